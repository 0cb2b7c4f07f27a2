import { expect, test } from '@jest/globals';
import type { StoryPart } from '@meowtale/contracts/inputs/drama/story';
import { EMPTY_OUTLINE, newAct, newParagraph, newSequence } from '@meowtale/story/model';
import { type Patch, type Pieces, patched } from '../drama-editor/pieces.ts';
import * as edits from './outline-edits.ts';

/** Two acts: a (s: p q, t: r) and b (u). */
const pieces: Pieces = Object.fromEntries(
  [
    {
      ...EMPTY_OUTLINE,
      acts: [
        newAct('a', { sequences: [newSequence('s', { paragraphs: ['p', 'q'] }), newSequence('t', { paragraphs: ['r'] })] }),
        newAct('b', { sequences: [newSequence('u')] }),
      ],
    } as StoryPart,
    newParagraph('p'),
    newParagraph('q'),
    newParagraph('r'),
  ].map((part) => [part.id, part]),
);
/** Returns the order after an edit, as `a(s:p,q t:r) b(u:)`. */
const orderAfter = (patch: Patch) =>
  edits
    .outlineIn(patched(pieces, patch))
    .acts.map(({ id, sequences }) => `${id}(${sequences.map((each) => `${each.id}:${each.paragraphs.join(',')}`).join(' ')})`)
    .join(' ');

test('a paragraph can be moved anywhere', () => {
  expect(orderAfter(edits.moveParagraph(pieces, 'p', 's', 1))).toBe('a(s:q,p t:r) b(u:)');
  expect(orderAfter(edits.moveParagraph(pieces, 'p', 'u', 0))).toBe('a(s:q t:r) b(u:p)');
});

test('one place up or down crosses containers, and does nothing at the ends', () => {
  expect(orderAfter(edits.nudgeParagraph(pieces, 'q', 1))).toBe('a(s:p t:q,r) b(u:)');
  expect(orderAfter(edits.nudgeParagraph(pieces, 'r', -1))).toBe('a(s:p,q,r t:) b(u:)');
  expect(edits.nudgeParagraph(pieces, 'p', -1)).toEqual({});
  expect(orderAfter(edits.nudgeSequence(pieces, 't', 1))).toBe('a(s:p,q) b(t:r u:)');
  expect(edits.nudgeSequence(pieces, 's', -1)).toEqual({});
});

test('acts and sequences move with their content', () => {
  expect(orderAfter(edits.moveAct(pieces, 'b', 0))).toBe('b(u:) a(s:p,q t:r)');
  expect(orderAfter(edits.moveSequence(pieces, 's', 'b', 1))).toBe('a(t:r) b(u: s:p,q)');
});

test('removing a node removes its content, and nothing else', () => {
  const patch = edits.removeNode(pieces, 's');
  expect(orderAfter(patch)).toBe('a(t:r) b(u:)');
  expect([patch.p, patch.q, 'r' in patch]).toEqual([null, null, false]);
  expect(orderAfter(edits.removeNode(pieces, 'a'))).toBe('b(u:)');
  expect(orderAfter(edits.removeNode(pieces, 'q'))).toBe('a(s:p t:r) b(u:)');
});

test('a new node is where it was requested', () => {
  expect(orderAfter(edits.addParagraph(pieces, 's', { after: 'p', given: { id: 'n' } }))).toBe('a(s:p,n,q t:r) b(u:)');
  expect(orderAfter(edits.addParagraph(pieces, 'u', { given: { id: 'n' } }))).toBe('a(s:p,q t:r) b(u:n)');
  expect(edits.outlineIn(patched(pieces, edits.addAct(pieces))).acts).toHaveLength(3);
});

test('a generated act is a person’s once its text is edited', () => {
  const origin = { proposal: '0198f6d2-0000-7000-8000-000000000009', edited: false };
  const proposed: Pieces = { outline: { ...EMPTY_OUTLINE, acts: [newAct('a', { title: 'Fog', origin })] } };
  const actOf = (patch: Patch) => (patch.outline as typeof EMPTY_OUTLINE).acts[0];
  expect(actOf(edits.setNode(proposed, 'a', { title: 'Rain' }))?.origin).toEqual({ ...origin, edited: true });
  expect(actOf(edits.setNode(proposed, 'a', { stale: true }))?.origin).toEqual(origin);
});
