import { isDeepStrictEqual } from 'node:util';
import { storePriceDraft } from '@meowtale/contracts/inputs/catalog/store-price';
import { isEnglishReady, type StoreSubmitDraft } from '@meowtale/contracts/inputs/catalog/store-submit';
import { DomainError } from '@meowtale/service-kit';
import type { Db } from '../../database.ts';
import { requireOwnImages } from '../../library/files/model.ts';
import { findNicknames } from '../../people/people/model.ts';
import { discountFaults } from '../activities/model.ts';
import type { StoreRow } from '../listings/model.ts';
import { type DraftPatch, mergeDraft, newImagesOf, type SubmitRow } from '../submission/model.ts';
import { requireOwnPack } from './own-pack.ts';

/**
 * Returns the draft after `patch`. Requires that pictures and apps belong to the owner, authors exist, and a discount is allowed.
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

/** Requires the English texts and cover before another language (SPEC §5), and that named authors exist. */
async function requireWords(tx: Db, before: StoreSubmitDraft, { store_submit_info: { list, authors } }: StoreSubmitDraft): Promise<void> {
  const known = new Set(before.store_submit_info.list.map((entry) => entry.language).concat('en-US'));
  const early = isEnglishReady(list) ? [] : list.flatMap(({ language }, index) => (known.has(language) ? [] : [index]));
  const authorIds = authors.flatMap((author) => author.uuid ?? []);
  const people = authorIds.length > 0 ? await findNicknames(tx, authorIds) : new Map<string, string>();
  const strange = authors.flatMap(({ uuid }, index) => (uuid === null || people.has(uuid) ? [] : [index]));
  const fields = [
    ...early.map((index) => ({ path: `store_submit_info.list.${index}.language`, key: 'invalid.english-first' })),
    ...strange.map((index) => ({ path: `store_submit_info.authors.${index}.uuid`, key: 'invalid.unknown' })),
  ];
  if (fields.length > 0) throw new DomainError('input/invalid', { fields });
}

/** Checks only a changed discount; an unchanged one is checked when the draft is submitted. */
async function requireDiscount(tx: Db, store: StoreRow, before: StoreSubmitDraft, draft: StoreSubmitDraft): Promise<void> {
  const { activity } = draft.store_submit_price;
  if (isDeepStrictEqual(activity, storePriceDraft.parse(before.store_submit_price).activity)) return;
  const fields = await discountFaults(tx, store, activity);
  if (fields.length > 0) throw new DomainError('input/invalid', { fields });
}
