import type { StoryTest, StoryValue } from '@meowtale/contracts/inputs/drama/story-words';
import { bare, type Token, tokensOf, unquote, valueIn } from './tokens.ts';

type Is = Extract<StoryTest, { is: unknown }>['is'];

/** A test by the text's names; `visits` counts how often a paragraph was read (null: the one that the test is in). */
export type Literal =
  | { kind: 'compare'; name: string; is: Is; value: StoryValue }
  | { kind: 'truthy'; name: string; not: boolean }
  | { kind: 'visits'; name: string | null; is: Is; value: number };

export interface Wanted {
  match: 'all' | 'any';
  literals: Literal[];
}

interface Joined {
  kind: 'and' | 'or';
  items: Tree[];
}
type Tree = Joined | { kind: 'constant'; holds: boolean } | Literal;

const isJoined = (tree: Tree): tree is Joined => tree.kind === 'and' || tree.kind === 'or';

const DEPTH_MAX = 30;
const OPPOSITE: Record<Is, Is> = { '=': '!=', '!=': '=', '<': '>=', '>=': '<', '>': '<=', '<=': '>' };
const MIRRORED: Record<Is, Is> = { '=': '=', '!=': '!=', '<': '>', '>=': '<=', '>': '<', '<=': '>=' };
const COMPARES = new Map<string, Is>([
  ['=', '='],
  ['==', '='],
  ['is', '='],
  ['eq', '='],
  ['!=', '!='],
  ['isnot', '!='],
  ['neq', '!='],
  ['<', '<'],
  ['lt', '<'],
  ['<=', '<='],
  ['lte', '<='],
  ['>', '>'],
  ['gt', '>'],
  ['>=', '>='],
  ['gte', '>='],
]);
const VISITS = new Set(['visited', 'hasVisited', 'seen']);

/** Parses a condition of any of the formats. Returns null for anything but all, or any, of some tests. */
export function readCondition(source: string): Wanted | null {
  const tokens = tokensOf(source);
  if (tokens === null) return null;
  try {
    const reader = new Reader(tokens);
    const tree = reader.or(0);
    return reader.done ? flatten(tree) : null;
  } catch (error) {
    if (error instanceof TooMuch) return null;
    throw error;
  }
}

/** Parses `true`, `-3.5` or `"words"`; null for anything else. */
export function readValue(source: string): StoryValue | null {
  const tokens = tokensOf(source);
  return tokens === null ? null : valueIn(tokens);
}

/** Returns the opposite condition: all becomes any. */
export const negate = ({ match, literals }: Wanted): Wanted => ({
  match: match === 'all' ? 'any' : 'all',
  literals: literals.map(opposite),
});

/** `ALWAYS` holds always; with `any` of no tests, a condition never holds. */
export const ALWAYS: Wanted = { match: 'all', literals: [] };
export const NEVER: Wanted = { match: 'any', literals: [] };
export const isNever = ({ match, literals }: Wanted): boolean => match === 'any' && literals.length === 0;

/** Returns the conjunction of two conditions; null when it isn't all, or any, of some tests. */
export function both(a: Wanted, b: Wanted): Wanted | null {
  if (isNever(a) || isNever(b)) return NEVER;
  if ((a.match === 'any' && a.literals.length > 1) || (b.match === 'any' && b.literals.length > 1)) return null;
  return { match: 'all', literals: [...a.literals, ...b.literals] };
}

class TooMuch extends Error {}

class Reader {
  readonly #tokens: Token[];
  #at = 0;

  constructor(tokens: Token[]) {
    this.#tokens = tokens;
  }

  get done(): boolean {
    return this.#at === this.#tokens.length;
  }

  or(depth: number): Tree {
    return this.#many('or', ['or', '||'], depth, () => this.#and(depth));
  }

