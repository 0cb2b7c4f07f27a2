import { useHost } from '@meowtale/web-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { STORE_COUNT } from './documents.ts';
import type { FilterPart } from './filter-parts.ts';
import { countVariables, filtersPath, type StoreFilters } from './filters.ts';

interface Blamed {
  /** The part's key. */
  key: string;
  /** The number of results without it. */
  count: number;
  isExact: boolean;
}

/** At most this many are queried. */
const ASKED = 12;
const OFFERED = 3;

/** Returns which filters, each removed alone, leave results: those that leave most come first. */
export function useLimitingFilters(filters: StoreFilters, parts: readonly FilterPart[]): Blamed[] {
  const { urql } = useHost();
  const [found, setFound] = useState<{ path: string; blamed: Blamed[] } | null>(null);
  const path = filtersPath(filters, { page: filters.page, after: filters.after });
  const blame = useEffectEvent(async (): Promise<Blamed[]> => {
    const counts = parts.slice(0, ASKED).map(async (part) => {
      const { data } = await urql.query(STORE_COUNT, countVariables({ ...filters, ...part.without })).toPromise();
      return { key: part.key, count: data?.findStore.totalCount ?? 0, isExact: data?.findStore.totalCountIsExact ?? true };
    });
    const leaving = (await Promise.all(counts)).filter(({ count }) => count > 0);
    return leaving.toSorted((one, other) => other.count - one.count).slice(0, OFFERED);
  });
  useEffect(() => {
    let left = false;
    void blame().then((blamed) => {
      if (!left) setFound({ path, blamed });
    });
    return () => {
      left = true;
    };
  }, [path]);
  return found?.path === path ? found.blamed : [];
}
