import { Button, Stack, Table, type TableColumn, Text, UserText } from '@meowtale/ui';
import { formatCoins, formatCountry, formatDateTime, formatPercent, useHost } from '@meowtale/web-kit';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Sale } from './documents.ts';
import { SaleState } from './sale-state.tsx';
import { WaterfallPopup } from './waterfall-popup.tsx';

const AMOUNTS = ['price', 'fee', 'promoter_share', 'agent_share', 'owner_share', 'my_share'] as const;

interface SalesTableProps {
  sales: Sale[];
  loading: boolean;
  empty: ReactNode;
}

/** Renders each sale with its split, in coins; an amount that doesn't exist yet is a dash. */
export function SalesTable({ sales, loading, empty }: SalesTableProps) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const [opened, setOpened] = useState<string | null>(null);
  const amounts: TableColumn<Sale>[] = AMOUNTS.map((key) => ({
    key,
    header: t(`income.${key}`),
    kind: 'number',
    fit: true,
    strong: key === 'my_share',
    nowrap: true,
    render: (sale) => {
      if (sale[key] === null) return t('income.dash');
      const coins = formatCoins(sale[key], locale);
      const rate = rateOf(sale, key);
      return rate === null ? coins : `${coins} · ${formatPercent(rate, locale)}`;
    },
  }));
  const columns: TableColumn<Sale>[] = [
    {
      key: 'paid',
      header: t('income.paid'),
      fit: true,
      nowrap: true,
      render: (sale) => (sale.paid_at ? <time dateTime={sale.paid_at}>{formatDateTime(sale.paid_at, locale)}</time> : t('income.dash')),
    },
    {
      key: 'work',
      header: t('income.work'),
      rowHeader: true,
      render: (sale) => (
        <Stack gap={4}>
          <UserText>{sale.store_name}</UserText>
          <Text as="span" size="small" tone="muted">
            {new Intl.ListFormat(locale).format(sale.roles.map((role) => t(`report.scopeOf.${role}`)))}
          </Text>
        </Stack>
      ),
    },
    { key: 'country', header: t('income.country'), render: (sale) => formatCountry(sale.country, locale) },
    {
      key: 'state',
      header: t('income.state'),
      fit: true,
      nowrap: true,
      render: (sale) => <SaleState sale={sale} />,
    },
    ...amounts,
  ];
  return (
    <>
      <Table
        label={t('income.sales')}
        columns={columns}
        rows={sales}
        rowKey={(sale) => sale.uuid}
        loading={loading}
        loadingLabel={t('income.loading')}
        empty={empty}
        actionsLabel={t('waterfall.open')}
        rowActions={(sale) => (
          <Button
            size="small"
            variant="ghost"
            onClick={() => setOpened(sale.uuid)}
            aria-label={t('waterfall.openNamed', { name: sale.store_name })}
          >
            {t('waterfall.open')}
          </Button>
        )}
      />
      <WaterfallPopup order={opened} onClose={() => setOpened(null)} />
    </>
  );
}

/** Returns the rate of the two shares that are a fraction of what remains; null of others, and without such a person. */
function rateOf(sale: Sale, key: (typeof AMOUNTS)[number]): number | null {
  if (key === 'agent_share') return sale.agent_rate;
  return key === 'promoter_share' ? sale.promoter_rate : null;
}
