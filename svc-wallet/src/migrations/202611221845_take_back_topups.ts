import type { Knex } from 'knex';

/**
 * Creates what providers report of a payment after it was paid. `payment_reversals` has the resulting status of a top-up, and changes only
 * while its buyer's balances are locked.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table webhook_events (
      provider_key text not null,
      event_id text not null,
      received_at timestamptz not null default clock_now(),
      primary key (provider_key, event_id)
    );
    create index webhook_events_by_time on webhook_events (received_at);

    create table payment_disputes (
      provider_key text not null,
      dispute_ref text not null,
      payment_uuid uuid not null references payments,
      state text not null check (state in ('open', 'lost', 'won')),
      opened_at timestamptz not null default clock_now(),
      updated_at timestamptz not null default clock_now(),
      primary key (provider_key, dispute_ref)
    );
    create index payment_disputes_payment on payment_disputes (payment_uuid);

    create table payment_reversals (
      payment_uuid uuid primary key references payments,
      user_uuid uuid not null,
      status text not null check (status in ('standing', 'taken_back', 'lost')),
      -- Incremented by each change of status; each is one posting.
      step integer not null check (step >= 0),
      refunded boolean not null,
      -- The debt when it was reversed, and the losses of a lost dispute. Coins.
      owed_coins bigint not null default 0 check (owed_coins >= 0),
      written_off bigint not null default 0 check (written_off >= 0),
      earnings_taken bigint not null default 0 check (earnings_taken >= 0),
      updated_at timestamptz not null default clock_now(),
      check (status = 'lost' or (written_off = 0 and earnings_taken = 0))
    );
    create index payment_reversals_losses on payment_reversals (user_uuid) where written_off > 0 or earnings_taken > 0;

    -- The sandbox's own record: a payment can be refunded or disputed after it was made.
    alter table sandbox_payments drop constraint sandbox_payments_state_check,
      add check (state in ('open', 'paid', 'declined', 'refunded', 'disputed', 'won', 'lost')),
      add column dispute_ref uuid;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table sandbox_payments drop column dispute_ref; drop table payment_reversals, payment_disputes, webhook_events');
}
