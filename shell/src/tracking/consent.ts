import { LANGUAGE_COOKIE } from '@meowtale/contracts/locales';
import { createStore, type StoreApi } from 'zustand';
import { keepCookie } from '../app/keep-cookie.ts';
import { readCookie } from './read-cookie.ts';

const COOKIE = 'meowtale.consent';

/**
 * What a person said to being recognised. `unread` until the page was taken over: what the server draws knows nothing of it.
 * `signalled`: their browser says no for them (Global Privacy Control, Do Not Track), and nobody asks.
 */
export type Consent = 'unread' | 'unasked' | 'granted' | 'refused' | 'signalled';
export type ConsentStore = StoreApi<{ consent: Consent }>;

export const createConsent = (): ConsentStore => createStore(() => ({ consent: 'unread' as Consent }));

interface Signals {
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
}

/** The answer that stands now, also one that was given in another tab. */
export function readConsent(signals: Signals = navigator): Exclude<Consent, 'unread'> {
  if (signals.globalPrivacyControl === true || signals.doNotTrack === '1') return 'signalled';
  const kept = readCookie(COOKIE);
  return kept === 'granted' || kept === 'refused' ? kept : 'unasked';
}

/** Keeps an answer as long as other choices of the same person. */
export function keepConsent(answer: 'granted' | 'refused'): void {
  keepCookie(COOKIE, answer, LANGUAGE_COOKIE.maxAgeSeconds);
}
