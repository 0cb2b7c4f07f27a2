import { HOSTED_CREDENTIAL_SECONDS } from '@meowtale/contracts';
import type { Knex } from 'knex';
import { OWN_SHARE, type SalesFilter } from './report-repository.ts';

interface NewExport {
  tokenHash: Buffer;
  filter: SalesFilter;
}

/** Saves an export's filter under its token; returns when it expires. */
export async function insertExport(tx: Knex, { tokenHash, filter }: NewExport): Promise<Date> {
  const { rows } = await tx.raw<{ rows: { expires_at: Date }[] }>(
    `insert into sales_exports (token_hash, user_uuid, filter, expires_at)
     values (?, ?, ?, clock_now() + make_interval(secs => ?)) returning expires_at`,
    [tokenHash, filter.userUuid, JSON.stringify(filter), HOSTED_CREDENTIAL_SECONDS],
  );
  if (!rows[0]) throw new Error('an export was not noted');
  return rows[0].expires_at;
}

/** Consumes a token and returns its filter; null for an unknown, used or expired one. */
export async function useExport(db: Knex, tokenHash: Buffer): Promise<SalesFilter | null> {
  const { rows } = await db.raw<{ rows: { filter: SalesFilter }[] }>(
    `update sales_exports set used_at = clock_now() where token_hash = ? and used_at is null and expires_at > clock_now() returning filter`,
    [tokenHash],
  );
  return rows[0]?.filter ?? null;
}

export const PRUNE_EXPORTS = `delete from sales_exports where token_hash in
  (select token_hash from sales_exports where created_at < clock_now() - interval '1 day' limit 2000)`;

/** A sale in the file. Coins; shares are null until the split and after a refund. */
export interface ExportedSale {
  uuid: string;
  paid_at: string;
  store_name: string;
  store_uuid: string;
  country: string;
  ad_link_uid: string | null;
  original: number;
  price: number;
  percentage_discount: number;
  state: number;
  settled: number;
  fee: number | null;
  promoter: number | null;
  agent: number | null;
  owner: number | null;
  mine: number | null;
  platform_key: string | null;
  /** Its position in the order as the database's own text. */
  place: string;
}

const SHARES = ['promoter', 'agent', 'owner'].map((who) => `case when state = 1 then ${who}_share end as ${who}`).join();
const SOLD = `select uuid, paid_at, store_name, store_uuid, country, ad_link_uid, original, price, percentage_discount, state, settled,
    owner_uuid, agent_uuid, promoter_uuid, case when state = 1 then fee end as fee, ${SHARES}
  from store_orders`;
/** Conditions by role, each with an index that has the sales in this order. */
const ROLES = {
  owner: 'owner_uuid = :user',
  agent: 'agent_uuid = :user',
  promoter: 'promoter_uuid = :user',
} as const;
const ORDER = 'order by paid_at desc, uuid limit :limit';

/** Returns the next of a person's sales, last paid first, after one of them or from the beginning. */
export async function findNextSales(db: Knex, filter: SalesFilter, after: ExportedSale | null, limit: number): Promise<ExportedSale[]> {
  const conditions = [
    'state in (1, 4)',
    `paid_at >= cast(:from as date)::timestamp at time zone 'UTC'`,
    `paid_at < (cast(:to as date) + 1)::timestamp at time zone 'UTC'`,
    ...(filter.storeUuid ? ['store_uuid = :store'] : []),
    ...(filter.country ? ['country = :country'] : []),
    ...(filter.adLinkUid ? ['ad_link_uid = :link'] : []),
    ...(after ? ['paid_at <= cast(:place as timestamptz) and (paid_at < cast(:place as timestamptz) or uuid > :last)'] : []),
  ].join(' and ');
  // An owner may also be the agent; the sale must be in the file once.
  const also = { owner: '', agent: ' and owner_uuid <> :user', promoter: '' } as const;
  const roles = filter.scope ? [filter.scope] : (['owner', 'agent', 'promoter'] as const);
  const parts = roles.map((role) => `(${SOLD} where ${ROLES[role]}${filter.scope ? '' : also[role]} and ${conditions} ${ORDER})`);
  const { rows } = await db.raw<{ rows: ExportedSale[] }>(
    `select uuid, to_char(paid_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS') as paid_at, store_name, store_uuid, country, ad_link_uid,
       original, price, percentage_discount, state, settled, fee, promoter, agent, owner,
       case when fee is not null then ${OWN_SHARE} end as mine, paid_at::text as place,
       (select platform_key from listings where listings.store_uuid = sold.store_uuid) as platform_key
     from (${parts.join(' union all ')}) as sold ${ORDER.replace('paid_at', 'sold.paid_at')}`,
    {
      user: filter.userUuid,
      from: filter.from,
      to: filter.to,
      limit,
      ...(filter.storeUuid && { store: filter.storeUuid }),
      ...(filter.country && { country: filter.country }),
      ...(filter.adLinkUid && { link: filter.adLinkUid }),
      ...(after && { place: after.place, last: after.uuid }),
    },
  );
  return rows;
}
