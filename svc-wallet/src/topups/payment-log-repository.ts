import type { Knex } from 'knex';
import type { Listed, Page } from '../lists/page.ts';
import { readPage } from '../lists/service.ts';
import type { PaymentRow } from './repository.ts';

type LoggedPayment = Pick<
  PaymentRow,
  'uuid' | 'state' | 'coins' | 'vip_grade' | 'currency' | 'pay_amount' | 'provider_key' | 'created_at' | 'decided_at'
> & { reversal: 'refunded' | 'disputed' | 'lost' | null };

const REVERSAL = `case when r.status = 'lost' then 'lost' when r.status <> 'taken_back' then null
  when r.refunded then 'refunded' when r.status is not null then 'disputed' end as reversal`;

/** Returns a person's payments with their reversals. */
export function findPayments(db: Knex, userUuid: string, page: Page<'created_at'>): Promise<Listed<LoggedPayment>> {
  const payments = db('payments as p')
    .leftJoin('payment_reversals as r', 'r.payment_uuid', 'p.uuid')
    .where({ 'p.user_uuid': userUuid })
    .select('p.uuid', 'p.state', 'p.coins', 'p.vip_grade', 'p.currency', 'p.pay_amount', 'p.provider_key', 'p.created_at', 'p.decided_at')
    .select(db.raw(REVERSAL));
  return readPage<LoggedPayment>(db.from(payments.as('log')).select('log.*'), page, 'uuid');
}
