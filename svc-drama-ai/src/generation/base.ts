import type { Db } from '../database.ts';
import { type DramaRead, readDrama } from './read-drama.ts';
import { findAnswer, saveAnswer } from './repository.ts';

/** The name of the step that reads the drama. */
const STEP = 'base';

interface OfJob {
  uuid: string;
  userUuid: string;
  input: { drama: string };
}

/**
 * Returns the drama as it was when its job first began, also when the job begins again after edits.
 * @throws DramaNotFound
 */
export async function baseOf(db: Db, { uuid, userUuid, input }: OfJob): Promise<DramaRead> {
  const saved = (await findAnswer(db, uuid, STEP)) as DramaRead | undefined;
  if (saved) return saved;
  const drama = await readDrama(db, userUuid, input.drama);
  await saveAnswer(db, uuid, STEP, drama);
  return drama;
}
