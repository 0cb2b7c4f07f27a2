import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { TestService } from '@meowtale/service-kit/testing';
import { EMPTY_OUTLINE, EMPTY_SETTING, newCharacter, newChoice, newLine, newParagraph } from '@meowtale/story/model';
import { v7 as uuidv7 } from 'uuid';
import { testDramaAi } from '../test-service.ts';
import { dramasOf, paragraph, partChanges, removed, statementsOf } from './test-drama.ts';

let service: TestService;
let mira: { muid: string };
const { add, save, copy, open, ask } = dramasOf(
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

const idsOf = ({ parts }: { parts: { id: string }[] }) => parts.map(({ id }) => id);

async function added(...parts: { id: string }[]): Promise<string> {
  const { answer } = await add({ title: 'Fog', parts: partChanges(...(parts.length > 0 ? parts : [paragraph('p', 'Hello.')])) });
  return answer.uuid;
}

describe('a new drama', () => {
  test('begins with three acts of three sequences, and a setting in the given language', async () => {
    const { answer } = await add({ title: 'Fog', language: 'ja-JP', logline: 'A ferry is late.' });
    const [outline, setting] = answer.data.parts as [typeof EMPTY_OUTLINE, typeof EMPTY_SETTING];
    expect(outline).toMatchObject({ kind: 'outline', template: 'three-act' });
    expect(outline.acts.map(({ sequences, title }) => [title, sequences.length])).toEqual([
      ['', 3],
      ['', 3],
      ['', 3],
    ]);
    const ids = outline.acts.flatMap(({ id, sequences }) => [id, ...sequences.map((sequence) => sequence.id)]);
    expect(new Set(ids).size).toBe(12);
    expect(setting).toEqual({ ...EMPTY_SETTING, language: 'ja-JP', languages: ['ja-JP'], logline: 'A ferry is late.' });
    expect(answer).toMatchObject({ languages: ['ja-JP'], revision: 1, paragraphs: 0, lines: 0, words: 0 });
  });

  test('is in English unless a language is given, and without a template has one sequence', async () => {
    const { answer } = await add({ title: 'Fog', template: 'free' });
    expect(answer.languages).toEqual(['en-US']);
    expect((answer.data.parts[0] as unknown as typeof EMPTY_OUTLINE).acts).toMatchObject([{ sequences: [{ paragraphs: [] }] }]);
  });

  test('with given parts has exactly these', async () => {
    const { answer } = await add({ title: 'Fog', parts: partChanges(paragraph('p', 'Hello.'), EMPTY_OUTLINE) });
    expect(answer.data).toEqual({ parts: [EMPTY_OUTLINE, paragraph('p', 'Hello.')], removed: [], whole: true });
  });

  test.each([
    [{ language: 'xx' }, 'language', 'invalid.language'],
    [{ logline: 'x'.repeat(501) }, 'logline', 'invalid.too-long'],
    [{ template: 'five-act' }, 'template', 'invalid.type'],
    [{ label: 'x'.repeat(61) }, 'label', 'invalid.too-long'],
    [{ default_prompt_prefix: 'x'.repeat(2001) }, 'default_prompt_prefix', 'invalid.too-long'],
    [{ meta: { note: 'x'.repeat(1024) } }, 'meta', 'invalid.too-large'],
    [{ meta: [1] }, 'meta', 'invalid.text'],
  ])('with invalid field %# is rejected by its name and key', async (wrong, path, key) => {
    const { refusal } = await add({ title: 'Fog', ...wrong });
    expect(refusal).toMatchObject({ code: 'input/invalid', fields: [{ path, key }] });
  });
});

describe('what changed', () => {
  test('after a revision is returned, with the removed ids, and without one the whole story', async () => {
    const uuid = await added(paragraph('a', 'One.'), paragraph('b', 'Two.'), paragraph('c', 'Three.'));
    const { answer } = await save(uuid, 1, { parts: [...partChanges(paragraph('b', 'Two!')), ...removed('c')] }, 1);
    expect(answer).toMatchObject({ revision: 2, data: { parts: [paragraph('b', 'Two!')], removed: ['c'], whole: false } });
    expect((await open(uuid, 2)).data).toEqual({ parts: [], removed: [], whole: false });
    const whole = await open(uuid);
    expect([idsOf(whole.data), whole.data.removed, whole.data.whole]).toEqual([['a', 'b'], [], true]);
  });

  test('since an unknown revision is the whole story', async () => {
    const uuid = await added();
    expect((await open(uuid, 7)).data).toMatchObject({ whole: true, parts: [{ id: 'p' }] });
  });

  test('is available for one drama, and not in a list', async () => {
    await added();
    const { refusal } = await ask('{ findDrama { list { data { parts } } } }', {});
    expect(refusal).toMatchObject({ code: 'input/invalid', fields: [{ path: 'data' }] });
  });

  test('contains a part that was added again, without its id among the removed ones', async () => {
    const uuid = await added();
    await save(uuid, 1, { parts: removed('p') });
    await save(uuid, 2, { parts: partChanges(paragraph('p', 'Again.')) });
    expect((await open(uuid, 1)).data).toMatchObject({ parts: [{ id: 'p' }], removed: [] });
    expect(await open(uuid)).toMatchObject({ paragraphs: 1, lines: 1, words: 1, revision: 3 });
  });

  test('forgets the oldest removed ids, and whoever saw less gets the whole story', async () => {
    const uuid = await added();
    let revision = 1;
    for (const batch of [0, 1, 2]) {
      const ids = Array.from({ length: 1500 }, (_, index) => `f${batch}-${index}`);
      const facts = ids.map((id) => ({ kind: 'resource', id }));
      // Written as rows, because only the remembered ids matter.
      await service
        .db('drama_parts')
        .insert(facts.map(({ id, kind }) => ({ drama_uuid: uuid, id, kind, body: { id, kind }, bytes: 9, lines: 0, words: {}, revision })));
      const { answer } = await save(uuid, revision, { parts: removed(...ids) });
      revision = answer.revision;
    }
    expect(await service.db('drama_parts').where({ drama_uuid: uuid }).whereNull('body')).toHaveLength(1500);
    expect((await open(uuid, 2)).data).toMatchObject({ whole: true, removed: [] });
    expect((await open(uuid, 3)).data).toMatchObject({ whole: false, parts: [] });
    // A part in an old tab may have been removed meanwhile.
    const { refusal } = await save(uuid, 1, { parts: partChanges(paragraph('f0-1', 'Late.')) });
    expect(refusal).toMatchObject({ code: 'drama/revision-conflict', data: { whole: true } });
    expect((await save(uuid, 3, { parts: partChanges(paragraph('new', 'In time.')) })).refusal).toBeUndefined();
  });
});

describe('two tabs', () => {
  test('that change different parts and fields are both saved', async () => {
    const uuid = await added(paragraph('a', 'One.'), paragraph('b', 'Two.'));
    const [first, second] = await Promise.all([
      save(uuid, 1, { title: 'Mist', parts: partChanges(paragraph('a', 'One!')) }),
      save(uuid, 1, { label: 'draft', parts: partChanges(paragraph('b', 'Two!')) }),
    ]);
    expect([first.refusal, second.refusal]).toEqual([undefined, undefined]);
    expect(await open(uuid)).toMatchObject({
      title: 'Mist',
      label: 'draft',
      revision: 3,
      data: { parts: [paragraph('a', 'One!'), paragraph('b', 'Two!')] },
    });
  });

  test.each([
    ['the same part', { parts: partChanges(paragraph('a', 'Mine.')) }, { parts: partChanges(paragraph('a', 'Theirs.')) }],
    ['a part that the other removes', { parts: partChanges(paragraph('a', 'Mine.')) }, { parts: removed('a') }],
    ['the same new part', { parts: partChanges(paragraph('n', 'Mine.')) }, { parts: partChanges(paragraph('n', 'Theirs.')) }],
    ['the same field', { label: 'mine' }, { label: 'theirs' }],
    ['the notes', { meta: { zoom: 1 } }, { meta: { zoom: 2 } }],
  ])('that change %s: the second is answered with the current state', async (_, mine, theirs) => {
    const uuid = await added(paragraph('a', 'One.'), paragraph('b', 'Two.'));
    const responses = await Promise.all([save(uuid, 1, mine), save(uuid, 1, theirs)]);
    const refusals = responses.flatMap(({ refusal }) => (refusal ? [refusal] : []));
    expect(refusals).toMatchObject([{ code: 'drama/revision-conflict', status: 409, data: { drama: { uuid, revision: 2 } } }]);
    expect(refusals[0]?.data).toMatchObject((await open(uuid, 1)).data);
    expect((await open(uuid)).revision).toBe(2);
  });

  test('are both saved when one only sends an unchanged part that the other changes', async () => {
    const uuid = await added(paragraph('a', 'One.'), paragraph('b', 'Two.'));
    await save(uuid, 1, { parts: partChanges(paragraph('a', 'One!')) });
    expect(
      (await save(uuid, 1, { title: 'Fog', parts: partChanges(paragraph('a', 'One!'), paragraph('b', 'Two!')) })).answer.revision,
    ).toBe(3);
  });

  test("in conflict change nothing, not even what wouldn't conflict", async () => {
    const uuid = await added(paragraph('a', 'One.'), paragraph('b', 'Two.'));
    await save(uuid, 1, { parts: partChanges(paragraph('a', 'One!')) });
    await save(uuid, 1, { title: 'Mist', parts: partChanges(paragraph('a', 'Mine.'), paragraph('b', 'Mine.')) });
    expect(await open(uuid)).toMatchObject({
      title: 'Fog',
      revision: 2,
      data: { parts: [paragraph('a', 'One!'), paragraph('b', 'Two.')] },
    });
  });

  test('20 at once, each with its own part, are all saved', async () => {
    const uuid = await added();
    const saves = Array.from({ length: 20 }, (_, index) => save(uuid, 1, { parts: partChanges(paragraph(`n${index}`, 'Hello there.')) }));
    const responses = await Promise.all(saves);
    expect(responses.map(({ refusal }) => refusal)).toEqual(Array(20).fill(undefined));
    expect(responses.map(({ answer }) => answer.revision).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 2),
    );
    expect(await open(uuid)).toMatchObject({ revision: 21, paragraphs: 21, lines: 21, words: 41 });
  });

  test('20 at once with the same part: one is saved', async () => {
    const uuid = await added();
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => save(uuid, 1, { parts: partChanges(paragraph('p', `${index}`)) })),
    );
    expect(responses.filter(({ refusal }) => !refusal)).toHaveLength(1);
    expect((await open(uuid)).revision).toBe(2);
  });
});

