import { ChipPicker, Group, NumberInput, Stack, Text } from '@meowtale/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './filter-drawer.module.css';
import { MAX_PRICE, type StoreFilters } from './filters.ts';

interface PriceFieldsProps {
  filters: StoreFilters;
  onChange(part: Partial<StoreFilters>): void;
  /** Called with whether the fields contain numbers. */
  onReadable(readable: boolean): void;
}

/** Renders the price range, and the filter for discounts. */
export function PriceFields({ filters, onChange, onReadable }: PriceFieldsProps) {
  const { t } = useTranslation();
  const [read, setRead] = useState({ priceMin: true, priceMax: true });
  const { priceMin, priceMax, free, sale } = filters;
  const reversed = priceMin !== null && priceMax !== null && priceMin > priceMax;
  function tell(name: 'priceMin' | 'priceMax', readable: boolean) {
    const next = { ...read, [name]: readable };
    setRead(next);
    onReadable(next.priceMin && next.priceMax);
  }
  const field = (name: 'priceMin' | 'priceMax', value: number | null, error?: string) => (
    <NumberInput
      className={styles.price}
      label={t(`filters.${name}`)}
      value={value}
      onChange={(coins) => onChange({ [name]: coins })}
      onReadable={(readable) => tell(name, readable)}
      min={0}
      max={MAX_PRICE}
      unreadable={t('filters.notWhole')}
      error={error}
    />
  );
  const offers = [...(sale ? ['sale'] : []), ...(free ? ['free'] : [])];
  return (
    <Stack gap={12}>
      <Group gap={12} align="start" wrap={false}>
        {field('priceMin', priceMin, reversed ? t('filters.reversed') : undefined)}
        {field('priceMax', priceMax)}
      </Group>
      <Text size="small" tone="muted">
        {t('filters.usPrice')}
      </Text>
      <ChipPicker
        label={t('filters.offers')}
        value={offers}
        onChange={(chosen) => onChange({ sale: chosen.includes('sale'), free: chosen.includes('free') })}
        options={[
          { value: 'sale', label: t('filters.sale') },
          { value: 'free', label: t('price.free') },
        ]}
      />
    </Stack>
  );
}
