import { describe, expect, test } from '@jest/globals';
import { clientSourceProfileInput } from './catalog/tracking.ts';
import { instant, line, lines, uuid } from './text.ts';

const UNSEEN = ['\u200b', '\u00ad', '\u3164', '\u2800 \u2800', '\u200f', '\u{e0041}\u{e0042}', '\ufe0f', '\u2060\u200d', '\u2028'];

describe('words', () => {
  test.each(UNSEEN)('%j shows nothing and is empty', (text) => {
    expect(line(50).safeParse(text).data).toBe('');
    expect(line(50).min(1, 'invalid.empty').safeParse(text).error?.issues[0]?.message).toBe('invalid.empty');
    expect(lines(50).safeParse(`${text}\n${text}`).data).toBe('');
  });

  test.each(['❤️', '👩‍👩‍👧', 'می‌خواهم', '\u200fשלום', 'a\u00adb', 'ㅤx', '.'])('%j is kept as it is', (text) => {
    expect(line(50).parse(text)).toBe(text);
    expect(lines(50).parse(text)).toBe(text);
  });

  test.each(['\0', 'a\u2028b', 'a\u2029b', 'a\nb', '\u202e', '\ud800'])('%j is no line', (text) => {
    expect(line(50).safeParse(text).error?.issues[0]?.message).toBe('invalid.characters');
  });
});

test('an id is the same in either case', () => {
  expect(uuid.parse('01A20709-D22B-776E-9AF4-6936C596EAC6')).toBe('01a20709-d22b-776e-9af4-6936c596eac6');
});

test.each(['0000-01-01T00:00:00Z', '-000001-01-01T00:00:00Z', '+010000-01-01T00:00:00Z'])('%s is an instant of no database', (time) => {
  expect(instant.safeParse(time).error?.issues[0]?.message).toBe('invalid.time');
  expect(instant.safeParse(new Date(time)).error?.issues[0]?.message).toBe('invalid.time');
});

test.each([
  [{ a: '\0' }, false],
  [{ a: '\ud83d' }, false],
  [{ '\udc00': 1 }, false],
  [{ a: 'x\\\ud800' }, false],
  [{ a: '🐱' }, true],
  [{ a: '\\u0000', b: '\\\\ud800', c: '\n\\u0000' }, true],
])('meta %j: jsonb takes it: %p', (meta, taken) => {
  const profile = { uuid: crypto.randomUUID(), platform_key: 'meowtale', meta };
  expect(clientSourceProfileInput.safeParse(profile).success).toBe(taken);
});
