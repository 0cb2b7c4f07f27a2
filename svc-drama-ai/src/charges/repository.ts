import type { Knex } from 'knex';

/** Adds a job's charge; from then on the job's end is published as an event. */
export const insertCharge = (tx: Knex, jobUuid: string, priceCoins: number): Promise<unknown> =>
  tx('ai_charges').insert({ job_uuid: jobUuid, price: priceCoins });

/** Marks a job's charge as unused, so that its coins are returned at its end. Does nothing for a job without a price. */
export const markUnused = (tx: Knex, jobUuid: string): Promise<unknown> =>
  tx('ai_charges').where({ job_uuid: jobUuid }).update({ is_unused: true });

/** Returns the coins that a job costs: 0 without a price, and for one whose coins are returned. */
export async function priceOf(tx: Knex, jobUuid: string): Promise<number> {
  const row = await tx('ai_charges').where({ job_uuid: jobUuid, is_unused: false }).first<{ price: number } | undefined>('price');
  return Number(row?.price ?? 0);
}
