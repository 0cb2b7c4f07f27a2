import { DRAMA_ROLES } from '@meowtale/contracts';
import { STORY_MAX } from '@meowtale/contracts/inputs/drama/story-words';
import { newCharacter } from '@meowtale/story/model';
import { Button, cx, EmptyState, IconPlus, Stack, Text, Title } from '@meowtale/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { v7 as uuidv7 } from 'uuid';
import { useAt } from '../columns/use-at.ts';
import { useEditorStore, useStory } from '../drama-editor/editor-context.tsx';
import { addPart } from '../story-edits/part-edits.ts';
import { CharacterForm } from './character-form.tsx';
import classes from './characters.module.css';
import { EntryForm } from './entry-form.tsx';
import { FactList } from './fact-list.tsx';

/** Renders the characters and the codex: places, things, and facts. */
export function CharactersTab() {
  const { t } = useTranslation();
  const story = useStory();
  const store = useEditorStore();
  const [at, pick] = useAt();
  const list = useRef<HTMLElement>(null);
  const [added, setAdded] = useState<string | null>(null);
  const people = [...story.characters.values()];
  const entries = [...story.entries.values()];
  const chosen = [...people, ...entries].find(({ id }) => id === at) ?? people[0] ?? entries[0];
  const addCharacter = () => {
    const id = uuidv7();
    store.getState().change(addPart(newCharacter(id, t('character.newName', { number: people.length + 1 }))));
    setAdded(id);
    pick(id);
  };
  const addEntry = () => {
    const id = uuidv7();
    store.getState().change(addPart({ kind: 'entry', id, name: t('entry.newName'), text: '', states: [] }));
    setAdded(id);
    pick(id);
  };
  const choose = (id: string) => {
    setAdded(null);
    pick(id);
  };
  // The focused button disappeared.
  const onRemoved = () => list.current?.focus();
  return (
    <div className={classes.columns}>
      <nav ref={list} tabIndex={-1} className={classes.list} aria-label={t('character.list')}>
        <Section
          title={t('character.people')}
          items={people}
          chosen={chosen?.id}
          add={t('character.add')}
          onAdd={addCharacter}
          onPick={choose}
          full={people.length >= DRAMA_ROLES.max ? t('character.full', { max: DRAMA_ROLES.max }) : null}
        />
        <Section
          title={t('entry.list')}
          items={entries}
          chosen={chosen?.id}
          add={t('entry.add')}
          onAdd={addEntry}
          onPick={choose}
          full={entries.length >= STORY_MAX.entries ? t('entry.full', { max: STORY_MAX.entries }) : null}
        />
      </nav>
      <div>
        {chosen === undefined ? (
          <EmptyState kind="stage" level={2} title={t('character.none')}>
            {t('character.noneHint')}
          </EmptyState>
        ) : chosen.kind === 'character' ? (
          <CharacterForm key={chosen.id} id={chosen.id} isNew={chosen.id === added} story={story} onRemoved={onRemoved} />
        ) : (
          <EntryForm key={chosen.id} id={chosen.id} isNew={chosen.id === added} story={story} onRemoved={onRemoved} />
        )}
      </div>
      <FactList />
    </div>
  );
}

interface SectionProps {
  title: string;
  items: readonly { id: string; name: string }[];
  chosen: string | undefined;
  add: string;
  /** Why no more can be added. */
  full: string | null;
  onAdd(): void;
  onPick(id: string): void;
}

function Section({ title, items, chosen, add, full, onAdd, onPick }: SectionProps) {
  return (
    <Stack gap={8}>
      <Title level={2} size={17}>
        {title}
      </Title>
      {items.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          className={cx(classes.item, id === chosen && classes.current)}
          aria-current={id === chosen ? 'true' : undefined}
          onClick={() => onPick(id)}
          dir="auto"
        >
          {name}
        </button>
      ))}
      <Button
        size="small"
        variant="ghost"
        className={classes.start}
        disabled={full !== null}
        leftIcon={<IconPlus size={16} aria-hidden="true" />}
        onClick={onAdd}
      >
        {add}
      </Button>
      {full ? (
        <Text size="small" tone="muted">
          {full}
        </Text>
      ) : null}
    </Stack>
  );
}
