import type { Knex } from 'knex';

/**
 * Plans, paid with money through the providers of top-ups. `plan_posted` is written by whoever knows that a payment may be for a
 * plan: a release that doesn't would take it for coins, and is refused.
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

    -- Each payment for a plan. One that was taken back by a refund or a dispute stands no longer, and may come to stand again.
    create table plan_payments (
      payment_uuid uuid primary key references payments,
      user_uuid uuid not null,
      grade smallint not null check (grade > 0),
      paid_at timestamptz not null default clock_now(),
      standing boolean not null default true
    );
    create index plan_payments_user on plan_payments (user_uuid, paid_at);

    -- What follows from them: the times for which somebody has a plan, as they are told of.
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
