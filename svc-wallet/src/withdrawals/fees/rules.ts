import { z } from 'zod';
import { add, compare, type Exact, exactOf, multiply, readExact, roundHalfUp } from './exact.ts';
import { type FeeFacts, type Operand, readOperand, type Value } from './operand.ts';

const OPERATORS = ['oneOf', 'in', 'notIn', '=', '!=', '>', '>=', '<', '<='] as const;
type Operator = (typeof OPERATORS)[number];

const same = (a: Value, b: Value): boolean => (typeof a === 'string' || typeof b === 'string' ? a === b : compare(a, b) === 0);
const listed = (value: Value | Value[]): Value[] => (Array.isArray(value) ? value : [value]);
/** Returns whether any left value equals any right value. */
const meets = (left: Value | Value[], right: Value | Value[]) =>
  listed(left).some((one) => listed(right).some((other) => same(one, other)));
const difference = (left: Value | Value[], right: Value | Value[]) => compare(left as Exact, right as Exact);

const HOLDS: Record<Operator, (left: Value | Value[], right: Value | Value[]) => boolean> = {
  oneOf: meets,
  in: meets,
  notIn: (left, right) => !meets(left, right),
  '=': (left, right) => same(left as Value, right as Value),
  '!=': (left, right) => !same(left as Value, right as Value),
  '>': (left, right) => difference(left, right) > 0,
  '>=': (left, right) => difference(left, right) >= 0,
  '<': (left, right) => difference(left, right) < 0,
  '<=': (left, right) => difference(left, right) <= 0,
};

/** Parsed when the service starts, so that errors are reported then. */
const operand = z
  .string()
  .max(400)
  .transform((text, ctx): Operand => {
    try {
      return readOperand(text);
    } catch (error) {
      ctx.addIssue({ code: 'custom', message: (error as Error).message, input: text });
      return z.NEVER;
    }
  });
const figure = operand.refine(({ kind }) => kind === 'number', 'has to be a number');

const condition = z.strictObject({ left: operand, operator: z.enum(OPERATORS), right: operand }).superRefine((given, ctx) => {
  const { left, operator, right } = given;
  const refuse = (message: string) => ctx.addIssue({ code: 'custom', message, input: given });
  if (['oneOf', 'in', 'notIn'].includes(operator)) return;
  if (left.kind === 'list' || right.kind === 'list') refuse(`${operator} compares one value with one`);
  else if (left.kind !== right.kind) refuse(`${operator} compares a ${left.kind} with a ${right.kind}`);
  else if (left.kind === 'text' && !['=', '!='].includes(operator)) refuse(`${operator} compares numbers`);
});

/** SPEC §9's two jobs: `fixed` in coins, `percentage` of the amount. */
const jobs = z.strictObject({ fixed: figure, percentage: figure });

/** Fee rules: the first whose conditions all hold gives the fee, else `else`. */
export const feeRulesSchema = z.strictObject({
  rules: z.array(z.strictObject({ conditions: z.array(condition).min(1).max(10), jobs })).max(50),
  else: jobs,
});
export type FeeRules = z.output<typeof feeRulesSchema>;

const HUNDREDTH = readExact('0.01') as Exact;

/**
 * Returns the fee of a withdrawal in whole coins: round-half-up(fixed + percentage × amount / 100), at least 0 and at most the largest
 * safe integer.
 */
export function feeOf({ rules, else: otherwise }: FeeRules, facts: FeeFacts): number {
  const rule = rules.find(({ conditions }) =>
    conditions.every(({ left, operator, right }) => HOLDS[operator](left.of(facts), right.of(facts))),
  );
  const { fixed, percentage } = rule?.jobs ?? otherwise;
  const share = multiply(multiply(percentage.of(facts) as Exact, exactOf(facts.amount)), HUNDREDTH);
  const fee = roundHalfUp(add(fixed.of(facts) as Exact, share));
  const most = BigInt(Number.MAX_SAFE_INTEGER);
  return fee < 0n ? 0 : Number(fee > most ? most : fee);
}
