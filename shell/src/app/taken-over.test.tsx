import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createSliceI18n, SliceScope } from '@meowtale/web-kit';
import { testHost } from '@meowtale/web-kit/testing';
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

const words = await createSliceI18n('en-US', loadWords);
const home = { id: 'home', pattern: '/', frame: 'store', slice: 'mf-store' } as PlannedRoute;
const NO_PARAMS = {};
const QUESTION = gql<{ who: string }>`{ who }`;

/** A client whose gateway says at once who asks. */
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
let drawn: number;
const toldOf = jest.fn();

function Who() {
  const [{ data }] = useQuery({ query: QUESTION });
  return <i>{data?.who}</i>;
}

/** A page on which two ask the same. */
function Page({ onShown }: { onShown?: () => void }) {
  drawn += 1;
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

/** Takes over what the server drew for a guest; React works by itself, as in a tab. */
async function takeOver(page: () => ReactNode): Promise<HTMLElement> {
  const { host } = testHost({}, '/', null);
  Object.defineProperty(host, 'urql', { get: () => clients.getState().client });
  const shell = {
    plan: { adult: false, locale: 'en-US' },
    host,
    adultGate: createAdultGate(localStorage, null),
    clients,
    loader: { ready: () => ({ slice: { routes: { home: page }, popups: {}, words } }) },
  } as unknown as Shell;
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = '<!--$--><p><b>guest</b><i>guest</i></p><!--/$-->';
  root = hydrateRoot(
    place,
    <ShellContext value={shell}>
      <SliceScope host={host} words={words}>
        <RoutePage route={home} params={NO_PARAMS} />
      </SliceScope>
    </ShellContext>,
    { onRecoverableError: toldOf },
  );
  await new Promise((resolve) => setTimeout(resolve, 500));
  return place;
}

beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;
  window.matchMedia = jest.fn(() => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} })) as never;
  clients = createStore(() => ({ client: clientOf('guest') }));
  drawn = 0;
  toldOf.mockClear();
});
afterEach(() => {
  root.unmount();
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
});

test('a person who is found while the page is being taken over has it drawn for them, and not for ever', async () => {
  const place = await takeOver(() => <Page onShown={personIsFound} />);
  expect(place.textContent).toBe('personperson');
  expect(toldOf).not.toHaveBeenCalled();
  expect(drawn).toBeLessThan(15);
});

test('a person who is found before the page is taken over has it taken over as it was drawn, and then drawn for them', async () => {
  personIsFound();
  const place = await takeOver(() => <Page />);
  expect(place.textContent).toBe('personperson');
  expect(toldOf).not.toHaveBeenCalled();
  expect(drawn).toBeLessThan(15);
});
