import type { Knex } from 'knex';

/** From here on the job's end is told, however it ends. */
export const insertCharge = (tx: Knex, jobUuid: string, priceCoins: number): Promise<unknown> =>
  tx('ai_charges').insert({ job_uuid: jobUuid, price: priceCoins });

/** From here on the job's end gives its coins back, however it ends. Of a job without a price nothing happens. */
export const markUnused = (tx: Knex, jobUuid: string): Promise<unknown> =>
  tx('ai_charges').where({ job_uuid: jobUuid }).update({ is_unused: true });
