import type { Knex } from 'knex';

/**
 * Creates plans that are paid with money through the providers of top-ups. Releases that know that a payment may be for a plan write
 * `plan_posted`: an earlier one would credit coins, and is rejected.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table payments
      add column vip_grade smallint check (vip_grade > 0),
      add column plan_posted boolean not null default false,
      drop constraint payments_coins_check;
    alter table payments
      add constraint payments_coins_check check (case when vip_grade is null then coins > 0 else coins = 0 end) not valid,
      add constraint plan_is_posted check (vip_grade is null or state <> 1 or plan_posted) not valid;

    -- Each payment for a plan. One that a refund or a dispute reversed isn't standing; a won dispute restores it.
    create table plan_payments (
      payment_uuid uuid primary key references payments,
      user_uuid uuid not null,
      grade smallint not null check (grade > 0),
      paid_at timestamptz not null default clock_now(),
      standing boolean not null default true
    );
    create index plan_payments_user on plan_payments (user_uuid, paid_at);

    -- The periods of a person's plans that follow from their payments, as published.
    create table user_plans (
      user_uuid uuid primary key,
      revision integer not null default 0,
      plans jsonb not null default '[]',
      updated_at timestamptz not null default clock_now()
    );
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table user_plans, plan_payments;
    alter table payments drop constraint plan_is_posted, drop column plan_posted, drop column vip_grade;
  `);
}
