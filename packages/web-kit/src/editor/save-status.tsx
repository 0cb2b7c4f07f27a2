import { type BadgeTone, StatusPill } from '@meowtale/ui';
import { formatTimeOrDay, KIT } from '@meowtale/web-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SaveState } from './saving.ts';

const TONES = {
  none: 'neutral',
  saving: 'neutral',
  saved: 'mint',
  failed: 'gold',
  offline: 'gold',
  refused: 'danger',
  conflict: 'danger',
} as const satisfies Record<SaveState, BadgeTone>;

interface SaveStatusProps {
  save: SaveState;
  /** Whether there is input that isn't saved. */
  unsaved: boolean;
  /** Absent where the time isn't known. */
  savedAt?: string;
  /** Shown instead while everything is saved. */
  children?: ReactNode;
}

/** Renders whether the input is saved, being saved, or only local (SPEC §4). */
export function SaveStatus({ save, unsaved, savedAt, children }: SaveStatusProps) {
  const { t, i18n } = useTranslation(KIT);
  const shown = save === 'none' && unsaved ? 'unsaved' : save;
  const isSettled = shown === 'none' || shown === 'saved';
  const state =
    isSettled && !savedAt ? t('save.allSaved') : t(`save.${shown}`, { time: savedAt && formatTimeOrDay(savedAt, i18n.language) });
  return <span role="status">{isSettled && children ? children : <StatusPill tone={TONES[save]}>{state}</StatusPill>}</span>;
}
