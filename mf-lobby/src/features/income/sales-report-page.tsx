import { EmptyState, Notice, Skeleton, Stack, Text } from '@meowtale/ui';
import { Failure, formatNumber, Link, paths, type RouteProps, StaleNotice, useHost, useLocation } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { ExportButton } from './export-button.tsx';
import { IncomeFrame } from './income-tabs.tsx';
import { TOUCHES_SALES } from './reconciliation-documents.ts';
import { readReportQuery, reportAddress } from './report-address.ts';
import { ReportCharts } from './report-charts.tsx';
import { ReportDays } from './report-days.tsx';
import { reportSales, type SalesQuestion } from './report-documents.ts';
import { ReportFilters } from './report-filters.tsx';
import { PLACES, type Place } from './report-place.ts';
import { ReportTable } from './report-table.tsx';
import { useLinkNames } from './use-link-names.ts';

/** Renders `/lobby/income/sales-report` of all sales, and `/lobby/income/sales-report/:id` of one listing. */
export function SalesReportPage({ params: { id } }: RouteProps) {
  const { t } = useTranslation();
  const { locale, navigation } = useHost();
  const query = readReportQuery(useLocation().search);
  const { by, scope = null, country = null, link = null, from = null, to = null } = query;
  const question: SalesQuestion = { scope, store: id ?? null, country, link, from, to };
  const places = by.split('+').filter((name): name is Place => PLACES.some((place) => place === name));
  const [{ data, error, fetching }, ask] = useQuery({
    query: reportSales,
    variables: { ...question, by: places },
    context: TOUCHES_SALES,
    requestPolicy: 'cache-and-network',
  });
  const report = data?.reportStoreStats;
  const sold = (report?.total.gross_units ?? 0) > 0;
  const retry = () => ask({ requestPolicy: 'network-only' });
  const [first, ...others] = places;
  const names = useLinkNames([link, ...(report?.list.map(({ ad_link_uid }) => ad_link_uid) ?? [])]);
  return (
    <IncomeFrame
      tab="sales-report"
      {...(report?.store_name && { title: report.store_name })}
      subtitle={t('report.subtitle')}
      actions={<ExportButton question={question} />}
    >
      <Stack gap={24}>
        {id ? (
          <Link className="mt-anchor" to={paths.lobbyIncome('sales-report')}>
            {t('report.allWorks')}
          </Link>
        ) : null}
        <ReportFilters
          query={query}
          ofOne={id !== undefined}
          names={names}
          onChange={(next) => navigation.push(reportAddress(id ?? null, next))}
        />
        {error && !data ? <Failure title={t('report.failed')} error={error} onRetry={retry} retrying={fetching} /> : null}
        {!error && !report ? <LoadingReport /> : null}
        {report ? (
          <>
            <ReportDays
              key={`${report.from} ${report.to}`}
              from={report.from}
              to={report.to}
              onChoose={(days) => navigation.push(reportAddress(id ?? null, { ...query, ...days }))}
            />
            {error && !fetching ? <StaleNotice error={error} onRetry={retry} /> : null}
            {sold && first && others.length === 0 ? <ReportCharts rows={report.list} place={first} names={names} /> : null}
            <ReportTable
              rows={sold ? report.list : []}
              total={report.total}
              places={places}
              query={query}
              store={id ?? null}
              names={names}
              empty={
                <EmptyState kind="lamp" level={2} title={t('report.none')}>
                  {t('report.noneHint')}
                </EmptyState>
              }
            />
            {report.totalCount > report.list.length ? (
              <Notice>
                {t('report.more', {
                  shown: formatNumber(report.list.length, locale),
                  count: report.totalCount,
                  all: formatNumber(report.totalCount, locale),
                })}
              </Notice>
            ) : null}
            <Text size="small" tone="muted">
              {t('report.days')}
            </Text>
          </>
        ) : null}
      </Stack>
    </IncomeFrame>
  );
}

/** Renders a placeholder for all of the report, because its parts would move each other. */
function LoadingReport() {
  const { t } = useTranslation();
  return (
    <Stack gap={24} role="status" aria-busy="true" aria-label={t('report.loading')}>
      <Skeleton shape="block" />
      <Skeleton lines={6} />
    </Stack>
  );
}
