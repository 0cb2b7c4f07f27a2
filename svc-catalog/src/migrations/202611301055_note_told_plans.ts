import type { Knex } from 'knex';

/**
 * Creates, beside a person's plans, what they were notified of and when the next notice is due. Plans that run now count as notified, so
 * that their beginning isn't reported late.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    set local lock_timeout = '10s';
    alter table user_plans
      add column notified jsonb not null default '[]',
      add column checked_revision integer,
      add column check_at timestamptz(3);
    update user_plans set notified = (
      select coalesce(jsonb_agg(jsonb_build_object('grade', plan->'grade', 'endedAt', plan->'endedAt', 'warnedFor', null)), '[]')
      from jsonb_array_elements(plans) as plan
      where (plan->>'startedAt')::timestamptz <= clock_now() and clock_now() < (plan->>'endedAt')::timestamptz);
    create index user_plans_unchecked on user_plans (user_uuid) where checked_revision is distinct from revision;
    create index user_plans_by_check on user_plans (check_at) where check_at is not null;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table user_plans drop column notified, drop column checked_revision, drop column check_at');
}
