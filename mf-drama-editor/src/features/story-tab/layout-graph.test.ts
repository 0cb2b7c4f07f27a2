import { expect, test } from '@jest/globals';
import { EMPTY_OUTLINE, EMPTY_SETTING, newAct, newChoice, newParagraph, newSequence, storyOf } from '@meowtale/story/model';
import { layoutStory, NODE } from './layout-graph.ts';

const COUNT = 12;
const nameOf = (index: number) => `p${index}`;
const LONG = 'Keep the ledger, and tell nobody what it says of the ferry';

/** Returns paragraphs in a row; each leads to the next, far ahead and, at the end, to the beginning. */
function story(count: number) {
  const paragraphs = Array.from({ length: count }, (_, index) => {
    const ahead = [1, 3, 5].filter((step) => index + step < count);
    const choices = ahead.map((step) => newChoice(`${index}+${step}`, { to: nameOf(index + step), words: { 'en-US': LONG } }));
    return newParagraph(nameOf(index), { choices, ...(ahead.length === 0 && { to: nameOf(0) }) });
  });
  const outline = {
    ...EMPTY_OUTLINE,
    acts: [newAct('act', { sequences: [newSequence('s', { paragraphs: paragraphs.map(({ id }) => id) })] })],
  };
  return storyOf('Far', [EMPTY_SETTING, outline, ...paragraphs]);
}

test('neither an edge nor its label is covered by a paragraph that it passes', () => {
  const { nodes, edges } = layoutStory(story(COUNT));
  expect(edges.length).toBeGreaterThan(COUNT * 2);
  const isIn = (node: { x: number; y: number }, { x, y }: { x: number; y: number }) =>
    x > node.x + 1 && x < node.x + NODE.width - 1 && y > node.y + 1 && y < node.y + NODE.height - 1;
  const under = edges.flatMap(({ id, points, said }) =>
    [...points, said].filter((point) => nodes.some((node) => isIn(node, point))).map(() => id),
  );
  expect(under).toEqual([]);
});

test('labels of one paragraph’s choices have space side by side, and each edge has both ends', () => {
  const { edges } = layoutStory(story(COUNT));
  const [one, other] = edges.filter(({ from }) => from === 'p0');
  expect(Math.abs((one?.said.x ?? 0) - (other?.said.x ?? 0))).toBeGreaterThan(150);
  expect(one?.words).toBe('Keep the ledger, and tell no…');
  expect(edges.every(({ points }) => points.length > 1)).toBe(true);
});

test('choices with the same id have an edge each, with its own words', () => {
  const choices = ['Stay', 'Wait'].map((text) => newChoice('same', { to: 'p1', words: { 'en-US': text } }));
  const outline = { ...EMPTY_OUTLINE, acts: [newAct('act', { sequences: [newSequence('s', { paragraphs: ['p0', 'p1'] })] })] };
  const { edges } = layoutStory(storyOf('Twice', [EMPTY_SETTING, outline, newParagraph('p0', { choices }), newParagraph('p1')]));
  expect(edges.map(({ words }) => words)).toEqual(['Stay', 'Wait']);
  expect(new Set(edges.map(({ id }) => id)).size).toBe(2);
});
