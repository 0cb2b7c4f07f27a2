import { clockNow } from '@meowtale/service-kit';
import type { Db } from '../../database.ts';
import type { Works } from '../../works.ts';
import { type PlayBasis, sealCapability } from './model.ts';
import { isIsolated } from './repository.ts';

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
  const [now, isolated] = await Promise.all([clockNow(db), isIsolated(db, app)]);
  const capability = await sealCapability({ app, version, person, store, basis, since, link, isolated }, works.grantSecret, now);
  return `${works.addresses.workOrigin(app)}/c/${capability}/${version}/`;
}
