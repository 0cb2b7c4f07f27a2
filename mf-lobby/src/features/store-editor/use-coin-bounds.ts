import { PRICE_MAX_COINS } from '@meowtale/contracts/inputs/catalog/store-price';
import { useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';

/** Returns the text with the minimum and maximum of a price, for the hint and the error. */
export function useCoinBounds(): string {
  const { t } = useTranslation();
  const write = new Intl.NumberFormat(useHost().locale).format;
  return t('price.bounds', { min: write(0), max: write(PRICE_MAX_COINS) });
}
