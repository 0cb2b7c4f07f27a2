import type { MigrationContext } from '@meowtale/service-kit';
import type { Knex } from 'knex';

/**
 * Creates penalties with person, member of staff, amount and reason, which can't be changed later. Adds who is staff, as no penalty is
 * levied on them: null until the catalogue's last events are read again, which the new name of the consumer causes.
 */
export async function up(knex: Knex, { runtimeRole }: MigrationContext): Promise<void> {
  await knex.raw(`
    alter table people add column staff boolean;

    create table penalties (
      uuid uuid primary key,
      user_uuid uuid not null,
      actor_uuid uuid not null check (actor_uuid <> user_uuid),
      sold bigint not null check (sold > 0),
      coins bigint not null check (coins > 0),
      reason text not null check (reason <> ''),
      created_at timestamptz not null default clock_now()
    );
    create trigger append_only before update or delete or truncate on penalties
      for each statement execute function ledger.refuse_change();
  `);
  await knex.raw('revoke update, delete, truncate on penalties from ??', [runtimeRole]);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table penalties;
    alter table people drop column staff;
  `);
}
