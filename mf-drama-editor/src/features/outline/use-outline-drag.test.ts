import { expect, test } from '@jest/globals';
import type { StoryPart } from '@meowtale/contracts/inputs/drama/story';
import { EMPTY_OUTLINE, newAct, newParagraph, newSequence } from '@meowtale/story/model';
import { type Pieces, patched } from '../drama-editor/pieces.ts';
import { outlineIn } from '../story-edits/outline-edits.ts';
import { dropOn, dropped, type NodeKind } from './use-outline-drag.ts';

/** Three acts: a (s: p q, t: r), b (u: nothing) and c without a sequence. */
const pieces: Pieces = Object.fromEntries(
  [
    {
      ...EMPTY_OUTLINE,
      acts: [
        newAct('a', { sequences: [newSequence('s', { paragraphs: ['p', 'q'] }), newSequence('t', { paragraphs: ['r'] })] }),
        newAct('b', { sequences: [newSequence('u')] }),
        newAct('c'),
      ],
    } as StoryPart,
    ...['p', 'q', 'r'].map((id) => newParagraph(id)),
  ].map((part) => [part.id, part]),
);
const kindOf = (id: string): NodeKind => ('abc'.includes(id) ? 'act' : 'stu'.includes(id) ? 'sequence' : 'paragraph');
const HALVES = { upper: false, lower: true };

/** Returns the order after a drop on a half of an item; null where it can't be dropped. */
function orderAfter(dragged: string, half: keyof typeof HALVES, target: string): string | null {
  const drop = dropOn(kindOf(dragged), kindOf(target), HALVES[half]);
  if (drop === null) return null;
  const patch = dropped(pieces, { kind: kindOf(dragged), id: dragged }, target, drop);
  return Object.keys(patch).length === 0
    ? 'as it was'
    : outlineIn(patched(pieces, patch))
        .acts.map(({ id, sequences }) => `${id}(${sequences.map((each) => `${each.id}:${each.paragraphs.join(',')}`).join(' ')})`)
        .join(' ');
}

test.each([
  ['p', 'lower', 'q', 'a(s:q,p t:r) b(u:) c()'],
  ['p', 'upper', 'q', 'as it was'],
  ['q', 'upper', 'p', 'a(s:q,p t:r) b(u:) c()'],
  ['q', 'lower', 'p', 'as it was'],
  ['p', 'upper', 'r', 'a(s:q t:p,r) b(u:) c()'],
  ['p', 'lower', 'r', 'a(s:q t:r,p) b(u:) c()'],
  ['p', 'upper', 'u', 'a(s:q t:r) b(u:p) c()'],
  ['p', 'lower', 't', 'a(s:q t:r,p) b(u:) c()'],
  ['p', 'upper', 's', 'a(s:q,p t:r) b(u:) c()'],
  ['q', 'lower', 's', 'as it was'],
  ['p', 'lower', 'p', 'as it was'],
  ['p', 'upper', 'b', null],
] as const)('the paragraph %s over the %s half of %s: %s', (dragged, half, target, order) => {
  expect(orderAfter(dragged, half, target)).toBe(order);
});

test.each([
  ['s', 'lower', 't', 'a(t:r s:p,q) b(u:) c()'],
  ['s', 'upper', 't', 'as it was'],
  ['t', 'upper', 's', 'a(t:r s:p,q) b(u:) c()'],
  ['s', 'upper', 'u', 'a(t:r) b(s:p,q u:) c()'],
  ['s', 'lower', 'u', 'a(t:r) b(u: s:p,q) c()'],
  ['s', 'upper', 'c', 'a(t:r) b(u:) c(s:p,q)'],
  ['s', 'lower', 'b', 'a(t:r) b(u: s:p,q) c()'],
  ['s', 'upper', 'a', 'a(t:r s:p,q) b(u:) c()'],
  ['t', 'lower', 'a', 'as it was'],
  ['s', 'upper', 's', 'as it was'],
  ['s', 'upper', 'p', null],
  ['s', 'lower', 'r', null],
] as const)('the sequence %s over the %s half of %s: %s', (dragged, half, target, order) => {
  expect(orderAfter(dragged, half, target)).toBe(order);
});

test.each([
  ['a', 'lower', 'b', 'b(u:) a(s:p,q t:r) c()'],
  ['a', 'upper', 'b', 'as it was'],
  ['a', 'lower', 'c', 'b(u:) c() a(s:p,q t:r)'],
  ['c', 'upper', 'a', 'c() a(s:p,q t:r) b(u:)'],
  ['c', 'lower', 'a', 'a(s:p,q t:r) c() b(u:)'],
  ['b', 'lower', 'b', 'as it was'],
  ['a', 'upper', 's', null],
  ['a', 'lower', 'u', null],
  ['a', 'upper', 'p', null],
] as const)('the act %s over the %s half of %s: %s', (dragged, half, target, order) => {
  expect(orderAfter(dragged, half, target)).toBe(order);
});
