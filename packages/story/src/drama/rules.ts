import type { StoryCondition, StoryEffect, StoryTest, StoryValue } from '@meowtale/contracts/inputs/drama/story-words';
import type { Drama } from './drama.ts';

/** A run's memory: each variable's value (undefined before its first effect), and whether each paragraph was read and left. */
export interface Memory {
  values: readonly (StoryValue | undefined)[];
  seen: Uint8Array;
}

export type Holds = (memory: Memory) => boolean;
export type Change = (values: (StoryValue | undefined)[]) => void;
type Variable = Drama['variables'][number];

export interface Names {
  variables: readonly Variable[];
  variableAt: ReadonlyMap<string, number>;
  paragraphAt: ReadonlyMap<string, number>;
}

const VALUE_MAX = 1e9;
const typeOf = ({ type }: Variable) => (type === 'text' ? 'string' : type);

/** Returns whether a variable can have a value. */
export const fits = (variable: Variable, value: unknown): value is StoryValue =>
  typeof value === typeOf(variable) && (typeof value !== 'number' || Math.abs(value) <= VALUE_MAX);

/** Compiles a condition; returns null for one that always holds. */
export function holdsWhen(condition: StoryCondition | null, names: Names): Holds | null {
  if (condition === null) return null;
  const tests = condition.tests.map((test) => testOf(test, names));
  const [first] = tests;
  if (tests.length === 1 && first) return first;
  return condition.match === 'all' ? (memory) => tests.every((test) => test(memory)) : (memory) => tests.some((test) => test(memory));
}

/** Compiles effects, in order, without those that don't fit their variable's type. */
export const changesOf = (effects: readonly StoryEffect[], names: Names): Change[] =>
  effects.flatMap(({ variable: id, do: how, value }) => {
    const at = names.variableAt.get(id);
    const variable = at === undefined ? undefined : names.variables[at];
    if (at === undefined || variable === undefined || !fits(variable, value)) return [];
    if (how === 'add') return typeof value === 'number' ? adding(at, variable.initial as number, value) : [];
    return (values: (StoryValue | undefined)[]) => {
      values[at] = value;
    };
  });

const adding =
  (at: number, initial: number, value: number): Change =>
  (values) => {
    const sum = ((values[at] as number | undefined) ?? initial) + value;
    values[at] = Math.max(-VALUE_MAX, Math.min(VALUE_MAX, sum));
  };

function testOf(test: StoryTest, { variables, variableAt, paragraphAt }: Names): Holds {
  if ('seen' in test) {
    const at = paragraphAt.get(test.seen);
    const wanted = test.not ? 0 : 1;
    return at === undefined ? () => test.not : ({ seen }) => seen[at] === wanted;
  }
  const at = variableAt.get(test.variable);
  const variable = at === undefined ? undefined : variables[at];
  // A test of an unknown variable fails.
  if (at === undefined || variable === undefined) return () => false;
  const { initial } = variable;
  const { value } = test;
  const now = ({ values }: Memory) => (values[at] === undefined ? initial : values[at]);
  if (test.is === '=') return (memory) => now(memory) === value;
  if (test.is === '!=') return (memory) => now(memory) !== value;
  if (variable.type !== 'number' || typeof value !== 'number') return () => false;
  const compare = {
    '<': (a: number) => a < value,
    '<=': (a: number) => a <= value,
    '>': (a: number) => a > value,
    '>=': (a: number) => a >= value,
  }[test.is];
  return (memory) => compare(now(memory) as number);
}
