import { describe, expect, test } from '@jest/globals';
import { addAppInput, setAppInput, setAppTagsInput } from './app.ts';
import { labelName } from './label.ts';

const APP = '01a20709-d22b-776e-9af4-6936c596eac6';
const why = ({ error }: { error?: { issues: { message: string }[] } | undefined }) => error?.issues.map(({ message }) => message);

describe('an app’s name', () => {
  test.each(['', '  ', '\u200b\u200b', '\u2800 \u3164'])('%j is empty', (name) => {
    expect(why(addAppInput.safeParse({ name }))).toEqual(['app.errors.nameRequired']);
    expect(why(setAppInput.safeParse({ uuid: APP, name }))).toEqual(['app.errors.nameRequired']);
  });

  test('is required', () => {
    expect(why(addAppInput.safeParse({}))).toEqual(['app.errors.nameRequired']);
    expect(why(setAppInput.safeParse({ uuid: APP, name: null }))).toEqual(['app.errors.nameRequired']);
  });

  test('can have eighty characters of four bytes or from right to left', () => {
    for (const name of ['\u{20bb7}'.repeat(80), '\u05d0'.repeat(80)]) expect(addAppInput.parse({ name }).name).toBe(name);
    expect(why(addAppInput.safeParse({ name: 'x'.repeat(81) }))).toEqual(['app.errors.nameTooLong']);
  });
});

describe('a label', () => {
  test.each(['night', ' night ', 'user:night', 'user: night', ' user:night', 'user:user:night'])('%j is the same label', (name) => {
    expect(labelName.parse(name)).toBe('night');
  });

  test.each(['user:night', 'user: night ', 'user:user:night'])('%j is the same label as a tag', (tag) => {
    expect(setAppTagsInput.parse({ uuid: APP, tags: [tag, 'flag:delete'] }).tags).toEqual(['user:night', 'flag:delete']);
  });

  test.each(['user:', 'user: ', 'user:\u200b', 'flag:official', 'night', ''])('%j is no tag', (tag) => {
    expect(why(setAppTagsInput.safeParse({ uuid: APP, tags: [tag] }))).toEqual(['app.errors.tag']);
  });

  test('can have as many characters as a tag as it has alone', () => {
    const tags = [`user:${'x'.repeat(30)}`];
    expect(setAppTagsInput.parse({ uuid: APP, tags }).tags).toEqual(tags);
    expect(why(setAppTagsInput.safeParse({ uuid: APP, tags: [`${tags}x`] }))).toEqual(['app.errors.tagTooLong']);
  });
});
