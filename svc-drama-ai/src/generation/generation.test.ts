import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { StoryOutline, StoryParagraph, StoryPart } from '@meowtale/contracts/inputs/drama/story';
import { storyPart } from '@meowtale/contracts/inputs/drama/story';
import type { StoryLine } from '@meowtale/contracts/inputs/drama/story-words';
import type { TestService } from '@meowtale/service-kit/testing';
import {
  EMPTY_OUTLINE,
  EMPTY_SETTING,
  newAct,
  newCharacter,
  newChoice,
  newLine,
  newParagraph,
  newSequence,
  sourceMark,
  storyOf,
} from '@meowtale/story/model';
import { v7 as uuidv7 } from 'uuid';
import { testDramaAi } from '../test-service.ts';
import { generationOf } from '../testing/generation.ts';
import { tinyDrawer, tinyWriter } from '../testing/tiny-providers.ts';

const writer = tinyWriter();
let service: TestService;
let mira: ReturnType<typeof generationOf>;

beforeAll(async () => {
  service = await testDramaAi({ providers: { text: [writer], pictures: [tinyDrawer()] } });
});
beforeEach(() => {
  writer.says = {};
  writer.requests.length = 0;
  mira = generationOf(service);
});
afterAll(() => service.close());

const earlier = { proposal: uuidv7(), edited: false };
const own = (id: string, text: string, more: Partial<StoryLine> = {}) => newLine(id, { words: { 'en-US': text }, ...more });
const made = (id: string, text: string, more: Partial<StoryLine> = {}) => own(id, text, { origin: earlier, ...more });
const mei = newCharacter('mei', 'Mei');

/** Makes one act with a sequence of these paragraphs. */
const storyWith = (paragraphs: StoryParagraph[], more: StoryPart[] = []): StoryPart[] => {
  const sequence = newSequence('s', { title: 'The pier', brief: 'They wait.', paragraphs: paragraphs.map(({ id }) => id) });
  const act = newAct('a', { title: 'Evening', brief: 'The last ferry.', sequences: [sequence] });
  return [{ ...EMPTY_OUTLINE, acts: [act] }, { ...EMPTY_SETTING, logline: 'A ferry that never lands.' }, mei, ...paragraphs, ...more];
};

type Change = { id: string; body: StoryPart };
const bodyOf = <Part extends StoryPart>(proposal: { changes: Change[] }, id: string) =>
  proposal.changes.find((change) => change.id === id)?.body as Part;
const textsOf = (paragraph: StoryParagraph) => paragraph.lines.map(({ words }) => words['en-US']);
const keysOf = (proposal: { notes: { key: string }[] }) => proposal.notes.map(({ key }) => key);

describe('from a logline', () => {
  test('every part is proposed and valid, and the drama is unchanged', async () => {
    const uuid = await mira.drama(undefined, { logline: 'A ferry that never lands.', number_of_roles: 4, number_of_dialogs: 5 });
    const before = await mira.story(uuid);
    const proposal = await mira.proposal({ drama_uuid: uuid, use: 'all' });
    expect(await mira.story(uuid)).toEqual(before);
    expect(proposal).toMatchObject({ use: 'all', state: 'pending', revision: 1, stale: [], findings: [], notes: [] });
    for (const { id, body } of proposal.changes) expect(storyPart.parse(body)).toMatchObject({ id });
    const story = storyOf('', [...proposal.changes.map(({ body }: Change) => body), ...before]);
    expect([story.outline.acts.length, story.outline.acts.flatMap(({ sequences }) => sequences).length, story.order.length]).toEqual([
      3, 9, 18,
    ]);
    expect(story.characters.size).toBe(4);
    const lines = [...story.paragraphs.values()].flatMap((paragraph) => paragraph.lines);
    expect(lines).toHaveLength(54);
    for (const line of lines) expect(line.origin).toEqual({ proposal: proposal.uuid, edited: false });
    // The new drama's empty nodes are filled and keep their ids.
    const outline = before.find((part): part is StoryOutline => part.kind === 'outline');
    expect(story.outline.acts.map(({ id }) => id)).toEqual(outline?.acts.map(({ id }) => id));
  });

  test('each step has its provenance, with the prompt as it was sent', async () => {
    const uuid = await mira.drama(undefined, { logline: 'A ferry that never lands.' });
    const { provenance } = await mira.proposal({ drama_uuid: uuid, use: 'all' });
    expect(provenance).toHaveLength(2 + 3 + 9 + 18);
    const request = writer.requests[0];
    expect(provenance[0]).toMatchObject({
      provider: 'tiny',
      model: 'tiny-1',
      seed: request?.seed,
      sent: `${request?.system}\n\n${request?.prompt}`,
    });
  });

  test("a person's texts stay, and new ones are written around them", async () => {
    const lived = newParagraph('lived', { title: 'Ticket', lines: [own('l1', 'Two to the island.')] });
    const uuid = await mira.drama(storyWith([lived]));
    const proposal = await mira.proposal({ drama_uuid: uuid, use: 'all' });
    const { acts } = bodyOf<StoryOutline>(proposal, 'outline');
    expect(acts.map(({ title }) => title)).toEqual(['Evening', 'Act 2', 'Act 3']);
    expect(acts[0]?.sequences.map(({ title }) => title)).toEqual(['The pier', 'Sequence 2', 'Sequence 3']);
    expect(acts[0]?.sequences[0]?.paragraphs[0]).toBe('lived');
    expect([bodyOf(proposal, 'lived'), bodyOf(proposal, 'mei')]).toEqual([undefined, undefined]);
  });
});

