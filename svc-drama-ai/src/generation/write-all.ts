import { DomainError } from '@meowtale/service-kit';
import { hasText, isChoiceKept, isLineKept } from '@meowtale/story/model';
import { runConcurrently } from './run-concurrently.ts';
import { writeCharacters } from './write-characters.ts';
import { writeDialogues } from './write-dialogues.ts';
import { writeActs, writeSequences } from './write-outline.ts';
import { writeParagraphs } from './write-paragraphs.ts';
import type { Writing } from './writing.ts';

/** Paragraphs per sequence unless some are named; fewer for a whole story, so that it is done within ten minutes. */
export const PARAGRAPHS = { alone: 3, ofAll: 2 } as const;

/** Returns the named paragraphs and those within named nodes; without any, those that have no words. */
function paragraphsMeant({ bench: { story }, source }: Writing): string[] {
  const chosen = story.order.filter((id) => {
    const place = story.places.get(id);
    return [id, place?.sequence.id, place?.act.id].some((each) => source.includes(each ?? ''));
  });
  const beside = source.filter((id) => story.paragraphs.has(id) && !story.places.has(id));
  if (source.length > 0) return [...chosen, ...beside];
  return story.order.filter((id) => !hasText(story.paragraphs.get(id) ?? { lines: [], choices: [] }));
}

/**
 * Writes paragraphs, sequences in parallel and their paragraphs in order. When time runs short, the rest stays unwritten and is reported.
 */
async function writeEach(writing: Writing, ids: readonly string[]): Promise<void> {
  const { story } = writing.bench;
  const lanes = Map.groupBy(ids, (id) => story.places.get(id)?.sequence.id ?? id);
  let late = 0;
  let written = 0;
  await runConcurrently([...lanes.values()], async (lane) => {
    for (const id of lane) {
      if (written > 0 && writing.isShort()) late += 1;
      else await writeDialogues(writing, id, `dialogues ${story.places.get(id)?.index ?? id}`);
      written += 1;
    }
  });
  if (late > 0) writing.note('time', null, { count: late });
}

/** @throws DomainError `input/invalid` when no paragraph is named and none is without words */
export async function writeAllDialogues(writing: Writing): Promise<void> {
  const ids = paragraphsMeant(writing);
  if (ids.length === 0) throw new DomainError('input/invalid', { fields: [{ path: 'source', key: 'invalid.empty' }] });
  writing.expectSteps(ids.length);
  await writeEach(writing, ids);
}

/**
 * Writes a whole story from its logline, level by level: the cast, acts, sequences, paragraphs and their lines. What a person wrote stays.
 */
export async function writeAll(writing: Writing): Promise<void> {
  const { bench } = writing;
  // One request each for cast and acts, three for sequences, nine for paragraphs, and eighteen for lines.
  writing.expectSteps(32);
  await writeCharacters(writing);
  await writeActs(writing);
  await writeSequences(writing);
  await writeParagraphs(writing, PARAGRAPHS.ofAll);
  const ids = bench.story.order.filter((id) => {
    const { lines = [], choices = [] } = bench.story.paragraphs.get(id) ?? {};
    return !lines.some(isLineKept) && !choices.some(isChoiceKept);
  });
  const { acts } = bench.story.outline;
  writing.expectSteps(2 + acts.length + acts.flatMap(({ sequences }) => sequences).length + ids.length);
  await writeEach(writing, ids);
}
