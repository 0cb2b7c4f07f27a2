import { isolate } from '@meowtale/contracts/isolate';
import { IconArrowDown, IconArrowUp, IconButton, IconEdit, IconTrash, SortableGrid, Switch, Text, Title } from '@meowtale/ui';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useWorkWords } from '../resource-selector/use-work-words.ts';
import type { SiteModule } from './documents.ts';
import styles from './site-editor.module.css';
import type { SiteStore } from './site-store.ts';
import { useSortableLabels } from './use-sortable-labels.ts';
import { hiddenFrom } from './visitors-view.ts';

interface ModuleListProps {
  store: SiteStore;
  onSet(module: SiteModule): void;
}

/** Renders a site's modules in their order: dragged by mouse or keyboard, or moved one place by buttons. */
export function ModuleList({ store, onSet }: ModuleListProps) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const { draft, faults, move, remove, show } = useStore(store);
  const { modules } = draft;
  const labels = useSortableLabels((number) => t('module.drag', { number }));
  return (
    <div ref={place} tabIndex={-1}>
      <SortableGrid
        label={t('editor.modules')}
        layout="list"
        itemKeys={modules.map((module) => module.cid)}
        disabled={modules.length < 2}
        onMove={move}
        labels={labels}
        renderItem={(cid, index, handle) => {
          const module = modules[index];
          return module ? (
            <ModuleRow
              key={cid}
              module={module}
              reasons={faults.filter((fault) => fault.module === module).map(({ key }) => key)}
              index={index}
              last={index === modules.length - 1}
              handle={handle}
              onMove={(by) => move(index, index + by)}
              onShow={(shown) => show(cid, shown)}
              onSet={() => onSet(module)}
              onRemove={() => {
                remove(cid);
                place.current?.focus();
              }}
            />
          ) : null;
        }}
      />
    </div>
  );
}

interface ModuleRowProps {
  module: SiteModule;
  /** Locale keys of what prevents it from being saved. */
  reasons: readonly string[];
  index: number;
  last: boolean;
  /** Null where nothing can be moved. */
  handle: ReactNode;
  onMove(by: 1 | -1): void;
  onShow(shown: boolean): void;
  onSet(): void;
  onRemove(): void;
}

function ModuleRow({ module, reasons, index, last, handle, onMove, onShow, onSet, onRemove }: ModuleRowProps) {
  const { t } = useTranslation();
  const number = index + 1;
  const { title } = module.element;
  return (
    <section className={styles.module} aria-label={t('module.named', { number })}>
      <div className={styles.head}>
        {handle}
        <div className={styles.words}>
          <Title level={3} size={17}>
            {title || t(`template.${module.type}`)}
          </Title>
          <ModuleNote module={module} />
          {[...new Set(reasons)].map((key) => (
            <Text key={key} size="small" tone="danger">
              {t([key, 'invalid.text'])}
            </Text>
          ))}
        </div>
      </div>
      <div className={styles.tools}>
        <Switch label={t('module.shown')} checked={module.isActive} onChange={onShow} />
        <IconButton
          size="small"
          label={t('module.up', { number })}
          icon={<IconArrowUp size={18} aria-hidden="true" />}
          disabled={index === 0}
          onClick={() => onMove(-1)}
        />
        <IconButton
          size="small"
          label={t('module.down', { number })}
          icon={<IconArrowDown size={18} aria-hidden="true" />}
          disabled={last}
          onClick={() => onMove(1)}
        />
        <IconButton size="small" label={t('module.set', { number })} icon={<IconEdit size={18} aria-hidden="true" />} onClick={onSet} />
        <IconButton
          size="small"
          label={t('module.remove', { number })}
          icon={<IconTrash size={18} aria-hidden="true" />}
          onClick={onRemove}
        />
      </div>
    </section>
  );
}

/** Renders a summary of a module's content, and what visitors don't see of it. */
function ModuleNote({ module }: { module: SiteModule }) {
  const { t } = useTranslation();
  const wordsOf = useWorkWords();
  const { type, element, list, article, gameInfo } = module;
  const there = list.filter((item) => item.store ?? item.article);
  const { gone, offSale, adult, whole } = hiddenFrom(module);
  const parts = [
    ...(element.title ? [t(`template.${type}`)] : []),
    ...(there.length > 0 ? [t('module.count', { count: there.length })] : []),
    ...(article?.article ? [isolate(article.article.headline) || t('article.untitled')] : []),
    ...(gameInfo?.store ? [isolate(wordsOf(gameInfo.store).name)] : []),
  ];
  const sentences = [
    ...(gone > 0 ? [t('module.goneCount', { count: gone })] : []),
    ...(offSale > 0 ? [t('module.offSaleCount', { count: offSale })] : []),
    ...(whole ? [t('module.nothingShown')] : []),
  ];
  return (
    <>
      {parts.length > 0 ? (
        <Text size="small" tone="muted">
          {parts.join(' · ')}
        </Text>
      ) : null}
      {sentences.map((sentence) => (
        <Text key={sentence} size="small" tone="danger">
          {sentence}
        </Text>
      ))}
      {adult > 0 ? (
        <Text size="small" tone="muted">
          {t('module.adultCount', { count: adult })}
        </Text>
      ) : null}
    </>
  );
}
