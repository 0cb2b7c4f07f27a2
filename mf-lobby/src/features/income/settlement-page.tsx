import { ORDER_STATE, PAGE_SIZE_DEFAULT } from '@meowtale/contracts';
import { month as monthText } from '@meowtale/contracts/inputs/wallet/settlement';
import { Button, Card, EmptyState, Skeleton, Stack, StatusPill, Table, type TableColumn, UserText } from '@meowtale/ui';
import {
  Failure,
  formatCoins,
  formatDate,
  formatDateTime,
  formatMonth,
  formatNumber,
  Link,
  PageLinks,
  pageOf,
  paths,
  type RouteProps,
  StaleNotice,
  useHost,
  useLocation,
  withQuery,
} from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { FactList } from '../../app/fact-list.tsx';
import { IncomeFrame } from './income-tabs.tsx';
import { findOneSettlement, type SettledOrder, TOUCHES_SALES } from './reconciliation-documents.ts';
import { UnknownMonth } from './unknown-month.tsx';
import { WaterfallPopup } from './waterfall-popup.tsx';

/** Renders `/lobby/income/settlement/:month`: one month's settlement by sale. */
export function SettlementPage({ params: { month = '' } }: RouteProps) {
  return monthText.safeParse(month).success ? <Settlement month={month} /> : <UnknownMonth />;
}

function Settlement({ month }: { month: string }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const page = pageOf(useLocation().search);
  const [{ data, error, fetching }, ask] = useQuery({
    query: findOneSettlement,
    variables: { month, q: { page, pageSize: PAGE_SIZE_DEFAULT } },
    context: TOUCHES_SALES,
    requestPolicy: 'cache-and-network',
  });
  const settlement = data?.findSettlement.list[0];
  const retry = () => ask({ requestPolicy: 'network-only' });
  return (
    <IncomeFrame
      tab="reconciliation"
      title={t('settlement.of', { month: formatMonth(month, locale) })}
      subtitle={t('settlement.subtitle')}
      actions={
        <Link className="mt-anchor" to={paths.lobbyIncome('reconciliation')}>
          {t('reconciliation.back')}
        </Link>
      }
    >
      {error && !data ? (
        <Failure title={t('settlement.failed')} error={error} onRetry={retry} retrying={fetching} />
      ) : (
        <Stack gap={24}>
          {error && !fetching ? <StaleNotice error={error} onRetry={retry} /> : null}
          {settlement ? (
            <Card>
              <FactList
                facts={[
                  { name: t('settlement.settledAt'), value: formatDate(settlement.settled_at, locale) },
                  { name: t('settlement.orders'), value: formatNumber(settlement.order_count, locale) },
                  { name: t('settlement.share'), value: formatCoins(settlement.share, locale) },
                  { name: t('settlement.amount'), value: formatCoins(settlement.amount, locale) },
                ]}
              />
            </Card>
          ) : null}
          {fetching && !data ? (
            <Card>
              <Skeleton lines={4} />
            </Card>
          ) : null}
          <Orders orders={settlement?.orders.list ?? []} loading={fetching && !data} />
          <PageLinks
            page={page}
            pageSize={PAGE_SIZE_DEFAULT}
            total={settlement?.orders.totalCount ?? 0}
            pathFor={(next) => withQuery(paths.lobbySettlement(month), { page: next })}
          />
        </Stack>
      )}
    </IncomeFrame>
  );
}

function Orders({ orders, loading }: { orders: SettledOrder[]; loading: boolean }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const [opened, setOpened] = useState<string | null>(null);
  const columns: TableColumn<SettledOrder>[] = [
    {
      key: 'paid',
      header: t('income.paid'),
      fit: true,
      nowrap: true,
      render: ({ paid_at }) => <time dateTime={paid_at}>{formatDateTime(paid_at, locale)}</time>,
    },
    { key: 'work', header: t('income.work'), rowHeader: true, render: ({ store_name }) => <UserText>{store_name}</UserText> },
    {
      key: 'roles',
      header: t('settlement.roles'),
      render: ({ roles }) => new Intl.ListFormat(locale).format(roles.map((role) => t(`waterfall.role.${role}`))),
    },
    {
      key: 'state',
      header: t('income.state'),
      fit: true,
      nowrap: true,
      render: ({ state }) =>
        state === ORDER_STATE.refunded ? (
          <StatusPill tone="danger">{t('income.stateOf.refunded')}</StatusPill>
        ) : (
          <StatusPill tone="mint">{t('income.stateOf.settled')}</StatusPill>
        ),
    },
    { key: 'price', header: t('income.price'), kind: 'number', fit: true, render: ({ price }) => formatCoins(price, locale) },
    { key: 'share', header: t('settlement.share'), kind: 'number', fit: true, render: ({ share }) => formatCoins(share, locale) },
    {
      key: 'amount',
      header: t('settlement.amount'),
      kind: 'number',
      fit: true,
      strong: true,
      render: ({ amount }) => formatCoins(amount, locale),
    },
  ];
  return (
    <>
      <Table
        label={t('income.sales')}
        columns={columns}
        rows={orders}
        rowKey={({ order_uuid }) => order_uuid}
        loading={loading}
        loadingLabel={t('settlement.loading')}
        empty={
          <EmptyState kind="desk" level={2} title={t('settlement.none')}>
            {t('settlement.noneHint')}
          </EmptyState>
        }
        actionsLabel={t('waterfall.open')}
        rowActions={({ order_uuid, store_name }) => (
          <Button
            size="small"
            variant="ghost"
            onClick={() => setOpened(order_uuid)}
            aria-label={t('waterfall.openNamed', { name: store_name })}
          >
            {t('waterfall.open')}
          </Button>
        )}
      />
      <WaterfallPopup order={opened} onClose={() => setOpened(null)} />
    </>
  );
}
