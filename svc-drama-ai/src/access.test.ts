import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { TestService } from '@meowtale/service-kit/testing';
import { v7 as uuidv7 } from 'uuid';
import { type Cell, cells, fieldsInSdl, testPersons, WHO, type Who } from './test-cells.ts';
import { testDramaAi } from './test-service.ts';
import { generationOf } from './testing/generation.ts';
import { tinyDrawer, tinyWriter } from './testing/tiny-providers.ts';

/** The expected cells of person × action (TRUST 14), by hand: every action below is on the `owner`'s data. */
const CELLS: Record<string, Record<Who, Cell>> = {
  'Query.findAsync': cells('yes'),
  'Query.findDramaAiOffer': cells('drama/not-found'),
  'Query.findDramaProposal': cells('drama/not-found'),
  'Query.findDramaAiImage': cells('drama/not-found'),
  'Mutation.addDramaAiGenerate': cells('drama/not-found'),
  'Mutation.cancelDramaAi': cells('404'),
  'Mutation.setDramaProposal': cells('drama/proposal-not-found'),
  'Mutation.addDramaAiImage': cells('drama/not-found'),
  // Of no drama.
  'Mutation.addAiTranslator': cells('yes'),
};

/** How each action is requested; where the cell says yes, the answer to anybody else is empty. */
const CALLS: Record<string, string> = {
  'Query.findAsync': '($job: ID!) { findAsync(uuid: $job) { uuid result error } }',
  'Query.findDramaAiOffer':
    '($drama: ID!) { findDramaAiOffer(drama_uuid: $drama) { providers { name uses { use } } languages { reason } running { uuid } } }',
  'Query.findDramaProposal':
    '($drama: ID!, $proposal: ID!) { findDramaProposal(drama_uuid: $drama, uuid: $proposal) { uuid changes before provenance } }',
  'Query.findDramaAiImage': '($drama: ID!, $image: ID!) { findDramaAiImage(drama_uuid: $drama, uuid: $image) { uuid content } }',
  'Mutation.addDramaAiGenerate': '($drama: ID!) { addDramaAiGenerate(drama_uuid: $drama, use: acts, async: true) { uuid } }',
  'Mutation.cancelDramaAi': '($job: ID!) { cancelDramaAi(uuid: $job) { state } }',
  'Mutation.setDramaProposal': '($proposal: ID!) { setDramaProposal(uuid: $proposal, state: "taken") { changes } }',
  'Mutation.addDramaAiImage': '($drama: ID!) { addDramaAiImage(drama_uuid: $drama, folder: "bg", keywords: "fog", async: true) { uuid } }',
  'Mutation.addAiTranslator': '($text: String!) { addAiTranslator(texts: [$text]) { result } }',
};

/** Types whose fields are private, and how they are reached: only through the actions above and `findDrama`. */
const REACHED: Record<string, Record<string, string[]>> = {
  generation: {
    Async: ['uuid', 'state', 'progress', 'result', 'error', 'createdAt', 'endedAt'],
    DramaAiProvider: ['name', 'is_connected', 'model', 'uses', 'languages'],
    DramaAiPrice: ['use', 'price_coins'],
    DramaAiLanguage: ['language', 'writes', 'translates', 'reason'],
    DramaAiOffer: ['providers', 'languages', 'running'],
    DramaAiShare: ['provider', 'model', 'count', 'edited', 'share'],
    DramaAiTranslation: ['language', 'provider', 'model', 'count', 'edited', 'share'],
    DramaAiDisclosure: ['lines', 'pictures', 'translations'],
    Drama: ['drama_ai_generate', 'ai_disclosure'],
  },
  proposals: {
    DramaProposal: [
      ...[
        'uuid',
        'drama_uuid',
        'async_uuid',
        'use',
        'language',
        'instruction',
        'targets',
        'revision',
        'changes',
        'before',
        'findings',
        'notes',
        'stale',
      ],
      ...['provenance', 'price_coins', 'version', 'state', 'is_emptied', 'taken', 'created_at', 'decided_at'],
    ],
  },
  pictures: {
    DramaAiImage: [
      ...[
        'uuid',
        'drama_uuid',
        'async_uuid',
        'folder',
        'resource',
        'config',
        'state',
        'error',
        'mime',
        'content',
        'created_at',
        'expires_at',
      ],
    ],
  },
  translation: {},
};

