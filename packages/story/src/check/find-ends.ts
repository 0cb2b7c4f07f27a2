import { componentsOf } from '../components.ts';
import type { Story } from '../model/story.ts';
import { goesOn, isDeadEnd } from './graph.ts';
import { type Problem, problem } from './kinds.ts';
import type { Live } from './live.ts';
import { addEnding, labelOf, mend } from './mends.ts';
import { type Node, reach, reachBack, type Trail } from './net.ts';

/** Returns problems of ends: loops without a way out, unreachable endings, and ends without an ending. */
export function findEnds(story: Story, net: readonly Node[], live: Live): Problem[] {
  if (net.length === 0) return [];
  const reached = reach(net, [0]);
  const read = net.filter(({ at }) => reached.has(at));
  const distances = distancesIn(reached);
  const endless = loopsWithoutChoice(read);
  const isChoosable = ({ paragraph }: Node) => paragraph.choices.some((choice) => live.open.has(choice));
  return [
    ...endless.map((loop) => loopProblem(story, loop.some(isChoosable) ? 'may-loop' : 'endless-loop', loop, distances)),
    ...trapsIn(net, read)
      .filter((trap) => trap.some(isChoosable))
      .map((trap) => loopProblem(story, 'no-way-out', trap, distances)),
    ...withoutEnding(story, read),
    ...read.flatMap((node) => hiddenEnding(story, node)),
  ];
}

/** Returns the loops of paragraphs that lead to each other without a choice. Each paragraph has at most one such way. */
function loopsWithoutChoice(read: readonly Node[]): Node[][] {
  const next = new Map(read.map((node) => [node.at, node.out.find(({ choice }) => choice === null)?.to]));
  const byPlace = new Map(read.map((node) => [node.at, node]));
  const walkOf = new Map<number, number>();
  const loops: Node[][] = [];
  for (const { at: first } of read) {
    let at: number | undefined = first;
    while (at !== undefined && !walkOf.has(at)) {
      walkOf.set(at, first);
      at = next.get(at);
    }
    if (at === undefined || walkOf.get(at) !== first) continue;
    const loop = new Set<number>();
    for (let on: number | undefined = at; on !== undefined && !loop.has(on); on = next.get(on)) loop.add(on);
    loops.push([...loop].sort((one, other) => one - other).flatMap((place) => byPlace.get(place) ?? []));
  }
  return loops;
}

/** Returns the groups of paragraphs from which no end can be reached and that nothing leads out of (strongly connected components). */
function trapsIn(net: readonly Node[], read: readonly Node[]): Node[][] {
  const ends = net.filter(({ steps }) => steps.some(({ to }) => to === null)).map(({ at }) => at);
  const canEnd = reachBack(net, ends);
  const stuck = read.filter(({ at }) => !canEnd.has(at));
  const groupOf = componentsOf(net, stuck);
  const open = new Set(
    stuck.filter(({ at, out }) => out.some(({ to }) => groupOf.get(to) !== groupOf.get(at))).map(({ at }) => groupOf.get(at)),
  );
  return [...Map.groupBy(stuck, ({ at }) => groupOf.get(at))].filter(([group]) => !open.has(group)).map(([, nodes]) => nodes);
}

/** Returns each reached place's number of steps from the beginning. */
function distancesIn(trail: Trail): Map<number, number> {
  const distances = new Map<number, number>();
  for (const [at, way] of trail) distances.set(at, way === null ? 0 : (distances.get(way.from) ?? 0) + 1);
  return distances;
}

/**
 * Makes the problem of a loop at its entry, which readers reach first, with its other members. Mends: an ending at its last paragraph that
 * can have one, and no target in the last one that leads back.
 */
function loopProblem(
  story: Story,
  kind: 'may-loop' | 'endless-loop' | 'no-way-out',
  loop: readonly Node[],
  distances: ReadonlyMap<number, number>,
): Problem {
  const stepsTo = ({ at }: Node) => distances.get(at) ?? Number.POSITIVE_INFINITY;
  const entry = loop.toSorted((one, other) => stepsTo(one) - stepsTo(other))[0]?.paragraph;
  const last = loop.findLast(({ paragraph }) => goesOn(paragraph))?.paragraph;
  const back = loop.findLast(({ steps, at }) => steps.some(({ kind, to }) => kind === 'goto' && placeOf(story, to) <= at))?.paragraph;
  const mends = [
    ...addEnding(story, last),
    ...(back ? [mend('clear-target', [{ ...back, to: null }], { title: labelOf(story, back) })] : []),
  ];
  const others = loop.flatMap(({ paragraph }) => (paragraph === entry ? [] : { part: paragraph.id }));
  const params = { title: entry ? labelOf(story, entry) : '', count: loop.length };
  return problem(kind, { part: entry?.id ?? '' }, params, mends, others);
}

const placeOf = (story: Story, id: string | null): number => story.places.get(id ?? '')?.index ?? Number.POSITIVE_INFINITY;

/** Returns one problem for a story without any ending; otherwise one per place where the story ends because nothing follows. */
function withoutEnding(story: Story, read: readonly Node[]): Problem[] {
  const out = read.flatMap(({ paragraph, steps }) => steps.filter(isDeadEnd).map(({ choice }) => ({ paragraph, choice })));
  if (!read.some(({ steps }) => steps.some(({ kind }) => kind === 'ending'))) {
    const last = out.find(({ choice }) => choice === null)?.paragraph ?? read.findLast(({ paragraph }) => goesOn(paragraph))?.paragraph;
    return [problem('no-ending', { part: 'outline' }, {}, addEnding(story, last))];
  }
  return out.map(({ paragraph, choice }) => {
    const at = choice ? { part: paragraph.id, choice: choice.id } : { part: paragraph.id };
    return problem('dead-end', at, { title: labelOf(story, paragraph) }, choice ? [] : addEnding(story, paragraph));
  });
}

/** Returns the problem of an ending that is never reached, because the paragraph always leads elsewhere. */
function hiddenEnding(story: Story, { paragraph, steps }: Node): Problem[] {
  if (paragraph.ending === null || steps.some(({ kind }) => kind === 'ending')) return [];
  const takes = [
    ...(steps.some(({ kind }) => kind === 'goto') ? [mend('clear-target', [{ ...paragraph, to: null }])] : []),
    ...(goesOn(paragraph) ? [] : [mend('remove-choices', [{ ...paragraph, choices: [], to: null }])]),
  ];
  return [
    problem('hidden-ending', { part: paragraph.id }, { title: labelOf(story, paragraph) }, [
      mend('remove-ending', [{ ...paragraph, ending: null }]),
      ...takes,
    ]),
  ];
}
