import type { Knex } from 'knex';

/** Creates the charges of jobs with a price, and a trigger on the table of jobs that publishes each end of such a job, however it ends. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table ai_charges (
      job_uuid uuid primary key references jobs (uuid) on delete cascade,
      -- In coins.
      price bigint not null check (price > 0)
    );

    create function tell_charged_end() returns trigger language plpgsql as $$
    begin
      perform record_events(jsonb_build_array(jsonb_build_object(
        'id', gen_random_uuid(), 'type', 'drama.generation.finished', 'version', 1, 'is_state', false, 'aggregate_id', new.uuid,
        'request_id', null, 'payload', jsonb_build_object('jobUuid', new.uuid, 'userUuid', new.user_uuid, 'state', case
          when new.state = 1 then 'done' when new.state = 3 then 'timed-out'
          when new.fault->>'code' = 'job/cancelled' then 'cancelled' else 'failed' end))))
      from ai_charges where job_uuid = new.uuid;
      return null;
    end $$;
    create trigger tell_charged_end after update of state on jobs
      for each row when (old.state = 0 and new.state <> 0) execute function tell_charged_end();
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop trigger tell_charged_end on jobs; drop function tell_charged_end; drop table ai_charges');
}
