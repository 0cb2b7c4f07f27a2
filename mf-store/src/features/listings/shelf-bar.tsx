import { Button, Chip, ChipGroup, IconFilter, Select } from '@meowtale/ui';
import { lazyView, useHost } from '@meowtale/web-kit';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilterPart } from './filter-parts.ts';
import { filtersPath, NO_FILTERS, ordersFor, type StoreFilters } from './filters.ts';
import styles from './shelf-bar.module.css';

const FilterDrawer = lazyView(async () => (await import('./filter-drawer.tsx')).FilterDrawer);

interface ShelfBarProps {
  filters: StoreFilters;
  /** The active filters. */
  parts: readonly FilterPart[];
  /** There are no results: the text below offers to clear the filters. */
  isClearedBelow: boolean;
}

/** Renders the active filters and the order of a list. The address contains both; every change is a history entry. */
export function ShelfBar({ filters, parts, isClearedBelow }: ShelfBarProps) {
  const { t } = useTranslation();
  const { navigation } = useHost();
  const [drawer, setDrawer] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  // A removed chip loses its focus.
  const goFromChip = (path: string) => {
    bar.current?.querySelector('button')?.focus();
    navigation.push(path);
  };
  const go = (change: Partial<StoreFilters>) => navigation.push(filtersPath(filters, change));
  return (
    <div className={styles.bar} ref={bar}>
      <div className={styles.row}>
        <Button leftIcon={<IconFilter size={18} aria-hidden />} aria-haspopup="dialog" onClick={() => setDrawer(true)}>
          {parts.length > 0 ? t('filters.some', { count: parts.length }) : t('filters.title')}
        </Button>
        <ChipGroup label={t('filters.quick')}>
          <Chip selected={filters.sale} onClick={() => go({ sale: !filters.sale })}>
            {t('filters.sale')}
          </Chip>
          <Chip selected={filters.free} onClick={() => go({ free: !filters.free })}>
            {t('price.free')}
          </Chip>
          <Chip selected={filters.serial === 'ongoing'} onClick={() => go({ serial: filters.serial === 'ongoing' ? null : 'ongoing' })}>
            {t('serial.ongoing')}
          </Chip>
        </ChipGroup>
        <Select
          className={styles.order}
          label={t('filters.order')}
          hideLabel
          value={filters.order}
          onChange={(order) => go({ order: order ?? filters.order })}
          options={ordersFor(filters.keyword).map((value) => ({ value, label: t(`order.${value}`) }))}
        />
      </div>
      {parts.length > 0 ? <ActiveFilters {...{ filters, parts, isClearedBelow }} onGo={goFromChip} /> : null}
      {drawer ? (
        <Suspense>
          <FilterDrawer filters={filters} onClose={() => setDrawer(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** Renders the filters, each removable. A new search keeps them, with a notice and an offer to search everywhere. */
function ActiveFilters({ filters, parts, isClearedBelow, onGo }: ShelfBarProps & { onGo(path: string): void }) {
  const { t } = useTranslation();
  const { keyword } = filters;
  return (
    <div className={styles.row}>
      <span className={styles.words}>{keyword ? t('filters.searchedWithin') : t('filters.active')}</span>
      <ChipGroup label={t('filters.active')}>
        {parts.map(({ key, label, without, lang }) => (
          <Chip key={key} removeLabel={t('filters.remove', { filter: label })} onRemove={() => onGo(filtersPath(filters, without))}>
            <span className={`mt-clamp mt-clamp--1 ${styles.chip}`} lang={lang}>
              {label}
            </span>
          </Chip>
        ))}
      </ChipGroup>
      {isClearedBelow ? null : (
        <Button
          variant="ghost"
          size="small"
          className={styles.all}
          onClick={() => onGo(filtersPath({ ...NO_FILTERS, keyword, order: '' }))}
        >
          {keyword ? t('filters.searchAll') : t('filters.clear')}
        </Button>
      )}
    </div>
  );
}