describe('lines of a paragraph', () => {
  const written = newParagraph('p', {
    lines: [made('g1', 'Rain.'), own('mine', 'Tea?'), made('g2', 'No.'), made('g3', 'Maybe.', { origin: { ...earlier, edited: true } })],
    choices: [newChoice('c1', { words: { 'en-US': 'Wait' }, origin: earlier }), newChoice('c2', { words: { 'en-US': 'Run' } })],
  });
  const after = newParagraph('q', { title: 'After', lines: [own('x', 'Later.')] });

  test('that a person wrote or edited stay as they were, between the new ones', async () => {
    writer.says.dialogues = () => ({
      lines: ['Fog.', 'Tea?', 'Not now.'].map((text) => ({ speaker: 'Mei', text, direction: 'softly' })),
      choices: [{ text: 'Board', leadsTo: 0 }],
    });
    const uuid = await mira.drama(storyWith([written, after]));
    const proposal = await mira.proposal({ drama_uuid: uuid, use: 'dialogues', source: ['p'], prompt: 'Colder.' });
    const paragraph = bodyOf<StoryParagraph>(proposal, 'p');
    expect(textsOf(paragraph)).toEqual(['Fog.', 'Tea?', 'Not now.', 'Maybe.']);
    expect(paragraph.lines[1]).toEqual(written.lines[1]);
    expect(paragraph.lines[3]).toEqual(written.lines[3]);
    expect(paragraph.lines[0]).toMatchObject({
      id: 'g1',
      speaker: 'mei',
      direction: 'softly',
      origin: { proposal: proposal.uuid, edited: false },
    });
    expect(paragraph.choices.map(({ id, to }) => [id, to])).toEqual([
      ['c2', null],
      ['c1', 'q'],
    ]);
    expect(proposal).toMatchObject({ instruction: 'Colder.', targets: ['p'], stale: ['q'] });
    const { prompt } = writer.requests[0] ?? { prompt: '' };
    expect(prompt).toContain('<standing>[{"speaker":null,"text":"Tea?"},{"speaker":null,"text":"Maybe."}]');
    expect(prompt).toContain('<instruction>"Colder."');
  });

  test("that only got a condition, picture or effect from a person are the person's too", async () => {
    const lines = [
      made('w', 'When.', { when: { match: 'all', tests: [{ seen: 'p', not: false }] } }),
      made('e', 'Effect.', { effects: [{ variable: 'v', do: 'set', value: true }] }),
      made('f', 'Picture.', { picture: 'r' }),
      made('k', 'Knows.', { knows: ['k'] }),
    ];
    const uuid = await mira.drama(storyWith([newParagraph('p', { lines })]));
    const proposal = await mira.proposal({ drama_uuid: uuid, use: 'dialogues', source: ['p'] });
    expect(bodyOf<StoryParagraph>(proposal, 'p').lines.slice(0, 4)).toEqual(lines);
  });

  test('that are rewritten keep their translations, which then are stale', async () => {
    const line = made('g1', 'Rain.', { words: { 'en-US': 'Rain.', 'de-DE': 'Regen.' } });
    const uuid = await mira.drama(storyWith([newParagraph('p', { lines: [line] })]));
    const paragraph = bodyOf<StoryParagraph>(await mira.proposal({ drama_uuid: uuid, use: 'dialogues', source: ['p'] }), 'p');
    expect(paragraph.lines[0]).toMatchObject({ id: 'g1', words: { 'de-DE': 'Regen.' }, marks: { 'de-DE': sourceMark('Rain.') } });
  });

  test('in an answer beyond our limits are cut: their number, length, invalid characters and unknown speakers', async () => {
    writer.says.dialogues = () => ({
      lines: [
        { speaker: 'The Moon', text: `A\u0000b\u202ec\r\n${'x'.repeat(5000)}`, direction: 'd'.repeat(500) },
        { speaker: ' mei ', text: 'Hm\ud800', direction: '' },
        { speaker: null, text: '   ', direction: '' },
        ...Array.from({ length: 90 }, () => ({ speaker: 'MEI', text: 'Again.', direction: '' })),
      ],
      choices: Array.from({ length: 9 }, () => ({ text: 'Go', leadsTo: 99 })),
    });
    const uuid = await mira.drama(storyWith([newParagraph('p'), newParagraph('q')]), { number_of_dialogs: 7 });
    const proposal = await mira.proposal({ drama_uuid: uuid, use: 'dialogues', source: ['p'] });
    const paragraph = storyPart.parse(bodyOf(proposal, 'p')) as StoryParagraph;
    expect([paragraph.lines.length, paragraph.choices.length, paragraph.lines[0]?.words['en-US']?.length]).toEqual([7, 4, 4000]);
    expect(paragraph.lines[0]).toMatchObject({ speaker: null, words: { 'en-US': expect.stringMatching(/^Abc\nx/) } });
    expect(paragraph.lines[1]).toMatchObject({ speaker: 'mei', words: { 'en-US': 'Hm' } });
    expect(paragraph.choices[0]?.to).toBeNull();
    expect(keysOf(proposal)).toEqual(expect.arrayContaining(['cut', 'unknown-speaker', 'too-many']));
    expect(proposal.notes).toContainEqual({ key: 'unknown-speaker', node: paragraph.lines[0]?.id, params: { name: 'The Moon' } });
  });

  test('are written for paragraphs without words unless some are named; without any such it is rejected', async () => {
    const uuid = await mira.drama(storyWith([written, newParagraph('empty', { title: 'Empty' })]));
    const proposal = await mira.proposal({ drama_uuid: uuid, use: 'dialogues' });
    expect(proposal.changes.map(({ id }: Change) => id)).toEqual(['empty']);
    const full = await mira.drama(storyWith([written]));
    expect(await mira.ended(await mira.begin({ drama_uuid: full, use: 'dialogues' }))).toMatchObject({
      state: 2,
      error: { code: 'input/invalid', fields: [{ path: 'source', key: 'invalid.empty' }] },
    });
  });
});

