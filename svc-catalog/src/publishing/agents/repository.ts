import type { Knex } from 'knex';

export interface AgentRow {
  uuid: string;
  store_uuid: string;
  publisher_uuid: string;
  rate_bp: number;
  /** 1 not submitted, 2 waiting, 3 in review, 4 accepted, 5 refused. */
  state: 1 | 2 | 3 | 4 | 5;
  is_current: boolean;
  memo: string;
  asked_at: Date | null;
  decided_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

export const findCurrent = (db: Knex, storeUuid: string): Promise<AgentRow | undefined> =>
  db<AgentRow>('store_agents').where({ store_uuid: storeUuid, is_current: true }).first();

export const findCurrents = (db: Knex, storeUuids: readonly string[]): Promise<AgentRow[]> =>
  db<AgentRow>('store_agents')
    .whereIn('store_uuid', [...storeUuids])
    .where({ is_current: true });

/** Counts an owner's requests within the last 24 hours, and those to one publisher that aren't decided. */
export async function countAsked(tx: Knex, ownerUuid: string, publisherUuid: string): Promise<{ today: number; undecided: number }> {
  const { rows } = await tx.raw(
    `select count(*) filter (where asked_at > clock_now() - interval '24 hours')::integer as today,
       count(*) filter (where is_current and state in (2, 3) and publisher_uuid = ?)::integer as undecided
     from store_agents join stores on stores.uuid = store_agents.store_uuid where stores.owner_uuid = ?`,
    [publisherUuid, ownerUuid],
  );
  return rows[0];
}

type NewAgent = Pick<AgentRow, 'uuid' | 'store_uuid' | 'publisher_uuid' | 'rate_bp' | 'state'>;
/** `now` is replaced by the database's time. */
type Change = Partial<Pick<AgentRow, 'publisher_uuid' | 'rate_bp' | 'state' | 'memo'>> & { asked_at?: 'now'; decided_at?: 'now' };

const timed = (tx: Knex, change: object): object =>
  Object.fromEntries(Object.entries(change).map(([name, value]) => [name, value === 'now' ? tx.raw('clock_now()') : value]));

export async function insertAgent(tx: Knex, agent: NewAgent & Pick<Change, 'asked_at'>): Promise<AgentRow> {
  const [row] = await tx('store_agents').insert(timed(tx, agent)).returning<AgentRow[]>('*');
  if (!row) throw new Error('insert into store_agents left no row');
  return row;
}

export async function changeAgent(tx: Knex, uuid: string, change: Change): Promise<AgentRow> {
  const [row] = await tx('store_agents')
    .where({ uuid })
    .update({ ...timed(tx, change), updated_at: tx.raw('clock_now()') })
    .returning<AgentRow[]>('*');
  if (!row) throw new Error('update of store_agents found no row');
  return row;
}

/** Marks a refused request as history, so that a publisher can be asked again. */
export const retireAgent = (tx: Knex, uuid: string): Promise<unknown> => tx('store_agents').where({ uuid }).update({ is_current: false });
