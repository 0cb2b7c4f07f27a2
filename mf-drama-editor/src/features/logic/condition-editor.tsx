import type { StoryCondition, StoryTest, StoryValue } from '@meowtale/contracts/inputs/drama/story-words';
import { STORY_MAX } from '@meowtale/contracts/inputs/drama/story-words';
import type { Story } from '@meowtale/story/model';
import { Group, Select, Stack } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';
import { paragraphName } from '../columns/paragraph-name.ts';
import { AddButton, RemoveButton } from '../columns/row-buttons.tsx';
import classes from './logic.module.css';
import { ValueField } from './value-field.tsx';

const SIGNS = ['=', '!=', '<', '<=', '>', '>='] as const;

interface ConditionEditorProps {
  story: Story;
  value: StoryCondition | null;
  onChange(value: StoryCondition | null): void;
}

const usableSigns = (value: StoryValue) => (typeof value === 'number' ? SIGNS : SIGNS.slice(0, 2));

/** Renders a condition: tests of variables, and of what was read before. */
export function ConditionEditor({ story, value, onChange }: ConditionEditorProps) {
  const { t } = useTranslation();
  const tests = value?.tests ?? [];
  const match = value?.match ?? 'all';
  const set = (next: StoryTest[]) => onChange(next.length > 0 ? { match, tests: next } : null);
  const first = [...story.variables.values()][0];
  const firstPlace = story.order[0];
  const replace = (index: number, test: StoryTest) => set(tests.map((each, at) => (at === index ? test : each)));
  const full = tests.length >= STORY_MAX.tests;
  return (
    <Stack gap={8} as="fieldset" className={classes.fieldset}>
      <legend className={classes.legend}>{t('logic.when')}</legend>
      {tests.length > 1 ? (
        <Select
          label={t('logic.match')}
          hideLabel
          options={[
            { value: 'all', label: t('logic.all') },
            { value: 'any', label: t('logic.any') },
          ]}
          value={match}
          onChange={(next) => onChange({ match: next === 'any' ? 'any' : 'all', tests })}
        />
      ) : null}
      {tests.map((test, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a test is its place
        <div key={index} className={classes.row}>
          <TestFields story={story} test={test} onChange={(next) => replace(index, next)} />
          <RemoveButton
            kind="test"
            label={t('logic.removeTest', { number: index + 1 })}
            onRemove={() => set(tests.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      <Group gap={8}>
        {first ? (
          <AddButton kind="test" disabled={full} onAdd={() => set([...tests, { variable: first.id, is: '=', value: first.initial }])}>
            {t('logic.addTest')}
          </AddButton>
        ) : null}
        {firstPlace ? (
          <AddButton kind="test" disabled={full} onAdd={() => set([...tests, { seen: firstPlace, not: false }])}>
            {t('logic.addSeen')}
          </AddButton>
        ) : null}
      </Group>
    </Stack>
  );
}

function TestFields({ story, test, onChange }: { story: Story; test: StoryTest; onChange(test: StoryTest): void }) {
  const { t } = useTranslation();
  if ('seen' in test) {
    return (
      <>
        <Select
          label={t('logic.seenWay')}
          hideLabel
          className={classes.sign}
          options={[
            { value: 'yes', label: t('logic.seen') },
            { value: 'no', label: t('logic.unseen') },
          ]}
          value={test.not ? 'no' : 'yes'}
          onChange={(way) => onChange({ ...test, not: way === 'no' })}
        />
        <PlaceSelect story={story} label={t('logic.place')} value={test.seen} onChange={(seen) => seen && onChange({ ...test, seen })} />
      </>
    );
  }
  return (
    <>
      <VariableSelect story={story} value={test.variable} onChange={(variable, value) => onChange({ variable, is: '=', value })} />
      <Select
        label={t('logic.compare')}
        hideLabel
        className={classes.sign}
        options={usableSigns(test.value).map((sign) => ({ value: sign, label: t(`logic.sign.${sign}`) }))}
        value={test.is}
        onChange={(sign) => onChange({ ...test, is: (sign ?? '=') as (typeof SIGNS)[number] })}
      />
      <ValueField value={test.value} onChange={(value) => onChange({ ...test, value })} />
    </>
  );
}

export function VariableSelect({
  story,
  value,
  onChange,
}: {
  story: Story;
  value: string;
  onChange(id: string, initial: StoryValue): void;
}) {
  const { t } = useTranslation();
  return (
    <Select
      label={t('logic.variable')}
      hideLabel
      options={[...story.variables.values()].map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      onChange={(id) => {
        const variable = id === null ? undefined : story.variables.get(id);
        if (variable) onChange(variable.id, variable.initial);
      }}
    />
  );
}

interface PlaceSelectProps {
  story: Story;
  label: string;
  value: string | null;
  onChange(id: string | null): void;
  /** Label of no choice; when given, the choice can be cleared. */
  none?: string;
}

/** Renders the choice of a paragraph, by its title or its number. */
export function PlaceSelect({ story, label, value, onChange, none }: PlaceSelectProps) {
  const { t } = useTranslation();
  const options = story.order.map((id) => ({
    value: id,
    label: paragraphName(story, id, t),
  }));
  const known = value === null || options.some((option) => option.value === value);
  return (
    <Select
      label={label}
      hideLabel
      searchable
      emptyText={t('logic.noPlace')}
      placeholder={none}
      clearLabel={none}
      options={known ? options : [...options, { value, label: t('logic.gone') }]}
      value={value}
      onChange={onChange}
    />
  );
}
