import { WEBSITE_MODULE_TYPES } from '@meowtale/contracts/inputs/catalog/site-module';
import { documentKey, type EditedDocument, readUnsaved, storeUnsaved } from '@meowtale/web-kit/editor';
import { z } from 'zod';
import type { Draft } from './site-draft.ts';
import type { SiteState } from './site-state.ts';

/** Unsaved changes with the revision over which they were made. */
export interface StoredSite {
  revision: number;
  draft: Draft;
}

const resource = z.looseObject({ resourceType: z.string(), resourceUUID: z.string() });
// A draft may be invalid and still is the person's input: its shape is checked, not its limits.
const storedSchema = z.object({
  revision: z.number(),
  draft: z.object({
    modules: z.array(
      z.looseObject({
        cid: z.string(),
        type: z.enum(WEBSITE_MODULE_TYPES as [string, ...string[]]),
        isActive: z.boolean(),
        element: z.looseObject({ title: z.string(), description: z.string() }),
        list: z.array(resource.extend({ cid: z.string() })),
        links: z.array(z.looseObject({ cid: z.string() })),
        article: resource.nullable(),
        gameInfo: resource.nullable(),
      }),
    ),
    theme: z.string(),
    language: z.string(),
    state: z.union([z.literal(0), z.literal(1)]),
  }),
});

export const editedSite = (personUuid: string, uuid: string): EditedDocument => ({ kind: 'site', personUuid, uuid });

/** Returns the changes that this browser stored because they weren't saved; null without readable ones. */
export function readStoredSite(personUuid: string, uuid: string): StoredSite | null {
  const stored = storedSchema.safeParse(readUnsaved(documentKey(editedSite(personUuid, uuid)))).data;
  // Written only by `storeSite`, from a draft of this type.
  return stored ? (stored as unknown as StoredSite) : null;
}

/** Stores unsaved changes in this browser, and removes them once they are saved. Returns false when the browser has no space for them. */
export function storeSite(personUuid: string, { uuid, revision, draft, stage }: SiteState): boolean {
  return storeUnsaved(documentKey(editedSite(personUuid, uuid)), stage === 'saved' ? null : { revision, draft });
}
