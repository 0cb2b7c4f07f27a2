import type { StoryEngine } from '@meowtale/story';
import { carried } from './carried.ts';
import type { Host } from './page-link.ts';

/**
 * The language to tell a story in: the one asked for, else one of the same family (zh-CN for zh-TW), else its default,
 * which stands first. Null for a story that doesn't say its languages.
 */
export function pickLanguage(asked: string, languages: readonly string[]): string | null {
  const family = (language: string) => language.toLowerCase().split('-')[0];
  return (
    languages.find((language) => language.toLowerCase() === asked.toLowerCase()) ??
    languages.find((language) => family(language) === family(asked)) ??
    languages[0] ??
    null
  );
}

/** Where the content server has a story: all of one of ours in one file; of ink its default language apart from the translations. */
export const storyAddress = (language: string | null, { kind, languages }: Pick<Host, 'kind' | 'languages'>): string =>
  kind === 'story' || language === null || language === languages[0] ? 'story.json' : `story.${language}.json`;

/** A story that is at hand, to be told in one of its languages; one of ink has only one. */
export type Tell = (language: string | null) => StoryEngine;

/** What plays a story, brought for the kind that it is: neither weighs on the other. */
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
  const brought = carried();
  if (brought) return brought.stories[address];
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`the story answered ${answer.status}`);
  return answer.json();
}
