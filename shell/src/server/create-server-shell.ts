import type { CreateSlice, HostV1, SessionState, Watchable } from '@meowtale/web-kit';
import { ssrExchange } from '@urql/core';
import type { i18n } from 'i18next';
import { createStore } from 'zustand';
import { createAdultGate } from '../app/adult-gate.ts';
import type { TabHistory } from '../app/history.ts';
import { createGuards, createNavigation, languagePrefix } from '../app/navigation.ts';
import { createProgress } from '../app/progress.ts';
import type { Shell } from '../app/shell.ts';
import type { ThemeState } from '../app/theme.ts';
import { createUnsavedWork } from '../app/unsaved-work.ts';
import { createErrorStore } from '../errors/error-store.ts';
import { errorText } from '../errors/error-text.ts';
import { createGraphqlClient } from '../graphql/client.ts';
import { createPopupStore } from '../popups/popup-store.ts';
import { createSliceLoader } from '../remotes/load-slice.ts';
import { createConsent } from '../tracking/consent.ts';
import type { ServerInput } from './render.tsx';

/** An unanswered query is aborted after this time, and the page left to its tab: it must not block its worker. */
const ANSWER_TIMEOUT_MS = 1_500;

const LOADING: SessionState = { status: 'loading' };

function still<T>(value: T): Watchable<T> {
  return { get: () => value, subscribe: () => () => {} };
}

/** Throws for actions that only a person triggers, and no page during rendering. */
function onlyInATab(): never {
  throw new Error('a page being drawn on the server has nobody before it');
}

const fetchInTime: typeof fetch = (url, init) => {
  const signals = [AbortSignal.timeout(ANSWER_TIMEOUT_MS), ...(init?.signal ? [init.signal] : [])];
  return fetch(url, { ...init, signal: AbortSignal.any(signals) });
};

/** Returns a history with the requested page only. */
function stillHistory(address: string): TabHistory {
  const { pathname, search } = new URL(address, 'http://shell');
  const entry = { pathname, search, hash: '', key: '' };
  return { ...still(entry), push: onlyInATab, replace: onlyInATab, back: onlyInATab, pending: still(null) };
}

/** Creates the parts of the shell for one server-rendered page: as a guest, without storage, with the slice loaded. */
export function createServerShell(input: ServerInput, i18n: i18n, createSlice: CreateSlice | null) {
  const { plan, gateway } = input;
  const history = stillHistory(input.address);
  const guards = createGuards();
  const navigation = createNavigation(history, languagePrefix(plan.locale), guards);
  const ssr = ssrExchange({ isClient: false });
  const client = createGraphqlClient({
    token: async () => null,
    registeredOperationsOnly: plan.registeredOperationsOnly,
    onError: () => {},
    ssr,
    server: { ...gateway, fetch: fetchInTime },
  });
  const scheme = plan.theme === 'dark' ? 'dark' : 'light';
  const session: Shell['session'] = {
    ...still(LOADING),
    start: onlyInATab,
    identity: onlyInATab,
    enter: onlyInATab,
    end: onlyInATab,
    catchUp: onlyInATab,
    signIn: onlyInATab,
    signOut: onlyInATab,
    refresh: onlyInATab,
    token: async () => null,
  };
  const host: HostV1 = {
    version: 1,
    locale: plan.locale,
    addresses: plan.addresses,
    nonce: plan.nonce,
    session,
    urql: client,
    navigation,
    colorScheme: still(scheme),
    adult: still(false),
    openPopup: onlyInATab,
    requireAdult: onlyInATab,
    showError: onlyInATab,
    errorText: (error) => errorText(error, i18n.t),
    block: onlyInATab,
    notify: onlyInATab,
    report: (error) => console.error(error),
    adLinkOf: onlyInATab,
  };
  const load = async () => {
    if (!createSlice) throw new Error('this page belongs to no slice that the server draws');
    return createSlice(host);
  };
  const shell: Shell = {
    plan,
    i18n,
    host,
    history,
    scroll: { keep: onlyInATab, recall: onlyInATab, recallFirst: onlyInATab },
    guards,
    navigation,
    session,
    theme: { store: createStore<ThemeState>(() => ({ choice: plan.theme, scheme, choose: onlyInATab })), scheme: still(scheme) },
    clients: createStore(() => ({ client })),
    loader: createSliceLoader(plan.slices, host, { load, timeoutMs: plan.sliceTimeoutMs }),
    reports: { add() {}, measure() {} },
    popups: createPopupStore(plan.popups),
    errors: createErrorStore(),
    progress: createProgress(),
    busy: createProgress(),
    adultGate: createAdultGate({ getItem: () => null, setItem: onlyInATab }),
    tracking: { consent: createConsent(), start: onlyInATab, adLinkOf: onlyInATab, answer: onlyInATab },
    unkept: createUnsavedWork(new EventTarget()),
  };
  return { shell, ssr };
}
