import type { PlatformKey, Role } from '@meowtale/contracts';
import { nicknameLook } from '@meowtale/contracts/inputs/catalog/nickname-look';
import type { MetadataEntry } from '@meowtale/contracts/inputs/catalog/profile';
import type { Knex } from 'knex';
import type { PageRange } from '../../list-page.ts';

export interface UserRow {
  uuid: string;
  firebase_uid: string;
  email: string;
  email_verified: boolean;
  nickname: string;
  brief: string;
  head_file_uuid: string | null;
  /** A public e-mail address; empty for none. */
  social_email: string;
  metadata: MetadataEntry[];
  platform_key: PlatformKey | null;
  country: string | null;
  roles: Role[];
  /** Number of followers. */
  followed_count: number;
  /** 1 to 9 for a contracted author. */
  contracted_level: number | null;
  suspended_until: Date | null;
  /** Sign-ins that were ended one by one, each by its time in seconds; `signed_out_before`: all earlier ones are ended. */
  signed_out: number[];
  signed_out_before: string;
  erased_at: Date | null;
  /** Counts all changes of the row, `profile_revision` those of PROFILE_COLUMNS. */
  revision: number;
  profile_revision: number;
}

type Change = Partial<
  Pick<
    UserRow,
    | 'email'
    | 'email_verified'
    | 'nickname'
    | 'brief'
    | 'head_file_uuid'
    | 'social_email'
    | 'metadata'
    | 'platform_key'
    | 'country'
    | 'roles'
    | 'contracted_level'
  >
>;

/** What a person writes of themselves. */
const PROFILE_COLUMNS = ['nickname', 'brief', 'head_file_uuid', 'social_email', 'metadata'] as const;

export const findByUuid = (db: Knex, uuid: string): Promise<UserRow | undefined> => db<UserRow>('users').where({ uuid }).first();

export const findByUuids = (db: Knex, uuids: readonly string[]): Promise<UserRow[]> => db<UserRow>('users').whereIn('uuid', [...uuids]);

export const listStaff = (db: Knex): Promise<Pick<UserRow, 'uuid' | 'firebase_uid'>[]> =>
  db<UserRow>('users').whereRaw(`'staff' = any(roles)`).select('uuid', 'firebase_uid').orderBy('uuid');

/** Returns whether a person, other than `notUuid`, with a released listing, on sale or not, has a nickname that looks like this one. */
export async function isCreatorsNickname(db: Knex, nickname: string, notUuid: string | null): Promise<boolean> {
  const creators = db('users as u')
    .where('u.nickname_look', nicknameLook(nickname))
    .whereRaw('exists (select 1 from listings l where l.owner_uuid = u.uuid and l.released_at <= clock_now())');
  if (notUuid !== null) creators.whereNot('u.uuid', notUuid);
  return (await creators.first('u.uuid')) !== undefined;
}

export interface PublisherStatus {
  uuid: string;
  is_publisher: boolean;
  is_suspended: boolean;
}

export const selectPublisherStatuses = (db: Knex, uuids: readonly string[]): Promise<PublisherStatus[]> =>
  db<UserRow>('users')
    .whereIn('uuid', [...uuids])
    .select<PublisherStatus[]>(
      'uuid',
      db.raw(`'publisher' = any(roles) as is_publisher`),
      db.raw('coalesce(suspended_until > clock_now(), false) as is_suspended'),
    );

/** Locks the person's row until the transaction ends. */
export const lockByUuid = (tx: Knex, uuid: string): Promise<UserRow | undefined> =>
  tx<UserRow>('users').where({ uuid }).forUpdate().first();

export const lockByFirebaseUid = (tx: Knex, firebaseUid: string): Promise<UserRow | undefined> =>
  tx<UserRow>('users').where({ firebase_uid: firebaseUid }).forUpdate().first();

/** Inserts a person unless they exist; of simultaneous calls one inserts. Returns whether it was this one. */
export async function insertUnlessThere(
  tx: Knex,
  user: Pick<UserRow, 'uuid' | 'firebase_uid' | 'email' | 'email_verified' | 'nickname' | 'roles'>,
): Promise<boolean> {
  const rows = await tx('users')
    .insert({ ...user, nickname_look: nicknameLook(user.nickname) })
    .onConflict()
    .ignore()
    .returning('uuid');
  return rows.length > 0;
}

