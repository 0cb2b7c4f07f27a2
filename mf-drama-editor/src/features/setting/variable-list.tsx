import type { StoryVariable } from '@meowtale/contracts/inputs/drama/story';
import { STORY_MAX } from '@meowtale/contracts/inputs/drama/story-words';
import { cx, Select, Stack, Text, TextInput, VisuallyHidden } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';
import { v7 as uuidv7 } from 'uuid';
import { useShallow } from 'zustand/react/shallow';
import { AddButton, RemoveButton } from '../columns/row-buttons.tsx';
import { useEditor, useEditorStore, usePart, usePieceFault } from '../drama-editor/editor-context.tsx';
import { partsIn } from '../drama-editor/editor-state.ts';
import logic from '../logic/logic.module.css';
import { ValueField } from '../logic/value-field.tsx';
import { addPart, removePart, setPart } from '../story-edits/part-edits.ts';

const TYPES = ['boolean', 'number', 'text'] as const;
const FIRST: Record<StoryVariable['type'], StoryVariable['initial']> = { boolean: false, number: 0, text: '' };

/** Renders the story's variables, which choices change and conditions test. */
export function VariableList() {
  const { t } = useTranslation();
  const store = useEditorStore();
  const ids = useEditor(useShallow((state) => partsIn(state).flatMap((part) => (part.kind === 'variable' ? [part.id] : []))));
  const add = () => {
    const names = new Set(partsIn(store.getState()).flatMap((part) => (part.kind === 'variable' ? [part.name] : [])));
    let number = ids.length + 1;
    while (names.has(`variable_${number}`)) number += 1;
    store.getState().change(addPart({ kind: 'variable', id: uuidv7(), name: `variable_${number}`, type: 'boolean', initial: false }));
  };
  return (
    <Stack gap={8}>
      <Text size="small" tone="muted">
        {t('variable.hint')}
      </Text>
      <Stack gap={24}>
        {ids.map((id, index) => (
          <VariableRow key={id} id={id} number={index + 1} />
        ))}
      </Stack>
      <AddButton kind="variable" disabled={ids.length >= STORY_MAX.variables} onAdd={add}>
        {t('variable.add')}
      </AddButton>
    </Stack>
  );
}

function VariableRow({ id, number }: { id: string; number: number }) {
  const { t } = useTranslation();
  const store = useEditorStore();
  const variable = usePart('variable', id);
  const fault = usePieceFault(id);
  const shared = useEditor((state) =>
    partsIn(state).some((part) => part.kind === 'variable' && part.id !== id && part.name === variable?.name),
  );
  if (!variable) return null;
  const set = (change: Partial<StoryVariable>, group?: string) =>
    store.getState().change(setPart(store.getState().draft, 'variable', id, change), group && `${id} ${group}`);
  return (
    <div className={cx(logic.row, logic.stacked, logic.labelled)}>
      <TextInput
        label={t('variable.name', { number })}
        maxLength={40}
        value={variable.name}
        error={fault === 'invalid.key' ? t('variable.badName') : shared ? t('variable.sameName') : undefined}
        onChange={(event) => set({ name: event.currentTarget.value }, 'name')}
      />
      <Select
        label={
          <>
            <span aria-hidden="true">{t('variable.short.type')}</span>
            <VisuallyHidden>{t('variable.type', { number })}</VisuallyHidden>
          </>
        }
        className={logic.sign}
        options={TYPES.map((type) => ({ value: type, label: t(`variable.types.${type}`) }))}
        value={variable.type}
        onChange={(type) => type && set({ type: type as StoryVariable['type'], initial: FIRST[type as StoryVariable['type']] })}
      />
      <ValueField label={t('variable.short.initial')} value={variable.initial} onChange={(initial) => set({ initial }, 'initial')} />
      <RemoveButton
        kind="variable"
        label={t('variable.remove', { name: variable.name })}
        onRemove={() => store.getState().change(removePart(store.getState().draft, id))}
      />
    </div>
  );
}
