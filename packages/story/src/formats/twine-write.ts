import type { Locale } from '@meowtale/contracts/locales';
import type { Story } from '../model/index.ts';
import type { LossLog } from './losses.ts';
import { positionAt, SUGAR_CUBE, type WrittenPassage, writePassages } from './twee-passages.ts';

const SIZE = 100;

/**
 * Writes a file that Twine 2 imports (Twine 2 HTML Output 1.0.2), for SugarCube 2. Attributes of our own, which Twine ignores, have the
 * paragraphs' ids.
 */
export function writeTwine(story: Story, language: Locale, losses: LossLog): string {
  const { ifid, start, init, passages } = writePassages(story, language, losses);
  const others = [
    { name: 'StoryAuthor', body: story.author },
    { name: 'StoryInit', body: init },
  ].filter(({ body }) => body !== '');
  const startAt = passages.findIndex(({ name }) => name === start);
  const data = {
    name: story.title,
    startnode: startAt === -1 ? '' : String(startAt + 1),
    creator: 'Meowtale',
    format: SUGAR_CUBE.format,
    'format-version': SUGAR_CUBE.version,
    ifid,
    options: '',
    tags: '',
    zoom: '1',
  };
  return `<!DOCTYPE html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${escapeHtml(story.title)}</title></head>
<body>
<tw-storydata ${attributes(data)} hidden>
<style role="stylesheet" id="twine-user-stylesheet" type="text/twine-css"></style>
<script role="script" id="twine-user-script" type="text/twine-javascript"></script>
${[...passages, ...others].map(passageElement).join('\n')}
</tw-storydata>
</body>
</html>
`;
}

function passageElement(passage: Pick<WrittenPassage, 'name' | 'body'> & Partial<WrittenPassage>, index: number): string {
  const { name, id, isEnding, position, title, ending, body } = passage;
  const { left, top } = position ?? positionAt(index);
  const given = {
    pid: String(index + 1),
    name,
    tags: isEnding ? 'ending' : '',
    position: `${left},${top}`,
    size: `${SIZE},${SIZE}`,
    ...(id !== undefined && { 'data-id': id }),
    ...(title !== undefined && { 'data-title': title }),
    ...(ending !== undefined && { 'data-ending': ending }),
  };
  return `<tw-passagedata ${attributes(given)}>${escapeHtml(body)}</tw-passagedata>`;
}

const attributes = (values: Record<string, string>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
    .join(' ');

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