describe('a save', () => {
  test('repeated because its answer was lost is answered with the current state, whatever followed', async () => {
    const uuid = await added(paragraph('a', 'One.'), paragraph('b', 'Two.'));
    const change = {
      title: 'Mist',
      meta: { zoom: -0, of: { tab: 'story' } },
      parts: [...partChanges(paragraph('a', 'One!')), ...removed('b')],
    };
    await save(uuid, 1, change);
    await save(uuid, 2, { label: 'later' });
    expect((await save(uuid, 1, change)).answer).toMatchObject({ revision: 3, label: 'later' });
  });

  test("without a change doesn't increase the revision", async () => {
    const uuid = await added();
    const before = await open(uuid);
    expect((await save(uuid, 1, { title: 'Fog', parts: [...partChanges(paragraph('p', 'Hello.')), ...removed('never')] })).answer).toEqual(
      before,
    );
  });

  test('over an unknown revision is answered with the current state', async () => {
    const uuid = await added();
    const { refusal } = await save(uuid, 9, { title: 'Mist' });
    expect(refusal).toMatchObject({ code: 'drama/revision-conflict', data: { whole: true, parts: [{ id: 'p' }] } });
  });

  test("can't set fields that only a new drama has", async () => {
    const uuid = await added();
    const { refusal } = await save(uuid, 1, { language: 'de-DE', logline: 'x', template: 'free' });
    expect(refusal?.fields?.map(({ path }) => path)).toEqual(['language', 'logline', 'template']);
  });

  test('of one part takes as many statements in a drama of 500 parts as in one of two', async () => {
    const small = await added(EMPTY_OUTLINE, paragraph('p0', 'Hello.'));
    const large = await added(...Array.from({ length: 500 }, (_, index) => paragraph(`p${index}`, 'Hello.', 'Who is there?')));
    const ofOne = (uuid: string) => statementsOf(service, () => save(uuid, 1, { parts: partChanges(paragraph('p0', 'Changed.')) }, 1));
    const [few, many] = [await ofOne(small), await ofOne(large)];
    expect(many).toBe(few);
    expect(many).toBeLessThanOrEqual(9);
    const touched = await service.db('drama_parts').where({ drama_uuid: large, revision: 2 });
    expect(touched.map(({ id }) => id)).toEqual(['p0']);
  });

  test('of 500 parts takes as many as of one', async () => {
    const uuid = await added();
    const ofMany = (revision: number, many: number) =>
      statementsOf(service, () =>
        save(uuid, revision, { parts: partChanges(...Array.from({ length: many }, (_, at) => paragraph(`n${at}-${many}`, 'x'))) }, 1),
      );
    expect(await ofMany(1, 1)).toBe(await ofMany(2, 500));
  });
});

