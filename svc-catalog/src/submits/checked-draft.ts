import { isDeepStrictEqual } from 'node:util';
import { storePriceDraft } from '@meowtale/contracts/inputs/catalog/store-price';
import { isEnglishReady, type StoreSubmitDraft } from '@meowtale/contracts/inputs/catalog/store-submit';
import { DomainError } from '@meowtale/service-kit';
import { discountFaults } from '../activities/rules.ts';
import type { Db } from '../database.ts';
import { requireOwnImages } from '../files/file-ref.ts';
import type { StoreRow } from '../listings/stores.ts';
import { findNicknames } from '../people/public-view.ts';
import { type DraftPatch, mergeDraft, newImagesOf } from './drafts.ts';
import { requireOwnPack } from './own-pack.ts';
import type { SubmitRow } from './repository.ts';

/**
 * The draft after `patch`, naming only pictures and apps that are the owner's, authors who are there, and a discount it may have.
 * @throws DomainError `input/invalid`, `input/game-pack-name-error`
 */
export async function checkedDraft(tx: Db, store: StoreRow, current: SubmitRow, patch: DraftPatch): Promise<StoreSubmitDraft> {
  const draft = mergeDraft(store, current.data, patch);
  if (patch.store_submit_info) await requireWords(tx, current.data, draft);
  if (patch.store_submit_info) await requireOwnImages(tx, store.owner_uuid, newImagesOf(current.data, draft));
  await requireDiscount(tx, store, current.data, draft);
  if (patch.store_submit_game_pack) await requireOwnPack(tx, store, draft);
  return draft;
}

/** Another language is added once the English words and cover are there (SPEC §5), and who is named as an author is somebody. */
async function requireWords(tx: Db, before: StoreSubmitDraft, { store_submit_info: { list, authors } }: StoreSubmitDraft): Promise<void> {
  const known = new Set(before.store_submit_info.list.map((entry) => entry.language).concat('en-US'));
  const early = isEnglishReady(list) ? [] : list.flatMap(({ language }, index) => (known.has(language) ? [] : [index]));
  const named = authors.flatMap((author) => author.uuid ?? []);
  const people = named.length > 0 ? await findNicknames(tx, named) : new Map<string, string>();
  const strange = authors.flatMap(({ uuid }, index) => (uuid === null || people.has(uuid) ? [] : [index]));
  const fields = [
    ...early.map((index) => ({ path: `store_submit_info.list.${index}.language`, key: 'invalid.english-first' })),
    ...strange.map((index) => ({ path: `store_submit_info.authors.${index}.uuid`, key: 'invalid.unknown' })),
  ];
  if (fields.length > 0) throw new DomainError('input/invalid', { fields });
}

/** A discount that is new, or another, has to be one that the listing can have now; what stands in the draft is judged when it is submitted. */
async function requireDiscount(tx: Db, store: StoreRow, before: StoreSubmitDraft, draft: StoreSubmitDraft): Promise<void> {
  const { activity } = draft.store_submit_price;
  if (isDeepStrictEqual(activity, storePriceDraft.parse(before.store_submit_price).activity)) return;
  const fields = await discountFaults(tx, store, activity);
  if (fields.length > 0) throw new DomainError('input/invalid', { fields });
}
