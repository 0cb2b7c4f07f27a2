import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { formatRange, SliceScope } from '@meowtale/web-kit';
import { testHost } from '@meowtale/web-kit/testing';
import { renderHook } from '@testing-library/react';
import { createSlice } from '../slice.tsx';
import { fieldSentence, useRefusalSentence } from './sentences.ts';

const root = join(import.meta.dirname, '../../..');
const sources = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(root, folder, file), 'utf8'));

/** Every field error that the catalogue may return for the lobby's inputs. */
const KEYS = new Set(
  ['packages/contracts/src/inputs/catalog', 'svc-catalog/src']
    .flatMap(sources)
    .flatMap((source) => source.match(/(?<=')(?:invalid\.[a-z-]+|(?:upload|app)\.errors\.\w+)(?=')/g) ?? []),
);

/** Field errors that can't occur in the lobby. */
const ELSEWHERE: Record<string, string> = {
  'order key too-deep label scope page-size service path number type revision cursor': 'the pages choose these, no person does',
  'release-type search-type too-many-tags too-many-comments too-many-reports': 'the storefront’s',
  'email password-short chosen-once nickname-mixed nickname-reserved nickname-taken other-address': 'the account’s',
  utm: 'the marketing room’s',
};
const elsewhere = Object.keys(ELSEWHERE).flatMap((names) => names.split(' ').map((name) => `invalid.${name}`));
// The part is sent again until it arrives whole.
elsewhere.push('upload.errors.chunkMd5');

/** Returns the lobby's text for an error with this code and one field with this key. */
async function sayer() {
  const { host } = testHost({}, '/lobby');
  const { words } = await createSlice(host);
  const { result } = renderHook(useRefusalSentence, {
    wrapper: ({ children }) => (
      <SliceScope host={host} words={words}>
        {children}
      </SliceScope>
    ),
  });
  return (code: string, ...keys: string[]) =>
    result.current({ code, fields: keys.map((key) => ({ path: '', key, params: { count: 2 } })) });
}

describe('an error', () => {
  test('of every kind that the catalogue can return here has a text', async () => {
    const say = await sayer();
    const known = [...KEYS].filter((key) => !elsewhere.includes(key));
    expect(known.length).toBeGreaterThan(80);
    expect(known.filter((key) => say('x', key) === "The shell's words for x")).toEqual([]);
  });

  test('of an upload of which no version could be made has a text for each reason', () => {
    const found = ['apps', 'archives', 'files']
      .flatMap((capability) => sources(`svc-catalog/src/library/${capability}`))
      .flatMap((source) => source.match(/(?<=\bkey: '|\bfault\(')\w+(?=')/g) ?? []);
    const { app } = JSON.parse(readFileSync(join(root, 'mf-lobby/locales/en-US.json'), 'utf8'));
    expect(new Set(found).size).toBeGreaterThan(20);
    expect(found.filter((key) => !app.faults[key])).toEqual([]);
  });

  test('of an overlap names the other discount’s days in one format', async () => {
    const { host } = testHost({}, '/lobby');
    const { words } = await createSlice({ ...host, locale: 'de-DE' });
    const [from, to] = ['2026-11-27T01:00:00.000Z', '2026-12-04T01:00:00.000Z'];
    expect(fieldSentence(words.t, { key: 'invalid.discount-overlap', params: { from, to } }, 'de-DE')).toBe(
      `In diesem Zeitraum gilt schon ein Rabatt: ${formatRange(from, to, 'de-DE')}.`,
    );
  });

  test('whose field has no text shows the text of its code', async () => {
    const say = await sayer();
    expect(say('upload/chunk-refused', 'upload.errors.fromTomorrow')).toBe("The shell's words for upload/chunk-refused");
  });

  test('about missing fields lists all of them', async () => {
    const say = await sayer();
    expect(say('input/invalid', 'missing.name')).toBe("The shell's words for input/store-required-info-empty-error Name.");
    expect(say('input/invalid', 'missing.name', 'missing.brief')).toMatch(/Name\. Short description\.$/);
  });

  test('about a part of a file shows what is wrong with it', async () => {
    const say = await sayer();
    expect(say('upload/chunk-refused', 'upload.errors.chunkOther')).toMatch(/^A part of the file differs from what was uploaded before/);
  });
});
