import { STORY_MAX } from '@meowtale/contracts/inputs/drama/story-words';
import { Stack, Text, TextInput, Title } from '@meowtale/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { v7 as uuidv7 } from 'uuid';
import { useShallow } from 'zustand/react/shallow';
import { AddButton, RemoveButton } from '../columns/row-buttons.tsx';
import { useEditor, useEditorStore, usePart } from '../drama-editor/editor-context.tsx';
import { partsIn } from '../drama-editor/editor-state.ts';
import logic from '../logic/logic.module.css';
import { addPart, removePart, setPart } from '../story-edits/part-edits.ts';
import classes from './characters.module.css';

/** Renders the facts; paragraphs define who learns them where. */
export function FactList() {
  const { t } = useTranslation();
  const store = useEditorStore();
  const ids = useEditor(useShallow((state) => partsIn(state).flatMap((part) => (part.kind === 'fact' ? [part.id] : []))));
  const [begun, setBegun] = useState<string | null>(null);
  const edit = (id: string, text: string) => store.getState().change(setPart(store.getState().draft, 'fact', id, { text }), `${id} text`);
  const add = () => {
    const id = uuidv7();
    setBegun(id);
    store.getState().change(addPart({ kind: 'fact', id, text: '' }));
  };
  return (
    <Stack gap={12} as="section" aria-labelledby="facts" className={classes.facts}>
      <Title level={2} size={17} id="facts">
        {t('fact.title')}
      </Title>
      <Text size="small" tone="muted">
        {t('fact.hint')}
      </Text>
      {ids.map((id, index) => (
        <div key={id} className={logic.row}>
          <FactText id={id} number={index + 1} isBegun={id === begun} onEdit={edit} onLeft={() => setBegun(null)} />
          <RemoveButton
            kind="fact"
            label={t('fact.remove', { number: index + 1 })}
            onRemove={() => store.getState().change(removePart(store.getState().draft, id))}
          />
        </div>
      ))}
      <AddButton kind="fact" disabled={ids.length >= STORY_MAX.facts} onAdd={add}>
        {t('fact.add')}
      </AddButton>
    </Stack>
  );
}

interface FactTextProps {
  id: string;
  number: number;
  /** It was just added and may be empty. */
  isBegun: boolean;
  onEdit(id: string, text: string): void;
  onLeft(): void;
}

function FactText({ id, number, isBegun, onEdit, onLeft }: FactTextProps) {
  const { t } = useTranslation();
  const fact = usePart('fact', id);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isBegun) field.current?.focus();
  }, [isBegun]);
  return (
    <TextInput
      ref={field}
      label={t('fact.text', { number })}
      hideLabel
      placeholder={t('fact.example')}
      maxLength={300}
      value={fact?.text ?? ''}
      error={fact?.text.trim() === '' && !isBegun ? t('invalid.empty') : undefined}
      onChange={(event) => onEdit(id, event.currentTarget.value)}
      onBlur={isBegun ? onLeft : undefined}
    />
  );
}
