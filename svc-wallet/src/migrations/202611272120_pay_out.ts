import type { MigrationContext } from '@meowtale/service-kit';
import type { Knex } from 'knex';

const SEALED = `
      -- All bank data, sealed with a key of its own, which a master key wraps (ADR 37).
      key_id text not null,
      wrapped_key bytea not null,
      sealed bytea not null`;

/** Creates people's banks, withdrawals with their steps, and payout runs. */
export async function up(knex: Knex, { runtimeRole }: MigrationContext): Promise<void> {
  await knex.raw(`
    create table user_banks (
      uuid uuid primary key,
      user_uuid uuid not null unique,${SEALED},
      created_at timestamptz not null default clock_now(),
      updated_at timestamptz not null default clock_now()
    );
    create index user_banks_by_key on user_banks (key_id);

    create table payout_runs (
      uuid uuid primary key,
      actor_uuid uuid not null,
      created_at timestamptz not null default clock_now()
    );
    create index payout_runs_by_time on payout_runs (created_at, uuid);

    create table withdrawals (
      uuid uuid primary key,
      user_uuid uuid not null,
      bank_uuid uuid not null,
      -- Coins, which are US cents.
      amount bigint not null check (amount > 0),
      fee bigint not null check (fee >= 0 and fee < amount),
      -- SPEC §4: 0 unsettled, 1 settled, 2 failed, 3 under review, 4 expired.
      state smallint not null default 0 check (state between 0 and 4),
      taken_by uuid,
      agreed_by uuid check (agreed_by <> taken_by),
      -- The bank's response was lost: it may have been paid.
      uncertain boolean not null default false,
      -- Until when the creator may correct their bank data.
      correct_until timestamptz,
      -- The payout run that has no result for it yet.
      run_uuid uuid references payout_runs,
      memo text,${SEALED},
      created_at timestamptz not null default clock_now(),
      updated_at timestamptz not null default clock_now(),
      check (taken_by is null or taken_by <> user_uuid),
      check (agreed_by is null or agreed_by <> user_uuid),
      check (not uncertain or (state = 3 and run_uuid is not null)),
      check (run_uuid is null or state = 3),
      check (correct_until is null or state = 3)
    );
    create index withdrawals_of_user on withdrawals (user_uuid, created_at, uuid);
    create index withdrawals_open on withdrawals (state, created_at, uuid) where state in (0, 3);
    create index withdrawals_ended on withdrawals (updated_at, uuid) where state not in (0, 3);
    create index withdrawals_to_correct on withdrawals (correct_until) where correct_until is not null;
    create index withdrawals_by_key on withdrawals (key_id);

    create table withdrawal_steps (
      id bigint generated always as identity primary key,
      withdrawal_uuid uuid not null references withdrawals,
      step text not null,
      -- Null when it expired.
      actor_uuid uuid,
      memo text,
      created_at timestamptz not null default clock_now()
    );
    create index withdrawal_steps_of on withdrawal_steps (withdrawal_uuid, id);
    create trigger append_only before update or delete or truncate on withdrawal_steps
      for each statement execute function ledger.refuse_change();

    create table payout_run_items (
      run_uuid uuid not null references payout_runs,
      withdrawal_uuid uuid not null references withdrawals,
      -- The bank's result; null without one. Returned: its bank data must be corrected, or it was released.
      outcome text check (outcome in ('paid', 'failed', 'returned')),
      primary key (run_uuid, withdrawal_uuid)
    );
    create unique index payout_run_items_unanswered on payout_run_items (withdrawal_uuid) where outcome is null;
  `);
  await knex.raw('revoke delete, truncate on user_banks, withdrawals, payout_runs, payout_run_items from ??', [runtimeRole]);
  await knex.raw('revoke update, delete, truncate on withdrawal_steps from ??', [runtimeRole]);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table payout_run_items, withdrawal_steps, withdrawals, payout_runs, user_banks');
}
