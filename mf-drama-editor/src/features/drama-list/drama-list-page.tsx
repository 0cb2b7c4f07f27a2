import { PAGE_SIZE_DRAMA } from '@meowtale/contracts';
import { Button, EmptyState, IconPlus, IconUpload, Page, PageHeader, Stack } from '@meowtale/ui';
import { Failure, lazyView, PageLinks, paths, StaleNotice, useHost, useLocation } from '@meowtale/web-kit';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { gql, useQuery } from 'urql';
import { useCopyDrama } from './copy-drama.ts';
import { CreateDramaPopup } from './create-drama-popup.tsx';
import { DeleteDramaDialog } from './delete-drama-dialog.tsx';
import { DramaSearch } from './drama-search.tsx';
import { type DramaRow, DramaTable, dramaRow } from './drama-table.tsx';
import { readListAddress } from './list-address.ts';
import { useFocusAfter } from './use-focus-after.ts';

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

// An empty list names no drama, and still changes when one is created.
const CONTEXT = { additionalTypenames: ['Drama'] };

// The readers of other programs' formats are large and rarely needed.
const ImportPopup = lazyView(async () => (await import('../transfer/import-popup.tsx')).ImportPopup);

export function DramaListPage() {
  const { t } = useTranslation();
  const { navigation } = useHost();
  const { page, keyword } = readListAddress(useLocation().search);
  const q = { page, pageSize: PAGE_SIZE_DRAMA, orderField: 'updated_at-desc', keyword };
  const [{ data, error, fetching }, ask] = useQuery({ query: findDramas, variables: { q }, context: CONTEXT });
  const [creating, setCreating] = useState(false);
  const [importing, setImporting] = useState(false);
  const [deleting, setDeleting] = useState<DramaRow | null>(null);
  const { list = [], totalCount = 0 } = data?.findDrama ?? {};
  const address = (target: number) => paths.lobbyDrama({ page: target, q: keyword });
  const retry = () => ask({ requestPolicy: 'network-only' });

  // The last page lost its last drama: the page before it is shown.
  const lastPage = Math.max(1, Math.ceil(totalCount / PAGE_SIZE_DRAMA));
  const beyond = data !== undefined && !fetching && page > lastPage;
  useEffect(() => {
    if (beyond) navigation.replace(paths.lobbyDrama({ page: lastPage, q: keyword }));
  }, [beyond, lastPage, keyword, navigation]);

  const { copy } = useCopyDrama(retry);
  const { box, goes } = useFocusAfter(list);

  const create = (
    <Button variant="primary" leftIcon={<IconPlus size={18} aria-hidden="true" />} onClick={() => setCreating(true)}>
      {t('list.create')}
    </Button>
  );
  const searchable = totalCount > 0 || keyword !== '';
  return (
    <Page width="wide">
      <PageHeader
        title={t('list.title')}
        subtitle={t('list.subtitle')}
        actions={
          <>
            <Button leftIcon={<IconUpload size={18} aria-hidden="true" />} onClick={() => setImporting(true)}>
              {t('transfer.import')}
            </Button>
            {searchable ? create : null}
          </>
        }
      />
      {error && !fetching && !data ? (
        <Failure title={t('list.failed')} error={error} onRetry={retry} />
      ) : (
        <Stack gap={16}>
          {error && !fetching ? <StaleNotice error={error} onRetry={retry} /> : null}
          {searchable ? <DramaSearch keyword={keyword} /> : null}
          <div ref={box} tabIndex={-1}>
            <DramaTable
              rows={list}
              loading={fetching && !data}
              empty={<NoDramas keyword={keyword} create={create} />}
              onCopy={copy}
              onDelete={setDeleting}
            />
          </div>
          <PageLinks page={page} pageSize={PAGE_SIZE_DRAMA} total={totalCount} pathFor={address} />
        </Stack>
      )}
      <CreateDramaPopup open={creating} onClose={() => setCreating(false)} />
      {importing ? (
        <Suspense fallback={null}>
          <ImportPopup onClose={() => setImporting(false)} />
        </Suspense>
      ) : null}
      <DeleteDramaDialog
        drama={deleting}
        onClose={() => setDeleting(null)}
        onDeleted={({ uuid }) => {
          goes(uuid);
          retry();
        }}
      />
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
