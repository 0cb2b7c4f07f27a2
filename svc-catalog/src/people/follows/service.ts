import { findFollowInput, followInput } from '@meowtale/contracts/inputs/catalog/follow';
import { newestFirstQuery } from '@meowtale/contracts/inputs/catalog/listing';
import { inTransaction, parseInput, parseQuery, type UserActor } from '@meowtale/service-kit';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../database.ts';
import { cursorOf, type Page, toPage, toPageRange } from '../../list-page.ts';
import type { Works } from '../../works.ts';
import { findPublicPeople, type UserPublic } from '../people/model.ts';
import { countFollower } from '../people/service.ts';
import { PersonNotFollowable } from './errors.ts';
import type { FollowRow } from './repository.ts';
import * as follows from './repository.ts';

/** GraphQL's Follow. */
export interface Follow {
  uuid: string;
  user: UserPublic;
  created_at: Date;
}

/** Returns whom the caller follows, the newest first by default. @throws DomainError `input/invalid` */
export async function findFollows(db: Db, works: Works, actor: UserActor, args: { q?: unknown }): Promise<Page<Follow>> {
  const { user_uuid } = parseInput(findFollowInput, args);
  const query = parseQuery(newestFirstQuery, args.q);
  const range = toPageRange(query, 'time');
  const direction = query.orderField === 'created_at-asc' ? 'asc' : 'desc';
  const filter = { followerUuid: actor.uuid, followedUuid: user_uuid ?? null };
  const [rows, total] = await Promise.all([follows.listFollows(db, filter, direction, range), follows.countFollows(db, filter)]);
  const cursor = (row: FollowRow) => cursorOf(row.created_at, row.uuid);
  return toPage(rows, { query, range, total, cursor }, await toViews(db, works, rows.slice(0, range.limit)));
}

/** Follows a person, once, and counts it. @throws PersonNotFollowable; DomainError `input/invalid` */
export async function addFollow(db: Db, works: Works, actor: UserActor, args: unknown): Promise<Follow> {
  const { user_uuid } = parseInput(followInput, args);
  if (user_uuid === actor.uuid || !(await findPublicPeople(db, works, [user_uuid])).has(user_uuid)) throw new PersonNotFollowable();
  const row = await inTransaction(db, async (tx) => {
    const added = await follows.insertFollow(tx, { uuid: uuidv7(), follower_uuid: actor.uuid, followed_uuid: user_uuid });
    if (added) await countFollower(tx, user_uuid, 1);
    return added ?? (await follows.findFollow(tx, actor.uuid, user_uuid));
  });
  const [view] = row ? await toViews(db, works, [row]) : [];
  if (!view) throw new Error(`following ${user_uuid} left no row`);
  return view;
}

/** Unfollows a person; returns whether they were followed. @throws DomainError `input/invalid` */
export function delFollow(db: Db, actor: UserActor, args: unknown): Promise<boolean> {
  const { user_uuid } = parseInput(followInput, args);
  return inTransaction(db, async (tx) => {
    const wasFollowed = (await follows.deleteFollow(tx, actor.uuid, user_uuid)) > 0;
    if (wasFollowed) await countFollower(tx, user_uuid, -1);
    return wasFollowed;
  });
}

async function toViews(db: Db, works: Works, rows: readonly FollowRow[]): Promise<Follow[]> {
  const people = await findPublicPeople(
    db,
    works,
    rows.map((row) => row.followed_uuid),
  );
  return rows.flatMap(({ uuid, followed_uuid, created_at }) => {
    const user = people.get(followed_uuid);
    return user ? [{ uuid, user, created_at }] : [];
  });
}
