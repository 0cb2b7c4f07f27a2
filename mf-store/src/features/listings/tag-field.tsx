import { FILTER_TAGS_MAX } from '@meowtale/contracts';
import { Button, ChipPicker, Group, Stack, TextInput } from '@meowtale/ui';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './filter-drawer.module.css';
import { TAG_MAX } from './filters.ts';

interface TagFieldProps {
  label: string;
  value: readonly string[];
  onChange(tags: string[]): void;
  /** Includes the chosen ones. */
  offered: readonly string[];
}

/** Renders tags as chips, and a field for another one. */
export function TagField({ label, value, onChange, offered }: TagFieldProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const isFull = value.length >= FILTER_TAGS_MAX;
  function add() {
    const tag = typed.trim();
    const known = offered.find((one) => one.toLocaleLowerCase() === tag.toLocaleLowerCase()) ?? tag;
    if (tag !== '' && !isFull && !value.includes(known)) onChange([...value, known]);
    setTyped('');
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || typed.trim() === '') return;
    event.preventDefault();
    add();
  }
  return (
    <Stack gap={8}>
      <ChipPicker
        label={label}
        value={[...value]}
        onChange={onChange}
        max={FILTER_TAGS_MAX}
        options={offered.map((tag) => ({ value: tag, label: tag }))}
      />
      <Group gap={8} wrap={false}>
        <TextInput
          className={styles.price}
          label={t('filters.anotherTag', { field: label })}
          hideLabel
          placeholder={t('filters.typeTag')}
          value={typed}
          maxLength={TAG_MAX}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          disabled={isFull}
        />
        <Button size="small" disabled={typed.trim() === '' || isFull} onClick={add}>
          {t('filters.addTag')}
        </Button>
      </Group>
    </Stack>
  );
}
