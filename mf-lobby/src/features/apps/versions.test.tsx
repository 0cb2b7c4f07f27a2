import { beforeEach, expect, test } from '@jest/globals';
import { ASYNC_POLL_MS } from '@meowtale/contracts';
import { fakeTimers, fakeUploads, passTime, type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import { APP, app } from '../store-editor/test-listing.ts';
import type { App } from './documents.ts';

const FILE = '0198f6d2-0000-7000-8000-0000000000e1';
const job = (state: number, more: object = {}) => ({
  addAppUpload: { __typename: 'Async', uuid: 'catalog:1', state, progress: 0, result: null, error: null, ...more },
});
const done = () => job(1, { result: { uuid: APP } });
const fault = { __typename: 'AppFault', file: null, line: null, message: 'it has no index.html', key: null, params: null };

let now: App;
let begun: PromiseWithResolvers<object>;
const responses: Responses = {
  lobbyServices: () => ({ getUserServiceSum: [] }),
  lobbyApps: () => ({ findApp: { __typename: 'AppList', list: [now], totalCount: 1 } }),
  lobbyApp: () => ({ findApp: { __typename: 'AppList', list: [now], totalCount: 1 } }),
  addAppUpload: () => begun.promise,
};

beforeEach(() => {
  fakeTimers();
  now = app({ kind: 'upload', version: 2 });
  begun = Promise.withResolvers();
});

/** Opens the popup with a game that has arrived and is being made into a version. */
async function openMaking(more: Responses = {}) {
  const file = {
    uuid: FILE,
    url: 'http://files/1',
    basename: 'tides.zip',
    mimeType: 'application/zip',
    size: 9,
    width: null,
    height: null,
  };
  const sent = fakeUploads({ status: 201, body: file }, { status: 201, body: file });
  const opened = await renderRoute(createSlice, 'apps', { responses: { ...responses, ...more }, at: '/lobby' });
  const popup = async () => {
    await opened.person.click(await screen.findByRole('button', { name: 'Upload a story or game into “The Night Ferry”' }));
    return within(await screen.findByRole('dialog'));
  };
  const choose = async (within_: Awaited<ReturnType<typeof popup>>) => {
    await opened.person.upload(within_.getByLabelText('Story or game'), new File(['a game'], 'tides.zip', { lastModified: 1 }));
    await within_.findByText(/^A large game takes a few minutes/);
  };
  const first = await popup();
  await choose(first);
  const close = () => opened.person.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  return { ...opened, first, popup, close, sent };
}

test('a game that takes longer than a request is made by a job, which is polled until the app has it', async () => {
  const states = [0, 1];
  const { host } = await openMaking({
    lobbyJob: () => {
      const state = states.shift() ?? 1;
      if (state === 1) now = app({ kind: 'upload', version: 3 });
      return { findAsync: state === 1 ? done().addAppUpload : job(0).addAppUpload };
    },
  });
  begun.resolve(job(0));
  await passTime(ASYNC_POLL_MS);
  await waitFor(() => expect(states).toEqual([1]));
  expect(host.notify).not.toHaveBeenCalled();
  await passTime(ASYNC_POLL_MS);
  await waitFor(() => expect(host.notify).toHaveBeenCalledWith('Version 3 is ready to play.', 'success'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(states).toEqual([]);
  await waitFor(() =>
    expect(within(screen.getByRole('row', { name: /The Night Ferry/ })).getByRole('cell', { name: /Version 3$/ })).toBeVisible(),
  );
});

test('the space used by a job is shown once it ended', async () => {
  const used = () => ({
    getUserServiceSum: [{ __typename: 'UserServiceSum', key: 'upload.app.add_size', value: 5, usage: now.version === 3 ? 5120 : 512 }],
  });
  const { host, person } = await openMaking({
    lobbyServices: used,
    lobbyJob: () => {
      now = app({ kind: 'upload', version: 3 });
      return { findAsync: done().addAppUpload };
    },
  });
  begun.resolve(job(0));
  await passTime(ASYNC_POLL_MS);
  expect(await screen.findByText('Your storage is full')).toBeVisible();
  await person.click(await screen.findByRole('button', { name: 'More for “The Night Ferry”' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Copy' }));
  expect(host.showError).toHaveBeenCalledWith({ code: 'file/upload.app.add_size' });
});

test('closing the popup meanwhile loses nothing: the list shows the progress, and a message the end', async () => {
  const { host, popup, close } = await openMaking();
  await close();
  const row = screen.getByRole('row', { name: /The Night Ferry/ });
  expect(within(row).getByRole('cell', { name: 'Processing' })).toBeVisible();
  const again = await popup();
  expect(again.getByText(/^A large game takes a few minutes/)).toBeVisible();
  now = app({ kind: 'upload', version: 3 });
  begun.resolve(done());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(host.notify).toHaveBeenCalledWith('Version 3 is ready to play.', 'success');
  expect(await within(row).findByRole('cell', { name: /^Ready/ })).toBeVisible();
});

test('a game that can’t be played is reported after the popup was closed, and shows its errors by file once opened', async () => {
  const { host, popup, close } = await openMaking();
  await close();
  now = app({ kind: 'upload', version: 2, faults: [fault] });
  begun.resolve(done());
  await waitFor(() => expect(host.notify).toHaveBeenCalledWith('The Night Ferry: 1 error in the last file', 'danger'));
  const again = await popup();
  expect(again.getByText('it has no index.html')).toBeVisible();
  expect(again.getByText('The previous version stays playable.')).toBeVisible();
});

test('after a lost response an error is shown, and choosing the file again doesn’t send it again', async () => {
  const { first, person, sent } = await openMaking();
  begun.reject(new Error('no network'));
  const drop = await first.findByLabelText('Story or game');
  await waitFor(() => expect(drop).toHaveAccessibleDescription(/The shell's words for/));
  begun = Promise.withResolvers();
  now = app({ kind: 'upload', version: 3 });
  begun.resolve(done());
  await person.upload(drop, new File(['a game'], 'tides.zip', { lastModified: 1 }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toHaveLength(1);
});

test('a story that could begin with several files is made from the chosen one, without another upload', async () => {
  const requests: unknown[] = [];
  const field = { path: 'entry', key: 'app.errors.entryUnclear', params: { paths: 'main.ink\nold.ink' } };
  const unclear = job(2, { error: { code: 'input/invalid', fields: [field] } });
  const { person, first, sent } = await openMaking({
    addAppUpload: (variables) => {
      requests.push(variables.entry);
      if (variables.entry !== 'old.ink') return begun.promise;
      now = app({ kind: 'ink', version: 3 });
      return done();
    },
  });
  begun.resolve(unclear);
  const choice = await first.findByRole('radio', { name: 'old.ink' });
  const go = first.getByRole('button', { name: 'Start with this file' });
  expect(go).toBeDisabled();
  await person.click(choice);
  await person.click(go);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requests).toEqual([undefined, 'old.ink']);
  expect(sent).toHaveLength(1);
});
