import { randomBytes } from 'node:crypto';
import { SITE_DOMAIN_STATE, type SiteDomainReason, siteDomain, websiteDomainInput } from '@meowtale/contracts/inputs/catalog/site-domain';
import { inTransaction, parseInput, watch } from '@meowtale/service-kit';
import type { FastifyInstance } from 'fastify';
import { getDomain } from 'tldts';
import type { Db } from '../../database.ts';
import { hasOwnDomain, requireOwnDomain } from '../../library/plans/policy.ts';
import { rightsOf } from '../../library/plans/service.ts';
import type { Works } from '../../works.ts';
import { findOwnSite, SiteNotFound } from '../sites/service.ts';
import { findFault, type Wanted } from './check.ts';
import { nameOf } from './domain-name.ts';
import { SiteDomainNotFound, SiteDomainRefused, SiteDomainTaken } from './errors.ts';
import { notifyOfCheck, notifyOfLostDomain } from './notices.ts';
import type { OwnDomains } from './own-domains.ts';
import type { DomainOfSite, SiteDomainRow } from './repository.ts';
import * as domains from './repository.ts';

export { notifyOfUnplannedDomain } from './notices.ts';

const EVERY_MS = 30_000;
const AT_ONCE = 10;
const AGAIN_AFTER_SECONDS = 3;
/** How long a verified domain stays verified while its checks fail, and how long an unverified one is re-checked. */
const GRACE_DAYS = 3;

interface Site {
  uuid: string;
  name: string;
}

/** GraphQL's WebsiteDomain. */
export interface SiteDomain {
  domain: string;
  name: string;
  state: number;
  reason: string | null;
  txt_name: string;
  txt_value: string;
  cname_target: string;
  addresses: readonly string[];
  address: string;
  checked_at: Date | null;
  verified_at: Date | null;
}

export interface Asking {
  db: Db;
  works: Pick<Works, 'addresses'>;
  ownDomains: OwnDomains;
}

const hostOf = (origin: string) => new URL(origin).hostname;

function wantedOf({ works, ownDomains }: Asking, { domain, token }: Pick<SiteDomainRow, 'domain' | 'token'>, name: string): Wanted {
  return {
    domain,
    txtName: `_meowtale.${domain}`,
    txtValue: `meowtale-site=${token}`,
    cnameTarget: hostOf(works.addresses.siteOrigin(name)),
    addresses: ownDomains.addresses,
  };
}

function toView(asking: Asking, row: SiteDomainRow, { name }: Site): SiteDomain {
  const wanted = wantedOf(asking, row, name);
  return {
    domain: row.domain,
    name: nameOf(row),
    state: row.state,
    reason: row.reason,
    txt_name: wanted.txtName,
    txt_value: wanted.txtValue,
    cname_target: wanted.cnameTarget,
    addresses: wanted.addresses,
    address: asking.ownDomains.origin(row.domain),
    checked_at: row.checked_at,
    verified_at: row.verified_at,
  };
}

async function requireSite(db: Db, ownerUuid: string): Promise<Site> {
  const site = await findOwnSite(db, ownerUuid);
  if (site === null) throw new SiteNotFound();
  return site;
}

/** Returns a site's domain as its creator sees it; null before one is set. */
export async function findSiteDomain(asking: Asking, site: Site): Promise<SiteDomain | null> {
  const row = await domains.findDomain(asking.db, site.uuid);
  return row ? toView(asking, row, site) : null;
}

/**
 * Sets a site's domain, to be verified. The previous one is free at once; setting the same again changes nothing.
 * @throws PlanRequired; SiteNotFound; SiteDomainTaken; SiteDomainRefused; DomainError `input/invalid`
 */
export async function setSiteDomain(asking: Asking, ownerUuid: string, input: unknown): Promise<SiteDomain> {
  const { domain } = parseInput(websiteDomainInput, input);
  requireOwnDomain((await rightsOf(asking.db, ownerUuid)).services);
  if (asking.ownDomains.isOurs(domain)) throw new SiteDomainRefused('domainOurs');
  if (getDomain(domain, { allowPrivateDomains: true }) === null) throw new SiteDomainRefused('domainSuffix');
  const site = await requireSite(asking.db, ownerUuid);
  const row = await inTransaction(asking.db, async (tx) => {
    const holder = await domains.findVerified(tx, domain);
    if (holder && holder.website_uuid !== site.uuid) throw new SiteDomainTaken();
    return domains.putDomain(tx, { website_uuid: site.uuid, domain, token: randomBytes(16).toString('hex') });
  });
  return toView(asking, row, site);
}

