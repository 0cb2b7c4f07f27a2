import { type Exact, exactOf, readExact } from './exact.ts';
import { readExpression } from './expression.ts';

/** Variables of fee rules: `$amount` in coins, `$country` of the bank (`us`), its `$type` (1, 2), `$intermediary` (0, 1). */
export interface FeeFacts {
  amount: number;
  country: string;
  type: number;
  intermediary: number;
}

const NUMBERS = ['amount', 'type', 'intermediary'] as const;
type NumberName = (typeof NUMBERS)[number];
const isNumber = (name: string): name is NumberName => NUMBERS.some((known) => known === name);

export type Value = Exact | string;
export interface Operand {
  kind: 'number' | 'text' | 'list';
  of(facts: FeeFacts): Value | Value[];
}

const literal = (text: string): Value => readExact(text) ?? text;

/**
 * Parses an operand (SPEC §9): `$country` is substituted, `=$amount * 2` evaluated, `#us` is a literal, and with commas a list.
 * Throws a `RangeError` for anything else.
 */
export function readOperand(text: string): Operand {
  const [prefix, rest] = [text.slice(0, 1), text.slice(1)];
  if (prefix === '$') return substituted(rest);
  if (prefix === '=') {
    const expression = readExpression(rest, NUMBERS);
    return { kind: 'number', of: (facts) => expression((name) => exactOf(facts[name as NumberName])) };
  }
  if (prefix !== '#') throw new RangeError(`“${text}” begins with none of $, = and #`);
  if (rest.includes(',')) {
    const values = rest.split(',').map((part) => literal(part.trim()));
    return { kind: 'list', of: () => values };
  }
  const value = literal(rest.trim());
  return { kind: typeof value === 'string' ? 'text' : 'number', of: () => value };
}

function substituted(name: string): Operand {
  if (isNumber(name)) return { kind: 'number', of: (facts) => exactOf(facts[name]) };
  if (name === 'country') return { kind: 'text', of: ({ country }) => country };
  throw new RangeError(`$${name} is nothing that is known of a withdrawal`);
}
