import { LABELS_MAX } from '@meowtale/contracts';
import { STORE_TEXT_MAX, type StoreInfoDraft, type StoreSubmitInfoDraft } from '@meowtale/contracts/inputs/catalog/store-submit';
import { Stack, Tabs, Textarea, TextInput } from '@meowtale/ui';
import { formatLanguageAlone, useHost } from '@meowtale/web-kit';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Fault, useFaultWords } from './faults.ts';

interface WordsProps {
  info: StoreSubmitInfoDraft;
  faults: readonly Fault[];
  /** The language of the shown texts. */
  language: string;
  onLanguage(language: string): void;
  onEdit(language: string, change: Partial<StoreInfoDraft>): void;
  /** What else belongs to the shown language. */
  children?: ReactNode;
}

/** Renders the page's texts, one language at a time. */
export function Words({ info, faults, language, onLanguage, onEdit, children }: WordsProps) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const fault = useFaultWords(faults, language);
  const entry = info.list.find((candidate) => candidate.language === language);
  if (!entry) return null;
  return (
    <Tabs
      label={t('information.languages')}
      items={info.list.map((one) => ({ value: one.language, label: formatLanguageAlone(one.language, locale) }))}
      value={language}
      onChange={(value) => onLanguage(value)}
    >
      <Stack key={language} gap={24}>
        <Stack gap={16} lang={language}>
          <TextInput
            label={t('information.name')}
            maxLength={STORE_TEXT_MAX.name}
            value={entry.name}
            error={fault('name')}
            onChange={(event) => onEdit(language, { name: event.currentTarget.value })}
          />
          <Textarea
            label={t('information.brief')}
            rows={3}
            maxLength={STORE_TEXT_MAX.brief}
            value={entry.brief}
            error={fault('brief')}
            onChange={(event) => onEdit(language, { brief: event.currentTarget.value })}
          />
          <Textarea
            label={t('information.introduction')}
            rows={8}
            maxLength={STORE_TEXT_MAX.introduction}
            value={entry.introduction}
            error={fault('introduction')}
            onChange={(event) => onEdit(language, { introduction: event.currentTarget.value })}
          />
          <ListInput
            label={t('information.labels')}
            value={entry.labels}
            error={fault('labels')}
            onChange={(labels) => onEdit(language, { labels })}
          />
        </Stack>
        {children}
      </Stack>
    </Tabs>
  );
}

interface ListInputProps {
  label: string;
  value: readonly string[];
  error: string | undefined;
  onChange(words: string[]): void;
}

// Chinese and Japanese commas count as well.
const wordsIn = (text: string): string[] => [...new Set(text.split(/[,，、]/).map((word) => word.trim()))].filter((word) => word !== '');

/** Renders a field for several words separated by commas. */
export function ListInput({ label, value, error, onChange }: ListInputProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(value.join(', '));
  return (
    <TextInput
      label={label}
      description={t('override.listHint', { max: LABELS_MAX })}
      value={typed}
      error={error}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onChange(wordsIn(event.currentTarget.value));
      }}
    />
  );
}
