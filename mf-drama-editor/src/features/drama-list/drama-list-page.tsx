import { PAGE_SIZE_DRAMA } from '@meowtale/contracts';
import { Button, IconPlus, Page, PageHeader, Stack } from '@meowtale/ui';
import { Failure, PageLinks, StaleNotice, useHost, useLocation } from '@meowtale/web-kit';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { gql, useQuery } from 'urql';
import { useArchiveDrama } from './archive-drama.ts';
import { ArchiveTabs } from './archive-tabs.tsx';
import { useCopyDrama } from './copy-drama.ts';
import { CreateDramaPopup } from './create-drama-popup.tsx';
import { DeleteDramaDialog } from './delete-drama-dialog.tsx';
import { DramaFilters, type DramaLabel } from './drama-filters.tsx';
import { type DramaRow, DramaTable, dramaRow } from './drama-table.tsx';
import { listAddress, readListAddress } from './list-address.ts';
import { NoDramas } from './no-dramas.tsx';
import { TransferButtons } from './transfer-buttons.tsx';
import { useFocusAfter } from './use-focus-after.ts';

interface DramasAnswer {
  findDrama: { list: DramaRow[]; totalCount: number };
  findDramaLabel: DramaLabel[];
}

const findDramas = gql<DramasAnswer, { q: object; label: string | null; isArchived: boolean }>`
  query DramaList($q: ListQuery, $label: String, $isArchived: Boolean) {
    findDrama(q: $q, label: $label, isArchived: $isArchived) {
      list {
        ...DramaRow_Drama
      }
      totalCount
    }
    findDramaLabel(isArchived: $isArchived) {
      label
      count
    }
  }
  ${dramaRow}
`;

// An empty list names no drama, and still changes when one is created.
const CONTEXT = { additionalTypenames: ['Drama'] };

export function DramaListPage() {
  const { t } = useTranslation();
  const { navigation } = useHost();
  const { page, ...at } = readListAddress(useLocation().search);
  const { keyword, label, isArchived } = at;
  const q = { page, pageSize: PAGE_SIZE_DRAMA, orderField: 'updated_at-desc', keyword };
  const [{ data, error, fetching }, ask] = useQuery({
    query: findDramas,
    variables: { q, label: label || null, isArchived },
    context: CONTEXT,
  });
  const [creating, setCreating] = useState(false);
  const [deleting, setDeleting] = useState<DramaRow | null>(null);
  const { list = [], totalCount = 0 } = data?.findDrama ?? {};
  const retry = () => ask({ requestPolicy: 'network-only' });

  // The last page lost its last drama: the page before it is shown.
  const lastPage = Math.max(1, Math.ceil(totalCount / PAGE_SIZE_DRAMA));
  const beyond = data !== undefined && !fetching && page > lastPage;
  useEffect(() => {
    if (beyond) navigation.replace(listAddress({ keyword, label, isArchived }, lastPage));
  }, [beyond, lastPage, keyword, label, isArchived, navigation]);

  const { copy } = useCopyDrama(retry);
  const { box, goes } = useFocusAfter(list);
  const archive = useArchiveDrama(({ uuid }) => {
    goes(uuid, 'archive');
    retry();
  });

  const create = (
    <Button variant="primary" leftIcon={<IconPlus size={18} aria-hidden="true" />} onClick={() => setCreating(true)}>
      {t('list.create')}
    </Button>
  );
  const searchable = totalCount > 0 || keyword !== '' || label !== '';
  return (
    <Page width="wide">
      <PageHeader
        title={t('list.title')}
        subtitle={t('list.subtitle')}
        actions={
          <>
            <TransferButtons />
            {searchable || isArchived ? create : null}
          </>
        }
      />
      <Stack gap={16}>
        <ArchiveTabs isArchived={isArchived} />
        {error && !fetching && !data ? (
          <Failure title={t('list.failed')} error={error} onRetry={retry} />
        ) : (
          <>
            {error && !fetching ? <StaleNotice error={error} onRetry={retry} /> : null}
            {searchable ? <DramaFilters at={at} labels={data?.findDramaLabel ?? []} /> : null}
            <div ref={box} tabIndex={-1}>
              <DramaTable
                rows={list}
                loading={fetching && !data}
                empty={<NoDramas at={at} create={create} />}
                onCopy={copy}
                onArchive={archive}
                onDelete={setDeleting}
              />
            </div>
            <PageLinks page={page} pageSize={PAGE_SIZE_DRAMA} total={totalCount} pathFor={(target) => listAddress(at, target)} />
          </>
        )}
      </Stack>
      <CreateDramaPopup open={creating} onClose={() => setCreating(false)} />
      <DeleteDramaDialog
        drama={deleting}
        onClose={() => setDeleting(null)}
        onDeleted={({ uuid }) => {
          goes(uuid, 'bin');
          retry();
        }}
      />
    </Page>
  );
}
