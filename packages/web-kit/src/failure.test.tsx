import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { UiProvider } from '@meowtale/ui';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { isPassing } from './error-sentence.ts';
import { Failure, FailureNotice, StaleNotice } from './failure.tsx';
import { createSliceI18n } from './i18n.ts';
import { SliceScope } from './slice-scope.tsx';
import { fakeTimers, passTime } from './testing/fake-timers.ts';
import { testHost } from './testing/host.ts';

const i18n = await createSliceI18n('en-US', async () => ({ default: {} }));
const retry = jest.fn();
const reload = jest.fn();
beforeEach(() => {
  retry.mockClear();
  reload.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
});

const { host } = testHost({}, '/my-game?page=2');
const scoped = (view: ReactNode) => (
  <UiProvider locale="en-US" colorScheme="light">
    <SliceScope host={{ ...host, reload }} words={i18n}>
      {view}
    </SliceScope>
  </UiProvider>
);
const draw = (view: ReactNode) => render(scoped(view));

const outdated = { code: 'gateway/operation-unknown' };
const down = { code: 'service/unavailable' };

test.each([
  ['a card', <Failure key="1" title="The list" error={outdated} onRetry={retry} />],
  ['a notice', <FailureNotice key="2" failure={outdated} />],
  ['a notice with a retry', <FailureNotice key="3" failure={outdated} onRetry={retry} />],
  ['what was answered before', <StaleNotice key="4" error={outdated as never} onRetry={retry} />],
])('%s of an outdated page offers a reload and no retry', async (_what, view) => {
  draw(view);
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect([reload.mock.calls.length, retry.mock.calls.length]).toEqual([1, 0]);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test.each([
  ['a card', <Failure key="1" title="The list" error={{ code: 'auth/email_verified' }} onRetry={retry} />],
  ['a notice', <FailureNotice key="2" failure={{ code: 'auth/email_verified' }} />],
])('%s for a missing verified address links to its verification, which leads back', (_what, view) => {
  draw(view);
  expect(screen.getByRole('link', { name: 'Verify email' })).toHaveAttribute('href', '/verify-email?returnUrl=%2Fmy-game%3Fpage%3D2');
});

test('a notice has its title, the error, what became of the input, and a retry', async () => {
  draw(
    <FailureNotice title="Not saved" failure={{ code: '9999' }} meanwhile="It is stored here." onRetry={retry} retryLabel="Save again" />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent("Not savedThe shell's words for 9999 It is stored here.Save again");
  await userEvent.click(screen.getByRole('button', { name: 'Save again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('a shared notice whose cause another part shows still names what failed', () => {
  draw(
    <>
      <Failure title="The list" error={down} onRetry={retry} />
      <FailureNotice title="The check" failure={down} isShared />
    </>,
  );
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getByText('The check')).toBeVisible();
});

test.each(['other/response-timeout', 'other/outcome-unknown', 'other/network-request-failed'])('a retry may help against %s', (code) => {
  expect(isPassing({ code })).toBe(true);
});

test('parts of a page that fail in one outage show it once, with a retry for all, and each names what is missing', async () => {
  const [second, stale] = [jest.fn(), jest.fn()];
  const { rerender } = draw(
    <>
      <Failure title="The list" error={down} onRetry={retry} />
      <Failure title="The wishes" error={down} onRetry={second} />
      <StaleNotice error={down as never} onRetry={stale} />
      <FailureNotice failure={down} isShared />
    </>,
  );
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getAllByText(/The shell's words/)).toHaveLength(1);
  expect(screen.getByText('The wishes')).toBeVisible();
  expect(screen.getByText('This may be out of date.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect([retry, second, stale].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
  rerender(scoped(<Failure title="The wishes" error={down} onRetry={second} />));
  expect(screen.getByRole('alert')).toHaveTextContent('The wishes');
});

test.each([
  ['two services', [down, { ...down, service: 'wallet' }]],
  ['two refusals', [{ code: 'app/limit' }, { code: 'app/limit' }]],
  ['two faults of servers', [{ code: '9999' }, { code: '9999' }]],
])('failures of %s are both shown', (_what, [one, other]) => {
  draw(
    <>
      <Failure title="The list" error={one ?? down} onRetry={retry} />
      <Failure title="The wishes" error={other ?? down} onRetry={retry} />
    </>,
  );
  expect(screen.getAllByRole('alert')).toHaveLength(2);
});

test('any other failure offers a retry', async () => {
  draw(<Failure title="The list" error={down} onRetry={retry} />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect([reload.mock.calls.length, retry.mock.calls.length]).toEqual([0, 1]);
});

test('with autoRetry a failure is retried automatically while a service is down', async () => {
  fakeTimers();
  draw(<Failure title="The story" error={down} onRetry={retry} autoRetry />);
  await passTime(2000);
  expect(retry).toHaveBeenCalledTimes(1);
});

test('delays of one outage grow across the cards that its retries render', async () => {
  fakeTimers(Date.now() + 3_600_000);
  for (let card = 0; card < 4; card += 1) {
    const { unmount } = draw(<Failure title="The story" error={down} onRetry={retry} autoRetry />);
    await passTime(1000);
    unmount();
  }
  draw(<Failure title="The story" error={down} onRetry={retry} autoRetry />);
  await passTime(10_000);
  expect(retry).not.toHaveBeenCalled();
  await passTime(5000);
  expect(retry).toHaveBeenCalledTimes(1);
});

test.each([
  ['a refusal', <Failure key="1" title="The story" error={{ code: 'drama/not-found', status: 404 }} onRetry={retry} autoRetry />],
  ['what the client asks again', <Failure key="2" title="The list" error={down} onRetry={retry} />],
])('%s is not retried by its card', async (_what, view) => {
  fakeTimers();
  draw(view);
  await passTime(60_000);
  expect(retry).not.toHaveBeenCalled();
});
