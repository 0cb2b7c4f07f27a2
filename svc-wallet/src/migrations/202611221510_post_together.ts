import type { MigrationContext } from '@meowtale/service-kit';
import type { Knex } from 'knex';

/**
 * Lets one statement write several postings: each account that they change is updated once, and the balances before and after each entry
 * are computed.
 */
export async function up(knex: Knex, { runtimeRole }: MigrationContext): Promise<void> {
  await knex.raw(POST_ALL);
  await knex.raw('revoke all on function ledger.post_all(jsonb) from public');
  await knex.raw('grant execute on function ledger.post_all(jsonb) to ??', [runtimeRole]);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop function ledger.post_all');
}

const POST_ALL = `
-- Writes several postings by the rules of post_transfers. p_postings: [{key, reason, cause, transfers}], in order. The balances of
-- all their people must be locked (lock_balances).
create function ledger.post_all(p_postings jsonb) returns void
language plpgsql security definer set search_path = ledger, pg_temp as $$
declare
  v_platform constant uuid := '00000000-0000-0000-0000-000000000000';
  v_stripe constant smallint := pg_backend_pid() % 32;
  v_now constant timestamptz := public.clock_now();
  v_new bigint;
  v_below bigint;
begin
  -- The platform's stripe of this connection, in the order of its ids: whoever shares it waits here.
  perform from accounts where owner_uuid = v_platform and stripe = v_stripe and (kind, currency) in (
      select side, line->>'currency' from jsonb_array_elements(p_postings) as posting, jsonb_array_elements(posting->'transfers') as line,
        lateral (values (line->>'from_owner', line->>'from_kind'), (line->>'to_owner', line->>'to_kind')) as sides (owner, side)
      where owner = v_platform::text)
    order by id for no key update;

  with given as materialized (
    select posting->>'key' as key, posting->>'reason' as reason, (posting->>'cause')::uuid as cause, posting->'transfers' as transfers,
      encode(sha256(convert_to(concat_ws('|', posting->>'reason', posting->>'cause', posting->'transfers'), 'UTF8')), 'hex') as digest, n,
      row_number() over (partition by posting->>'key' order by n) as copy
    from jsonb_array_elements(p_postings) with ordinality as postings (posting, n)
  ), posted as (
    insert into postings (idempotency_key, digest, reason, cause_uuid, created_at)
    select key, digest, reason, cause, v_now from given where copy = 1 order by n
    on conflict (idempotency_key) do nothing returning id, idempotency_key
  ), lines as materialized (
    select nextval('transfers_id_seq') as id, posting_id, currency, amount,
      account_id(line->>'from_owner', line->>'from_kind', currency, v_stripe) as from_id,
      account_id(line->>'to_owner', line->>'to_kind', currency, v_stripe) as to_id
    from (
      select posted.id as posting_id, line, line->>'currency' as currency, (line->>'amount')::bigint as amount
      from posted join given on given.key = posted.idempotency_key and copy = 1, jsonb_array_elements(given.transfers) with ordinality as l (line, position)
      order by n, position) as ordered
  ), moved as (
    insert into transfers (id, posting_id, from_account_id, to_account_id, currency, amount) overriding system value
    select id, posting_id, from_id, to_id, currency, amount from lines
  ), sides as materialized (
    select id as transfer_id, 0 as side, from_id as account_id, -amount as amount from lines
    union all select id, 1, to_id, amount from lines
  ), changed as (
    update accounts set balance = balance + total.amount
    from (select account_id, sum(amount)::bigint as amount from sides group by account_id) as total
    where accounts.id = total.account_id
    returning accounts.id, accounts.owner_uuid, accounts.kind, accounts.balance - total.amount as before
  ), counted as materialized (
    select sides.*, changed.owner_uuid, changed.kind,
      changed.before + sum(sides.amount) over (partition by sides.account_id order by transfer_id, side)::bigint as after
    from sides join changed on changed.id = sides.account_id
  ), entered as (
    insert into entries (transfer_id, account_id, amount, balance_before, balance_after)
    select transfer_id, account_id, amount, after - amount, after from counted order by transfer_id, side
  )
  select
    (select count(*) from posted),
    (select account_id from counted where owner_uuid <> v_platform and case kind when 'debt' then after > 0 else after < 0 end limit 1)
    into v_new, v_below;

  if v_below is not null then
    raise exception 'account % would leave its bounds', v_below
      using errcode = 'check_violation', schema = 'ledger', table = 'accounts', constraint = 'balance_in_bounds';
  end if;
  if v_new < jsonb_array_length(p_postings) and exists (
    select from jsonb_array_elements(p_postings) as posting join postings on idempotency_key = posting->>'key'
    where digest <> encode(sha256(convert_to(concat_ws('|', posting->>'reason', posting->>'cause', posting->'transfers'), 'UTF8')), 'hex')
  ) then
    raise exception 'one of the keys stands for another posting' using errcode = 'unique_violation';
  end if;
end $$;
`;
