import { LOCALE_NATIVE_NAMES, type Locale } from '@meowtale/contracts';
import type { StoryResource } from '@meowtale/contracts/inputs/drama/story';
import { STORY_MAX } from '@meowtale/contracts/inputs/drama/story-words';
import { Checkbox, Stack, TextInput } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';
import { LanguageSelect } from '../dialogue-tab/language-select.tsx';
import { SourceChanged } from '../dialogue-tab/source-changed.tsx';
import type { ShownLanguage } from '../dialogue-tab/use-shown-language.ts';
import { useEditorStore } from '../drama-editor/editor-context.tsx';
import { DraftButton } from '../generation/draft-button.tsx';
import { setPart } from '../story-edits/part-edits.ts';
import { writeAlt } from '../story-edits/word-edits.ts';

/** Renders what a picture shows, for readers who can't see it: in the source language, and in the shown translation. */
export function AltTexts({ resource, shown }: { resource: StoryResource; shown: ShownLanguage }) {
  const { t } = useTranslation();
  const store = useEditorStore();
  const { id, alt = {}, alt_marks = {}, decorative = false } = resource;
  const { source, language } = shown;
  const set = (change: Partial<StoryResource>) => store.getState().change(setPart(store.getState().draft, 'resource', id, change));
  const write = (each: Locale, text: string) =>
    store.getState().change(writeAlt(store.getState().draft, id, text, { language: each, source }), `${id} alt ${each}`);
  return (
    <Stack gap={12}>
      {decorative ? null : (
        <>
          <LanguageSelect shown={shown} />
          {[...new Set([source, language])].map((each) => (
            <TextInput
              key={each}
              label={each === source ? t('resources.alt') : t('resources.altIn', { language: LOCALE_NATIVE_NAMES[each] })}
              description={each === source ? t('resources.altHint') : undefined}
              lang={each}
              maxLength={STORY_MAX.alt}
              value={alt[each] ?? ''}
              onChange={(event) => write(each, event.currentTarget.value)}
            />
          ))}
          <SourceChanged item={{ words: alt, marks: alt_marks }} shown={shown} onHolds={(marks) => set({ alt_marks: marks })} />
          {language === source || !alt[source]?.trim() ? null : (
            <div>
              <DraftButton use="translation" source={[id]} language={language}>
                {t('generation.translate')}
              </DraftButton>
            </div>
          )}
        </>
      )}
      <Checkbox
        label={t('resources.decorative')}
        description={t('resources.decorativeHint')}
        checked={decorative}
        onChange={(event) => set({ decorative: event.currentTarget.checked })}
      />
    </Stack>
  );
}
