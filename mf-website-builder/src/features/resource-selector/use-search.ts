import { DEBOUNCE_INPUT_MS } from '@meowtale/contracts';
import { useEffect, useState } from 'react';

/** Holds the search: queried once typing pauses; a new keyword starts at the first page. */
export function useSearch() {
  const [typed, setTyped] = useState('');
  const [{ keyword, page }, setSearch] = useState<{ keyword: string | null; page: number }>({ keyword: null, page: 1 });
  useEffect(() => {
    const timer = setTimeout(() => {
      const wanted = typed.trim() || null;
      setSearch((current) => (current.keyword === wanted ? current : { keyword: wanted, page: 1 }));
    }, DEBOUNCE_INPUT_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return { typed, setTyped, keyword, page, setPage: (next: number) => setSearch({ keyword, page: next }) };
}
