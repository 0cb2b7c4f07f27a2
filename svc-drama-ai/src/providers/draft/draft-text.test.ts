import { expect, test } from '@jest/globals';
import { ANSWERS, type AnswerKind } from '../../generation/steps.ts';
import { type DraftDrama, writeDrama } from '../testing/draft-drama.ts';
import { contextOf, textRequest } from '../testing/requests.ts';
import { draftTextProvider } from './draft-text.ts';
import { DRAFT_LANGUAGES } from './language.ts';

const draft = draftTextProvider();
const LOGLINES = {
  'en-US': 'A night ferry carries a stolen lighthouse lamp to the island that once drowned.',
  'de-DE': 'Eine Nachtfähre bringt eine gestohlene Leuchtturmlampe zu der Insel, die einst versank.',
  'zh-TW': '一艘夜渡船載著偷來的燈塔燈，駛向曾經沉沒的島。',
  'zh-CN': '一艘夜渡船载着偷来的灯塔灯，驶向曾经沉没的岛。',
  'ja-JP': '夜の渡し船が、盗まれた灯台の灯を、かつて沈んだ島へ運ぶ。',
} as const;
const WORD_OF_LOGLINE = { 'en-US': 'lighthouse', 'de-DE': 'Insel', 'zh-TW': '燈塔', 'zh-CN': '灯塔', 'ja-JP': '灯台' } as const;
const dramaIn = (language: keyof typeof LOGLINES, seed = 1) => writeDrama(draft, language, seed, { logline: LOGLINES[language] });
const linesOf = ({ dialogues }: DraftDrama) => dialogues.flatMap(({ lines }) => lines);
const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values((value ?? {}) as Record<string, unknown>).flatMap(textsOf);

const cast = [
  { id: 'm', name: 'Mira', sex: 'female', brief: '' },
  { id: 't', name: 'Tobias', sex: 'male', brief: '' },
  { id: 'r', name: 'Rowan', sex: 'other', brief: '' },
] as const;
const above = [{ title: 'Fog', brief: 'Mira asks Tobias about the blue lantern at the harbour.' }];

test("it lists its answers and languages; translation and consistency aren't among them", async () => {
  const abilities = await draft.abilities();
  expect(abilities).toMatchObject({ languages: ['en-US', 'zh-TW', 'zh-CN', 'de-DE', 'ja-JP'], model: 'template draft' });
  expect(abilities?.kinds.toSorted()).toEqual([
    'acts',
    'character',
    'characters',
    'dialogues',
    'keywords',
    'line',
    'paragraphs',
    'sequences',
  ]);
  for (const kind of ['translation', 'consistency'] as const)
    await expect(draft.write(textRequest(kind))).rejects.toMatchObject({ code: 'ai/failure' });
  await expect(draft.write(textRequest('acts', { language: 'fr-FR' }))).rejects.toMatchObject({
    code: 'ai/language',
    status: 422,
    data: { languages: DRAFT_LANGUAGES },
  });
});

test.each(DRAFT_LANGUAGES)('an answer in %s fits its step, has no unfilled slot, and is the same for the same seed', async (language) => {
  for (const kind of (await draft.abilities())?.kinds ?? []) {
    const request = textRequest(kind as AnswerKind, {
      language,
      context: contextOf({ cast, above, targets: ['a', 'b', 'c'], logline: LOGLINES[language] }),
    });
    const { answer, provenance } = await draft.write(request);
    expect(ANSWERS[kind].parse(answer)).toEqual(answer);
    for (const text of textsOf(answer)) expect(text).not.toMatch(/[{}|]|undefined/);
    expect((await draft.write(request)).answer).toEqual(answer);
    expect(provenance).toMatchObject({ provider: 'draft', model: 'template draft', seed: 7, attempts: 1 });
  }
});

test.each(DRAFT_LANGUAGES)('a drama of nine sequences in %s repeats no line more than once', async (language) => {
  for (const seed of [1, 2, 3]) {
    const drama = await dramaIn(language, seed);
    const times = new Map<string, number>();
    for (const { text } of linesOf(drama)) times.set(text, (times.get(text) ?? 0) + 1);
    expect([...times].filter(([, count]) => count > 2)).toEqual([]);
    expect(drama.sequences).toHaveLength(9);
    expect(new Set(drama.sequences.map(({ brief }) => brief)).size).toBe(9);
    expect(linesOf(drama).length).toBeGreaterThan(200);
  }
});

test.each(DRAFT_LANGUAGES)('a drama in %s has its own characters and words of its logline', async (language) => {
  const drama = await dramaIn(language);
  const names = drama.cast.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { speaker } of linesOf(drama)) expect([null, ...names]).toContain(speaker);
  for (const { present, brief, place } of drama.paragraphs) {
    expect(present.length).toBeGreaterThan(1);
    for (const name of present.slice(0, 2)) expect(brief).toContain(name);
    expect(place).not.toBe('');
  }
  expect(drama.acts[0]?.brief).toContain(LOGLINES[language].slice(0, 20));
  expect(textsOf(drama).join('\n')).toContain(WORD_OF_LOGLINE[language]);
  for (const { brief } of drama.acts) expect(names.some((name) => brief.includes(name))).toBe(true);
});

