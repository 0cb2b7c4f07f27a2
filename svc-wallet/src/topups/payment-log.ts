import type { Db } from '../database.ts';
import { type Listed, parsePage } from '../lists/page.ts';
import { findPayments } from './payment-log-repository.ts';

/** Lists a person's payments for coins and plans, newest first. */
export async function listPayments(db: Db, user: string, q: unknown): Promise<Listed<object>> {
  const { list, ...info } = await findPayments(db, user, parsePage(q, ['created_at'], 'created_at-desc'));
  return { list: list.map(({ currency, ...payment }) => ({ ...payment, currency_id: currency })), ...info };
}
