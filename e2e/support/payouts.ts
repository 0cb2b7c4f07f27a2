import { randomUUID } from 'node:crypto';
import type { Session } from '../../deploy/seed/session.ts';
import { settle } from './clock.ts';

/** A bank in the platform's country, where a withdrawal costs least. */
const BANK = {
  ...{ type: 1, payee: 'Lamplight Press', accountnumber: '123456789012', swift: 'CHASUS33XXX', name: 'First Bank of Lamps', country: 'us' },
  ...{ meta: { clearing_code: '021000021' } },
  ...{ intermediary_name: 'Bank in Between', intermediary_swift: 'CHASUS33XXX', intermediary_country: 'us' },
};
const COINS = 120;

/** Returns the previous month, `YYYY-MM`. */
function lastMonth(): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1)).toISOString().slice(0, 7);
}

/** Adds four withdrawals of a seller: one open, one in a payout run, one paid and one to be corrected. Returns the run's uuid. */
export async function addWithdrawals(seller: Session, staff: Session): Promise<string> {
  await settle(lastMonth());
  const bank = async () => (await seller.ask<{ findUserBank: { uuid: string }[] }>('{ findUserBank { uuid } }')).findUserBank[0]?.uuid;
  if (!(await bank())) {
    await seller.ask('mutation Bank($bank: UserBankInput!) { setUserBank(user_bank: $bank) { uuid } }', { bank: BANK });
  }
  // Retried, because another worker that gathers its fixtures may just have replaced the bank.
  const request = async (tries = 3): Promise<string> => {
    try {
      const { addAccountLog } = await seller.ask<{ addAccountLog: { uuid: string } }>(
        'mutation Withdraw($log: AccountLogInput!, $key: ID!) { addAccountLog(account_log: $log, idempotency_key: $key) { uuid } }',
        { log: { amount: COINS, bill_no: await bank() }, key: randomUUID() },
      );
      return addAccountLog.uuid;
    } catch (error) {
      if (tries === 1) throw error;
      return request(tries - 1);
    }
  };
  const decide = (uuid: string, action: string, memo: string | null = null) =>
    staff.ask(
      'mutation Decide($uuid: ID!, $action: String!, $memo: String, $key: ID!) { reviewWithdrawal(uuid: $uuid, action: $action, memo: $memo, idempotency_key: $key) { uuid } }',
      { uuid, action, memo, key: randomUUID() },
    );
  await request();
  const [paid, handed, wrong, taken] = [await request(), await request(), await request(), await request()];
  for (const uuid of [paid, handed, wrong, taken]) await decide(uuid, 'take');
  await decide(paid, 'paid');
  await decide(wrong, 'correct', 'The bank knows no such account.');
  const { addPayoutRun } = await staff.ask<{ addPayoutRun: { uuid: string } }>(
    'mutation Run($uuids: [ID!]!, $key: ID!) { addPayoutRun(withdrawal_uuids: $uuids, idempotency_key: $key) { uuid } }',
    { uuids: [handed], key: randomUUID() },
  );
  return addPayoutRun.uuid;
}

/** Returns the last month that was settled with sales of the seller, `YYYY-MM`. */
export async function lastSettledMonthOf(seller: Session): Promise<string> {
  const { findSettlement } = await seller.ask<{ findSettlement: { list: { month: string }[] } }>('{ findSettlement { list { month } } }');
  const [last] = findSettlement.list;
  if (!last) throw new Error('no month of the seller was settled');
  return last.month;
}
