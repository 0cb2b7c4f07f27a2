import { Table, type TableColumn } from '@meowtale/ui';
import { formatCoins, formatNumber, Link, useHost } from '@meowtale/web-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type ReportQuery, reportAddress } from './report-address.ts';
import type { ReportRow } from './report-documents.ts';
import { type LinkNames, type Place, placeOf } from './report-place.ts';

const UNITS = ['gross_units', 'returns', 'net_units'] as const;
const SALES = ['gross_sales', 'tax', 'refund', 'net_sales', 'fee'] as const;
const SHARES = ['mine', 'total', 'owner', 'agent', 'promoter'] as const;
const TOTAL = 'total';

interface ReportTableProps {
  rows: ReportRow[];
  total: ReportRow;
  places: Place[];
  query: ReportQuery;
  /** The report's only listing. */
  store: string | null;
  names: LinkNames;
  empty: ReactNode;
}

/** Renders every column of a sales report, with the total at the end. Amounts in coins. */
export function ReportTable({ rows, total, places, query, store, names, empty }: ReportTableProps) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const number = (key: string, header: string, read: (row: ReportRow) => string, strong = false): TableColumn<ReportRow> => ({
    key,
    header,
    kind: 'number',
    fit: true,
    nowrap: true,
    strong,
    render: read,
  });
  const columns: TableColumn<ReportRow>[] = [
    ...places.map((place, index) => ({
      key: place,
      header: t(`report.place.${place}`),
      rowHeader: index === 0,
      nowrap: true,
      render: (row: ReportRow) => {
        if (row.id === TOTAL) return index === 0 && t('report.total');
        const name = placeOf(row, place, { t, locale, names });
        const to = wayTo(row, place, store, query);
        if (!to) return name;
        return (
          <Link className="mt-anchor" to={to} dir="auto">
            {name}
          </Link>
        );
      },
    })),
    number('average', t('report.average_gross_price'), (row) =>
      row.average_gross_price === null ? t('income.dash') : formatCoins(row.average_gross_price, locale),
    ),
    ...UNITS.map((key) => number(key, t(`report.${key}`), (row) => formatNumber(row[key], locale))),
    ...SALES.map((key) => number(key, t(`report.${key}`), (row) => formatCoins(row[key], locale))),
    ...SHARES.map((key) => number(key, t(`report.share.${key}`), (row) => formatCoins(row.revenue_share[key], locale), key === 'mine')),
  ];
  return (
    <Table
      label={t('income.tab.sales-report')}
      columns={columns}
      rows={rows.length > 0 ? [...rows, { ...total, id: TOTAL }] : []}
      rowKey={({ id }) => id}
      empty={empty}
      dense
    />
  );
}

/** Returns the link of a row: a listing's own report, or the sales of a tracked link. */
function wayTo(row: ReportRow, place: Place, store: string | null, query: ReportQuery): string | null {
  if (place === 'store' && row.store_id) return reportAddress(row.store_id, { ...query, by: 'month' });
  return place === 'ad_link' && row.ad_link_uid ? reportAddress(store, { ...query, by: 'month', link: row.ad_link_uid }) : null;
}
