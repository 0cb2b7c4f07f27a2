import { PROFILE_METADATA_MAX } from '@meowtale/contracts/inputs/catalog/profile';
import {
  Button,
  Group,
  IconArrowDown,
  IconArrowUp,
  IconButton,
  IconEdit,
  IconEyeOff,
  IconPlus,
  IconTrash,
  Section,
  SortableGrid,
  StatusPill,
  Text,
} from '@meowtale/ui';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entry } from './documents.ts';
import { MetadataPopup } from './metadata-popup.tsx';
import { moved } from './moved.ts';
import styles from './profile.module.css';
import { useSortableLabels } from './use-sortable-labels.ts';

interface MetadataListProps {
  entries: readonly Entry[];
  faultAt(index: number): string | undefined;
  onChange(entries: readonly Entry[]): void;
}

/** Renders the profile entries, in the order in which visitors read them. */
export function MetadataList({ entries, faultAt, onChange }: MetadataListProps) {
  const { t } = useTranslation();
  const [editing, setEditing] = useState<Entry | 'new' | null>(null);
  const labels = useSortableLabels((number) => t('profile.entry.drag', { number }));
  const add = useRef<HTMLButtonElement>(null);

  function keep(entry: Entry) {
    const isThere = entries.some(({ _cid }) => _cid === entry._cid);
    onChange(isThere ? entries.map((other) => (other._cid === entry._cid ? entry : other)) : [...entries, entry]);
    setEditing(null);
  }
  return (
    <Section
      level={3}
      title={t('profile.entries')}
      actions={
        <Button
          ref={add}
          leftIcon={<IconPlus size={18} aria-hidden="true" />}
          disabled={entries.length >= PROFILE_METADATA_MAX}
          onClick={() => setEditing('new')}
        >
          {t('profile.entry.add')}
        </Button>
      }
    >
      <Text tone="muted" size="small" className={styles.hint}>
        {t('profile.entriesHint', { count: PROFILE_METADATA_MAX })}
      </Text>
      <SortableGrid
        layout="list"
        label={t('profile.entries')}
        itemKeys={entries.map(({ _cid }) => _cid)}
        onMove={(from, to) => onChange(moved(entries, from, to))}
        labels={labels}
        renderItem={(key, index, handle) => {
          const entry = entries.find(({ _cid }) => _cid === key);
          return entry ? (
            <EntryRow
              entry={entry}
              fault={faultAt(index)}
              handle={handle}
              first={index === 0}
              last={index === entries.length - 1}
              onMove={(by) => onChange(moved(entries, index, index + by))}
              onEdit={() => setEditing(entry)}
              onRemove={() => {
                onChange(entries.filter((other) => other !== entry));
                add.current?.focus();
              }}
            />
          ) : null;
        }}
      />
      {editing ? <MetadataPopup entry={editing === 'new' ? null : editing} onClose={() => setEditing(null)} onKeep={keep} /> : null}
    </Section>
  );
}

interface EntryRowProps {
  entry: Entry;
  fault: string | undefined;
  handle: ReactNode;
  first: boolean;
  last: boolean;
  onMove(by: -1 | 1): void;
  onEdit(): void;
  onRemove(): void;
}

function EntryRow({ entry: { name, value, show }, fault, handle, first, last, onMove, onEdit, onRemove }: EntryRowProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.entry}>
      {handle}
      <div className={styles.entryWords}>
        <Group gap={8}>
          <Text weight="medium" dir="auto">
            {name}
          </Text>
          {show ? null : (
            <StatusPill>
              <IconEyeOff size={14} aria-hidden="true" /> {t('profile.entry.hidden')}
            </StatusPill>
          )}
        </Group>
        <p className={styles.entryValue}>{value}</p>
        {fault ? <Text tone="danger">{fault}</Text> : null}
      </div>
      <Group gap={4} wrap={false}>
        <IconButton
          size="small"
          label={t('profile.entry.up', { name })}
          disabled={first}
          icon={<IconArrowUp size={16} aria-hidden="true" />}
          onClick={() => onMove(-1)}
        />
        <IconButton
          size="small"
          label={t('profile.entry.down', { name })}
          disabled={last}
          icon={<IconArrowDown size={16} aria-hidden="true" />}
          onClick={() => onMove(1)}
        />
        <IconButton
          size="small"
          label={t('profile.entry.editNamed', { name })}
          icon={<IconEdit size={16} aria-hidden="true" />}
          onClick={onEdit}
        />
        <IconButton
          size="small"
          label={t('profile.entry.delete', { name })}
          icon={<IconTrash size={16} aria-hidden="true" />}
          onClick={onRemove}
        />
      </Group>
    </div>
  );
}
