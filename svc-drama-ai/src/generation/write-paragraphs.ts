import type { StoryParagraph, StorySequence } from '@meowtale/contracts/inputs/drama/story';
import { STORY_MAX } from '@meowtale/contracts/inputs/drama/story-words';
import { hasText, isTitleKept, newParagraph } from '@meowtale/story/model';
import { v7 as uuidv7 } from 'uuid';
import { fitLine } from './fit.ts';
import { ask } from './prompts/build.ts';
import { runConcurrently } from './run-concurrently.ts';
import { type Answer, STEP_MAX } from './steps.ts';
import { sameName } from './write-characters.ts';
import { titledAs } from './write-outline.ts';
import { contextOf, materialOf, type Writing } from './writing.ts';

const PLACE_MAX = 80;
const PRESENT_MAX = 20;

interface Meant {
  sequence: StorySequence;
  /** The step's name, with the sequence's place in the outline. */
  step: string;
}

/** Returns the sequences whose paragraphs to write: those that are named, or whose act or paragraph is; or all. */
function sequencesMeant({ bench, source }: Writing): Meant[] {
  const all = bench.story.outline.acts.flatMap((act, first) =>
    act.sequences.map((sequence, second) => ({ act, sequence, step: `paragraphs ${first}.${second}` })),
  );
  const isMeant = (act: string, { id, paragraphs }: StorySequence) => [act, id, ...paragraphs].some((each) => source.includes(each));
  const meant = all.filter(({ act, sequence }) => isMeant(act.id, sequence));
  return meant.length > 0 ? meant : all;
}

/** Writes the paragraphs of these sequences: the named ones, or `count` in each. What a person wrote stays. */
export async function writeParagraphs(writing: Writing, count: number): Promise<void> {
  await runConcurrently(sequencesMeant(writing), (meant) => writeIn(writing, meant, count));
}

async function writeIn(writing: Writing, { sequence, step }: Meant, wanted: number): Promise<void> {
  const { bench, source } = writing;
  const existing = sequence.paragraphs.flatMap((id) => bench.story.paragraphs.get(id) ?? []);
  const chosen = existing.filter(({ id }) => source.includes(id));
  const again = chosen.length > 0 ? chosen : existing;
  const count = chosen.length || Math.min(STEP_MAX.paragraphs, Math.max(wanted, existing.length));
  const isKept = (each: StoryParagraph) => chosen.length === 0 && (isTitleKept(each) || (each.origin === null && hasText(each)));
  const retained = again.filter(isKept);
  if (retained.length > 0) writing.note('kept', sequence.id, { count: retained.length });
  if (retained.length >= count) return;

  const summarize = ({ title, brief }: StoryParagraph) => ({ title, brief });
  const what = `Write ${count} paragraphs of the sequence that is marked as here: short scenes in reading order, each with a title, a brief of what happens, the place where it happens, and who of <cast> is present, by name. ${chosen.length > 0 ? 'They are those of <again>: each is written anew.' : 'Those of <standing> keep their places and are repeated as they are; the others are written to go with them.'}`;
  const fixed = again.flatMap((each, place) => (isKept(each) ? [{ place: place + 1, ...summarize(each) }] : []));
  const { language } = bench.story.setting;
  const request = ask('paragraphs', materialOf(writing, sequence.id), {
    language,
    what,
    material: { again: chosen.map(summarize), standing: fixed },
  });
  const texts = again.map(({ title, brief }, index) => ({ id: String(index), text: `${title}\n${brief}`.trim() }));
  const { paragraphs } = await writing.ask(step, {
    kind: 'paragraphs',
    ...request,
    context: contextOf(writing, sequence.id, { count, texts }),
  });
  if (paragraphs.length > count) writing.note('too-many', sequence.id, { count: paragraphs.length - count });

  const fresh: string[] = [];
  for (const [index, answered] of paragraphs.slice(0, count).entries()) {
    const before = again[index];
    if (before && isKept(before)) continue;
    if (!before && bench.story.paragraphs.size >= STORY_MAX.paragraphs) break;
    const paragraph = before ?? newParagraph(uuidv7());
    if (!before) fresh.push(paragraph.id);
    // Existing lines were written for the old brief, so the paragraph is stale.
    bench.put({ ...paragraph, ...asAnswered(writing, paragraph.id, answered), stale: hasText(paragraph) });
  }
  bench.changeSequence(sequence.id, (now) => ({ ...now, paragraphs: [...now.paragraphs, ...fresh] }));
}

function asAnswered(writing: Writing, id: string, answered: Answer<'paragraphs'>['paragraphs'][number]): Partial<StoryParagraph> {
  const names = new Set(answered.present.map(sameName));
  const present = [...writing.bench.story.characters.values()].filter(({ name }) => names.has(sameName(name)));
  return {
    ...titledAs(writing, id, answered),
    place: fitLine(answered.place, PLACE_MAX, () => writing.note('cut', id)),
    present: present.slice(0, PRESENT_MAX).map((person) => person.id),
  };
}
