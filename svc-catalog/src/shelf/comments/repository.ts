import type { CommentOrder } from '@meowtale/contracts/inputs/catalog/comment';
import type { Knex } from 'knex';
import { lockLimit } from '../../limit-repository.ts';
import type { PageRange } from '../../list-page.ts';

export interface CommentRow {
  uuid: string;
  store_uuid: string;
  user_uuid: string;
  /** The comment that it replies to. */
  parent_uuid: string | null;
  /** Empty once it is deleted. */
  comment: string;
  is_spoiler: boolean;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
  hidden_at: Date | null;
  /** Counts the changes by its writer, from 1. */
  revision: number;
}

/** Filter of a list of comments: those of a listing, or the replies to one of them. */
export interface CommentFilter {
  storeUuid: string;
  parentUuid: string | null;
}

export const shownComments = (db: Knex) =>
  db('store_comments').select<CommentRow[]>('store_comments.*').whereNull('deleted_at').whereNull('hidden_at');

const ofFilter = (db: Knex, { storeUuid, parentUuid }: CommentFilter) =>
  shownComments(db).where({ store_uuid: storeUuid, parent_uuid: parentUuid });

/** 1 for a comment of a person who has the work. */
const HAS_WORK = `(case when exists (select from entitlements e
  where e.user_uuid = store_comments.user_uuid and e.store_uuid = store_comments.store_uuid and e.active) then 1 else 0 end)`;

export interface ListedComment extends CommentRow {
  has_work: 0 | 1;
}

/** Returns the cursor of a comment in a list with buyers first: the group and the time. */
export const buyersCursor = ({ has_work, created_at }: ListedComment): string => `${has_work} ${created_at.toISOString()}`;

/** Lists comments; returns one more than the page's size to tell whether another page follows. */
export function listComments(db: Knex, filter: CommentFilter, order: CommentOrder, range: PageRange): Promise<ListedComment[]> {
  const { limit, offset, after } = range;
  const direction = order === 'created_at-asc' ? 'asc' : 'desc';
  const rows = db
    .from(
      ofFilter(db, filter)
        .select(db.raw(`${HAS_WORK} as has_work`))
        .as('listed'),
    )
    .orderBy([
      ...(order === 'buyers-desc' ? [{ column: 'has_work', order: direction }] : []),
      { column: 'created_at', order: direction },
      { column: 'uuid', order: direction },
    ])
    .limit(limit + 1)
    .offset(offset);
  const than = direction === 'asc' ? '>' : '<';
  if (!after) return rows;
  if (order !== 'buyers-desc') return rows.whereRaw(`(created_at, uuid) ${than} (?, ?)`, [after.value, after.uuid]);
  const [group = '', time = ''] = String(after.value).split(' ');
  return rows.whereRaw(`(has_work, created_at, uuid) ${than} (?, ?, ?)`, [group, time, after.uuid]);
}

export async function countComments(db: Knex, filter: CommentFilter): Promise<number> {
  const row = await ofFilter(db, filter).clearSelect().count<{ total: number }[]>({ total: '*' }).first();
  return Number(row?.total ?? 0);
}

/** Returns the oldest replies to each of these comments, at most `most` of each. */
export async function listReplies(db: Knex, parents: readonly string[], most: number): Promise<CommentRow[]> {
  const first = shownComments(db).whereRaw('parent_uuid = parent').orderBy(['created_at', 'uuid']).limit(most);
  const { rows } = await db.raw<{ rows: CommentRow[] }>(
    'select reply.* from unnest(cast(? as uuid[])) parent, lateral (?) reply order by reply.created_at, reply.uuid',
    [[...parents], first],
  );
  return rows;
}

export async function countReplies(db: Knex, parents: readonly string[]): Promise<Map<string, number>> {
  const rows = await shownComments(db)
    .clearSelect()
    .select('parent_uuid')
    .whereIn('parent_uuid', [...parents])
    .groupBy('parent_uuid')
    .count<{ parent_uuid: string; total: string }[]>({ total: '*' });
  return new Map(rows.map(({ parent_uuid, total }) => [parent_uuid, Number(total)]));
}

/**
 * Returns in how many minutes a person may add another row; 0 when at once. It locks the limit, so that the person's other requests wait
 * until the transaction ends.
 */
export async function waitMinutes(
  tx: Knex,
  table: 'store_comments' | 'comment_reports',
  { userUuid, maximum }: { userUuid: string; maximum: number },
): Promise<number> {
  await lockLimit(tx, table, userUuid);
  const row = await tx(table)
    .where({ user_uuid: userUuid })
    .whereRaw("created_at > clock_now() - interval '1 hour'")
    .orderBy('created_at', 'desc')
    .offset(maximum - 1)
    .first<{ minutes: string } | undefined>(
      tx.raw("greatest(1, ceil(extract(epoch from created_at + interval '1 hour' - clock_now()) / 60)) as minutes"),
    );
  return Number(row?.minutes ?? 0);
}

type NewComment = Pick<CommentRow, 'uuid' | 'store_uuid' | 'user_uuid' | 'parent_uuid' | 'comment' | 'is_spoiler'>;

export const insertComment = (tx: Knex, comment: NewComment): Promise<unknown> => tx<CommentRow>('store_comments').insert(comment);

export const findComment = (db: Knex, uuid: string): Promise<CommentRow | undefined> =>
  db<CommentRow>('store_comments').where({ uuid }).first();

/** Returns what these comments say, by uuid, also where no page shows them. */
export async function findWords(db: Knex, uuids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db<CommentRow>('store_comments').whereIn('uuid', uuids).select('uuid', 'comment');
  return new Map(rows.map(({ uuid, comment }) => [uuid, comment]));
}

export const lockComment = (tx: Knex, uuid: string): Promise<CommentRow | undefined> =>
  tx<CommentRow>('store_comments').where({ uuid }).forUpdate().first();

/** Locks a comment against being hidden, deleted or changed while something is added to it. */
export const shareComment = (tx: Knex, uuid: string): Promise<CommentRow | undefined> =>
  tx<CommentRow>('store_comments').where({ uuid }).forShare().first();

/** Locks the comment that a reply belongs to as `shareComment` does; undefined for a comment that is no reply. */
export const shareParent = async (tx: Knex, comment: CommentRow | undefined): Promise<CommentRow | undefined> =>
  comment?.parent_uuid ? shareComment(tx, comment.parent_uuid) : undefined;

export async function changeComment(
  tx: Knex,
  uuid: string,
  change: Pick<CommentRow, 'comment'> & Partial<Pick<CommentRow, 'is_spoiler'>>,
): Promise<CommentRow> {
  const [row] = await tx<CommentRow>('store_comments')
    .where({ uuid })
    .update({ ...change, revision: tx.raw('revision + 1'), updated_at: tx.raw('clock_now()') } as object)
    .returning('*');
  if (!row) throw new Error('update of store_comments found no row');
  return row;
}

/** Empties a comment and marks it as deleted, so that no page shows it. */
export const eraseComment = (tx: Knex, uuid: string): Promise<unknown> =>
  tx('store_comments')
    .where({ uuid })
    .update({ comment: '', deleted_at: tx.raw('clock_now()') });

export const setHidden = (tx: Knex, uuid: string, isHidden: boolean): Promise<unknown> =>
  tx('store_comments')
    .where({ uuid })
    .update({ hidden_at: isHidden ? tx.raw('clock_now()') : null });
