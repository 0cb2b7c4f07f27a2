import { ORDER_STATE } from '@meowtale/contracts';
import { type BadgeTone, Button, StatusPill, Table, type TableColumn, UserText } from '@meowtale/ui';
import { formatCoins, formatCountry, formatDateTime, formatPercent, useHost } from '@meowtale/web-kit';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Sale } from './documents.ts';
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
      return key === 'agent_share' && sale.agent_rate !== null ? `${coins} · ${formatPercent(sale.agent_rate, locale)}` : coins;
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
    { key: 'work', header: t('income.work'), rowHeader: true, render: (sale) => <UserText>{sale.store_name}</UserText> },
    { key: 'country', header: t('income.country'), render: (sale) => formatCountry(sale.country, locale) },
    {
      key: 'state',
      header: t('income.state'),
      fit: true,
      nowrap: true,
      render: (sale) => <StatusPill tone={toneOf(sale)}>{t(`income.stateOf.${stateOf(sale)}`)}</StatusPill>,
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

type SaleState = 'refunded' | 'settled' | 'pending' | 'splitting' | 'open';

function stateOf(sale: Sale): SaleState {
  if (sale.state === ORDER_STATE.refunded) return 'refunded';
  if (sale.state !== ORDER_STATE.paid) return 'open';
  if (sale.settled === 1) return 'settled';
  return sale.my_share === null ? 'splitting' : 'pending';
}

function toneOf(sale: Sale): BadgeTone {
  const tones: Record<SaleState, BadgeTone> = {
    refunded: 'danger',
    settled: 'mint',
    pending: 'gold',
    splitting: 'neutral',
    open: 'neutral',
  };
  return tones[stateOf(sale)];
}
