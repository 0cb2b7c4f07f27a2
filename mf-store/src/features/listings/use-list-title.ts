import { STORE_CATEGORIES } from '@meowtale/contracts';
import { useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useTabTitle } from '../../app/use-tab-title.ts';
import type { StoreFilters } from './filters.ts';

/** Returns the title of a list: its keyword, else its categories; sets the tab's title too. */
export function useListTitle({ keyword, categories }: StoreFilters): string {
  const { t } = useTranslation();
  const { locale } = useHost();
  const isNarrowed = categories.length > 0 && categories.length < STORE_CATEGORIES.length;
  const names = categories.map((category) => t(`category.${category}`));
  const called = isNarrowed ? new Intl.ListFormat(locale, { type: 'conjunction' }).format(names) : t('list.title');
  const title = keyword ? t('list.searched', { keyword }) : called;
  useTabTitle(title);
  return title;
}
