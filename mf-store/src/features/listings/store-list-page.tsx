import { PAGE_SIZE_DEFAULT } from '@meowtale/contracts';
import { Button, EmptyState, Notice, Page, PageHeader, Stack } from '@meowtale/ui';
import { Failure, PageLinks, toAppError, useErrorSentence, useHost, useLocation } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { STORE_LIST, type StoreListData } from './documents.ts';
import { filtersPath, filtersToQuery, isFiltered, readFilters, type StoreFilters } from './filters.ts';
import { FiltersBar } from './filters-bar.tsx';
import { ListingGrid } from './listing-grid.tsx';

/** `/store`: everything on sale, by category, price and language. */
export function StoreListPage() {
  const { t } = useTranslation();
  const sentence = useErrorSentence();
  const filters = readFilters(useLocation().search);
  const [{ data, error, fetching }, ask] = useQuery<StoreListData>({
    query: STORE_LIST,
    variables: { q: filtersToQuery(filters, PAGE_SIZE_DEFAULT) },
  });
  const found = data?.findStore;
  const isEmpty = !error && found?.list.length === 0;
  const retry = () => ask({ requestPolicy: 'network-only' });
  const heading = filters.keyword ? t('list.searched', { keyword: filters.keyword }) : t('list.title');
  return (
    <Page>
      <Stack gap={24}>
        <PageHeader title={heading} subtitle={found && !isEmpty ? t('list.count', { count: found.totalCount }) : undefined} />
        <FiltersBar filters={filters} isClearedBelow={isEmpty} />
        {found && error ? <Notice tone="warning">{sentence(toAppError(error))}</Notice> : null}
        {!found && error ? <Failure error={error} title={t('list.failed')} onRetry={retry} retrying={fetching} /> : null}
        {isEmpty ? <NothingFound filters={filters} /> : null}
        {found || fetching ? <ListingGrid listings={found?.list ?? []} loading={fetching} level={2} /> : null}
        <PageLinks
          page={filters.page}
          pageSize={PAGE_SIZE_DEFAULT}
          total={found?.totalCount ?? 0}
          pathFor={(page) => filtersPath(filters, { page })}
        />
      </Stack>
    </Page>
  );
}

function NothingFound({ filters }: { filters: StoreFilters }) {
  const { t } = useTranslation();
  const { navigation } = useHost();
  if (!isFiltered(filters))
    return (
      <EmptyState kind="shelf" level={2} title={t('list.emptyTitle')}>
        {t('list.emptyText')}
      </EmptyState>
    );
  const clear = <Button onClick={() => navigation.push(filtersPath(readFilters('')))}>{t('filters.clear')}</Button>;
  return (
    <EmptyState kind="search" level={2} title={t('list.noneTitle')} actions={clear}>
      {t('list.noneText')}
    </EmptyState>
  );
}
