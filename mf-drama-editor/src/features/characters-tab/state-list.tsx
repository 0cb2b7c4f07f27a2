import type { StoryState } from '@meowtale/contracts/inputs/drama/story';
import { STORY_MAX } from '@meowtale/contracts/inputs/drama/story-words';
import type { Story } from '@meowtale/story/model';
import { Select, Stack, Text, TextInput } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';
import { v7 as uuidv7 } from 'uuid';
import { AddButton, RemoveButton } from '../columns/row-buttons.tsx';
import { PlaceSelect } from '../logic/condition-editor.tsx';
import logic from '../logic/logic.module.css';

const STATUSES = ['here', 'away', 'dead'] as const;

interface StateListProps {
  story: Story;
  /** Only characters are away or dead. */
  people?: boolean;
  value: readonly StoryState[];
  onChange(value: StoryState[], group?: string): void;
}

/** Renders the states of a character or an entry, each from a paragraph on. */
export function StateList({ story, people, value, onChange }: StateListProps) {
  const { t } = useTranslation();
  const [first] = story.order;
  const replace = (index: number, change: Partial<StoryState>, group?: string) =>
    onChange(
      value.map((each, at) => (at === index ? { ...each, ...change } : each)),
      group,
    );
  return (
    <Stack gap={8} as="fieldset" className={logic.fieldset}>
      <legend className={logic.legend}>{t('state.title')}</legend>
      <Text size="small" tone="muted">
        {t(first ? 'state.hint' : 'state.noParagraphs')}
      </Text>
      {value.map((each, index) => (
        <div key={each.id} className={logic.row}>
          <PlaceSelect
            story={story}
            label={t('state.from', { number: index + 1 })}
            value={each.from}
            onChange={(from) => from && replace(index, { from })}
          />
          {people ? (
            <Select
              label={t('state.status', { number: index + 1 })}
              hideLabel
              className={logic.sign}
              options={STATUSES.map((status) => ({ value: status, label: t(`state.statuses.${status}`) }))}
              value={each.status}
              onChange={(status) => status && replace(index, { status: status as StoryState['status'] })}
            />
          ) : null}
          <TextInput
            label={t('state.text', { number: index + 1 })}
            hideLabel
            placeholder={t('state.example')}
            maxLength={STORY_MAX.brief}
            value={each.text}
            onChange={(event) => replace(index, { text: event.currentTarget.value }, `${each.id} text`)}
          />
          <RemoveButton
            kind="state"
            label={t('state.remove', { number: index + 1 })}
            onRemove={() => onChange(value.filter(({ id }) => id !== each.id))}
          />
        </div>
      ))}
      {first ? (
        <AddButton
          kind="state"
          disabled={value.length >= STORY_MAX.states}
          onAdd={() => onChange([...value, { id: uuidv7(), from: first, status: 'here', text: '' }])}
        >
          {t('state.add')}
        </AddButton>
      ) : null}
    </Stack>
  );
}
