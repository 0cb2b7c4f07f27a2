import type { Knex } from 'knex';

export const outsideTransaction = true;

/**
 * Fills the sums of sales from the existing orders, and adds the index of a promoter's orders. One snapshot contains an order and the
 * change that its transaction wrote, or neither: concurrent sales remain changes beside the filled sums.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('drop index concurrently if exists store_orders_promoter');
  await knex.raw(
    'create index concurrently store_orders_promoter on store_orders (promoter_uuid, paid_at desc, uuid) where promoter_uuid is not null',
  );
  await knex.transaction(
    async (tx) => {
      await tx.raw('delete from sales_changes');
      await tx.raw('delete from sales_days');
      await tx.raw(FILL);
    },
    { isolationLevel: 'repeatable read' },
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index concurrently if exists store_orders_promoter');
}

const KEYS = 'owner_uuid, day, store_uuid, country, agent_uuid, promoter_uuid, ad_link_uid';

const FILL = `
  insert into sales_days (${KEYS}, units, gross, returns, refund, fee, promoter, agent, owner,
    settled_units, settled_promoter, settled_agent, settled_owner)
  select ${KEYS}, sum(units), sum(gross), sum(returns), sum(refund), sum(fee), sum(promoter), sum(agent), sum(owner),
    sum(settled_units), sum(settled_promoter), sum(settled_agent), sum(settled_owner)
  from order_sales group by ${KEYS}`;
