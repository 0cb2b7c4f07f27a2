import { MADE_WITH_MAX, type StoryMadeWith, storyFile } from '@meowtale/contracts/inputs/drama/story';
import type { Locale } from '@meowtale/contracts/locales';
import type { Story } from '../model/index.ts';
import { piecesOf } from './ink-line.ts';
import { escapeText, linesOf, unescapeText } from './ink-markup.ts';

const TAG = /^made_with:/i;

/**
 * Writes what programs made of a story as tags at the head of its ink, one each. Only what the ink contains: lines, in one language, and no
 * pictures. Later edits of the ink don't change the tags, as edits of a drama don't.
 */
export function writeMadeWith(madeWith: readonly StoryMadeWith[], story: Story, language: Locale): string[] {
  const isTranslated = language !== story.setting.language;
  const written = madeWith.filter(
    ({ what, language: into = language }) => what === 'lines' || (what === 'translations' && isTranslated && into === language),
  );
  return written.map(({ what, provider, model, share, edited, language: into }) => {
    const fields = [what, provider, model, share, edited, ...(into ? [into] : [])];
    return `# made_with: ${escapeText(JSON.stringify(fields))}`;
  });
}

/** Reads those tags at an ink source's head; invalid ones are ignored. */
export function inkMadeWith(source: string): StoryMadeWith[] {
  const end = source.search(/^[ \t]*==/m);
  const lines = linesOf(end === -1 ? source : source.slice(0, end)).filter((line) => line.trimStart().startsWith('#'));
  const tags = lines.flatMap((line) => piecesOf(line).map((tag) => tag.trim()));
  const read = tags.filter((tag) => TAG.test(tag)).flatMap((tag) => readTag(unescapeText(tag.replace(TAG, ''))));
  return read.slice(0, MADE_WITH_MAX);
}

function readTag(text: string): StoryMadeWith[] {
  try {
    const [what, provider, model, share, edited, language] = JSON.parse(text);
    return storyFile.shape.made_with.parse([{ what, provider, model, share, edited, ...(language && { language }) }]) ?? [];
  } catch {
    return [];
  }
}
