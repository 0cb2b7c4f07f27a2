import type { MigrationContext } from '@meowtale/service-kit';
import type { Knex } from 'knex';

/** Creates the orders from whose shares a penalty took. */
export async function up(knex: Knex, { runtimeRole }: MigrationContext): Promise<void> {
  await knex.raw(`
    create table penalty_orders (
      order_uuid uuid not null references store_orders,
      penalty_uuid uuid not null references penalties,
      primary key (order_uuid, penalty_uuid)
    );
    create trigger append_only before update or delete or truncate on penalty_orders
      for each statement execute function ledger.refuse_change();
  `);
  await knex.raw('revoke update, delete, truncate on penalty_orders from ??', [runtimeRole]);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table penalty_orders');
}
