import { SITE_DOMAIN_STATE } from '@meowtale/contracts/inputs/catalog/site-domain';
import type { Db } from '../../database.ts';
import { hasOwnDomain } from '../../library/plans/policy.ts';
import { rightsOf } from '../../library/plans/service.ts';
import { notifyPerson } from '../../people/notices/service.ts';
import { nameOf } from './domain-name.ts';
import { type DomainOfSite, findVerifiedOf, type SiteDomainRow } from './repository.ts';

/** How long the checks of a verified domain fail before its creator gets a notice: a short outage of name servers isn't one. */
const REPORTED_AFTER_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** Returns for how many ms a domain's checks had failed at its last check; 0 when that found no error. */
const failingMs = ({ failing_since, checked_at }: SiteDomainRow): number =>
  failing_since && checked_at ? checked_at.getTime() - failing_since.getTime() : 0;

/**
 * Notifies a site's creator that checks of the verified domain have failed for an hour, or for so long that it isn't verified any more. Each
 * is reported once, in the transaction of the check.
 */
export async function notifyOfCheck(
  tx: Db,
  ownerUuid: string,
  { before, after, graceDays }: { before: SiteDomainRow; after: SiteDomainRow; graceDays: number },
): Promise<void> {
  if (before.state !== SITE_DOMAIN_STATE.verified) return;
  if (after.state === SITE_DOMAIN_STATE.failed) return notifyOfLostDomain(tx, { ...after, owner_uuid: ownerUuid });
  if (!after.failing_since || failingMs(before) >= REPORTED_AFTER_MS || failingMs(after) < REPORTED_AFTER_MS) return;
  const until = new Date(after.failing_since.getTime() + graceDays * DAY_MS).toISOString();
  await notifyPerson(tx, { key: 'site-domain-failing', to: ownerUuid, details: { name: nameOf(after), until } });
}

/** Notifies a site's creator that its domain isn't verified any more, in that transaction. */
export const notifyOfLostDomain = (tx: Db, row: Pick<DomainOfSite, 'domain' | 'owner_uuid'>): Promise<void> =>
  notifyPerson(tx, { key: 'site-domain-lost', to: row.owner_uuid, details: { name: nameOf(row) } });

/** Notifies a person whose plan ended that their site's verified domain isn't included any more, in that transaction. */
export async function notifyOfUnplannedDomain(tx: Db, ownerUuid: string): Promise<void> {
  if (hasOwnDomain((await rightsOf(tx, ownerUuid)).services)) return;
  const row = await findVerifiedOf(tx, ownerUuid);
  if (row) await notifyPerson(tx, { key: 'site-domain-unplanned', to: ownerUuid, details: { name: nameOf(row) } });
}
