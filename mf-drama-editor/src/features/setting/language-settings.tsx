import { LOCALE_NATIVE_NAMES, LOCALES, type Locale } from '@meowtale/contracts';
import { ChipPicker, Select, Stack } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';
import { useEditor, useEditorStore } from '../drama-editor/editor-context.tsx';
import { DraftButton } from '../generation/draft-button.tsx';
import { useBlockedIn } from '../generation/generation-context.tsx';
import { useReaches } from '../generation/influences.tsx';
import { MarkedTextarea } from '../marked-text/marked-textarea.tsx';
import { setSetting, settingIn } from '../story-edits/part-edits.ts';

/** Renders the idea in a line, the story's language, and its target languages. */
export function LanguageSettings() {
  const { t } = useTranslation();
  const store = useEditorStore();
  const { language, languages, logline } = useEditor((state) => settingIn(state.draft));
  const set = (change: Parameters<typeof setSetting>[1], group?: string) =>
    store.getState().change(setSetting(store.getState().draft, change), group);
  const reaches = useReaches();
  const marks = useBlockedIn(logline);
  const others = LOCALES.filter((each) => each !== language);
  return (
    <Stack gap={24}>
      <MarkedTextarea
        label={t('setting.logline')}
        description={`${t('setting.loglineHint')}\n${reaches('logline')}`}
        marks={marks}
        error={marks.length > 0 ? t('generation.blockedIn', { words: marks.map(({ word }) => word) }) : undefined}
        rows={2}
        maxLength={500}
        value={logline}
        onChange={(value) => set({ logline: value }, 'logline')}
      />
      <div>
        <DraftButton use="all">{t('generation.wholeStory')}</DraftButton>
      </div>
      <Select
        label={t('setting.language')}
        description={`${t('setting.languageHint')}\n${reaches('language')}`}
        options={LOCALES.map((each) => ({ value: each, label: LOCALE_NATIVE_NAMES[each] }))}
        value={language}
        onChange={(next) => next && set({ language: next as Locale, languages: [...new Set([next as Locale, ...languages])] })}
      />
      <ChipPicker
        label={t('setting.languages')}
        description={t('setting.languagesHint')}
        options={others.map((each) => ({ value: each, label: LOCALE_NATIVE_NAMES[each] }))}
        value={languages.filter((each) => each !== language)}
        onChange={(chosen) => set({ languages: [language, ...LOCALES.filter((each) => chosen.includes(each))] })}
      />
    </Stack>
  );
}
