import type { StoryAct } from '@meowtale/contracts/inputs/drama/story';
import { STORY_MAX, type StoryOrigin } from '@meowtale/contracts/inputs/drama/story-words';
import { isTitleKept, newAct, newSequence } from '@meowtale/story/model';
import { v7 as uuidv7 } from 'uuid';
import { fitLine, fitLines } from './fit.ts';
import { ask } from './prompts/build.ts';
import { runConcurrently } from './run-concurrently.ts';
import { STEP_MAX } from './steps.ts';
import { contextOf, materialOf, type Writing } from './writing.ts';

export interface TitledNode {
  id: string;
  title: string;
  brief: string;
  stale: boolean;
  origin: StoryOrigin | null;
}

/** Returns an answer's title and brief as fields that come from this proposal. */
export function titledAs(writing: Writing, id: string, answered: { title: string; brief: string }) {
  const onCut = () => writing.note('cut', id);
  return {
    title: fitLine(answered.title, STORY_MAX.title, onCut),
    brief: fitLines(answered.brief, STORY_MAX.brief, onCut),
    stale: false,
    origin: writing.origin,
  };
}

interface Level<Node> {
  kind: 'acts' | 'sequences';
  /** The step's name. */
  step: string;
  /** The node that contains them; null for the whole story. */
  within: string | null;
  existing: readonly Node[];
  make(id: string): Node;
}

/** Writes titles and briefs of one level: the named nodes; or as many as a level has, where a person's own stay in their places. */
async function writeLevel<Node extends TitledNode>(writing: Writing, level: Level<Node>): Promise<Node[]> {
  const { kind, step, within, existing, make } = level;
  const chosen = existing.filter(({ id }) => writing.source.includes(id));
  const again = chosen.length > 0 ? chosen : existing.slice(0, STEP_MAX[kind]);
  const isKept = (node: Node) => chosen.length === 0 && isTitleKept(node);
  const count = chosen.length || STEP_MAX[kind];
  const keptCount = again.filter(isKept).length;
  if (keptCount > 0) writing.note('kept', within, { count: keptCount });
  if (keptCount === count) return [...existing];

  const noun = kind === 'acts' ? 'acts of the whole story' : 'sequences of the act that is marked as here';
  const what = `Write the ${count} ${noun}, in order, each with a title and a brief of what happens in it. ${chosen.length > 0 ? 'They are those of <again>: each is written anew.' : 'Those of <standing> keep their places and are repeated as they are; the others are written to go with them.'}`;
  const fixed =
    chosen.length > 0
      ? []
      : again.flatMap((node, place) => (isKept(node) ? [{ place: place + 1, title: node.title, brief: node.brief }] : []));
  const material = { again: chosen.map(({ title, brief }) => ({ title, brief })), standing: fixed };
  const { language } = writing.bench.story.setting;
  const request = ask(kind, materialOf(writing, within), { language, what, material });
  const texts = again.map(({ title, brief }, index) => ({ id: String(index), text: `${title}\n${brief}`.trim() }));
  const answer = await writing.ask(step, { kind, ...request, context: contextOf(writing, within, { count, texts }) });
  const titled = 'acts' in answer ? answer.acts : answer.sequences;
  if (titled.length > count) writing.note('too-many', within, { count: titled.length - count });

  const made = titled.slice(0, count).map((each, index): Node => {
    const node = again[index] ?? make(uuidv7());
    return isKept(node) ? node : { ...node, ...titledAs(writing, node.id, each) };
  });
  const byId = new Map(made.map((node) => [node.id, node]));
  const standingIds = new Set(existing.map(({ id }) => id));
  return [...existing.map((node) => byId.get(node.id) ?? node), ...made.filter(({ id }) => !standingIds.has(id))];
}

export async function writeActs(writing: Writing): Promise<void> {
  const { acts } = writing.bench.story.outline;
  const written = await writeLevel<StoryAct>(writing, { kind: 'acts', step: 'acts', within: null, existing: acts, make: newAct });
  writing.bench.putOutline(written);
}

/** Returns the acts whose sequences to write, with their indexes: named ones and those with a named sequence, or all. */
function actsMeant({ bench, source }: Writing): { act: StoryAct; place: number }[] {
  const all = bench.story.outline.acts.map((act, place) => ({ act, place }));
  const meant = all.filter(({ act }) => source.includes(act.id) || act.sequences.some(({ id }) => source.includes(id)));
  return meant.length > 0 ? meant : all;
}

export async function writeSequences(writing: Writing): Promise<void> {
  await runConcurrently(actsMeant(writing), async ({ act, place }) => {
    const level = { kind: 'sequences', step: `sequences ${place}`, within: act.id, existing: act.sequences, make: newSequence } as const;
    const sequences = await writeLevel(writing, level);
    const { acts } = writing.bench.story.outline;
    writing.bench.putOutline(acts.map((each) => (each.id === act.id ? { ...each, sequences } : each)));
  });
}
