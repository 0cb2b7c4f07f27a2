import type { StoreSubmitDraft } from '@meowtale/contracts/inputs/catalog/store-submit';
import { keepInBrowser } from '@meowtale/web-kit';
import { z } from 'zod';
import { type EditorState, isUnsaved } from './editor-state.ts';
import type { Files } from './submit-data.ts';

// A draft may be invalid and still is the person's input: only its three parts are checked, not their limits.
const part = z.record(z.string(), z.unknown());
const keptDraft = z.object({
  uuid: z.string(),
  revision: z.number(),
  draft: z.object({ store_submit_info: part, store_submit_game_pack: part, store_submit_price: part }),
  files: z.record(z.string(), z.object({ uuid: z.string(), url: z.string(), basename: z.string() })),
});

export interface StoredDraft {
  uuid: string;
  revision: number;
  draft: StoreSubmitDraft;
  files: Files;
}

/** Per person: two people who share a browser must not see each other's texts. */
const keyOf = (personUuid: string, storeUuid: string) => `meowtale.store.${personUuid}.${storeUuid}`;

/** Returns the draft that this browser stored because it couldn't be saved; null without a readable one. */
export function readStoredDraft(personUuid: string, storeUuid: string): StoredDraft | null {
  try {
    const text = localStorage.getItem(keyOf(personUuid, storeUuid));
    const stored = text ? keptDraft.safeParse(JSON.parse(text)).data : undefined;
    // Written only by `storeDraft`, from a draft of this type.
    return stored ? (stored as unknown as StoredDraft) : null;
  } catch {
    return null;
  }
}

/** Keeps unsaved words in this browser and lets go of them once they are saved. Returns whether there is room for them. */
export function storeDraft(personUuid: string, state: EditorState): boolean {
  const { uuid, revision } = state.savedSubmit;
  const { draft, files } = state;
  return keepInBrowser(keyOf(personUuid, state.listing.uuid), isUnsaved(state) ? JSON.stringify({ uuid, revision, draft, files }) : null);
}
