import { BarChart, Card, type ChartSeries, Grid, Stack, Text } from '@meowtale/ui';
import { formatCoins, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import type { ReportRow } from './report-documents.ts';
import { type LinkNames, type Place, placeOf } from './report-place.ts';

/** More bars than these aren't distinguishable; months and days are all shown. */
const BARS_MAX = 12;
const isTime = (place: Place): boolean => place === 'month' || place === 'day';

/** Renders charts of sales and refunds, and of the shares; the table below has the same figures. */
export function ReportCharts({ rows, place, names }: { rows: ReportRow[]; place: Place; names: LinkNames }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const shown = isTime(place) ? rows : rows.slice(0, BARS_MAX);
  const draw = (read: (row: ReportRow) => Record<string, number>) =>
    shown.map((row) => ({ place: placeOf(row, place, { t, locale, names, short: true }), values: read(row) }));
  const sales: ChartSeries[] = [
    { key: 'net', label: t('report.net_sales'), tone: 'plum' },
    { key: 'refund', label: t('report.refund'), tone: 'gold' },
  ];
  const shares: ChartSeries[] = [
    { key: 'owner', label: t('report.share.owner'), tone: 'plum' },
    { key: 'agent', label: t('report.share.agent'), tone: 'mint' },
    { key: 'promoter', label: t('report.share.promoter'), tone: 'gold' },
    { key: 'fee', label: t('report.fee'), tone: 'primary' },
  ];
  const charts = [
    { key: 'sales', series: sales, data: draw(({ net_sales, refund }) => ({ net: net_sales, refund })) },
    {
      key: 'shares',
      series: shares,
      data: draw(({ fee, revenue_share: { owner, agent, promoter } }) => ({ owner, agent, promoter, fee })),
    },
  ] as const;
  return (
    <Grid kind="halves" gap={16}>
      {charts.map(({ key, series, data }) => (
        <Card key={key}>
          <Stack gap={8}>
            <Text size="small" tone="muted">
              {t(`report.chart.${key}`)}
            </Text>
            <BarChart
              label={t('report.chartLabel', { chart: t(`report.chart.${key}`) })}
              data={data}
              series={series}
              stacked
              format={(coins) => formatCoins(coins, locale)}
            />
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}
