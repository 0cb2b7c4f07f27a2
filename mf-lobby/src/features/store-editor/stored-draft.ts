import type { StoreSubmitDraft } from '@meowtale/contracts/inputs/catalog/store-submit';
import { documentKey, type EditedDocument, readUnsaved, storeUnsaved } from '@meowtale/web-kit/editor';
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

export const editedStore = (personUuid: string, uuid: string): EditedDocument => ({ kind: 'store', personUuid, uuid });

/** Returns the draft that this browser stored because it couldn't be saved; null without a readable one. */
export function readStoredDraft(personUuid: string, storeUuid: string): StoredDraft | null {
  const stored = keptDraft.safeParse(readUnsaved(documentKey(editedStore(personUuid, storeUuid)))).data;
  // Written only by `storeDraft`, from a draft of this type.
  return stored ? (stored as unknown as StoredDraft) : null;
}

/** Keeps unsaved words in this browser and lets go of them once they are saved. Returns whether there is room for them. */
export function storeDraft(personUuid: string, state: EditorState): boolean {
  const { uuid, revision } = state.savedSubmit;
  const { draft, files } = state;
  const key = documentKey(editedStore(personUuid, state.listing.uuid));
  return storeUnsaved(key, isUnsaved(state) ? { uuid, revision, draft, files } : null);
}
