import { pickWords } from '@meowtale/contracts/words';
import { useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import type { ShownWork } from '../public-site/documents.ts';

/** Returns a work's name in the reader's language, and its cover. */
export function useWorkWords(): (work: ShownWork | null) => { name: string; cover: string | null } {
  const { t } = useTranslation();
  const { locale } = useHost();
  return (work) => {
    const localized = work && pickWords(work.store_info, locale, work.default_lang);
    return { name: localized?.name || t('module.gone'), cover: localized?.data.cover?.url ?? null };
  };
}
