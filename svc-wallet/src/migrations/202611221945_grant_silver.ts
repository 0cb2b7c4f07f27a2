import type { MigrationContext } from '@meowtale/service-kit';
import type { Knex } from 'knex';

/** Creates grants of silver by staff with recipient, giver and reason; they can't be changed later. */
export async function up(knex: Knex, { runtimeRole }: MigrationContext): Promise<void> {
  await knex.raw(`
    create table silver_grants (
      uuid uuid primary key,
      user_uuid uuid not null,
      actor_uuid uuid not null check (actor_uuid <> user_uuid),
      silver bigint not null check (silver > 0),
      reason text not null check (reason <> ''),
      created_at timestamptz not null default clock_now()
    );
    create index silver_grants_actor on silver_grants (actor_uuid, created_at);
    create index silver_grants_user on silver_grants (user_uuid, uuid);
    create trigger append_only before update or delete or truncate on silver_grants
      for each statement execute function ledger.refuse_change();
  `);
  await knex.raw('revoke update, delete, truncate on silver_grants from ??', [runtimeRole]);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table silver_grants');
}
