import type { Currency } from '@meowtale/contracts';
import { isBelowSmallest } from '@meowtale/contracts/money';
import { formatMoney, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import type { LocalMoney } from './documents.ts';

/**
 * Returns a function that writes what coins cost in local money, to stand beside them. It returns null for nothing, and for coins worth
 * less than the smallest amount of the currency, where only the coins are true.
 */
export function useAbout(): (coins: number, local: LocalMoney | null | undefined) => string | null {
  const { t } = useTranslation();
  const { locale } = useHost();
  return (coins, local) => {
    if (!local || coins <= 0 || isBelowSmallest(coins, local.currency as Currency)) return null;
    return t('price.about', { money: formatMoney(local.amount, local.currency, locale) });
  };
}
