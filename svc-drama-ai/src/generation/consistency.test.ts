import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { StoryPart } from '@meowtale/contracts/inputs/drama/story';
import { type TestService, waitFor } from '@meowtale/service-kit/testing';
import { EMPTY_OUTLINE, EMPTY_SETTING, newAct, newCharacter, newChoice, newLine, newParagraph, newSequence } from '@meowtale/story/model';
import { createProviders } from '../providers/create-providers.ts';
import { type ConformanceServer, startConformanceServer } from '../providers/testing/conformance-server.ts';
import { testDramaAi } from '../test-service.ts';
import { generationOf } from '../testing/generation.ts';
import { tinyWriter } from '../testing/tiny-providers.ts';

const writer = tinyWriter();
let service: TestService;
let mira: ReturnType<typeof generationOf>;

beforeAll(async () => {
  service = await testDramaAi({ providers: { text: [writer], pictures: [] } });
});
beforeEach(() => {
  writer.says = {};
  writer.requests.length = 0;
  mira = generationOf(service);
});
afterAll(() => service.close());

const lineOf = (id: string, text: string) => newLine(id, { words: { 'en-US': text }, speaker: 'mei' });
const outlineOf = (paragraphs: string[]): StoryPart => ({
  ...EMPTY_OUTLINE,
  acts: [newAct('a', { sequences: [newSequence('s', { paragraphs })] })],
});
const storyOf = (paragraphs: { id: string; lines: ReturnType<typeof lineOf>[] }[]): StoryPart[] => [
  outlineOf(paragraphs.map(({ id }) => id)),
  EMPTY_SETTING,
  newCharacter('mei', 'Mei', { brief: 'She never drank tea.' }),
  ...paragraphs.map(({ id, lines }) => newParagraph(id, { title: id, lines })),
];

/** The name of the node with a text in a prompt. */
const nodeWith = (texts: readonly { id: string; text: string }[], text: string) => texts.find((each) => each.text.includes(text))?.id ?? '';

test('a finding is kept when both quotes are verbatim in the named nodes; others are dropped and reported', async () => {
  const uuid = await mira.drama(storyOf([{ id: 'p', lines: [lineOf('l', 'I love tea, as always.')] }]));
  writer.says.consistency = ({ context: { texts } }) => {
    const [her, there] = [nodeWith(texts, 'never'), nodeWith(texts, 'always')];
    const finding = (first: [string, string], second: [string, string]) => ({
      kind: 'trait' as const,
      first: { node: first[0], quote: first[1] },
      second: { node: second[0], quote: second[1] },
      why: 'She drinks it.',
    });
    return {
      claims: [],
      findings: [
        finding([her, 'never drank tea'], [there, 'I love tea']),
        finding([her, 'Never drank tea'], [there, 'I love tea']),
        finding([there, 'never drank tea'], [her, 'I love tea']),
        finding([her, ''], [there, 'I love tea']),
        finding(['n99', 'never drank tea'], [there, 'I love tea']),
      ],
    };
  };
  const proposal = await mira.proposal({ drama_uuid: uuid, use: 'consistency', prompt: 'Look at what they drink.' });
  expect(proposal).toMatchObject({
    use: 'consistency',
    changes: [],
    stale: [],
    notes: [{ key: 'not-quoted', node: null, params: { count: 4 } }],
  });
  expect(proposal.findings).toEqual([
    {
      kind: 'trait',
      first: { node: 'mei', line: null, quote: 'never drank tea' },
      second: { node: 'p', line: 'l', quote: 'I love tea' },
      why: 'She drinks it.',
    },
  ]);
});

const long = (from: string, count = 12) =>
  Array.from({ length: count }, (_, index) => ({
    id: `${from}${index}`,
    lines: [lineOf(`l${from}${index}`, `${index}: ${'x'.repeat(3900)}`)],
  }));

