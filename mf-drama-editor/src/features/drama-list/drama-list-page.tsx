import { PAGE_SIZE_DRAMA } from '@meowtale/contracts';
import { Button, EmptyState, ErrorState, IconPlus, Notice, Page, PageHeader, Stack } from '@meowtale/ui';
import { paths, toAppError, useHost, useLocation } from '@meowtale/web-kit';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { gql, useQuery } from 'urql';
import { errorSentence } from '../../app/error-sentence.ts';
import { CreateDramaPopup } from './create-drama-popup.tsx';
import { DeleteDramaDialog } from './delete-drama-dialog.tsx';
import { DramaPager } from './drama-pager.tsx';
import { DramaSearch } from './drama-search.tsx';
import { type DramaRow, DramaTable, dramaRow } from './drama-table.tsx';
import { readListAddress } from './list-address.ts';

const findDramas = gql<{ findDrama: { list: DramaRow[]; totalCount: number } }, { q: object }>`
  query DramaList($q: ListQuery) {
    findDrama(q: $q) {
      list {
        ...DramaRow_Drama
      }
      totalCount
    }
  }
  ${dramaRow}
`;

// An empty list names no drama, and still changes when one is made.
const CONTEXT = { additionalTypenames: ['Drama'] };

export function DramaListPage() {
  const { t } = useTranslation();
  const { navigation } = useHost();
  const { page, keyword } = readListAddress(useLocation().search);
  const q = { page, pageSize: PAGE_SIZE_DRAMA, orderField: 'updated_at-desc', keyword };
  const [{ data, error, fetching }, ask] = useQuery({ query: findDramas, variables: { q }, context: CONTEXT });
  const [creating, setCreating] = useState(false);
  const [deleting, setDeleting] = useState<DramaRow | null>(null);
  const { list = [], totalCount = 0 } = data?.findDrama ?? {};
  const retry = () => ask({ requestPolicy: 'network-only' });

  // The last drama of the last page is gone: there is still the page before it.
  const lastPage = Math.max(1, Math.ceil(totalCount / PAGE_SIZE_DRAMA));
  const beyond = data !== undefined && !fetching && page > lastPage;
  useEffect(() => {
    if (beyond) navigation.replace(paths.lobbyDrama({ page: lastPage === 1 ? undefined : lastPage, q: keyword }));
  }, [beyond, lastPage, keyword, navigation]);

  const create = (
    <Button variant="primary" leftIcon={<IconPlus size={18} aria-hidden="true" />} onClick={() => setCreating(true)}>
      {t('list.create')}
    </Button>
  );
  const failure = error && !fetching ? toAppError(error) : null;
  const searchable = totalCount > 0 || keyword !== '';
  return (
    <Page width="wide">
      <PageHeader title={t('list.title')} subtitle={t('list.subtitle')} actions={searchable ? create : undefined} />
      {failure && !data ? (
        <ErrorState
          title={t('list.failed')}
          code={failure.code}
          codeLabel={t('error.code')}
          requestId={failure.requestId}
          requestIdLabel={t('error.requestId')}
          onRetry={retry}
          retryLabel={t('error.retry')}
        >
          {errorSentence(t, failure)}
        </ErrorState>
      ) : (
        <Stack gap={16}>
          {failure ? (
            <Notice tone="warning" live actions={<Button onClick={retry}>{t('error.retry')}</Button>}>
              {t('list.stale')} {errorSentence(t, failure)}
            </Notice>
          ) : null}
          {searchable ? <DramaSearch keyword={keyword} /> : null}
          <DramaTable
            rows={list}
            loading={fetching && !data}
            empty={<NoDramas keyword={keyword} create={create} />}
            onDelete={setDeleting}
          />
          {totalCount > PAGE_SIZE_DRAMA ? <DramaPager page={page} total={totalCount} keyword={keyword} /> : null}
        </Stack>
      )}
      <CreateDramaPopup open={creating} onClose={() => setCreating(false)} />
      <DeleteDramaDialog drama={deleting} onClose={() => setDeleting(null)} onDeleted={retry} />
    </Page>
  );
}

function NoDramas({ keyword, create }: { keyword: string; create: ReactNode }) {
  const { t } = useTranslation();
  if (keyword) {
    return (
      <EmptyState kind="search" level={2} title={t('list.noneFound', { keyword })}>
        {t('list.noneFoundHint')}
      </EmptyState>
    );
  }
  return (
    <EmptyState kind="stage" level={2} title={t('list.none')} actions={create}>
      {t('list.noneHint')}
    </EmptyState>
  );
}
