import type { EXPORT_PARTS } from '@meowtale/contracts/exports';
import type { ExportPart } from '@meowtale/service-kit';

/** All parts except banks, which are sealed and exported as their owner sees them. */
export type PlainPart = Exclude<(typeof EXPORT_PARTS)['wallet'][number], 'banks'>;

const ofUser = (table: string, more: Partial<ExportPart> = {}): ExportPart => ({
  from: `${table} t`,
  mine: 't.user_uuid = :user',
  ...more,
});

/** The tables of a person's data in the wallet. */
export const PARTS: Readonly<Record<PlainPart, ExportPart>> = {
  balances: { from: 'ledger.accounts t', mine: 't.owner_uuid = :user', key: 't.id', type: 'bigint' },
  entries: {
    from: 'ledger.entries t',
    mine: 't.account_id in (select id from ledger.accounts where owner_uuid = :user)',
    key: 't.id',
    type: 'bigint',
  },
  // Without the other people who have a share.
  orders: {
    from: 'store_orders t',
    mine: 't.buyer_uuid = :user',
    without: [
      'owner_uuid',
      'agent_uuid',
      'promoter_uuid',
      'agent_rate_bp',
      'promoter_rate_bp',
      'fee',
      'owner_share',
      'agent_share',
      'promoter_share',
    ],
  },
  // The person's own shares.
  order_shares: {
    from: 'order_shares t',
    mine: `t.user_uuid = :user and t.order_uuid in
      (select uuid from store_orders where owner_uuid = :user or agent_uuid = :user or promoter_uuid = :user)`,
    key: 't.order_uuid',
  },
  cart: ofUser('cart_stores'),
  top_ups: ofUser('payments', { without: ['payment_url', 'return_url', 'provider_ref'] }),
  silver_grants: ofUser('silver_grants', { without: ['actor_uuid'] }),
  plans: ofUser('plan_payments', { key: 't.payment_uuid' }),
  // Without the reasons, which are internal.
  plan_grants: {
    from: `(select uuid, user_uuid, grade, started_at, least(ended_at, created_at) as ended_at
      from plan_grants left join (select grant_uuid, created_at from plan_grant_ends) e on grant_uuid = uuid) t`,
    mine: 't.user_uuid = :user',
  },
  withdrawals: ofUser('withdrawals', { without: ['key_id', 'wrapped_key', 'sealed', 'taken_by', 'agreed_by', 'run_uuid'] }),
  // Only the memos that the person sees; the others are internal.
  withdrawal_steps: {
    from: `(select id, withdrawal_uuid, step, case when step in ('correction-asked', 'paid', 'failed') then memo end as memo, created_at
      from withdrawal_steps where step not in ('agreed', 'in-run', 'uncertain')) t join withdrawals w on w.uuid = t.withdrawal_uuid`,
    mine: 'w.user_uuid = :user',
    key: 't.id',
    type: 'bigint',
  },
  refund_requests: { from: 'refund_requests t', mine: 't.buyer_uuid = :user', key: 't.order_uuid', without: ['decided_by'] },
  penalties: ofUser('penalties', { without: ['actor_uuid'] }),
  ai_charges: ofUser('ai_charges', { key: 't.job_uuid' }),
};
