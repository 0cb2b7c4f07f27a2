import { type StoryBundle, storyBundle } from '@meowtale/story/ink';
import { carried } from './carried.ts';

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

/** Where the content server has a story: its default language apart from the translations. */
export const storyAddress = (language: string | null, languages: readonly string[]): string =>
  language === null || language === languages[0] ? 'story.json' : `story.${language}.json`;

/** @throws when it can't be fetched or read */
export async function fetchStory(address: string, signal: AbortSignal): Promise<StoryBundle> {
  const brought = carried();
  if (brought) return storyBundle.parse(brought.stories[address]);
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`the story answered ${answer.status}`);
  return storyBundle.parse(await answer.json());
}
