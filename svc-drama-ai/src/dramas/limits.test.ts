import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { OPERATION_MAX_BYTES } from '@meowtale/contracts';
import { bytesOf } from '@meowtale/contracts/inputs/drama/drama-parts';
import { STORY_MAX } from '@meowtale/contracts/inputs/drama/story-words';
import type { TestService } from '@meowtale/service-kit/testing';
import { newCharacter, newLine, newParagraph, newResource } from '@meowtale/story/model';
import { v7 as uuidv7 } from 'uuid';
import { testDramaAi } from '../test-service.ts';
import { dramasOf, paragraph, partChanges, removed } from './test-drama.ts';

let service: TestService;
let mira: { muid: string };
const { add, copy, save, open } = dramasOf(
  () => service,
  () => mira,
);

beforeAll(async () => {
  service = await testDramaAi();
});
beforeEach(() => {
  mira = { muid: uuidv7() };
});
afterAll(() => service.close());

const many = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index));

/** Makes a paragraph of about this many bytes. */
const heavy = (id: string, bytes: number) =>
  newParagraph(id, { lines: many(Math.floor(bytes / 4250), (index) => newLine(`${index}`, { words: { 'en-US': 'x'.repeat(4000) } })) });

describe('a story holds', () => {
  test.each<[string, number, (index: number) => { id: string }]>([
    ['paragraph', STORY_MAX.paragraphs, (index: number) => paragraph(`p${index}`)],
    ['character', 20, (index: number) => newCharacter(`c${index}`, 'Mei')],
    ['entry', STORY_MAX.entries, (index: number) => ({ kind: 'entry', id: `e${index}`, name: 'Pier', text: '', states: [] })],
    ['fact', STORY_MAX.facts, (index: number) => ({ kind: 'fact', id: `f${index}`, text: 'It sank.' })],
    [
      'variable',
      STORY_MAX.variables,
      (index: number) => ({ kind: 'variable', id: `v${index}`, name: `v${index}`, type: 'number', initial: 0 }),
    ],
    ['resource', STORY_MAX.resources, (index: number) => newResource(`r${index}`, 'bg')],
  ])('of each %s at most %i', async (kind, maximum, make) => {
    const { answer } = await add({ title: 'Fog', parts: partChanges(...many(maximum, make)) });
    const one = partChanges(make(maximum));
    const { refusal } = await save(answer.uuid, 1, { title: 'Mist', parts: one });
    expect(refusal).toMatchObject({ code: 'drama/full', status: 409 });
    expect(refusal?.fields).toEqual([{ path: 'parts', key: 'invalid.too-many', params: { kind, maximum } }]);
    expect(await open(answer.uuid, 1)).toMatchObject({ title: 'Fog', revision: 1, data: { parts: [] } });
    // One is removed as another is added.
    const removals = removed(make(0).id);
    expect((await save(answer.uuid, 1, { parts: [...one, ...removals] })).refusal).toBeUndefined();
    expect((await add({ title: 'Fog', parts: partChanges(...many(maximum + 1, make)) })).refusal?.code).toBe('drama/full');
  });

  test('at most 4 MiB, and as much can be imported and copied in one call', async () => {
    const parts = many(18, (index) => heavy(`p${index}`, 228 * 1024));
    const bytes = parts.reduce((sum, part) => sum + bytesOf(part), 0);
    expect(bytes).toBeGreaterThan(0.94 * STORY_MAX.bytes);
    expect(bytes).toBeLessThan(STORY_MAX.bytes);
    const { answer } = await add({ title: 'Fog', parts: partChanges(...parts) });
    expect(answer.data.parts).toHaveLength(18);
    const { refusal } = await save(answer.uuid, 1, { parts: partChanges(heavy('q', 228 * 1024)) }, 1);
    expect(refusal).toMatchObject({
      code: 'drama/full',
      fields: [{ path: 'parts', key: 'invalid.too-large', params: { maximum: STORY_MAX.bytes } }],
    });
    // A story that is too large may shrink.
    expect((await save(answer.uuid, 1, { parts: partChanges(heavy('p0', 40_000)) }, 1)).refusal).toBeUndefined();
  });

  test('at most 256 KiB in a part', async () => {
    const { refusal } = await add({ title: 'Fog', parts: partChanges(paragraph('a'), heavy('b', 270 * 1024)) });
    expect(refusal).toMatchObject({
      code: 'input/invalid',
      fields: [{ path: 'parts.1.body', key: 'invalid.too-large', params: { maximum: STORY_MAX.partBytes } }],
    });
  });

  test('as much by concurrent saves as by consecutive ones', async () => {
    const { answer } = await add({ title: 'Fog', parts: partChanges(...many(15, (index) => newCharacter(`c${index}`, 'Mei'))) });
    const responses = await Promise.all(
      many(10, (index) => save(answer.uuid, 1, { parts: partChanges(newCharacter(`d${index}`, 'Lin')) }, 1)),
    );
    expect(responses.map(({ refusal }) => refusal?.code).sort()).toEqual([...Array(5).fill('drama/full'), ...Array(5).fill(undefined)]);
    expect((await open(answer.uuid, 1)).characters).toBe(20);
  });
});

test("a person has at most a thousand dramas, added or copied, also at once; another person isn't affected", async () => {
  const { answer: first } = await add({ title: 'The first' });
  await service.db('dramas').insert(
    many(998, (index) => ({
      ...{ uuid: uuidv7(), owner_uuid: mira.muid, title: `One of many, ${index}`, brief: '', prompt: '' },
      ...{ number_of_roles: 10, number_of_dialogs: 30 },
    })),
  );
  const copies = await Promise.all(many(4, () => copy(first.uuid)));
  expect(copies.map(({ refusal }) => refusal?.code ?? 'made').sort()).toEqual(['drama/limit', 'drama/limit', 'drama/limit', 'made']);
  expect((await add({ title: 'One more' })).refusal?.code).toBe('drama/limit');
  mira = { muid: uuidv7() };
  expect((await add({ title: 'Another’s' })).refusal).toBeUndefined();
});

test('a request that is too large is rejected unread', async () => {
  const payload = JSON.stringify({ query: '{ findDrama { totalCount } }', variables: { x: 'x'.repeat(OPERATION_MAX_BYTES) } });
  const answer = await service.inject(
    { method: 'POST', url: '/graphql', headers: { 'content-type': 'application/json' }, payload },
    { person: mira },
  );
  expect(answer.statusCode).toBe(413);
});
