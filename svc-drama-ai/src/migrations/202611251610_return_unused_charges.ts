import type { Knex } from 'knex';

const tell = (state: string) => `
  create or replace function tell_charged_end() returns trigger language plpgsql as $$
  begin
    perform record_events(jsonb_build_array(jsonb_build_object(
      'id', gen_random_uuid(), 'type', 'drama.generation.finished', 'version', 1, 'is_state', false, 'aggregate_id', new.uuid,
      'request_id', null, 'payload', jsonb_build_object('jobUuid', new.uuid, 'userUuid', new.user_uuid, 'state', case
        ${state} when new.state = 3 then 'timed-out'
        when new.fault->>'code' = 'job/cancelled' then 'cancelled' else 'failed' end))))
    from ai_charges where job_uuid = new.uuid;
    return null;
  end $$`;

/** Publishes a job that is done without having called a provider as failed, so that its coins are returned. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table ai_charges add column is_unused boolean not null default false');
  await knex.raw(tell("when new.state = 1 and not is_unused then 'done'"));
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(tell("when new.state = 1 then 'done'"));
  await knex.raw('alter table ai_charges drop column is_unused');
}
