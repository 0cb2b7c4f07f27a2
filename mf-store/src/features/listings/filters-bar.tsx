import { STORE_CATEGORIES } from '@meowtale/contracts';
import { LOCALE_NATIVE_NAMES, LOCALES } from '@meowtale/contracts/locales';
import { Button, Chip, ChipGroup, Group, NumberInput, Select, Stack } from '@meowtale/ui';
import { useHost } from '@meowtale/web-kit';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { filtersPath, isFiltered, ORDERS, type StoreFilters } from './filters.ts';
import styles from './filters-bar.module.css';

interface FiltersBarProps {
  filters: StoreFilters;
  /** Nothing fits: the words that say so offer to clear the filters. */
  isClearedBelow: boolean;
}

function toggle<T>(list: readonly T[], value: T): T[] {
  return list.includes(value) ? list.filter((item) => item !== value) : [...list, value];
}

/** The list's filters. The address owns them; every change is a place one can come back to. */
export function FiltersBar({ filters, isClearedBelow }: FiltersBarProps) {
  const { t } = useTranslation();
  const { navigation } = useHost();
  const go = (change: Partial<StoreFilters>) => navigation.push(filtersPath(filters, change));
  return (
    <Stack gap={16}>
      <ChipGroup label={t('filters.category')}>
        {STORE_CATEGORIES.map((category) => (
          <Chip
            key={category}
            selected={filters.categories.includes(category)}
            onClick={() => go({ categories: toggle(filters.categories, category) })}
          >
            {t(`category.${category}`)}
          </Chip>
        ))}
      </ChipGroup>
      <Group gap={12} align="end" className={styles.fields}>
        <PriceRange key={`${filters.priceMin}-${filters.priceMax}`} filters={filters} onApply={go} />
        <Select
          label={t('filters.language')}
          value={filters.languages[0] ?? null}
          onChange={(language) => go({ languages: language ? [language] : [] })}
          options={LOCALES.map((value) => ({ value, label: LOCALE_NATIVE_NAMES[value] }))}
          placeholder={t('filters.anyLanguage')}
          clearLabel={t('filters.clearLanguage')}
        />
        <Select
          label={t('filters.order')}
          value={filters.order}
          onChange={(order) => go({ order: order ?? ORDERS[0] })}
          options={ORDERS.map((value) => ({ value, label: t(`order.${value}`) }))}
        />
        {isFiltered(filters) && !isClearedBelow ? (
          <Button
            variant="ghost"
            onClick={() =>
              navigation.push(filtersPath({ ...filters, categories: [], languages: [], priceMin: null, priceMax: null, keyword: '' }))
            }
          >
            {t('filters.clear')}
          </Button>
        ) : null}
      </Group>
    </Stack>
  );
}

function PriceRange({ filters, onApply }: { filters: StoreFilters; onApply(change: Partial<StoreFilters>): void }) {
  const { t } = useTranslation();
  const [least, setLeast] = useState(filters.priceMin);
  const [most, setMost] = useState(filters.priceMax);
  const reversed = least !== null && most !== null && least > most;
  function apply(event: FormEvent) {
    event.preventDefault();
    if (!reversed) onApply({ priceMin: least, priceMax: most });
  }
  return (
    <form onSubmit={apply}>
      <Group gap={8} align="end" wrap={false}>
        <NumberInput
          className={styles.price}
          label={t('filters.priceMin')}
          value={least}
          onChange={setLeast}
          min={0}
          max={1_000_000}
          unreadable={t('filters.notWhole')}
          error={reversed ? t('filters.reversed') : undefined}
        />
        <NumberInput
          className={styles.price}
          label={t('filters.priceMax')}
          value={most}
          onChange={setMost}
          min={0}
          max={1_000_000}
          unreadable={t('filters.notWhole')}
        />
        <Button type="submit" disabled={reversed}>
          {t('filters.apply')}
        </Button>
      </Group>
    </form>
  );
}
