import type { Knex } from 'knex';

/** Creates `record_events`, by which commands and the services' own SQL functions write events to the outbox. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(RECORD_EVENTS);
}

const RECORD_EVENTS = `
  -- p_events: [{id, type, version, is_state, aggregate_id, request_id, payload}], in order. Two commands on one aggregate take
  -- their numbers in the order in which they commit: the number is drawn once the aggregate's lock is held.
  create function record_events(p_events jsonb) returns void language plpgsql as $$
  begin
    perform pg_advisory_xact_lock(hashtextextended('event:' || aggregate_id, 0))
      from (select distinct event->>'aggregate_id' as aggregate_id from jsonb_array_elements(p_events) as event order by 1) as aggregates;
    insert into outbox (id, shard, type, version, is_state, aggregate_id, request_id, payload, occurred_at)
      select id, abs(hashtext(aggregate_id) % 16), type, version, is_state, aggregate_id, request_id, payload, (select clock_now())
      from jsonb_to_recordset(p_events)
        as event (id uuid, type text, version integer, is_state boolean, aggregate_id text, request_id text, payload jsonb);
  end $$;
`;