test("a long story is checked in windows, each part once, with the characters' texts in each", async () => {
  const uuid = await mira.drama(storyOf(long('p')));
  await mira.proposal({ drama_uuid: uuid, use: 'consistency' });
  const seen = writer.requests.flatMap(({ context }) => context.texts.map(({ text }) => /^\d+/.exec(text)?.[0])).filter(Boolean);
  expect(writer.requests.length).toBeGreaterThan(2);
  expect(seen).toEqual(Array.from({ length: 12 }, (_, index) => String(index)));
  expect(writer.requests.every(({ prompt }) => /<cast>.*"node":"n1".*never drank tea.*<\/cast>/.test(prompt))).toBe(true);
});

test('each paragraph is sent with those before and after it, and each choice with its target', async () => {
  const fork = newParagraph('fork', {
    lines: [lineOf('l', 'Where to?')],
    choices: [newChoice('c', { words: { 'en-US': 'Home' }, to: 'home' })],
  });
  const home = newParagraph('home', { lines: [lineOf('h', 'Home.')], ending: {} });
  const lost = newParagraph('lost', { lines: [lineOf('n', 'Nobody comes here.')] });
  const uuid = await mira.drama([outlineOf(['fork', 'home', 'lost']), EMPTY_SETTING, fork, home, lost]);
  await mira.proposal({ drama_uuid: uuid, use: 'consistency' });
  const [, sent = ''] = /<story>(.*)<\/story>/.exec(writer.requests[0]?.prompt ?? '') ?? [];
  // Unreachable paragraphs aren't sent.
  expect(JSON.parse(sent)).toMatchObject([
    { node: 'n1', reached_from: [], leads_to: ['n2'], text: [{}, { choice: 'Home', leads_to: 'n2' }] },
    { node: 'n2', reached_from: ['n1'], leads_to: [] },
  ]);
});

test('characters with too much text for each window are checked in windows of their own first, and sent shortened with each', async () => {
  const people = Array.from({ length: 19 }, (_, index) =>
    newCharacter(`c${index}`, `Person ${index}`, { brief: `${index} ${'b'.repeat(900)} the end` }),
  );
  const uuid = await mira.drama([...storyOf(long('p', 4)), ...people]);
  await mira.proposal({ drama_uuid: uuid, use: 'consistency' });
  const [first] = writer.requests;
  const last = writer.requests.at(-1);
  expect(first?.context.texts.map(({ text }) => text.split('\n')[0])).toEqual(expect.arrayContaining([expect.stringMatching(/ the end$/)]));
  const [, cast = ''] = /<cast>(.*)<\/cast>/.exec(last?.prompt ?? '') ?? [];
  expect(JSON.parse(cast)).toHaveLength(20);
  expect(cast.length).toBeLessThan(8000);
});

test('claims from earlier windows are sent as far as they fit; the rest is reported as not compared', async () => {
  const lines = long('p', 40).map(({ id, lines: [line] }) => ({ id, lines: line ? [line] : [] }));
  const uuid = await mira.drama(storyOf(lines));
  writer.says.consistency = ({ context: { texts } }) => ({
    claims: texts.slice(1).flatMap(({ id, text }) => Array.from({ length: 12 }, (_, at) => ({ node: id, quote: text.slice(0, 90 + at) }))),
    findings: [],
  });
  const { notes } = await mira.proposal({ drama_uuid: uuid, use: 'consistency' });
  expect(notes).toEqual([{ key: 'not-compared', node: null, params: { count: expect.any(Number) } }]);
  const carried = writer.requests.map(({ prompt }) => /<earlier>(.*)<\/earlier>/.exec(prompt)?.[1] ?? '[]');
  expect(carried[0]).toBe('[]');
  // Some claim of each earlier window, whichever it was.
  const nodes = new Set((JSON.parse(carried.at(-1) ?? '[]') as { node: string }[]).map(({ node }) => node));
  expect(nodes.size).toBe(writer.requests.length - 1);
  expect(Math.max(...carried.map(({ length }) => length))).toBeLessThan(6000);
});

