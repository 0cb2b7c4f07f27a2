import { PAGE_SIZE_DEFAULT } from '@meowtale/contracts';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { type LinkRow, SELECT_AD_LINKS } from './documents.ts';
import type { Asked, Picked } from './picked.ts';
import type { Choice } from './resource-selector.tsx';
import { ResourceTable } from './resource-table.tsx';
import { useWorkWords } from './use-work-words.ts';

const toPicked = ({ uuid, uid, store }: LinkRow): Picked => ({
  resourceType: 'store_ad_link',
  resourceUUID: uuid,
  store,
  uid,
  article: null,
});

/** Renders works by the person's tracked links. */
export function AdLinkRows({ choice, asked }: { choice: Choice; asked: Asked }) {
  const { t } = useTranslation();
  const wordsOf = useWorkWords();
  const q = { page: asked.page, pageSize: PAGE_SIZE_DEFAULT, keyword: asked.keyword };
  const [{ data, error, fetching }, ask] = useQuery({ query: SELECT_AD_LINKS, variables: { q }, requestPolicy: 'cache-and-network' });
  return (
    <ResourceTable
      label={t('selector.tab.distributed')}
      rows={data?.findStoreAdLink.list.map((link) => {
        const { name, cover } = wordsOf(link.store);
        return { picked: toPicked(link), name: link.name, note: name, cover, updatedAt: link.updated_at };
      })}
      total={data?.findStoreAdLink.totalCount ?? 0}
      none={{ title: t('selector.none.distributed'), text: t('selector.noneText.distributed') }}
      error={error}
      fetching={fetching}
      onRetry={() => ask({ requestPolicy: 'network-only' })}
      choice={choice}
      asked={asked}
    />
  );
}
