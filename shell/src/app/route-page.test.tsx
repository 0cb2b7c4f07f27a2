import { beforeEach, expect, jest, test } from '@jest/globals';
import { LOADING_DELAY_MS } from '@meowtale/contracts/constants';
import { UiProvider } from '@meowtale/ui';
import { createSliceI18n, type SessionState, SliceScope } from '@meowtale/web-kit';
import { testHost } from '@meowtale/web-kit/testing';
import { act, render, screen } from '@testing-library/react';
import { createStore } from 'zustand';
import type { PlannedRoute } from '../plan.ts';
import { loadWords } from '../words.ts';
import { createAdultGate } from './adult-gate.ts';
import { createProgress } from './progress.ts';
import { RoutePage } from './route-page.tsx';
import { type Shell, ShellContext } from './shell.ts';

const i18n = await createSliceI18n('en-US', loadWords);
const detail = { id: 'detail', pattern: '/store/:id', frame: 'store', slice: 'mf-store', adultAware: true } as PlannedRoute;
const gate = () => screen.queryByRole('heading', { name: '你是否已年滿 18 歲？' });

beforeEach(() => {
  localStorage.clear();
  window.matchMedia = jest.fn(() => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} })) as never;
});

const loading: SessionState = { status: 'loading' };

/** Opens a page in a tab whose first page, by the server, was of an adult work. */
async function open(at: string, route = detail, session?: SessionState) {
  const { host: guest } = testHost({}, at, null);
  const host = session ? { ...guest, session: { ...guest.session, get: () => session } } : guest;
  const adultGate = createAdultGate(localStorage, '/store/salt');
  const shell = {
    plan: { adult: true, locale: 'en-US', slices: [{ name: 'mf-store' }] },
    host,
    navigation: host.navigation,
    adultGate,
    progress: createProgress(),
    clients: createStore(() => ({})),
    loader: { ready: () => undefined, load: () => new Promise(() => {}) },
  } as unknown as Shell;
  await act(async () => {
    render(
      <ShellContext value={shell}>
        <SliceScope host={host} words={i18n}>
          <UiProvider locale="en-US" colorScheme="light">
            <RoutePage route={route} params={{}} />
          </UiProvider>
        </SliceScope>
      </ShellContext>,
    );
  });
  return adultGate.getState();
}

test('what the server found of the first page doesn’t apply to the next page', async () => {
  await open('/store/moth');
  expect(gate()).toBeNull();
});

test('a page of an adult work stays behind the gate until it is confirmed, whatever is found later', async () => {
  const { require: find, confirm } = await open('/store/salt');
  expect(gate()).toBeInTheDocument();
  act(() => find('/store/cinder'));
  expect(gate()).toBeInTheDocument();
  await act(async () => confirm());
  expect(gate()).toBeNull();
});

test('until the person is known, a page with roles shows a placeholder after a moment', async () => {
  jest.useFakeTimers();
  await open('/cart', { id: 'cart', pattern: '/cart', frame: 'store', slice: 'mf-store', roles: ['user'] } as PlannedRoute, loading);
  expect(screen.queryByRole('status')).toBeNull();
  act(() => jest.advanceTimersByTime(LOADING_DELAY_MS));
  expect(screen.getByRole('status')).toHaveAttribute('aria-busy', 'true');
  jest.useRealTimers();
});

test('an opened page for desktops stays hidden with its input when the window becomes too small', async () => {
  const heard = new Set<() => void>();
  let matches = true;
  const list = { addEventListener: (_: string, hear: () => void) => heard.add(hear), removeEventListener: () => {} };
  window.matchMedia = jest.fn(() => ({ ...list, matches })) as never;
  const resize = (roomy: boolean) =>
    act(async () => {
      matches = roomy;
      for (const hear of heard) hear();
    });
  await open('/about-us', { id: 'about', pattern: '/about-us', frame: 'lobby', slice: 'shell' } as PlannedRoute);
  const title = screen.getByRole('heading', { level: 1 });
  await resize(false);
  expect(title).not.toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).not.toBe(title);
  await resize(true);
  expect(screen.getByRole('heading', { level: 1 })).toBe(title);
  expect(title).toBeVisible();
});
