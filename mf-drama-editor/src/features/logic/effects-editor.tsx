import { STORY_MAX, type StoryEffect } from '@meowtale/contracts/inputs/drama/story-words';
import type { Story } from '@meowtale/story/model';
import { Select, Stack, Text } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';
import { AddButton, RemoveButton } from '../columns/row-buttons.tsx';
import { VariableSelect } from './condition-editor.tsx';
import classes from './logic.module.css';
import { ValueField } from './value-field.tsx';

interface EffectsEditorProps {
  story: Story;
  value: readonly StoryEffect[];
  onChange(value: StoryEffect[]): void;
}

/** Renders the effects of reading or choosing something. */
export function EffectsEditor({ story, value, onChange }: EffectsEditorProps) {
  const { t } = useTranslation();
  const first = [...story.variables.values()][0];
  const replace = (index: number, effect: StoryEffect) => onChange(value.map((each, at) => (at === index ? effect : each)));
  return (
    <Stack gap={8} as="fieldset" className={classes.fieldset}>
      <legend className={classes.legend}>{t('logic.effects')}</legend>
      {value.map((effect, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an effect is its place
        <div key={index} className={classes.row}>
          <VariableSelect
            story={story}
            value={effect.variable}
            onChange={(variable, initial) => replace(index, { variable, do: 'set', value: initial })}
          />
          <Select
            label={t('logic.do')}
            hideLabel
            className={classes.sign}
            options={(typeof effect.value === 'number' ? (['set', 'add'] as const) : (['set'] as const)).map((each) => ({
              value: each,
              label: t(`logic.${each}`),
            }))}
            value={effect.do}
            onChange={(next) => replace(index, { ...effect, do: next === 'add' ? 'add' : 'set' })}
          />
          <ValueField value={effect.value} onChange={(next) => replace(index, { ...effect, value: next })} />
          <RemoveButton
            kind="effect"
            label={t('logic.removeEffect', { number: index + 1 })}
            onRemove={() => onChange(value.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      {first ? (
        <AddButton
          kind="effect"
          disabled={value.length >= STORY_MAX.effects}
          onAdd={() => onChange([...value, { variable: first.id, do: 'set', value: first.initial }])}
        >
          {t('logic.addEffect')}
        </AddButton>
      ) : (
        <Text size="small" tone="muted">
          {t('logic.noVariables')}
        </Text>
      )}
    </Stack>
  );
}
