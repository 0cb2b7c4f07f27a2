import type { StoryParagraph } from '@meowtale/contracts/inputs/drama/story';
import type { Story } from '@meowtale/story/model';
import { Select, Stack } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';
import { AddButton, RemoveButton } from '../columns/row-buttons.tsx';
import logic from '../logic/logic.module.css';

interface LearnsProps {
  story: Story;
  value: StoryParagraph['learns'];
  onChange(value: StoryParagraph['learns']): void;
}

/** Renders who learns which fact here, by which the consistency check finds characters who can't know one yet. */
export function Learns({ story, value, onChange }: LearnsProps) {
  const { t } = useTranslation();
  const [who] = story.characters.keys();
  const numbered = [...story.facts.values()].map((each, index) => ({ ...each, number: index + 1 }));
  const written = numbered.filter(({ text }) => text.trim() !== '');
  const [first] = written;
  /** Returns facts with a text; a chosen one without text is labelled by its number. */
  const facts = (chosen: string) =>
    numbered
      .filter((each) => each.id === chosen || written.includes(each))
      .map(({ id, text, number }) => ({ value: id, label: text.trim() || t('fact.text', { number }) }));
  const replace = (index: number, change: Partial<StoryParagraph['learns'][number]>) =>
    onChange(value.map((each, at) => (at === index ? { ...each, ...change } : each)));
  return (
    <Stack gap={8} as="fieldset" className={logic.fieldset}>
      <legend className={logic.legend}>{t('dialogue.learns')}</legend>
      {value.map((each, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one is its place
        <div key={index} className={logic.row}>
          <Select
            label={t('dialogue.who')}
            hideLabel
            options={[...story.characters.values()].map(({ id, name }) => ({ value: id, label: name }))}
            value={each.who}
            onChange={(next) => next && replace(index, { who: next })}
          />
          <Select
            label={t('dialogue.fact')}
            hideLabel
            options={facts(each.fact)}
            value={each.fact}
            onChange={(next) => next && replace(index, { fact: next })}
          />
          <RemoveButton
            kind="learns"
            label={t('dialogue.removeLearns', { number: index + 1 })}
            onRemove={() => onChange(value.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      <AddButton kind="learns" onAdd={() => who && first && onChange([...value, { who, fact: first.id }])}>
        {t('dialogue.addLearns')}
      </AddButton>
    </Stack>
  );
}