let service: TestService;
const owner = { muid: uuidv7() };
const persons = testPersons(owner);
const SECRET = 'The Last Ferry Home';

/** The owner's fixture for tests that must not change it. */
let shared: Record<string, string>;

beforeAll(async () => {
  service = await testDramaAi({ providers: { text: [tinyWriter()], pictures: [tinyDrawer()] } });
  shared = await ownThings();
});
afterAll(() => service.close());

/** A drama of the owner's with a job that has ended, its proposal and a picture. */
async function ownThings(): Promise<Record<string, string>> {
  const mine = generationOf(service, owner);
  const drama = await mine.drama();
  const draw = 'mutation ($drama: ID!) { addDramaAiImage(drama_uuid: $drama, folder: "bg", keywords: "fog") { result } }';
  const image = (await mine.ask(draw, { drama })).data.addDramaAiImage.result.image;
  const job = await mine
    .begin({ drama_uuid: drama, use: 'line', source: [] })
    .catch(() => mine.begin({ drama_uuid: drama, use: 'characters' }));
  const { result } = await mine.ended(job);
  return { drama, image, job, proposal: result.proposal, text: 'Tea?' };
}

const capabilities = Object.keys(REACHED);

describe('every field of the schemas has its cells', () => {
  test('each action', () => {
    const actions = capabilities.flatMap((capability) => fieldsInSdl(capability).actions).sort();
    expect(actions).toEqual(Object.keys(CELLS).sort());
    expect(actions).toEqual(Object.keys(CALLS).sort());
  });

  test.each(capabilities)('each field of %s', (capability) => expect(fieldsInSdl(capability).types).toEqual(REACHED[capability]));
});

describe.each(Object.entries(CELLS))('%s', (action, row) => {
  test.each(WHO)('%s', async (who) => {
    const things = who === 'owner' ? await ownThings() : { ...shared, text: `Tea? ${who}` };
    const call = CALLS[action] ?? '';
    const used = Object.fromEntries(Object.entries(things).filter(([name]) => call.includes(`$${name}:`)));
    const { data, errors } = await service.graphql(`${action.startsWith('Query') ? 'query' : 'mutation'} ${call}`, used, persons[who]);
    expect(errors?.[0]?.extensions.code ?? 'yes').toBe(row[who]);
    if (who === 'owner') return expect(Object.values(data)[0]).toBeTruthy();
    if (errors || action === 'Query.findAsync') expect(Object.values(data ?? {}).every((value) => value === null)).toBe(true);
    expect(await service.db('drama_proposals').where({ uuid: things.proposal }).first('state')).toEqual({ state: 'pending' });
    expect(await service.db('jobs').where({ subject: things.drama })).toHaveLength(2);
  });
});

test('what belongs to a drama is visible to its owner only, also through another field, an alias or a fragment', async () => {
  const { drama } = await ownThings();
  const query = `query ($drama: ID!) { mine: findDrama { totalCount } theirs: findDrama(uuid: $drama) { ...Told } }
    fragment Told on DramaList { list { title drama_ai_generate { uuid } ai_disclosure { lines { count } } } }`;
  const { data, errors } = await service.graphql(query, { drama }, persons.staff);
  expect(errors?.map(({ path, extensions }) => [path?.[0], extensions.code])).toEqual([['theirs', 'drama/not-found']]);
  expect(JSON.stringify(data)).not.toContain(SECRET);
  const own = await service.graphql(query, { drama }, owner);
  expect(own.data.theirs.list).toMatchObject([{ drama_ai_generate: { uuid: expect.any(String) }, ai_disclosure: { lines: [] } }]);
  const listed = await service.graphql('{ findDrama { list { ai_disclosure { lines { count } } } } }', {}, owner);
  expect(listed.errors?.[0]?.extensions.code).toBe('input/invalid');
});
