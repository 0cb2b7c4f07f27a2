import { Button, Cover, FieldError, Group, IconPlus, Skeleton, SortableGrid, Stack, StatusPill, Text } from '@meowtale/ui';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moved } from '../../app/moved.ts';
import { useSortableLabels } from '../../app/use-sortable-labels.ts';
import { AddPick } from './add-pick.tsx';
import classes from './home.module.css';
import { OrderButtons } from './order-buttons.tsx';
import { type Picks, stateOf, useLook } from './use-picks.ts';

interface PickListProps {
  /** Name of the list's place: the carousel's or a row's. */
  name: string;
  /** Path of the list in errors. */
  path: string;
  platform: string;
  max: number;
  uuids: readonly string[];
  picks: Picks;
  faultAt(path: string): string | undefined;
  onChange(change: (before: readonly string[]) => string[]): void;
}

/** Renders picked listings in their order: dragged by mouse or keyboard, or moved one place by buttons. */
export function PickList({ name, path, platform, max, uuids, picks, faultAt, onChange }: PickListProps) {
  const { t } = useTranslation();
  const lookUp = useLook();
  const [adding, setAdding] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  const labels = useSortableLabels((number) => t('homePage.drag', { name: lookUp(picks.of(uuids[number - 1] ?? '')).name }));
  const move = (from: number, to: number) => onChange((before) => moved(before, from, to));
  const fault = faultAt(path);
  return (
    <Stack gap={12}>
      {uuids.length > 0 ? (
        <SortableGrid
          layout="list"
          label={t('homePage.picks', { name })}
          itemKeys={uuids}
          onMove={move}
          labels={labels}
          renderItem={(uuid, index, handle) => (
            <PickRow
              uuid={uuid}
              picks={picks}
              fault={faultAt(`${path}.${index}`)}
              handle={handle}
              first={index === 0}
              last={index === uuids.length - 1}
              onMove={(by) => move(index, index + by)}
              onRemove={() => {
                onChange((before) => before.filter((other) => other !== uuid));
                // The pressed button disappears.
                add.current?.focus();
              }}
            />
          )}
        />
      ) : null}
      {fault ? <FieldError id={`home-${path}`}>{fault}</FieldError> : null}
      <Group>
        <Button
          ref={add}
          leftIcon={<IconPlus size={18} aria-hidden="true" />}
          aria-label={t('homePage.addTo', { name })}
          onClick={() => setAdding(true)}
        >
          {t('homePage.add')}
        </Button>
        <Text tone="muted" size="small">
          {t('counter', { used: uuids.length, max })}
        </Text>
      </Group>
      {adding ? (
        <AddPick
          title={t('homePage.addTo', { name })}
          platform={platform}
          picked={uuids}
          isFull={uuids.length >= max}
          onPick={(pick) => {
            picks.learn(pick);
            onChange((before) => [...before, pick.uuid]);
          }}
          onClose={() => setAdding(false)}
        />
      ) : null}
    </Stack>
  );
}

const TONES = { shown: 'mint', off: 'danger', adult: 'gold' } as const;

interface PickRowProps {
  uuid: string;
  picks: Picks;
  fault: string | undefined;
  handle: ReactNode;
  first: boolean;
  last: boolean;
  onMove(by: -1 | 1): void;
  onRemove(): void;
}

function PickRow({ uuid, picks, fault, handle, first, last, onMove, onRemove }: PickRowProps) {
  const { t } = useTranslation();
  const pick = picks.of(uuid);
  const { name, cover } = useLook()(pick);
  if (!pick) return <Skeleton lines={1} />;
  // The only error of a pick is that it went off sale, also after it was read.
  const state = fault ? 'off' : stateOf(pick);
  return (
    <div className={classes.pick}>
      {handle}
      <Cover className={classes.cover} shape="wide" src={cover} alt="" title={name} />
      <Stack gap={4} className={classes.words}>
        <Text weight="medium" dir="auto">
          {name}
        </Text>
        <div>
          <StatusPill tone={TONES[state]}>{t(`homePage.state.${state}`)}</StatusPill>
        </div>
        {fault ? <Text tone="danger">{fault}</Text> : null}
      </Stack>
      <OrderButtons name={name} first={first} last={last} onMove={onMove} onRemove={onRemove} />
    </div>
  );
}
