import { type BadgeTone, StatusPill, Table, type TableColumn } from '@meowtale/ui';
import { formatCoins, formatMonth, formatNumber, Link, paths, useHost, withQuery } from '@meowtale/web-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReconciledMonth } from './reconciliation-documents.ts';

const AMOUNTS = ['gross', 'refund', 'fee', 'promoter', 'agent', 'owner', 'own', 'own_settled', 'own_pending'] as const;

interface MonthsTableProps {
  months: ReconciledMonth[];
  loading: boolean;
  empty: ReactNode;
  /** For the only month whose sales are below. */
  opened?: boolean;
}

/** Renders each month with its sales in coins; its name links to them. */
export function MonthsTable({ months, loading, empty, opened = false }: MonthsTableProps) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const amounts: TableColumn<ReconciledMonth>[] = AMOUNTS.map((key) => ({
    key,
    header: t(`reconciliation.${key}`),
    kind: 'number',
    fit: true,
    nowrap: true,
    strong: key === 'own',
    render: (month) => formatCoins(month[key], locale),
  }));
  const columns: TableColumn<ReconciledMonth>[] = [
    {
      key: 'month',
      header: t('reconciliation.month'),
      rowHeader: true,
      nowrap: true,
      render: ({ month, state }) =>
        opened || state === 'empty' ? (
          formatMonth(month, locale)
        ) : (
          <Link className="mt-anchor" to={withQuery(paths.lobbyIncome('reconciliation'), { month })}>
            {formatMonth(month, locale)}
          </Link>
        ),
    },
    {
      key: 'state',
      header: t('reconciliation.state'),
      fit: true,
      nowrap: true,
      render: (month) => <MonthState state={month.state} />,
    },
    { key: 'units', header: t('reconciliation.units'), kind: 'number', fit: true, render: ({ units }) => formatNumber(units, locale) },
    {
      key: 'returns',
      header: t('reconciliation.returns'),
      kind: 'number',
      fit: true,
      render: ({ returns }) => formatNumber(returns, locale),
    },
    ...amounts,
  ];
  return (
    <Table
      label={t('income.tab.reconciliation')}
      columns={columns}
      rows={months}
      rowKey={({ month }) => month}
      loading={loading}
      loadingLabel={t('reconciliation.loading')}
      empty={empty}
      skeletonRows={opened ? 1 : 5}
      dense
    />
  );
}

const TONES: Record<ReconciledMonth['state'], BadgeTone> = { empty: 'neutral', pending: 'gold', settled: 'mint' };

function MonthState({ state }: Pick<ReconciledMonth, 'state'>) {
  const { t } = useTranslation();
  return <StatusPill tone={TONES[state]}>{t(`reconciliation.stateOf.${state}`)}</StatusPill>;
}
