import type { StoreInfoDraft, StoreSubmitInfoDraft } from '@meowtale/contracts/inputs/catalog/store-submit';
import { useDraftOver } from '@meowtale/web-kit';
import { z } from 'zod';
import type { FileRef, Files, SavedSubmit } from '../store-editor/submit-data.ts';

interface OverrideDraft {
  info: StoreSubmitInfoDraft;
  /** The pictures that staff uploaded. */
  files: Files;
}

const picture = z.string().nullable();
// A draft may be invalid and still is the person's input: only the shape of what this page edits is checked, not its limits.
const storedDraft = z.object({
  info: z.looseObject({
    author: z.string(),
    tag_keys: z.array(z.string()),
    list: z.array(
      z.looseObject({
        ...{ language: z.string(), name: z.string(), brief: z.string(), introduction: z.string(), labels: z.array(z.string()) },
        ...{ cover: picture, cover1to1: picture, cover240x320: picture, screenshots: z.array(z.string()) },
      }),
    ),
  }),
  files: z.record(z.string(), z.object({ uuid: z.string(), url: z.string(), basename: z.string() })).default({}),
});

const isSame = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A change of a language's texts or pictures. */
export type EntryChange = Partial<StoreInfoDraft> | ((before: StoreInfoDraft) => Partial<StoreInfoDraft>);

/**
 * Holds what staff write over a released page, stored in this browser until it is published or discarded. The service rejects it as well if
 * another version was released meanwhile.
 */
export function useOverrideDraft(store: string, { uuid, draft: { store_submit_info: released } }: SavedSubmit) {
  const draft = useDraftOver<OverrideDraft>({
    of: `override.${store}`,
    saved: { info: released, files: {} },
    version: uuid,
    isSame: (one, other) => isSame(one.info, other.info),
    // Written only by this form, from a draft of this type.
    parse: (stored) => (storedDraft.safeParse(stored).data as OverrideDraft | undefined) ?? null,
  });
  const { info, files } = draft.value;
  const change = (next: (info: StoreSubmitInfoDraft) => Partial<StoreSubmitInfoDraft>) =>
    draft.change((before) => ({ ...before, info: { ...before.info, ...next(before.info) } }));
  return {
    ...{ info, files, stored: draft, isChanged: draft.isConflict || !isSame(info, released) },
    edit: (next: Partial<StoreSubmitInfoDraft>) => change(() => next),
    editEntry: (language: string, next: EntryChange) =>
      change(({ list }) => ({
        list: list.map((entry) =>
          entry.language === language ? { ...entry, ...(typeof next === 'function' ? next(entry) : next) } : entry,
        ),
      })),
    keepFile: ({ uuid: key, url, basename }: FileRef) =>
      draft.change((before) => ({ ...before, files: { ...before.files, [key]: { uuid: key, url, basename } } })),
  };
}
