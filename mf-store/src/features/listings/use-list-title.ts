import { STORE_CATEGORIES } from '@meowtale/contracts';
import { isolate } from '@meowtale/contracts/isolate';
import { useHost } from '@meowtale/web-kit';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoreFilters } from './filters.ts';

/** What a list is called: by the words that it was searched for, else by its categories. The tab says the same. */
export function useListTitle({ keyword, categories }: StoreFilters): string {
  const { t } = useTranslation();
  const { locale } = useHost();
  const isNarrowed = categories.length > 0 && categories.length < STORE_CATEGORIES.length;
  const names = categories.map((category) => t(`category.${category}`));
  const called = isNarrowed ? new Intl.ListFormat(locale, { type: 'conjunction' }).format(names) : t('list.title');
  const title = keyword ? t('list.searched', { keyword }) : called;
  // After the shell, which names the page by its route alone.
  useEffect(() => {
    document.title = `${isolate(title)} · Meowtale`;
  }, [title]);
  return title;
}
