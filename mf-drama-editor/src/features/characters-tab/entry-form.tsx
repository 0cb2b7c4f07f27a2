import type { StoryEntry } from '@meowtale/contracts/inputs/drama/story';
import { STORY_MAX } from '@meowtale/contracts/inputs/drama/story-words';
import type { Story } from '@meowtale/story/model';
import { Button, Group, IconTrash, Stack, TextInput } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';
import { useFocusOfNew } from '../columns/focus-new.ts';
import { useEditorStore, usePart } from '../drama-editor/editor-context.tsx';
import { BlockedTextarea } from '../generation/blocked-textarea.tsx';
import { removePart, setPart } from '../story-edits/part-edits.ts';
import { StateList } from './state-list.tsx';

interface EntryFormProps {
  id: string;
  /** Just added: its name gets the focus. */
  isNew: boolean;
  story: Story;
  onRemoved(): void;
}

/** Renders a codex entry: a place, a thing or another subject. */
export function EntryForm({ id, isNew, story, onRemoved }: EntryFormProps) {
  const { t } = useTranslation();
  const name = useFocusOfNew<HTMLInputElement>(isNew);
  const store = useEditorStore();
  const entry = usePart('entry', id);
  if (!entry) return null;
  const set = (change: Partial<StoryEntry>, group?: string) =>
    store.getState().change(setPart(store.getState().draft, 'entry', id, change), group && `${id} ${group}`);
  const remove = () => {
    store.getState().change(removePart(store.getState().draft, id));
    onRemoved();
  };
  return (
    <Stack gap={24}>
      <Group justify="end">
        <Button size="small" variant="ghost" leftIcon={<IconTrash size={16} aria-hidden="true" />} onClick={remove}>
          {t('character.remove', { name: entry.name })}
        </Button>
      </Group>
      <TextInput
        ref={name}
        label={t('entry.name')}
        required
        maxLength={STORY_MAX.name}
        value={entry.name}
        error={entry.name.trim() === '' ? t('invalid.empty') : undefined}
        onChange={(event) => set({ name: event.currentTarget.value }, 'name')}
      />
      <BlockedTextarea
        label={t('entry.text')}
        rows={4}
        maxLength={STORY_MAX.brief}
        value={entry.text}
        onChange={(event) => set({ text: event.currentTarget.value }, 'text')}
      />
      <StateList story={story} value={entry.states} onChange={(states, group) => set({ states }, group)} />
    </Stack>
  );
}
