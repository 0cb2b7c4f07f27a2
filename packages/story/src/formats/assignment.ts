import type { StoryValue } from '@meowtale/contracts/inputs/drama/story-words';
import { bare, tokensOf, valueIn } from './tokens.ts';

export interface Assignment {
  name: string;
  do: 'set' | 'add';
  value: StoryValue;
}

/** Reads `$x to 3`, `x = 3`, `x += 1`, `x = x + 1`, `x++`. Returns null for anything but setting a value or adding a number. */
export function readAssignment(source: string): Assignment | null {
  const tokens = tokensOf(source);
  const name = tokens?.[0];
  const sign = tokens?.[1];
  if (tokens === null || name?.kind !== 'name' || sign === undefined || sign.kind === 'number') return null;
  const variable = bare(name.text);
  const rest = tokens.slice(2);
  const both = sign.text + (rest[0]?.kind === 'mark' ? rest[0].text : '');
  if (rest.length === 1 && (both === '++' || both === '--')) return { name: variable, do: 'add', value: both === '++' ? 1 : -1 };
  if (sign.text === '+=' || sign.text === '-=') {
    const value = valueIn(rest);
    if (typeof value !== 'number') return null;
    return { name: variable, do: 'add', value: sign.text === '+=' ? value : 0 - value };
  }
  if (sign.text !== '=' && sign.text !== 'to') return null;
  const [self, plus] = rest;
  const isSelf = self?.kind === 'name' && (bare(self.text) === variable || self.text === 'it');
  if (isSelf && plus?.kind === 'mark' && (plus.text === '+' || plus.text === '-')) {
    const value = valueIn(rest.slice(2));
    return typeof value === 'number' ? { name: variable, do: 'add', value: plus.text === '+' ? value : 0 - value } : null;
  }
  const value = valueIn(rest);
  return value === null ? null : { name: variable, do: 'set', value };
}

/** Splits a text at commas and semicolons outside of strings. */
export function assignmentsIn(text: string): string[] {
  const found: string[] = [];
  let quote = '';
  let from = 0;
  for (let at = 0; at <= text.length; at += 1) {
    const sign = text[at];
    if (sign === '\\' && quote !== '') at += 1;
    else if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === ',' || sign === ';' || sign === undefined) {
      found.push(text.slice(from, at));
      from = at + 1;
    }
  }
  return found.filter((part) => part.trim() !== '');
}
