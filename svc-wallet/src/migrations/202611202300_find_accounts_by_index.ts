import type { Knex } from 'knex';

/**
 * Finds the accounts of a posting by the unique index. Before, a join found them, which the planner ran as a scan of all accounts, because
 * it can't know how few lines there are: payments became slower with each new person.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(ACCOUNT_ID);
  await knex.raw('revoke all on function ledger.account_id(text, text, text, smallint) from public');
  await knex.raw(POST_TRANSFERS);
}

const ACCOUNT_ID = `
-- plpgsql, because a function that the planner unfolds would become that join again.
create function ledger.account_id(p_owner text, p_kind text, p_currency text, p_stripe smallint) returns bigint
language plpgsql stable set search_path = ledger, pg_temp as $$
begin
  return (select id from accounts where owner_uuid = p_owner::uuid and kind = p_kind and currency = p_currency
    and stripe = case p_owner when '00000000-0000-0000-0000-000000000000' then p_stripe else 0 end);
end $$;
`;

const POST_TRANSFERS = `
create or replace function ledger.post_transfers(p_key text, p_reason text, p_cause uuid, p_transfers jsonb) returns uuid
language plpgsql security definer set search_path = ledger, pg_temp as $$
declare
  v_digest text := encode(sha256(convert_to(concat_ws('|', p_reason, p_cause, p_transfers), 'UTF8')), 'hex');
  v_stripe smallint := pg_backend_pid() % 32;
  v_posting uuid;
  v_transfer bigint;
  v_from_balance bigint;
  v_to_balance bigint;
  v_line record;
begin
  insert into postings (idempotency_key, digest, reason, cause_uuid) values (p_key, v_digest, p_reason, p_cause)
    on conflict (idempotency_key) do nothing returning id into v_posting;
  if v_posting is null then
    select id into v_posting from postings where idempotency_key = p_key and digest = v_digest;
    if v_posting is null then
      raise exception 'the key % stands for another posting', p_key using errcode = 'unique_violation';
    end if;
    return v_posting;
  end if;

  perform open_accounts(array(
    select owner::uuid from jsonb_array_elements(p_transfers) as line,
      lateral (values (line->>'from_owner'), (line->>'to_owner')) as sides (owner)
    where owner <> '00000000-0000-0000-0000-000000000000'));

  -- People in the order of their ids, then the platform's stripe of this connection: the hot rows are held the shortest.
  perform from accounts a
    where a.id = any(array(
      select ledger.account_id(owner, kind, line->>'currency', v_stripe)
      from jsonb_array_elements(p_transfers) as line,
        lateral (values (line->>'from_owner', line->>'from_kind'), (line->>'to_owner', line->>'to_kind')) as sides (owner, kind)))
    order by (a.owner_uuid = '00000000-0000-0000-0000-000000000000'), a.id
    for no key update;

  for v_line in
    select (line->>'amount')::bigint as amount, line->>'currency' as currency,
      ledger.account_id(line->>'from_owner', line->>'from_kind', line->>'currency', v_stripe) as from_id,
      ledger.account_id(line->>'to_owner', line->>'to_kind', line->>'currency', v_stripe) as to_id
    from jsonb_array_elements(p_transfers) with ordinality as lines (line, position)
    order by position
  loop
    if v_line.from_id is null or v_line.to_id is null then
      raise exception 'no such account in %', p_transfers using errcode = 'foreign_key_violation';
    end if;
    insert into transfers (posting_id, from_account_id, to_account_id, currency, amount)
      values (v_posting, v_line.from_id, v_line.to_id, v_line.currency, v_line.amount) returning id into v_transfer;
    update accounts set balance = balance - v_line.amount where id = v_line.from_id returning balance into v_from_balance;
    update accounts set balance = balance + v_line.amount where id = v_line.to_id returning balance into v_to_balance;
    insert into entries (transfer_id, account_id, amount, balance_before, balance_after) values
      (v_transfer, v_line.from_id, -v_line.amount, v_from_balance + v_line.amount, v_from_balance),
      (v_transfer, v_line.to_id, v_line.amount, v_to_balance - v_line.amount, v_to_balance);
  end loop;
  return v_posting;
end $$;
`;
