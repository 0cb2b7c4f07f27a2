import { isAdultCategory } from '@meowtale/contracts/categories';
import { notify } from '@meowtale/ui';
import type { HostV1 } from '@meowtale/web-kit';
import { type Client, type CombinedError, ssrExchange } from '@urql/core';
import type { i18n } from 'i18next';
import { createStore } from 'zustand';
import { createErrorStore } from '../errors/error-store.ts';
import { errorText } from '../errors/error-text.ts';
import { createGraphqlClient, type SsrData, sendChangesThrough } from '../graphql/client.ts';
import type { Plan } from '../plan.ts';
import { createPopupStore } from '../popups/popup-store.ts';
import { isOutOfReach, reloadIfLost, watchForLostCode } from '../remotes/chunk-reload.ts';
import { registerFederationPlugin } from '../remotes/federation-plugin.ts';
import { createSliceLoader } from '../remotes/load-slice.ts';
import { canFollow, closeOutdated } from '../session/other-tab.ts';
import { createSession } from '../session/session.ts';
import { isSessionOver, shownAs } from '../session/session-over.ts';
import { createLazyTracking } from '../tracking/lazy-tracking.ts';
import { createAdultGate } from './adult-gate.ts';
import { createArrival } from './arrival.ts';
import { createTabHistory } from './history.ts';
import { keptInBrowser } from './kept-in-browser.ts';
import { createGuards, createNavigation, type Guards, languagePrefix } from './navigation.ts';
import { createProgress, during } from './progress.ts';
import { createReleaseReports } from './release-reports.ts';
import { createOpener, createReload } from './reload-page.ts';
import { createScrollMemory } from './scroll-memory.ts';
import type { Shell } from './shell.ts';
import { createTheme } from './theme.ts';
import { createUnsavedWork } from './unsaved-work.ts';
import { watchStore } from './watchable.ts';

function askBeforeUnload(guards: Guards): void {
  addEventListener('beforeunload', (event) => {
    if (guards.question(null) !== null) event.preventDefault();
  });
}

function createRemotes(plan: Plan, host: HostV1): Pick<Shell, 'loader' | 'reports'> {
  registerFederationPlugin(plan.slices, plan.nonce);
  const reports = createReleaseReports(plan, window);
  const loader = createSliceLoader(plan.slices, host, { timeoutMs: plan.sliceTimeoutMs, observe: reports.add });
  // Loaded on any page, so that the link itself shows whether the release loads.
  const previewed = plan.previews.filter(({ slice }) => plan.slices.some(({ name }) => name === slice));
  for (const { slice } of previewed) loader.load(slice).catch(() => {});
  return { loader, reports };
}

/**
 * Creates the parts of the shell and connects them; only this function knows all of them.
 * @param ssrData the data with which the server rendered this page, as a guest; null when it didn't render it
 */
export function createShell(plan: Plan, i18n: i18n, ssrData: SsrData | null): Shell {
  const guards = createGuards();
  askBeforeUnload(guards);
  const history = createTabHistory({ tab: window, asks: (to) => guards.question(to) !== null, left: (entry) => scroll.keep(entry) });
  const scroll = createScrollMemory(window, history.get);
  const navigation = createNavigation(history, languagePrefix(plan.locale), guards);
  const errors = createErrorStore();
  const popups = createPopupStore(plan.popups);
  watchForLostCode(window, (error) => isOutOfReach(error) && errors.getState().show({ code: 'other/network-request-failed' }));
  const reload = createReload({ navigation, popups, tab: location });
  const theme = createTheme(plan.theme);
  const progress = createProgress();
  const arrival = createArrival(history, progress);
  const busy = createProgress();
  const adultGate = createAdultGate(keptInBrowser, plan.adult ? navigation.get().pathname : null);

  function onError(error: CombinedError): void {
    if (isSessionOver(error)) errors.getState().show({ code: 'auth/id-token-expired' });
  }
  const currentClient = (): Client => clients.getState().client;
  const newClient = (known: SsrData | null = null) =>
    sendChangesThrough(
      createGraphqlClient({
        token: () => session.token(),
        registeredOperationsOnly: plan.registeredOperationsOnly,
        onError,
        ssr: ssrExchange({ isClient: true, initialState: known ?? {} }),
        arrival,
      }),
      currentClient,
    );
  const session = createSession({
    identity: plan.identity,
    client: currentClient,
    startsWithGuestAnswers: ssrData !== null,
    personChanged: () => clients.setState({ client: newClient() }),
    notLoaded: reloadIfLost,
    mails: { lang: plan.locale, continueUrl: `${plan.addresses.site}${languagePrefix(plan.locale)}/sign-in` },
    askToSignIn: async (reason) => (await popups.openPopup('shell.sign-in', { reason })) === true,
    canFollow: () => canFollow(plan.routes, navigation.get().pathname),
    followed: () => closeOutdated(popups, errors),
  });
  const clients = createStore(() => ({ client: newClient(ssrData) }));
  const tracking = createLazyTracking({ client: currentClient, navigation, session, locale: plan.locale });

  const host: HostV1 = {
    version: 1,
    locale: plan.locale,
    addresses: plan.addresses,
    nonce: plan.nonce,
    session,
    get urql() {
      return currentClient();
    },
    navigation,
    colorScheme: watchStore(theme.store, ({ scheme }) => scheme),
    adult: watchStore(adultGate, ({ confirmed }) => confirmed),
    openPopup: <R>(name: string, input: unknown) => createOpener(popups, reload)(name, input) as Promise<R | undefined>,
    requireAdult: (category) => {
      if (isAdultCategory(category)) adultGate.getState().require(navigation.get().pathname);
    },
    showError: (error) => errors.getState().show(shownAs(error)),
    errorText: (error) => errorText(error, i18n.t),
    block: (work) => during(busy, work),
    notify: (message, tone = 'info') => void notify({ message, tone }),
    reload: () => reload(),
    report: (error, context) => console.warn('meowtale', error, context ?? {}),
    adLinkOf: tracking.adLinkOf,
  };
  return {
    plan,
    i18n,
    host,
    history,
    scroll,
    guards,
    navigation,
    session,
    theme,
    clients,
    ...createRemotes(plan, host),
    popups,
    errors,
    progress,
    busy,
    adultGate,
    tracking,
    unkept: createUnsavedWork(window),
  };
}
