import type { Knex } from 'knex';

/**
 * Creates the pending part of each order's shares, so that settling one order moves nothing of another. For earlier orders it is computed
 * from their shares; a person's rows never sum to more than their pending balance, and the last bought orders are reduced.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table order_shares (
      order_uuid uuid not null references store_orders,
      user_uuid uuid not null,
      coins bigint not null check (coins >= 0),
      pending bigint not null check (pending between 0 and coins),
      settled bigint not null default 0 check (settled between 0 and coins),
      settled_month date,
      primary key (order_uuid, user_uuid),
      check (pending + settled <= coins)
    ) with (fillfactor = 80);
    create index order_shares_pending on order_shares (user_uuid, order_uuid) where pending > 0;
    create index order_shares_settled on order_shares (user_uuid, settled_month, order_uuid) where settled_month is not null;

    create table settlement_runs (
      month date primary key check (extract(day from month) = 1),
      -- Orders paid before this time are settled, also by a run that begins again.
      paid_until timestamptz not null,
      started_at timestamptz not null default clock_now(),
      finished_at timestamptz
    );
    create index store_orders_unsettled on store_orders (paid_at, uuid) where state = 1 and settled = 0;

    insert into order_shares (order_uuid, user_uuid, coins, pending)
    select order_uuid, user_uuid, coins, greatest(0, least(coins, has - before))
    from (
      select shares.*, coalesce(a.balance, 0) as has,
        coalesce(sum(coins) over (partition by user_uuid order by order_uuid rows between unbounded preceding and 1 preceding), 0) as before
      from (
        select o.uuid as order_uuid, line.user_uuid, sum(line.coins)::bigint as coins
        from store_orders o, lateral (values (o.owner_uuid, o.owner_share), (o.agent_uuid, o.agent_share), (o.promoter_uuid, o.promoter_share))
          as line (user_uuid, coins)
        where o.state = 1 and o.split_state = 'posted' and line.user_uuid is not null
        group by o.uuid, line.user_uuid
      ) as shares
      left join ledger.accounts a on a.owner_uuid = shares.user_uuid and a.kind = 'earnings_pending'
    ) as placed;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index store_orders_unsettled; drop table settlement_runs, order_shares');
}
