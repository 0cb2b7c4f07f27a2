import { PAGE_SIZE_DEFAULT } from '@meowtale/contracts';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { SELECT_STORES, type StoreRow } from './documents.ts';
import type { Asked, Picked } from './picked.ts';
import type { Choice } from './resource-selector.tsx';
import { ResourceTable } from './resource-table.tsx';
import { useWorkWords } from './use-work-words.ts';

const toPicked = (store: StoreRow): Picked => ({ resourceType: 'store', resourceUUID: store.uuid, store, uid: null, article: null });

/** Renders every released work. */
export function StoreRows({ choice, asked }: { choice: Choice; asked: Asked }) {
  const { t } = useTranslation();
  const wordsOf = useWorkWords();
  const q = { page: asked.page, pageSize: PAGE_SIZE_DEFAULT, keyword: asked.keyword };
  const [{ data, error, fetching }, ask] = useQuery({ query: SELECT_STORES, variables: { q } });
  return (
    <ResourceTable
      label={t('selector.tab.store')}
      rows={data?.findStore.list.map((store) => ({ picked: toPicked(store), ...wordsOf(store), updatedAt: store.updated_at }))}
      total={data?.findStore.totalCount ?? 0}
      none={{ title: t('selector.none.store'), text: t('selector.noneText.store') }}
      error={error}
      fetching={fetching}
      onRetry={() => ask({ requestPolicy: 'network-only' })}
      choice={choice}
      asked={asked}
    />
  );
}
