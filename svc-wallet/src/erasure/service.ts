import type { WalletErasureReason } from '@meowtale/contracts/erasure';
import type { ErasureAsked } from '@meowtale/contracts/events/catalog/erasure';
import { recordEvent } from '@meowtale/service-kit';
import type { Tx } from '../database.ts';
import { lockBalances, NO_BALANCES } from '../ledger/service.ts';
import { deleteOwn, hasOpenDispute } from './repository.ts';

/** Returns the reasons against erasing a person: money on its way to them or owed by them. Coins that they only have are no reason. */
async function reasonsAgainst(tx: Tx, user: string): Promise<WalletErasureReason[]> {
  const { withdrawal_hold, earnings_pending, debt } = (await lockBalances(tx, [user])).get(user) ?? NO_BALANCES;
  const obstacles: Record<WalletErasureReason, boolean> = {
    withdrawal: withdrawal_hold > 0,
    pending: earnings_pending > 0,
    debt: debt < 0,
    dispute: await hasOpenDispute(tx, user),
  };
  return (Object.keys(obstacles) as WalletErasureReason[]).filter((reason) => obstacles[reason]);
}

/** Records the wallet's reasons against an erasure as an event; the catalogue asks for them before it erases a person. */
export async function decideErasure(tx: Tx, { erasureUuid, userUuid, isLast }: ErasureAsked, requestId: string | null): Promise<void> {
  const payload = { erasureUuid, userUuid, isLast, reasons: await reasonsAgainst(tx, userUuid) };
  await recordEvent(tx, 'wallet.erasure.decided', { aggregateId: userUuid, payload, requestId });
}

/** Deletes a person's data; the ledger remains, with a UUID that identifies no person. */
export const forgetPerson = (tx: Tx, user: string): Promise<void> => deleteOwn(tx, user);
