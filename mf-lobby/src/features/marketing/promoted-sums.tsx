import { Grid, Section, Skeleton, Stack, Table, Text } from '@meowtale/ui';
import { Failure, formatCoins, formatMonth, formatNumber, Link, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { reportAddress } from '../income/report-address.ts';
import type { LinkNames } from '../income/report-place.ts';
import { useLinkNames } from '../income/use-link-names.ts';
import { findPromotedSums, type SumRow, TOUCHES_LINK_SALES } from './promoted-sales-documents.ts';

/** Renders a promoter's sums of a work by month and by link; nothing before its first sale. */
export function PromotedSums({ store }: { store: string }) {
  const { t } = useTranslation();
  const [{ data, error, fetching }, ask] = useQuery({
    query: findPromotedSums,
    variables: { store },
    context: TOUCHES_LINK_SALES,
    requestPolicy: 'cache-and-network',
  });
  const names = useLinkNames(data?.links.list.map(({ ad_link_uid }) => ad_link_uid) ?? []);
  if (!data) {
    if (!error) return <Skeleton lines={3} />;
    const retry = () => ask({ requestPolicy: 'network-only' });
    return <Failure title={t('linkSales.sumsFailed')} error={error} onRetry={retry} retrying={fetching} />;
  }
  const months = data.months.list.filter(({ gross_units }) => gross_units > 0).toReversed();
  if (months.length === 0) return null;
  return (
    <Stack gap={16}>
      <Grid kind="halves" gap={24}>
        <Sums by="month" rows={months} names={names} />
        <Sums by="ad_link" rows={data.links.list} names={names} />
      </Grid>
      <Text size="small" tone="muted">
        {t('linkSales.sumsWords')}
      </Text>
      <div>
        <Link className="mt-anchor" to={reportAddress(store, { by: 'month', scope: 'promoter' })}>
          {t('marketing.salesReport')}
        </Link>
      </div>
    </Stack>
  );
}

interface SumsProps {
  by: 'month' | 'ad_link';
  rows: SumRow[];
  names: LinkNames;
}

function Sums({ by, rows, names }: SumsProps) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const title = t(`linkSales.by.${by}`);
  function placeOf({ month, ad_link_uid: uid }: SumRow): string {
    if (by === 'month') return month ? formatMonth(month, locale) : '';
    return uid ? (names.get(uid) ?? uid) : t('report.noLink');
  }
  const count = (key: 'gross_units' | 'returns', header: string) =>
    ({ key, header, kind: 'number', fit: true, render: (row: SumRow) => formatNumber(row[key], locale) }) as const;
  return (
    <Section title={title} level={3} landmark={false}>
      <Table
        dense
        label={title}
        columns={[
          { key: 'place', header: t(`report.place.${by}`), rowHeader: true, render: placeOf },
          count('gross_units', t('marketing.figure.order_count')),
          count('returns', t('marketing.figure.refund_count')),
          {
            key: 'mine',
            header: t('marketing.figure.revenue'),
            kind: 'number',
            fit: true,
            strong: true,
            nowrap: true,
            render: ({ revenue_share: { mine } }) => formatCoins(mine, locale),
          },
        ]}
        rows={rows}
        rowKey={({ id }) => id}
      />
    </Section>
  );
}
