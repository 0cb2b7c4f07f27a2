import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { StoryCharacter, StoryParagraph, StoryPart, StorySetting } from '@meowtale/contracts/inputs/drama/story';
import type { TestService } from '@meowtale/service-kit/testing';
import {
  EMPTY_OUTLINE,
  EMPTY_SETTING,
  newAct,
  newCharacter,
  newChoice,
  newLine,
  newParagraph,
  newResource,
  newSequence,
  sourceMark,
} from '@meowtale/story/model';
import { testDramaAi } from '../test-service.ts';
import { generationOf } from '../testing/generation.ts';
import { tinyWriter } from '../testing/tiny-providers.ts';

const writer = tinyWriter();
/** Supports German only. */
const german = tinyWriter('german', { languages: ['de-DE'], kinds: ['translation'] });
let service: TestService;
let mira: ReturnType<typeof generationOf>;

beforeAll(async () => {
  service = await testDramaAi({ providers: { text: [writer, german], pictures: [] } });
});
beforeEach(() => {
  writer.says = {};
  writer.requests.length = 0;
  mira = generationOf(service);
});
afterAll(() => service.close());

const english = (text: string, more: Record<string, string> = {}) => ({ 'en-US': text, ...more });
const glossary = [{ term: 'ferry', words: { 'de-DE': 'Fähre' } }];

const first = newParagraph('p', {
  title: 'P',
  lines: [
    newLine('new', { words: english('Tea?'), speaker: 'mei' }),
    newLine('done', { words: english('No.', { 'de-DE': 'Nein.' }), marks: { 'de-DE': sourceMark('No.') } }),
    newLine('old', { words: english('Perhaps.', { 'de-DE': 'Ja.' }), marks: { 'de-DE': sourceMark('Yes.') } }),
    newLine('empty', { words: { 'en-US': '' } }),
  ],
  choices: [newChoice('wait', { words: english('Wait') })],
});
const last = newParagraph('q', {
  title: 'Q',
  lines: [newLine('ferry', { words: english('The ferry left at 10:30, {name}.') })],
  ending: english('Home'),
});

const story = (setting: Partial<StorySetting> = {}): StoryPart[] => [
  { ...EMPTY_OUTLINE, acts: [newAct('a', { sequences: [newSequence('s', { paragraphs: ['p', 'q'] })] })] },
  { ...EMPTY_SETTING, glossary, ...setting },
  newCharacter('mei', 'Mei'),
  first,
  last,
];

type Proposal = { changes: { id: string; body: StoryPart }[]; notes: object[]; stale: string[] };
const bodyOf = <Part extends StoryPart>({ changes }: Proposal, id: string) => changes.find((change) => change.id === id)?.body as Part;
const translate = async (more: object = {}): Promise<Proposal> =>
  mira.proposal({ drama_uuid: await mira.drama(story()), use: 'translation', language: 'de-DE', ...more });

test('lines without a translation or with a changed source are translated, each with the mark of its source', async () => {
  const proposal = await translate();
  const { lines, choices } = bodyOf<StoryParagraph>(proposal, 'p');
  expect(lines[0]).toEqual({ ...first.lines[0], words: english('Tea?', { 'de-DE': '«Tea?»' }), marks: { 'de-DE': sourceMark('Tea?') } });
  expect(lines[1]).toEqual(first.lines[1]);
  expect(lines[2]).toMatchObject({ words: { 'de-DE': '«Perhaps.»' }, marks: { 'de-DE': sourceMark('Perhaps.') } });
  expect(lines[3]).toEqual(first.lines[3]);
  expect(choices[0]).toMatchObject({ words: { 'de-DE': '«Wait»' } });
  expect(bodyOf<StoryParagraph>(proposal, 'q').ending).toEqual(english('Home', { 'de-DE': '«Home»' }));
  expect(bodyOf<StoryCharacter>(proposal, 'mei').names).toEqual({ 'de-DE': '«Mei»' });
  expect(bodyOf<StorySetting>(proposal, 'setting').languages).toEqual(['en-US', 'de-DE']);
  expect(proposal).toMatchObject({ use: 'translation', language: 'de-DE', stale: [] });
  const sent = writer.requests.flatMap(({ context }) => context.texts.map(({ text }) => text));
  expect(sent).toEqual(['Mei', 'Tea?', 'Perhaps.', 'Wait', 'The ferry left at 10:30, {name}.', 'Home']);
});

