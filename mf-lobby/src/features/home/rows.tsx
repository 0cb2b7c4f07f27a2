import { HOME_MAX } from '@meowtale/contracts/inputs/catalog/home';
import { Button, Group, IconPlus, Section, SortableGrid, Stack, Text } from '@meowtale/ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { moved } from '../../app/moved.ts';
import { useSortableLabels } from '../../app/use-sortable-labels.ts';
import { freeKey, type HomeRow } from './home-draft.ts';
import { RowCard } from './row-card.tsx';
import type { Picks } from './use-picks.ts';
import { useRowName } from './use-row-name.ts';

interface RowsProps {
  platform: string;
  rows: readonly HomeRow[];
  picks: Picks;
  attempts: number;
  faultAt(path: string): string | undefined;
  onChange(change: (before: readonly HomeRow[]) => HomeRow[]): void;
}

/** Renders the rows in their order: dragged by mouse or keyboard, or moved one place by buttons. */
export function Rows({ platform, rows, picks, attempts, faultAt, onChange }: RowsProps) {
  const { t } = useTranslation();
  const nameOf = useRowName();
  const add = useRef<HTMLButtonElement>(null);
  const labels = useSortableLabels((number) => {
    const row = rows[number - 1];
    return t('homePage.drag', { name: row ? nameOf(row, number - 1) : '' });
  });
  const move = (from: number, to: number) => onChange((before) => moved(before, from, to));
  return (
    <Section title={t('homePage.rows')}>
      <Stack gap={16}>
        <Text tone="muted">{t('homePage.rowsHint')}</Text>
        {rows.length > 0 ? (
          <SortableGrid
            layout="list"
            label={t('homePage.rows')}
            itemKeys={rows.map(({ key }) => key)}
            onMove={move}
            labels={labels}
            renderItem={(key, index, handle) => {
              const row = rows[index];
              return row ? (
                <RowCard
                  {...{ row, index, platform, picks, handle, attempts, faultAt }}
                  last={index === rows.length - 1}
                  onEdit={(change) => onChange((before) => before.map((each) => (each.key === key ? { ...each, ...change(each) } : each)))}
                  onMove={(by) => move(index, index + by)}
                  onRemove={() => {
                    onChange((before) => before.filter((each) => each.key !== key));
                    // The pressed button disappears.
                    add.current?.focus();
                  }}
                />
              ) : null;
            }}
          />
        ) : null}
        <Group>
          <Button
            ref={add}
            leftIcon={<IconPlus size={18} aria-hidden="true" />}
            disabled={rows.length >= HOME_MAX.rows}
            onClick={() => onChange((before) => [...before, { key: freeKey(before), titles: {}, picks: [] }])}
          >
            {t('homePage.addRow')}
          </Button>
          <Text tone="muted" size="small">
            {t('counter', { used: rows.length, max: HOME_MAX.rows })}
          </Text>
        </Group>
      </Stack>
    </Section>
  );
}
