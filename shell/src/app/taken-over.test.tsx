import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createSliceI18n, SliceScope } from '@meowtale/web-kit';
import { testHost } from '@meowtale/web-kit/testing';
import { waitFor } from '@testing-library/react';
import { type ReactNode, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { cacheExchange, createClient, gql, useQuery } from 'urql';
import { filter, map, pipe } from 'wonka';
import { createStore } from 'zustand';
import type { PlannedRoute } from '../plan.ts';
import { loadWords } from '../words.ts';
import { createAdultGate } from './adult-gate.ts';
import { RoutePage } from './route-page.tsx';
import { type Shell, ShellContext } from './shell.ts';

const i18n = await createSliceI18n('en-US', loadWords);
const home = { id: 'home', pattern: '/', frame: 'store', slice: 'mf-store' } as PlannedRoute;
const NO_PARAMS = {};
const QUESTION = gql<{ who: string }>`{ who }`;

/** Returns a client whose gateway answers at once with the name of the caller. */
const clientOf = (who: string) =>
  createClient({
    url: 'http://gateway',
    exchanges: [
      cacheExchange,
      () => (operations) =>
        pipe(
          operations,
          filter(({ kind }) => kind === 'query'),
          map((operation) => ({ operation, data: { who }, stale: false, hasNext: false })),
        ),
    ],
  });

let clients: Shell['clients'];
let root: Root;
let renders: number;
const toldOf = jest.fn();

function Who() {
  const [{ data }] = useQuery({ query: QUESTION });
  return <i>{data?.who}</i>;
}

/** A page on which two components send the same query. */
function Page({ onShown }: { onShown?: () => void }) {
  renders += 1;
  const [{ data }] = useQuery({ query: QUESTION });
  useEffect(() => onShown?.(), [onShown]);
  return (
    <p>
      <b>{data?.who}</b>
      <Who />
    </p>
  );
}

const personIsFound = () => clients.setState({ client: clientOf('person') });

/** Hydrates what the server rendered for a guest; React schedules by itself, as in a tab. */
function takeOver(page: () => ReactNode): HTMLElement {
  const { host } = testHost({}, '/', null);
  Object.defineProperty(host, 'urql', { get: () => clients.getState().client });
  const shell = {
    plan: { adult: false, locale: 'en-US', slices: [{ name: 'mf-store' }] },
    host,
    adultGate: createAdultGate(localStorage, null),
    clients,
    loader: { ready: () => ({ slice: { routes: { home: page }, popups: {}, words: i18n } }) },
  } as unknown as Shell;
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = '<!--$--><p><b>guest</b><i>guest</i></p><!--/$-->';
  root = hydrateRoot(
    place,
    <ShellContext value={shell}>
      <SliceScope host={host} words={i18n}>
        <RoutePage route={home} params={NO_PARAMS} />
      </SliceScope>
    </ShellContext>,
    { onRecoverableError: toldOf },
  );
  return place;
}

/** A page that renders endlessly renders more often than this. */
const MAX_RENDERS = 15;
/** Waits for the person's page, and until it no longer renders. */
async function drawnForPerson(place: HTMLElement): Promise<void> {
  await waitFor(() => expect(place.textContent).toBe('personperson'));
  await waitFor(async () => {
    const before = renders;
    // React renders in timers of 0 ms, which all end before this one does.
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(renders).toBe(before);
  });
  expect(place.textContent).toBe('personperson');
}

beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;
  window.matchMedia = jest.fn(() => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} })) as never;
  clients = createStore(() => ({ client: clientOf('guest') }));
  renders = 0;
  toldOf.mockClear();
});
afterEach(() => {
  root.unmount();
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
});

test('a person found during hydration gets their page rendered, and not endlessly', async () => {
  await drawnForPerson(takeOver(() => <Page onShown={personIsFound} />));
  expect(toldOf).not.toHaveBeenCalled();
  expect(renders).toBeLessThan(MAX_RENDERS);
});

test('a person found before hydration has the page hydrated as rendered, and then rendered for them', async () => {
  personIsFound();
  await drawnForPerson(takeOver(() => <Page />));
  expect(toldOf).not.toHaveBeenCalled();
  expect(renders).toBeLessThan(MAX_RENDERS);
});
