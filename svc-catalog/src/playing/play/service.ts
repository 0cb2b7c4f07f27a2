import { clockNow } from '@meowtale/service-kit';
import type { Db } from '../../database.ts';
import type { Works } from '../../works.ts';
import { type PlayBasis, sealCapability } from './capability.ts';
import * as plays from './repository.ts';

export interface PlayRight {
  appUuid: string;
  version: number;
  /** Null for a guest with a trial or an opening. */
  personUuid: string | null;
  storeUuid: string | null;
  basis: PlayBasis;
  /** The entitlement's revision in the grant. */
  since?: number;
  /** The uuid of the shared link. */
  link?: string;
}

/**
 * Returns the address of one version of a work, which allows playing it for 12 hours (DESIGN §4). The caller has checked the right; a right
 * that rests on a paid order ends with the entitlement.
 */
export async function issuePlayUrl(db: Db, works: Pick<Works, 'addresses' | 'grantSecret'>, right: PlayRight): Promise<string> {
  const { appUuid: app, version, personUuid: person, storeUuid: store, basis, since = 0, link = null } = right;
  const [now, isolated] = await Promise.all([clockNow(db), plays.isIsolated(db, app)]);
  const capability = await sealCapability({ app, version, person, store, basis, since, link, isolated }, works.grantSecret, now);
  return `${works.addresses.workOrigin(app)}/c/${capability}/${version}/`;
}

/**
 * Returns whether a person may play a listing's work by the wallet's events; null when there is none yet. A refund older than the revision
 * `since` counts as none, because the work was bought again.
 */
export async function isEntitled(db: Db, userUuid: string, storeUuid: string, since = 0): Promise<boolean | null> {
  const known = await plays.findEntitlement(db, userUuid, storeUuid);
  if (known === undefined || (!known.active && known.revision < since)) return null;
  return known.active;
}

/** Returns the works that a person owns, the last bought first. */
export const findOwned = (db: Db, userUuid: string, limit: number): Promise<string[]> => plays.findOwned(db, userUuid, limit);

/** Returns those of these people who own a listing's work by the wallet's events. */
export async function findBuyers(db: Db, storeUuid: string, userUuids: readonly string[]): Promise<Set<string>> {
  return new Set(await plays.findEntitled(db, storeUuid, userUuids));
}
