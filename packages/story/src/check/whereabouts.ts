import type { StoryState } from '@meowtale/contracts/inputs/drama/story';
import { type Bits, bitsOf, hasBit, noBits, subtract, unite } from './bits.ts';
import { solve } from './flow.ts';
import type { Finding, FindingKind, Passage } from './kinds.ts';
import { type Node, pathTo, reach, type Trail } from './net.ts';
import type { Scope } from './scope.ts';

/** A character who is dead or away from a paragraph on, as one bit. */
interface Gone {
  bit: number;
  who: string;
  at: number;
  state: StoryState & { status: 'dead' | 'away' };
}

/** Returns lines whose speaker isn't present in the paragraph. */
export const findAbsent = (scope: Scope): Finding[] =>
  scope.net.flatMap((node) => {
    const present = node.paragraph.present.filter((id) => scope.story.characters.has(id));
    if (present.length === 0) return [];
    return scope.lines(node).flatMap((line) => {
      const who = line.speaker === null ? undefined : scope.story.characters.get(line.speaker);
      if (!who || present.includes(who.id)) return [];
      return [
        {
          kind: 'speaks-absent' as const,
          params: { who: who.name },
          first: presentAt(scope, node),
          second: scope.lineAt(node, line),
          path: scope.ids(pathTo(scope.trail, node.at)),
        },
      ];
    });
  });

/** Returns characters who speak or are present after they died or went away on some path. */
export function findGone(scope: Scope): Finding[] {
  const states = statesOf(scope);
  if (states.gone.length === 0) return [];
  const { before, forget, since } = followGone(scope, states);
  return scope.net.flatMap((node) => {
    const bits = before[node.at]?.slice() ?? noBits(states.gone.length);
    // A character who dies here may still speak here, and one who comes back here is present.
    const isOver = ({ at, who }: Gone) => at === node.at || states.changing.get(node.at)?.get(who) === 'here';
    subtract(bits, setOf(states.gone.filter(isOver), states));
    const found = (who: string, unread: readonly number[], what: 'speaks' | 'present', second: Passage): Finding[] => {
      const now = bits.slice();
      forget(now, unread);
      const one = states.of.get(who)?.find(({ bit }) => hasBit(now, bit));
      if (!one) return [];
      const path = [...pathTo(scope.trail, one.at).slice(0, -1), ...pathTo(since(one), node.at)];
      return [finding(scope, one, `${what}-${one.state.status}`, second, path)];
    };
    return [
      ...[...new Set(node.paragraph.present)].flatMap((who) => found(who, [], 'present', presentAt(scope, node))),
      ...scope.lines(node).flatMap((line) => {
        const { speaker, when } = line;
        return speaker === null ? [] : found(speaker, scope.proofs.unread(when), 'speaks', scope.lineAt(node, line));
      }),
    ];
  });
}

/** Computes who may be gone before each paragraph. A choice that requires a paragraph to be unread excludes what happened there. */
function followGone({ net, proofs }: Scope, states: States) {
  const { gone, cleared, changing } = states;
  const goneFrom = new Map([...Map.groupBy(gone, ({ at }) => at)].map(([at, those]) => [at, setOf(those, states)]));
  const unread = new Map(net.flatMap(({ out }) => out).map((way) => [way, proofs.unread(way.choice?.when ?? null)]));
  const forget = (bits: Bits, places: readonly number[]) => {
    for (const at of places) subtract(bits, goneFrom.get(at));
  };
  const { before } = solve(net, {
    size: gone.length,
    mode: 'may',
    through: ({ at }, bits) => {
      subtract(bits, cleared.get(at));
      unite(bits, goneFrom.get(at));
    },
    along: (way, bits) => forget(bits, unread.get(way) ?? []),
  });
  const trails = new Map<Gone, Trail>();
  const since = (one: Gone): Trail => {
    const isGone = (at: number) => at === one.at || changing.get(at)?.has(one.who) !== true;
    const trail = trails.get(one) ?? reach(net, [one.at], (way) => isGone(way.from) && !unread.get(way)?.includes(one.at));
    trails.set(one, trail);
    return trail;
  };
  return { before, forget, since };
}

interface States {
  gone: Gone[];
  of: ReadonlyMap<string, Gone[]>;
  /** By place, the bits that a change of state there ends. */
  cleared: ReadonlyMap<number, Bits>;
  changing: ReadonlyMap<number, ReadonlyMap<string, StoryState['status']>>;
}

const setOf = (those: readonly Gone[], { gone }: Pick<States, 'gone'>): Bits =>
  bitsOf(
    those.map(({ bit }) => bit),
    gone.length,
  );

/** Returns whose state changes where, and which bits that ends. Of several changes at one place the last one counts. */
function statesOf({ story, trail }: Scope): States {
  const departures: Gone[] = [];
  const changing = new Map<number, Map<string, StoryState['status']>>();
  for (const { id: who, states } of story.characters.values()) {
    const last = new Map(states.map((state) => [story.places.get(state.from)?.index, state]));
    for (const [at, state] of last) {
      if (at === undefined || !trail.has(at)) continue;
      changing.set(at, (changing.get(at) ?? new Map<string, StoryState['status']>()).set(who, state.status));
      const { status } = state;
      if (status !== 'here') departures.push({ bit: departures.length, who, at, state: { ...state, status } });
    }
  }
  const of = Map.groupBy(departures, ({ who }) => who);
  const cleared = new Map(
    [...changing].map(([at, people]) => {
      const those = [...people.keys()].flatMap((who) => of.get(who) ?? []);
      return [at, setOf(those, { gone: departures })];
    }),
  );
  return { gone: departures, of, cleared, changing };
}

const presentAt = ({ story }: Scope, { paragraph }: Node): Passage => ({
  part: paragraph.id,
  quote: paragraph.present.flatMap((id) => story.characters.get(id)?.name ?? []).join(', '),
});

function finding(scope: Scope, { who, at, state }: Gone, kind: FindingKind, second: Passage, path: number[]): Finding {
  const node = scope.net[at];
  const first = node ? scope.passage(node) : { part: state.from, quote: '' };
  return {
    kind,
    params: { who: scope.story.characters.get(who)?.name ?? '' },
    first: state.text === '' ? first : { part: who, quote: state.text },
    second,
    path: scope.ids(path),
  };
}
