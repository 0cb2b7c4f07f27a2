import type { MigrationContext } from '@meowtale/service-kit';
import type { Knex } from 'knex';

/**
 * Penalties that staff levy: on whom, by whom, for what and why; nothing of it can be changed later. And who is of the staff, on
 * whom none is levied: null until the catalogue's last word was read again, which the consumer's new name brings about.
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
