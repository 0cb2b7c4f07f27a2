import { DRAMA_ROLES } from '@meowtale/contracts';
import type { StoryPartKind } from '@meowtale/contracts/inputs/drama/story';
import { STORY_MAX } from '@meowtale/contracts/inputs/drama/story-words';
import type { Db } from '../database.ts';
import { DramaFull, TooManyDramas } from './errors.ts';
import { type Counts, partsIn } from './measure.ts';
import { countOwned, lockOwner } from './repository.ts';

const KIND_MAX: Partial<Record<StoryPartKind, number>> = {
  paragraph: STORY_MAX.paragraphs,
  character: DRAMA_ROLES.max,
  entry: STORY_MAX.entries,
  fact: STORY_MAX.facts,
  variable: STORY_MAX.variables,
  resource: STORY_MAX.resources,
};

/** Maximum of a person's dramas, which a list can show at once. */
const DRAMAS_MAX = 1000;

/** Asserts that a person may have another drama, and locks the person. @throws TooManyDramas */
export async function assertAnother(tx: Db, ownerUuid: string): Promise<void> {
  await lockOwner(tx, ownerUuid);
  if ((await countOwned(tx, { ownerUuid })) >= DRAMAS_MAX) throw new TooManyDramas();
}

/**
 * Asserts the limits of a story (SPEC §9's roles, ours for the rest). A story that already exceeds one may shrink.
 * @throws DramaFull with each limit that would be exceeded
 */
export function assertRoom(before: Counts, after: Counts): void {
  const passes = (many: number, was: number, most: number) => many > most && many > was;
  const kinds = Object.entries(KIND_MAX) as [StoryPartKind, number][];
  const faults = kinds
    .filter(([kind, most]) => passes(after.kinds[kind] ?? 0, before.kinds[kind] ?? 0, most))
    .map(([kind, maximum]) => ({ path: 'parts', key: 'invalid.too-many', params: { kind, maximum } as Record<string, string | number> }));
  if (passes(partsIn(after), partsIn(before), STORY_MAX.parts))
    faults.push({ path: 'parts', key: 'invalid.too-many', params: { maximum: STORY_MAX.parts } });
  if (passes(after.bytes, before.bytes, STORY_MAX.bytes))
    faults.push({ path: 'parts', key: 'invalid.too-large', params: { maximum: STORY_MAX.bytes } });
  if (faults.length > 0) throw new DramaFull(faults);
}
