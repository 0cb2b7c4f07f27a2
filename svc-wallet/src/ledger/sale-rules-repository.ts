/** A rule of the books as SQL: `count` returns the number of checked rows, `faults` one text per violation. */
export interface Rule {
  rule: string;
  count: string;
  faults: string;
}

/** Rules of orders between payment and split. */
export const SALE_RULES: readonly Rule[] = [
  {
    rule: 'clearing holds exactly the paid orders that are not yet split',
    count: "select count(*) from store_orders where state = 1 and split_state = 'pending'",
    faults: `select 'clearing ' || clearing || ', unsplit orders ' || unsplit as fault
      from (select coalesce(sum(balance), 0) as clearing from ledger.accounts where kind = 'order_clearing') as c,
           (select coalesce(sum(price), 0) as unsplit from store_orders where state = 1 and split_state = 'pending') as o
      where clearing <> unsplit`,
  },
  {
    rule: 'every priced order was paid once, and split at most once; one that waits, expired or was cancelled moved nothing',
    count: 'select count(*) from store_orders where price > 0',
    faults: `select 'order ' || o.uuid || ' (' || o.split_state || '): ' || string_agg(p.reason || ' ' || p.times, ', ') as fault
      from store_orders o
      left join (select cause_uuid, reason, count(*) as times from ledger.postings group by cause_uuid, reason) as p on p.cause_uuid = o.uuid
      where o.price > 0
      group by o.uuid
      having coalesce(sum(p.times) filter (where p.reason = 'order'), 0) <> (case when o.state in (0, 2, 3) then 0 else 1 end)
        or coalesce(sum(p.times) filter (where p.reason = 'share'), 0) <> (case o.split_state when 'posted' then 1 else 0 end)
        or coalesce(sum(p.times) filter (where p.reason = 'refund'), 0) <> (case o.state when 4 then 1 else 0 end)`,
  },
  {
    rule: 'no paid order stays unsplit for ten minutes: each minute a sweep splits those whose event is late or lost',
    count: "select count(*) from store_orders where state = 1 and split_state = 'pending'",
    faults: `select 'order ' || uuid || ' was paid at ' || paid_at || ' and is not split' as fault
      from store_orders where split_state = 'pending' and paid_at < clock_now() - interval '10 minutes' order by paid_at`,
  },
];
