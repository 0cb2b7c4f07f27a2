import type { Knex } from 'knex';
import type { MigrationContext } from './migrate.ts';

const CLOCK = `
  create table clock_offset (one boolean primary key default true check (one), moved interval not null default '0');
  insert into clock_offset default values;

  -- What was stamped by others (tokens, signatures) is judged by the database's own time, never by a moved one.
  create function clock_unmoved() returns timestamptz language sql stable as $$ select now() $$;
  create function clock_now() returns timestamptz language sql stable security definer set search_path = public
    as $$ select now() + (select moved from clock_offset) $$;
  create function clock_move(by interval) returns void language sql security definer set search_path = public
    as $$ update clock_offset set moved = moved + by $$;
`;

const EVENTS = `
  create table outbox (
    id uuid primary key,
    seq bigint generated always as identity,
    shard smallint not null,
    type text not null,
    version integer not null,
    is_state boolean not null,
    aggregate_id text not null,
    request_id text,
    payload jsonb not null,
    occurred_at timestamptz not null default clock_now(),
    published_at timestamptz
  );
  create index outbox_waiting on outbox (shard, seq) where published_at is null;
  create index outbox_of_aggregate on outbox (type, aggregate_id, seq);
  create index outbox_by_publishing on outbox (published_at);

  create table inbox (
    consumer text not null,
    event_id uuid not null,
    handled_at timestamptz not null default clock_now(),
    primary key (consumer, event_id)
  );
  create index inbox_by_time on inbox (handled_at);
  create table inbox_revisions (
    consumer text not null,
    aggregate_id text not null,
    revision bigint not null,
    primary key (consumer, aggregate_id)
  );
  create table dead_letters (
    id uuid primary key,
    consumer text not null,
    event_id uuid not null,
    envelope jsonb not null,
    error text not null,
    deliveries integer not null,
    failed_at timestamptz not null default clock_now(),
    replayed_at timestamptz,
    unique (consumer, event_id)
  );
`;

const IDEMPOTENCY = `
  create table idempotency_keys (
    scope text not null,
    key text not null,
    request_hash text not null,
    answer jsonb,
    created_at timestamptz not null default clock_now(),
    primary key (scope, key)
  );
`;

/** Creates what every service's database starts with, and revokes rights that the runtime role never needs. */
export async function up(knex: Knex, { runtimeRole }: MigrationContext): Promise<void> {
  await knex.raw(CLOCK);
  await knex.raw(EVENTS);
  await knex.raw(IDEMPOTENCY);
  await knex.raw('revoke all on clock_offset, schema_migrations from ??', [runtimeRole]);
  await knex.raw('revoke update on inbox from ??', [runtimeRole]);
  await knex.raw('revoke delete on dead_letters, inbox_revisions, idempotency_keys from ??', [runtimeRole]);
}
