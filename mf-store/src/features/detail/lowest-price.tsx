import { Text } from '@meowtale/ui';
import { formatCoins, formatMoney, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import type { DetailPrice } from './documents.ts';

/** What a work could be had for in the month before a discount, so that everybody sees what the discount is worth. */
export function LowestPrice({ price }: { price: DetailPrice | null }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  if (!price || price.percentage_discount === 0 || price.lowest_30_days == null) return null;
  const { lowest_30_days: lowest, lowest_30_days_local: local } = price;
  const coins = `${formatCoins(lowest, locale)} ${t('coin.meow', { count: lowest })}`;
  const money = local ? ` (${t('price.about', { money: formatMoney(local.amount, local.currency, locale) })})` : '';
  return (
    <Text size="small" tone="muted">
      {t('price.lowest', { price: `${coins}${money}` })}
    </Text>
  );
}
