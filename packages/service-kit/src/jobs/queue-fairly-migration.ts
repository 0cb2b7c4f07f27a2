import type { Knex } from 'knex';

export const outsideTransaction = true;

/** For `beginNext`, which orders people by when their last job ended, and for `countPending`. */
const INDEXES = {
  jobs_pending_of_user: 'jobs (user_uuid) where state = 0',
  jobs_ended_of_user: 'jobs (user_uuid, ended_at) where state <> 0',
};

/** Adds the indexes; for a service that has jobs, after `createJobs`. */
export async function up(knex: Knex): Promise<void> {
  for (const [name, on] of Object.entries(INDEXES)) {
    // An interrupted build leaves an invalid index behind.
    await knex.raw('drop index concurrently if exists ??', [name]);
    await knex.raw(`create index concurrently ?? on ${on}`, [name]);
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const name of Object.keys(INDEXES)) await knex.raw('drop index concurrently if exists ??', [name]);
}
