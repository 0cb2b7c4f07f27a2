import { afterEach, expect, jest, test } from '@jest/globals';
import { mira, Refusal, renderRoute } from '@meowtale/web-kit/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { createSlice } from '../../slice.tsx';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

const TOKEN = 'a-token-of-the-test-1234';
const share = { __typename: 'AppShare', app_uuid: 'app', name: 'Nine Cats', kind: 'ink', url: 'http://works.localhost/1/' };
const open = (findAppShare: object | null, person: typeof mira | null = null) =>
  renderRoute(createSlice, 'shared', {
    responses: { appShare: () => ({ findAppShare }) },
    at: `/shared/${TOKEN}`,
    params: { token: TOKEN },
    person,
  });

test('a shared work is played in its frame by anyone with the link, which shows its end', async () => {
  await open({ ...share, expires_at: '2026-12-01T10:00:00.000Z' });
  expect(await screen.findByTitle('Nine Cats')).toHaveAttribute(
    'src',
    expect.stringMatching(/^http:\/\/works\.localhost\/1\/\?lang=en-US/),
  );
  expect(screen.getByText(/^Shared with you until .*2026/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
});

test('a link without an end shows only that the work is shared', async () => {
  await open({ ...share, expires_at: null }, mira);
  expect(await screen.findByText('Shared with you by its creator')).toBeVisible();
});

test('an expired, revoked or unknown link shows that, and where to go', async () => {
  await open(null);
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
});

test.each([
  ['a guest’s place is announced as stored in this browser only', null, 'Saved only in this browser'],
  ['a signed-in person’s place is announced as saved', mira, 'Saved'],
])('%s', async (_what, person, text) => {
  await renderRoute(createSlice, 'shared', {
    responses: {
      appShare: () => ({ findAppShare: { ...share, expires_at: null } }),
      setPlaySave: () => ({
        setPlaySave: { __typename: 'PlaySave', app_uuid: 'app', slot: 'auto', revision: 1, updated_at: '2026-11-29T10:00:00.000Z' },
      }),
    },
    at: `/shared/${TOKEN}`,
    params: { token: TOKEN },
    person,
  });
  const source = (await screen.findByTitle<HTMLIFrameElement>('Nine Cats')).contentWindow as Window;
  source.postMessage = () => {};
  await act(async () => {
    const data = { type: 'meowtale:save', data: '{}' };
    window.dispatchEvent(new MessageEvent('message', { origin: 'http://works.localhost', source, data }));
  });
  expect(await screen.findByText(text)).toBeVisible();
});

test('a link that is deleted while its work is played closes it with the next save', async () => {
  const link = { works: true };
  await renderRoute(createSlice, 'shared', {
    responses: {
      appShare: () => ({ findAppShare: link.works ? { ...share, expires_at: null } : null }),
      playSave: () => ({ findPlaySave: null }),
      setPlaySave: () => {
        throw new Refusal({ code: '404', status: 404 });
      },
    },
    at: `/shared/${TOKEN}`,
    params: { token: TOKEN },
    person: mira,
  });
  const source = (await screen.findByTitle<HTMLIFrameElement>('Nine Cats')).contentWindow;
  link.works = false;
  await act(async () => {
    const data = { type: 'meowtale:save', data: '{}' };
    window.dispatchEvent(new MessageEvent('message', { origin: 'http://works.localhost', source, data }));
  });
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  expect(screen.queryByTitle('Nine Cats')).toBeNull();
});

test('the save of a game that repeats that it is ready is queried once per load of its frame', async () => {
  let requests = 0;
  const app_uuid = '0190a5d0-0000-7000-8000-000000000001';
  await renderRoute(createSlice, 'shared', {
    responses: {
      appShare: () => ({ findAppShare: { ...share, app_uuid, expires_at: null } }),
      playSave: () => {
        requests += 1;
        return { findPlaySave: null };
      },
    },
    at: `/shared/${TOKEN}`,
    params: { token: TOKEN },
    person: mira,
  });
  const frame = await screen.findByTitle<HTMLIFrameElement>('Nine Cats');
  const data = { type: 'meowtale:ready', version: 1, appUuid: app_uuid, kind: 'upload' };
  const flood = () =>
    act(async () => {
      for (let time = 0; time < 40; time++) {
        window.dispatchEvent(new MessageEvent('message', { origin: 'http://works.localhost', source: frame.contentWindow, data }));
      }
    });
  await flood();
  expect(requests).toBe(1);
  fireEvent.load(frame);
  await flood();
  expect(requests).toBe(2);
});

test('a guest’s place for which this browser has no room is not said to be saved', async () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const app_uuid = '0190a5d0-0000-7000-8000-000000000001';
  await open({ ...share, app_uuid, expires_at: null });
  const frame = await screen.findByTitle<HTMLIFrameElement>('Nine Cats');
  const say = (message: object) => {
    const data = { version: 1, ...message };
    const event = { origin: 'http://works.localhost', source: frame.contentWindow, data };
    return act(async () => void window.dispatchEvent(new MessageEvent('message', event)));
  };
  await say({ type: 'meowtale:ready', appUuid: app_uuid, kind: 'ink' });
  await say({ type: 'meowtale:save', data: '1' });
  expect(screen.getByText(/Not saved: this browser has no space/)).toBeVisible();
  expect(screen.queryByText(/Saved/)).toBeNull();
  full.mockRestore();
  await say({ type: 'meowtale:save', data: '2' });
  expect(screen.getByText(/Saved/)).toBeVisible();
});

test('a game that this browser can’t isolate in a frame is offered in a tab of its own', async () => {
  const app_uuid = '0190a5d0-0000-7000-8000-000000000001';
  await open({ ...share, app_uuid, kind: 'upload', expires_at: null });
  const frame = await screen.findByTitle<HTMLIFrameElement>('Nine Cats');
  const say = (more: object) => {
    const data = { type: 'meowtale:ready', version: 1, appUuid: app_uuid, kind: 'upload', ...more };
    const event = { origin: 'http://works.localhost', source: frame.contentWindow, data };
    return act(async () => void window.dispatchEvent(new MessageEvent('message', event)));
  };
  await say({});
  expect(screen.queryByRole('link', { name: 'Open in a new tab' })).toBeNull();
  await say({ needsOwnTab: true });
  expect(screen.getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute('href', share.url);
});
