import type { Knex } from 'knex';

/** Returns whether a person's top-up has an open dispute. */
export async function hasOpenDispute(db: Knex, userUuid: string): Promise<boolean> {
  const row = await db('payment_disputes')
    .join('payments', 'payments.uuid', 'payment_uuid')
    .where({ 'payments.user_uuid': userUuid, 'payment_disputes.state': 'open' })
    .first('payment_uuid');
  return row !== undefined;
}

/** Tables with data of the person alone that isn't part of the books. */
export const DELETED = ['cart_stores', 'play_progress', 'hosted_credentials', 'user_banks'] as const;

/** Deletes a person's data that isn't part of the books. */
export async function deleteOwn(tx: Knex, userUuid: string): Promise<void> {
  for (const table of DELETED) await tx(table).where({ user_uuid: userUuid }).delete();
  // Open requests have no one left to answer to; of decided ones only the person's text is deleted, not the staff decision.
  await tx('refund_requests').where({ buyer_uuid: userUuid, state: 'open' }).delete();
  await tx('refund_requests').where({ buyer_uuid: userUuid }).update({ reason: '' });
}
