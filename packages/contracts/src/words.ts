interface Worded {
  language: string;
}

/**
 * Returns the entry of a work for a person: in their language, else in another variant of it (Chinese in the other script), else in the
 * work's default language, else the first one. Page and head both use it, so that they never differ.
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
