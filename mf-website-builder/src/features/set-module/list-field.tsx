import { MODULE_LIST_MAX } from '@meowtale/contracts/inputs/catalog/site-module';
import {
  Button,
  Cover,
  IconArrowDown,
  IconArrowUp,
  IconButton,
  IconPlus,
  IconTrash,
  SortableGrid,
  Stack,
  Switch,
  Text,
} from '@meowtale/ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Picked, toItem } from '../resource-selector/picked.ts';
import { ResourceSelector } from '../resource-selector/resource-selector.tsx';
import { useWorkWords } from '../resource-selector/use-work-words.ts';
import type { SiteItem } from '../site-editor/documents.ts';
import { useSortableLabels } from '../site-editor/use-sortable-labels.ts';
import { limitedTo } from '../site-editor/visitors-view.ts';
import type { ConfigProps } from './config-form.tsx';
import styles from './set-module.module.css';

const isGone = ({ store, article }: SiteItem) => store === null && article === null;

/** Renders works, and in grids articles too, in the order in which they are shown. */
export function ListField({ module, room, onChange }: ConfigProps) {
  const { t } = useTranslation();
  const [choosing, setChoosing] = useState(false);
  const labels = useSortableLabels((number) => t('list.drag', { number }));
  const { list, type } = module;
  const most = Math.min(MODULE_LIST_MAX - list.length, room - list.length);
  const add = (picked: readonly Picked[]) => {
    setChoosing(false);
    onChange({ list: [...list, ...picked.slice(0, most).map(toItem)] });
  };
  const move = (from: number, to: number) => {
    const next = [...list];
    next.splice(to, 0, ...next.splice(from, 1));
    onChange({ list: next });
  };
  const put = (cid: string, changed: Partial<SiteItem>) =>
    onChange({ list: list.map((item) => (item.cid === cid ? { ...item, ...changed } : item)) });
  return (
    <Stack gap={12}>
      <span className="mt-label">{t('list.label')}</span>
      {list.length === 0 ? <Text tone="muted">{t('list.empty')}</Text> : null}
      <SortableGrid
        label={t('list.label')}
        layout="list"
        itemKeys={list.map((item) => item.cid)}
        disabled={list.length < 2}
        onMove={move}
        labels={labels}
        renderItem={(cid, index, handle) => {
          const item = list[index];
          return item ? (
            <Item
              key={cid}
              item={item}
              index={index}
              last={index === list.length - 1}
              handle={handle}
              onMove={(by) => move(index, index + by)}
              onShow={(isActive) => put(cid, { isActive })}
              onRemove={() => onChange({ list: list.filter((each) => each.cid !== cid) })}
            />
          ) : null;
        }}
      />
      <div>
        <Button disabled={most <= 0} leftIcon={<IconPlus size={16} aria-hidden="true" />} onClick={() => setChoosing(true)}>
          {t('list.choose')}
        </Button>
      </div>
      {most <= 0 ? (
        <Text size="small" tone="muted">
          {t(list.length >= MODULE_LIST_MAX ? 'website.errors.listTooLong' : 'website.errors.tooManyResources')}
        </Text>
      ) : null}
      {choosing ? (
        <ResourceSelector
          mode="multiple"
          most={most}
          taken={list.map((item) => item.resourceUUID)}
          articles={type !== 'player'}
          onPick={add}
          onClose={() => setChoosing(false)}
        />
      ) : null}
    </Stack>
  );
}

interface ItemProps {
  item: SiteItem;
  index: number;
  last: boolean;
  handle: ReactNode;
  onMove(by: 1 | -1): void;
  onShow(isActive: boolean): void;
  onRemove(): void;
}

function Item({ item, index, last, handle, onMove, onShow, onRemove }: ItemProps) {
  const { t } = useTranslation();
  const wordsOf = useWorkWords();
  const number = index + 1;
  const { name, cover } = item.article
    ? { name: item.article.headline || t('article.untitled'), cover: item.article.cover?.url ?? null }
    : wordsOf(item.store);
  return (
    <div className={styles.item}>
      {handle ?? <span />}
      <Cover src={cover} alt="" title={name} shape="wide" sizes="96px" />
      <div className={styles.itemName}>
        <Text dir="auto">{name}</Text>
        <Text size="small" tone={isGone(item) ? 'danger' : 'muted'}>
          {t(limitedTo(item) ?? `resource.${item.resourceType}`)}
        </Text>
      </div>
      <div className={styles.itemTools}>
        <Switch label={t('module.shown')} checked={item.isActive} onChange={onShow} />
        <IconButton
          size="small"
          label={t('list.up', { number })}
          disabled={index === 0}
          icon={<IconArrowUp size={16} aria-hidden="true" />}
          onClick={() => onMove(-1)}
        />
        <IconButton
          size="small"
          label={t('list.down', { number })}
          disabled={last}
          icon={<IconArrowDown size={16} aria-hidden="true" />}
          onClick={() => onMove(1)}
        />
        <IconButton
          size="small"
          label={t('list.remove', { number })}
          icon={<IconTrash size={16} aria-hidden="true" />}
          onClick={onRemove}
        />
      </div>
    </div>
  );
}
