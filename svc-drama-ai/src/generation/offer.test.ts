import { afterEach, describe, expect, test } from '@jest/globals';
import { LOCALES } from '@meowtale/contracts';
import type { TestService } from '@meowtale/service-kit/testing';
import { EMPTY_OUTLINE, EMPTY_SETTING, newAct, newLine, newParagraph, newResource, newSequence } from '@meowtale/story/model';
import { v7 as uuidv7 } from 'uuid';
import { testDramaAi } from '../test-service.ts';
import { generationOf } from '../testing/generation.ts';
import { tinyDrawer, tinyWriter } from '../testing/tiny-providers.ts';

const OFFER = `query ($uuid: ID!) { findDramaAiOffer(drama_uuid: $uuid) {
  providers { name is_connected model uses { use price_coins } languages } languages { language writes translates reason } running { uuid state } } }`;
const DISCLOSURE = `query ($uuid: ID!) { findDrama(uuid: $uuid) { list { ai_disclosure {
  lines { provider model count edited share } pictures { provider model count edited share } translations { language provider model count edited share } } } } }`;

const WRITING = ['characters', 'acts', 'sequences', 'paragraphs', 'dialogues', 'translation'] as const;

let service: TestService;
afterEach(() => service.close());

describe('the offer', () => {
  test('lists connected providers, their uses, languages and prices, and the running job', async () => {
    const large = tinyWriter('large');
    const small = tinyWriter('small', {
      kinds: ['characters', 'acts', 'sequences', 'paragraphs', 'dialogues'],
      languages: ['en-US', 'zh-TW'],
    });
    const charges = { priceOf: (name: string, use: string) => (name === 'large' && use === 'all' ? 50 : 0), begin: async () => undefined };
    service = await testDramaAi({ providers: { text: [tinyWriter('away', null), large, small], pictures: [tinyDrawer()] }, charges });
    const mira = generationOf(service);
    const uuid = await mira.drama();
    large.shut();
    const job = await mira.begin({ drama_uuid: uuid, use: 'acts' });
    const { providers, languages, running } = (await mira.ask(OFFER, { uuid })).data.findDramaAiOffer;
    expect(providers).toMatchObject([
      { name: 'away', is_connected: false, model: null, uses: [], languages: [] },
      { name: 'large', is_connected: true, model: 'large-1', languages: LOCALES },
      { name: 'small', is_connected: true, languages: ['en-US', 'zh-TW'] },
      { name: 'tiny', is_connected: true, model: 'tiny-pictures', uses: [{ use: 'picture', price_coins: 0 }], languages: [] },
    ]);
    expect(providers[1].uses).toContainEqual({ use: 'all', price_coins: 50 });
    expect(providers[2].uses.map(({ use }: { use: string }) => use)).toEqual([
      'all',
      'characters',
      'acts',
      'sequences',
      'paragraphs',
      'dialogues',
    ]);
    expect(languages).toHaveLength(13);
    expect(languages).toContainEqual({ language: 'th-TH', writes: true, translates: true, reason: null });
    expect(running).toEqual({ uuid: job, state: 0 });
    large.open();
    await mira.ended(job);
  });

  test.each([
    [
      'no provider knows the language',
      { kinds: WRITING, languages: ['en-US'] },
      { writes: false, translates: false, reason: 'ai/language' },
    ],
    ['no provider translates', { kinds: WRITING.slice(0, 5) }, { writes: true, translates: false, reason: 'ai/no-provider' }],
    ['no provider is available', null, { writes: false, translates: false, reason: 'ai/no-provider' }],
  ] as const)('gives the reason why a language isn’t available: %s', async (_case, abilities, expected) => {
    service = await testDramaAi({ providers: { text: [tinyWriter('small', abilities)], pictures: [] } });
    const mira = generationOf(service);
    const { languages } = (await mira.ask(OFFER, { uuid: await mira.drama() })).data.findDramaAiOffer;
    expect(languages).toContainEqual({ language: 'th-TH', ...expected });
  });
});

