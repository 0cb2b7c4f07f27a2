import { createHash, randomBytes } from 'node:crypto';
import type { HostedAction } from '@meowtale/contracts';
import type { AddHostedPageInput } from '@meowtale/contracts/inputs/wallet/hosted';
import { type Actor, DomainError, inTransaction, requireUser } from '@meowtale/service-kit';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../database.ts';
import { nicknamesOf } from '../read-models/service.ts';
import { givenReturnPath } from '../topups/return-path.ts';
import { type HostedData, invalidCredential, readData, SECRET_BYTES, writeData } from './data.ts';
import { assertNobodyElse } from './policy.ts';
import { type CredentialRow, findGrant, insertCredential, lockCredential, useCredential } from './repository.ts';

/** Paths of the hosted pages. */
export const HOSTED_PATHS = { recharge: '/hosted/recharge', 'payment-log': '/hosted/payment-log' } as const satisfies Record<
  HostedAction,
  string
>;

const newSecret = () => randomBytes(SECRET_BYTES).toString('base64url');
const hashOf = (secret: string) => createHash('sha256').update(secret).digest();

/**
 * Returns a page's address with a credential for this account and page, valid once and for two minutes, without the session's token.
 * Throws `input/invalid` for a return address that isn't on the site.
 */
export async function addHostedPage(db: Db, publicOrigin: string, user: string, input: AddHostedPageInput): Promise<object> {
  const { action, amount, currency_id, return_url } = input;
  const payload = { amount: amount ?? null, currency_id: currency_id ?? null, return_url: givenReturnPath(return_url, publicOrigin) };
  const token = newSecret();
  const row = { uuid: uuidv7(), user_uuid: user, action, payload, tokenHash: hashOf(token) };
  const expires_at = await inTransaction(db, (tx) => insertCredential(tx, row));
  return { url: `${publicOrigin}${HOSTED_PATHS[action]}?data=${writeData({ token, action, payload })}`, expires_at };
}

/**
 * Opens a page: marks its credential as used and returns a grant for the page's calls. Throws `hosted/credential-invalid` (400) for
 * an unknown or changed one, or one of another page; `hosted/credential-used` (409), `hosted/credential-expired` (410), and
 * `hosted/credential-foreign` (403) for a user of another account, which leaves it unused.
 */
export function openHostedPage(db: Db, actor: Actor, data: string, page: HostedAction): Promise<object> {
  const hosted = readData(data);
  const hosted_grant = newSecret();
  return inTransaction(db, async (tx) => {
    const row = await lockCredential(tx, hashOf(hosted.token));
    if (!row || row.action !== page || !isOf(row, hosted)) throw invalidCredential();
    const { user_uuid, action, payload } = row;
    assertNobodyElse(actor, user_uuid);
    if (row.used_at) throw new DomainError('hosted/credential-used');
    if (row.is_expired) throw new DomainError('hosted/credential-expired');
    const expires_at = await useCredential(tx, row.uuid, hashOf(hosted_grant));
    const nickname = (await nicknamesOf(tx, [user_uuid])).get(user_uuid) ?? null;
    return { hosted_grant, action, payload, user_uuid, nickname, expires_at };
  });
}

/** Returns whether `data` is exactly what the credential was issued with. */
function isOf({ action, payload }: CredentialRow, hosted: HostedData): boolean {
  const { amount, currency_id, return_url } = hosted.payload;
  return action === hosted.action && amount === payload.amount && currency_id === payload.currency_id && return_url === payload.return_url;
}

/**
 * Returns a call's account: that of its hosted page's grant, else of the signed-in user. Throws `hosted/page-ended` (410) for a grant
 * that is invalid, expired or of another page, `hosted/credential-foreign` (403) for a user of another account, `auth/required` (401)
 * without either.
 */
export async function accountOf(db: Db, actor: Actor, grant: string | null | undefined, page: HostedAction): Promise<string> {
  if (grant == null) return requireUser(actor).uuid;
  const known = await findGrant(db, hashOf(grant));
  if (known?.action !== page) throw new DomainError('hosted/page-ended');
  assertNobodyElse(actor, known.user_uuid);
  return known.user_uuid;
}
