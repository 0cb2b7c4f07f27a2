import { Select } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';
import { useShallow } from 'zustand/react/shallow';
import { useEditor } from '../drama-editor/editor-context.tsx';
import { partsIn } from '../drama-editor/editor-state.ts';
import classes from './dialogue.module.css';

interface SpeakerSelectProps {
  label: string;
  value: string | null;
  onChange(speaker: string | null): void;
}

/** Renders the choice of a line's speaker; none for narration. */
export function SpeakerSelect({ label, value, onChange }: SpeakerSelectProps) {
  const { t } = useTranslation();
  const names = useEditor(useShallow((state) => partsIn(state).flatMap((part) => (part.kind === 'character' ? [part.id, part.name] : []))));
  const people = names.flatMap((id, index) => (index % 2 === 0 ? [{ value: id, label: names[index + 1] ?? '' }] : []));
  const isRemoved = value !== null && !people.some((person) => person.value === value);
  return (
    <Select
      label={label}
      hideLabel
      className={classes.speaker}
      placeholder={t('dialogue.narration')}
      clearLabel={t('dialogue.toNarration')}
      searchable
      emptyText={t('dialogue.nobody')}
      options={isRemoved ? [...people, { value, label: t('dialogue.goneSpeaker') }] : people}
      value={value}
      onChange={onChange}
    />
  );
}
