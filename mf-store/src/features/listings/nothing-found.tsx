import { Button, EmptyState } from '@meowtale/ui';
import { useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { allParts } from './filter-parts.ts';
import { filtersPath, NO_FILTERS, type StoreFilters } from './filters.ts';
import styles from './nothing-found.module.css';
import { useLimitingFilters } from './use-limiting-filters.ts';

interface NothingFoundProps {
  filters: StoreFilters;
  creatorName: string;
}

/**
 * Renders an empty result: the filters that prevent results, and how many there are without each. A page past the last one links to the
 * first.
 */
export function NothingFound({ filters, creatorName }: NothingFoundProps) {
  const { t } = useTranslation();
  const { navigation, locale } = useHost();
  const parts = allParts(filters, { t, locale, creatorName });
  // A keyword without filters has nothing to remove.
  const isPlain = filters.keyword !== '' && parts.length === 1;
  const blamed = useLimitingFilters(filters, isPlain ? [] : parts).flatMap(({ key, ...found }) => {
    const part = parts.find((each) => each.key === key);
    return part ? [{ ...found, part }] : [];
  });
  if (filters.page > 1 || filters.after)
    return (
      <EmptyState
        kind="search"
        level={2}
        title={t('list.pastTitle')}
        // The pager below links there too.
        actions={filters.after ? undefined : <Button onClick={() => navigation.push(filtersPath(filters))}>{t('list.toFirst')}</Button>}
      />
    );
  if (parts.length === 0)
    return (
      <EmptyState kind="shelf" level={2} title={t('list.emptyTitle')}>
        {t('list.emptyText')}
      </EmptyState>
    );
  if (isPlain)
    return (
      <EmptyState
        kind="search"
        level={2}
        title={t('list.noneFor', { keyword: filters.keyword })}
        actions={<Button onClick={() => navigation.push(filtersPath(NO_FILTERS))}>{t('list.title')}</Button>}
      >
        {t('list.noneForText')}
      </EmptyState>
    );
  const actions = (
    <div className={styles.offers}>
      {blamed.map(({ part, count, isExact }) => (
        <Button key={part.key} onClick={() => navigation.push(filtersPath(filters, part.without))}>
          {t(isExact ? 'list.without' : 'list.withoutMore', { filter: part.label, count })}
        </Button>
      ))}
      <Button variant={blamed.length > 0 ? 'ghost' : 'secondary'} onClick={() => navigation.push(filtersPath(NO_FILTERS))}>
        {t('filters.clear')}
      </Button>
    </div>
  );
  return (
    <EmptyState kind="search" level={2} title={t('list.noneTitle')} actions={actions}>
      {blamed.length > 0 ? t('list.blamed') : t('list.noneText')}
    </EmptyState>
  );
}
