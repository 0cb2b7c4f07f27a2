import { dramaInput } from '@meowtale/contracts/inputs/drama/drama';
import { z } from 'zod';
import { type EditorState, fieldsOf, isUnsaved, type KeptText } from './editor-state.ts';

// A draft may be wrong (an empty title) and still is what the person typed: its shape is checked, not its limits.
const draft = z.object({
  title: z.string(),
  brief: z.string(),
  prompt: z.string(),
  number_of_roles: z.number(),
  number_of_dialogs: z.number(),
});
const keptText = z.object({
  standing: dramaInput.extend({ uuid: z.string(), revision: z.number(), updatedAt: z.string() }),
  draft,
});

/** Each person's own: two people who share a browser never see each other's words. */
const keyOf = (personUuid: string, dramaUuid: string) => `meowtale.drama.${personUuid}.${dramaUuid}`;

/** What this browser kept of a drama when it could not be saved; null when there is nothing, or nothing readable. */
export function readKeptText(personUuid: string, dramaUuid: string): KeptText | null {
  try {
    const text = localStorage.getItem(keyOf(personUuid, dramaUuid));
    return text ? (keptText.safeParse(JSON.parse(text)).data ?? null) : null;
  } catch {
    return null;
  }
}

/** Keeps unsaved words in this browser and lets go of them once they are saved. False when the browser has no room for them. */
export function keepText(personUuid: string, state: EditorState): boolean {
  const key = keyOf(personUuid, state.standing.uuid);
  const kept: KeptText = { standing: state.standing, draft: fieldsOf(state.draft) };
  try {
    if (isUnsaved(state)) localStorage.setItem(key, JSON.stringify(kept));
    else localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}

export function dropKeptText(personUuid: string, dramaUuid: string): void {
  try {
    localStorage.removeItem(keyOf(personUuid, dramaUuid));
  } catch {
    // A browser without storage kept nothing.
  }
}
