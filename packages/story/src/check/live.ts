import type { StoryChoice, StoryCondition, StoryEffect, StoryLine } from '@meowtale/contracts/inputs/drama/story-words';
import type { Story } from '../model/story.ts';
import { goesOn } from './graph.ts';
import type { Node } from './net.ts';
import { isPassedOver, mayPass, type Range, rangeOf, type ValueTest, widen } from './values.ts';

type Gated = StoryLine | StoryChoice;

/** An effect on a variable; `always` when each reader of the paragraph causes it. */
export interface Site {
  at: number;
  effect: StoryEffect;
  always: boolean;
}

/** What can happen, given the possible values of variables. An over-approximation: it omits nothing that can happen. */
export interface Live {
  /** Places of the reachable paragraphs. */
  reached: ReadonlySet<number>;
  /** Lines and choices whose condition can hold. */
  open: ReadonlySet<Gated>;
  sites: ReadonlyMap<string, Site[]>;
}

/**
 * Follows only what can hold so far, and lets each effect on the way widen its variable's range, until nothing changes. There is one range
 * per variable for the whole story. Each effect counts once, and a condition is re-evaluated only when a range or paragraph that it depends
 * on changed.
 */
export function liveOf(story: Story, net: readonly Node[]): Live {
  const reached = new Set<number>(net.length > 0 ? [0] : []);
  const open = new Set<Gated>();
  const sites = new Map<string, Site[]>();
  const ranges = new Map([...story.variables.values()].map(({ id, initial }) => [id, rangeOf(initial)]));
  const waiting = new Map<string, { item: Gated; at: number; to: number | null }[]>();
  const grown: string[] = [];

  const happens = (at: number, effects: readonly StoryEffect[], always: boolean) => {
    for (const effect of effects) {
      const variable = story.variables.get(effect.variable);
      const range = ranges.get(effect.variable);
      if (!variable || !range || isPassedOver(variable, effect)) continue;
      listIn(sites, effect.variable).push({ at, effect, always });
      if (widen(range, effect)) grown.push(effect.variable);
    }
  };
  const enter = (at: number) => {
    if (reached.has(at)) return;
    reached.add(at);
    const id = net[at]?.paragraph.id;
    if (id !== undefined) grown.push(id);
  };
  const ask = (item: Gated, at: number, to: number | null): boolean => {
    if (open.has(item)) return true;
    if (item.when !== null && !mayHold(item.when, story, ranges, reached)) return false;
    open.add(item);
    happens(at, item.effects, item.when === null && 'speaker' in item);
    if (to !== null) enter(to);
    return true;
  };
  const askOrWait = (item: Gated, at: number, to: number | null) => {
    if (ask(item, at, to)) return;
    for (const test of item.when?.tests ?? []) listIn(waiting, 'seen' in test ? test.seen : test.variable).push({ item, at, to });
  };

  for (const at of reached) {
    const node = net[at];
    if (!node) continue;
    happens(at, node.paragraph.effects, true);
    for (const line of node.paragraph.lines) askOrWait(line, at, null);
    for (const { choice, to } of node.steps) {
      const place = to === null ? null : (story.places.get(to)?.index ?? null);
      if (choice) askOrWait(choice, at, place);
      else if (place !== null && goesOn(node.paragraph)) enter(place);
    }
    for (let id = grown.pop(); id !== undefined; id = grown.pop()) {
      for (const { item, at, to } of waiting.get(id) ?? []) ask(item, at, to);
    }
  }
  return { reached, open, sites };
}

function mayHold(condition: StoryCondition, story: Story, ranges: ReadonlyMap<string, Range>, reached: ReadonlySet<number>): boolean {
  const valueMayPass = (id: string, tests: readonly ValueTest[]) => {
    const variable = story.variables.get(id);
    const range = ranges.get(id);
    return variable !== undefined && range !== undefined && mayPass(variable, range, tests);
  };
  const values = condition.tests.filter((test) => 'variable' in test);
  const seen = condition.tests.filter((test) => 'seen' in test);
  const mayBeSeen = (id: string) => reached.has(story.places.get(id)?.index ?? -1);
  if (condition.match === 'any') {
    return values.some((test) => valueMayPass(test.variable, [test])) || seen.some((test) => test.not || mayBeSeen(test.seen));
  }
  const unseen = new Set(seen.filter(({ not }) => not).map((test) => test.seen));
  if (seen.some((test) => !test.not && (unseen.has(test.seen) || !mayBeSeen(test.seen)))) return false;
  return [...Map.groupBy(values, ({ variable }) => variable)].every(([id, tests]) => valueMayPass(id, tests));
}

function listIn<Item>(lists: Map<string, Item[]>, key: string): Item[] {
  const list = lists.get(key) ?? [];
  if (!lists.has(key)) lists.set(key, list);
  return list;
}
