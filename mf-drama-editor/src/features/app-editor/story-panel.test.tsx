import { EditorView } from '@codemirror/view';
import { beforeEach, expect, test } from '@jest/globals';
import { Refusal, renderRoute } from '@meowtale/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import { app, found, layNothingOut, source, storyText, UUID } from './test-app.ts';

beforeEach(() => {
  layNothingOut();
  localStorage.clear();
});

/** Returns the drama of a story's text, with the keys of its parts in another order, as a database returns them. */
function dramaOf(text: string, title = 'The Ferry') {
  const { parts } = JSON.parse(text) as { parts: object[] };
  const reversed = parts.map((part) => Object.fromEntries(Object.entries(part).reverse()));
  const drama = { __typename: 'Drama', uuid: 'd1', title, data: { __typename: 'DramaData', parts: reversed } };
  return { findDrama: { __typename: 'DramaList', list: [drama] } };
}

const open = (text = storyText(), storyOfDrama: () => object = () => dramaOf(storyText())) =>
  renderRoute(createSlice, 'app', {
    responses: { editedApp: () => found(app({ kind: 'story' })), editedSource: () => source(text, { kind: 'story' }), storyOfDrama },
    at: `/set-app/${UUID}`,
    params: { uuid: UUID },
  });

test('a story of our own format is read, shown as a tree and played from the selected paragraph', async () => {
  const { person, leaving } = await open();
  const story = within(await screen.findByRole('region', { name: 'Story' }));
  expect(story.getByText('Fog lies on the water.')).toBeVisible();
  expect(await screen.findByRole('treeitem', { name: 'Boat' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open its drama' })).toHaveAttribute('href', '/set-drama/d1');
  await person.click(story.getByRole('button', { name: 'Boat' }));
  await person.click(screen.getByRole('button', { name: 'Play from the current paragraph' }));
  const pane = within(screen.getByRole('region', { name: 'Preview' }));
  expect(pane.getByText(/The engine coughs\./, { selector: 'p' })).toBeVisible();
  expect(leaving()).toBeNull();
});

test('it is converted to ink when its creator chooses so, with its losses shown', async () => {
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'Convert to ink' }));
  const editor = await screen.findByRole('textbox', { name: 'ink source' });
  expect(EditorView.findFromDOM(editor)?.state.doc.toString()).toContain('Fog lies on the water.');
  expect(screen.getByText('Some things couldn’t be converted')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Board' })).toBeVisible();
});

test('a text that is no longer a story shows that', async () => {
  await open('{"format":"other"}');
  expect(await screen.findByText('This is no longer a valid Meowtale story')).toBeVisible();
});

test('a drama that was changed since the version leads to the next version', async () => {
  await open(storyText(), () => dramaOf(storyText().replace('Fog lies', 'Rain falls')));
  expect(await screen.findByText(/The drama was changed after version 3 was made/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Make version 4' })).toHaveAttribute('href', `/set-drama/d1?make=${UUID}`);
});

test('a drama that was deleted is reported, and the story can still be converted', async () => {
  await open(storyText(), () => {
    throw new Refusal({ code: 'drama/not-found', status: 404 });
  });
  expect(await screen.findByText(/The drama of this app was deleted/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Convert to ink' })).toBeEnabled();
});
