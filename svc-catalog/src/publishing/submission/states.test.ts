import { expect, test } from '@jest/globals';
import { REVIEW_TAGS, STATE_TABLE, TRANSITIONS, type Transition } from '@meowtale/contracts/states';
import { deriveState, requireTransition } from './states.ts';

const now = new Date('2026-11-20T12:00:00Z');
const before = new Date('2026-11-20T11:00:00Z');
const after = new Date('2026-11-20T13:00:00Z');
const stored = (page_state: number, package_state: number, times: object = {}) => ({
  page_state,
  package_state,
  withdrawn_at: null,
  start_preview_at: null,
  released_at: null,
  ...times,
});

test.each([
  ['a page without a package is incomplete', stored(1, 0), 'incomplete', 0],
  ['a package without a page is incomplete', stored(0, 1), 'incomplete', 0],
  ['both saved', stored(1, 1), 'saved', 1],
  ['taken back', stored(1, 1, { withdrawn_at: before }), 'unsubmitted', 1],
  ['waiting', stored(2, 2), 'submitted', 2],
  ['under review', stored(3, 3), 'reviewing', 3],
  ['passed without a time', stored(4, 4), 'passed', 4],
  ['passed, both times ahead', stored(4, 4, { start_preview_at: after, released_at: after }), 'preparing', 4],
  ['passed, no preview, release ahead', stored(4, 4, { released_at: after }), 'preparing', 4],
  ['passed, in preview', stored(4, 4, { start_preview_at: before, released_at: after }), 'startPreview', 4],
  ['out', stored(4, 4, { released_at: now }), 'release', 4],
  ['refused', stored(5, 5), 'refused', 5],
  ['its page refused, its package not looked at yet', stored(5, 3), 'reviewing', 3],
  ['its page refused, its package passed', stored(5, 4), 'refused', 5],
  ['its page passed, its package refused', stored(4, 5), 'refused', 5],
  ['its page passed before, its package waiting', stored(4, 2), 'submitted', 2],
])('%s', (_name, state, submit, log) => expect(deriveState(state, now)).toMatchObject({ submit, log }));

test('the table has each of the ten names once, and only known tags', () => {
  expect(STATE_TABLE.map((row) => row.submit).sort()).toEqual([
    'incomplete',
    'passed',
    'preparing',
    'refused',
    'release',
    'reviewing',
    'saved',
    'startPreview',
    'submitted',
    'unsubmitted',
  ]);
  expect(STATE_TABLE.flatMap((row) => row.tags).filter((tag) => !REVIEW_TAGS.includes(tag))).toEqual([]);
});

// Written independently of the table: SPEC §4's transitions from states 0 to 5, with their target.
const EXPECTED: Record<Transition['action'], (string | null)[]> = {
  save: ['1 in-place', '1 in-place', '2 new', '2 new', '1 new', '1 new'],
  submit: ['2 in-place', '2 in-place', null, null, null, '2 new'],
  cancel: [null, null, '1 in-place', '1 in-place', null, null],
  take: [null, null, '3 in-place', null, null, null],
  pass: [null, null, null, '4 in-place', null, null],
  refuse: [null, null, null, '5 in-place', null, null],
  release: [null, null, null, null, '4 in-place', null],
};

const cells = Object.entries(EXPECTED).flatMap(([action, row]) =>
  row.map((expected, state) => [action as Transition['action'], state, expected] as const),
);

test.each(cells)('%s in state %i: %s', (action, state, expected) => {
  const attempt = () => requireTransition(action, { page_state: state, package_state: state });
  if (expected === null) expect(attempt).toThrow(['take', 'pass', 'refuse'].includes(action) ? 'review/state' : 'store/submit-state');
  else expect(`${attempt().to} ${attempt().how}`).toBe(expected);
});

test('the table has no other transition', () => {
  expect(TRANSITIONS.length).toBe(cells.filter(([, , expected]) => expected !== null).length);
});
