import { LOCALE_NATIVE_NAMES } from '@meowtale/contracts';
import { STORY_MAX } from '@meowtale/contracts/inputs/drama/story-words';
import { Stack, Text, TextInput } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';
import { AddButton, RemoveButton } from '../columns/row-buttons.tsx';
import { useEditor, useEditorStore } from '../drama-editor/editor-context.tsx';
import logic from '../logic/logic.module.css';
import { setSetting, settingIn } from '../story-edits/part-edits.ts';

/** Renders the terms with fixed translations. */
export function Glossary() {
  const { t } = useTranslation();
  const store = useEditorStore();
  const { glossary, language, languages } = useEditor((state) => settingIn(state.draft));
  const others = languages.filter((each) => each !== language);
  const set = (next: typeof glossary, group?: string) =>
    store.getState().change(setSetting(store.getState().draft, { glossary: next }), group);
  const replace = (index: number, change: Partial<(typeof glossary)[number]>, group: string) =>
    set(
      glossary.map((each, at) => (at === index ? { ...each, ...change } : each)),
      `glossary ${index} ${group}`,
    );
  if (others.length === 0) {
    return (
      <Text size="small" tone="muted">
        {t('glossary.noLanguages')}
      </Text>
    );
  }
  return (
    <Stack gap={12}>
      {glossary.map((each, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a term is its place
        <Stack key={index} gap={8}>
          <div className={logic.row}>
            <TextInput
              label={t('glossary.term', { number: index + 1 })}
              maxLength={80}
              value={each.term}
              onChange={(event) => replace(index, { term: event.currentTarget.value }, 'term')}
            />
            <RemoveButton
              kind="term"
              label={t('glossary.remove', { number: index + 1 })}
              onRemove={() => set(glossary.filter((_, at) => at !== index))}
            />
          </div>
          {others.map((other) => (
            <TextInput
              key={other}
              label={LOCALE_NATIVE_NAMES[other]}
              lang={other}
              maxLength={80}
              value={each.words[other] ?? ''}
              onChange={(event) => replace(index, { words: { ...each.words, [other]: event.currentTarget.value } }, other)}
            />
          ))}
        </Stack>
      ))}
      <AddButton kind="term" disabled={glossary.length >= STORY_MAX.glossary} onAdd={() => set([...glossary, { term: '', words: {} }])}>
        {t('glossary.add')}
      </AddButton>
    </Stack>
  );
}
