import { LOCALES } from '@meowtale/contracts/locales';
import { Tabs } from '@meowtale/ui';
import { formatLanguageAlone, useHost } from '@meowtale/web-kit';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface LanguageTabsProps {
  /** By language; languages with a text are ticked. */
  texts: Readonly<Partial<Record<string, string>>>;
  /** Renders the field of one language with its text. */
  children(language: string, text: string): ReactNode;
}

/** Renders tabs for a text that staff write per language, English first. */
export function LanguageTabs({ texts, children }: LanguageTabsProps) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const [language, setLanguage] = useState<string>('en-US');
  const mark = (value: string) => (texts[value]?.trim() ? '✓ ' : '');
  return (
    <Tabs
      label={t('information.languages')}
      items={LOCALES.map((value) => ({ value, label: `${mark(value)}${formatLanguageAlone(value, locale)}` }))}
      value={language}
      onChange={setLanguage}
    >
      {children(language, texts[language] ?? '')}
    </Tabs>
  );
}
