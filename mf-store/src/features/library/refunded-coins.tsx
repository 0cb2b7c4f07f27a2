import { Coins, Group } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';
import type { LibraryOrder } from './documents.ts';

/** Renders what an order's refund returns, to the balances that paid it: silver as silver, the rest as coins. */
export function RefundedCoins({ order: { price, silver_used: silver } }: { order: Pick<LibraryOrder, 'price' | 'silver_used'> }) {
  const { t } = useTranslation();
  const coins = price - silver;
  return (
    <Group gap={12}>
      {coins > 0 ? <Coins amount={coins} unit={t('coin.meow', { count: coins })} /> : null}
      {silver > 0 ? <Coins amount={silver} unit={t('coin.silver')} variant="silver" /> : null}
    </Group>
  );
}
