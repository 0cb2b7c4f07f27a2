import { EditorView } from '@codemirror/view';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { Refusal, type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import type { EditedApp } from './documents.ts';
import { app, fakeUploads, found, layNothingOut, source, storyText, UUID } from './test-app.ts';

const empty = (more: Partial<EditedApp> = {}) => app({ version: 0, languages: [], previewUrl: null, ...more });
let now: EditedApp;
let made: EditedApp;

beforeEach(() => {
  layNothingOut();
  localStorage.clear();
  now = empty();
  made = app({ kind: 'upload', version: 1 });
});
afterEach(() => void jest.restoreAllMocks());

async function open(more: Responses = {}) {
  const opened = await renderRoute(createSlice, 'app', {
    responses: {
      editedApp: () => found(now),
      editedSource: ({ language }) => source(language === 'zh-TW' ? '霧。\n-> END' : 'Fog.\n-> END', { language, version: 1 }),
      saveAppNodes: () => ({ setApp: { __typename: 'App', uuid: UUID, node_revision: 1 } }),
      publishApp: () => {
        now = made;
        return { addAppUpload: { __typename: 'Async', uuid: 'catalog:1', state: 1, progress: 100, result: { uuid: UUID }, error: null } };
      },
      ...more,
    },
    at: `/set-app/${UUID}`,
    params: { uuid: UUID },
  });
  await screen.findByRole('heading', { name: 'Start from a template' });
  const bring = (name: string, text: string) => opened.person.upload(screen.getByLabelText('Choose a file'), new File([text], name));
  return { ...opened, bring };
}
const written = async () => EditorView.findFromDOM(await screen.findByRole('textbox', { name: 'ink source' }))?.state.doc.toString();

/** Sets the response of the templates' address. */
function answerTemplates(status: number, text: string) {
  const fetched = jest.spyOn(globalThis, 'fetch');
  const others = fetched.getMockImplementation();
  fetched.mockImplementation(async (address, init) => {
    if (String(address).startsWith('/resources/templates/')) return new Response(text, { status });
    return (others ?? fetch)(address, init);
  });
  return fetched;
}

test('an empty page can be written on, and plays', async () => {
  const { person, leaving } = await open();
  expect(screen.getByText('No version yet')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Write in ink' }));
  expect(await written()).toBe('');
  expect(screen.getByRole('button', { name: 'Publish to the app' })).toBeEnabled();
  expect(leaving()).not.toBeNull();
});

test('a template becomes ink that plays, with its losses shown', async () => {
  const fetched = answerTemplates(200, storyText());
  const { person } = await open();
  await person.click(screen.getByRole('button', { name: 'A branching story' }));
  expect(await written()).toContain('Fog lies on the water.');
  expect(fetched).toHaveBeenCalledWith('/resources/templates/branching/index.json');
  expect(screen.getByText('Some things couldn’t be converted')).toBeVisible();
  expect(screen.getByText(/Logline and glossary/)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Board' })).toBeVisible();
});

test('a missing template is only logged', async () => {
  answerTemplates(404, '');
  const { person, host } = await open();
  await person.click(screen.getByRole('button', { name: 'Three acts' }));
  expect(await screen.findByRole('button', { name: 'Three acts' })).not.toHaveAttribute('aria-busy');
  expect(host.report).toHaveBeenCalledWith(expect.objectContaining({ message: expect.stringContaining('404') }), { template: 'three-act' });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the app’s nodes become a story that plays', async () => {
  const quay = { parent_type: 'act', type: 'scene', name: 'Quay', elements: [{ text: 'Fog lies on the water.' }] };
  now = empty({ node: [{ type: 'act', seq: 1, name: 'Harbour', children: [quay] }] });
  const { person } = await open();
  await person.click(screen.getByRole('button', { name: 'Create a story from the nodes' }));
  const pane = within(await screen.findByRole('region', { name: 'Preview' }));
  expect(pane.getByText('Fog lies on the water.', { selector: 'p' })).toBeVisible();
});

test('an ink file is taken as it is', async () => {
  const { bring } = await open();
  await bring('ferry.ink', 'Fog.\n-> END\n');
  expect(await written()).toBe('Fog.\n-> END\n');
});

test('a file that is neither UTF-8 nor UTF-16 is rejected', async () => {
  const { person } = await open();
  await person.upload(screen.getByLabelText('Choose a file'), new File([new Uint8Array([0xff, 0xfe, 0x41])], 'ferry.ink'));
  expect(await screen.findByText(/^ferry\.ink .*UTF-8/)).toBeVisible();
});

test('Twee becomes ink', async () => {
  const { bring } = await open();
  await bring(
    'ferry.twee',
    ':: StoryTitle\nThe Ferry\n\n:: Start\nFog lies on the water.\n[[Board->Boat]]\n\n:: Boat\nThe engine coughs.\n',
  );
  expect(await written()).toContain('Fog lies on the water.');
  expect(await screen.findByRole('button', { name: 'Board' })).toBeVisible();
});

const TWINE = `<script>player()</script><tw-storydata name="The Ferry" startnode="1" hidden><script>x()</script><tw-passagedata pid="1"
 name="Pier">Fog lies on the water.\n[[Board-&gt;Boat]]</tw-passagedata><tw-passagedata pid="2" name="Boat">Deck.</tw-passagedata></tw-storydata>`;

test('a Twine file becomes ink when the person chooses to import it, with its losses shown', async () => {
  const sent = fakeUploads();
  const { bring, person } = await open();
  await bring('ferry.html', TWINE);
  expect(await screen.findByText('“ferry.html” contains a Twine story')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Import as ink' }));
  expect(await written()).toContain('Fog lies on the water.');
  expect(screen.getByText('Code (line 1)')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Board' })).toBeVisible();
  expect(sent).toEqual([]);
});

test('a Twine file is published as it is when the person chooses so', async () => {
  const sent = fakeUploads();
  const { bring, person } = await open();
  await bring('ferry.html', TWINE);
  await person.click(await screen.findByRole('button', { name: 'Publish unchanged' }));
  expect(await screen.findByText('Version 1 is ready to play.')).toBeVisible();
  expect(sent.map(({ name }) => name)).toEqual(['ferry.html']);
});

test('a web page without a Twine story is published as it is', async () => {
  const sent = fakeUploads();
  const { bring } = await open();
  await bring('game.html', '<!DOCTYPE html><canvas></canvas>');
  expect(await screen.findByText('Version 1 is ready to play.')).toBeVisible();
  expect(sent.map(({ name }) => name)).toEqual(['game.html']);
});

test('a Twine file that is cut off shows why it can’t be imported, and can still be published', async () => {
  const { bring, person } = await open();
  await bring('ferry.html', TWINE.slice(0, -'</tw-storydata>'.length));
  await person.click(await screen.findByRole('button', { name: 'Import as ink' }));
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('Line 1: A <tw-storydata> element is not closed. The file may be incomplete.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Publish unchanged' })).toBeEnabled();
});

test('a file that is no story shows why, by its line', async () => {
  const { bring } = await open();
  await bring('ferry.json', '{"format": ');
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('This file can’t be imported')).toBeVisible();
  expect(alert.getByText(/The file isn’t valid JSON/)).toBeVisible();
});

test('a zip becomes the first version as it is', async () => {
  const sent = fakeUploads();
  const { bring } = await open();
  await bring('game.zip', 'PK');
  expect(await screen.findByText('Version 1 is ready to play.')).toBeVisible();
  expect(sent.map(({ name }) => name)).toEqual(['game.zip']);
  expect(await screen.findByTitle('The Ferry')).toBeVisible();
});

test('a zip of a story in several languages can be edited in each of them', async () => {
  fakeUploads();
  made = app({ version: 1, languages: ['en-US', 'zh-TW'] });
  const { bring, person } = await open();
  await bring('story.zip', 'PK');
  expect(await written()).toBe('Fog.\n-> END');
  await person.click(screen.getByRole('combobox', { name: 'Text language' }));
  await person.click(await screen.findByRole('option', { name: '繁體中文' }));
  expect(await screen.findByText('霧。', { selector: 'p' })).toBeVisible();
});

const job = (state: number, error: object | null = null) => ({
  addAppUpload: { __typename: 'Async', uuid: 'catalog:1', state, progress: 100, result: { uuid: UUID }, error },
});

test('of a zip whose beginning is unclear the first file is chosen, and the zip isn’t sent again', async () => {
  const sent = fakeUploads();
  const requests: { file_uuid: string; entry?: string }[] = [];
  const paths = 'harbour.ink\nferry/start.ink';
  const field = { path: 'entry', key: 'app.errors.entryUnclear', params: { paths } };
  const { bring, person } = await open({
    publishApp: (variables) => {
      requests.push(variables);
      if (variables.entry === undefined) return job(2, { code: 'upload/archive-refused', fields: [field] });
      now = made;
      return job(1);
    },
  });
  await bring('story.zip', 'PK');
  const choice = within(await screen.findByRole('radiogroup', { name: 'First file of the story' }));
  const start = screen.getByRole('button', { name: 'Start with this file' });
  expect(start).toBeDisabled();
  await person.click(choice.getByRole('radio', { name: 'ferry/start.ink' }));
  await person.click(start);
  expect(await screen.findByText('Version 1 is ready to play.')).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(requests.map(({ entry }) => entry)).toEqual([undefined, 'ferry/start.ink']);
  expect(requests[1]?.file_uuid).toBe(requests[0]?.file_uuid);
});

test('a zip that was refused for the moment is tried again as it is', async () => {
  const sent = fakeUploads();
  let full = true;
  const { bring, person } = await open({
    publishApp: () => {
      if (full) throw new Refusal({ code: 'job/running', status: 409 });
      now = made;
      return job(1);
    },
  });
  await bring('game.zip', 'PK');
  expect(await screen.findByRole('alert')).toHaveTextContent("The shell's words for job/running");
  full = false;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Version 1 is ready to play.')).toBeVisible();
  expect(sent.map(({ name }) => name)).toEqual(['game.zip']);
});
