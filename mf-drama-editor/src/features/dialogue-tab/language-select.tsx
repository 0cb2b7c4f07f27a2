import { LOCALE_NATIVE_NAMES, type Locale } from '@meowtale/contracts';
import { Select } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';
import type { ShownLanguage } from './use-shown-language.ts';

/** Renders the choice of the translation beside the original; nothing for a story without translations. */
export function LanguageSelect({ shown }: { shown: ShownLanguage }) {
  const { t } = useTranslation();
  const { source, language, languages, show } = shown;
  if (languages.length < 2) return null;
  return (
    <Select
      label={t('dialogue.beside')}
      options={languages.map((each) => ({
        value: each,
        label: each === source ? t('dialogue.noTranslation') : LOCALE_NATIVE_NAMES[each],
      }))}
      value={language}
      onChange={(next) => next && show(next as Locale)}
    />
  );
}
