import { ORDER_STATE } from '@meowtale/contracts';
import { Modal, Notice, Section, Skeleton, Stack, Table, type TableColumn, Text, Title, VisuallyHidden } from '@meowtale/ui';
import { Failure, formatCoins, formatDateTime, formatMonth, formatPercent, Link, paths, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { FactList } from '../../app/fact-list.tsx';
import { findWaterfall, type Waterfall, type WaterfallLine } from './waterfall-documents.ts';

interface WaterfallPopupProps {
  /** The sale; closed when null. */
  order: string | null;
  onClose: () => void;
}

/** Renders how one sale was split, and its ledger postings. */
export function WaterfallPopup({ order, onClose }: WaterfallPopupProps) {
  const { t } = useTranslation();
  return (
    <Modal open={order !== null} onClose={onClose} title={t('waterfall.title')} closeLabel={t('waterfall.close')} size="large">
      {order ? <OpenWaterfall order={order} /> : null}
    </Modal>
  );
}

function OpenWaterfall({ order }: { order: string }) {
  const { t } = useTranslation();
  const [{ data, error, fetching }, ask] = useQuery({ query: findWaterfall, variables: { order }, requestPolicy: 'cache-and-network' });
  if (error && !data)
    return (
      <Failure
        title={t('waterfall.failed')}
        error={error}
        onRetry={() => ask({ requestPolicy: 'network-only' })}
        retrying={fetching}
        level={2}
      />
    );
  if (!data)
    return (
      <>
        <VisuallyHidden role="status">{t('waterfall.loading')}</VisuallyHidden>
        <Skeleton lines={6} />
      </>
    );
  return <Parts sale={data.findSaleWaterfall} />;
}

function Parts({ sale }: { sale: Waterfall }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const own = sale.lines.find((line) => line.mine && line.pending !== null);
  return (
    <Stack gap={24}>
      <Text>
        {t('waterfall.sold', {
          count: sale.price,
          name: sale.store_name,
          time: formatDateTime(sale.paid_at, locale),
          price: formatCoins(sale.price, locale),
        })}
      </Text>
      {sale.state === ORDER_STATE.refunded ? (
        <Notice tone="warning">
          {sale.refunded_at ? t('waterfall.refundedAt', { time: formatDateTime(sale.refunded_at, locale) }) : t('waterfall.refunded')}
        </Notice>
      ) : null}
      {sale.lines.length === 0 ? (
        <Notice tone="info">{t(sale.price === 0 ? 'waterfall.free' : 'waterfall.splitting')}</Notice>
      ) : (
        <Lines sale={sale} />
      )}
      {own ? <OwnPart line={own} /> : null}
      {sale.postings.length > 0 ? <Postings sale={sale} /> : null}
    </Stack>
  );
}

function Lines({ sale }: { sale: Waterfall }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const columns: TableColumn<WaterfallLine>[] = [
    {
      key: 'role',
      header: t('waterfall.part'),
      rowHeader: true,
      render: ({ role, mine }) => (mine ? t('waterfall.mine', { role: t(`waterfall.role.${role}`) }) : t(`waterfall.role.${role}`)),
    },
    {
      key: 'rate',
      header: t('waterfall.rate'),
      kind: 'number',
      render: ({ rate }) => (rate === null ? t('waterfall.rest') : formatPercent(rate, locale)),
    },
    { key: 'coins', header: t('waterfall.coins'), kind: 'number', strong: true, render: ({ coins }) => formatCoins(coins, locale) },
    { key: 'remaining', header: t('waterfall.remaining'), kind: 'number', render: ({ remaining }) => formatCoins(remaining, locale) },
  ];
  return <Table label={t('waterfall.title')} columns={columns} rows={sale.lines} rowKey={({ role }) => role} bare />;
}

/** Renders the state of the person's own share: settled, pending, or taken by a debt, a penalty or a refund. */
function OwnPart({ line }: { line: WaterfallLine }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const amounts = (['pending', 'settled', 'taken'] as const).map((key) => ({
    name: t(`waterfall.${key}`),
    value: formatCoins(line[key] ?? 0, locale),
  }));
  return (
    <Section level={3} title={t('waterfall.own')}>
      <FactList
        facts={[
          ...amounts,
          ...(line.settled_month
            ? [
                {
                  name: t('waterfall.settledIn'),
                  value: (
                    <Link className="mt-anchor" to={paths.lobbySettlement(line.settled_month)}>
                      {formatMonth(line.settled_month, locale)}
                    </Link>
                  ),
                },
              ]
            : []),
        ]}
      />
    </Section>
  );
}

function Postings({ sale }: { sale: Waterfall }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const rows = sale.postings.flatMap((posting) => posting.entries.map((entry) => ({ ...entry, posting })));
  const columns: TableColumn<(typeof rows)[number]>[] = [
    { key: 'reason', header: t('waterfall.posting'), rowHeader: true, render: ({ posting }) => t(`waterfall.reason.${posting.reason}`) },
    {
      key: 'time',
      header: t('waterfall.time'),
      nowrap: true,
      render: ({ posting }) => <time dateTime={posting.created_at}>{formatDateTime(posting.created_at, locale)}</time>,
    },
    { key: 'account', header: t('waterfall.account'), render: ({ account }) => t(`waterfall.accountOf.${account}`) },
    { key: 'amount', header: t('waterfall.coins'), kind: 'number', render: ({ amount }) => formatCoins(amount, locale) },
  ];
  return (
    <Stack gap={12}>
      <Title level={3} size={22}>
        {t('waterfall.postings')}
      </Title>
      <Table label={t('waterfall.postings')} columns={columns} rows={rows} rowKey={({ id }) => id} bare dense />
    </Stack>
  );
}
