import { COUNTRY_CODES } from '@meowtale/contracts/countries';
import { formatCountry } from '@meowtale/web-kit';
import { useEffect, useState } from 'react';

export interface Country {
  /** ISO 3166-1 alpha-2 in lower case. */
  code: string;
  /** In the interface language. */
  name: string;
  nativeName: string;
  /** Its flag as an emoji; a system without flags shows the letters. */
  flag: string;
}

interface ListedCountry {
  alpha2Code: string;
  nativeName: string;
  flag: string;
}

const CODES = new Set(COUNTRY_CODES);

async function fetchCountries(locale: string): Promise<Country[]> {
  const answer = await fetch('/countries.json');
  if (!answer.ok) throw new Error(`countries.json: ${answer.status}`);
  const listed = (await answer.json()) as ListedCountry[];
  return listed
    .map(({ alpha2Code, nativeName, flag }) => ({
      code: alpha2Code.toLowerCase(),
      name: formatCountry(alpha2Code, locale),
      nativeName,
      flag,
    }))
    .filter(({ code }) => CODES.has(code))
    .sort((one, other) => one.name.localeCompare(other.name, locale));
}

export interface Countries {
  /** Sorted by their names in the interface language; null until they are fetched. */
  list: readonly Country[] | null;
  failed: boolean;
  retry(): void;
}

/** Returns the countries of the world, fetched when a popup first needs them; the browser caches them for twelve hours. */
export function useCountries(locale: string): Countries {
  const [list, setList] = useState<readonly Country[] | null>(null);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks anew
  useEffect(() => {
    let left = false;
    setFailed(false);
    fetchCountries(locale).then(
      (fetched) => !left && setList(fetched),
      () => !left && setFailed(true),
    );
    return () => {
      left = true;
    };
  }, [locale, tries]);
  return { list, failed, retry: () => setTries((before) => before + 1) };
}

/** Returns the countries whose name, in either language, or code contains the typed text. */
export function matching(list: readonly Country[], typed: string): readonly Country[] {
  const wanted = typed.trim().toLowerCase();
  if (!wanted) return list;
  return list.filter(({ code, name, nativeName }) => code === wanted || `${name}\n${nativeName}`.toLowerCase().includes(wanted));
}
