import { pickWords } from '@meowtale/contracts/words';
import type { PromotedStore } from './documents.ts';

interface Named {
  default_lang: string;
  store_info: readonly { language: string; name: string }[];
}

/** Returns a work's name in the reader's language; null for an unreleased one. */
export function nameOf(store: Named | null, locale: string): string | null {
  return (store && pickWords(store.store_info, locale, store.default_lang)?.name) || null;
}

/** Why a link earns nothing now; null where it does. */
export type NoShare = 'own' | 'gone' | 'closed' | 'off';

export function noShareOf(store: PromotedStore | null, me: string | undefined): NoShare | null {
  if (!store) return 'gone';
  if (store.author_id === me) return 'own';
  if (store.cps_state !== 1 || store.cps_profit_share_ratio === 0) return 'closed';
  return store.status === 'on' ? null : 'off';
}

/** Returns a tracked link's public address without a language, which is detected for each visitor (SPEC §3). */
export const publicLink = (
  site: string,
  { store_id, uid }: { store_id: string; uid: string },
  storePath: (id: string, query: { uid: string }) => string,
) => new URL(storePath(store_id, { uid }), site).href;
