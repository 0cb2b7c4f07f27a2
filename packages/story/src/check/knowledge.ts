import type { StoryLine } from '@meowtale/contracts/inputs/drama/story-words';
import { allBits, type Bits, bitsOf, hasBit, intersect, noBits, unite } from './bits.ts';
import { solve } from './flow.ts';
import type { Finding } from './kinds.ts';
import { type Node, pathTo, reach, type Trail, type Way } from './net.ts';
import type { Scope } from './scope.ts';

/** A person and a fact, as one bit. */
interface Pair {
  bit: number;
  who: string;
  fact: string;
  /** Places where the person learns the fact. */
  learned: Set<number>;
}

/** Returns lines whose speaker knows a fact that they haven't learned on some path. */
export function findUnlearned(scope: Scope): Finding[] {
  const pairs = pairsOf(scope);
  const all = [...pairs.values()].flatMap((facts) => [...facts.values()]);
  if (all.length === 0) return [];
  const { after, provenBy, without } = followKnown(scope, all);
  return scope.net.flatMap((node) =>
    scope.lines(node).flatMap((line) => {
      const known = provenBy(scope.proofs.read(line.when), after);
      unite(known, after[node.at]);
      return pairsIn(line, pairs)
        .filter(({ bit }) => !hasBit(known, bit))
        .map((pair) => finding(scope, node, line, pair, pathTo(without(pair), node.at)));
    }),
  );
}

/**
 * Computes what is known for certain after each paragraph. A choice that requires a paragraph to have been read adds what was known after
 * that one.
 */
function followKnown({ net, proofs }: Scope, all: readonly Pair[]) {
  const learnedAt = net.map(({ at }) => {
    const here = all.filter(({ learned }) => learned.has(at));
    return bitsOf(
      here.map(({ bit }) => bit),
      all.length,
    );
  });
  const provenBy = (reads: readonly number[][], after: readonly Bits[]): Bits => {
    const proven = noBits(all.length);
    for (const read of reads) {
      const common = read.length === 0 ? noBits(all.length) : allBits(all.length);
      for (const at of read) intersect(common, after[at]);
      unite(proven, common);
    }
    return proven;
  };
  const reads = new Map(net.flatMap(({ out }) => out).map((way) => [way, proofs.read(way.choice?.when ?? null)]));
  const { after } = solve(net, {
    size: all.length,
    mode: 'must',
    through: ({ at }, bits) => unite(bits, learnedAt[at]),
    along: (way, bits, now) => unite(bits, provenBy(reads.get(way) ?? [], now)),
    reads: (way) => (reads.get(way) ?? []).flat(),
  });
  const trails = new Map<Pair, Trail>();
  const without = (pair: Pair): Trail => {
    const brings = (way: Way) => hasBit(provenBy(reads.get(way) ?? [], after), pair.bit);
    const trail = trails.get(pair) ?? reach(net, [0], (way) => !pair.learned.has(way.to) && !brings(way));
    trails.set(pair, trail);
    return trail;
  };
  return { after, provenBy, without };
}

type Pairs = Map<string, Map<string, Pair>>;

const pairsIn = ({ speaker, knows }: StoryLine, pairs: Pairs): Pair[] =>
  speaker === null ? [] : [...new Set(knows)].flatMap((fact) => pairs.get(speaker)?.get(fact) ?? []);

function pairsOf({ story, net, lines }: Scope): Pairs {
  const pairs: Pairs = new Map();
  let bit = 0;
  for (const { speaker, knows } of net.flatMap((node) => lines(node))) {
    if (speaker === null || !story.characters.has(speaker)) continue;
    for (const fact of knows) {
      const facts = pairs.get(speaker) ?? new Map<string, Pair>();
      pairs.set(speaker, facts);
      if (story.facts.has(fact) && !facts.has(fact)) facts.set(fact, { bit: bit++, who: speaker, fact, learned: new Set() });
    }
  }
  for (const { at, paragraph } of net) for (const { who, fact } of paragraph.learns) pairs.get(who)?.get(fact)?.learned.add(at);
  return pairs;
}

function finding(scope: Scope, node: Node, line: StoryLine, { who, fact, learned }: Pair, path: number[]): Finding {
  const { story } = scope;
  const text = story.facts.get(fact)?.text ?? '';
  const params = { who: story.characters.get(who)?.name ?? '', fact: text };
  // A later place where the fact is learned explains more than an earlier one on another branch.
  const places = [...learned].sort((one, other) => one - other);
  const where = places.find((at) => at > node.at) ?? places[0];
  const place = where === undefined ? undefined : scope.net[where];
  return {
    kind: place ? 'knows-unlearned' : 'knows-never-learned',
    params,
    first: place ? scope.passage(place) : { part: fact, quote: text },
    second: scope.lineAt(node, line),
    path: scope.ids(path),
  };
}
