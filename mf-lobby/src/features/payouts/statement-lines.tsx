import { BOOKED_RESULTS, type StatementResult } from '@meowtale/contracts/inputs/wallet/statement';
import { type BadgeTone, EmptyState, StatusPill, Table, type TableColumn, Text, UserText } from '@meowtale/ui';
import { useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import type { StatementLine } from './documents.ts';

const BY_ITSELF: readonly StatementResult[] = ['known', 'superseded'];

function toneOf(result: StatementResult): BadgeTone {
  if (BOOKED_RESULTS.includes(result)) return result === 'paid' ? 'mint' : 'gold';
  return BY_ITSELF.includes(result) ? 'neutral' : 'danger';
}

const formatMoney = ({ amount, currency }: StatementLine, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, minimumFractionDigits: 2 }).format(amount / 100);

/** Renders a statement's lines, those that need a member of staff first. */
export function StatementLines({ lines }: { lines: readonly StatementLine[] }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const isOpen = ({ result }: StatementLine) => toneOf(result) === 'danger';
  const columns: TableColumn<StatementLine>[] = [
    {
      key: 'who',
      header: t('payouts.creator'),
      rowHeader: true,
      render: ({ user_name, entry }) => (
        <>
          <UserText>{user_name ?? t('payouts.statement.unknown')}</UserText>
          <Text size="small" tone="muted" dir="auto">
            {entry}
          </Text>
        </>
      ),
    },
    { key: 'amount', header: t('withdrawal.amount'), kind: 'number', fit: true, nowrap: true, render: (line) => formatMoney(line, locale) },
    {
      key: 'result',
      header: t('payouts.statement.result'),
      sentences: true,
      render: ({ result, reason }) => (
        <>
          <StatusPill tone={toneOf(result)}>{t(`payouts.statement.resultOf.${result}`)}</StatusPill>
          {reason ? (
            <Text size="small" tone="muted" dir="auto">
              {reason}
            </Text>
          ) : null}
        </>
      ),
    },
  ];
  return (
    <Table
      label={t('payouts.statement.lines')}
      columns={columns}
      rows={[...lines.filter(isOpen), ...lines.filter((line) => !isOpen(line))]}
      rowKey={({ line }) => String(line)}
      empty={<EmptyState kind="lamp" level={3} title={t('payouts.statement.none')} />}
    />
  );
}
