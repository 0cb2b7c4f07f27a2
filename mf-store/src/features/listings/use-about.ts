import type { Currency } from '@meowtale/contracts';
import { isBelowSmallest } from '@meowtale/contracts/money';
import { formatMoney, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import type { LocalMoney } from './documents.ts';

/**
 * Returns a function that formats coins in local money, for display beside them. It returns null for 0, and for less than the smallest
 * amount of the currency.
 */
export function useAbout(): (coins: number, local: LocalMoney | null | undefined) => string | null {
  const { t } = useTranslation();
  const { locale } = useHost();
  return (coins, local) => {
    if (!local || coins <= 0 || isBelowSmallest(coins, local.currency as Currency)) return null;
    return t('price.about', { money: formatMoney(local.amount, local.currency, locale) });
  };
}
