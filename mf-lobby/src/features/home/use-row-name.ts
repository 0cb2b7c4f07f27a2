import { useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import type { HomeRow } from './home-draft.ts';

/** Returns the function that names a row: by its title in the page's language, in English, or by its number. */
export function useRowName(): (row: HomeRow, index: number) => string {
  const { t } = useTranslation();
  const { locale } = useHost();
  return ({ titles }, index) => titles[locale]?.trim() || titles['en-US']?.trim() || t('homePage.row', { number: index + 1 });
}
