import { createHash } from 'node:crypto';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { UPLOAD_CHUNK_BYTES } from '@meowtale/contracts';
import { fakeUploads, mira, Refusal, type Responses, renderRoute } from '@meowtale/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';
import { APP, app } from '../store-editor/test-listing.ts';

const UPLOAD = '0198f6d2-0000-7000-8000-0000000000e1';
const SIZE = UPLOAD_CHUNK_BYTES + 10;
const onRequest = jest.fn<(operation: string, variables: object) => void>();
const session = (present: readonly number[] = []) => ({
  __typename: 'UploadSession',
  uuid: UPLOAD,
  size: SIZE,
  chunks: [UPLOAD_CHUNK_BYTES, 10].map((size, at) => ({
    __typename: 'UploadChunk',
    n: at + 1,
    size,
    url: `/files/chunks/${UPLOAD}/${at + 1}`,
    is_there: present.includes(at + 1),
  })),
});
const done = (uuid: string) => ({ __typename: 'Async', uuid: 'catalog:1', state: 1, progress: 100, result: { uuid }, error: null });
const responses: Responses = {
  lobbyApps: () => ({ findApp: { __typename: 'AppList', list: [app({ name: 'Tide Tables', kind: 'upload' })], totalCount: 1 } }),
  uploadsUnderWay: () => ({ findUploadSession: [{ ...session([1]), md5: '1'.repeat(32), system: 'web' }] }),
  addUploadSession: (variables) => {
    onRequest('begin', variables);
    return { addUploadSession: session() };
  },
  uploadUnderWay: () => ({ findUploadSession: [session([1])] }),
  mergeChunkFile: (variables) => {
    onRequest('join', variables);
    return { mergeChunkFile: done(UPLOAD) };
  },
  addAppUpload: ({ uuid, file_uuid }) => {
    onRequest('use', { uuid, file_uuid });
    return { addAppUpload: done(uuid) };
  },
  lobbyApp: () => ({ findApp: { __typename: 'AppList', list: [app({ version: 3 })], totalCount: 1 } }),
  dropUpload: (variables) => {
    onRequest('drop', variables);
    return { delFile: true };
  },
};
const game = (change: { name?: string } = {}) =>
  new File([new Uint8Array(SIZE)], change.name ?? 'tides.zip', { type: 'application/zip', lastModified: 7 });
const md5 = createHash('md5').update(new Uint8Array(SIZE)).digest('hex');
const stored = { uuid: UPLOAD, name: 'tides.zip', size: SIZE, lastModified: 7, md5, sent: false };
const KEY = `meowtale.upload.${mira.uuid}.app.${APP}`;

beforeEach(() => {
  onRequest.mockClear();
  localStorage.clear();
});

async function openPopup(more: Responses = {}) {
  const opened = await renderRoute(createSlice, 'apps', { responses: { ...responses, ...more }, at: '/lobby' });
  await opened.person.click(await screen.findByRole('button', { name: 'Upload a story or game into “Tide Tables”' }));
  const popup = within(await screen.findByRole('dialog', { name: 'Upload into “Tide Tables”' }));
  return { ...opened, popup };
}

test('a game larger than a part is sent in parts, each with its hash, and becomes the app', async () => {
  const sent = fakeUploads({ status: 204, body: '' }, { status: 204, body: '' });
  const { person, popup, host, leaving } = await openPopup();
  await person.upload(popup.getByLabelText(/^Story or game/), game());
  await waitFor(() => expect(onRequest).toHaveBeenLastCalledWith('use', { uuid: APP, file_uuid: UPLOAD }));
  expect(onRequest).toHaveBeenCalledWith('begin', expect.objectContaining({ basename: 'tides.zip', size: SIZE, system: 'web' }));
  expect(sent.map(({ url }) => url).sort()).toEqual([`/files/chunks/${UPLOAD}/1`, `/files/chunks/${UPLOAD}/2`]);
  const headers = { 'accept-version': 'v2', authorization: 'Bearer token-of-mira', 'content-md5': expect.stringMatching(/^[\w+/]{22}==$/) };
  for (const one of sent) expect(one.headers).toEqual(headers);
  await waitFor(() => expect(host.notify).toHaveBeenCalledWith('Version 3 is ready to play.', 'success'));
  expect([leaving(), localStorage.getItem(KEY)]).toEqual([null, null]);
});

