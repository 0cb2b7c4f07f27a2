import type { Knex } from 'knex';

/**
 * Lets a checkout call the database twice: once to lock and read all that it depends on, and once to write. Each statement of a function
 * sees what was committed while the one before it waited.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(HOLD_CHECKOUT);
  await knex.raw(PLACE_ORDERS);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop function hold_checkout, place_orders');
}

const HOLD_CHECKOUT = `
-- Inserts the command's key, then locks the buyer's quote and balances. Returns one row per line of the quote, or one without a line;
-- none when the buyer has no such quote; only the key's row when it was used before.
create function hold_checkout(p_scope text, p_key text, p_request_hash text, p_quote uuid, p_buyer uuid)
returns table (
  known_hash text, known_answer jsonb, now timestamptz,
  source text, use_silver boolean, total bigint, silver_used bigint, expires_at timestamptz, paid_at timestamptz, expired boolean,
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
      q.source, q.use_silver, q.total, q.silver_used, q.expires_at, q.paid_at, q.expires_at <= v_now,
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

const PLACE_ORDERS = `
-- Writes the lines of a locked quote as paid orders with entitlements, postings and events; returns the result as saved under the key.
-- p_orders: [{uuid, position, data_creation_source, ad_link_uid, revision}], each with the revision of its entitlement.
create function place_orders(
  p_scope text, p_key text, p_answer jsonb, p_quote uuid, p_buyer uuid, p_orders jsonb, p_postings jsonb, p_events jsonb
) returns jsonb language plpgsql as $$
declare
  v_now constant timestamptz := clock_now();
  v_placed integer;
  v_answer jsonb;
begin
  insert into store_orders (
    uuid, quote_uuid, position, buyer_uuid, store_uuid, store_name, auth_type, country, original, price, percentage_discount,
    silver_used, state, owner_uuid, agent_uuid, agent_rate_bp, promoter_uuid, promoter_rate_bp, split_state, ad_link_uid,
    data_creation_source, paid_at, created_at, updated_at)
  select o.uuid, l.quote_uuid, l.position, p_buyer, l.store_uuid, l.store_name, l.auth_type, l.country, l.original, l.price,
    l.percentage_discount, l.silver_used, 1, l.owner_uuid, l.agent_uuid, l.agent_rate_bp, l.promoter_uuid, l.promoter_rate_bp,
    case l.price when 0 then 'none' else 'pending' end, coalesce(l.ad_link_uid, o.ad_link_uid), o.data_creation_source,
    v_now, v_now, v_now
  from jsonb_to_recordset(p_orders) as o (uuid uuid, position smallint, data_creation_source text, ad_link_uid text)
  join quote_lines l on l.quote_uuid = p_quote and l.position = o.position;

  insert into entitlements (user_uuid, store_uuid, order_uuid, active, revision, updated_at)
  select p_buyer, l.store_uuid, o.uuid, true, o.revision, v_now
  from jsonb_to_recordset(p_orders) as o (uuid uuid, position smallint, revision bigint)
  join quote_lines l on l.quote_uuid = p_quote and l.position = o.position
  on conflict (user_uuid, store_uuid) do update
    set order_uuid = excluded.order_uuid, active = true, revision = excluded.revision, updated_at = excluded.updated_at
    where entitlements.revision = excluded.revision - 1;
  get diagnostics v_placed = row_count;
  -- The buyer's balances are held, under which alone these change: the command begins again should one have changed even so.
  if v_placed <> jsonb_array_length(p_orders) then
    raise exception 'a right to play changed while it was bought' using errcode = 'serialization_failure';
  end if;

  perform ledger.post_transfers(p.key, p.reason, p.cause, p.transfers)
    from jsonb_to_recordset(p_postings) as p (key text, reason text, cause uuid, transfers jsonb);
  perform record_events(p_events);
  delete from cart_stores where user_uuid = p_buyer
    and store_uuid in (select l.store_uuid from quote_lines l where l.quote_uuid = p_quote);
  update quotes set paid_at = v_now where uuid = p_quote;
  update idempotency_keys set answer = p_answer where scope = p_scope and key = p_key returning answer into v_answer;
  return v_answer;
end $$;
`;
