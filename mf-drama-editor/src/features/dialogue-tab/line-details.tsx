import type { StoryLine } from '@meowtale/contracts/inputs/drama/story-words';
import { Grid, MultiSelect, Select, Stack, TextInput } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';
import { useEditorStore, useStory } from '../drama-editor/editor-context.tsx';
import { VersionsButton } from '../generation/versions-button.tsx';
import { ConditionEditor } from '../logic/condition-editor.tsx';
import { EffectsEditor } from '../logic/effects-editor.tsx';
import { setLine } from '../story-edits/paragraph-edits.ts';
import classes from './dialogue.module.css';

/** Renders all of a line besides its text. */
export function LineDetails({ paragraph, line, number }: { paragraph: string; line: StoryLine; number: number }) {
  const { t } = useTranslation();
  const story = useStory();
  const store = useEditorStore();
  const set = (change: Partial<StoryLine>, group?: string) =>
    store.getState().change(setLine(store.getState().draft, paragraph, line.id, change), group && `${line.id} ${group}`);
  const pictures = [...story.resources.values()].filter(({ folder }) => folder !== 'bg');
  return (
    <Stack gap={16} className={classes.details}>
      <Grid kind="halves" gap={16}>
        <TextInput
          label={t('dialogue.direction')}
          placeholder={t('dialogue.directionExample')}
          maxLength={200}
          value={line.direction}
          onChange={(event) => set({ direction: event.currentTarget.value }, 'direction')}
        />
        <Select
          label={t('dialogue.picture')}
          placeholder={t('dialogue.noPicture')}
          clearLabel={t('dialogue.noPicture')}
          options={pictures.map(({ id, name }) => ({ value: id, label: name || t('dialogue.unnamedPicture') }))}
          value={line.picture}
          onChange={(picture) => set({ picture })}
        />
      </Grid>
      <ConditionEditor story={story} value={line.when} onChange={(when) => set({ when })} />
      <EffectsEditor story={story} value={line.effects} onChange={(effects) => set({ effects })} />
      {story.facts.size > 0 ? (
        <MultiSelect
          label={t('dialogue.knows')}
          options={[...story.facts.values()].map(({ id, text }) => ({ value: id, label: text }))}
          value={line.knows}
          onChange={(knows) => set({ knows })}
        />
      ) : null}
      <div>
        <VersionsButton node={line.id} label={t('version.ofLine', { number })} />
      </div>
    </Stack>
  );
}
