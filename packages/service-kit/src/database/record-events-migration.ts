import type { Knex } from 'knex';

/** Events are written by one statement, alone or within another that a service's own function makes. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(RECORD_EVENTS);
}

const RECORD_EVENTS = `
  -- p_events: [{id, type, version, is_state, aggregate_id, request_id, payload}], in order. Two commands on one aggregate take
  -- their numbers in the order in which they commit: the number is drawn once the aggregate's lock is held.
  create function record_events(p_events jsonb) returns void language plpgsql as $$
  declare
    v_event record;
  begin
    for v_event in
      select * from jsonb_to_recordset(p_events)
        as event (id uuid, type text, version integer, is_state boolean, aggregate_id text, request_id text, payload jsonb)
    loop
      perform pg_advisory_xact_lock(hashtextextended('event:' || v_event.aggregate_id, 0));
      insert into outbox (id, shard, type, version, is_state, aggregate_id, request_id, payload)
        values (v_event.id, abs(hashtext(v_event.aggregate_id) % 16), v_event.type, v_event.version, v_event.is_state,
          v_event.aggregate_id, v_event.request_id, v_event.payload);
    end loop;
  end $$;
`;
