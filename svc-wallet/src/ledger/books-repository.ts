import type { Knex } from 'knex';
import { type Rule, SALE_RULES } from './sale-rules-repository.ts';

/** A rule of the books, and the rows that violate it. */
export interface Finding {
  rule: string;
  /** Number of rows that were checked. */
  checked: number;
  faults: string[];
}

const RULES: readonly Rule[] = [
  {
    rule: 'balances and entries sum to zero per currency',
    count: 'select count(distinct currency) from ledger.accounts',
    faults: `select currency || ': balances ' || sum(balance) || ', entries ' || sum(entered) as fault
      from (select a.currency, a.balance, (select coalesce(sum(e.amount), 0) from ledger.entries e where e.account_id = a.id) as entered
            from ledger.accounts a) as sums
      group by currency having sum(balance) <> 0 or sum(entered) <> 0`,
  },
  {
    rule: 'every balance is the sum of its entries',
    count: 'select count(*) from ledger.accounts',
    faults: `select 'account ' || a.id || ' (' || a.kind || '): ' || a.balance || ' instead of ' || coalesce(sum(e.amount), 0) as fault
      from ledger.accounts a left join ledger.entries e on e.account_id = a.id
      group by a.id having a.balance <> coalesce(sum(e.amount), 0)`,
  },
  {
    rule: 'each entry begins where the one before it ended',
    count: 'select count(*) from ledger.entries',
    faults: `select 'entry ' || id || ' begins at ' || balance_before || ' instead of ' || expected as fault
      from (select id, balance_before, lag(balance_after, 1, 0::bigint) over (partition by account_id order by id) as expected from ledger.entries) as chain
      where balance_before <> expected`,
  },
  {
    rule: 'each transfer has two entries, one out and one in',
    count: 'select count(*) from ledger.transfers',
    faults: `select 'transfer ' || t.id || ' has ' || count(e.id) || ' entries' as fault
      from ledger.transfers t left join ledger.entries e on e.transfer_id = t.id
      group by t.id
      having count(*) filter (where e.account_id = t.from_account_id and e.amount = -t.amount) <> 1
        or count(*) filter (where e.account_id = t.to_account_id and e.amount = t.amount) <> 1
        or count(e.id) <> 2`,
  },
  {
    rule: 'each transfer stays in one currency',
    count: 'select count(*) from ledger.transfers',
    faults: `select 'transfer ' || t.id || ' in ' || t.currency || ' joins ' || f.currency || ' and ' || g.currency as fault
      from ledger.transfers t join ledger.accounts f on f.id = t.from_account_id join ledger.accounts g on g.id = t.to_account_id
      where t.currency <> f.currency or t.currency <> g.currency`,
  },
  {
    rule: 'nobody has less than nothing, and no debt is above it',
    count: 'select count(*) from ledger.accounts a join ledger.chart c using (kind, currency) where c.personal',
    faults: `select a.owner_uuid || ' ' || a.kind || ': ' || a.balance as fault
      from ledger.accounts a join ledger.chart c using (kind, currency)
      where c.personal and case a.kind when 'debt' then a.balance > 0 else a.balance < 0 end`,
  },
  ...SALE_RULES,
  {
    rule: 'nobody has coins and owes some',
    count: "select count(*) from ledger.accounts where kind = 'debt' and balance < 0",
    faults: `select d.owner_uuid || ' owes ' || -d.balance || ' and has ' || c.balance as fault
      from ledger.accounts d join ledger.accounts c on c.owner_uuid = d.owner_uuid and c.kind = 'coin' and c.currency = 'coin'
      where d.kind = 'debt' and d.balance < 0 and c.balance > 0`,
  },
  {
    rule: 'what somebody has pending is what their orders have pending',
    count: 'select count(distinct user_uuid) from order_shares',
    faults: `select owner_uuid || ' has ' || balance || ' pending, their orders ' || pending as fault
      from (
        select a.owner_uuid, a.balance, coalesce((select sum(s.pending) from order_shares s where s.user_uuid = a.owner_uuid), 0) as pending
        from ledger.accounts a where a.kind = 'earnings_pending'
      ) as people where balance <> pending`,
  },
  {
    rule: 'an order that is settled has nothing pending and was settled once, an order that is taken back has nothing pending',
    count: 'select count(*) from store_orders where settled = 1',
    faults: `select 'order ' || o.uuid || ' (settled ' || o.settled || '): pending ' || s.pending || ', settled ' || s.settled || ', posted ' || s.posted as fault
      from store_orders o
      join (
        select s.order_uuid, sum(s.pending) as pending, sum(s.settled) as settled,
          (select coalesce(sum(t.amount), 0) from ledger.postings p join ledger.transfers t on t.posting_id = p.id
           where p.cause_uuid = s.order_uuid and p.reason = 'settlement') as posted
        from order_shares s group by s.order_uuid
      ) as s on s.order_uuid = o.uuid
      where (s.pending > 0 and (o.settled = 1 or o.state = 4)) or s.settled <> s.posted or (s.settled > 0 and o.settled = 0)`,
  },
  {
    rule: 'a disputed or refunded payment is taken back whole, money and coins, and any other stands but for what was booked of its refunds',
    count: 'select count(*) from payment_reversals',
    faults: `select 'payment ' || uuid || ' (' || status || '): ' || coins || ' coins and ' || money || ' of its money taken back' as fault
      from (
        select y.uuid, r.status, y.coins as topped_up, y.pay_amount, r.booked_refund, r.booked_coins,
          coalesce(sum(t.amount * case when g.kind = 'issuance' then 1 when f.kind = 'issuance' then -1 else 0 end), 0) as coins,
          coalesce(sum(t.amount * case when f.kind = 'provider_receivable' then 1 when g.kind = 'provider_receivable' then -1 else 0 end), 0) as money
        from payments y join payment_reversals r on r.payment_uuid = y.uuid
        left join ledger.postings p on p.cause_uuid = y.uuid and p.reason not in ('topup', 'plan')
        left join ledger.transfers t on t.posting_id = p.id
        left join ledger.accounts f on f.id = t.from_account_id
        left join ledger.accounts g on g.id = t.to_account_id
        group by y.uuid, r.payment_uuid
      ) as taken
      where coins <> (case status when 'standing' then booked_coins else topped_up end)
        or money <> (case status when 'standing' then booked_refund else pay_amount end)`,
  },
  {
    rule: 'what was lost to chargebacks is what disputes have written off',
    count: "select count(*) from payment_reversals where status = 'lost'",
    faults: `select 'chargeback-loss ' || loss || ', written off ' || written_off as fault
      from (select coalesce(sum(balance), 0) as loss from ledger.accounts where kind = 'chargeback_loss') as l,
           (select coalesce(sum(written_off), 0) as written_off from payment_reversals) as w
      where loss + written_off <> 0`,
  },
  {
    rule: 'every paid payment brought its coins or its plan once, and no other did',
    count: 'select count(*) from payments',
    faults: `select 'payment ' || y.uuid || ' in state ' || y.state || ' has ' || count(p.id) || ' postings' as fault
      from payments y
      left join ledger.postings p on p.cause_uuid = y.uuid and p.reason = (case when y.vip_grade is null then 'topup' else 'plan' end)
      group by y.uuid having count(p.id) <> (case y.state when 1 then 1 else 0 end)`,
  },
  {
    rule: 'plan revenue is the money of the plans that stand',
    count: 'select count(*) from plan_payments where standing',
    faults: `select currency || ': revenue ' || -earned || ', plans ' || paid as fault
      from (
        select a.currency, sum(a.balance) as earned, coalesce((
          select sum(y.pay_amount - coalesce(r.booked_refund, 0)) from plan_payments s join payments y on y.uuid = s.payment_uuid
            left join payment_reversals r on r.payment_uuid = y.uuid where s.standing and y.currency = a.currency
        ), 0) as paid
        from ledger.accounts a where a.kind = 'plan_revenue' group by a.currency
      ) as plans where earned + paid <> 0`,
  },
  {
    rule: 'the charge of an AI job stands or was given back once: it was, unless the job is done or has not ended',
    count: "select count(*) from ai_charges where state = 'charged'",
    faults: `select 'AI job ' || job || ': of ' || price || ' coins ' || taken || ' were taken, and of ' || due || ' given back ' || returned as fault
      from (
        select job, coalesce(taken, 0) as taken, coalesce(returned, 0) as returned, case state when 'charged' then price else 0 end as price,
          case when state = 'charged' and ended <> 'done' then price else 0 end as due
        from (select job_uuid as job, state, price, ended from ai_charges) as c full join (
          select p.cause_uuid as job, sum(t.amount) filter (where p.reason = 'ai-charge' and g.kind = 'ai_revenue') as taken,
            sum(t.amount) filter (where p.reason = 'ai-refund' and f.kind = 'ai_revenue') as returned
          from ledger.postings p join ledger.transfers t on t.posting_id = p.id
          join ledger.accounts f on f.id = t.from_account_id join ledger.accounts g on g.id = t.to_account_id
          where p.reason in ('ai-charge', 'ai-refund') group by p.cause_uuid
        ) as p using (job)
      ) as jobs where taken <> price or returned <> due`,
  },
  {
    rule: 'an AI job that was charged has ended within a day: otherwise its end was lost, which would return the coins of a failed one',
    count: "select count(*) from ai_charges where state = 'charged' and ended is null",
    faults: `select 'AI job ' || job_uuid || ' of ' || created_at || ' has not ended' as fault
      from ai_charges where state = 'charged' and ended is null and created_at < clock_now() - interval '1 day' order by created_at`,
  },
  {
    rule: 'what somebody has on hold is what they ask to be paid',
    count: 'select count(*) from withdrawals where state in (0, 3)',
    faults: `select coalesce(a.owner_uuid, w.user_uuid) || ' has ' || coalesce(a.balance, 0) || ' on hold and asks for ' || coalesce(w.asked, 0) as fault
      from (select owner_uuid, balance from ledger.accounts where kind = 'withdrawal_hold') as a
      full join (select user_uuid, sum(amount)::bigint as asked from withdrawals where state in (0, 3) group by user_uuid) as w
        on w.user_uuid = a.owner_uuid
      where coalesce(a.balance, 0) <> coalesce(w.asked, 0)`,
  },
  {
    rule: 'each withdrawal was held once, paid or given back once when it ended, and given back once more when the bank returned it',
    count: 'select count(*) from withdrawals',
    faults: `select 'withdrawal ' || w.uuid || ' in state ' || w.state || ': ' || coalesce(string_agg(p.reason || ' ' || p.times, ', '), 'nothing') as fault
      from withdrawals w
      left join (select cause_uuid, reason, count(*) as times from ledger.postings where reason like 'withdrawal%' group by cause_uuid, reason) as p
        on p.cause_uuid = w.uuid
      group by w.uuid
      having coalesce(sum(p.times) filter (where p.reason = 'withdrawal'), 0) <> 1
        or coalesce(sum(p.times) filter (where p.reason = 'withdrawal-paid'), 0) <> (case when w.state = 1 or w.bounced_at is not null then 1 else 0 end)
        or coalesce(sum(p.times) filter (where p.reason = 'withdrawal-bounced'), 0) <> (case when w.bounced_at is not null then 1 else 0 end)
        or coalesce(sum(p.times) filter (where p.reason = 'withdrawal-back'), 0) <> (case when w.state in (2, 4) and w.bounced_at is null then 1 else 0 end)`,
  },
  {
    rule: 'the fees of payouts and the dollars that left the bank are those of what was paid',
    count: 'select count(*) from withdrawals where state = 1',
    faults: `select 'fees ' || fees || ' instead of ' || fee || ', bank ' || left_bank || ' instead of ' || paid as fault
      from (select coalesce(sum(balance) filter (where kind = 'withdrawal_fee'), 0) as fees,
              0 - coalesce(sum(balance) filter (where kind = 'bank' and currency = 'USD'), 0) as left_bank from ledger.accounts) as l,
           (select coalesce(sum(fee), 0) as fee, coalesce(sum(amount - fee), 0) as paid from withdrawals where state = 1) as w
      where fees <> fee or left_bank <> paid`,
  },
  {
    rule: 'AI revenue is the charges that stand',
    count: "select count(*) from ai_charges where state = 'charged' and coalesce(ended, 'done') = 'done'",
    faults: `select 'revenue ' || revenue || ', charges ' || charged as fault
      from (select coalesce(sum(balance), 0) as revenue from ledger.accounts where kind = 'ai_revenue') as r,
           (select coalesce(sum(price), 0) as charged from ai_charges where state = 'charged' and coalesce(ended, 'done') = 'done') as c
      where revenue <> charged`,
  },
  {
    rule: 'what reports add up is what the orders come to',
    count: 'select count(*) from order_sales',
    faults: `select 'owner ' || owner_uuid || ' on ' || day || ': summary less orders: units ' || sum(units) || ', gross ' || sum(gross) || ', shares ' || sum(shares) as fault
      from (
        select *, fee + promoter + agent + owner as shares, settled_promoter + settled_agent + settled_owner as settled from sales
        union all
        select owner_uuid, day, store_uuid, country, agent_uuid, promoter_uuid, ad_link_uid, -units, -gross, -returns, -refund, -fee,
          -promoter, -agent, -owner, -settled_units, -settled_promoter, -settled_agent, -settled_owner,
          -(fee + promoter + agent + owner), -(settled_promoter + settled_agent + settled_owner)
        from order_sales
      ) as compared
      group by owner_uuid, day, store_uuid, country, agent_uuid, promoter_uuid, ad_link_uid
      having (sum(units), sum(gross), sum(returns), sum(refund), sum(fee), sum(promoter), sum(agent), sum(owner), sum(settled_units), sum(settled))
        <> (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)`,
  },
];

/** Checks all rules in one snapshot, so that concurrent sales don't appear as violations. */
export async function examineBooks(db: Knex): Promise<Finding[]> {
  return db.transaction(
    async (tx) => {
      const findings: Finding[] = [];
      for (const { rule, count, faults } of RULES) {
        const counted = await tx.raw<{ rows: { count: number }[] }>(count);
        const found = await tx.raw<{ rows: { fault: string }[] }>(faults);
        findings.push({ rule, checked: counted.rows[0]?.count ?? 0, faults: found.rows.map(({ fault }) => fault) });
      }
      return findings;
    },
    { isolationLevel: 'repeatable read', readOnly: true },
  );
}
