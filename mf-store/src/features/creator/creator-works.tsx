import { ADULT_CATEGORIES, OPEN_CATEGORIES, PAGE_SIZE_DEFAULT } from '@meowtale/contracts';
import { isAdultCategory } from '@meowtale/contracts/categories';
import { EmptyState, Section, Stack, Tabs } from '@meowtale/ui';
import { Failure, PageLinks, pageOf, paths, StaleNotice, useHost, useLocation } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { STORE_LIST, type StoreListData } from '../listings/documents.ts';
import { ListingGrid } from '../listings/listing-grid.tsx';

/** Renders a creator's works, the newest first. Adult works are listed when the address names them, which brings the gate (ADR 10). */
export function CreatorWorks({ uuid }: { uuid: string }) {
  const { t } = useTranslation();
  const { locale, navigation } = useHost();
  const { search } = useLocation();
  const page = pageOf(search);
  const shelf = (new URLSearchParams(search).get('category') ?? '').split(',').some(isAdultCategory) ? 'adult' : 'open';
  const pathOf = (next: string, at?: number) => paths.creator(uuid, { category: next === 'adult' ? ADULT_CATEGORIES : [], page: at });
  const categories = shelf === 'adult' ? ADULT_CATEGORIES : OPEN_CATEGORIES;
  const [{ data, error, fetching }, ask] = useQuery<StoreListData>({
    query: STORE_LIST,
    variables: { q: { author: uuid, categories, page, pageSize: PAGE_SIZE_DEFAULT, orderField: 'released_at-desc' }, language: locale },
  });
  const again = () => ask({ requestPolicy: 'network-only' });
  const found = data?.findStore;
  const isEmpty = found?.list.length === 0;
  return (
    <Section title={t('creator.works')}>
      <Stack gap={24}>
        <Tabs
          label={t('creator.which')}
          value={shelf}
          items={['open', 'adult'].map((value) => ({ value, label: t(`creator.shelf.${value}`), href: navigation.href(pathOf(value)) }))}
          onChange={(value) => navigation.push(pathOf(value))}
        />
        {error && found ? <StaleNotice error={error} onRetry={again} /> : null}
        {error && !found ? <Failure error={error} title={t('list.failed')} onRetry={again} retrying={fetching} /> : null}
        {isEmpty ? (
          <EmptyState kind="shelf" level={3} title={t('creator.emptyTitle')}>
            {t('creator.emptyText')}
          </EmptyState>
        ) : null}
        {(found || !error) && !isEmpty ? <ListingGrid listings={found?.list ?? []} loading={fetching && !found} level={3} /> : null}
        <PageLinks page={page} pageSize={PAGE_SIZE_DEFAULT} total={found?.totalCount ?? 0} pathFor={(next) => pathOf(shelf, next)} />
      </Stack>
    </Section>
  );
}
