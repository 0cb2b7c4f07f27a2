import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { prune, type TestService } from '@meowtale/service-kit/testing';
import { EMPTY_SETTING, newCharacter, newResource } from '@meowtale/story/model';
import { v7 as uuidv7 } from 'uuid';
import { testDramaAi } from '../test-service.ts';
import { generationOf } from '../testing/generation.ts';
import { tinyDrawer, tinyWriter } from '../testing/tiny-providers.ts';
import { PRUNE_PICTURES } from './service.ts';

const ADD = `mutation ($drama: ID!, $folder: String!, $resource: ID, $prompt: String, $keywords: String, $negative: String, $seed: Float, $count: Int, $variant: ID, $provider: String, $async: Boolean) {
  addDramaAiImage(drama_uuid: $drama, folder: $folder, resource: $resource, prompt: $prompt, keywords: $keywords, negative: $negative, seed: $seed, count: $count, variant_of: $variant, provider: $provider, async: $async) { uuid state result error } }`;
const FIND = `query ($drama: ID!, $folder: String, $uuid: ID) { findDramaAiImage(drama_uuid: $drama, folder: $folder, uuid: $uuid) {
  uuid folder resource config state error mime content async_uuid created_at expires_at } }`;
const DAY_S = 86_400;

const [writer, drawer] = [tinyWriter(), tinyDrawer()];
let service: TestService;
let mira: ReturnType<typeof generationOf>;
let drama: string;

beforeAll(async () => {
  service = await testDramaAi({ providers: { text: [writer], pictures: [drawer] } });
});
beforeEach(async () => {
  writer.says = {};
  writer.requests.length = 0;
  drawer.requests.length = 0;
  mira = generationOf(service);
  drama = await mira.drama([
    EMPTY_SETTING,
    newResource('pier', 'bg', { name: 'Pier' }),
    newResource('face', 'character'),
    newCharacter('mei', 'Mei', { picture: 'face' }),
  ]);
});
afterAll(() => service.close());

const add = async (variables: object) => (await mira.ask(ADD, { drama, folder: 'bg', ...variables })).data.addDramaAiImage;
const rejectionOf = async (variables: object) => (await mira.ask(ADD, { drama, folder: 'bg', ...variables })).errors?.[0]?.extensions;
const find = async (more: object = {}) => (await mira.ask(FIND, { drama, ...more })).data.findDramaAiImage;

test('a picture is drawn by its keywords and seed, and its proposal has the provenance', async () => {
  const job = await add({ resource: 'pier', keywords: 'a pier, (fog:1.2)', negative: 'people', seed: 4_294_967_295 });
  expect(job).toMatchObject({ state: 1, result: { image: expect.any(String) } });
  const uuid = job.result.image;
  expect(drawer.requests).toMatchObject([{ folder: 'bg', keywords: 'a pier, (fog:1.2)', negative: 'people', seed: 4_294_967_295 }]);
  const config = {
    keywords: 'a pier, (fog:1.2)',
    negative: 'people',
    prompt: '',
    seed: 4_294_967_295,
    provider: 'tiny',
    model: 'tiny-pictures',
    width: 640,
    height: 360,
  };
  const [image] = await find();
  expect(image).toMatchObject({ uuid, folder: 'bg', resource: 'pier', config, state: 1, error: null, mime: 'image/png', content: null });
  expect(Date.parse(image.expires_at) - Date.parse(image.created_at)).toBe(7 * DAY_S * 1000);
  const proposal = await mira.found(drama);
  expect(proposal).toMatchObject({
    uuid,
    use: 'picture',
    targets: ['pier'],
    changes: [],
    provenance: [{ provider: 'tiny', model: 'tiny-pictures' }],
  });
});

test('a variant is drawn by its picture’s keywords and seed, with another seed for what differs', async () => {
  const of = (await add({ resource: 'pier', keywords: 'a pier', negative: 'people', seed: 7 })).result.image;
  expect(await add({ resource: 'pier', variant: of, seed: 8 })).toMatchObject({ state: 1 });
  expect(drawer.requests.map(({ keywords, negative, seed, variantSeed }) => [keywords, negative, seed, variantSeed])).toEqual([
    ['a pier', 'people', 7, undefined],
    ['a pier', 'people', 7, 8],
  ]);
  expect((await find())[0].config).toMatchObject({ keywords: 'a pier', seed: 7, variant: { of, seed: 8 }, provider: 'tiny' });
  const unknown = { code: 'input/invalid', fields: [{ path: 'variant_of', key: 'invalid.id' }] };
  expect(await rejectionOf({ variant: of, folder: 'cg' })).toMatchObject(unknown);
  expect(await rejectionOf({ variant: of, drama: await mira.drama() })).toMatchObject(unknown);
});

test('several pictures of one job have the same keywords, written once, a seed and a proposal each', async () => {
  const { state, result } = await add({ prompt: 'a pier', seed: 4_294_967_294, count: 4 });
  expect([state, result.images.length, result.images[0]]).toEqual([1, 4, result.image]);
  const seeds = [4_294_967_294, 4_294_967_295, 0, 1];
  expect(drawer.requests.map(({ keywords, seed }) => [keywords, seed])).toEqual(seeds.map((seed) => ['a pier, (fog:1.2)', seed]));
  expect(writer.requests).toHaveLength(1);
  const found = await find();
  const bySeed = new Map(found.map(({ uuid, config }: { uuid: string; config: { seed: number } }) => [config.seed, uuid]));
  expect(result.images).toEqual(seeds.map((seed) => bySeed.get(seed)));
  for (const uuid of result.images)
    expect(await mira.found(drama, uuid)).toMatchObject({ use: 'picture', provenance: [{ model: 'tiny-1' }, { model: 'tiny-pictures' }] });
});

