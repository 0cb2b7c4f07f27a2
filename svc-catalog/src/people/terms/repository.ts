import type { Knex } from 'knex';

interface AcceptanceRow {
  user_uuid: string;
  version: string;
  accepted_at: Date;
}

export async function findAcceptance(db: Knex, userUuid: string, version: string): Promise<Date | null> {
  const row = await db<AcceptanceRow>('terms_acceptances').where({ user_uuid: userUuid, version }).first('accepted_at');
  return row?.accepted_at ?? null;
}

/** Keeps the time of the first acceptance. */
export const insertAcceptance = (tx: Knex, userUuid: string, version: string): Promise<unknown> =>
  tx('terms_acceptances').insert({ user_uuid: userUuid, version }).onConflict().ignore();
