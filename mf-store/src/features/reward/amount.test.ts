import { describe, expect, test } from '@jest/globals';
import { quickAmounts, rewardFault, stepReward } from './amount.ts';

describe('a reward', () => {
  test('must be the minimum or a multiple of it', () => {
    expect(rewardFault(50, 50)).toBeNull();
    expect(rewardFault(150, 50)).toBeNull();
    expect(rewardFault(49, 50)).toBe('reward.fault.below');
    expect(rewardFault(75, 50)).toBe('reward.fault.multiple');
  });

  test('may be any whole amount from 0 without a minimum', () => {
    expect(rewardFault(0, 0)).toBeNull();
    expect(rewardFault(7, 0)).toBeNull();
    expect(rewardFault(-1, 0)).toBe('reward.fault.whole');
    expect(rewardFault(1.5, 0)).toBe('reward.fault.whole');
  });

  test('is a million coins at most', () => {
    expect(rewardFault(1_000_000, 0)).toBeNull();
    expect(rewardFault(1_000_001, 0)).toBe('reward.fault.above');
    expect(stepReward(1_000_000, 1, 0)).toBe(1_000_000);
    expect(stepReward(999_990, 1, 50)).toBe(999_990);
  });

  test('ignores a step below the minimum', () => {
    expect(stepReward(50, -1, 50)).toBe(50);
    expect(stepReward(100, -1, 50)).toBe(50);
    expect(stepReward(0, -1, 0)).toBe(0);
  });

  test('has quick buttons rounded up to whole coins', () => {
    expect(quickAmounts(101)).toEqual([6, 11, 21]);
    expect(quickAmounts(3)).toEqual([1]);
  });
});
