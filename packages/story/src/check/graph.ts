import type { StoryParagraph } from '@meowtale/contracts/inputs/drama/story';
import type { StoryChoice } from '@meowtale/contracts/inputs/drama/story-words';
import { paragraphAfter, type Story } from '../model/story.ts';

/** A way from one paragraph to another: to what is next in the outline, to its target, or by a choice. */
export interface StoryEdge {
  from: string;
  to: string;
  kind: 'next' | 'goto' | 'choice';
  choice: string | null;
}

/** Where a story may end: at an ending, or because nothing comes any more (after a choice, or after the paragraph). */
export interface StoryEnd {
  from: string;
  kind: 'ending' | 'out';
  choice: string | null;
}

/** `edges` and `ends` stand in the order of the outline, then those of paragraphs beside it. */
export interface StoryGraph {
  start: string | null;
  edges: StoryEdge[];
  ends: StoryEnd[];
}

/** A choice is always offered if nothing is asked of it. */
export const isAlwaysOffered = (choice: StoryChoice): boolean => choice.when === null;

/** Whether a reader can come to the end of a paragraph without choosing. */
export const goesOn = (paragraph: StoryParagraph): boolean => !paragraph.choices.some(isAlwaysOffered);

/** The same as `paragraphAt`, for many targets of one story. */
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

/** A step out of a paragraph; `to` is null where the story ends with it. */
export interface Step {
  to: string | null;
  kind: StoryEdge['kind'] | 'ending';
  choice: StoryChoice | null;
}

/**
 * Every step out of a paragraph, whatever its conditions say. What isn't there is passed over as if nothing had been said:
 * a choice without a target leads to what comes next in the outline, and so does a paragraph.
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

/** The story as a graph of its paragraphs, with every condition taken both ways. */
export function graphOf(story: Story): StoryGraph {
  const graph: StoryGraph = { start: story.order[0] ?? null, edges: [], ends: [] };
  const targetOf = targetsOf(story);
  const beside = [...story.paragraphs.keys()].filter((id) => !story.places.has(id));
  for (const from of [...story.order, ...beside]) {
    const paragraph = story.paragraphs.get(from);
    for (const { to, kind, choice } of paragraph === undefined ? [] : stepsFrom(story, paragraph, targetOf)) {
      if (to !== null && kind !== 'ending') graph.edges.push({ from, to, kind, choice: choice?.id ?? null });
      else graph.ends.push({ from, kind: kind === 'ending' ? 'ending' : 'out', choice: choice?.id ?? null });
    }
  }
  return graph;
}
