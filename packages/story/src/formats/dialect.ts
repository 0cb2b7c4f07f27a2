import type { StoryCondition, StoryEffect, StoryTest, StoryValue } from '@meowtale/contracts/inputs/drama/story-words';
import type { Story } from '../model/index.ts';

type Is = Extract<StoryTest, { is: unknown }>['is'];

/** How a format writes tests and effects. `variable` and `paragraph` are the names used in the text. */
export interface Dialect {
  is: Record<Is, string>;
  and: string;
  or: string;
  true: string;
  false: string;
  /** Returns an expression for how often a paragraph was read. */
  visits: (paragraph: string) => string;
  variable: (id: string) => string;
  quote: (text: string) => string;
  number: (value: number) => string;
  set: (name: string, value: string) => string;
  add: (name: string, value: string) => string;
}

export const SIGNS: Dialect['is'] = { '=': '==', '!=': '!=', '<': '<', '<=': '<=', '>': '>', '>=': '>=' };

export const quoted = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** Writes a condition. A test that can't hold, because its variable is unknown or its value has another type, is written as a constant. */
export function writeCondition(story: Story, condition: StoryCondition, current: string, dialect: Dialect): string {
  const tests = condition.tests.map((test) => writeTest(story, test, current, dialect));
  return tests.join(condition.match === 'all' ? ` ${dialect.and} ` : ` ${dialect.or} `);
}

function writeTest(story: Story, test: StoryTest, current: string, dialect: Dialect): string {
  if ('seen' in test) {
    if (!story.places.has(test.seen)) return test.not ? dialect.true : dialect.false;
    // The other program counts a paragraph as soon as it begins to be read.
    return `${dialect.visits(test.seen)} ${test.not ? dialect.is['<='] : dialect.is['>']} ${test.seen === current ? 1 : 0}`;
  }
  if (!isPlain(story, test)) return test.is === '!=' && story.variables.has(test.variable) ? dialect.true : dialect.false;
  return `${dialect.variable(test.variable)} ${dialect.is[test.is]} ${writeValue(test.value, dialect)}`;
}

/** Writes an effect; null when it does nothing. */
export function writeEffect(story: Story, effect: StoryEffect, dialect: Dialect): string | null {
  if (!works(story, effect)) return null;
  const name = dialect.variable(effect.variable);
  const value = writeValue(effect.value, dialect);
  return effect.do === 'set' ? dialect.set(name, value) : dialect.add(name, value);
}

export function writeValue(value: StoryValue, dialect: Dialect): string {
  if (typeof value === 'boolean') return value ? dialect.true : dialect.false;
  return typeof value === 'number' ? dialect.number(value) : dialect.quote(value);
}

const TYPES = { boolean: 'boolean', number: 'number', text: 'string' } as const;

/** Returns whether a test compares a known variable with a value of its type; only numbers are ordered. */
export function isPlain(story: Story, test: Extract<StoryTest, { is: unknown }>): boolean {
  const variable = story.variables.get(test.variable);
  if (variable === undefined || typeof test.value !== TYPES[variable.type]) return false;
  return variable.type === 'number' || test.is === '=' || test.is === '!=';
}

export function works(story: Story, { variable: id, do: does, value }: StoryEffect): boolean {
  const variable = story.variables.get(id);
  return variable !== undefined && typeof value === TYPES[variable.type] && (does === 'set' || variable.type === 'number');
}