/** Checks the DNS records now. @throws PlanRequired; SiteNotFound; SiteDomainNotFound */
export async function checkSiteDomain(asking: Asking, ownerUuid: string): Promise<SiteDomain> {
  requireOwnDomain((await rightsOf(asking.db, ownerUuid)).services);
  const site = await requireSite(asking.db, ownerUuid);
  const row = await domains.findDomain(asking.db, site.uuid);
  if (!row) throw new SiteDomainNotFound();
  if (await domains.isJustChecked(asking.db, site.uuid, AGAIN_AFTER_SECONDS)) return toView(asking, row, site);
  await recheck(asking, { ...row, name: site.name, owner_uuid: ownerUuid });
  const found = await domains.findDomain(asking.db, site.uuid);
  if (!found) throw new SiteDomainNotFound();
  return toView(asking, found, site);
}

/** Removes a site's domain. @throws SiteNotFound; SiteDomainNotFound for one that it doesn't have; DomainError `input/invalid` */
export async function delSiteDomain({ db }: Asking, ownerUuid: string, input: unknown): Promise<true> {
  const { domain } = parseInput(websiteDomainInput, input);
  const { uuid } = await requireSite(db, ownerUuid);
  if ((await domains.deleteDomain(db, uuid, domain)) === 0) throw new SiteDomainNotFound();
  return true;
}

/** Returns the name of the public site at a domain; null if it isn't verified, or the creator's plan doesn't include one. */
export async function findSiteNameByDomain(db: Db, input: unknown): Promise<string | null> {
  const parsed = siteDomain.safeParse(input);
  const row = parsed.success ? await domains.findShown(db, parsed.data) : undefined;
  if (!row) return null;
  return hasOwnDomain((await rightsOf(db, row.owner_uuid)).services) ? row.name : null;
}

/** Returns whether visitors reach a verified domain: its last check found no fault, or got no response. */
const isReached = ({ state, reason }: domains.SiteDomainRow): boolean =>
  state === SITE_DOMAIN_STATE.verified && (reason === null || reason === 'no-answer');

/** Returns a site's public origin: its own domain while its records are right and it is in its creator's plan, else our host. */
export async function siteAddress({ db, works, ownDomains }: Asking, site: Site & { owner_uuid: string }): Promise<string> {
  const row = await domains.findDomain(db, site.uuid);
  const isOwn = row && isReached(row) && hasOwnDomain((await rightsOf(db, site.owner_uuid)).services);
  return isOwn ? ownDomains.origin(row.domain) : works.addresses.siteOrigin(site.name);
}

/**
 * Checks one domain, writes the result and notifies the creators whom it concerns. A site that proves ownership gets the domain from one that
 * no longer does.
 */
async function recheck(asking: Asking, row: DomainOfSite): Promise<void> {
  const ask = (of: DomainOfSite) => findFault(wantedOf(asking, of, of.name), asking.ownDomains.nameServers);
  let reason: SiteDomainReason | null = await ask(row);
  const holder = reason === null ? await domains.findVerified(asking.db, row.domain) : undefined;
  const other = holder && holder.website_uuid !== row.website_uuid ? holder : undefined;
  const otherFails = other ? ['txt-missing', 'txt-wrong'].includes((await ask(other)) ?? '') : false;
  if (other && !otherFails) reason = 'taken';
  const finding = { website_uuid: row.website_uuid, domain: row.domain, token: row.token, reason };
  await inTransaction(asking.db, async (tx) => {
    if (other && otherFails && (await domains.loseDomain(tx, other)) > 0) await notifyOfLostDomain(tx, other);
    const before = await domains.lockDomain(tx, row.website_uuid);
    const after = await domains.writeFinding(tx, finding, GRACE_DAYS);
    if (before && after) await notifyOfCheck(tx, row.owner_uuid, { before, after, graceDays: GRACE_DAYS });
  });
}

/** Checks due domains and returns how many. A check that fails is logged and doesn't stop the others. */
export async function checkDueDomains(asking: Asking, log: { error(context: object, message: string): void } = console): Promise<number> {
  const due = await domains.takeDue(asking.db, AT_ONCE);
  const looked = await Promise.allSettled(due.map((row) => recheck(asking, row)));
  for (const [index, one] of looked.entries()) {
    if (one.status === 'rejected')
      log.error({ event: 'domain.not-checked', err: one.reason, websiteUuid: due[index]?.website_uuid }, 'a domain could not be checked');
  }
  return due.length;
}

export const watchSiteDomains = (app: FastifyInstance, asking: Asking): void =>
  watch(app, { everyMs: EVERY_MS, work: () => checkDueDomains(asking, app.log), fault: 'domains could not be checked' });
