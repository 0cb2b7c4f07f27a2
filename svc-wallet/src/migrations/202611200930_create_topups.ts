import type { Knex } from 'knex';

/** Creates payments with money, and the sandbox provider's own records, which the wallet reads only through its adapter. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table payments (
      uuid uuid primary key,
      user_uuid uuid not null,
      provider_key text not null,
      plan_id text,
      currency text not null,
      coins bigint not null check (coins > 0),
      pay_amount bigint not null check (pay_amount > 0),
      return_url text,
      state smallint not null default 0 check (state in (0, 1, 2)),
      provider_ref text,
      payment_url text,
      created_at timestamptz not null default clock_now(),
      decided_at timestamptz,
      unique (provider_key, provider_ref)
    );
    create index payments_user on payments (user_uuid, created_at desc);

    create table sandbox_payments (
      ref uuid primary key,
      payment_uuid uuid not null unique,
      coins bigint not null,
      pay_amount bigint not null,
      currency text not null,
      return_url text,
      form_token text not null,
      state text not null default 'open' check (state in ('open', 'paid', 'declined')),
      created_at timestamptz not null default clock_now()
    );
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table sandbox_payments, payments');
}
