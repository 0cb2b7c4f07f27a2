import { type AppNode, appTree } from '@meowtale/contracts/inputs/catalog/app-node';
import { documentKey, type EditedDocument, readUnsaved, storeUnsaved } from '@meowtale/web-kit/editor';
import { z } from 'zod';

const keptDraft = z.object({
  /** Unpublished texts by language; null without any. */
  source: z.object({ kind: z.enum(['ink', 'story']), version: z.int(), texts: z.record(z.string(), z.string()) }).nullable(),
  /** An unsaved node tree, and the revision that it was edited from; drafts of older releases have none. */
  tree: z.unknown(),
  revision: z.int().nullish(),
});

export interface StoredDraft {
  source: { kind: 'ink' | 'story'; version: number; texts: Record<string, string> } | null;
  tree: AppNode[] | null;
  revision: number | null;
}

export const editedApp = (personUuid: string, uuid: string): EditedDocument => ({ kind: 'app', personUuid, uuid });

/** Returns the draft of an app's editor stored in this browser; null without a readable one. */
export function readStoredDraft(personUuid: string, appUuid: string): StoredDraft | null {
  const stored = keptDraft.safeParse(readUnsaved(documentKey(editedApp(personUuid, appUuid)))).data;
  if (!stored) return null;
  const tree = stored.tree ? (appTree.safeParse(stored.tree).data ?? null) : null;
  return { source: stored.source, tree, revision: stored.revision ?? null };
}

/** Stores what exists only here, and removes it once it doesn't. Returns false when the browser has no space for it. */
export function storeDraft(
  personUuid: string,
  appUuid: string,
  draft: Pick<StoredDraft, 'source' | 'revision'> & { tree: unknown[] | null },
): boolean {
  return storeUnsaved(documentKey(editedApp(personUuid, appUuid)), draft.source || draft.tree ? draft : null);
}
