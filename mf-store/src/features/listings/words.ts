interface Worded {
  language: string;
}

/**
 * The entry to show a person: their language, else one of the same script family's base language, else the work's own
 * default, else the first there is.
 */
export function pickWords<T extends Worded>(entries: readonly T[], locale: string, defaultLanguage: string): T | null {
  const base = locale.split('-')[0];
  return (
    entries.find((entry) => entry.language === locale) ??
    entries.find((entry) => entry.language.split('-')[0] === base) ??
    entries.find((entry) => entry.language === defaultLanguage) ??
    entries[0] ??
    null
  );
}
