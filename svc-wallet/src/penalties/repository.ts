import type { Knex } from 'knex';

export interface PenaltyRow {
  uuid: string;
  user_uuid: string;
  actor_uuid: string;
  /** The amount that was sold elsewhere, and the penalty. Coins. */
  sold: number;
  coins: number;
  reason: string;
  created_at: Date;
}

export async function insertPenalty(tx: Knex, penalty: Omit<PenaltyRow, 'created_at'>): Promise<PenaltyRow> {
  const [row] = await tx<PenaltyRow>('penalties').insert(penalty).returning('*');
  if (!row) throw new Error('a penalty was not written');
  return row;
}