test('twenty characters have different names and every field, and a rewritten one keeps name and sex', async () => {
  for (const language of DRAFT_LANGUAGES) {
    const { answer } = await draft.write(textRequest('characters', { language, context: contextOf({ count: 20 }) }));
    expect(new Set(answer.characters.map(({ name }) => name)).size).toBe(20);
    for (const person of answer.characters) for (const text of textsOf(person)) expect(text).not.toBe('');
  }
  const context = contextOf({ cast, count: 2, texts: [{ id: '0', text: 'Rowan' }] });
  const { answer } = await draft.write(textRequest('characters', { context }));
  expect(answer.characters[0]).toMatchObject({ name: 'Rowan', sex: 'other' });
  expect(cast.map(({ name }) => name)).not.toContain(answer.characters[1]?.name);
});

test("a scene's speakers are those that its brief names", async () => {
  const { answer } = await draft.write(textRequest('dialogues', { context: contextOf({ cast, above, count: 30 }) }));
  expect(new Set(answer.lines.map(({ speaker }) => speaker))).toEqual(new Set([null, 'Mira', 'Tobias']));
  expect(answer.lines.length).toBeLessThanOrEqual(15);
  expect((await draft.write(textRequest('dialogues', { context: contextOf({ cast, above, count: 2 }) }))).answer.lines).toHaveLength(2);
});

test('some scenes end in two or three choices with different targets, the first of which is the next paragraph', async () => {
  const targets = ['a', 'b', 'c', 'd'];
  const ended: number[] = [];
  for (let seed = 0; seed < 40; seed += 1) {
    const { choices } = (await draft.write(textRequest('dialogues', { seed, context: contextOf({ cast, above, count: 10, targets }) })))
      .answer;
    ended.push(choices.length);
    const places = choices.map(({ leadsTo }) => leadsTo);
    expect(new Set(places).size).toBe(places.length);
    if (choices.length > 0) expect(places[0]).toBe(0);
    for (const leadsTo of places) expect(targets[leadsTo ?? -1]).toBeDefined();
  }
  expect(new Set(ended)).toEqual(new Set([0, 2, 3]));
  const last = contextOf({ cast, above, count: 10 });
  expect((await draft.write(textRequest('dialogues', { context: last }))).answer.choices).toEqual([]);
});

test('a scene without a cast is narration, and one with a single character names no stranger', async () => {
  const lines = (await draft.write(textRequest('dialogues', { context: contextOf({ count: 8 }) }))).answer.lines;
  expect(lines.every(({ speaker }) => speaker === null)).toBe(true);
  expect(lines.length).toBeGreaterThan(3);
  const alone = (await draft.write(textRequest('dialogues', { context: contextOf({ cast: cast.slice(0, 1), count: 8 }) }))).answer.lines;
  expect(alone.map(({ text }) => text).join()).not.toContain('a stranger');
});

test('an instruction changes the tone, the length and the words', async () => {
  const line = (instruction: string) =>
    draft.write(
      textRequest('line', {
        context: contextOf({
          cast,
          above,
          instruction,
          texts: [{ id: 'l', text: 'You came back, after all this time. I had set the table.' }],
        }),
      }),
    );
  expect((await line('colder, please')).answer.text).toMatch(
    /^You came back, after all this time\. (?:I don’t owe|Save it|This isn’t|There is nothing)/,
  );
  expect((await line('shorter')).answer.text).toBe('You came back, after all this time.');
  expect((await line('')).answer.text).toContain('I had set the table.');
  expect((await line('')).answer.text).not.toBe('You came back, after all this time. I had set the table.');
  const context = contextOf({ cast, above, count: 30, instruction: 'Let them speak of marzipan' });
  const { lines } = (await draft.write(textRequest('dialogues', { seed: 3, context }))).answer;
  const other = (await draft.write(textRequest('dialogues', { seed: 4, context }))).answer.lines;
  expect([...lines, ...other].map(({ text }) => text).join()).toContain('marzipan');
});

test('keywords are English and match the text, in every language', async () => {
  const spoken = {
    'en-US': 'snow in the forest',
    'de-DE': 'Schnee im Wald',
    'zh-TW': '森林裡的雪',
    'zh-CN': '森林里的雪',
    'ja-JP': '森の雪',
  };
  for (const language of DRAFT_LANGUAGES) {
    const context = contextOf({ texts: [{ id: 'r', text: spoken[language] }] });
    const { keywords, negative } = (await draft.write(textRequest('keywords', { language, context }))).answer;
    expect(keywords).toMatch(/snow/);
    expect(keywords).toMatch(/forest|garden|trees/);
    expect(`${keywords}${negative}`).toMatch(/^[ -~]+$/);
  }
});
