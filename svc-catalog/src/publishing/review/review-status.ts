import type { UserActor } from '@meowtale/service-kit';
import type { Db } from '../../database.ts';
import { findPublicPeople, type UserPublic } from '../../people/people/model.ts';
import type { Works } from '../../works.ts';
import { findRepresenting } from '../agents/model.ts';
import { findStore } from '../listings/model.ts';
import type { SubmitRow } from '../submission/model.ts';
import { isOwn } from './policy.ts';
import { listTakes } from './repository.ts';

/** GraphQL's ReviewStanding without `is_own`, which is queried only where it is asked for. */
export interface ReviewStanding {
  store_uuid: string;
  reviewer: UserPublic | null;
  taken_at: Date | null;
}

type Taken = Pick<SubmitRow, 'uuid' | 'store_uuid' | 'reviewer_uuid'>;

/** Returns who took each of these submissions, and when. */
export async function findReviewStatuses(db: Db, works: Pick<Works, 'addresses'>, submits: readonly Taken[]): Promise<ReviewStanding[]> {
  const taken = submits.filter(({ reviewer_uuid }) => reviewer_uuid !== null);
  const [people, takes] = await Promise.all([
    findPublicPeople(
      db,
      works,
      taken.flatMap(({ reviewer_uuid }) => reviewer_uuid ?? []),
    ),
    listTakes(db, taken),
  ]);
  return submits.map(({ uuid, store_uuid, reviewer_uuid }) => ({
    store_uuid,
    reviewer: (reviewer_uuid && people.get(reviewer_uuid)) || null,
    taken_at: takes.find((take) => take.submit_uuid === uuid)?.at ?? null,
  }));
}

/** Returns whether the listing is the caller's own, or one that they represent or are asked to represent. */
export async function isOfOwn(db: Db, actor: UserActor, storeUuid: string): Promise<boolean> {
  const store = await findStore(db, storeUuid);
  return store !== undefined && isOwn(actor, store, await findRepresenting(db, storeUuid));
}