/** Writes the changes and increments the revision, and that of the profile if they are of it. */
export async function changeUser(tx: Knex, uuid: string, change: Change): Promise<UserRow> {
  const isOfProfile = PROFILE_COLUMNS.some((column) => change[column] !== undefined);
  const [row] = await tx<UserRow>('users')
    .where({ uuid })
    .update({
      ...change,
      ...(change.nickname !== undefined && { nickname_look: nicknameLook(change.nickname) }),
      ...(change.metadata && { metadata: JSON.stringify(change.metadata) }),
      revision: tx.raw('revision + 1'),
      ...(isOfProfile && { profile_revision: tx.raw('profile_revision + 1') }),
      updated_at: tx.raw('clock_now()'),
    } as object)
    .returning('*');
  if (!row) throw new Error('update of users found no row');
  return row;
}

export interface PublishersFilter {
  notUuid: string;
  /** Part of a nickname; empty for all. */
  keyword: string;
}

/** Selects publishers who can represent a listing: suspended ones can't submit. */
const publishers = (db: Knex, { notUuid, keyword }: PublishersFilter) => {
  const rows = db<UserRow>('users')
    .whereRaw("'publisher' = any(roles) and (suspended_until is null or suspended_until <= clock_now())")
    .whereNot({ uuid: notUuid });
  return keyword === '' ? rows : rows.whereILike('nickname', `%${keyword.replace(/[\\%_]/g, '\\$&')}%`);
};

/** Returns publishers, the most followed first, and one row more than the limit, which shows that another page follows. */
export function listPublishers(db: Knex, filter: PublishersFilter, { limit, offset, after }: PageRange): Promise<UserRow[]> {
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

/** Changes the number of followers without a new revision, because no other service stores it. */
export const countFollower = (tx: Knex, uuid: string, by: 1 | -1): Promise<unknown> =>
  tx<UserRow>('users').where({ uuid }).increment('followed_count', by);

/** Clears a person's data but keeps the row, which other rows point at, under a random nickname. */
export async function eraseUser(tx: Knex, uuid: string): Promise<UserRow> {
  const [row] = await tx<UserRow>('users')
    .where({ uuid })
    .update({
      firebase_uid: tx.raw(`'erased-' || uuid`),
      email: '',
      email_verified: false,
      nickname: tx.raw(`case when erased_at is null then 'meow-' || substr(md5(gen_random_uuid()::text), 1, 6) else nickname end`),
      // A random name imitates no one's.
      nickname_look: null,
      brief: '',
      head_file_uuid: null,
      social_email: '',
      metadata: '[]',
      country: null,
      roles: ['user'],
      contracted_level: null,
      signed_out: '[]',
      erased_at: tx.raw('coalesce(erased_at, clock_now())'),
      revision: tx.raw('revision + 1'),
      updated_at: tx.raw('clock_now()'),
    } as object)
    .returning('*');
  if (!row) throw new Error('update of users found no row');
  return row;
}

interface SignedOut {
  signed_out: readonly number[];
  /** Ends all sign-ins until the end of this second, or of this later one, which is in seconds since 1970. */
  allUntil?: number;
}

/** Saves which of a person's sign-ins are ended. */
export const setSignedOut = (tx: Knex, uuid: string, { signed_out, allUntil }: SignedOut): Promise<unknown> =>
  tx('users')
    .where({ uuid })
    .update({
      signed_out: JSON.stringify(signed_out),
      ...(allUntil !== undefined && {
        signed_out_before: tx.raw('greatest(floor(extract(epoch from clock_unmoved())), ?) + 1', [allUntil]),
      }),
    });

/** Counts the verification mails to a person in the last minute and the last day. */
export async function countMails(tx: Knex, userUuid: string): Promise<{ minute: number; day: number }> {
  const { rows } = await tx.raw<{ rows: [{ minute: number; day: number }] }>(
    `select count(*) filter (where sent_at > clock_now() - interval '1 minute') as minute, count(*) as day
     from verification_mails where user_uuid = ? and sent_at > clock_now() - interval '1 day'`,
    [userUuid],
  );
  return rows[0];
}

export const insertMail = (tx: Knex, userUuid: string): Promise<unknown> => tx('verification_mails').insert({ user_uuid: userUuid });