  #and(depth: number): Tree {
    return this.#many('and', ['and', '&&'], depth, () => this.#not(depth));
  }

  #many(kind: 'and' | 'or', operators: string[], depth: number, item: () => Tree): Tree {
    if (depth > DEPTH_MAX) throw new TooMuch();
    const items = [item()];
    while (operators.some((word) => this.#take(word))) items.push(item());
    return items.length === 1 ? (items[0] as Tree) : { kind, items };
  }

  #not(depth: number): Tree {
    let times = 0;
    while (this.#take('not') || this.#take('!')) times += 1;
    const tree = this.#test(depth);
    return times % 2 === 1 ? opposed(tree) : tree;
  }

  #test(depth: number): Tree {
    if (this.#take('(')) {
      const tree = this.or(depth + 1);
      if (!this.#take(')')) throw new TooMuch();
      return tree;
    }
    const value = this.#value();
    if (value !== null) return this.#fromValue(value);
    const name = this.#name();
    if (VISITS.has(name)) return this.#visits(name);
    const is = this.#compare();
    if (is === null) return { kind: 'truthy', name, not: false };
    const right = this.#value();
    if (right === null) throw new TooMuch();
    return { kind: 'compare', name, is, value: right };
  }

  /** Parses `3 < x` or `true`. */
  #fromValue(value: StoryValue): Tree {
    const is = this.#compare();
    if (is !== null) return { kind: 'compare', name: this.#name(), is: MIRRORED[is], value };
    if (typeof value !== 'boolean') throw new TooMuch();
    return { kind: 'constant', holds: value };
  }

  /** Parses `visited("here") gt 0`, `hasVisited("here")` or `seen here`. */
  #visits(word: string): Tree {
    if (word === 'seen') return { kind: 'visits', name: this.#paragraph(), is: '>', value: 0 };
    if (!this.#take('(')) throw new TooMuch();
    const next = this.#peek();
    const name = next?.kind === 'text' && this.#next() !== undefined ? unquote(next.text) : null;
    if (!this.#take(')')) throw new TooMuch();
    const is = this.#compare();
    if (is === null) return { kind: 'visits', name, is: '>', value: 0 };
    const value = this.#value();
    if (typeof value !== 'number') throw new TooMuch();
    return { kind: 'visits', name, is, value };
  }

  /** Parses a paragraph's id, which may have hyphens. */
  #paragraph(): string {
    const token = this.#next();
    if (token?.kind !== 'text') throw new TooMuch();
    return unquote(token.text);
  }

  #name(): string {
    const token = this.#next();
    if (token?.kind !== 'name' || ['and', 'or', 'not', 'to'].includes(token.text)) throw new TooMuch();
    return VISITS.has(token.text) ? token.text : bare(token.text);
  }

  #compare(): Is | null {
    const token = this.#peek();
    const is = token === undefined || token.kind === 'number' || token.kind === 'text' ? undefined : COMPARES.get(token.text);
    if (is === undefined) return null;
    this.#at += 1;
    return is === '=' && this.#take('not') ? '!=' : is;
  }

  #value(): StoryValue | null {
    const length = this.#isMark('-') ? 2 : 1;
    const value = valueIn(this.#tokens.slice(this.#at, this.#at + length));
    if (value !== null) this.#at += length;
    return value;
  }

  #isMark(text: string): boolean {
    const token = this.#peek();
    return token?.kind === 'mark' && token.text === text;
  }

  #take(text: string): boolean {
    const token = this.#peek();
    if (token === undefined || token.kind === 'number' || token.kind === 'text' || token.text !== text) return false;
    this.#at += 1;
    return true;
  }

  #peek = (): Token | undefined => this.#tokens[this.#at];
  #next = (): Token | undefined => this.#tokens[this.#at++];
}

function opposite(literal: Literal): Literal {
  if (literal.kind === 'truthy') return { ...literal, not: !literal.not };
  return { ...literal, is: OPPOSITE[literal.is] };
}

function opposed(tree: Tree): Tree {
  if (tree.kind === 'constant') return { kind: 'constant', holds: !tree.holds };
  if (isJoined(tree)) return { kind: tree.kind === 'and' ? 'or' : 'and', items: tree.items.map(opposed) };
  return opposite(tree);
}

/** Returns a tree as all, or any, of its tests; null when it nests both. */
function flatten(tree: Tree): Wanted | null {
  if (tree.kind === 'constant') return tree.holds ? ALWAYS : NEVER;
  if (!isJoined(tree)) return { match: 'all', literals: [tree] };
  const literals: Literal[] = [];
  const pending = [...tree.items].reverse();
  for (let item = pending.pop(); item !== undefined; item = pending.pop()) {
    if (item.kind === 'constant') {
      // A false operand decides a conjunction, a true one a disjunction.
      if (item.holds === (tree.kind === 'or')) return item.holds ? ALWAYS : NEVER;
    } else if (!isJoined(item)) literals.push(item);
    else if (item.kind === tree.kind) pending.push(...item.items.toReversed());
    else return null;
  }
  return { match: tree.kind === 'and' ? 'all' : 'any', literals };
}
