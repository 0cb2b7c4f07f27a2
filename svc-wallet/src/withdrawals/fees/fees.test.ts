import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { DEFAULT_FEE_RULES } from './default-rules.ts';
import { readExact, roundHalfUp } from './exact.ts';
import type { FeeFacts } from './operand.ts';
import { feeOf, feeRulesSchema } from './rules.ts';

const facts = (given: Partial<FeeFacts> = {}): FeeFacts => ({ amount: 10_000, country: 'de', type: 1, intermediary: 0, ...given });
const jobs = (fixed: string, percentage = '#0') => ({ fixed, percentage });
const fee = (fixed: string, percentage: string, given: Partial<FeeFacts> = {}) =>
  feeOf(feeRulesSchema.parse({ rules: [], else: jobs(fixed, percentage) }), facts(given));
/** Returns whether a condition holds: then the fee is 1, otherwise 2. */
const holds = (left: string, operator: string, right: string, given: Partial<FeeFacts> = {}) => {
  const rules = [{ conditions: [{ left, operator, right }], jobs: jobs('#1') }];
  return feeOf(feeRulesSchema.parse({ rules, else: jobs('#2') }), facts(given)) === 1;
};
const faults = (rules: object) => feeRulesSchema.safeParse(rules).error?.issues.map(({ message }) => message) ?? [];

describe('the fee is rounded half up, once, and exactly', () => {
  test.each([
    ['#30', '#1.5', 10_000, 180],
    ['#0', '#1.5', 33, 0],
    ['#0', '#1.5', 34, 1],
    ['#0', '#0.5', 100, 1],
    ['#0', '#0.5', 99, 0],
    ['#0.5', '#0', 1, 1],
    ['#0.49999', '#0', 1, 0],
    ['#0', '#0.1', 999_999_999_999_999, 1_000_000_000_000],
    ['#0', '#33.333333', 999_999_999_999_999, 333_333_330_000_000],
    ['#-50', '#0', 10_000, 0],
    ['=$amount / 3', '#0', 100, 33],
    ['=$amount / 3 + $amount / 3 + $amount / 3', '#0', 100, 100],
    ['=0.1 + 0.2 - 0.3 + 0.5', '#0', 1, 1],
    ['=-(2 + 3) * -2', '=1 / 2', 100, 11],
    ['=$type * 100', '#0', 1, 100],
  ])('%s and %s of %d is %d', (fixed, percentage, amount, coins) => {
    expect(fee(fixed, percentage, { amount })).toBe(coins);
  });

  test('any amount at any percentage is rounded to the nearest whole number, half up', () => {
    const whole = fc.integer({ min: 1, max: 999_999_999_999_999 });
    const nearest = fc.property(whole, fc.integer({ min: 0, max: 10_000 }), (amount, hundredths) => {
      const percentage = `#${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
      const twice = BigInt(fee('#0', percentage, { amount })) * 20_000n - 2n * BigInt(amount) * BigInt(hundredths);
      expect(twice > -10_000n && twice <= 10_000n).toBe(true);
    });
    fc.assert(nearest, { numRuns: 300 });
    expect(['2.5', '-2.5', '-2.6', '0'].map((text) => roundHalfUp(readExact(text) ?? { over: 9n, under: 1n }))).toEqual([3n, -2n, -3n, 0n]);
  });
});

describe('conditions', () => {
  test.each([
    ['$country', '=', '#de', true],
    ['$country', '!=', '#de', false],
    ['$country', 'in', '#us,de', true],
    ['$country', 'oneOf', '#us, de', true],
    ['$country', 'oneOf', '#us', false],
    ['#us,de', 'oneOf', '$country', true],
    ['$country', 'notIn', '#us,ca', true],
    ['$country', 'notIn', '#de', false],
    ['$type', 'in', '#1,2', true],
    ['$type', 'in', '#2,3', false],
    ['$amount', '=', '#10000.0', true],
    ['$amount', '>', '#9999', true],
    ['$amount', '>', '#10000', false],
    ['$amount', '>=', '#10000', true],
    ['$amount', '<', '=5000 * 2', false],
    ['$amount', '<=', '=5000 * 2', true],
    ['=$amount + 1', '>', '$amount', true],
    ['$intermediary', '=', '#0', true],
  ])('%s %s %s: %p', (left, operator, right, expected) => {
    expect(holds(left, operator, right)).toBe(expected);
  });

  test('a rule applies when all its conditions hold; the first that applies counts, and no other', () => {
    const both = [
      { left: '$country', operator: '=', right: '#us' },
      { left: '$amount', operator: '>', right: '#500' },
    ];
    const rules = feeRulesSchema.parse({
      rules: [
        { conditions: both, jobs: jobs('#1') },
        { conditions: [both[0]], jobs: jobs('#2') },
      ],
      else: jobs('#3'),
    });
    expect([
      feeOf(rules, facts({ country: 'us' })),
      feeOf(rules, facts({ country: 'us', amount: 500 })),
      feeOf(rules, facts({ country: 'fr' })),
    ]).toEqual([1, 2, 3]);
  });
});

describe('invalid rules are reported at the start', () => {
  const one = (condition: object) => ({ rules: [{ conditions: [condition], jobs: jobs('#0') }], else: jobs('#0') });
  test.each([
    [{ rules: [], else: jobs('30') }, 'begins with none of'],
    [{ rules: [], else: jobs('#dear') }, 'has to be a number'],
    [{ rules: [], else: jobs('$country') }, 'has to be a number'],
    [{ rules: [], else: jobs('$balance') }, 'nothing that is known'],
    [{ rules: [], else: jobs('=process.exit()') }, 'can’t be read'],
    [{ rules: [], else: jobs('=$amount $amount') }, 'goes on after its end'],
    [{ rules: [], else: jobs('=(1 + 2') }, 'closing bracket'],
    [{ rules: [], else: jobs('=1 +') }, 'lacks a number'],
    [{ rules: [], else: jobs('=$country + 1') }, 'not a number that is known'],
    [{ rules: [], else: jobs(`=${'('.repeat(30)}1${')'.repeat(30)}`) }, 'too many brackets'],
    [{ rules: [], else: jobs(`=${'1+'.repeat(150)}1`) }, 'longer than'],
    [{ rules: [], else: jobs('=1 / (2 - 2)') }, 'divides by zero'],
    [{ rules: [], else: jobs('=1 / ($amount - 1)') }, 'divides by $amount'],
    [{ rules: [] }, 'Invalid input'],
    [one({ left: '$country', operator: '>', right: '#de' }), 'compares numbers'],
    [one({ left: '$country', operator: '=', right: '#5' }), 'compares a text with a number'],
    [one({ left: '$amount', operator: '=', right: '#1,2' }), 'one value with one'],
    [one({ left: '$amount', operator: 'like', right: '#1' }), 'Invalid option'],
  ])('%j', (rules, expected) => {
    expect(faults(rules).join('\n')).toContain(expected);
  });

  test('the default rules are valid, with these fees', () => {
    const rules = feeRulesSchema.parse(DEFAULT_FEE_RULES);
    expect([
      feeOf(rules, facts()),
      feeOf(rules, facts({ country: 'us' })),
      feeOf(rules, facts({ intermediary: 1 })),
      feeOf(rules, facts({ amount: 1_000_000 })),
      feeOf(rules, facts({ amount: 30 })),
    ]).toEqual([180, 130, 1150, 10_000, 30]);
  });
});
