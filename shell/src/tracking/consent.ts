import { LANGUAGE_COOKIE } from '@meowtale/contracts/locales';
import { createStore, type StoreApi } from 'zustand';
import { setCookie } from '../app/set-cookie.ts';
import { readCookie } from './read-cookie.ts';

const COOKIE = 'meowtale.consent';

/**
 * A person's choice about tracking. `unread` until hydration, because server-rendered pages don't know it. `signalled`: the browser refuses
 * for them (Global Privacy Control, Do Not Track), and they aren't asked.
 */
export type Consent = 'unread' | 'unasked' | 'granted' | 'refused' | 'signalled';
export type ConsentStore = StoreApi<{ consent: Consent }>;

export const createConsent = (): ConsentStore => createStore(() => ({ consent: 'unread' as Consent }));

interface Signals {
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
}

/** Returns the current choice, also one made in another tab. */
export function readConsent(signals: Signals = navigator): Exclude<Consent, 'unread'> {
  if (signals.globalPrivacyControl === true || signals.doNotTrack === '1') return 'signalled';
  const cookie = readCookie(COOKIE);
  return cookie === 'granted' || cookie === 'refused' ? cookie : 'unasked';
}

/** Stores a choice as long as the language's. */
export function storeConsent(answer: 'granted' | 'refused'): void {
  setCookie(COOKIE, answer, LANGUAGE_COOKIE.maxAgeSeconds);
}
