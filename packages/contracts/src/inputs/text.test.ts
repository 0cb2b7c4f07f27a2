import { describe, expect, test } from '@jest/globals';
import { WORDS } from '../text/scripts.fixture.ts';
import { addStoreCommentInput } from './catalog/comment.ts';
import { email } from './catalog/people.ts';
import { storeInfoDraft } from './catalog/store-submit.ts';
import { clientSourceProfileInput } from './catalog/tracking.ts';
import { instant, line, lines, publicLine, publicLines, uuid } from './text.ts';

describe('words', () => {
  test('that show nothing are empty', () => {
    expect(line(50).min(1, 'invalid.empty').safeParse('\u200b\u2028').error?.issues[0]?.message).toBe('invalid.empty');
    expect(lines(50).parse('\u3164\n\u00ad')).toBe('');
  });

  test('are cleaned before their characters are counted', () => {
    expect(line(3).parse(' ガ\u200b🐱e\u0301 ')).toBe('ガ🐱é');
    expect(lines(3).parse('a\r\nb')).toBe('a\nb');
    const { error } = line(3).safeParse('🐱🐱🐱🐱');
    expect(error?.issues[0]).toMatchObject({ code: 'too_big', maximum: 3, message: 'invalid.too-long' });
    expect(lines(3, { tooLong: 'website.errors.titleTooLong' }).safeParse('abcd').error?.issues[0]?.message).toBe(
      'website.errors.titleTooLong',
    );
  });

  test('for others are rejected if a letter has too many marks', () => {
    const tower = `x${'\u0301\u0323'.repeat(20)}y`;
    const faultsOf = (parsed: { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }) =>
      parsed.error?.issues.map(({ path, message }) => [path.join('.'), message]);
    expect(faultsOf(publicLine(50).safeParse(tower))).toEqual([['', 'invalid.marks']]);
    expect(faultsOf(publicLines(50).safeParse(`a\n${tower}`))).toEqual([['', 'invalid.marks']]);
    expect(faultsOf(storeInfoDraft.safeParse({ language: 'en-US', name: tower, introduction: tower }))).toEqual([
      ['name', 'invalid.marks'],
      ['introduction', 'invalid.marks'],
    ]);
    expect(faultsOf(addStoreCommentInput.safeParse({ store_id: crypto.randomUUID(), comment: tower }))).toEqual([
      ['comment', 'invalid.marks'],
    ]);
  });

  test.each(WORDS)('for others are accepted in %s, composed or not: %s', (_, text) => {
    expect(publicLines(500).parse(text.normalize('NFD'))).toBe(text);
  });

  test('can be an address pasted with invisible characters', () => {
    expect(email.parse('\u202amira@example.com\u202c\u200b')).toBe('mira@example.com');
    expect(email.safeParse('mira').error?.issues[0]?.message).toBe('invalid.email');
  });
});

test('an id is the same in upper and lower case', () => {
  expect(uuid.parse('01A20709-D22B-776E-9AF4-6936C596EAC6')).toBe('01a20709-d22b-776e-9af4-6936c596eac6');
});

test.each(['0000-01-01T00:00:00Z', '-000001-01-01T00:00:00Z', '+010000-01-01T00:00:00Z'])('%s isn’t a valid instant', (time) => {
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
])('whether meta %j is valid for jsonb is %p', (meta, taken) => {
  const profile = { uuid: crypto.randomUUID(), platform_key: 'meowtale', meta };
  expect(clientSourceProfileInput.safeParse(profile).success).toBe(taken);
});
