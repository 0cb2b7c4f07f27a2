import { APP_TAGS_MAX } from '@meowtale/contracts/inputs/catalog/app';
import { Chip, ChipGroup, Stack, TextInput } from '@meowtale/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const LABEL_MAX = 30;

interface LabelChipsProps {
  /** Labels that the person's other apps carry. */
  known: readonly string[];
  value: readonly string[];
  onChange(labels: string[]): void;
}

/** A person's own labels: a click chooses one, another lets go of it; Enter or leaving the box makes a new one (SPEC §4). */
export function LabelChips({ known, value, onChange }: LabelChipsProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const all = [...new Set([...known, ...value])].sort();
  const full = value.length >= APP_TAGS_MAX - 1;

  function add() {
    const label = typed.trim();
    setTyped('');
    if (label && !value.includes(label)) onChange([...value, label]);
  }
  return (
    <Stack gap={8}>
      <TextInput
        label={t('setApp.labels')}
        description={t('setApp.labelsHint')}
        maxLength={LABEL_MAX}
        disabled={full}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={add}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          // Enter makes the label; it doesn't save the form around it.
          event.preventDefault();
          add();
        }}
      />
      {all.length > 0 ? (
        <ChipGroup label={t('setApp.labels')}>
          {all.map((label) => {
            const chosen = value.includes(label);
            return (
              <Chip
                key={label}
                selected={chosen}
                disabled={full && !chosen}
                onClick={() => onChange(chosen ? value.filter((kept) => kept !== label) : [...value, label])}
              >
                {label}
              </Chip>
            );
          })}
        </ChipGroup>
      ) : null}
    </Stack>
  );
}
