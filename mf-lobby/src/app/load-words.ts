type Words = Record<string, unknown>;

const WORDS: Readonly<Record<string, () => Promise<{ default: Words }>>> = {
  'en-US': () => import('../../locales/en-US.json', { with: { type: 'json' } }),
  'zh-TW': () => import('../../locales/zh-TW.json', { with: { type: 'json' } }),
};

/** One language's words as a chunk of its own; null for a language that isn't written yet. */
export async function loadWords(locale: string): Promise<Words | null> {
  return (await WORDS[locale]?.())?.default ?? null;
}
