import type { Knex } from 'knex';

export const outsideTransaction = true;

/** Whose turn it is goes by when their last job ended, and how many of theirs wait is counted with each that they add. */
const INDEXES = {
  jobs_pending_of_user: 'jobs (user_uuid) where state = 0',
  jobs_ended_of_user: 'jobs (user_uuid, ended_at) where state <> 0',
};

/** For a service that has jobs, after their table. */
export async function up(knex: Knex): Promise<void> {
  for (const [name, on] of Object.entries(INDEXES)) {
    // One whose making was cut short stands there unusable.
    await knex.raw('drop index concurrently if exists ??', [name]);
    await knex.raw(`create index concurrently ?? on ${on}`, [name]);
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const name of Object.keys(INDEXES)) await knex.raw('drop index concurrently if exists ??', [name]);
}