test('only named items are translated', async () => {
  const proposal = await translate({ source: ['new', 'q'] });
  expect(writer.requests.flatMap(({ context }) => context.texts.map(({ text }) => text))).toEqual([
    'Tea?',
    'The ferry left at 10:30, {name}.',
    'Home',
  ]);
  expect(proposal.changes.map(({ id }) => id).sort()).toEqual(['p', 'q', 'setting']);
});

test('glossary terms that occur are sent, and a missing term, number or placeholder is reported', async () => {
  writer.says.translation = ({ context }) => ({
    lines: context.texts.map(({ id, text }) => ({ id, text: text.includes('ferry') ? 'Das Schiff fuhr um 11:30.' : `${text}!` })),
  });
  const { notes } = await translate({ source: ['ferry'] });
  expect(writer.requests[0]?.prompt).toContain('<glossary>[{"term":"ferry","wanted":"Fähre"}]');
  expect(notes).toEqual([
    { key: 'term-missing', node: 'ferry', params: { term: 'ferry', wanted: 'Fähre' } },
    { key: 'placeholder', node: 'ferry', params: { found: '' } },
    { key: 'number', node: 'ferry', params: { found: '1130' } },
  ]);
});

test('names are translated first and sent with their translations, and a line with another name is reported', async () => {
  const called = newParagraph('p', { lines: [newLine('l', { words: english('Mei and Lin drink tea.') })] });
  const parts = [...story().filter(({ id }) => id !== 'p'), called, newCharacter('lin', 'Lin', { names: { 'de-DE': 'Linn' } })];
  writer.says.translation = ({ context }) => ({
    lines: context.texts.map(({ id, text }) => ({ id, text: text === 'Mei' ? 'Maja' : 'Mei und Linn trinken Tee.' })),
  });
  const drama_uuid = await mira.drama(parts);
  const { notes } = await mira.proposal({ drama_uuid, use: 'translation', language: 'de-DE', source: ['mei', 'p'] });
  expect(writer.requests.map(({ context }) => context.texts.map(({ text }) => text))).toEqual([['Mei'], ['Mei and Lin drink tea.']]);
  expect(writer.requests[1]?.prompt).toContain('<glossary>[{"term":"Lin","wanted":"Linn"},{"term":"Mei","wanted":"Maja"}]');
  expect(notes).toEqual([{ key: 'term-missing', node: 'l', params: { term: 'Mei', wanted: 'Maja' } }]);
});

test('a name and an ending that changed since their translation are translated again', async () => {
  const marks = { 'de-DE': sourceMark('Away') };
  const ended = { ...last, lines: [], ending: english('Home', { 'de-DE': 'Fort' }), ending_marks: marks };
  const renamed = newCharacter('mei', 'Mei', { names: { 'de-DE': 'Vera' }, name_marks: { 'de-DE': sourceMark('Vera') } });
  const drama_uuid = await mira.drama([...story().filter(({ id }) => id !== 'q' && id !== 'mei'), ended, renamed]);
  await mira.proposal({ drama_uuid, use: 'translation', language: 'de-DE', source: ['q', 'mei'] });
  expect(writer.requests.flatMap(({ context }) => context.texts.map(({ text }) => text))).toEqual(['Mei', 'Home']);
});

test('alternative texts are translated, again where they changed; those of decorative pictures aren’t', async () => {
  const rain = newResource('rain', 'cg', {
    name: 'Rain',
    alt: english('Rain.', { 'de-DE': 'Schnee.' }),
    alt_marks: { 'de-DE': sourceMark('Snow.') },
  });
  const done = newResource('done', 'cg', { alt: english('Fog.', { 'de-DE': 'Nebel.' }) });
  const border = newResource('border', 'cg', { alt: english('A border.'), decorative: true });
  const drama_uuid = await mira.drama([...story(), rain, done, border, newResource('unwritten', 'bg', { name: 'Pier' })]);
  const source = ['rain', 'done', 'border', 'unwritten'];
  const proposal = await mira.proposal({ drama_uuid, use: 'translation', language: 'de-DE', source });
  expect(writer.requests.flatMap(({ context }) => context.texts.map(({ text }) => text))).toEqual(['Rain.']);
  const marks = { 'de-DE': sourceMark('Rain.') };
  expect(bodyOf(proposal, 'rain')).toEqual({ ...rain, alt: english('Rain.', { 'de-DE': '«Rain.»' }), alt_marks: marks });
  expect(proposal.changes.map(({ id }: { id: string }) => id).sort()).toEqual(['rain', 'setting']);
});

