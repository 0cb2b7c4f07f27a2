import type { GenerationFinished } from '@meowtale/contracts/events/drama/index';
import type { Knex } from 'knex';

export interface AiChargeRow {
  job_uuid: string;
  user_uuid: string;
  /** In coins. Null, like the state, when the end arrived before the request. */
  price: number | null;
  state: 'charged' | 'refused' | null;
  ended: GenerationFinished['state'] | null;
}

/** Locks a job's charge, and adds it if necessary, so that its request and its end are serialized. */
export async function lockCharge(tx: Knex, jobUuid: string, userUuid: string): Promise<AiChargeRow> {
  await tx('ai_charges').insert({ job_uuid: jobUuid, user_uuid: userUuid }).onConflict('job_uuid').ignore();
  const row = await tx<AiChargeRow>('ai_charges').where({ job_uuid: jobUuid }).forUpdate().first();
  if (!row) throw new Error('a charge that was held is gone');
  return row;
}

export const saveCharge = (tx: Knex, jobUuid: string, changes: Partial<AiChargeRow>): Promise<number> =>
  tx<AiChargeRow>('ai_charges').where({ job_uuid: jobUuid }).update(changes);
