import { add, divide, type Exact, multiply, negate, readExact } from './exact.ts';

/** Returns the value of a name; throws when it isn't a number. */
type Lookup = (name: string) => Exact;
export type Expression = (lookup: Lookup) => Exact;

const EXPRESSION_MAX = 200;
const DEPTH_MAX = 20;
const TOKEN = /\s*(?:(\d+(?:\.\d+)?)|\$([a-z_]+)|([-+*/()]))/y;

type Token = { number: Exact } | { name: string } | { sign: string };

function readTokens(text: string): Token[] {
  if (text.length > EXPRESSION_MAX) throw new RangeError(`an expression longer than ${EXPRESSION_MAX} characters`);
  const tokens: Token[] = [];
  const trimmed = text.trimEnd();
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < trimmed.length) {
    const at = TOKEN.lastIndex;
    const [, digits, name, sign] = TOKEN.exec(trimmed) ?? [];
    if (digits !== undefined) {
      const number = readExact(digits);
      if (!number) throw new RangeError(`${digits} is too long a number`);
      tokens.push({ number });
    } else if (name !== undefined) tokens.push({ name });
    else if (sign !== undefined) tokens.push({ sign });
    else throw new RangeError(`“${trimmed}” can’t be read from character ${at + 1} on`);
  }
  return tokens;
}

/**
 * Parses sums, products and brackets over decimals and `$names`, without evaluating code. Throws a `RangeError` with what is
 * wrong.
 */
export function readExpression(text: string, names: readonly string[]): Expression {
  const tokens = readTokens(text);
  let at = 0;
  const takes = (signs: string): string | null => {
    const token = tokens[at];
    if (!token || !('sign' in token) || !signs.includes(token.sign)) return null;
    at += 1;
    return token.sign;
  };

  function sum(depth: number): Expression {
    let left = product(depth);
    for (let sign = takes('+-'); sign; sign = takes('+-')) {
      const [before, after, minus] = [left, product(depth), sign === '-'];
      left = (lookup) => add(before(lookup), minus ? negate(after(lookup)) : after(lookup));
    }
    return left;
  }
  function product(depth: number): Expression {
    let left = factor(depth);
    for (let sign = takes('*/'); sign; sign = takes('*/')) {
      const [before, after] = [left, sign === '*' ? factor(depth) : divisor(depth)];
      left = sign === '*' ? (lookup) => multiply(before(lookup), after(lookup)) : (lookup) => divide(before(lookup), after(lookup));
    }
    return left;
  }
  /** Parses a divisor, which must be constant, so that no amount causes a division by zero. */
  function divisor(depth: number): Expression {
    const inner = factor(depth);
    const value = inner((name) => {
      throw new RangeError(`“${text}” divides by $${name}, which may be zero`);
    });
    if (value.over === 0n) throw new RangeError(`“${text}” divides by zero`);
    return () => value;
  }
  function factor(depth: number): Expression {
    if (depth > DEPTH_MAX) throw new RangeError('an expression with too many brackets');
    if (takes('-')) {
      const inner = factor(depth + 1);
      return (lookup) => negate(inner(lookup));
    }
    if (takes('(')) {
      const inner = sum(depth + 1);
      if (!takes(')')) throw new RangeError(`“${text}” lacks a closing bracket`);
      return inner;
    }
    const token = tokens[at];
    at += 1;
    if (token && 'number' in token) return () => token.number;
    if (token && 'name' in token) {
      if (!names.includes(token.name)) throw new RangeError(`$${token.name} is not a number that is known`);
      return (lookup) => lookup(token.name);
    }
    throw new RangeError(`“${text}” lacks a number`);
  }

  const whole = sum(0);
  if (at < tokens.length) throw new RangeError(`“${text}” goes on after its end`);
  return whole;
}
