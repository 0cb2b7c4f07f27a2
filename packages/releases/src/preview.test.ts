import { expect, test } from '@jest/globals';
import { secretsOf } from '@meowtale/contracts/secrets';
import { readPreview, signPreview } from './index.ts';

const SECRET = 'the secret of previews in these tests';
const NEW_SECRET = 'the next secret of previews in these tests';
const preview = { environment: 'local', slice: 'mf-a', version: '1', integrity: 'sha384-a', expiresAt: '2026-12-01T12:00:00.000Z' };
const before = { environment: 'local', now: new Date('2026-12-01T11:59:59.999Z') };
const token = signPreview(SECRET, preview);
const read = (text: string, where: { environment: string; now: Date } = before) => readPreview(secretsOf(SECRET, undefined), text, where);

test('a signed preview is read until it expires', () => {
  expect(read(token)).toEqual(preview);
  expect(read(token, { ...before, now: new Date(preview.expiresAt) })).toBeNull();
});

test('a preview is valid in its own environment only', () => {
  expect(read(token, { ...before, environment: 'production' })).toBeNull();
});

test('a preview of another secret is read as long as that secret is accepted', () => {
  expect(readPreview(secretsOf(NEW_SECRET, undefined), token, before)).toBeNull();
  expect(readPreview(secretsOf(NEW_SECRET, SECRET), token, before)).toEqual(preview);
});

const [text = '', signature = ''] = token.split('.');
const forged = Buffer.from(JSON.stringify({ ...preview, version: '2' })).toString('base64url');
test.each<[string, string]>([
  ['nothing', ''],
  ['no signature', text],
  ['an empty signature', `${text}.`],
  ['a signature that is cut', `${text}.${signature.slice(0, -1)}`],
  ['the signature of another text', `${forged}.${signature}`],
  ['text that is no JSON, with another signature', `x.${signature}`],
  ['more than 600 characters', signPreview(SECRET, { ...preview, integrity: 'x'.repeat(600) })],
])('%s is no preview', (_, forgery) => {
  expect(read(forgery)).toBeNull();
});

test('what is no preview is not signed', () => {
  expect(() => signPreview(SECRET, { ...preview, slice: '../a' })).toThrow('slice');
});