test('an upload shows its progress, and leaving asks first; it is paused, continued, and cancelled', async () => {
  // The service never answers.
  jest.spyOn(globalThis, 'XMLHttpRequest').mockImplementation(() => {
    const silent = { upload: new EventTarget(), open() {}, setRequestHeader() {}, send() {}, responseText: '', status: 0 };
    const request = Object.assign(new EventTarget(), silent, { abort: () => request.dispatchEvent(new Event('abort')) });
    return request as unknown as XMLHttpRequest;
  });
  const { person, popup, leaving } = await openPopup();
  await person.upload(popup.getByLabelText(/^Story or game/), game());
  expect(await popup.findByRole('progressbar', { name: 'Uploading tides.zip' })).toBeVisible();
  expect(popup.getByText(/^0 bytes of 5 MB/)).toBeVisible();
  expect(leaving()).toMatch(/^An upload is still running/);
  await person.click(popup.getByRole('button', { name: 'Pause' }));
  expect(await popup.findByText('Paused. What was uploaded is kept.')).toBeVisible();
  expect(leaving()).toBeNull();
  await person.click(popup.getByRole('button', { name: 'Continue' }));
  expect(await popup.findByRole('button', { name: 'Pause' })).toBeVisible();
  await person.click(popup.getByRole('button', { name: 'Cancel and discard' }));
  await waitFor(() => expect(onRequest).toHaveBeenLastCalledWith('drop', { uuid: UPLOAD }));
  expect(popup.getByLabelText(/^Story or game/)).toBeEnabled();
  expect(localStorage.getItem(KEY)).toBeNull();
});

test('after a reload the same file continues where it was; another one is reported', async () => {
  localStorage.setItem(KEY, JSON.stringify(stored));
  const sent = fakeUploads({ status: 204, body: '' });
  const { person, popup } = await openPopup();
  expect(popup.getByText(/^tides\.zip \(5 MB\) is partly uploaded/)).toBeVisible();
  await person.upload(popup.getByLabelText(/^Story or game/), game({ name: 'other.zip' }));
  expect(await popup.findByText(/^other\.zip isn’t the same file as tides\.zip\./)).toBeVisible();
  await person.upload(popup.getByLabelText(/^Story or game/), game());
  await waitFor(() => expect(onRequest).toHaveBeenLastCalledWith('use', { uuid: APP, file_uuid: UPLOAD }));
  expect(sent.map(({ url }) => url)).toEqual([`/files/chunks/${UPLOAD}/2`]);
  expect(onRequest).not.toHaveBeenCalledWith('begin', expect.anything());
});

test('after a reload a file whose bytes changed isn’t joined with old parts, and the person is told', async () => {
  localStorage.setItem(KEY, JSON.stringify({ ...stored, md5: '0'.repeat(32), sent: true }));
  const { person, popup } = await openPopup();
  await person.upload(popup.getByLabelText(/^Story or game/), game());
  expect(await popup.findByText(/^tides\.zip has changed since its upload started\./)).toBeVisible();
  expect(onRequest).not.toHaveBeenCalled();
});

test('an upload in progress that this browser doesn’t know is continued', async () => {
  const sent = fakeUploads({ status: 204, body: '' });
  const same = { ...session([1]), md5: 'cc36be8c051f47d73293fda5308411c1', system: 'web' };
  const { person, popup } = await openPopup({ uploadsUnderWay: () => ({ findUploadSession: [same] }) });
  await person.upload(popup.getByLabelText(/^Story or game/), game());
  await waitFor(() => expect(onRequest).toHaveBeenLastCalledWith('use', { uuid: APP, file_uuid: UPLOAD }));
  expect(sent.map(({ url }) => url)).toEqual([`/files/chunks/${UPLOAD}/2`]);
  expect(onRequest).not.toHaveBeenCalledWith('begin', expect.anything());
});

test('a beginning whose response was lost is repeated with its key; one that has ended since gets another', async () => {
  fakeUploads({ status: 204, body: '' }, { status: 204, body: '' });
  const keys: string[] = [];
  const { person, popup } = await openPopup({
    addUploadSession: ({ key }) => {
      keys.push(key);
      if (keys.length === 1) throw new Error('no answer');
      if (keys.length === 2) throw new Refusal({ code: 'upload/not-found', status: 404 });
      return { addUploadSession: session() };
    },
  });
  await person.upload(popup.getByLabelText(/^Story or game/), game());
  await waitFor(() => expect(keys).toHaveLength(1));
  await waitFor(() => expect(popup.getByLabelText(/^Story or game/)).toBeEnabled());
  await person.upload(popup.getByLabelText(/^Story or game/), game());
  await waitFor(() => expect(onRequest).toHaveBeenLastCalledWith('use', { uuid: APP, file_uuid: UPLOAD }));
  expect(keys).toEqual([keys[0], keys[0], expect.not.stringMatching(keys[0] as string)]);
});

test('a rejected part shows its reason, and the file can be chosen again', async () => {
  const body = { code: 'upload/chunk-refused', fields: [{ path: 'chunk', key: 'upload.errors.chunkLength' }] };
  fakeUploads({ status: 409, body }, { status: 409, body });
  const { person, popup } = await openPopup();
  await person.upload(popup.getByLabelText(/^Story or game/), game());
  expect(await popup.findByText(/^tides\.zip: A part of the file arrived with the wrong length\./)).toBeVisible();
  expect(popup.getByLabelText(/^Story or game/)).toBeEnabled();
});
