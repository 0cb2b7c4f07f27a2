import type { Draft } from './draft.ts';
import type { LossLog } from './losses.ts';
import { draftOf } from './twee-read.ts';
import { TwineMarkup } from './twine-markup.ts';
import { FormatRefusal } from './types.ts';

/**
 * Reads the first story of a published file or an archive of Twine 2. Nothing is executed: scripts and styles are left out.
 * @throws FormatRefusal without a story, and with the lines of elements that aren't closed
 */
export function readTwine(source: string, losses: LossLog): Draft {
  const { story, faults } = new TwineMarkup(source.replace(/\r\n?/g, '\n'), losses).read();
  if (faults.length > 0) throw new FormatRefusal(faults);
  if (story === null) throw new FormatRefusal([{ line: null, key: 'twine.none', params: {} }]);
  const { line, attributes, passages } = story;
  const startnode = attributes.get('startnode')?.trim();
  const start = startnode === undefined ? undefined : story.names.get(startnode);
  if (start === undefined) losses.add('metadata', { line });
  const head = { title: attributes.get('name') ?? '', format: attributes.get('format') ?? '', ...(start !== undefined && { start }) };
  return draftOf(passages, head, losses);
}
