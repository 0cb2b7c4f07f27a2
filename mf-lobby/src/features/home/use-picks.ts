import { ADULT_CATEGORIES } from '@meowtale/contracts';
import { pickWords } from '@meowtale/contracts/words';
import { useHost } from '@meowtale/web-kit';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { findHomePicks, type HomePick } from './documents.ts';

/** Returns whether the home page shows it: it is on sale there, and its category has no age gate. */
export function stateOf({ for_sale, store }: HomePick): 'shown' | 'adult' | 'off' {
  if (!for_sale) return 'off';
  return ADULT_CATEGORIES.some((category) => category === store?.category) ? 'adult' : 'shown';
}

/** Returns the function that gives a listing's name and cover in the page's language. */
export function useLook(): (pick: HomePick | undefined) => { name: string; cover: string | undefined } {
  const { t } = useTranslation();
  const { locale } = useHost();
  return (pick) => {
    const info = pick?.store && pickWords(pick.store.store_info, locale, pick.store.default_lang);
    return { name: info?.name || t(pick && !pick.store ? 'homePage.unknown' : 'stores.untitled'), cover: info?.data.cover?.url };
  };
}

export interface Picks {
  of(uuid: string): HomePick | undefined;
  /** Adds one that was found by a search. */
  learn(pick: HomePick): void;
  error: ReturnType<typeof useQuery>[0]['error'];
  retry(): void;
}

const withPicks = (known: ReadonlyMap<string, HomePick>, picks: readonly HomePick[]) =>
  new Map([...known, ...picks.map((pick) => [pick.uuid, pick] as const)]);

/** Reads these listings once each, and remembers those that a search found. */
export function usePicks(platform: string, uuids: readonly string[]): Picks {
  const [known, setKnown] = useState<ReadonlyMap<string, HomePick>>(new Map());
  const unknown = uuids.filter((uuid) => !known.has(uuid));
  const [{ data, error }, ask] = useQuery({
    query: findHomePicks,
    variables: { platform, uuids: unknown },
    pause: unknown.length === 0,
    requestPolicy: 'network-only',
  });
  useEffect(() => {
    if (data) setKnown((before) => withPicks(before, data.findHomePick));
  }, [data]);
  return {
    of: (uuid) => known.get(uuid),
    learn: (pick) => setKnown((before) => withPicks(before, [pick])),
    error: unknown.length > 0 ? error : undefined,
    retry: () => ask({ requestPolicy: 'network-only' }),
  };
}
