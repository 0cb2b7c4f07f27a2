import { clockNow } from '@meowtale/service-kit';
import type { Db } from '../database.ts';
import type { Works } from '../works.ts';
import { type PlayBasis, sealCapability } from './capability.ts';
import * as plays from './repository.ts';

export interface PlayRight {
  appUuid: string;
  version: number;
  /** Null for a guest with a trial or an opening. */
  personUuid: string | null;
  storeUuid: string | null;
  basis: PlayBasis;
  /** The entitlement's revision that a grant spoke of. */
  since?: number;
  /** The shared link that it comes by. */
  link?: string;
}

/**
 * The address of one version of a work with the right to play it for 12 hours (DESIGN §4). That the person has it is the
 * caller's to know; a right that rests on paying ends with the entitlement.
 */
export async function issuePlayUrl(db: Db, works: Pick<Works, 'addresses' | 'grantSecret'>, right: PlayRight): Promise<string> {
  const { appUuid: app, version, personUuid: person, storeUuid: store, basis, since = 0, link = null } = right;
  const [now, isolated] = await Promise.all([clockNow(db), plays.isIsolated(db, app)]);
  const capability = await sealCapability({ app, version, person, store, basis, since, link, isolated }, works.grantSecret, now);
  return `${works.addresses.workOrigin(app)}/c/${capability}/${version}/`;
}

/**
 * Whether the wallet says that a person may play a store's work now; null when it has said nothing yet. A refund from before
 * the revision `since` says nothing about what was bought then.
 */
export async function isEntitled(db: Db, userUuid: string, storeUuid: string, since = 0): Promise<boolean | null> {
  const known = await plays.findEntitlement(db, userUuid, storeUuid);
  if (known === undefined || (!known.active && known.revision < since)) return null;
  return known.active;
}

/** The works that a person has, those bought last first. */
export const findOwned = (db: Db, userUuid: string, limit: number): Promise<string[]> => plays.findOwned(db, userUuid, limit);

/** Which of these people have a store's work by what the wallet says now. */
export async function findBuyers(db: Db, storeUuid: string, userUuids: readonly string[]): Promise<Set<string>> {
  return new Set(await plays.findEntitled(db, storeUuid, userUuids));
}
