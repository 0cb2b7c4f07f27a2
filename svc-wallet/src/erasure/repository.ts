import type { Knex } from 'knex';

/** Whether a provider disputes a top-up of somebody's. */
export async function hasOpenDispute(db: Knex, userUuid: string): Promise<boolean> {
  const row = await db('payment_disputes')
    .join('payments', 'payments.uuid', 'payment_uuid')
    .where({ 'payments.user_uuid': userUuid, 'payment_disputes.state': 'open' })
    .first('payment_uuid');
  return row !== undefined;
}

/** Takes away what tells of a person and isn't the books'. */
export async function deleteOwn(tx: Knex, userUuid: string): Promise<void> {
  await tx('cart_stores').where({ user_uuid: userUuid }).delete();
  await tx('hosted_credentials').where({ user_uuid: userUuid }).delete();
  await tx('user_banks').where({ user_uuid: userUuid }).delete();
  // What waits has nobody left to be answered; of what was decided the words are theirs, the decision staff's.
  await tx('refund_requests').where({ buyer_uuid: userUuid, state: 'open' }).delete();
  await tx('refund_requests').where({ buyer_uuid: userUuid }).update({ reason: '' });
}
