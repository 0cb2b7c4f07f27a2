import type { StoryTrait } from '@meowtale/contracts/inputs/drama/story';
import { STORY_MAX } from '@meowtale/contracts/inputs/drama/story-words';
import { cx, Stack, Text, TextInput } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';
import { v7 as uuidv7 } from 'uuid';
import { AddButton, RemoveButton } from '../columns/row-buttons.tsx';
import logic from '../logic/logic.module.css';

interface TraitListProps {
  value: readonly StoryTrait[];
  onChange(value: StoryTrait[], group?: string): void;
}

const toWords = (text: string) =>
  text
    .split(/[,，、]/)
    .map((word) => word.trimStart())
    .filter((word, index, all) => word !== '' || index === all.length - 1)
    .slice(0, 20);

/** Renders a character's permanent traits, and the words that would contradict them. */
export function TraitList({ value, onChange }: TraitListProps) {
  const { t } = useTranslation();
  const replace = (index: number, change: Partial<StoryTrait>, group: string) =>
    onChange(
      value.map((each, at) => (at === index ? { ...each, ...change } : each)),
      group,
    );
  return (
    <Stack gap={8} as="fieldset" className={logic.fieldset}>
      <legend className={logic.legend}>{t('trait.title')}</legend>
      <Text size="small" tone="muted">
        {t('trait.hint')}
      </Text>
      {value.map((each, index) => (
        <div key={each.id} className={cx(logic.row, logic.labelled)}>
          <TextInput
            label={t('trait.name')}
            placeholder={t('trait.nameExample')}
            maxLength={STORY_MAX.name}
            value={each.name}
            onChange={(event) => replace(index, { name: event.currentTarget.value }, `${each.id} name`)}
          />
          <TextInput
            label={t('trait.value')}
            placeholder={t('trait.valueExample')}
            maxLength={80}
            value={each.value}
            onChange={(event) => replace(index, { value: event.currentTarget.value }, `${each.id} value`)}
          />
          <TextInput
            label={t('trait.not')}
            placeholder={t('trait.notExample')}
            maxLength={400}
            value={each.not.join(', ')}
            onChange={(event) => replace(index, { not: toWords(event.currentTarget.value) }, `${each.id} not`)}
          />
          <RemoveButton
            kind="trait"
            label={t('trait.remove', { number: index + 1 })}
            onRemove={() => onChange(value.filter(({ id }) => id !== each.id))}
          />
        </div>
      ))}
      <AddButton
        kind="trait"
        disabled={value.length >= STORY_MAX.traits}
        onAdd={() => onChange([...value, { id: uuidv7(), name: '', value: '', not: [] }])}
      >
        {t('trait.add')}
      </AddButton>
    </Stack>
  );
}
