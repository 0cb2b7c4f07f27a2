import { Button, Modal, Stack, type TabItem, Tabs, TextInput } from '@meowtale/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AdLinkRows } from './ad-link-rows.tsx';
import { ArticleRows } from './article-rows.tsx';
import type { Picked } from './picked.ts';
import { StoreRows } from './store-rows.tsx';
import { useSearch } from './use-search.ts';

export interface ResourceSelectorProps {
  /** Several with a button that confirms; or one, chosen by a click. */
  mode: 'multiple' | 'single';
  /** Maximum number of choices. */
  most: number;
  /** Ids in the list already: they can't be chosen again. */
  taken: readonly string[];
  /** Whether articles can be chosen besides works. */
  articles?: boolean;
  onPick(picked: readonly Picked[]): void;
  onClose(): void;
}

type Tab = 'distributed' | 'store' | 'article';

/** Renders SPEC §2's resource selector: works by the person's tracked links, or all works; optionally the person's articles. */
export function ResourceSelector({ mode, most, taken, articles, onPick, onClose }: ResourceSelectorProps) {
  const { t } = useTranslation();
  const [tab, setTab] = useState<Tab>('store');
  const [picked, setPicked] = useState<readonly Picked[]>([]);
  const toggle = (resource: Picked) => {
    if (mode === 'single') return onPick([resource]);
    setPicked((before) =>
      before.some(({ resourceUUID }) => resourceUUID === resource.resourceUUID)
        ? before.filter(({ resourceUUID }) => resourceUUID !== resource.resourceUUID)
        : [...before, resource],
    );
  };
  const tabs: Tab[] = articles ? ['distributed', 'store', 'article'] : ['distributed', 'store'];
  const items: TabItem[] = tabs.map((value) => ({ value, label: t(`selector.tab.${value}`) }));
  return (
    <Modal
      open
      size="large"
      title={t(`selector.title.${mode}`)}
      onClose={onClose}
      closeLabel={t('popup.close')}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('popup.cancel')}
          </Button>
          {mode === 'multiple' ? (
            <Button variant="primary" disabled={picked.length === 0} onClick={() => onPick(picked)}>
              {t('selector.confirm', { count: picked.length })}
            </Button>
          ) : null}
        </>
      }
    >
      <Tabs label={t('selector.tabs')} items={items} value={tab} onChange={(value) => setTab(value as Tab)}>
        <Rows key={tab} tab={tab} choice={{ mode, picked, taken, full: mode === 'multiple' && picked.length >= most, toggle }} />
      </Tabs>
    </Modal>
  );
}

/** The selection, as the rows of every tab see it. */
export interface Choice {
  mode: 'multiple' | 'single';
  picked: readonly Picked[];
  taken: readonly string[];
  /** No more can be chosen. */
  full: boolean;
  toggle(resource: Picked): void;
}

const ROWS = { distributed: AdLinkRows, store: StoreRows, article: ArticleRows } as const;

function Rows({ tab, choice }: { tab: Tab; choice: Choice }) {
  const { t } = useTranslation();
  const { typed, setTyped, keyword, page, setPage } = useSearch();
  const List = ROWS[tab];
  return (
    <Stack gap={16}>
      <TextInput
        type="search"
        label={t(`selector.search.${tab}`)}
        maxLength={100}
        data-autofocus
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <List choice={choice} asked={{ keyword, page, setPage }} />
    </Stack>
  );
}