describe('one item again', () => {
  test('a named line is rewritten, whoever wrote it; what comes next may depend on it', async () => {
    const p = newParagraph('p', { title: 'P', lines: [own('mine', 'Tea?'), own('other', 'No.')] });
    const rest = ['q', 'r'].map((id) => newParagraph(id, { title: id, lines: [own(`${id}1`, 'More.')] }));
    const uuid = await mira.drama(storyWith([p, ...rest]));
    const proposal = await mira.proposal({ drama_uuid: uuid, use: 'line', source: ['mine'] });
    expect(textsOf(bodyOf(proposal, 'p'))).toEqual(['Tea? (anew)', 'No.']);
    expect(proposal).toMatchObject({ stale: ['q'] });
  });

  test('an act, a sequence and a paragraph keep their ids; what is below and after them is marked as stale', async () => {
    const uuid = await mira.drama(storyWith([newParagraph('p', { title: 'P', lines: [own('l', 'Tea?')] })]));
    const act = await mira.proposal({ drama_uuid: uuid, use: 'acts', source: ['a'] });
    expect(bodyOf<StoryOutline>(act, 'outline').acts).toEqual([expect.objectContaining({ id: 'a', title: 'Act 1' })]);
    expect(act.stale).toEqual(['s', 'p']);
    const sequence = await mira.proposal({ drama_uuid: uuid, use: 'sequences', source: ['s'] });
    expect(bodyOf<StoryOutline>(sequence, 'outline').acts[0]).toMatchObject({
      title: 'Evening',
      sequences: [{ id: 's', title: 'Sequence 1' }],
    });
    const paragraph = await mira.proposal({ drama_uuid: uuid, use: 'paragraphs', source: ['p'] });
    expect(bodyOf(paragraph, 'p')).toMatchObject({
      title: 'Paragraph 1',
      place: 'Pier',
      present: ['mei'],
      stale: true,
      lines: [{ id: 'l' }],
    });
  });

  test('a named character keeps the fields that only people fill; their paragraphs are stale', async () => {
    const lin = newCharacter('lin', 'Lin', { picture: 'face', names: { 'zh-TW': '林' } });
    const uuid = await mira.drama(storyWith([newParagraph('p', { title: 'P', lines: [own('l', 'Tea?', { speaker: 'lin' })] })], [lin]));
    writer.says.character = () => ({
      character: { name: 'Lin', sex: 'female', brief: 'b', feature: 'f', trait: 't', behavior: 'h', status: 's' },
    });
    const proposal = await mira.proposal({ drama_uuid: uuid, use: 'character', source: ['lin'] });
    expect(bodyOf(proposal, 'lin')).toMatchObject({ name: 'Lin', names: { 'zh-TW': '林' }, picture: 'face', brief: 'b', sex: 'female' });
    expect(proposal.stale).toEqual(['p']);
  });
});

