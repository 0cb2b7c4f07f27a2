import { pickWords } from '@meowtale/contracts/words';
import type { PromotedStore } from './documents.ts';

interface Named {
  default_lang: string;
  store_info: readonly { language: string; name: string }[];
}

/** What a work is called in the reader's language; null for one that isn't out. */
export function nameOf(store: Named | null, locale: string): string | null {
  return (store && pickWords(store.store_info, locale, store.default_lang)?.name) || null;
}

/** Why a link brings its maker nothing now; null where it does. */
export type NoShare = 'own' | 'gone' | 'closed' | 'off';

export function noShareOf(store: PromotedStore | null, me: string | undefined): NoShare | null {
  if (!store) return 'gone';
  if (store.author_id === me) return 'own';
  if (store.cps_state !== 1 || store.cps_profit_share_ratio === 0) return 'closed';
  return store.status === 'on' ? null : 'off';
}

/** A tracked link's public address: the same for everybody, whose language is found when they come (SPEC §3). */
export const publicLink = (
  site: string,
  { store_id, uid }: { store_id: string; uid: string },
  storePath: (id: string, query: { uid: string }) => string,
) => new URL(storePath(store_id, { uid }), site).href;