test('a copy is never proposed as a translation, and neither is a missing answer', async () => {
  writer.says.translation = ({ context }) => ({
    lines: context.texts.flatMap(({ id, text }) =>
      text === 'Wait' ? [] : [{ id, text: text === 'Tea?' ? ' tea? ' : text === 'Mei' ? 'Mei' : 'Gut.' }],
    ),
  });
  const proposal = await translate({ source: ['p', 'mei'] });
  const { lines, choices } = bodyOf<StoryParagraph>(proposal, 'p');
  expect([lines[0]?.words['de-DE'], lines[2]?.words['de-DE'], choices[0]?.words['de-DE']]).toEqual([undefined, 'Gut.', undefined]);
  expect(proposal.notes).toEqual(
    expect.arrayContaining([
      { key: 'unchanged', node: 'new' },
      { key: 'untranslated', node: 'wait' },
    ]),
  );
  // A name may be the same in both languages.
  expect(proposal.notes).not.toContainEqual(expect.objectContaining({ node: 'mei' }));
});

test('answers with unknown ids, duplicates or excessive length change nothing else', async () => {
  writer.says.translation = () => ({
    lines: [
      { id: '99', text: 'Fremd.' },
      { id: '1', text: 'Eins.' },
      { id: '1', text: `${'x'.repeat(6000)}\u0000` },
    ],
  });
  const proposal = await translate({ source: ['new'] });
  expect(bodyOf<StoryParagraph>(proposal, 'p').lines[0]?.words['de-DE']).toHaveLength(4000);
  expect(proposal.notes).toEqual([{ key: 'cut', node: 'new' }]);
});

test('many lines are sent in batches, each once', async () => {
  const lines = Array.from({ length: 130 }, (_, index) => newLine(`l${index}`, { words: english(`Line number ${index} of them all.`) }));
  const uuid = await mira.drama([...story().filter(({ id }) => id !== 'p'), { ...first, lines, choices: [] }]);
  const proposal = await mira.proposal({ drama_uuid: uuid, use: 'translation', language: 'de-DE', source: ['p'] });
  expect(writer.requests.map(({ context }) => context.count).sort()).toEqual([10, 40, 40, 40]);
  expect(bodyOf<StoryParagraph>(proposal, 'p').lines.every(({ words }) => words['de-DE']?.startsWith('«'))).toBe(true);
  expect(proposal.provenance).toHaveLength(4);
});

describe('the translating provider', () => {
  test('is the first that supports the language; an unknown name is rejected', async () => {
    const drama_uuid = await mira.drama(story());
    const input = { drama_uuid, use: 'translation' };
    expect((await mira.proposal({ ...input, language: 'de-DE', provider: 'german', source: ['new'] })).provenance).toMatchObject([
      { provider: 'german' },
    ]);
    expect(await mira.refusal({ ...input, language: 'fr-FR', provider: 'german' })).toMatchObject({ code: 'ai/language', status: 422 });
    expect(await mira.refusal({ ...input, language: 'de-DE', provider: 'nobody' })).toMatchObject({ code: 'ai/no-provider', status: 409 });
    expect(await mira.refusal({ drama_uuid, use: 'acts', provider: 'german' })).toMatchObject({ code: 'ai/no-provider' });
  });

  test.each([[undefined], ['en-US'], ['de'], ['xx-XX']])('gets no request for the language %s, which is rejected', async (language) => {
    const drama_uuid = await mira.drama(story());
    const rejection = await mira.refusal({ drama_uuid, use: 'translation', language });
    expect(rejection).toMatchObject({ code: 'input/invalid', fields: [{ path: 'language', key: 'invalid.language' }] });
  });
});

