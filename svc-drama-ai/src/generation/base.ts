import type { Db } from '../database.ts';
import { type DramaRead, readDrama } from './read-drama.ts';
import { findAnswer, keepAnswer } from './repository.ts';

/** The name of the step that reads the drama. */
const STEP = 'base';

interface OfJob {
  uuid: string;
  userUuid: string;
  input: { drama: string };
}

/**
 * The drama as it was when its job was begun first: what one that is begun again goes on with, whatever was edited since.
 * @throws DramaNotFound
 */
export async function baseOf(db: Db, { uuid, userUuid, input }: OfJob): Promise<DramaRead> {
  const kept = (await findAnswer(db, uuid, STEP)) as DramaRead | undefined;
  if (kept) return kept;
  const drama = await readDrama(db, userUuid, input.drama);
  await keepAnswer(db, uuid, STEP, drama);
  return drama;
}
