import { describe, expect, test } from '@jest/globals';
import { createSliceI18n, toAppError } from '@meowtale/web-kit';
import { CombinedError } from '@urql/core';
import { loadWords } from '../words.ts';
import { errorText } from './error-text.ts';

const { t } = await createSliceI18n('en-US', loadWords);
const { t: japanese } = await createSliceI18n('ja-JP', loadWords);

describe('the text of an error (SPEC §8)', () => {
  test('a numeric code shows the server’s message first', () => {
    expect(errorText({ code: '400', status: 404, message: 'This listing was withdrawn.' }, t)).toBe('This listing was withdrawn.');
  });

  test('without that, the text of its HTTP status', () => {
    expect(errorText({ code: '400', status: 404 }, t)).toBe('This could not be found.');
    expect(errorText({ code: '500' }, t)).toBe('Something went wrong on our side. Please try again.');
  });

  test('and for a status without text, that of 9999', () => {
    expect(errorText({ code: '418', status: 418 }, t)).toBe('An unknown error occurred.');
  });

  test('any other code has its own text, which an explicit message overrides', () => {
    expect(errorText({ code: 'file/upload.app.add_size' }, t)).toBe('Your storage is full. Empty the trash or get more storage.');
    expect(errorText({ code: 'ai/content-filter', message: 'Not allowed: x.' }, t)).toBe('Not allowed: x.');
    expect(errorText({ code: 'nobody/knows' }, t)).toBe('An unknown error occurred.');
  });
});

/** Returns an error as the gateway sends it. */
const appErrorOf = (code: string, message: string) =>
  toAppError(new CombinedError({ graphQLErrors: [{ message, extensions: { code, status: Number(code) } }] }));

test.each([
  ['500', '500'],
  ['500', 'server error'],
  ['404', '404'],
  ['400', '400'],
])('%s with the message %j is shown in the person’s language', (code, message) => {
  expect(errorText(appErrorOf(code, message), japanese)).toBe(japanese(`errors.${code}`));
  expect(errorText(appErrorOf(code, message), japanese)).toMatch(/。$/);
});

test('a real message of the server for a numeric code is shown', () => {
  expect(errorText(appErrorOf('400', 'This listing was withdrawn.'), t)).toBe('This listing was withdrawn.');
});

test('a wrong password and an unknown address have the same text, which offers registration', () => {
  const sentence = errorText({ code: 'auth/wrong-password' }, t);
  expect(errorText({ code: 'auth/user-not-found' }, t)).toBe(sentence);
  expect(sentence).toMatch(/don’t have an account yet, create one/);
});
