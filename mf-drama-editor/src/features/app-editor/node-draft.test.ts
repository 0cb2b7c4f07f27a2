import { expect, test } from '@jest/globals';
import { APP_TREE_MAX, type AppNode, appTree } from '@meowtale/contracts/inputs/catalog/app-node';
import {
  change,
  faultsOf,
  find,
  insert,
  isFolder,
  type Nodes,
  newFolder,
  newScene,
  remove,
  step,
  toDraft,
  toTree,
  walk,
} from './node-draft.ts';

const tree: AppNode[] = [
  {
    type: 'chapter',
    seq: 1,
    name: 'Harbour',
    children: [
      { parent_type: 'chapter', type: 'scene', name: 'Quay', layout: 'main', elements: [{ name: 'title', text: 'Fog' }] },
      { parent_type: 'chapter', type: 'scene', name: 'Boat' },
    ],
  },
  { type: 'chapter', seq: 2, name: 'Island', children: [] },
];
const nodes = toDraft(tree);
const names = (of: Nodes) => [...walk(of)].map(({ node, above }) => `${'·'.repeat(above.length)}${node.name}`);
const idOf = (of: Nodes, name: string) => [...walk(of)].find(({ node }) => node.name === name)?.node.id ?? '';

test('a tree is saved as it was read', () => {
  expect(appTree.parse(toTree(nodes))).toMatchObject(tree);
});

test('a node moves up, down, out of its folder and into the previous one', () => {
  const boat = idOf(nodes, 'Boat');
  const up = step(nodes, boat, 'up');
  expect(names(up)).toEqual(['Harbour', '·Boat', '·Quay', 'Island']);
  expect(step(up, boat, 'up')).toBe(up);
  const out = step(up, boat, 'out');
  expect(names(out)).toEqual(['Harbour', '·Quay', 'Boat', 'Island']);
  const inside = step(step(out, boat, 'down'), boat, 'in');
  expect(names(inside)).toEqual(['Harbour', '·Quay', 'Island', '·Boat']);
  expect(step(inside, boat, 'in')).toBe(inside);
});

test('a moved scene gets the type of its new folder, and folders are renumbered', () => {
  const lights = insert(nodes, null, 0, { ...newFolder('Lights'), type: 'prologue' });
  expect(toTree(lights).map((node) => (node as { seq: number }).seq)).toEqual([1, 2, 3]);
  const quay = idOf(lights, 'Quay');
  const out = step(lights, quay, 'out');
  expect(find(out, quay)?.index).toBe(2);
  expect(toTree(out)[2]).toMatchObject({ parent_type: 'root', name: 'Quay' });
});

test('a folder can’t be moved into itself, and no node below the maximum depth', () => {
  let deep: Nodes = [];
  let parent: string | null = null;
  for (let level = 0; level < APP_TREE_MAX.levels + 2; level += 1) {
    const folder = newFolder(`Level ${level}`);
    deep = insert(deep, parent, 0, folder);
    parent = folder.id;
  }
  expect(names(deep)).toHaveLength(APP_TREE_MAX.levels);
  const [first] = deep;
  if (!first || !isFolder(first)) throw new Error('a folder');
  expect(insert(deep, first.children[0]?.id ?? '', 0, first)).toBe(deep);
});

test('removing a node removes its children', () => {
  expect(names(remove(nodes, idOf(nodes, 'Harbour')))).toEqual(['Island']);
});

test('an error has its node and its field', () => {
  const quay = idOf(nodes, 'Quay');
  const wrong = change(nodes, quay, { type: 'Not A Name' });
  expect(faultsOf(nodes)).toEqual([]);
  expect(faultsOf(wrong)).toEqual([{ node: quay, field: 'type', message: 'invalid.key' }]);
  const long = insert(nodes, null, 0, newScene('x'.repeat(APP_TREE_MAX.name + 1)));
  expect(faultsOf(long)).toEqual([{ node: long[0]?.id, field: 'name', message: 'invalid.too-long' }]);
});
