/** The shell's own words in a language; null where there is no file yet and en-US stands in. */
export async function loadWords(locale: string): Promise<Record<string, unknown> | null> {
  try {
    const words = (await import(/* webpackChunkName: "words-[request]" */ `../locales/${locale}.json`)) as {
      default: Record<string, unknown>;
    };
    return words.default;
  } catch {
    return null;
  }
}
