import { keepInBrowser } from '@meowtale/web-kit';
import { z } from 'zod';
import { type EditorState, isUnsaved } from './editor-state.ts';
import type { KeptText } from './editor-sync.ts';
import type { Patch, Pieces } from './pieces.ts';

// A draft may be wrong (an empty title) and still is what the person typed: its shape is checked, not its limits.
const piece = z.union([z.string(), z.number(), z.looseObject({ kind: z.string(), id: z.string() })]);
const standing = z.object({ uuid: z.string(), revision: z.number(), updatedAt: z.string(), pieces: z.record(z.string(), piece) });
const changed = z.record(z.string(), piece.nullable());

/** Each person's own: two people who share a browser never see each other's words. */
const keyOf = (personUuid: string, dramaUuid: string) => `meowtale.drama.${personUuid}.${dramaUuid}`;
/** What stood is kept apart: it is long, and changes with saves alone. */
const standingKeyOf = (personUuid: string, dramaUuid: string) => `${keyOf(personUuid, dramaUuid)}.standing`;

/** What this browser kept of a drama when it could not be saved; null when there is nothing, or nothing readable. */
export function readKeptText(personUuid: string, dramaUuid: string): KeptText | null {
  try {
    const read = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;
    const kept = {
      standing: standing.parse(read(standingKeyOf(personUuid, dramaUuid))),
      changed: changed.parse(read(keyOf(personUuid, dramaUuid))),
    };
    return { standing: { ...kept.standing, pieces: kept.standing.pieces as Pieces }, changed: kept.changed as Patch };
  } catch {
    return null;
  }
}

/** Keeps unsaved words in this browser and lets go of them once they are saved. False when the browser has no room for them. */
export function keepText(personUuid: string, state: EditorState): boolean {
  const { uuid } = state.standing;
  if (!isUnsaved(state)) {
    dropKeptText(personUuid, uuid);
    return true;
  }
  const draft = Object.fromEntries([...state.touched].map((key) => [key, state.draft[key] ?? null]));
  return keepInBrowser(keyOf(personUuid, uuid), JSON.stringify(draft)) && keepStanding(standingKeyOf(personUuid, uuid), state);
}

const kept = new Map<string, EditorState['standing']>();

function keepStanding(key: string, state: EditorState): boolean {
  if (kept.get(key) === state.standing && localStorage.getItem(key) !== null) return true;
  if (!keepInBrowser(key, JSON.stringify(state.standing))) return false;
  kept.set(key, state.standing);
  return true;
}

export function dropKeptText(personUuid: string, dramaUuid: string): void {
  keepInBrowser(keyOf(personUuid, dramaUuid), null);
  keepInBrowser(standingKeyOf(personUuid, dramaUuid), null);
}
