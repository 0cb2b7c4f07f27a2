import { LISTING_TERMS_VERSION } from '@meowtale/contracts/inputs/catalog/store-submit';
import { inTransaction, type UserActor } from '@meowtale/service-kit';
import type { Db } from '../../database.ts';
import { TermsMissing } from './errors.ts';
import { findAcceptance, insertAcceptance } from './repository.ts';

/** GraphQL's ListingTerms. */
export interface ListingTerms {
  version: string;
  accepted_at: Date | null;
}

/** Returns the current listing terms, and when the person accepted them (SPEC §1, DESIGN §12). */
export const findTerms = async (db: Db, actor: UserActor): Promise<ListingTerms> => ({
  version: LISTING_TERMS_VERSION,
  accepted_at: await findAcceptance(db, actor.uuid, LISTING_TERMS_VERSION),
});

/** @throws TermsMissing for any version but the current one */
export function acceptTerms(db: Db, actor: UserActor, version: string): Promise<ListingTerms> {
  return inTransaction(db, async (tx) => {
    await noteTerms(tx, actor, version);
    return findTerms(tx, actor);
  });
}

/** Saves an acceptance, as `acceptTerms` does, in the caller's transaction. @throws TermsMissing for another than the current version */
export async function noteTerms(tx: Db, actor: UserActor, version: string): Promise<void> {
  if (version !== LISTING_TERMS_VERSION) throw new TermsMissing(LISTING_TERMS_VERSION);
  await insertAcceptance(tx, actor.uuid, version);
}

/** Asserts that a person has accepted the current terms. @throws TermsMissing */
export async function requireTerms(tx: Db, actor: UserActor): Promise<void> {
  if ((await findAcceptance(tx, actor.uuid, LISTING_TERMS_VERSION)) === null) throw new TermsMissing(LISTING_TERMS_VERSION);
}
