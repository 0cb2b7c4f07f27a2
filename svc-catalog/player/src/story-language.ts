import type { StoryEngine } from '@meowtale/story';
import { embeddedData } from './embedded-data.ts';
import type { Host } from './page-link.ts';

/**
 * Returns the language for a story: the requested one, else one of the same family (zh-CN for zh-TW), else its default, which is first.
 * Null for a story without languages.
 */
export function pickLanguage(requested: string, languages: readonly string[]): string | null {
  const family = (language: string) => language.toLowerCase().split('-')[0];
  return (
    languages.find((language) => language.toLowerCase() === requested.toLowerCase()) ??
    languages.find((language) => family(language) === family(requested)) ??
    languages[0] ??
    null
  );
}

/** Returns a story's address on the content server: one file for our own format; for ink the default language's, or a translation's. */
export const storyAddress = (language: string | null, { kind, languages }: Pick<Host, 'kind' | 'languages'>): string =>
  kind === 'story' || language === null || language === languages[0] ? 'story.json' : `story.${language}.json`;

/** Returns the engine of a loaded story in one of its languages; one of ink has only one. */
export type Tell = (language: string | null) => StoryEngine;

/** Engines, loaded by the story's kind, so that neither adds to the other's size. */
const PLAYERS: Readonly<Record<Host['kind'], () => Promise<(story: unknown) => Tell>>> = {
  async ink() {
    const { createInkEngine, inkBundle } = await import('@meowtale/story/ink');
    return (story) => {
      const bundle = inkBundle.parse(story);
      return () => createInkEngine(bundle);
    };
  },
  async story() {
    const { createDramaEngine, dramaBundle } = await import('@meowtale/story/drama');
    return (story) => {
      const bundle = dramaBundle.parse(story);
      return (language) => createDramaEngine(bundle, language);
    };
  },
};

/** @throws when it can't be fetched or read */
export async function openStory(language: string | null, host: Host, signal: AbortSignal): Promise<Tell> {
  const [story, player] = await Promise.all([fetchStory(storyAddress(language, host), signal), PLAYERS[host.kind]()]);
  return player(story);
}

async function fetchStory(address: string, signal: AbortSignal): Promise<unknown> {
  const brought = embeddedData();
  if (brought) return brought.stories[address];
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`the story answered ${answer.status}`);
  return answer.json();
}