test('the disclosure lists who made a drama’s lines, pictures and translations, edited ones apart', async () => {
  service = await testDramaAi({ providers: { text: [tinyWriter()], pictures: [tinyDrawer()] } });
  const mira = generationOf(service);
  const lineOf = (id: string, origin: { proposal: string; edited: boolean } | null) =>
    newLine(id, { words: { 'en-US': `Line ${id}.` }, origin });
  const outline = { ...EMPTY_OUTLINE, acts: [newAct('a', { sequences: [newSequence('s', { paragraphs: ['p', 'q'] })] })] };
  const uuid = await mira.drama([outline, EMPTY_SETTING, newParagraph('p', { title: 'P' }), newParagraph('q', { title: 'Q' })]);
  const { uuid: proposal } = await mira.proposal({ drama_uuid: uuid, use: 'dialogues', source: ['p'] });
  const draw = 'mutation ($uuid: ID!) { addDramaAiImage(drama_uuid: $uuid, folder: "bg", keywords: "fog") { result } }';
  const picture = (await mira.ask(draw, { uuid })).data.addDramaAiImage.result.image;
  const image = (origin: string) =>
    newResource(`r${origin}`, 'bg', { image: `${uuidv7()}.jpg`, origin: { proposal: origin, edited: false } });
  const lines = [
    lineOf('1', { proposal, edited: false }),
    lineOf('2', { proposal, edited: true }),
    lineOf('3', null),
    lineOf('4', { proposal: uuidv7(), edited: false }),
  ];
  const parts = [newParagraph('p', { title: 'P', lines }), image(picture), newResource('empty', 'bg')].map((body) => ({
    id: body.id,
    body,
  }));
  const save =
    'mutation ($uuid: ID!, $parts: [DramaPartInput!]) { setDrama(uuid: $uuid, revision: 1, drama: { parts: $parts }) { revision } }';
  expect((await mira.ask(save, { uuid, parts })).errors).toBeUndefined();
  const translation = await mira.proposal({ drama_uuid: uuid, use: 'translation', language: 'de-DE' });
  await mira.proposal({ drama_uuid: uuid, use: 'translation', language: 'fr-FR' });
  const take = 'mutation ($uuid: ID!, $taken: [ID!]) { setDramaProposal(uuid: $uuid, state: "partly", taken: $taken) { state } }';
  await mira.ask(take, { uuid: translation.uuid, taken: ['1', '2'] });
  // The first as translated, the second edited, the third written by hand, the last missing.
  const german: Record<string, string> = { '1': '«Line 1.»', '2': 'Zeile 2.', '3': 'Zeile 3.' };
  const body = newParagraph('p', {
    title: 'P',
    lines: lines.map((line) => ({ ...line, words: { ...line.words, ...(german[line.id] && { 'de-DE': german[line.id] }) } })),
  });
  const saved = await mira.ask(save.replace('revision: 1', 'revision: 2'), { uuid, parts: [{ id: 'p', body }] });
  expect(saved.errors).toBeUndefined();
  const disclosure = (await mira.ask(DISCLOSURE, { uuid })).data.findDrama.list[0].ai_disclosure;
  expect(disclosure.lines).toEqual([
    { provider: 'tiny', model: 'tiny-1', count: 2, edited: 1, share: 0.5 },
    { provider: null, model: null, count: 1, edited: 0, share: 0.25 },
    { provider: '', model: '', count: 1, edited: 0, share: 0.25 },
  ]);
  expect(disclosure.pictures).toEqual([{ provider: 'tiny', model: 'tiny-pictures', count: 1, edited: 0, share: 1 }]);
  expect(disclosure.translations).toEqual([{ language: 'de-DE', provider: 'tiny', model: 'tiny-1', count: 2, edited: 1, share: 2 / 3 }]);
  await service.db('drama_proposals').update({ translated: null, taken: null });
  const old = (await mira.ask(DISCLOSURE, { uuid })).data.findDrama.list[0].ai_disclosure;
  expect(old.translations).toMatchObject([{ language: 'de-DE', count: 3, edited: 0, share: 1 }]);
});
