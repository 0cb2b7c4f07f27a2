import { PAGE_SIZE_DEFAULT } from '@meowtale/contracts';
import { EmptyState, Section, Stack, Table, type TableColumn, Text, UserText } from '@meowtale/ui';
import {
  Failure,
  formatCoins,
  formatCountry,
  formatDateTime,
  formatPercent,
  PageLinks,
  pageOf,
  StaleNotice,
  useHost,
  useLocation,
} from '@meowtale/web-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { FactList } from '../../app/fact-list.tsx';
import type { LinkNames } from '../income/report-place.ts';
import { SaleState } from '../income/sale-state.tsx';
import { useLoadedLinkNames } from '../income/use-link-names.ts';
import { findLinkSales, type LinkSale, type SalesOf, type SalesSum, TOUCHES_LINK_SALES } from './promoted-sales-documents.ts';

interface LinkSalesProps {
  of: SalesOf;
  /** Returns the address of another page of the list. */
  pathFor: (page: number) => string;
  /** Further sums, shown once there are sales. */
  sums?: ReactNode;
}

/** Renders the sales by one link or by all of a person's links to a work, with the person's share of each and their sums. */
export function LinkSales({ of, pathFor, sums }: LinkSalesProps) {
  const { t } = useTranslation();
  const page = pageOf(useLocation().search);
  const [{ data, error, fetching }, ask] = useQuery({
    query: findLinkSales,
    variables: { ...of, q: { page, pageSize: PAGE_SIZE_DEFAULT } },
    context: TOUCHES_LINK_SALES,
    requestPolicy: 'cache-and-network',
  });
  const { list = [], totalCount = 0, total } = data?.findStoreOrderBySeller ?? {};
  const retry = () => ask({ requestPolicy: 'network-only' });
  const kind = of.link === null ? 'all' : 'one';
  const names = useLoadedLinkNames(kind === 'all' ? list.map(({ ad_link_uid }) => ad_link_uid) : []);
  const columns = useColumns(kind === 'all', names);
  return (
    <Section title={t(`linkSales.title.${kind}`)} landmark={false}>
      {error && !data ? (
        <Failure title={t('linkSales.failed')} error={error} onRetry={retry} retrying={fetching} />
      ) : (
        <Stack gap={16}>
          <Text tone="muted">{t('linkSales.words')}</Text>
          {error && !fetching ? <StaleNotice error={error} onRetry={retry} /> : null}
          <Sums total={total} />
          <Table
            label={t(`linkSales.title.${kind}`)}
            columns={columns}
            rows={list}
            rowKey={({ uuid }) => uuid}
            loading={names === null || !data}
            loadingLabel={t('income.loading')}
            empty={
              <EmptyState kind="lamp" level={3} title={t(`linkSales.none.${kind}`)}>
                {t('linkSales.noneHint')}
              </EmptyState>
            }
          />
          <PageLinks page={page} pageSize={PAGE_SIZE_DEFAULT} total={totalCount} pathFor={pathFor} />
          {names && totalCount > 0 ? sums : null}
        </Stack>
      )}
    </Section>
  );
}

const SUMS = ['earned', 'pending', 'settled', 'taken_back'] as const;

/** Renders the sums; dashes before they are known. */
function Sums({ total }: { total: SalesSum | undefined }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  return (
    <FactList
      facts={SUMS.map((sum) => ({ name: t(`linkSales.sum.${sum}`), value: total ? formatCoins(total[sum], locale) : t('income.dash') }))}
    />
  );
}

function useColumns(withLink: boolean, names: LinkNames | null): TableColumn<LinkSale>[] {
  const { t } = useTranslation();
  const { locale } = useHost();
  const link: TableColumn<LinkSale> = {
    key: 'link',
    header: t('report.place.ad_link'),
    render: ({ ad_link_uid: uid }) => <UserText>{names?.get(uid ?? '') ?? uid ?? t('income.dash')}</UserText>,
  };
  return [
    {
      key: 'paid',
      header: t('income.paid'),
      fit: true,
      nowrap: true,
      render: ({ paid_at }) => (paid_at ? <time dateTime={paid_at}>{formatDateTime(paid_at, locale)}</time> : t('income.dash')),
    },
    { key: 'work', header: t('income.work'), rowHeader: true, render: ({ store_name }) => <UserText>{store_name}</UserText> },
    ...(withLink ? [link] : []),
    { key: 'country', header: t('income.country'), render: ({ country }) => formatCountry(country, locale) },
    { key: 'state', header: t('income.state'), fit: true, nowrap: true, render: (sale) => <SaleState sale={sale} /> },
    { key: 'price', header: t('income.price'), kind: 'number', fit: true, nowrap: true, render: ({ price }) => formatCoins(price, locale) },
    {
      key: 'rate',
      header: t('linkSales.rate'),
      kind: 'number',
      fit: true,
      nowrap: true,
      render: ({ promoter_rate: rate }) => (rate === null ? t('income.dash') : formatPercent(rate, locale)),
    },
    {
      key: 'share',
      header: t('marketing.figure.revenue'),
      kind: 'number',
      fit: true,
      strong: true,
      nowrap: true,
      render: (sale) => <ShareOf sale={sale} />,
    },
  ];
}

/** Renders the person's share of a sale, or what its refund took back. */
function ShareOf({ sale: { my_share, taken_back } }: { sale: LinkSale }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  if (taken_back !== null) return t('linkSales.takenBack', { coins: formatCoins(taken_back, locale) });
  return my_share === null ? t('income.dash') : formatCoins(my_share, locale);
}
