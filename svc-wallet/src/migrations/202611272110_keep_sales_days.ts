import type { Knex } from 'knex';

/**
 * Creates the sums of sales by day for reports: `sales_days`, and `sales_changes`, which aren't folded into it yet. Triggers write the
 * changes in the transaction that pays, splits, refunds or settles, of whichever release, so that none is lost or counted twice and no sale
 * waits for another's row. A sale counts on its day of payment, also when it is refunded later.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(TABLES);
  await knex.raw(TRIGGERS);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop trigger keep_sales_of_new on store_orders;
    drop trigger keep_sales_of_changed on store_orders;
    drop function keep_sales_of_new, keep_sales_of_changed;
    drop view sales, order_sales;
    drop table sales_changes, sales_days;
  `);
}

const KEYS = ['owner_uuid', 'day', 'store_uuid', 'country', 'agent_uuid', 'promoter_uuid', 'ad_link_uid'].join();

const MEASURES = [
  'units',
  'gross',
  'returns',
  'refund',
  'fee',
  'promoter',
  'agent',
  'owner',
  'settled_units',
  'settled_promoter',
  'settled_agent',
  'settled_owner',
] as const;

const stands = (share: string) => `case when o.state = 1 then coalesce(o.${share}, 0) else 0 end`;
const settled = (share: string) => `case when o.state = 1 and o.settled = 1 then coalesce(o.${share}, 0) else 0 end`;

/** What one order comes to; nothing before it is paid. */
const salesIn = (orders: string) => `
  select o.owner_uuid, (o.paid_at at time zone 'UTC')::date as day, o.store_uuid, o.country, o.agent_uuid, o.promoter_uuid, o.ad_link_uid,
    1::bigint as units, o.price as gross, (o.state = 4)::int::bigint as returns, case o.state when 4 then o.price else 0 end as refund,
    ${stands('fee')} as fee, ${stands('promoter_share')} as promoter, ${stands('agent_share')} as agent, ${stands('owner_share')} as owner,
    (o.state = 1 and o.settled = 1)::int::bigint as settled_units, ${settled('promoter_share')} as settled_promoter,
    ${settled('agent_share')} as settled_agent, ${settled('owner_share')} as settled_owner
  from ${orders} o where o.state in (1, 4) and o.paid_at is not null`;

const columns = (type: string) => `
  owner_uuid uuid not null,
  day date not null,
  store_uuid uuid not null,
  country text not null,
  agent_uuid uuid,
  promoter_uuid uuid,
  ad_link_uid text,
  ${MEASURES.map((measure) => `${measure} ${type}`).join(',\n  ')}`;

const TABLES = `
create table sales_days (${columns('bigint not null')},
  unique nulls not distinct (${KEYS})
) with (fillfactor = 80);
create index sales_days_agent on sales_days (agent_uuid, day) where agent_uuid is not null;
create index sales_days_promoter on sales_days (promoter_uuid, day) where promoter_uuid is not null;

create table sales_changes (
  seq bigint generated always as identity primary key,${columns('bigint not null')}
);

create view order_sales as ${salesIn('store_orders')};
create view sales as
  select ${KEYS}, ${MEASURES.join()} from sales_days
  union all select ${KEYS}, ${MEASURES.join()} from sales_changes;
`;

const SUMS = MEASURES.map((measure) => `sum(${measure})`).join();
const NOTHING = MEASURES.map(() => '0').join();
const BACK = MEASURES.map((measure) => `-${measure}`).join();

const TRIGGERS = `
create function keep_sales_of_new() returns trigger language plpgsql as $$
begin
  insert into sales_changes (${KEYS}, ${MEASURES.join()})
  select ${KEYS}, ${SUMS} from (${salesIn('new_orders')}) as sold group by ${KEYS};
  return null;
end $$;

create function keep_sales_of_changed() returns trigger language plpgsql as $$
begin
  insert into sales_changes (${KEYS}, ${MEASURES.join()})
  select ${KEYS}, ${SUMS} from (
    select ${KEYS}, ${MEASURES.join()} from (${salesIn('new_orders')}) as after
    union all select ${KEYS}, ${BACK} from (${salesIn('old_orders')}) as before
  ) as changes group by ${KEYS} having (${SUMS}) <> (${NOTHING});
  return null;
end $$;

create trigger keep_sales_of_new after insert on store_orders
  referencing new table as new_orders for each statement execute function keep_sales_of_new();
create trigger keep_sales_of_changed after update on store_orders
  referencing old table as old_orders new table as new_orders for each statement execute function keep_sales_of_changed();
`;
