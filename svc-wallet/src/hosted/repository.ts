import { HOSTED_CREDENTIAL_SECONDS, HOSTED_CREDENTIALS_MAX, HOSTED_PAGE_SECONDS, type HostedAction } from '@meowtale/contracts';
import type { Knex } from 'knex';

export interface HostedPayload {
  amount: number | null;
  currency_id: string | null;
  return_url: string | null;
}

export interface CredentialRow {
  uuid: string;
  user_uuid: string;
  action: HostedAction;
  payload: HostedPayload;
  expires_at: Date;
  used_at: Date | null;
  grant_expires_at: Date | null;
  /** By the database's clock. */
  is_expired: boolean;
}

const COLUMNS = 'uuid, user_uuid, action, payload, expires_at, used_at, grant_expires_at, expires_at <= clock_now() as is_expired';

type NewCredential = Pick<CredentialRow, 'uuid' | 'user_uuid' | 'action' | 'payload'> & { tokenHash: Buffer };

/** Inserts a credential, and voids the person's oldest unused ones. */
export async function insertCredential(tx: Knex, { uuid, user_uuid, action, payload, tokenHash }: NewCredential): Promise<Date> {
  await tx.raw(
    `delete from hosted_credentials where uuid in
       (select uuid from hosted_credentials where user_uuid = ? and used_at is null order by created_at desc, uuid desc offset ?)`,
    [user_uuid, HOSTED_CREDENTIALS_MAX - 1],
  );
  const { rows } = await tx.raw<{ rows: { expires_at: Date }[] }>(
    `insert into hosted_credentials (uuid, token_hash, user_uuid, action, payload, expires_at)
     values (?, ?, ?, ?, ?, clock_now() + make_interval(secs => ?)) returning expires_at`,
    [uuid, tokenHash, user_uuid, action, JSON.stringify(payload), HOSTED_CREDENTIAL_SECONDS],
  );
  if (!rows[0]) throw new Error('a credential was not written');
  return rows[0].expires_at;
}

/** Locks a credential until the transaction ends, so that concurrent uses are serialized and the second finds it used. */
export async function lockCredential(tx: Knex, tokenHash: Buffer): Promise<CredentialRow | null> {
  const { rows } = await tx.raw<{ rows: CredentialRow[] }>(`select ${COLUMNS} from hosted_credentials where token_hash = ? for update`, [
    tokenHash,
  ]);
  return rows[0] ?? null;
}

/** Marks a credential as used; returns when its page's grant expires. */
export async function useCredential(tx: Knex, uuid: string, grantHash: Buffer): Promise<Date> {
  const { rows } = await tx.raw<{ rows: { grant_expires_at: Date }[] }>(
    `update hosted_credentials
     set used_at = clock_now(), grant_hash = ?, grant_expires_at = clock_now() + make_interval(secs => ?)
     where uuid = ? and used_at is null returning grant_expires_at`,
    [grantHash, HOSTED_PAGE_SECONDS, uuid],
  );
  if (!rows[0]) throw new Error('a credential was used twice');
  return rows[0].grant_expires_at;
}

/** Returns the person and the page of a grant; null once it has expired. */
export async function findGrant(db: Knex, grantHash: Buffer): Promise<Pick<CredentialRow, 'user_uuid' | 'action'> | null> {
  const { rows } = await db.raw<{ rows: Pick<CredentialRow, 'user_uuid' | 'action'>[] }>(
    'select user_uuid, action from hosted_credentials where grant_hash = ? and grant_expires_at > clock_now()',
    [grantHash],
  );
  return rows[0] ?? null;
}

/** Deletes credentials after a day; until then a used or expired one is reported as such. */
export const PRUNE_CREDENTIALS = `delete from hosted_credentials where uuid in
  (select uuid from hosted_credentials where created_at < clock_now() - interval '1 day' limit 2000)`;
