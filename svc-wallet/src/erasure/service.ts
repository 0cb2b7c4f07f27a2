import type { WalletErasureReason } from '@meowtale/contracts/erasure';
import type { ErasureAsked } from '@meowtale/contracts/events/catalog/erasure';
import { recordEvent } from '@meowtale/service-kit';
import type { Tx } from '../database.ts';
import { lockBalances, NO_BALANCES } from '../ledger/service.ts';
import { deleteOwn, hasOpenDispute } from './repository.ts';

/** What money of somebody's stands against erasing them: what is on its way to them, or owed by them. What they only have doesn't. */
async function reasonsAgainst(tx: Tx, user: string): Promise<WalletErasureReason[]> {
  const { withdrawal_hold, earnings_pending, debt } = (await lockBalances(tx, [user])).get(user) ?? NO_BALANCES;
  const standing: Record<WalletErasureReason, boolean> = {
    withdrawal: withdrawal_hold > 0,
    pending: earnings_pending > 0,
    debt: debt < 0,
    dispute: await hasOpenDispute(tx, user),
  };
  return (Object.keys(standing) as WalletErasureReason[]).filter((reason) => standing[reason]);
}

/** Answers the catalogue, which asks before it erases somebody. */
export async function decideErasure(tx: Tx, { erasureUuid, userUuid, isLast }: ErasureAsked, requestId: string | null): Promise<void> {
  const payload = { erasureUuid, userUuid, isLast, reasons: await reasonsAgainst(tx, userUuid) };
  await recordEvent(tx, 'wallet.erasure.decided', { aggregateId: userUuid, payload, requestId });
}

/** Forgets somebody; the books and what they are of stay, under a uuid that is nobody's. */
export const forgetPerson = (tx: Tx, user: string): Promise<void> => deleteOwn(tx, user);
