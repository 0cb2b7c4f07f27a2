import { EditorView } from '@codemirror/view';
import { beforeEach, expect, test } from '@jest/globals';
import { Refusal, type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import type { EditedApp } from './documents.ts';
import { app, FERRY, FILE, fakeUploads, found, layNothingOut, rewrite, source, UUID } from './test-app.ts';
import { unzip } from './test-unzip.ts';

const fault = { __typename: 'AppFault', file: null, line: 4, message: 'Divert target not found', key: null, params: null };
let now: EditedApp;
let uploads: { file_uuid: string; uuid: string }[];

beforeEach(() => {
  layNothingOut();
  localStorage.clear();
  now = app();
  uploads = [];
});

const job = (state: number) => ({
  addAppUpload: { __typename: 'Async', uuid: 'catalog:1', state, progress: 0, result: { uuid: UUID }, error: null },
});

/** Opens an app with a changed text, with all responses that publishing needs. */
async function openWritten(responses: Responses = {}, then: () => void = () => {}) {
  const sent = fakeUploads();
  const opened = await renderRoute(createSlice, 'app', {
    responses: {
      editedApp: () => found(now),
      editedSource: () => source(FERRY),
      publishApp: (variables) => {
        uploads.push(variables);
        then();
        return job(1);
      },
      ...responses,
    },
    at: `/set-app/${UUID}`,
    params: { uuid: UUID },
  });
  await screen.findByRole('button', { name: 'Board' });
  const editor = screen.getByRole('textbox', { name: 'ink source' });
  act(() => rewrite(editor, FERRY.replace('coughs', 'sings')));
  const publish = () => opened.person.click(screen.getByRole('button', { name: 'Publish to the app' }));
  return { ...opened, sent, publish };
}

test('the text becomes the next version, and leaving asks no more', async () => {
  const { publish, sent, leaving } = await openWritten({}, () => {
    now = app({ version: 4 });
  });
  await publish();
  expect(await screen.findByText('Version 4 is ready to play.')).toBeVisible();
  expect(uploads).toMatchObject([{ file_uuid: FILE, uuid: UUID }]);
  expect(sent[0]?.name).toBe('story.ink');
  expect(screen.getByText(/Based on version 4/)).toBeVisible();
  expect(leaving()).toBeNull();
  expect(screen.getByRole('button', { name: 'Publish to the app' })).toBeDisabled();
});

test('what a version was made without is shown with it', async () => {
  const left = { ...fault, line: null, message: 'A picture', key: 'pictureLeftOut', params: { name: 'fog' } };
  const { publish } = await openWritten({}, () => {
    now = app({ version: 4, warnings: [left] });
  });
  await publish();
  expect(await screen.findByText('Not included in this version')).toBeVisible();
  expect(screen.getByText(/Picture “fog” not found among your pictures/)).toBeVisible();
});

test('a source with errors shows that before it is published, and links to the first', async () => {
  const { publish } = await openWritten();
  const editor = screen.getByRole('textbox', { name: 'ink source' });
  act(() => rewrite(editor, FERRY.replace('-> boat', '-> nowhere')));
  const button = () => screen.getByRole('button', { name: 'Publish to the app' });
  await waitFor(() => expect(button()).toHaveAccessibleDescription('Fix 1 error first. The button takes you to it.'));
  expect(screen.getByText('No knot or stitch is called “nowhere”.')).toBeVisible();
  await publish();
  await waitFor(() => expect(editor).toHaveFocus());
  expect(uploads).toEqual([]);
  const { doc, selection } = EditorView.findFromDOM(editor)?.state ?? {};
  expect(doc?.lineAt(selection?.main.head ?? 0).text).toBe('* [Board] -> nowhere');
});

test('a press held while the check of a corrected text ends publishes', async () => {
  const { person } = await openWritten();
  const editor = screen.getByRole('textbox', { name: 'ink source' });
  act(() => rewrite(editor, FERRY.replace('-> boat', '-> nowhere')));
  const button = () => screen.getByRole('button', { name: 'Publish to the app' });
  await waitFor(() => expect(button()).toHaveAccessibleDescription('Fix 1 error first. The button takes you to it.'));
  await person.pointer({ keys: '[MouseLeft>]', target: button() });
  act(() => rewrite(editor, FERRY.replace('coughs', 'hums')));
  await waitFor(() => expect(button()).not.toHaveAccessibleDescription('Fix 1 error first. The button takes you to it.'));
  await person.pointer({ keys: '[/MouseLeft]', target: button() });
  await waitFor(() => expect(uploads).toHaveLength(1));
});

test('a press right after an error was corrected publishes, before the text is checked again', async () => {
  const { publish } = await openWritten();
  const editor = screen.getByRole('textbox', { name: 'ink source' });
  act(() => rewrite(editor, FERRY.replace('-> boat', '-> nowhere')));
  await screen.findByText('No knot or stitch is called “nowhere”.');
  act(() => rewrite(editor, FERRY.replace('coughs', 'hums')));
  await publish();
  await waitFor(() => expect(uploads).toHaveLength(1));
});

test('a press right after an error was written goes to its line, before the text is checked', async () => {
  const { publish } = await openWritten();
  const editor = screen.getByRole('textbox', { name: 'ink source' });
  act(() => rewrite(editor, FERRY.replace('-> boat', '-> nowhere')));
  await publish();
  await waitFor(() => expect(editor).toHaveFocus());
  expect(uploads).toEqual([]);
});

test('a warning doesn’t prevent publishing', async () => {
  const { publish } = await openWritten();
  act(() => rewrite(screen.getByRole('textbox', { name: 'ink source' }), FERRY.replace('-> END', '')));
  await screen.findByRole('img', { name: 'Warning' });
  await publish();
  await waitFor(() => expect(uploads).toHaveLength(1));
});

test('a version that can’t be played shows its errors by line, and the previous one stays', async () => {
  const { publish, leaving } = await openWritten({}, () => {
    now = app({ faults: [fault] });
  });
  await publish();
  expect(await screen.findByRole('alert')).toHaveTextContent('Line 4: Divert target not found');
  const problems = within(screen.getByRole('region', { name: 'Problems' }));
  expect(problems.getByRole('button', { name: /Line 4/ })).toBeVisible();
  expect(screen.getByText(/Based on version 3/)).toBeVisible();
  expect(leaving()).not.toBeNull();
});

test('a version published elsewhere meanwhile is replaced only after a confirmation', async () => {
  const { publish, person } = await openWritten({}, () => {
    now = app({ version: 6 });
  });
  now = app({ version: 5 });
  await publish();
  const dialog = within(await screen.findByRole('dialog', { name: 'A newer version was published in the meantime' }));
  expect(uploads).toEqual([]);
  await person.click(dialog.getByRole('button', { name: 'Publish anyway' }));
  expect(await screen.findByText('Version 6 is ready to play.')).toBeVisible();
  expect(uploads).toHaveLength(1);
});

test('an error keeps the text and can be retried', async () => {
  let full = true;
  const { publish, person } = await openWritten({
    publishApp: () => {
      if (full) throw new Refusal({ code: 'job/running', status: 409 });
      now = app({ version: 4 });
      return job(1);
    },
  });
  await publish();
  expect(await screen.findByRole('alert')).toHaveTextContent("The shell's words for job/running");
  full = false;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Version 4 is ready to play.')).toBeVisible();
});

test('of a story in several languages those that weren’t opened are included', async () => {
  now = app({ languages: ['en-US', 'zh-TW'] });
  const { publish, sent } = await openWritten(
    { editedSource: ({ language }: { language: string }) => source(language === 'zh-TW' ? '水上有霧。' : FERRY, { language }) },
    () => {
      now = app({ languages: ['en-US', 'zh-TW'], version: 4 });
    },
  );
  await publish();
  expect(await screen.findByText('Version 4 is ready to play.')).toBeVisible();
  expect(sent[0]?.name).toBe('story.zip');
  const texts = await unzip(sent[0] as Blob);
  expect(texts).toMatchObject({
    'en-US.ink': expect.stringContaining('The engine sings.'),
    'zh-TW.ink': expect.stringContaining('水上有霧。'),
  });
});

test('a language that can’t be read shows why, and nothing is published', async () => {
  now = app({ languages: ['en-US', 'zh-TW'] });
  const { publish } = await openWritten({
    editedSource: ({ language }) => {
      if (language === 'zh-TW') throw new Refusal({ code: 'service/overloaded', status: 503 });
      return source(FERRY);
    },
  });
  await publish();
  expect(await screen.findByText(/service\/overloaded/)).toBeVisible();
  expect(uploads).toEqual([]);
});
