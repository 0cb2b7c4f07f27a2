import { Text } from '@meowtale/ui';
import { formatCoins, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useAbout } from '../listings/use-about.ts';
import type { DetailPrice } from './documents.ts';

/** Renders the lowest price in the month before a discount, for comparison. */
export function LowestPrice({ price }: { price: DetailPrice | null }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const aboutOf = useAbout();
  if (!price || price.percentage_discount === 0 || price.lowest_30_days == null) return null;
  const { lowest_30_days: lowest, lowest_30_days_local: local } = price;
  const coins = `${formatCoins(lowest, locale)} ${t('coin.meow', { count: lowest })}`;
  const about = aboutOf(lowest, local);
  return (
    <Text size="small" tone="muted">
      {t('price.lowest', { price: about ? `${coins} (${about})` : coins })}
    </Text>
  );
}