test('several variants differ in the variant’s seed', async () => {
  const of = (await add({ keywords: 'a pier', seed: 7 })).result.image;
  await add({ variant: of, seed: 8, count: 2 });
  expect(drawer.requests.slice(1).map(({ seed, variantSeed }) => [seed, variantSeed])).toEqual([
    [7, 8],
    [7, 9],
  ]);
  expect((await find()).map(({ config }: { config: { variant?: object } }) => config.variant)).toEqual(
    expect.arrayContaining([
      { of, seed: 8 },
      { of, seed: 9 },
    ]),
  );
});

test('when one of several can’t be drawn, none is kept, and each is shown as failed', async () => {
  drawer.fails = ({ seed }) => seed === 3;
  const { state, error } = await add({ keywords: 'a pier', seed: 1, count: 4 });
  drawer.fails = () => false;
  expect([state, error.code, drawer.requests.length]).toEqual([2, 'ai/language', 3]);
  const found = await find();
  expect(found.map((each: { state: number; mime: string | null }) => [each.state, each.mime])).toEqual(Array(4).fill([2, null]));
  expect(await service.db('drama_images').whereNotNull('bytes').where({ drama_uuid: drama })).toEqual([]);
  expect(await mira.proposals(drama)).toEqual([]);
});

test('its file is returned only when it is requested alone', async () => {
  const { result } = await add({ keywords: 'fog' });
  const [image] = await find({ uuid: result.image });
  expect(Buffer.from(image.content, 'base64').toString()).toBe('a picture');
  expect(await find({ folder: 'cg' })).toEqual([]);
});

test('without keywords they are written from the description, and both are in its provenance', async () => {
  await add({ folder: 'character', resource: 'face', prompt: '站在碼頭上的美', negative: 'hat' });
  expect(writer.requests).toMatchObject([{ kind: 'keywords', language: 'en-US', prompt: expect.stringContaining('"shows":"Mei"') }]);
  expect(writer.requests[0]?.prompt).toContain('<instruction>"站在碼頭上的美"</instruction>');
  expect(drawer.requests).toMatchObject([{ keywords: 'a pier, (fog:1.2)', negative: 'hat, people' }]);
  expect((await mira.found(drama)).provenance).toHaveLength(2);
});

test("keywords that are invalid or contain a blocked word aren't sent", async () => {
  writer.says.keywords = () => ({ keywords: '碼頭', negative: '' });
  expect(await rejectionOf({ prompt: 'porn on a pier' })).toMatchObject({ code: 'ai/content-filter', data: { words: ['porn'] } });
  writer.says.keywords = () => ({ keywords: 'porn', negative: '' });
  expect(await add({ prompt: 'a pier' })).toMatchObject({ state: 2, error: { code: 'ai/content-filter' } });
  expect(await find()).toMatchObject([{ state: 2, error: { code: 'ai/content-filter' } }]);
  expect(drawer.requests).toEqual([]);
});

test.each([
  [{}, 'keywords', 'invalid.empty'],
  [{ keywords: '碼頭' }, 'keywords', 'drama.invalid.keywords.english'],
  [{ keywords: '(fog' }, 'keywords', 'drama.invalid.keywords.bracket'],
  [{ keywords: '(fog:9)' }, 'keywords', 'drama.invalid.keywords.range'],
  [{ keywords: 'fog', negative: 'a,,b' }, 'negative', 'drama.invalid.keywords.empty'],
  [{ keywords: 'x'.repeat(2001) }, 'keywords', 'invalid.too-long'],
  [{ keywords: 'fog', seed: -1 }, 'seed', 'invalid.too-small'],
  [{ keywords: 'fog', seed: 4_294_967_296 }, 'seed', 'invalid.too-large'],
  [{ keywords: 'fog', seed: 0.5 }, 'seed', 'invalid.text'],
  [{ keywords: 'fog', count: 0 }, 'count', 'invalid.too-small'],
  [{ keywords: 'fog', count: 5 }, 'count', 'invalid.too-large'],
  [{ keywords: 'fog', folder: 'music' }, 'folder', 'invalid.type'],
  [{ keywords: 'fog', resource: 'nothing' }, 'resource', 'invalid.id'],
  [{ keywords: 'fog', resource: 'face' }, 'resource', 'invalid.id'],
])('%j is rejected by field and key', async (variables, path, key) => {
  expect(await rejectionOf(variables)).toMatchObject({ code: 'input/invalid', fields: [expect.objectContaining({ path, key })] });
});

test('an unknown provider is rejected', async () => {
  expect(await rejectionOf({ keywords: 'fog', provider: 'nobody' })).toMatchObject({ code: 'ai/no-provider' });
});

describe('retained pictures', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      uuid: uuidv7(),
      drama_uuid: drama,
      owner_uuid: mira.person.muid,
      job_uuid: uuidv7(),
      folder: 'cg',
      config: JSON.stringify({ index }),
      created_at: new Date(Date.now() - (count - index) * 1000),
    }));

  test('are the newest hundred of a drama', async () => {
    await service.db('drama_images').insert(many(100));
    await add({ keywords: 'fog' });
    const images = await find();
    expect([images.length, images[0].folder, images.at(-1).config]).toEqual([100, 'bg', { index: 1 }]);
    // A picture whose job was pruned has failed.
    expect(images[1].state).toBe(2);
  });

  test('are there for seven days', async () => {
    await add({ keywords: 'fog' });
    await service.moveClock(7 * DAY_S + 60);
    expect(await find()).toEqual([]);
    await prune(service.db, [PRUNE_PICTURES]);
    expect(await service.db('drama_images').where({ drama_uuid: drama })).toEqual([]);
    await service.moveClock(-7 * DAY_S - 60);
  });
});
