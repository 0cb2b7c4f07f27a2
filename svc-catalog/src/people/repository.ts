import type { PlatformKey, Role } from '@meowtale/contracts';
import type { Knex } from 'knex';
import type { Stretch } from '../list-page.ts';

export interface UserRow {
  uuid: string;
  firebase_uid: string;
  email: string;
  email_verified: boolean;
  nickname: string;
  brief: string;
  head_file_uuid: string | null;
  platform_key: PlatformKey | null;
  country: string | null;
  roles: Role[];
  /** How many people follow them. */
  followed_count: number;
  /** 1 to 9, of a contracted author. */
  contracted_level: number | null;
  suspended_until: Date | null;
  revision: number;
}

type Change = Partial<
  Pick<
    UserRow,
    'email' | 'email_verified' | 'nickname' | 'brief' | 'head_file_uuid' | 'platform_key' | 'country' | 'roles' | 'contracted_level'
  >
>;

export const findByUuid = (db: Knex, uuid: string): Promise<UserRow | undefined> => db<UserRow>('users').where({ uuid }).first();

export const findByUuids = (db: Knex, uuids: readonly string[]): Promise<UserRow[]> => db<UserRow>('users').whereIn('uuid', [...uuids]);

/** The person's row, locked until the transaction ends. */
export const lockByUuid = (tx: Knex, uuid: string): Promise<UserRow | undefined> =>
  tx<UserRow>('users').where({ uuid }).forUpdate().first();

export const lockByFirebaseUid = (tx: Knex, firebaseUid: string): Promise<UserRow | undefined> =>
  tx<UserRow>('users').where({ firebase_uid: firebaseUid }).forUpdate().first();

/** Of two who make the same person at once, one row comes out; whoever waits finds it standing. Answers whether it was this one. */
export async function insertUnlessThere(
  tx: Knex,
  user: Omit<
    UserRow,
    'revision' | 'followed_count' | 'brief' | 'head_file_uuid' | 'platform_key' | 'country' | 'contracted_level' | 'suspended_until'
  >,
): Promise<boolean> {
  const rows = await tx<UserRow>('users').insert(user).onConflict().ignore().returning('uuid');
  return rows.length > 0;
}

/** Writes what changed and counts the revision up. */
export async function changeUser(tx: Knex, uuid: string, change: Change): Promise<UserRow> {
  const [row] = await tx<UserRow>('users')
    .where({ uuid })
    .update({ ...change, revision: tx.raw('revision + 1'), updated_at: tx.raw('clock_now()') } as object)
    .returning('*');
  if (!row) throw new Error('update of users found no row');
  return row;
}

export interface PublishersFilter {
  notUuid: string;
  /** Part of a name; everybody when it is empty. */
  keyword: string;
}

const publishers = (db: Knex, { notUuid, keyword }: PublishersFilter) => {
  const rows = db<UserRow>('users').whereRaw("'publisher' = any(roles)").whereNot({ uuid: notUuid });
  return keyword === '' ? rows : rows.whereILike('nickname', `%${keyword.replace(/[\\%_]/g, '\\$&')}%`);
};

/** The most followed first; one more than the stretch is long, so that it is known whether another follows. */
export function listPublishers(db: Knex, filter: PublishersFilter, { limit, offset, after }: Stretch): Promise<UserRow[]> {
  const rows = publishers(db, filter)
    .orderBy([
      { column: 'followed_count', order: 'desc' },
      { column: 'uuid', order: 'desc' },
    ])
    .limit(limit + 1)
    .offset(offset);
  if (after) rows.whereRaw('(followed_count, uuid) < (?, ?)', [after.value, after.uuid]);
  return rows;
}

export async function countPublishers(db: Knex, filter: PublishersFilter): Promise<number> {
  const row = await publishers(db, filter).count<{ total: number }[]>({ total: '*' }).first();
  return Number(row?.total ?? 0);
}

/** Counts a follower in or out; what others keep of the person doesn't change with it. */
export const countFollower = (tx: Knex, uuid: string, by: 1 | -1): Promise<unknown> =>
  tx<UserRow>('users').where({ uuid }).increment('followed_count', by);

/** How many verification mails went to a person in the last minute and the last day. */
export async function countMails(tx: Knex, userUuid: string): Promise<{ minute: number; day: number }> {
  const { rows } = await tx.raw<{ rows: [{ minute: number; day: number }] }>(
    `select count(*) filter (where sent_at > clock_now() - interval '1 minute') as minute, count(*) as day
     from verification_mails where user_uuid = ? and sent_at > clock_now() - interval '1 day'`,
    [userUuid],
  );
  return rows[0];
}

export const insertMail = (tx: Knex, userUuid: string): Promise<unknown> => tx('verification_mails').insert({ user_uuid: userUuid });
