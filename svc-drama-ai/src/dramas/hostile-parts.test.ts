import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { TestService } from '@meowtale/service-kit/testing';
import { EMPTY_OUTLINE, EMPTY_SETTING, newAct, newLine, newParagraph, newResource } from '@meowtale/story/model';
import { v7 as uuidv7 } from 'uuid';
import { testDramaAi } from '../test-service.ts';
import { dramasOf, paragraph, partChanges } from './test-drama.ts';

let service: TestService;
const mira = { muid: uuidv7() };
const { add, ask } = dramasOf(
  () => service,
  () => mira,
);

beforeAll(async () => {
  service = await testDramaAi();
});
afterAll(() => service.close());

const many = <T>(count: number, item: T) => Array.from({ length: count }, () => item);
const withLine = (line: object) => partChanges({ ...newParagraph('p'), lines: [{ ...newLine('l'), ...line }] });
const nested = (depth: number) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`) as unknown;

describe('an invalid part is rejected with its path', () => {
  test.each<[string, unknown, string, string]>([
    ['words too long', withLine({ words: { 'en-US': 'x'.repeat(4001) } }), 'parts.0.body.lines.0.words.en-US', 'invalid.too-long'],
    [
      'an alternative text too long',
      partChanges(newResource('r', 'bg', { alt: { 'en-US': 'x'.repeat(301) } })),
      'parts.0.body.alt.en-US',
      'invalid.too-long',
    ],
    ['half a character in a mark', withLine({ marks: { 'de-DE': '\ud800' } }), 'parts.0.body.lines.0.marks.de-DE', 'invalid.text'],
    ['a NUL in a mark', withLine({ marks: { 'de-DE': '\u0000' } }), 'parts.0.body.lines.0.marks.de-DE', 'invalid.text'],
    ['a language of its own', withLine({ words: { xx: 'x' } }), 'parts.0.body.lines.0.words', 'invalid.text'],
    ['a number for words', withLine({ words: { 'en-US': 7 } }), 'parts.0.body.lines.0.words.en-US', 'invalid.text'],
    ['a key of its own', withLine({ admin: true }), 'parts.0.body.lines.0', 'invalid.text'],
    ['a speaker that is no id', withLine({ speaker: '../x' }), 'parts.0.body.lines.0.speaker', 'invalid.id'],
    ['an id with a NUL', [{ id: 'a\u0000', body: null }], 'parts.0.id', 'invalid.id'],
    ['no id', [{ id: '', body: null }], 'parts.0.id', 'invalid.id'],
    ['another id in it', [{ id: 'q', body: newParagraph('p') }], 'parts.0.body.id', 'invalid.id'],
    ['no kind', [{ id: 'p', body: { id: 'p' } }], 'parts.0.body.kind', 'invalid.text'],
    ['a kind of its own', [{ id: 'p', body: { id: 'p', kind: 'toString' } }], 'parts.0.body.kind', 'invalid.text'],
    ['a text for a part', [{ id: 'p', body: 'paragraph' }], 'parts.0.body', 'invalid.text'],
    ['a list for a part', [{ id: 'p', body: [] }], 'parts.0.body', 'invalid.text'],
    ['a paragraph as the outline', partChanges(newParagraph('outline')), 'parts.0.id', 'invalid.id'],
    ['a second outline', partChanges({ ...EMPTY_OUTLINE, id: 'other' }), 'parts.0.body.id', 'invalid.text'],
    ['one part twice', partChanges(paragraph('p'), paragraph('p')), 'parts.1.id', 'invalid.id'],
    ['13 acts', partChanges({ ...EMPTY_OUTLINE, acts: many(13, newAct('a')) }), 'parts.0.body.acts', 'invalid.too-many'],
    ['401 lines', partChanges({ ...newParagraph('p'), lines: many(401, newLine('l')) }), 'parts.0.body.lines', 'invalid.too-many'],
    ['a language that nobody reads', partChanges({ ...EMPTY_SETTING, language: 'tlh' }), 'parts.0.body.language', 'invalid.language'],
    ['a million lines', partChanges({ ...newParagraph('p'), lines: many(1_000_000, 0) }), 'parts.0.body.lines', 'invalid.too-many'],
    [
      'a hundred thousand keys',
      withLine({ words: Object.fromEntries(many(100_000, 0).map((_, index) => [`k${index}`, 0])) }),
      'parts.0.body.lines.0.words',
      'invalid.too-many',
    ],
    ['lists in lists in lists', withLine({ effects: many(900, many(900, 0)) }), 'parts.0.body', 'invalid.too-large'],
    ['60 levels', withLine({ when: nested(50) }), 'parts.0.body.lines.0.when', 'invalid.text'],
    ['4,001 parts', many(4001, { id: 'p' }), 'parts', 'invalid.too-many'],
  ])('%s', async (_, parts, path, key) => {
    const { refusal } = await add({ title: 'Fog', parts });
    expect(refusal).toMatchObject({ code: 'input/invalid', status: 400 });
    expect(refusal?.fields?.[0]).toMatchObject({ path, key });
  });

  test('of a thousand errors the first twenty are reported', async () => {
    const faulty = (at: number) => ({ ...newParagraph(`p${at}`), lines: many(100, { ...newLine('l'), speaker: '-', picture: '-' }) });
    const { refusal } = await add({ title: 'Fog', parts: partChanges(paragraph('a'), faulty(1), faulty(2)) });
    expect(refusal?.fields).toHaveLength(20);
    expect(refusal?.fields?.[0]?.path).toBe('parts.1.body.lines.0.speaker');
  });

  test('a key that is very long is reported shortened', async () => {
    const { refusal } = await add({ title: 'Fog', parts: withLine({ ['x'.repeat(100_000)]: many(2000, 0) }) });
    expect(refusal?.fields?.[0]?.path.length).toBeLessThan(100);
  });
});

describe('a __proto__', () => {
  test('in a request’s variables makes the request invalid', async () => {
    const body = `{"id":"p","kind":"fact","text":"x","__proto__":{"admin":true}}`;
    const query = 'mutation ($drama: DramaInput!) { addDrama(drama: $drama) { uuid } }';
    const payload = `{"query":${JSON.stringify(query)},"variables":{"drama":{"title":"Fog","parts":[{"id":"p","body":${body}}]}}}`;
    const headers = { 'content-type': 'application/json' };
    const answer = await service.inject({ method: 'POST', url: '/graphql', headers, payload }, { person: mira });
    expect(answer.statusCode).toBe(400);
  });

  test.each([
    ['a part', 'parts: [{ id: "f", body: { id: "f", kind: "fact", text: "x", __proto__: { admin: true } } }]', 'parts.0.body'],
    ['the notes', 'meta: { __proto__: { admin: true } }', ''],
  ])('in %s has no effect', async (_, input, path) => {
    const { refusal, answer } = await ask<{ meta: object }>(`mutation { addDrama(drama: { title: "Fog", ${input} }) { meta } }`, {});
    if (path) expect(refusal?.fields?.[0]).toMatchObject({ path, key: 'invalid.text' });
    else expect(answer).toEqual({ meta: {} });
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });
});

test('variables that are nested too deep are rejected before anything reads them', async () => {
  const { refusal } = await add({ title: 'Fog', parts: [{ id: 'p', body: nested(3000) }] });
  expect(refusal).toMatchObject({ code: 'input/invalid', status: 400 });
});

test.each(["Robert'); drop table drama_parts;--", '<script>alert(1)</script>', '{{7*7}} $1 ?? ? :id', '𝔉𝔬𝔤 🐈', 'العبّارة'])(
  'the line %j is saved as it is',
  async (text) => {
    const { answer } = await add({ title: 'Fog', parts: partChanges(paragraph('p', text)) });
    expect(answer.data.parts).toEqual([paragraph('p', text)]);
  },
);