describe('the list', () => {
  test('counts the current paragraphs, lines, characters and words, and names the languages', async () => {
    const translated = newParagraph('t', {
      lines: [newLine('l', { words: { 'de-DE': 'Die Fähre kommt spät.', 'ja-JP': '船が来た' } }), newLine('m')],
      choices: [newChoice('c', { words: { 'de-DE': 'Warten', 'ja-JP': '待つ' } })],
    });
    const setting = { ...EMPTY_SETTING, language: 'de-DE' as const, languages: ['ja-JP' as const] };
    const uuid = await added(translated, setting, newCharacter('mei', 'Mei'));
    expect(await open(uuid)).toMatchObject({ paragraphs: 1, lines: 2, characters: 1, words: 5, languages: ['de-DE', 'ja-JP'] });
    // The same words, with the other language as the source.
    await save(uuid, 1, { parts: partChanges({ ...setting, language: 'ja-JP', languages: [] }) });
    expect(await open(uuid)).toMatchObject({ words: 6, languages: ['ja-JP'] });
    await save(uuid, 2, { parts: removed('t', 'mei') });
    expect(await open(uuid)).toMatchObject({ paragraphs: 0, lines: 0, characters: 0, words: 0 });
    const { answer } = await ask<{ list: object[] }>('{ findDrama { list { uuid paragraphs languages } } }', {});
    expect(answer.list).toEqual([{ uuid, paragraphs: 0, languages: ['ja-JP'] }]);
  });

  test('finds a drama by its label', async () => {
    await add({ title: 'Fog', label: 'Autumn 100%' });
    await add({ title: 'Mist' });
    const { answer } = await ask<{ list: object[] }>('{ findDrama(q: { keyword: "100%" }) { list { title } } }', {});
    expect(answer.list).toEqual([{ title: 'Fog' }]);
  });
});

describe('a copy', () => {
  test('has the fields and the story with the same ids, and is independent', async () => {
    const uuid = await added(paragraph('a', 'One.'), paragraph('b', 'Two.'));
    await save(uuid, 1, { label: 'draft', meta: { zoom: 2 }, parts: removed('b') });
    const { answer } = await copy(uuid, 'Fog, again');
    expect(answer).toMatchObject({ title: 'Fog, again', label: 'draft', revision: 1, paragraphs: 1, lines: 1, words: 1 });
    expect(answer.data).toEqual({ parts: [paragraph('a', 'One.')], removed: [], whole: true });
    await save(answer.uuid, 1, { parts: removed('a') });
    expect((await open(uuid)).data.parts).toHaveLength(1);
    expect((await copy(uuid)).answer.title).toBe('Fog');
  });

  test.each(['', '   ', 'x'.repeat(121)])('with invalid title %# is rejected', async (title) => {
    const { refusal } = await copy(await added(), title);
    expect(refusal).toMatchObject({ code: 'input/invalid', fields: [{ path: 'title' }] });
  });
});
