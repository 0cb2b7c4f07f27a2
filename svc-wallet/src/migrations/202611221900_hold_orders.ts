import type { Knex } from 'knex';

/**
 * Creates orders that wait for a top-up (ADR 16): a held order keeps its quote, and a person has at most one held order of a work.
 * `hold_sale` is `hold_checkout` that also returns whether the quote is held; the older function is dropped a release later.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table quotes add column held_at timestamptz;
    alter table store_orders add column held_until timestamptz;
    alter table store_orders add constraint held_orders_end check (state <> 0 or (held_until is not null and paid_at is null));
    create unique index store_orders_held_once on store_orders (buyer_uuid, store_uuid) where state = 0;
    create index store_orders_held on store_orders (held_until) where state = 0;
  `);
  await knex.raw(HOLD_SALE);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop function hold_sale;
    drop index store_orders_held, store_orders_held_once;
    alter table store_orders drop column held_until;
    alter table quotes drop column held_at;
  `);
}

const HOLD_SALE = `
-- Inserts the command's key, then locks the buyer's quote and balances. Returns one row per line of the quote, or one without a line;
-- none when the buyer has no such quote; only the key's row when it was used before.
create function hold_sale(p_scope text, p_key text, p_request_hash text, p_quote uuid, p_buyer uuid)
returns table (
  known_hash text, known_answer jsonb, now timestamptz,
  source text, use_silver boolean, total bigint, silver_used bigint, expires_at timestamptz, paid_at timestamptz, held_at timestamptz,
  expired boolean,
  coin bigint, silver bigint, earnings_pending bigint, earnings_available bigint, withdrawal_hold bigint, debt bigint,
  refunds_taken bigint,
  "position" smallint, store_uuid uuid, store_name text, auth_type smallint, country text, original bigint, price bigint,
  percentage_discount smallint, line_silver_used bigint, owner_uuid uuid, agent_uuid uuid, agent_rate_bp integer,
  promoter_uuid uuid, promoter_rate_bp integer, ad_link_uid text,
  listing_on_sale boolean, listing_auth_type smallint, listing_owner_uuid uuid, listing_agent_uuid uuid,
  listing_agent_rate_bp integer, play_kind text,
  owned boolean, entitlement_revision bigint,
  first_opened_at timestamptz, segments_served integer, segments_total integer
)
language plpgsql as $$
#variable_conflict use_column
declare
  v_now constant timestamptz := clock_now();
  v_balances record;
begin
  -- A second one with the same key waits here until the first has committed or rolled back.
  insert into idempotency_keys (scope, key, request_hash, created_at) values (p_scope, p_key, p_request_hash, v_now) on conflict do nothing;
  if not found then
    select request_hash, answer into known_hash, known_answer from idempotency_keys where scope = p_scope and key = p_key;
    return next;
    return;
  end if;
  perform from quotes where uuid = p_quote and buyer_uuid = p_buyer for update;
  if not found then
    return;
  end if;
  select
    coalesce(sum(balance) filter (where kind = 'coin'), 0)::bigint as coin,
    coalesce(sum(balance) filter (where kind = 'silver'), 0)::bigint as silver,
    coalesce(sum(balance) filter (where kind = 'earnings_pending'), 0)::bigint as earnings_pending,
    coalesce(sum(balance) filter (where kind = 'earnings_available'), 0)::bigint as earnings_available,
    coalesce(sum(balance) filter (where kind = 'withdrawal_hold'), 0)::bigint as withdrawal_hold,
    coalesce(sum(balance) filter (where kind = 'debt'), 0)::bigint as debt
    into v_balances from ledger.lock_balances(array[p_buyer]);
  return query
    select null::text, null::jsonb, v_now,
      q.source, q.use_silver, q.total, q.silver_used, q.expires_at, q.paid_at, q.held_at, q.expires_at <= v_now,
      v_balances.coin, v_balances.silver, v_balances.earnings_pending, v_balances.earnings_available,
      v_balances.withdrawal_hold, v_balances.debt,
      (select count(*) from store_orders o where o.buyer_uuid = p_buyer and o.state = 4
        and o.refunded_at >= date_trunc('month', v_now, 'UTC')),
      l.position, l.store_uuid, l.store_name, l.auth_type, l.country, l.original, l.price,
      l.percentage_discount, l.silver_used, l.owner_uuid, l.agent_uuid, l.agent_rate_bp,
      l.promoter_uuid, l.promoter_rate_bp, l.ad_link_uid,
      s.on_sale, s.auth_type, s.owner_uuid, s.agent_uuid, s.agent_rate_bp, s.play_kind,
      coalesce(e.active, false), coalesce(e.revision, 0),
      p.first_opened_at, p.segments_served, p.segments_total
    from quotes q
    left join quote_lines l on l.quote_uuid = q.uuid
    left join listings s on s.store_uuid = l.store_uuid
    left join entitlements e on e.user_uuid = p_buyer and e.store_uuid = l.store_uuid
    left join play_progress p on p.user_uuid = p_buyer and p.store_uuid = l.store_uuid
    where q.uuid = p_quote
    order by l.position;
end $$;
`;
