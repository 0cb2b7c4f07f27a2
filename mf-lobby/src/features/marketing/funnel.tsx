import { Card, Coins, EmptyState, Grid, Stack, Table, type TableColumn, Text } from '@meowtale/ui';
import { formatCoins, formatCoinsAsUsd, formatDate, formatNumber, useHost } from '@meowtale/web-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FunnelDay, Funnel as Sum } from './link-days.ts';

const STEPS = ['clicks', 'visits', 'wishes', 'orders', 'refunds'] as const;

interface FunnelProps {
  sum: Sum;
  pending: number | null;
  /** Whether the link leads to the person's own work, whose revenue is the share as its owner. */
  isOwn: boolean;
}

/** Renders figures from clicks to coins, side by side. */
export function Funnel({ sum, pending, isOwn }: FunnelProps) {
  const { t } = useTranslation();
  const { locale } = useHost();
  return (
    <Grid kind="halves" gap={16}>
      {STEPS.map((step) => (
        <Figure key={step} label={t(`marketing.step.${step}`)} hint={t(`marketing.stepHint.${step}`)}>
          <Text as="span" size="large" weight="medium">
            {sum[step] === null ? t('marketing.dash') : formatNumber(sum[step], locale)}
          </Text>
        </Figure>
      ))}
      <Figure label={t('marketing.step.revenue')} hint={t(`marketing.stepHint.${isOwn ? 'ownRevenue' : 'revenue'}`)}>
        <CoinsOrDash amount={sum.revenue} />
      </Figure>
      <Figure label={t('marketing.step.pending')} hint={t('marketing.stepHint.pending')}>
        <CoinsOrDash amount={pending} />
      </Figure>
    </Grid>
  );
}

function Figure({ label, hint, children }: { label: string; hint: string; children: ReactNode }) {
  return (
    <Card>
      <Stack gap={4}>
        <Text size="small" tone="muted">
          {label}
        </Text>
        {children}
        <Text size="small" tone="muted">
          {hint}
        </Text>
      </Stack>
    </Card>
  );
}

function CoinsOrDash({ amount }: { amount: number | null }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  if (amount === null) return <Text as="span">{t('marketing.dash')}</Text>;
  const local = t('income.about', { money: formatCoinsAsUsd(amount, locale) });
  return <Coins amount={amount} unit={t('coin.meow', { count: amount })} size="figure" local={local} />;
}

/** Renders the days with events, the last first; in UTC, as months are settled. */
export function FunnelDays({ days }: { days: FunnelDay[] }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const figures: TableColumn<FunnelDay>[] = [...STEPS, 'revenue' as const].map((step) => ({
    key: step,
    header: t(`marketing.step.${step}`),
    kind: 'number',
    fit: true,
    strong: step === 'revenue',
    render: ({ [step]: value }) =>
      value === null ? t('marketing.dash') : (step === 'revenue' ? formatCoins : formatNumber)(value, locale),
  }));
  return (
    <Table
      label={t('marketing.days')}
      dense
      columns={[
        { key: 'day', header: t('marketing.day'), rowHeader: true, render: ({ day }) => formatDate(day, locale, 'UTC') },
        ...figures,
      ]}
      rows={days}
      rowKey={({ day }) => day}
      empty={
        <EmptyState kind="lamp" level={2} title={t('marketing.noDays')}>
          {t('marketing.noDaysHint')}
        </EmptyState>
      }
    />
  );
}
