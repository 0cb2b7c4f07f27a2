import { expect, test } from '@jest/globals';
import { newLine, newParagraph } from '@meowtale/story/model';
import { parts } from '../drama-editor/test-drama.ts';
import { causeOf, staleNodes, withStale } from './stale-nodes.ts';
import { dusk, pieces } from './test-proposal.ts';

test('dependent parts are marked in the same edit, once, with what changed', () => {
  const draft = pieces();
  const patch = withStale(draft, { dusk: dusk() }, staleNodes(draft, ['act', 'boat', 'gone']), new Set(['dusk']));
  expect(patch).toMatchObject({
    boat: { stale: true, stale_cause: { why: 'earlier', node: 'dusk' } },
    outline: { acts: [{ stale: true, stale_cause: null }] },
  });
  expect(staleNodes({ ...draft, ...patch } as typeof draft, ['act', 'boat'])).toEqual([]);
});

test('the nearest node above counts first, then a character, then what comes before', () => {
  const spoken = newParagraph('boat', { lines: [newLine('deck', { speaker: 'mira' })] });
  const draft = pieces(parts().map((part) => (part.id === 'boat' ? spoken : part)));
  const causes = [['act', 'pier', 'mira', 'dusk'], ['act', 'mira', 'dusk'], ['mira', 'dusk'], ['dusk'], ['boat'], []].map((changed) =>
    causeOf(draft, 'boat', new Set(changed)),
  );
  expect(causes).toEqual([
    { why: 'above', node: 'pier' },
    { why: 'above', node: 'act' },
    { why: 'character', node: 'mira' },
    { why: 'earlier', node: 'dusk' },
    null,
    null,
  ]);
  expect(causeOf(draft, 'pier', new Set(['act']))).toEqual({ why: 'above', node: 'act' });
});