describe('the cast', () => {
  const cast = (count: number) => Array.from({ length: count }, (_, index) => newCharacter(`c${index}`, `Own ${index}`));

  test("has as many characters as the drama's roles, whatever a model answers, each name once", async () => {
    const { says } = writer;
    says.characters = () => ({
      characters: ['Mei', 'New', ' new ', '', ...Array.from({ length: 40 }, (_, index) => `N${index}`)].map((name) => ({
        ...{ name, sex: 'other' as const, brief: 'b'.repeat(9000), feature: '', trait: '', behavior: '', status: '' },
      })),
    });
    const uuid = await mira.drama(storyWith([]), { number_of_roles: 6 });
    const proposal = await mira.proposal({ drama_uuid: uuid, use: 'characters' });
    expect(proposal.changes.map(({ body }: Change) => (body as { name: string }).name)).toEqual(['New', 'N0']);
    expect(keysOf(proposal)).toEqual(expect.arrayContaining(['too-many', 'same-name', 'cut']));
    expect(writer.requests[0]?.context.count).toBe(5);
  });

  test("that is complete with a person's own characters gets none; another one is rejected", async () => {
    const uuid = await mira.drama(storyWith([], cast(2)), { number_of_roles: 3 });
    const proposal = await mira.proposal({ drama_uuid: uuid, use: 'characters' });
    expect([proposal.changes, keysOf(proposal), writer.requests]).toEqual([[], ['enough'], []]);
    expect((await mira.ended(await mira.begin({ drama_uuid: uuid, use: 'character' }))).error).toEqual({
      code: 'input/invalid',
      fields: [{ path: 'number_of_roles', key: 'drama.invalid.roles', params: { maximum: 3 } }],
    });
  });

  test('is rewritten in place where no person has edited it', async () => {
    const uuid = await mira.drama(storyWith([], [newCharacter('g', 'Gen', { origin: earlier })]), { number_of_roles: 2 });
    const proposal = await mira.proposal({ drama_uuid: uuid, use: 'characters' });
    expect(proposal.changes).toEqual([{ id: 'g', body: expect.objectContaining({ name: 'Person A' }) }]);
  });
});
