import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { UiProvider } from '@meowtale/ui';
import { createSliceI18n, SliceScope } from '@meowtale/web-kit';
import { fakeTimers, mira, passTime, testHost } from '@meowtale/web-kit/testing';
import { act, render, screen } from '@testing-library/react';
import { loadWords } from '../words.ts';
import { NoticesLink } from './notices-link.tsx';
import { useUnreadNoticesRefresh } from './use-unread-notices.ts';

const i18n = await createSliceI18n('en-US', loadWords);
const MINUTE_MS = 60_000;
let unreadCount: number;
const shellHeaderNotices = jest.fn(() => ({ findNotification: { __typename: 'NotificationList', unreadCount } }));

function Page({ isShown = true }) {
  useUnreadNoticesRefresh(isShown);
  return (
    <>
      <NoticesLink />
      <NoticesLink />
    </>
  );
}
function open(person: typeof mira | null = mira, isShown = true) {
  const { host } = testHost({ shellHeaderNotices }, '/', person);
  return render(
    <UiProvider locale="en-US" colorScheme="light">
      <SliceScope host={host} words={i18n}>
        <Page isShown={isShown} />
      </SliceScope>
    </UiProvider>,
  );
}
const links = (name: RegExp) => screen.findAllByRole('link', { name });
const dispatch = (event: string, source: EventTarget = window) => act(async () => void source.dispatchEvent(new Event(event)));

beforeEach(() => {
  fakeTimers();
  unreadCount = 1;
  shellHeaderNotices.mockClear();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test.each([
  ['focus', window],
  ['visibilitychange', document],
  ['online', window],
])('the number of unread notifications is updated on %s, by one request for all places', async (event, source) => {
  open();
  expect(await links(/1 unread/)).toHaveLength(2);
  unreadCount = 3;
  await dispatch(event, source);
  await dispatch('focus');
  expect(await links(/3 unread/)).toHaveLength(2);
  expect(shellHeaderNotices).toHaveBeenCalledTimes(2);
});

test('it is updated each minute while the page is visible, until it is left', async () => {
  const { unmount } = open();
  await links(/1 unread/);
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  unreadCount = 2;
  await passTime(5 * MINUTE_MS);
  expect(shellHeaderNotices).toHaveBeenCalledTimes(1);
  visibility.mockReturnValue('visible');
  await passTime(MINUTE_MS);
  expect(await links(/2 unread/)).toHaveLength(2);
  unmount();
  const calls = shellHeaderNotices.mock.calls.length;
  await passTime(5 * MINUTE_MS);
  expect(shellHeaderNotices).toHaveBeenCalledTimes(calls);
});

test.each([
  ['a guest', null, true],
  ['a page without a header', mira, false],
])('%s isn’t asked for again', async (_name, person, isShown) => {
  open(person, isShown);
  await passTime(MINUTE_MS);
  const calls = shellHeaderNotices.mock.calls.length;
  await dispatch('focus');
  await passTime(2 * MINUTE_MS);
  expect(shellHeaderNotices).toHaveBeenCalledTimes(calls);
});
