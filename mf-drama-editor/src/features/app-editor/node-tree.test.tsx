import { beforeEach, expect, test } from '@jest/globals';
import { DEBOUNCE_EDITOR_SAVE_MS } from '@meowtale/contracts';
import type { AppNode } from '@meowtale/contracts/inputs/catalog/app-node';
import { fakeTimers, passTime, Refusal, type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import { app, found, layNothingOut, source, UUID } from './test-app.ts';

const tree: AppNode[] = [
  {
    type: 'chapter',
    seq: 1,
    name: 'Harbour',
    children: [
      { parent_type: 'chapter', type: 'scene', name: 'Quay', elements: [{ name: 'title', text: 'Fog' }] },
      { parent_type: 'chapter', type: 'scene', name: 'Boat' },
    ],
  },
  { type: 'chapter', seq: 2, name: 'Island', children: [] },
];
let saved: { name: string; children?: { name: string }[] }[][];

beforeEach(() => {
  fakeTimers();
  layNothingOut();
  localStorage.clear();
  saved = [];
});

async function open(responses: Responses = {}) {
  const opened = await renderRoute(createSlice, 'app', {
    responses: {
      editedApp: () => found(app({ node: tree, node_revision: 1 })),
      editedSource: () => source('Hello.\n-> END'),
      saveAppNodes: ({ node }) => {
        saved.push(node);
        return { setApp: { __typename: 'App', uuid: UUID, node_revision: saved.length + 1 } };
      },
      ...responses,
    },
    at: `/set-app/${UUID}`,
    params: { uuid: UUID },
  });
  const nodes = within(await screen.findByRole('tree', { name: 'App nodes' }));
  return { ...opened, nodes };
}
const names = () => screen.getAllByRole('treeitem').map((item) => `${item.getAttribute('aria-level')} ${item.getAttribute('aria-label')}`);
const savedNames = () => saved.at(-1)?.map(({ name, children }) => [name, ...(children ?? []).map((child) => child.name)]);

test('a known type has its translated name, and another the creator’s', async () => {
  const { nodes } = await open({
    editedApp: () =>
      found(
        app({
          node: [
            { type: 'act', seq: 1, name: 'One', children: [] },
            { type: 'side-quest', seq: 2, name: 'Two', children: [] },
          ],
        }),
      ),
  });
  expect(nodes.getByRole('treeitem', { name: 'One' })).toHaveTextContent('OneAct');
  expect(nodes.getByRole('treeitem', { name: 'Two' })).toHaveTextContent('Twoside-quest');
});

test('arrow keys move through it, and a folder closes and opens', async () => {
  const { person, nodes } = await open();
  await person.click(nodes.getByRole('treeitem', { name: 'Harbour' }));
  await person.keyboard('{ArrowDown}');
  expect(nodes.getByRole('treeitem', { name: 'Quay' })).toHaveFocus();
  await person.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(names()).toEqual(['1 Harbour', '1 Island']);
  expect(nodes.getByRole('treeitem', { name: 'Harbour' })).toHaveAttribute('aria-expanded', 'false');
  await person.keyboard('{ArrowRight}{End}');
  expect(nodes.getByRole('treeitem', { name: 'Island' })).toHaveFocus();
});

test('nothing is shown as selected before it is, and keys still reach the tree', async () => {
  const { person, nodes } = await open();
  expect(nodes.queryByRole('treeitem', { selected: true })).toBeNull();
  expect(nodes.getByRole('treeitem', { name: 'Harbour' })).toHaveAttribute('tabindex', '0');
  act(() => nodes.getByRole('treeitem', { name: 'Harbour' }).focus());
  await person.keyboard('{ArrowDown}');
  expect(nodes.getByRole('treeitem', { selected: true })).toHaveAccessibleName('Quay');
});

test('an added node is scrolled into view, and its fields show their defaults', async () => {
  const { person, nodes } = await open();
  const seen: (string | null)[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    seen.push(this.getAttribute('aria-label'));
  };
  await person.click(screen.getByRole('button', { name: 'Scene' }));
  expect(nodes.getByRole('treeitem', { selected: true })).toHaveAccessibleName('New scene');
  expect(seen).toEqual(['New scene']);
  expect(screen.getByPlaceholderText('No layout')).toBeVisible();
});

test('a node is moved by keys and by mouse, keeps the focus, and is saved automatically', async () => {
  const { person, nodes } = await open();
  await person.click(nodes.getByRole('treeitem', { name: 'Boat' }));
  await person.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(names()).toEqual(['1 Harbour', '2 Boat', '2 Quay', '1 Island']);
  expect(nodes.getByRole('treeitem', { name: 'Boat' })).toHaveFocus();
  await passTime(DEBOUNCE_EDITOR_SAVE_MS);
  await waitFor(() => expect(savedNames()).toEqual([['Harbour', 'Boat', 'Quay'], ['Island']]));
  expect(await screen.findByText('Saved')).toBeVisible();
  drag(nodes.getByRole('treeitem', { name: 'Quay' }), nodes.getByRole('treeitem', { name: 'Island' }));
  expect(names()).toEqual(['1 Harbour', '2 Boat', '1 Island', '2 Quay']);
});

/** Sends the events of dragging, which jsdom lacks. */
function drag(from: HTMLElement, onto: HTMLElement) {
  const carried = new Map<string, string>();
  const dataTransfer = {
    setData: (kind: string, value: string) => carried.set(kind, value),
    getData: (kind: string) => carried.get(kind) ?? '',
    get types() {
      return [...carried.keys()];
    },
  };
  for (const [event, on] of [
    [createEvent.dragStart(from), from],
    [createEvent.dragOver(onto), onto],
    [createEvent.drop(onto), onto],
  ] as const) {
    Object.defineProperty(event, 'dataTransfer', { value: dataTransfer });
    fireEvent(on, event);
  }
}

test('a removed node is restored by the notice and by keys', async () => {
  const { person, nodes } = await open();
  await person.click(nodes.getByRole('treeitem', { name: 'Harbour' }));
  await person.keyboard('{Delete}');
  expect(names()).toEqual(['1 Island']);
  const notice = within(screen.getByText('“Harbour” removed.').parentElement as HTMLElement);
  await person.click(notice.getByRole('button', { name: 'Undo' }));
  expect(names()).toEqual(['1 Harbour', '2 Quay', '2 Boat', '1 Island']);
  await person.click(nodes.getByRole('treeitem', { name: 'Quay' }));
  await person.keyboard('{Delete}{Control>}z{/Control}');
  expect(names()).toEqual(['1 Harbour', '2 Quay', '2 Boat', '1 Island']);
});

test('a new scene is added to the folder, is named with F2 and gets its texts', async () => {
  const { person, nodes } = await open();
  await person.click(nodes.getByRole('treeitem', { name: 'Island' }));
  await person.click(screen.getByRole('button', { name: 'Scene' }));
  await person.click(nodes.getByRole('treeitem', { name: 'New scene' }));
  await person.keyboard('{F2}Beach');
  await person.click(screen.getByRole('button', { name: 'Add a text' }));
  await person.type(screen.getByRole('textbox', { name: 'Text' }), 'Sand.');
  await passTime(DEBOUNCE_EDITOR_SAVE_MS);
  await waitFor(() =>
    expect(saved.at(-1)).toMatchObject([{}, { children: [{ name: 'Beach', parent_type: 'chapter', elements: [{ text: 'Sand.' }] }] }]),
  );
});

test('invalid input shows an error at its field, and the tree isn’t saved until it is corrected', async () => {
  const { person, nodes } = await open();
  await person.click(nodes.getByRole('treeitem', { name: 'Quay' }));
  const type = screen.getByRole('textbox', { name: 'Type' });
  await person.clear(type);
  await person.type(type, 'Not A Name');
  expect(type).toHaveAccessibleDescription(/only lowercase letters/);
  expect(screen.getByText(/Fix it to save your changes/)).toBeVisible();
  await passTime(DEBOUNCE_EDITOR_SAVE_MS);
  expect(saved).toEqual([]);
  await person.clear(type);
  await person.type(type, 'scene');
  await passTime(DEBOUNCE_EDITOR_SAVE_MS);
  expect(await screen.findByText('Saved')).toBeVisible();
});

test('a tree that the service rejects shows why, and one that can’t be sent is stored here', async () => {
  let answer: () => object = () => {
    throw new Refusal({ code: '404', status: 404 });
  };
  const first = await open({ saveAppNodes: () => answer() });
  await first.person.click(first.nodes.getByRole('treeitem', { name: 'Island' }));
  await first.person.keyboard('{Delete}');
  await passTime(DEBOUNCE_EDITOR_SAVE_MS);
  expect(await screen.findByRole('alert')).toHaveTextContent("The shell's words for 404");
  answer = () => {
    throw new Refusal({ code: 'service/unavailable', status: 503, service: 'catalog' });
  };
  await first.person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/Your changes are kept in this browser/)).toBeVisible();
  first.unmount();
  await open();
  expect(names()).toEqual(['1 Harbour', '2 Quay', '2 Boat']);
  await passTime(DEBOUNCE_EDITOR_SAVE_MS);
  await waitFor(() => expect(savedNames()).toEqual([['Harbour', 'Quay', 'Boat']]));
});

