import type { Knex } from 'knex';
import type { PageRange } from '../../list-page.ts';
import { selectByTime } from '../../page-repository.ts';

export interface FollowRow {
  uuid: string;
  follower_uuid: string;
  followed_uuid: string;
  created_at: Date;
}

export interface FollowFilter {
  followerUuid: string;
  followedUuid: string | null;
}

const ofPerson = (db: Knex, { followerUuid, followedUuid }: FollowFilter) => {
  const rows = db<FollowRow>('follows').where({ follower_uuid: followerUuid });
  return followedUuid === null ? rows : rows.where({ followed_uuid: followedUuid });
};

/** Lists follows; returns one more than the page's size to tell whether another page follows. */
export function listFollows(db: Knex, filter: FollowFilter, direction: 'asc' | 'desc', range: PageRange): Promise<FollowRow[]> {
  return selectByTime(ofPerson(db, filter), direction, range);
}

export async function countFollows(db: Knex, filter: FollowFilter): Promise<number> {
  const row = await ofPerson(db, filter).count<{ total: number }[]>({ total: '*' }).first();
  return Number(row?.total ?? 0);
}

export const findFollow = (db: Knex, followerUuid: string, followedUuid: string): Promise<FollowRow | undefined> =>
  db<FollowRow>('follows').where({ follower_uuid: followerUuid, followed_uuid: followedUuid }).first();

/** Returns undefined when the follow exists already. */
export async function insertFollow(tx: Knex, follow: Omit<FollowRow, 'created_at'>): Promise<FollowRow | undefined> {
  const [row] = await tx<FollowRow>('follows').insert(follow).onConflict(['follower_uuid', 'followed_uuid']).ignore().returning('*');
  return row;
}

/** Returns the number of deleted rows: one or none. */
export const deleteFollow = (tx: Knex, followerUuid: string, followedUuid: string): Promise<number> =>
  tx<FollowRow>('follows').where({ follower_uuid: followerUuid, followed_uuid: followedUuid }).delete();
