import { PLATFORMS } from '@meowtale/contracts';
import type { Locale } from '@meowtale/contracts/locales';
import { beginning } from '@meowtale/contracts/text/characters';
import type { HostLocation, Navigation, Session } from '@meowtale/web-kit';
import type { AnyVariables, Client, DocumentInput } from '@urql/core';
import { createAdLinks } from './ad-links.ts';
import { readConsent } from './consent.ts';
import { ADD_PROFILE, ADD_TRAFFIC, LOG_AD_LINK, VALID_AD_LINK } from './documents.ts';
import { systemOf } from './system.ts';
import { storeIn, uidIn, utmIn } from './tracked-address.ts';
import { createTrafficLog } from './traffic-log.ts';
import { createVisitor, forgetVisitor } from './visitor.ts';

export interface TrackingParts {
  /** Returns the current client; a change of person creates a new one. */
  client: () => Client;
  navigation: Pick<Navigation, 'get' | 'subscribe'>;
  session: Pick<Session, 'get' | 'subscribe'>;
  /** The address where this tab was opened. */
  landed: HostLocation;
  locale: Locale;
}

/** Sent also while the page is being left; its result isn't shown. */
const QUIETLY = {
  requestPolicy: 'network-only',
  quiet: true,
  fetch: ((url, init) => fetch(url, { ...init, keepalive: true })) as typeof fetch,
} as const;

const withoutQuery = (address: string): string => address.replace(/[?#].*$/, '').slice(0, 2000);

/**
 * Tracks how a visitor arrived (SPEC §§3, 4, 9). Only visitors who consented are recognized and logged; the link that led to a purchase is
 * kept in this page for anyone (ADR 18).
 */
export function createTracking({ client, navigation, session, landed, locale }: TrackingParts) {
  const agreed = () => readConsent() === 'granted';
  const visitor = createVisitor(agreed);
  const links = createAdLinks(visitor, async (uid, storeId) => {
    const { data } = await client().query(VALID_AD_LINK, { uid, storeId }, QUIETLY).toPromise();
    return data?.isValidStoreAdLink ?? null;
  });
  const send = async (document: DocumentInput<unknown, AnyVariables>, variables: object): Promise<boolean> =>
    !(await client().mutation(document, variables, QUIETLY).toPromise()).error;
  const log = createTrafficLog({ send: (inputs) => send(ADD_TRAFFIC, { inputs }), agreed, isOnline: () => navigator.onLine });
  let referrer = document.referrer;
  let notedPath: string | null = null;
  let landedBy = '';
  let telling = false;

  function notePage(): void {
    const { pathname } = navigation.get();
    const client_id = visitor.clientId();
    if (client_id === null || pathname === notedPath) return;
    notedPath = pathname;
    const { id, hit } = visitor.session();
    log.note({
      consent: true,
      client_id,
      session_id: id,
      event_name: 'page_view',
      ...visitor.utm(),
      screen: `${screen.width}x${screen.height}`,
      language: locale,
      agent: navigator.userAgent.slice(0, 500),
      hit,
      page: { url: withoutQuery(location.href), title: beginning(document.title, 300), referrer: withoutQuery(referrer) },
      meta: {},
    });
    referrer = location.href;
  }
  /** Reads an address that may have come from a tracked link. */
  async function land(address: HostLocation): Promise<void> {
    const [uid, storeId] = [uidIn(address.search), storeIn(address)];
    const by = `${uid} ${storeId}`;
    if (by === landedBy) return;
    landedBy = by;
    visitor.cameWith(utmIn(address.search));
    if (uid === null || !(await links.visit(uid, storeId))) return;
    await send(LOG_AD_LINK, { uid, client_id: visitor.clientId(), ...utmIn(address.search) });
  }
  /** Sends the profile of a guest's browser, once. */
  async function tellProfile(): Promise<void> {
    if (telling || !agreed() || visitor.isProfiled() || session.get().status !== 'guest') return;
    telling = true;
    const uuid = crypto.randomUUID();
    const input = { uuid, platform_key: PLATFORMS[0], client_type: 'web', ...systemOf(navigator.userAgent), meta: { language: locale } };
    const answer = await client()
      .mutation(ADD_PROFILE, { input }, QUIETLY)
      .toPromise()
      .catch(() => null);
    telling = false;
    // After a rate limit it is sent another time.
    if (answer?.data?.addClientSourceProfileByGuest && agreed()) visitor.profiledAs(uuid);
  }
  const silently = (work: Promise<unknown>) => void work.catch(() => {});

  if (!agreed()) forgetVisitor();
  else visitor.keep();
  silently(land(landed));
  notePage();
  silently(tellProfile());
  navigation.subscribe(() => {
    silently(land(navigation.get()));
    // The page's title comes with its view.
    setTimeout(notePage);
  });
  session.subscribe(() => silently(tellProfile()));
  addEventListener('online', () => void log.flush());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void log.flush();
  });
  return {
    adLinkOf: links.of,
    /** Applies a new choice, and deletes what was stored when it is a refusal. */
    decided(): void {
      if (agreed()) {
        visitor.keep();
        notePage();
        silently(tellProfile());
        return;
      }
      log.forget();
      forgetVisitor();
      notedPath = null;
    },
  };
}

export type Tracking = ReturnType<typeof createTracking>;
