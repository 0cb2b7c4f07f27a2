import type { StoryVariable } from '@meowtale/contracts/inputs/drama/story';
import type { StoryEffect, StoryTest, StoryValue } from '@meowtale/contracts/inputs/drama/story-words';

export type ValueTest = Extract<StoryTest, { variable: string }>;

/** A range with more values than this becomes `any`. */
const VALUES_MAX = 16;

/** A variable's possible values in the whole story: one of `values`, or greater (`up`) or less (`down`) than those, or any. */
export interface Range {
  values: Set<StoryValue>;
  up: boolean;
  down: boolean;
  any: boolean;
}

export const rangeOf = (initial: StoryValue): Range => ({ values: new Set([initial]), up: false, down: false, any: false });

export const isOfType = ({ type }: StoryVariable, value: StoryValue): boolean => typeof value === (type === 'text' ? 'string' : type);

/** Returns whether an effect does nothing: the player ignores one that doesn't fit the variable's type. */
export const isPassedOver = (variable: StoryVariable, effect: StoryEffect): boolean =>
  !isOfType(variable, effect.value) || (effect.do === 'add' && variable.type !== 'number');

/** Returns whether a test's operator fits the variable's type: only numbers are ordered. */
export const isAskable = ({ type }: StoryVariable, { is }: ValueTest): boolean => type === 'number' || is === '=' || is === '!=';

/** Adds an effect's possible results to a range; returns whether it grew. */
export function widen(range: Range, { do: how, value }: StoryEffect): boolean {
  if (range.any) return false;
  if (how === 'add') {
    const side = Number(value) > 0 ? 'up' : 'down';
    if (value === 0 || range[side]) return false;
    range[side] = true;
    return true;
  }
  if (range.values.has(value)) return false;
  range.values.add(value);
  range.any = range.values.size > VALUES_MAX;
  return true;
}

/** Returns whether a value passes a test, as in the player. */
export function passes({ is, value }: ValueTest, now: StoryValue): boolean {
  if (is === '=') return now === value;
  if (is === '!=') return now !== value;
  if (typeof now !== 'number' || typeof value !== 'number') return false;
  if (is === '<') return now < value;
  if (is === '<=') return now <= value;
  return is === '>' ? now > value : now >= value;
}

/** Returns whether a single possible value can pass all of some tests on a variable. False only when none can. */
export function mayPass(variable: StoryVariable, range: Range, tests: readonly ValueTest[]): boolean {
  if (!tests.every((test) => isAskable(variable, test) && (isOfType(variable, test.value) || test.is === '!='))) return false;
  if ([...range.values].some((now) => tests.every((test) => passes(test, now)))) return true;
  if (variable.type !== 'number') return range.any && mayBeOther(variable, tests);
  const numbers = [...range.values].map(Number);
  const low = range.any || range.down ? Number.NEGATIVE_INFINITY : Math.min(...numbers);
  const high = range.any || range.up ? Number.POSITIVE_INFINITY : Math.max(...numbers);
  return (range.any || range.up || range.down) && mayBeBetween(low, high, tests);
}

/** For types other than number: no two different values are required at once. */
function mayBeOther(variable: StoryVariable, tests: readonly ValueTest[]): boolean {
  const wanted = tests.filter(({ is }) => is === '=').map(({ value }) => value);
  const [first] = wanted;
  if (first !== undefined) return tests.every((test) => passes(test, first));
  return variable.type === 'text' || [true, false].some((now) => tests.every((test) => passes(test, now)));
}

function mayBeBetween(from: number, to: number, tests: readonly ValueTest[]): boolean {
  let [low, high] = [from, to];
  for (const { is, value } of tests) {
    if (typeof value !== 'number' || is === '!=') continue;
    if (is === '=' || is === '>' || is === '>=') low = Math.max(low, value);
    if (is === '=' || is === '<' || is === '<=') high = Math.min(high, value);
  }
  // A single remaining value is tested itself; an interval always contains other values.
  return low < high || (low === high && tests.every((test) => passes(test, low)));
}
