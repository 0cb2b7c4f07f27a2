import { PAGE_SIZE_DEFAULT } from '@meowtale/contracts';
import { Page, PageHeader, Stack } from '@meowtale/ui';
import { Failure, StaleNotice, useHost, useLocation } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { CREATOR } from '../creator/documents.ts';
import { STORE_LIST, type StoreListData } from './documents.ts';
import { filterParts } from './filter-parts.ts';
import { listVariables, readFilters, type StoreFilters } from './filters.ts';
import { KeywordLinks } from './keyword-links.tsx';
import { ListingGrid } from './listing-grid.tsx';
import { NothingFound } from './nothing-found.tsx';
import { PageFoot } from './page-foot.tsx';
import { ShelfBar } from './shelf-bar.tsx';
import { useListTitle } from './use-list-title.ts';

/** Renders `/store`: all works on sale, searched, filtered and ordered by its address. */
export function StoreListPage() {
  const { t } = useTranslation();
  const { locale } = useHost();
  const filters = readFilters(useLocation().search);
  const [{ data, error, fetching }, ask] = useQuery<StoreListData>({
    query: STORE_LIST,
    variables: { ...listVariables(filters, PAGE_SIZE_DEFAULT), language: locale },
  });
  const creatorName = useCreatorName(filters);
  const parts = filterParts(filters, { t, locale, creatorName });
  const found = data?.findStore;
  const isEmpty = !error && found?.list.length === 0;
  const retry = () => ask({ requestPolicy: 'network-only' });
  const heading = useListTitle(filters);
  const count = found && !isEmpty ? t(found.totalCountIsExact ? 'list.count' : 'list.countMore', { count: found.totalCount }) : null;
  return (
    <Page>
      <Stack gap={24}>
        {/* The line is there from the start, so that nothing below it moves. */}
        <PageHeader title={heading} subtitle={<span role="status">{count ?? '\u00a0'}</span>} />
        <ShelfBar filters={filters} parts={parts} isClearedBelow={isEmpty} />
        {found && error ? <StaleNotice error={error} onRetry={retry} /> : null}
        {!found && error ? <Failure error={error} title={t('list.failed')} onRetry={retry} retrying={fetching} /> : null}
        {found && filters.keyword ? <KeywordLinks filters={filters} listings={found.list} /> : null}
        {isEmpty && !fetching ? <NothingFound filters={filters} creatorName={creatorName} /> : null}
        {(found && !isEmpty) || fetching ? <ListingGrid listings={found?.list ?? []} loading={fetching} level={2} /> : null}
        {found && !error ? <PageFoot filters={filters} found={found} /> : null}
      </Stack>
    </Page>
  );
}

/** Returns the name of the chosen creator; empty without one, and while unknown. */
function useCreatorName({ creator }: StoreFilters): string {
  const [{ data }] = useQuery({ query: CREATOR, variables: { uuid: creator ?? '' }, pause: creator === null });
  return creator === null ? '' : (data?.findUserPublic.list[0]?.nickname ?? '');
}
