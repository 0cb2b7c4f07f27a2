import type { Knex } from 'knex';

/** Creates requests to erase accounts, and their progress. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table erasures (
      uuid uuid primary key,
      user_uuid uuid not null references users,
      state text not null default 'asking'
        check (state in ('asking', 'waiting', 'checking', 'erasing', 'done', 'refused', 'cancelled')),
      reasons jsonb not null default '[]',
      asked_at timestamptz(3) not null default clock_now(),
      -- When it will be done, unless it is cancelled.
      due_at timestamptz(3),
      ended_at timestamptz(3),
      -- When what was written by tokens that were still good then was swept away too.
      swept_at timestamptz(3)
    );
    create unique index erasures_open on erasures (user_uuid) where state in ('asking', 'waiting', 'checking', 'erasing');
    create index erasures_of_user on erasures (user_uuid, asked_at desc);
    create index erasures_due on erasures (due_at) where state in ('waiting', 'erasing');
    create index erasures_unswept on erasures (ended_at) where state = 'done' and swept_at is null;
    alter table users add column erased_at timestamptz(3);
    create index traffic_logs_of_user on traffic_logs (user_uuid) where user_uuid is not null;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index traffic_logs_of_user; alter table users drop column erased_at; drop table erasures');
}
