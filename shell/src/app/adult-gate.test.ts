import { expect, test } from '@jest/globals';
import { asksForAdult, createAdultGate } from './adult-gate.ts';

test.each(['boy-r18', 'boy-bl', 'girl-r18', 'boy-r18,girl-r18', 'girl-gl,boy-bl'])('the category %s is adult', (category) => {
  expect(asksForAdult(`?category=${category}`)).toBe(true);
});

test.each(['', '?category=', '?category=normal-age', '?category=girl-gl', '?keyword=boy-bl'])('%j does not', (search) => {
  expect(asksForAdult(search)).toBe(false);
});

test('a confirmation is stored in this browser', () => {
  localStorage.clear();
  const gate = createAdultGate(localStorage);
  expect(gate.getState().confirmed).toBe(false);
  gate.getState().confirm();
  expect(gate.getState().confirmed).toBe(true);
  expect(createAdultGate(localStorage).getState().confirmed).toBe(true);
});
