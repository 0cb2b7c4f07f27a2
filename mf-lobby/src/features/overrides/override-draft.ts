import type { StoreSubmitInfoDraft } from '@meowtale/contracts/inputs/catalog/store-submit';
import { useDraft } from '@meowtale/web-kit';
import { z } from 'zod';
import type { SavedSubmit } from '../store-editor/submit-data.ts';

/** Staff's texts with the version that they replace: the service rejects them if another one was released meanwhile. */
interface OverrideDraft {
  submit: string;
  info: StoreSubmitInfoDraft;
}

// A draft may be invalid and still is the person's input: only the shape of what this page edits is checked, not its limits.
const storedDraft = z.object({
  submit: z.string(),
  info: z.looseObject({
    author: z.string(),
    tag_keys: z.array(z.string()),
    list: z.array(
      z.looseObject({ language: z.string(), name: z.string(), brief: z.string(), introduction: z.string(), labels: z.array(z.string()) }),
    ),
  }),
});

const isSame = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Holds the texts that staff write over a released page, stored in this browser until they are published or discarded. */
export function useOverrideDraft(store: string, { uuid, draft: { store_submit_info: released } }: SavedSubmit) {
  function parse(stored: unknown): OverrideDraft | null {
    // Written only by this form, from a draft of this type.
    const found = storedDraft.safeParse(stored).data as OverrideDraft | undefined;
    return found && !isSame(found.info, released) ? found : null;
  }
  const draft = useDraft<OverrideDraft>({ of: `override.${store}`, saved: { submit: uuid, info: released }, parse });
  const { submit, info } = draft.words;
  const edit = (change: Partial<StoreSubmitInfoDraft>) => draft.change((before) => ({ ...before, info: { ...before.info, ...change } }));
  return { submit, info, edit, isRestored: draft.isRestored, isChanged: !isSame(info, released), settle: () => draft.settle() };
}
