import type { Knex } from 'knex';

/** Creates the append-only audit log of staff, and comments on fields of a submission. */
export async function up(knex: Knex, { runtimeRole }: { runtimeRole: string }): Promise<void> {
  await knex.raw(`
    create table audit_log (
      uuid uuid primary key,
      actor_uuid uuid not null references users,
      action text not null check (action ~ '^[a-z]+(-[a-z]+)*$'),
      -- What kind of thing it was done to, which one, and what that was called then.
      subject_type text not null check (subject_type ~ '^[a-z]+(-[a-z]+)*$'),
      subject_uuid uuid,
      subject_name text not null,
      reason text not null,
      details jsonb not null,
      at timestamptz(3) not null default clock_now()
    );
    create index audit_log_by_time on audit_log (at desc, uuid desc);
    create index audit_log_of_actor on audit_log (actor_uuid, at desc, uuid desc);
    create index audit_log_of_subject on audit_log (subject_uuid, at desc, uuid desc);
    create index audit_log_of_action on audit_log (action, at desc, uuid desc);
    create trigger audit_log_append_only before update or delete or truncate on audit_log
      for each statement execute function refuse_rewriting();

    -- What a reviewer pinned to its fields: [{path, text}]; a draft made of a refused one still has them.
    alter table store_submits add column comments jsonb not null default '[]';
  `);
  await knex.raw('revoke update, delete on audit_log from ??', [runtimeRole]);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table store_submits drop column comments; drop table audit_log');
}
