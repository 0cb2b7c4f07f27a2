import { expect, test } from '@jest/globals';
import { type History, NO_HISTORY, recorded, redone, undone } from './history.ts';

const typed = (history: History<string>, before: string, after: string, at: number, group: string | null = 'title') =>
  recorded(history, { group, at, before, after });
const afters = ({ past }: History<string>) => past.map(({ before, after }) => [before, after]);

test('typing is one step until it pauses, or goes on elsewhere', () => {
  const word = typed(typed(NO_HISTORY, '', 'F', 0), 'F', 'Fo', 900);
  expect(afters(word)).toEqual([['', 'Fo']]);
  expect(afters(typed(word, 'Fo', 'Fog', 1900))).toEqual([
    ['', 'Fo'],
    ['Fo', 'Fog'],
  ]);
  expect(typed(word, 'Fo', 'Fog', 901, 'brief').past).toHaveLength(2);
  expect(typed(typed(NO_HISTORY, '', 'F', 0, null), 'F', 'Fo', 1, null).past).toHaveLength(2);
});

test('a step is undone and redone; typing after that is a step of its own, and forgets what could be redone', () => {
  const word = typed(NO_HISTORY, '', 'Fog', 0);
  const back = undone(word);
  expect([back?.step.before, back?.history.past]).toEqual(['', []]);
  const again = redone(back?.history ?? NO_HISTORY);
  expect(again?.step.after).toBe('Fog');
  expect(typed(again?.history ?? NO_HISTORY, 'Fog', 'Fogs', 1).past).toHaveLength(2);
  expect(typed(back?.history ?? NO_HISTORY, '', 'Rain', 1)).toMatchObject({ past: [{ after: 'Rain' }], future: [] });
});

test('without steps there is nothing to undo or redo', () => {
  expect([undone(NO_HISTORY), redone(NO_HISTORY)]).toEqual([null, null]);
});

test('the oldest of more than 300 steps are forgotten', () => {
  let history: History<string> = NO_HISTORY;
  for (let at = 0; at <= 300; at += 1) history = typed(history, `${at}`, `${at + 1}`, at, null);
  expect([history.past.length, history.past[0]?.before]).toEqual([300, '1']);
});
