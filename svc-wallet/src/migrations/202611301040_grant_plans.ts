import type { MigrationContext } from '@meowtale/service-kit';
import type { Knex } from 'knex';

/** Creates plans that staff grant without a payment here, and their early ends; neither can be changed later. */
export async function up(knex: Knex, { runtimeRole }: MigrationContext): Promise<void> {
  await knex.raw(`
    create table plan_grants (
      uuid uuid primary key,
      user_uuid uuid not null,
      actor_uuid uuid not null check (actor_uuid <> user_uuid),
      grade smallint not null check (grade > 0),
      reason text not null check (reason <> ''),
      started_at timestamptz not null,
      ended_at timestamptz not null check (ended_at > started_at)
    );
    create index plan_grants_user on plan_grants (user_uuid, uuid);

    -- By whom and why a grant was ended before its time.
    create table plan_grant_ends (
      grant_uuid uuid primary key references plan_grants,
      actor_uuid uuid not null,
      reason text not null check (reason <> ''),
      created_at timestamptz not null default clock_now()
    );
    create trigger append_only before update or delete or truncate on plan_grants
      for each statement execute function ledger.refuse_change();
    create trigger append_only before update or delete or truncate on plan_grant_ends
      for each statement execute function ledger.refuse_change();
  `);
  await knex.raw('revoke update, delete, truncate on plan_grants, plan_grant_ends from ??', [runtimeRole]);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table plan_grant_ends, plan_grants');
}
