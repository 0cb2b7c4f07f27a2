import { LABELS_MAX } from '@meowtale/contracts';
import { STORE_TEXT_MAX } from '@meowtale/contracts/inputs/catalog/store-submit';
import { Chip, ChipGroup, Stack, TextInput } from '@meowtale/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditor } from './editor-context.tsx';
import { isEditable } from './editor-state.ts';
import { fieldId, useFieldFault } from './use-field-fault.ts';

interface LabelsFieldProps {
  path: string;
  label: string;
  description: string;
  value: readonly string[];
  onChange(labels: string[]): void;
}

/** Renders up to six of the creator's labels; Enter or blur adds one, each can be removed. */
export function LabelsField({ path, label, description, value, onChange }: LabelsFieldProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const disabled = !useEditor(isEditable);
  const full = value.length >= LABELS_MAX;

  function add() {
    const word = typed.trim();
    setTyped('');
    if (word && !full && !value.includes(word)) onChange([...value, word]);
  }
  function remove(word: string) {
    onChange(value.filter((each) => each !== word));
    box.current?.focus();
  }
  return (
    <Stack gap={8}>
      <TextInput
        id={fieldId(path)}
        label={label}
        description={description}
        maxLength={STORE_TEXT_MAX.label}
        ref={box}
        disabled={disabled}
        // A disabled field would lose its focus.
        readOnly={full}
        value={typed}
        error={useFieldFault(path)}
        counter={t('counter', { used: value.length, max: LABELS_MAX })}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={add}
        onKeyDown={(event) => event.key === 'Enter' && !event.nativeEvent.isComposing && add()}
      />
      {value.length > 0 ? (
        <ChipGroup label={label}>
          {value.map((word) => (
            <Chip key={word} {...(disabled ? {} : { onRemove: () => remove(word) })} removeLabel={t('labels.remove', { label: word })}>
              {word}
            </Chip>
          ))}
        </ChipGroup>
      ) : null}
    </Stack>
  );
}
