import type { Knex } from 'knex';

/** Somebody's dramas, with all that is theirs, and what their jobs were given and answered. */
export async function deleteOwn(tx: Knex, userUuid: string): Promise<void> {
  await tx('dramas').where({ owner_uuid: userUuid }).delete();
  await tx('jobs').where({ user_uuid: userUuid }).whereNot({ state: 0 }).delete();
}
