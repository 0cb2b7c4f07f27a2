import { expect, test } from '@jest/globals';
import { decodeText } from './decode-text.ts';

const STORY = 'Café 夜の海\n* [Go]\n  -> END\n';
const utf16 = (text: string, order: 'le' | 'be') => {
  const bytes = Buffer.from(text, 'utf16le');
  return order === 'le' ? bytes : bytes.swap16();
};

test.each<[string, Buffer]>([
  ['UTF-8', Buffer.from(STORY)],
  ['UTF-8 with its mark', Buffer.from(`\ufeff${STORY}`)],
  ['UTF-8 with the line ends of Windows', Buffer.from(STORY.replaceAll('\n', '\r\n'))],
  ['UTF-8 with the line ends of old Macs', Buffer.from(STORY.replaceAll('\n', '\r'))],
  ['UTF-16 of Windows', utf16(`\ufeff${STORY.replaceAll('\n', '\r\n')}`, 'le')],
  ['UTF-16 the other way round', utf16(`\ufeff${STORY}`, 'be')],
  ['UTF-16 without a mark', utf16(STORY, 'le')],
  ['UTF-16 the other way round without a mark', utf16(STORY, 'be')],
])('a text in %s is decoded', (_what, bytes) => {
  expect(decodeText(bytes)).toBe(STORY);
});

test('an empty file is an empty text', () => expect(decodeText(Buffer.alloc(0))).toBe(''));

test.each<[string, Buffer]>([
  ['in an older encoding', Buffer.from('caf\u00e9\n* [x] -> END\n', 'latin1')],
  ['half a sign of UTF-16', Buffer.from('fffe4100d8', 'hex')],
  ['a lone surrogate of UTF-16', Buffer.from('fffe41003dd84200', 'hex')],
])('bytes %s are not decoded', (_what, bytes) => {
  expect(decodeText(bytes)).toBeNull();
});
