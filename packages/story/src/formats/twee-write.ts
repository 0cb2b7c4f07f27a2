import type { Locale } from '@meowtale/contracts/locales';
import type { Story } from '../model/index.ts';
import type { LossLog } from './losses.ts';
import { escapeName } from './twee-markup.ts';
import { SUGAR_CUBE, type WrittenPassage, writePassages } from './twee-passages.ts';

/** Writes Twee 3 for SugarCube 2, with ids in the passages' metadata. */
export function writeTwee(story: Story, language: Locale, losses: LossLog): string {
  const { ifid, start, init, passages } = writePassages(story, language, losses);
  const data = { ifid, format: SUGAR_CUBE.format, 'format-version': SUGAR_CUBE.version, ...(start !== null && { start }) };
  const written = [
    `:: StoryTitle\n${inertLine(story.title)}`,
    ...(story.author === '' ? [] : [`:: StoryAuthor\n${inertLine(story.author)}`]),
    `:: StoryData\n${JSON.stringify(data, null, 2)}`,
    ...(init === '' ? [] : [`:: StoryInit\n${init}`]),
    ...passages.map(passageText),
  ];
  return `${written.join('\n\n')}\n`;
}

function passageText({ name, id, isEnding, position, title, ending, body }: WrittenPassage): string {
  const meta = {
    ...(position !== null && { position: `${position.left},${position.top}` }),
    id,
    ...(title !== undefined && { title }),
    ...(ending !== undefined && { ending }),
  };
  const header = `:: ${escapeName(name)}${isEnding ? ' [ending]' : ''} ${JSON.stringify(meta)}`;
  return position === null && body === '' ? header : `${header}\n${body}`;
}

const inertLine = (text: string): string => (text.startsWith('::') ? ` ${text}` : text);
