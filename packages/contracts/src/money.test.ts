import { describe, expect, test } from '@jest/globals';
import type { Currency } from './constants.ts';
import { LOCALES } from './locales.ts';
import { formatMoney, isBelowSmallest, payAmountFor } from './money.ts';

const plain = (text: string) => text.replaceAll(/\s/gu, ' ');

describe('an amount of money', () => {
  test.each([
    [499, 'zh-TW', 'TWD', 'NT$160'],
    [1000, 'zh-TW', 'TWD', 'NT$320'],
    [1000, 'en-US', 'TWD', 'NT$320'],
    [1000, 'de-DE', 'TWD', '320 NT$'],
    [500, 'zh-CN', 'CNY', '¥36.00'],
    [500, 'zh-TW', 'CNY', 'CN¥36.00'],
    [499, 'en-US', 'USD', '$4.99'],
    [499, 'zh-TW', 'USD', 'US$4.99'],
    [1_000_000, 'zh-TW', 'TWD', 'NT$320,000'],
  ] as const)('for %i coins in %s and %s is written as people there write it', (coins, locale, currency, text) => {
    expect(plain(formatMoney(payAmountFor(coins, currency), currency, locale))).toBe(text);
  });

  test('in NT$ is whole and shown as NT$ in every language', () => {
    for (const locale of LOCALES) expect([locale, formatMoney(16_000, 'TWD', locale)]).toEqual([locale, expect.stringMatching(/NT\$/)]);
    for (const locale of LOCALES) expect([locale, formatMoney(16_000, 'TWD', locale)]).not.toEqual([locale, expect.stringMatching(/[.,]/)]);
  });

  test('of an older payment that wasn’t whole keeps its decimals', () => {
    expect(formatMoney(15_968, 'TWD', 'zh-TW')).toBe('NT$159.68');
  });
});

test.each([
  [1, 'TWD', true],
  [3, 'TWD', true],
  [4, 'TWD', false],
  [1, 'USD', false],
  [1, 'CNY', false],
] as [number, Currency, boolean][])(
  'whether %i coins are worth less than the least that is charged in %s is %s',
  (coins, currency, below) => {
    expect(isBelowSmallest(coins, currency)).toBe(below);
  },
);
