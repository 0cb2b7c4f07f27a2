import type { Knex } from 'knex';

export interface SiteDomainRow {
  website_uuid: string;
  domain: string;
  token: string;
  state: 0 | 1 | 2;
  reason: string | null;
  failing_since: Date | null;
  verified_at: Date | null;
  checked_at: Date | null;
  next_check_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

/** A domain with its site. */
export interface DomainOfSite extends SiteDomainRow {
  name: string;
  owner_uuid: string;
}

const table = (db: Knex) => db<SiteDomainRow>('website_domains');

export const findDomain = (db: Knex, websiteUuid: string): Promise<SiteDomainRow | undefined> =>
  table(db).where({ website_uuid: websiteUuid }).first();

const withSites = (db: Knex) => table(db).join('websites', 'websites.uuid', 'website_domains.website_uuid');

export const findVerified = (db: Knex, domain: string): Promise<DomainOfSite | undefined> =>
  withSites(db).where({ domain, 'website_domains.state': 1 }).first('website_domains.*', 'websites.name', 'websites.owner_uuid');

/** Returns the verified domain of a person's site. */
export const findVerifiedOf = (db: Knex, ownerUuid: string): Promise<DomainOfSite | undefined> =>
  withSites(db)
    .where({ owner_uuid: ownerUuid, 'website_domains.state': 1 })
    .first('website_domains.*', 'websites.name', 'websites.owner_uuid');

/** Returns the domain if it is verified and its site is public. */
export const findShown = (db: Knex, domain: string): Promise<DomainOfSite | undefined> =>
  withSites(db)
    .where({ domain, 'website_domains.state': 1, 'websites.state': 1 })
    .first('website_domains.*', 'websites.name', 'websites.owner_uuid');

/** Replaces the site's domain as unverified; the same domain stays unchanged. */
export async function putDomain(db: Knex, row: Pick<SiteDomainRow, 'website_uuid' | 'domain' | 'token'>): Promise<SiteDomainRow> {
  const anew = { state: 0 as const, reason: null, failing_since: null, verified_at: null, checked_at: null };
  const [written] = await table(db)
    .insert({ ...row, next_check_at: db.raw('clock_now()') })
    .onConflict('website_uuid')
    .merge({ ...row, ...anew, next_check_at: db.raw('clock_now()'), created_at: db.raw('clock_now()'), updated_at: db.raw('clock_now()') })
    .whereNot('website_domains.domain', row.domain)
    .returning('*');
  const saved = written ?? (await findDomain(db, row.website_uuid));
  if (!saved) throw new Error('a domain that was just written is gone');
  return saved;
}

export const deleteDomain = (db: Knex, websiteUuid: string, domain: string): Promise<number> =>
  table(db).where({ website_uuid: websiteUuid, domain }).delete();

/** Returns whether the domain was checked within the last `seconds`. */
export async function isJustChecked(db: Knex, websiteUuid: string, seconds: number): Promise<boolean> {
  const recent = db.raw("clock_now() - ? * interval '1 second'", [seconds]);
  return (await table(db).where({ website_uuid: websiteUuid }).where('checked_at', '>', recent).first('website_uuid')) !== undefined;
}

/** Takes due domains and postpones them by five minutes, so that no other process checks them too. */
export async function takeDue(db: Knex, limit: number): Promise<DomainOfSite[]> {
  const due = table(db).where('next_check_at', '<=', db.raw('clock_now()')).orderBy('next_check_at').limit(limit);
  const taken: { website_uuid: string }[] = await table(db)
    .whereIn('website_uuid', due.forUpdate().skipLocked().select('website_uuid'))
    .update({ next_check_at: db.raw("clock_now() + interval '5 minutes'") })
    .returning('website_uuid');
  const uuids = taken.map(({ website_uuid }) => website_uuid);
  return withSites(db).whereIn('website_domains.website_uuid', uuids).select('website_domains.*', 'websites.name', 'websites.owner_uuid');
}

/** Locks a site's domain until the transaction ends. */
export const lockDomain = (tx: Knex, websiteUuid: string): Promise<SiteDomainRow | undefined> =>
  table(tx).where({ website_uuid: websiteUuid }).forUpdate().first();

export interface Finding {
  website_uuid: string;
  /** The domain and token that were checked; a row that was changed meanwhile isn't written. */
  domain: string;
  token: string;
  reason: string | null;
}

/**
 * Writes a check's result. A verified domain stays verified for `graceDays` of failed checks; an unverified one is re-checked for as long.
 * Returns undefined when the domain was changed meanwhile.
 */
export async function writeFinding(db: Knex, { reason, ...of }: Finding, graceDays: number): Promise<SiteDomainRow | undefined> {
  const good = reason === null;
  const since = 'coalesce(failing_since, case when state = 0 then created_at end, clock_now())';
  const over = `${since} <= clock_now() - ? * interval '1 day'`;
  const [row] = await table(db)
    .where(of)
    .update({
      reason,
      checked_at: db.raw('clock_now()'),
      updated_at: db.raw('clock_now()'),
      ...(good
        ? {
            state: 1,
            failing_since: null,
            verified_at: db.raw('coalesce(verified_at, clock_now())'),
            next_check_at: db.raw("clock_now() + interval '1 day'"),
          }
        : {
            state: db.raw(`case when ${over} then 2 else state end`, [graceDays]),
            failing_since: db.raw(since),
            next_check_at: db.raw(
              `case when ${over} then null when clock_now() - ${since} < interval '1 day' then clock_now() + interval '10 minutes' else clock_now() + interval '1 hour' end`,
              [graceDays],
            ),
          }),
    })
    .returning('*');
  return row;
}

/** Marks a verified domain as failed because another site has verified it; returns 0 when it no longer was. */
export const loseDomain = (db: Knex, { website_uuid, domain }: Pick<SiteDomainRow, 'website_uuid' | 'domain'>): Promise<number> =>
  table(db)
    .where({ website_uuid, domain, state: 1 })
    .update({ state: 2, reason: 'taken', next_check_at: null, checked_at: db.raw('clock_now()'), updated_at: db.raw('clock_now()') });