describe('a blocked word in a story', () => {
  const bad = newParagraph('p', { title: 'P', lines: [newLine('l', { words: english('Some p.o.r.n, dear.') })] });
  const parts = [...story().filter(({ id }) => id !== 'p'), bad];

  test("isn't sent for translation, and is marked at its place; no job begins that would be charged", async () => {
    const drama_uuid = await mira.drama(parts);
    const rejection = await mira.refusal({ drama_uuid, use: 'translation', language: 'de-DE' });
    const fields = [{ path: 'parts.p.lines.0.words.en-US', from: 5, to: 12 }];
    expect(rejection).toMatchObject({ code: 'ai/content-filter', status: 422, data: { words: ['porn'], fields } });
    expect([writer.requests, await service.db('jobs').where({ subject: drama_uuid })]).toEqual([[], []]);
  });

  test("stops no step that doesn't contain it", async () => {
    const drama_uuid = await mira.drama(parts);
    await mira.proposal({ drama_uuid, use: 'translation', language: 'de-DE', source: ['q'] });
  });

  test('in an answer makes it unusable', async () => {
    writer.says.translation = ({ context }) => ({ lines: context.texts.map(({ id }) => ({ id, text: 'porn' })) });
    const drama_uuid = await mira.drama(story());
    const job = await mira.ended(await mira.begin({ drama_uuid, use: 'translation', language: 'de-DE' }));
    expect(job).toMatchObject({ state: 2, error: { code: 'ai/content-filter', data: { words: ['porn'], fields: [] } } });
    expect(await mira.proposals(drama_uuid)).toEqual([]);
  });
});

describe('texts without a drama', () => {
  const TRANSLATE = `mutation ($texts: [String!]!, $from: String, $to: String, $provider: String, $async: Boolean) {
    addAiTranslator(texts: $texts, from: $from, to: $to, provider: $provider, async: $async) { uuid state result error } }`;
  const texts = async (variables: object) => mira.ask(TRANSLATE, variables);

  test('are translated from zh-TW into en-US by default, with null for a copy', async () => {
    writer.says.translation = ({ context }) => ({
      lines: context.texts.map(({ id, text }) => ({ id, text: text === '霧' ? '霧' : 'Fog on 3 piers.' })),
    });
    const { data } = await texts({ texts: ['三個碼頭都有霧', '霧'] });
    expect(data.addAiTranslator).toMatchObject({ state: 1, result: { texts: ['Fog on 3 piers.', null] } });
    expect(data.addAiTranslator.result.notes).toEqual([
      { key: 'number', node: '0', params: { found: '3' } },
      { key: 'unchanged', node: '1' },
    ]);
    expect(writer.requests[0]).toMatchObject({ language: 'en-US', prompt: expect.stringContaining('繁體中文 (zh-TW)') });
  });

  test("with a blocked word aren't sent, and the word is marked at its place", async () => {
    const { errors } = await texts({ texts: ['Tea?', 'A роrn'] });
    const fields = [{ path: 'texts.1', from: 2, to: 6 }];
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'ai/content-filter', data: { words: ['porn'], fields } });
    expect(writer.requests).toEqual([]);
  });

  test('of a person are translated one job at a time', async () => {
    writer.shut();
    const begun = await texts({ texts: ['霧'], async: true });
    expect((await texts({ texts: ['霧'], async: true })).errors?.[0]?.extensions.code).toBe('job/running');
    writer.open();
    await mira.ended(begun.data.addAiTranslator.uuid);
  });

  test.each([
    [{ texts: [] }, 'texts'],
    [{ texts: [' '] }, 'texts.0'],
    [{ texts: ['x'.repeat(4001)] }, 'texts.0'],
    [{ texts: Array.from({ length: 51 }, () => 'x') }, 'texts'],
    [{ texts: Array.from({ length: 6 }, () => 'x'.repeat(3500)) }, 'texts'],
    [{ texts: ['x'], from: 'en-US' }, 'to'],
    [{ texts: ['x'], to: 'xx' }, 'to'],
    [{ texts: ['\u202e'] }, 'texts.0'],
  ])('%#: invalid input is rejected by its field', async (variables, path) => {
    const { errors } = await texts(variables);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'input/invalid',
      fields: expect.arrayContaining([expect.objectContaining({ path })]),
    });
  });
});
