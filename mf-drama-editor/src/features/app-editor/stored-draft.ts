import { type AppNode, appTree } from '@meowtale/contracts/inputs/catalog/app-node';
import { keepInBrowser } from '@meowtale/web-kit';
import { z } from 'zod';

const keptDraft = z.object({
  /** Unpublished texts by language; null without any. */
  source: z.object({ kind: z.enum(['ink', 'story']), version: z.int(), texts: z.record(z.string(), z.string()) }).nullable(),
  /** An unsaved node tree. */
  tree: z.unknown(),
});

export interface StoredDraft {
  source: { kind: 'ink' | 'story'; version: number; texts: Record<string, string> } | null;
  tree: AppNode[] | null;
}

/** Per person: two people who share a browser must not see each other's texts. */
const keyOf = (personUuid: string, appUuid: string) => `meowtale.app.${personUuid}.${appUuid}`;

/** Returns the draft of an app's editor stored in this browser; null without a readable one. */
export function readStoredDraft(personUuid: string, appUuid: string): StoredDraft | null {
  try {
    const text = localStorage.getItem(keyOf(personUuid, appUuid));
    const stored = text ? keptDraft.safeParse(JSON.parse(text)).data : undefined;
    if (!stored) return null;
    return { source: stored.source, tree: stored.tree ? (appTree.safeParse(stored.tree).data ?? null) : null };
  } catch {
    return null;
  }
}

/** Stores what exists only here, and removes it once it doesn't. Returns false when the browser has no space for it. */
export function storeDraft(personUuid: string, appUuid: string, draft: { source: StoredDraft['source']; tree: unknown[] | null }): boolean {
  return keepInBrowser(keyOf(personUuid, appUuid), draft.source || draft.tree ? JSON.stringify(draft) : null);
}
