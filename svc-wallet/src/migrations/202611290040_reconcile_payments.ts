import type { Knex } from 'knex';

/**
 * Creates providers' refunds of payments, and payments on which a provider's books and ours differ, which staff reconcile. A refund that
 * failed at the provider returned no money.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table payment_refunds (
      provider_key text not null,
      refund_ref text not null,
      payment_uuid uuid not null references payments,
      -- Hundredths of the payment's currency.
      amount bigint not null check (amount > 0),
      failed boolean not null,
      told_at timestamptz not null default clock_now(),
      primary key (provider_key, refund_ref)
    );
    create index payment_refunds_payment on payment_refunds (payment_uuid);

    -- The part of partial refunds that staff booked while the payment isn't reversed: hundredths of its currency, and coins.
    alter table payment_reversals
      add column booked_refund bigint not null default 0 check (booked_refund >= 0),
      add column booked_coins bigint not null default 0 check (booked_coins >= 0);

    create table unmatched_payments (
      payment_uuid uuid primary key references payments,
      -- What the provider reports, in hundredths of its currency.
      currency text not null,
      paid_amount bigint not null,
      refunded_amount bigint not null,
      -- matched: the provider's books and ours agree again without a decision.
      state text not null default 'open' check (state in ('open', 'booked', 'left', 'matched')),
      decided_by uuid,
      reason text,
      opened_at timestamptz not null default clock_now(),
      closed_at timestamptz,
      check ((state = 'open') = (closed_at is null))
    );
    create index unmatched_payments_open on unmatched_payments (opened_at, payment_uuid) where state = 'open';
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table unmatched_payments, payment_refunds;
    alter table payment_reversals drop column booked_refund, drop column booked_coins;
  `);
}
