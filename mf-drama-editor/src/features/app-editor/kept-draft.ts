import { type AppNode, appTree } from '@meowtale/contracts/inputs/catalog/app-node';
import { keepInBrowser } from '@meowtale/web-kit';
import { z } from 'zod';

const keptDraft = z.object({
  /** Texts that aren't published, by language; null where nothing was written. */
  source: z.object({ kind: z.enum(['ink', 'story']), version: z.int(), texts: z.record(z.string(), z.string()) }).nullable(),
  /** A node tree that isn't saved. */
  tree: z.unknown(),
});

export interface KeptDraft {
  source: { kind: 'ink' | 'story'; version: number; texts: Record<string, string> } | null;
  tree: AppNode[] | null;
}

/** Each person's own: two people who share a browser never see each other's words. */
const keyOf = (personUuid: string, appUuid: string) => `meowtale.app.${personUuid}.${appUuid}`;

/** What this browser kept of an app's editor; null when there is nothing, or nothing readable. */
export function readKeptDraft(personUuid: string, appUuid: string): KeptDraft | null {
  try {
    const text = localStorage.getItem(keyOf(personUuid, appUuid));
    const kept = text ? keptDraft.safeParse(JSON.parse(text)).data : undefined;
    if (!kept) return null;
    return { source: kept.source, tree: kept.tree ? (appTree.safeParse(kept.tree).data ?? null) : null };
  } catch {
    return null;
  }
}

/** Keeps what is only here, and lets go of it once it is not. False when the browser has no room for it. */
export function keepDraft(personUuid: string, appUuid: string, draft: { source: KeptDraft['source']; tree: unknown[] | null }): boolean {
  return keepInBrowser(keyOf(personUuid, appUuid), draft.source || draft.tree ? JSON.stringify(draft) : null);
}