test("a check sends a limited number of requests, and reports what it doesn't reach", async () => {
  const uuid = await mira.drama(storyOf(long('p', 130)));
  const { notes } = await mira.proposal({ drama_uuid: uuid, use: 'consistency' });
  expect(writer.requests).toHaveLength(40);
  expect(notes).toEqual([{ key: 'not-looked', node: 'p120', params: { count: 10, max: 40 } }]);
});

test("when time runs short, the findings so far are the proposal, and what wasn't checked is reported", async () => {
  const uuid = await mira.drama(storyOf(long('p')));
  writer.shut();
  const job = await mira.begin({ drama_uuid: uuid, use: 'consistency' });
  await waitFor(() => writer.requests.length === 1);
  // As if another process had begun it nine minutes ago.
  await service.database.owner.raw(`update jobs set deadline = clock_now() + interval '60 seconds', held_until = null,
    attempts = attempts + 1 where state = 0`);
  writer.open();
  expect((await mira.ended(job)).state).toBe(1);
  expect((await mira.found(uuid)).notes).toEqual([{ key: 'not-looked', node: 'p3', params: { count: 9, max: 40 } }]);
});

describe('a model that finds the contradictions in what it is sent', () => {
  let conformance: ConformanceServer;
  let unavailable: TestService;
  let lin: ReturnType<typeof generationOf>;
  beforeAll(async () => {
    conformance = await startConformanceServer();
    const env = { AI_OPENAI_BASE_URL: `${conformance.url}/v1`, AI_OPENAI_MODEL: 'conformance-1' };
    unavailable = await testDramaAi({ providers: createProviders(env) });
    lin = generationOf(unavailable);
  });
  afterAll(async () => {
    await unavailable.close();
    await conformance.close();
  });
  const findIn = async (parts: StoryPart[]) => lin.proposal({ drama_uuid: await lin.drama(parts), use: 'consistency', provider: 'openai' });

  test('finds one across windows', async () => {
    const paragraphs = [
      { id: 'early', lines: [lineOf('e', 'Her tea=black.')] },
      ...long('p'),
      { id: 'late', lines: [lineOf('z', 'Her tea=green.')] },
    ];
    const { findings, provenance } = await findIn(storyOf(paragraphs));
    expect(provenance.length).toBeGreaterThan(2);
    expect(findings).toMatchObject([
      { first: { node: 'early', line: 'e', quote: 'tea=black' }, second: { node: 'late', line: 'z', quote: 'tea=green' } },
    ]);
  });

  test("finds one between a character's texts and the last window once", async () => {
    const person = newCharacter('lin', 'Lin', { feature: 'Her eyes=blue.', trait: 'She says that eyes=grey.' });
    const { findings } = await findIn([...storyOf([...long('p'), { id: 'late', lines: [lineOf('z', 'Her eyes=brown.')] }]), person]);
    expect(findings).toMatchObject([
      { first: { node: 'lin', quote: 'eyes=blue' }, second: { node: 'lin', quote: 'eyes=grey' } },
      { first: { node: 'lin', quote: 'eyes=blue' }, second: { node: 'late', quote: 'eyes=brown' } },
      { first: { node: 'lin', quote: 'eyes=grey' }, second: { node: 'late', quote: 'eyes=brown' } },
    ]);
  });

  test('has those between exclusive branches dropped', async () => {
    const choices = ['left', 'right'].map((to) => newChoice(`to-${to}`, { words: { 'en-US': to }, to }));
    const branch = (id: string, text: string) => newParagraph(id, { lines: [lineOf(`l-${id}`, text)], ending: {} });
    const parts = [
      ...[outlineOf(['fork', 'left', 'right']), EMPTY_SETTING, newParagraph('fork', { lines: [lineOf('f', 'Which way?')], choices })],
      ...[branch('left', 'The door=open.'), branch('right', 'The door=shut.')],
    ];
    const { findings, notes } = await findIn(parts);
    expect([findings, notes]).toEqual([[], [{ key: 'apart', node: null, params: { count: 1 } }]]);
  });
});
