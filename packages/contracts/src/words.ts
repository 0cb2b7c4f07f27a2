interface Worded {
  language: string;
}

/**
 * The entry of a work to show a person: in their language, else in another form of it (Chinese in the other script), else
 * in the work's own default, else the first there is. The page and its head both ask here, so that they never differ.
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
