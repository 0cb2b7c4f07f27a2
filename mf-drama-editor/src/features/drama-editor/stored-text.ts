import { documentKey, type EditedDocument, readUnsaved, storeUnsaved } from '@meowtale/web-kit/editor';
import { z } from 'zod';
import { type EditorState, isUnsaved } from './editor-state.ts';
import type { StoredText } from './editor-sync.ts';
import type { Patch, Pieces } from './pieces.ts';

// A draft may be invalid (an empty title) and still is the person's input: its shape is checked, not its limits.
const piece = z.union([z.string(), z.number(), z.looseObject({ kind: z.string(), id: z.string() })]);
const savedSchema = z.object({ uuid: z.string(), revision: z.number(), updatedAt: z.string(), pieces: z.record(z.string(), piece) });
const changed = z.record(z.string(), piece.nullable());

export const editedDrama = (personUuid: string, uuid: string): EditedDocument => ({ kind: 'drama', personUuid, uuid });
const keyOf = (personUuid: string, dramaUuid: string) => documentKey(editedDrama(personUuid, dramaUuid));
/** The saved version is stored separately: it is long, and changes only with saves. */
const standingKeyOf = (personUuid: string, dramaUuid: string) => `${keyOf(personUuid, dramaUuid)}.standing`;

/** Returns the input of a drama stored in this browser; null without a readable one. */
export function readStoredText(personUuid: string, dramaUuid: string): StoredText | null {
  const saved = savedSchema.safeParse(readUnsaved(standingKeyOf(personUuid, dramaUuid))).data;
  const stored = changed.safeParse(readUnsaved(keyOf(personUuid, dramaUuid))).data;
  return saved && stored ? { saved: { ...saved, pieces: saved.pieces as Pieces }, changed: stored as Patch } : null;
}

/** Stores unsaved input in this browser and removes it once it is saved. Returns false when the browser has no space for it. */
export function storeText(personUuid: string, state: EditorState): boolean {
  const { uuid } = state.saved;
  if (!isUnsaved(state)) {
    removeStoredText(personUuid, uuid);
    return true;
  }
  const draft = Object.fromEntries([...state.touched].map((key) => [key, state.draft[key] ?? null]));
  return storeUnsaved(keyOf(personUuid, uuid), draft) && keepStanding(standingKeyOf(personUuid, uuid), state);
}

const savedStates = new Map<string, EditorState['saved']>();

function keepStanding(key: string, state: EditorState): boolean {
  if (savedStates.get(key) === state.saved && localStorage.getItem(key) !== null) return true;
  if (!storeUnsaved(key, state.saved)) return false;
  savedStates.set(key, state.saved);
  return true;
}

export function removeStoredText(personUuid: string, dramaUuid: string): void {
  storeUnsaved(keyOf(personUuid, dramaUuid), null);
  storeUnsaved(standingKeyOf(personUuid, dramaUuid), null);
}