test('a tree saved elsewhere meanwhile is shown beside this one, and nothing is saved until a version is chosen', async () => {
  const other = { node: [{ type: 'chapter', seq: 1, name: 'Reef', children: [] }], node_revision: 5 };
  const over: number[] = [];
  const { person, nodes } = await open({
    saveAppNodes: ({ node, node_revision }) => {
      over.push(node_revision);
      if (node_revision !== other.node_revision) throw new Refusal({ code: 'app/tree-conflict', status: 409, data: other });
      saved.push(node);
      return { setApp: { __typename: 'App', uuid: UUID, node_revision: 6 } };
    },
  });
  await person.click(nodes.getByRole('treeitem', { name: 'Island' }));
  await person.keyboard('{Delete}');
  await passTime(DEBOUNCE_EDITOR_SAVE_MS);
  const conflict = within(await screen.findByRole('region', { name: 'There are two versions of the nodes' }));
  expect(conflict.getByRole('row', { name: /^Harbour › Quay scene\s+title: Fog \(empty\)$/ })).toBeVisible();
  expect(conflict.getByRole('row', { name: 'Reef (empty) chapter' })).toBeVisible();
  await person.click(nodes.getByRole('treeitem', { name: 'Boat' }));
  await person.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await passTime(DEBOUNCE_EDITOR_SAVE_MS * 4);
  expect(over).toEqual([1]);
  await person.click(conflict.getByRole('button', { name: 'Keep mine' }));
  await passTime(DEBOUNCE_EDITOR_SAVE_MS);
  await waitFor(() => expect(savedNames()).toEqual([['Harbour', 'Boat', 'Quay']]));
  expect(over).toEqual([1, 5]);
  expect(screen.queryByRole('region', { name: 'There are two versions of the nodes' })).toBeNull();
});
