import { EditorView } from '@codemirror/view';
import { beforeEach, expect, test } from '@jest/globals';
import { renderRoute } from '@meowtale/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import { app, found, layNothingOut, source, storyText, UUID } from './test-app.ts';

beforeEach(() => {
  layNothingOut();
  localStorage.clear();
});

const open = (text = storyText()) =>
  renderRoute(createSlice, 'app', {
    responses: { editedApp: () => found(app({ kind: 'story' })), editedSource: () => source(text, { kind: 'story' }) },
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
