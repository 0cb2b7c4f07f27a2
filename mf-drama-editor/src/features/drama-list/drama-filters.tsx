import { Group, Select } from '@meowtale/ui';
import { formatNumber, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import classes from './drama-filters.module.css';
import { DramaSearch } from './drama-search.tsx';
import { type ListFilters, listAddress } from './list-address.ts';

export interface DramaLabel {
  label: string;
  count: number;
}

/** From this number of labels on they are searched by typing. */
const MANY_LABELS = 9;

/** Renders the search and the choice of a label, both of which are in the address. */
export function DramaFilters({ at, labels }: { at: ListFilters; labels: readonly DramaLabel[] }) {
  const { t } = useTranslation();
  const { locale, navigation } = useHost();
  // The label of the address may have lost its last drama.
  const known = at.label === '' || labels.some(({ label }) => label === at.label) ? labels : [...labels, { label: at.label, count: 0 }];
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const options = [...known]
    .sort((one, other) => compare(one.label, other.label))
    .map(({ label, count }) => ({ value: label, label: t('list.labelCount', { label, number: formatNumber(count, locale) }) }));
  return (
    <Group gap={12}>
      <DramaSearch at={at} />
      {options.length > 0 ? (
        <Select
          className={classes.label}
          hideLabel
          label={t('list.labelFilter')}
          placeholder={t('list.labelAll')}
          options={options}
          value={at.label || null}
          searchable={options.length >= MANY_LABELS}
          emptyText={t('list.labelNone')}
          clearLabel={t('list.labelAll')}
          onChange={(label) => navigation.push(listAddress({ ...at, label: label ?? '' }))}
        />
      ) : null}
    </Group>
  );
}
