import type { Knex } from 'knex';
import { asJson } from '../as-json.ts';

/** Returns the saved answer of a job's step. */
export async function findAnswer(db: Knex, jobUuid: string, step: string): Promise<unknown> {
  const row = await db<{ job_uuid: string; step: string; body: unknown }>('drama_ai_answers').where({ job_uuid: jobUuid, step }).first();
  return row?.body;
}

/** Saves a step's answer unless there is one, so that a process that lost the job's lease can't change what the next one uses. */
export const saveAnswer = (db: Knex, jobUuid: string, step: string, body: unknown): Promise<unknown> =>
  db('drama_ai_answers')
    .insert({ job_uuid: jobUuid, step, body: asJson(body) })
    .onConflict(['job_uuid', 'step'])
    .ignore();

export const dropAnswers = (tx: Knex, jobUuid: string): Promise<number> => tx('drama_ai_answers').where({ job_uuid: jobUuid }).delete();

/** Returns a drama's newest job, in any state. */
export async function newestJob(db: Knex, ownerUuid: string, dramaUuid: string): Promise<{ uuid: string; state: number } | undefined> {
  return db('jobs')
    .where({ subject: dramaUuid, user_uuid: ownerUuid })
    .orderBy('created_at', 'desc')
    .orderBy('uuid', 'desc')
    .first('uuid', 'state');
}

/** Returns a drama's pending job. */
export const pendingJob = (tx: Knex, dramaUuid: string): Promise<{ uuid: string } | undefined> =>
  tx('jobs').where({ subject: dramaUuid, state: 0 }).first('uuid');

/** Deletes the saved answers of ended jobs. */
export const PRUNE_ANSWERS = `delete from drama_ai_answers where job_uuid in
  (select uuid from jobs join drama_ai_answers on job_uuid = uuid where state <> 0 limit 200)`;
