import type { Knex } from 'knex';
import { holdLimit } from '../limit-repository.ts';
import type { Stretch } from '../list-page.ts';
import { stretchByTime } from '../stretch-repository.ts';

export interface CommentRow {
  uuid: string;
  store_uuid: string;
  user_uuid: string;
  comment: string;
  is_spoiler: boolean;
  created_at: Date;
  updated_at: Date;
}

/** One more than the stretch is long, so that it is known whether another follows. */
export function listComments(db: Knex, storeUuid: string, direction: 'asc' | 'desc', stretch: Stretch): Promise<CommentRow[]> {
  return stretchByTime(db<CommentRow>('store_comments').where({ store_uuid: storeUuid }), direction, stretch);
}

export async function countComments(db: Knex, storeUuid: string): Promise<number> {
  const row = await db('store_comments').where({ store_uuid: storeUuid }).count<{ total: number }[]>({ total: '*' }).first();
  return Number(row?.total ?? 0);
}

/** How many a person has written within the last hour; their other comments wait until the transaction ends. */
export async function countRecent(tx: Knex, userUuid: string): Promise<number> {
  await holdLimit(tx, 'comments', userUuid);
  const row = await tx('store_comments')
    .where({ user_uuid: userUuid })
    .whereRaw("created_at > clock_now() - interval '1 hour'")
    .count<{ total: number }[]>({ total: '*' })
    .first();
  return Number(row?.total ?? 0);
}

type NewComment = Pick<CommentRow, 'uuid' | 'store_uuid' | 'user_uuid' | 'comment' | 'is_spoiler'>;

export async function insertComment(tx: Knex, comment: NewComment): Promise<CommentRow> {
  const [row] = await tx<CommentRow>('store_comments').insert(comment).returning('*');
  if (!row) throw new Error('insert into store_comments returned no row');
  return row;
}

export async function findComment(db: Knex, uuid: string): Promise<CommentRow> {
  const row = await db<CommentRow>('store_comments').where({ uuid }).first();
  if (!row) throw new Error(`there is no comment ${uuid}`);
  return row;
}

export const lockComment = (tx: Knex, uuid: string): Promise<CommentRow | undefined> =>
  tx<CommentRow>('store_comments').where({ uuid }).forUpdate().first();

export async function changeComment(
  tx: Knex,
  uuid: string,
  change: Pick<CommentRow, 'comment'> & Partial<Pick<CommentRow, 'is_spoiler'>>,
): Promise<CommentRow> {
  const [row] = await tx<CommentRow>('store_comments')
    .where({ uuid })
    .update({ ...change, updated_at: tx.raw('clock_now()') } as object)
    .returning('*');
  if (!row) throw new Error('update of store_comments found no row');
  return row;
}
