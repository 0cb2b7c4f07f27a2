import { expect, test } from '@jest/globals';
import { newElement, newFolder, newScene } from './node-draft.ts';
import { treeDifferences } from './tree-differences.ts';

const scene = (name: string, text: string) => ({ ...newScene(name), elements: [{ ...newElement(), text }] });
const folder = (name: string, ...children: ReturnType<typeof scene>[]) => ({ ...newFolder(name), children });

test('nodes that only one tree has, or that differ, are listed by their path', () => {
  const mine = [folder('Harbour', scene('Quay', 'Fog'), scene('Boat', ''))];
  const theirs = [folder('Harbour', scene('Quay', 'Rain')), folder('Island')];
  expect(treeDifferences(mine, theirs)).toEqual([
    { path: ['Harbour', 'Quay'], mine: 'scene\nFog', theirs: 'scene\nRain' },
    { path: ['Harbour', 'Boat'], mine: 'scene\n', theirs: null },
    { path: ['Island'], mine: null, theirs: 'folder' },
  ]);
});

test('nodes with one path are compared one by one', () => {
  expect(treeDifferences([scene('A', '1'), scene('A', '2')], [scene('A', '1'), scene('A', '3')])).toEqual([
    { path: ['A'], mine: 'scene\n2', theirs: 'scene\n3' },
  ]);
});

test('trees that differ in their order only have no differences', () => {
  expect(treeDifferences([folder('A'), folder('B')], [folder('B'), folder('A')])).toEqual([]);
});
