import type { StoryParagraph } from '@meowtale/contracts/inputs/drama/story';
import type { StoryChoice } from '@meowtale/contracts/inputs/drama/story-words';
import { paragraphAfter, type Story } from '../model/story.ts';

/** A way from one paragraph to another: to the next in the outline, to its target, or by a choice. */
export interface StoryEdge {
  from: string;
  to: string;
  kind: 'next' | 'goto' | 'choice';
  choice: string | null;
}

/** Where a story may end: at an ending, or because nothing follows a choice or a paragraph. */
export interface StoryEnd {
  from: string;
  kind: 'ending' | 'out';
  choice: string | null;
}

/** `edges` and `ends` are in the order of the outline, followed by those of paragraphs outside it. */
export interface StoryGraph {
  start: string | null;
  edges: StoryEdge[];
  ends: StoryEnd[];
}

/** Returns whether a choice has no condition. */
export const isAlwaysOffered = (choice: StoryChoice): boolean => choice.when === null;

/** Returns whether a reader can leave a paragraph without a choice. */
export const goesOn = (paragraph: StoryParagraph): boolean => !paragraph.choices.some(isAlwaysOffered);

/** Returns `paragraphAt` of one story as a function that is fast for many targets. */
export function targetsOf(story: Story): (target: string) => string | null {
  const firsts = new Map<string, string>();
  const isFirst = (id: string, paragraph: string) => firsts.has(id) || firsts.set(id, paragraph);
  for (const act of story.outline.acts) {
    for (const sequence of act.sequences) {
      const first = sequence.paragraphs.find((id) => story.places.has(id));
      if (first === undefined) continue;
      isFirst(act.id, first);
      isFirst(sequence.id, first);
    }
  }
  return (target) => (story.places.has(target) ? target : (firsts.get(target) ?? null));
}

/** A step out of a paragraph; `to` is null when the story ends with it. */
export interface Step {
  to: string | null;
  kind: StoryEdge['kind'] | 'ending';
  choice: StoryChoice | null;
}

/** Returns whether the story stops with a step although no ending is marked there. */
export const isDeadEnd = ({ to, kind }: Pick<Step, 'to' | 'kind'>): boolean => to === null && kind !== 'ending';

/**
 * Returns every step out of a paragraph, whatever its conditions. An unknown target is ignored: the choice or paragraph then leads to the
 * next one in the outline.
 */
export function stepsFrom(story: Story, paragraph: StoryParagraph, targetOf: (target: string) => string | null): Step[] {
  const next = paragraphAfter(story, paragraph.id);
  const at = (target: string | null) => (target === null ? null : targetOf(target));
  const steps: Step[] = paragraph.choices.map((choice) => ({ to: at(choice.to) ?? next, kind: 'choice', choice }));
  if (!goesOn(paragraph)) return steps;
  const goto = at(paragraph.to);
  if (goto !== null) return [...steps, { to: goto, kind: 'goto', choice: null }];
  if (paragraph.ending !== null) return [...steps, { to: null, kind: 'ending', choice: null }];
  return [...steps, { to: next, kind: 'next', choice: null }];
}

/** Returns the story as a graph of its paragraphs; each condition may hold or not. */
export function graphOf(story: Story): StoryGraph {
  const graph: StoryGraph = { start: story.order[0] ?? null, edges: [], ends: [] };
  const targetOf = targetsOf(story);
  const beside = [...story.paragraphs.keys()].filter((id) => !story.places.has(id));
  for (const from of [...story.order, ...beside]) {
    const paragraph = story.paragraphs.get(from);
    for (const step of paragraph === undefined ? [] : stepsFrom(story, paragraph, targetOf)) {
      const { to, kind } = step;
      const choice = step.choice?.id ?? null;
      if (to !== null && kind !== 'ending') graph.edges.push({ from, to, kind, choice });
      else graph.ends.push({ from, kind: isDeadEnd(step) ? 'out' : 'ending', choice });
    }
  }
  return graph;
}
