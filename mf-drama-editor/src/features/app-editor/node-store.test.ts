import { expect, test } from '@jest/globals';
import { type Nodes, newFolder, newScene } from './node-draft.ts';
import { createNodeStore } from './node-store.ts';

const tree = (...names: string[]): Nodes => names.map((name) => newFolder(name));
const opened = () => createNodeStore({ nodes: tree('A'), revision: 1 });
const names = (store: ReturnType<typeof opened>) => store.getState().nodes.map(({ name }) => name);

test('a save of ours whose answer was lost is no conflict', () => {
  const store = opened();
  store.getState().add(newScene('B'), null, 1);
  const sent = store.getState().nodes;
  store.getState().start(sent);
  store.getState().fail(true);
  store.getState().add(newScene('C'), null, 2);
  store.getState().start(store.getState().nodes);
  store.getState().clash({ nodes: sent.map((node) => ({ ...node, id: `${node.id}-there` })), revision: 2 });
  expect(store.getState()).toMatchObject({ save: 'none', theirs: null, revision: 2, saved: sent });
  expect(names(store)).toEqual(['A', 'B', 'C']);
});

test('a tree that is already the same here is saved', () => {
  const store = opened();
  store.getState().replace(tree('B'));
  store.getState().clash({ nodes: tree('B'), revision: 2 });
  expect(store.getState()).toMatchObject({ save: 'saved', theirs: null, revision: 2 });
});

test('the other version can be taken, and undone', () => {
  const store = opened();
  store.getState().replace(tree('B'));
  store.getState().clash({ nodes: tree('C'), revision: 4 });
  expect(store.getState()).toMatchObject({ save: 'conflict', revision: 1 });
  store.getState().takeTheirs();
  expect(store.getState()).toMatchObject({ save: 'saved', theirs: null, revision: 4 });
  expect(names(store)).toEqual(['C']);
  store.getState().undo();
  expect(names(store)).toEqual(['B']);
});

test('another tab’s save replaces an untouched tree, and is ignored while there are changes here or when it is older', () => {
  const store = opened();
  store.getState().hear({ nodes: tree('B'), revision: 2 });
  expect(names(store)).toEqual(['B']);
  store.getState().hear({ nodes: tree('old'), revision: 2 });
  store.getState().replace(tree('C'));
  store.getState().hear({ nodes: tree('D'), revision: 3 });
  expect(names(store)).toEqual(['C']);
  expect(store.getState().revision).toBe(2);
});

test('a tree stored in this browser is a conflict when a newer one was saved since', () => {
  const [saved, kept] = [tree('saved'), tree('kept')];
  expect(createNodeStore({ nodes: saved, revision: 3 }, { nodes: kept, revision: 3 }).getState().save).toBe('none');
  const state = createNodeStore({ nodes: saved, revision: 3 }, { nodes: kept, revision: 2 }).getState();
  expect(state).toMatchObject({ save: 'conflict', nodes: kept, theirs: { nodes: saved, revision: 3 } });
  expect(createNodeStore({ nodes: saved, revision: 3 }, { nodes: tree('saved'), revision: 2 }).getState().save).toBe('none');
});
