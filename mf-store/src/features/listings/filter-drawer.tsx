import { PLATFORMS, STORE_CATEGORIES, SYSTEMS } from '@meowtale/contracts';
import { LOCALE_NATIVE_NAMES, LOCALES } from '@meowtale/contracts/locales';
import { Button, ChipPicker, Modal, Select, Stack } from '@meowtale/ui';
import { useHost } from '@meowtale/web-kit';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { systemKey } from '../detail/system-key.ts';
import { CreatorField } from './creator-field.tsx';
import { STORE_COUNT, STORE_HINTS, type StoreHintsData } from './documents.ts';
import { countVariables, filtersPath, listVariables, NO_FILTERS, RELEASE_TYPES, SERIAL_STATUSES, type StoreFilters } from './filters.ts';
import { PriceFields } from './price-fields.tsx';
import { TagField } from './tag-field.tsx';
import { useDebounced } from './use-debounced.ts';

const HINTED = 100;
const HINTED_TAGS = 12;

interface FilterDrawerProps {
  filters: StoreFilters;
  onClose(): void;
}

/** Renders all filters. Changes are tried here, with the number of results, and applied in one history step. */
export function FilterDrawer({ filters, onClose }: FilterDrawerProps) {
  const { t } = useTranslation();
  const { navigation } = useHost();
  const [draft, setDraft] = useState(filters);
  const [priceIsRead, setPriceIsRead] = useState(true);
  const formId = useId();
  const change = (part: Partial<StoreFilters>) => setDraft((before) => ({ ...before, ...part }));
  function show(event: FormEvent) {
    event.preventDefault();
    onClose();
    const path = filtersPath(draft);
    if (path !== filtersPath(filters)) navigation.push(path);
  }
  return (
    <Modal
      open
      side
      onClose={onClose}
      title={t('filters.title')}
      closeLabel={t('popup.close')}
      footer={
        <>
          <Button variant="ghost" onClick={() => setDraft({ ...NO_FILTERS, keyword: filters.keyword, order: filters.order })}>
            {t('filters.clear')}
          </Button>
          <ShowButton form={formId} draft={draft} disabled={!priceIsRead} />
        </>
      }
    >
      <form id={formId} onSubmit={show} noValidate>
        <Stack gap={24}>
          <ChipPicker
            label={t('filters.category')}
            value={[...draft.categories]}
            onChange={(chosen) => change({ categories: inOrder(STORE_CATEGORIES, chosen) })}
            options={STORE_CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) }))}
          />
          <PriceFields filters={draft} onChange={change} onReadable={setPriceIsRead} />
          <OneOf
            label={t('filters.serial')}
            value={draft.serial}
            values={SERIAL_STATUSES}
            word="serial"
            onChange={(serial) => change({ serial })}
          />
          <OneOf
            label={t('filters.release')}
            value={draft.release}
            values={RELEASE_TYPES}
            word="release"
            onChange={(release) => change({ release })}
          />
          <Select
            label={t('filters.language')}
            value={draft.languages[0] ?? null}
            onChange={(language) => change({ languages: language ? [language] : [] })}
            options={LOCALES.map((value) => ({ value, label: LOCALE_NATIVE_NAMES[value] }))}
            placeholder={t('filters.anyLanguage')}
            clearLabel={t('filters.clearLanguage')}
          />
          <ChipPicker
            label={t('filters.system')}
            value={[...draft.systems]}
            onChange={(systems) => change({ systems: inOrder(SYSTEMS, systems) })}
            options={SYSTEMS.map((value) => ({ value, label: t(`system.${systemKey(value)}`) }))}
          />
          <Tags draft={draft} onChange={change} />
          <CreatorField value={draft.creator} onChange={(creator) => change({ creator })} />
          <OneOf
            label={t('filters.platform')}
            value={draft.platform}
            values={PLATFORMS}
            word="platform"
            onChange={(platform) => change({ platform })}
          />
        </Stack>
      </form>
    </Modal>
  );
}

const inOrder = <T extends string>(all: readonly T[], chosen: readonly string[]): T[] => all.filter((value) => chosen.includes(value));

interface OneOfProps<T extends string> {
  label: string;
  value: string | null;
  values: readonly T[];
  /** Prefix of the locale keys. */
  word: string;
  onChange(value: T | null): void;
}

/** Renders a choice of one or none. */
function OneOf<T extends string>({ label, value, values, word, onChange }: OneOfProps<T>) {
  const { t } = useTranslation();
  return (
    <ChipPicker
      label={label}
      value={value === null ? [] : [value]}
      onChange={(chosen) => onChange((chosen.find((one) => one !== value) as T | undefined) ?? null)}
      options={values.map((each) => ({ value: each, label: t(`${word}.${each}`) }))}
    />
  );
}

/** Renders the tags to include and to exclude; those of the most liked works are offered. */
function Tags({ draft, onChange }: { draft: StoreFilters; onChange(part: Partial<StoreFilters>): void }) {
  const { t } = useTranslation();
  const { q } = listVariables({ ...NO_FILTERS, categories: draft.categories, order: 'order1_count-desc' }, HINTED);
  const [{ data }] = useQuery({ query: STORE_HINTS, variables: { q } });
  const usual = commonest(data?.findStore.list ?? []);
  const offered = (own: readonly string[], other: readonly string[]) => [
    ...new Set([...own, ...usual.filter((tag) => !other.includes(tag))]),
  ];
  return (
    <>
      <TagField
        label={t('filters.tags')}
        value={draft.tags}
        onChange={(tags) => onChange({ tags, without: draft.without.filter((tag) => !tags.includes(tag)) })}
        offered={offered(draft.tags, draft.without)}
      />
      <TagField
        label={t('filters.without')}
        value={draft.without}
        onChange={(without) => onChange({ without, tags: draft.tags.filter((tag) => !without.includes(tag)) })}
        offered={offered(draft.without, draft.tags)}
      />
    </>
  );
}

/** Returns the most frequent tags of works, the most frequent first. */
function commonest(works: StoreHintsData['findStore']['list']): string[] {
  const counts = new Map<string, number>();
  for (const tag of works.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .toSorted(([a, x], [b, y]) => y - x || a.localeCompare(b))
    .slice(0, HINTED_TAGS)
    .map(([tag]) => tag);
}

function ShowButton({ form, draft, disabled }: { form: string; draft: StoreFilters; disabled: boolean }) {
  const { t } = useTranslation();
  const { priceMin, priceMax } = draft;
  const reversed = priceMin !== null && priceMax !== null && priceMin > priceMax;
  const [{ data, fetching, error }] = useQuery({ query: STORE_COUNT, variables: countVariables(useDebounced(draft)), pause: reversed });
  const found = fetching || error ? undefined : data?.findStore;
  const apply = found ? t(found.totalCountIsExact ? 'filters.show' : 'filters.showMore', { count: found.totalCount }) : t('filters.apply');
  return (
    <Button variant="primary" type="submit" form={form} disabled={disabled || reversed}>
      <span aria-live="polite">{apply}</span>
    </Button>
  );
}
