import type { Knex } from 'knex';

/** Deletes a person's dramas with everything that belongs to them, and the inputs and results of their jobs. */
export async function deleteOwn(tx: Knex, userUuid: string): Promise<void> {
  await tx('dramas').where({ owner_uuid: userUuid }).delete();
  await tx('jobs').where({ user_uuid: userUuid }).whereNot({ state: 0 }).delete();
}
