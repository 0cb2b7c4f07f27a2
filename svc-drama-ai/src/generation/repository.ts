import type { Knex } from 'knex';
import { asJson } from '../as-json.ts';

/** The answer that a job got for a step before it was cut off. */
export async function findAnswer(db: Knex, jobUuid: string, step: string): Promise<unknown> {
  const row = await db<{ job_uuid: string; step: string; body: unknown }>('drama_ai_answers').where({ job_uuid: jobUuid, step }).first();
  return row?.body;
}

/** Keeps a step's answer. The first stands: whoever was thought dead changes nothing of what the next one goes on with. */
export const keepAnswer = (db: Knex, jobUuid: string, step: string, body: unknown): Promise<unknown> =>
  db('drama_ai_answers')
    .insert({ job_uuid: jobUuid, step, body: asJson(body) })
    .onConflict(['job_uuid', 'step'])
    .ignore();

export const dropAnswers = (tx: Knex, jobUuid: string): Promise<number> => tx('drama_ai_answers').where({ job_uuid: jobUuid }).delete();

/** The last job that was asked for a drama, whatever became of it. */
export async function newestJob(db: Knex, ownerUuid: string, dramaUuid: string): Promise<{ uuid: string; state: number } | undefined> {
  return db('jobs')
    .where({ subject: dramaUuid, user_uuid: ownerUuid })
    .orderBy('created_at', 'desc')
    .orderBy('uuid', 'desc')
    .first('uuid', 'state');
}

/** What works on a drama now, or is about to. */
export const pendingJob = (tx: Knex, dramaUuid: string): Promise<{ uuid: string } | undefined> =>
  tx('jobs').where({ subject: dramaUuid, state: 0 }).first('uuid');

/** Failed, timed out and cancelled jobs keep what they were answered for nobody. */
export const PRUNE_ANSWERS = `delete from drama_ai_answers where job_uuid in
  (select uuid from jobs join drama_ai_answers on job_uuid = uuid where state <> 0 limit 200)`;
