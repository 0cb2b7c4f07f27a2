import type { StoryParagraph } from '@meowtale/contracts/inputs/drama/story';
import { ChipPicker, Grid, Select, Stack, TextInput } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';
import { useEditorStore, useStory } from '../drama-editor/editor-context.tsx';
import { EffectsEditor } from '../logic/effects-editor.tsx';
import { setParagraph } from '../story-edits/paragraph-edits.ts';
import { Learns } from './learns.tsx';

/** Renders a paragraph's place, characters, picture, and effects. */
export function ParagraphScene({ paragraph }: { paragraph: StoryParagraph }) {
  const { t } = useTranslation();
  const story = useStory();
  const store = useEditorStore();
  const set = (change: Partial<StoryParagraph>, group?: string) =>
    store.getState().change(setParagraph(store.getState().draft, paragraph.id, change), group && `${paragraph.id} ${group}`);
  const pictures = [...story.resources.values()].filter(({ folder }) => folder !== 'character');
  return (
    <Stack gap={16}>
      <Grid kind="halves" gap={16}>
        <TextInput
          label={t('dialogue.place')}
          maxLength={80}
          value={paragraph.place}
          onChange={(event) => set({ place: event.currentTarget.value }, 'place')}
        />
        <Select
          label={t('dialogue.background')}
          placeholder={t('dialogue.noPicture')}
          clearLabel={t('dialogue.noPicture')}
          options={pictures.map(({ id, name }) => ({ value: id, label: name || t('dialogue.unnamedPicture') }))}
          value={paragraph.background}
          onChange={(background) => set({ background })}
        />
      </Grid>
      {story.characters.size > 0 ? (
        <ChipPicker
          label={t('dialogue.present')}
          options={[...story.characters.values()].map(({ id, name }) => ({ value: id, label: name }))}
          value={paragraph.present}
          onChange={(present) => set({ present })}
        />
      ) : null}
      {story.facts.size > 0 && story.characters.size > 0 ? (
        <Learns story={story} value={paragraph.learns} onChange={(learns) => set({ learns })} />
      ) : null}
      <EffectsEditor story={story} value={paragraph.effects} onChange={(effects) => set({ effects })} />
    </Stack>
  );
}
