import type { MigrationContext } from '@meowtale/service-kit';
import type { Knex } from 'knex';

const STRIPES = 32;

/**
 * Creates the ledger in a schema of its own, where only its owner may write: services read its tables and call its two functions. These run
 * with the owner's rights and can't change what was posted.
 */
export async function up(knex: Knex, { runtimeRole }: MigrationContext): Promise<void> {
  await knex.raw(TABLES);
  await knex.raw(APPEND_ONLY);
  await knex.raw(OPEN_ACCOUNTS);
  await knex.raw(LOCK_BALANCES);
  await knex.raw(POST_TRANSFERS);
  for (const grant of GRANTS) await knex.raw(grant, [runtimeRole]);
  await knex.raw(CHART);
  await knex.raw(
    `insert into ledger.accounts (owner_uuid, kind, currency, stripe)
     select '00000000-0000-0000-0000-000000000000', kind, currency, stripe
     from ledger.chart, generate_series(0, ? - 1) as stripe where not personal order by kind, currency, stripe`,
    [STRIPES],
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop schema ledger cascade');
}

const TABLES = `
create schema ledger;

create table ledger.chart (
  kind text not null,
  currency text not null,
  personal boolean not null,
  primary key (kind, currency)
);

-- The nil uuid owns the platform's accounts. Half of each page stays free, so that a new balance needs no index work.
create table ledger.accounts (
  id bigint generated always as identity primary key,
  owner_uuid uuid not null,
  kind text not null,
  currency text not null,
  stripe smallint not null default 0,
  balance bigint not null default 0,
  created_at timestamptz not null default clock_now(),
  unique (owner_uuid, kind, currency, stripe),
  foreign key (kind, currency) references ledger.chart,
  constraint balance_in_bounds check (
    owner_uuid = '00000000-0000-0000-0000-000000000000'
    or case kind when 'debt' then balance <= 0 else balance >= 0 end
  )
) with (fillfactor = 50);

create table ledger.postings (
  id uuid primary key default uuidv7(),
  idempotency_key text not null unique,
  digest text not null,
  reason text not null,
  cause_uuid uuid not null,
  created_at timestamptz not null default clock_now()
);
create index postings_cause on ledger.postings (cause_uuid);

create table ledger.transfers (
  id bigint generated always as identity primary key,
  posting_id uuid not null references ledger.postings,
  from_account_id bigint not null references ledger.accounts,
  to_account_id bigint not null references ledger.accounts,
  currency text not null,
  amount bigint not null check (amount > 0),
  check (from_account_id <> to_account_id)
);
create index transfers_posting on ledger.transfers (posting_id);

create table ledger.entries (
  id bigint generated always as identity primary key,
  transfer_id bigint not null references ledger.transfers,
  account_id bigint not null references ledger.accounts,
  amount bigint not null check (amount <> 0),
  balance_before bigint not null,
  balance_after bigint not null,
  check (balance_after = balance_before + amount)
);
create index entries_account on ledger.entries (account_id, id desc);
create index entries_transfer on ledger.entries (transfer_id);

-- The platform's stripes summed into one row per account.
create view ledger.balances as
  select owner_uuid, kind, currency, sum(balance)::bigint as balance
  from ledger.accounts group by owner_uuid, kind, currency;
`;

// Written out, because a migration stays as it ran; a test compares it with ledger/chart.ts.
const CHART = `
insert into ledger.chart (personal, currency, kind)
  select true, 'coin', unnest(array['coin', 'earnings_pending', 'earnings_available', 'withdrawal_hold', 'debt'])
  union all select true, 'silver', 'silver'
  union all select false, 'silver', 'issuance'
  union all select false, 'coin', unnest(array[
    'issuance', 'order_clearing', 'fee', 'promotion', 'withdrawal_fee', 'chargeback_loss', 'ai_revenue'])
  union all select false, unnest(array['USD', 'TWD', 'CNY']), kind
    from unnest(array['provider_receivable', 'bank', 'coin_liability', 'plan_revenue']) as kind;
`;

const APPEND_ONLY = `
create function ledger.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'ledger.% is append-only: correct it with a new posting', tg_table_name using errcode = 'insufficient_privilege';
end $$;

create trigger append_only before update or delete or truncate on ledger.postings for each statement execute function ledger.refuse_change();
create trigger append_only before update or delete or truncate on ledger.transfers for each statement execute function ledger.refuse_change();
create trigger append_only before update or delete or truncate on ledger.entries for each statement execute function ledger.refuse_change();
create trigger append_only before delete or truncate or update of id, owner_uuid, kind, currency, stripe on ledger.accounts
  for each statement execute function ledger.refuse_change();
`;

const OPEN_ACCOUNTS = `
-- Opens all accounts of a person together, when the first is needed.
create function ledger.open_accounts(p_owners uuid[]) returns void
language sql security definer set search_path = ledger, pg_temp as $$
  insert into accounts (owner_uuid, kind, currency)
  select owner, kind, currency
  from (select distinct unnest(p_owners) as owner) as owners, chart
  where personal and not exists (select from accounts where owner_uuid = owner)
  order by owner, kind
  on conflict do nothing
$$;
`;

const LOCK_BALANCES = `
-- Locks the balances of some people until the transaction ends, so that a decision based on them is still right when it is posted.
create function ledger.lock_balances(p_owners uuid[]) returns table (owner_uuid uuid, kind text, balance bigint)
language plpgsql security definer set search_path = ledger, pg_temp as $$
begin
  perform open_accounts(p_owners);
  return query
    select a.owner_uuid, a.kind, a.balance from accounts a
    where a.owner_uuid = any(p_owners) order by a.id for no key update;
end $$;
`;

const POST_TRANSFERS = `
-- The only function that moves money. p_transfers: [{from_owner, from_kind, to_owner, to_kind, currency, amount}], in order.
-- The same key with the same content returns the existing posting; with other content it raises an error.
create function ledger.post_transfers(p_key text, p_reason text, p_cause uuid, p_transfers jsonb) returns uuid
language plpgsql security definer set search_path = ledger, pg_temp as $$
declare
  v_digest text := encode(sha256(convert_to(concat_ws('|', p_reason, p_cause, p_transfers), 'UTF8')), 'hex');
  v_stripe smallint := pg_backend_pid() % ${STRIPES};
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
    where (a.owner_uuid, a.kind, a.currency, a.stripe) in (
      select owner::uuid, side_kind, line->>'currency', case owner when '00000000-0000-0000-0000-000000000000' then v_stripe else 0 end
      from jsonb_array_elements(p_transfers) as line,
        lateral (values (line->>'from_owner', line->>'from_kind'), (line->>'to_owner', line->>'to_kind')) as sides (owner, side_kind))
    order by (a.owner_uuid = '00000000-0000-0000-0000-000000000000'), a.id
    for no key update;

  for v_line in
    select (line->>'amount')::bigint as amount, line->>'currency' as currency, f.id as from_id, t.id as to_id
    from jsonb_array_elements(p_transfers) with ordinality as lines (line, position)
    left join accounts f on f.owner_uuid = (line->>'from_owner')::uuid and f.kind = line->>'from_kind' and f.currency = line->>'currency'
      and f.stripe = case line->>'from_owner' when '00000000-0000-0000-0000-000000000000' then v_stripe else 0 end
    left join accounts t on t.owner_uuid = (line->>'to_owner')::uuid and t.kind = line->>'to_kind' and t.currency = line->>'currency'
      and t.stripe = case line->>'to_owner' when '00000000-0000-0000-0000-000000000000' then v_stripe else 0 end
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

const GRANTS = [
  'revoke all on all functions in schema ledger from public, ??',
  'grant usage on schema ledger to ??',
  'grant select on all tables in schema ledger to ??',
  'grant execute on function ledger.lock_balances(uuid[]), ledger.post_transfers(text, text, uuid, jsonb) to ??',
];
