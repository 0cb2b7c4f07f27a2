import { Card, Coins, Grid, Skeleton, Stack, Text } from '@meowtale/ui';
import { formatCoinsAsUsd, StaleNotice, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { findMyAccount } from './documents.ts';

/** Type 0 contains coins (SPEC §3). */
const COIN_ACCOUNT = 0;

interface BalancesProps {
  /** Withdrawals in progress, when the available amount has its own card. */
  onHold?: number;
}

/** Renders the pending, the available and the spendable amounts, and a debt, which earnings fill first. */
export function Balances({ onHold }: BalancesProps) {
  const { t } = useTranslation();
  const [{ data, error, fetching }, ask] = useQuery({ query: findMyAccount, requestPolicy: 'cache-and-network' });
  const account = data?.me?.account?.find(({ type }) => type === COIN_ACCOUNT);
  const debt = data?.me?.wallet?.debt ?? 0;
  const figures = [
    ...(debt > 0 ? [{ key: 'debt', amount: debt } as const] : []),
    { key: 'pending', amount: account?.pending },
    ...(onHold === undefined ? [{ key: 'available', amount: account?.profit } as const] : []),
    ...(onHold ? [{ key: 'onHold', amount: onHold } as const] : []),
    { key: 'coins', amount: account?.balance },
  ] as const;
  return (
    <Stack gap={16}>
      {error && !fetching ? <StaleNotice error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} /> : null}
      <Grid kind="halves" gap={16}>
        {figures.map(({ key, amount }) => (
          <Card key={key}>
            <Figure label={t(`income.${key}`)} hint={t(`income.${key}Hint`)} amount={amount ?? null} loading={fetching && !data} />
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}

interface FigureProps {
  label: string;
  hint: string;
  /** Null during an outage of the wallet. */
  amount: number | null;
  loading: boolean;
}

function Figure({ label, hint, amount, loading }: FigureProps) {
  const { t } = useTranslation();
  const { locale } = useHost();
  return (
    <Stack gap={4}>
      <Text size="small" tone="muted">
        {label}
      </Text>
      {loading ? <Skeleton shape="title" /> : null}
      {!loading && amount === null ? <Text tone="muted">{t('income.unknown')}</Text> : null}
      {amount === null ? null : (
        <Coins
          amount={amount}
          unit={t('coin.meow', { count: amount })}
          size="figure"
          local={t('income.about', { money: formatCoinsAsUsd(amount, locale) })}
        />
      )}
      <Text size="small" tone="muted">
        {hint}
      </Text>
    </Stack>
  );
}
