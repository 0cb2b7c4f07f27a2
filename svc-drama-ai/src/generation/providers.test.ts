import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { StoryPart } from '@meowtale/contracts/inputs/drama/story';
import { type TestService, waitFor } from '@meowtale/service-kit/testing';
import { checkStory } from '@meowtale/story/check';
import { EMPTY_OUTLINE, EMPTY_SETTING, newAct, newLine, newParagraph, newSequence, type Story, storyOf } from '@meowtale/story/model';
import { createProviders } from '../providers/create-providers.ts';
import { type ConformanceServer, startConformanceServer } from '../providers/testing/conformance-server.ts';
import { testDramaAi } from '../test-service.ts';
import { generationOf } from '../testing/generation.ts';

const CANCEL = 'mutation ($uuid: ID!) { cancelDramaAi(uuid: $uuid) { state } }';

let service: TestService;
let conformance: ConformanceServer;
let mira: ReturnType<typeof generationOf>;

beforeAll(async () => {
  conformance = await startConformanceServer();
  const env = {
    AI_OPENAI_BASE_URL: `${conformance.url}/v1`,
    AI_OPENAI_API_KEY: 'sk-test',
    AI_OPENAI_MODEL: 'conformance-1',
    AI_SDWEBUI_URL: conformance.url,
  };
  service = await testDramaAi({ providers: createProviders(env) });
});
beforeEach(() => {
  conformance.conduct.text = [];
  conformance.conduct.pictures = [];
  conformance.requests.length = 0;
  mira = generationOf(service);
});
afterAll(async () => {
  await service.close();
  await conformance.close();
});

/** The whole story after all changes are taken. */
async function taken(uuid: string, changes: { body: StoryPart }[]): Promise<Story> {
  const parts = [...(await mira.story(uuid)), ...changes.map(({ body }) => body)];
  return storyOf('', new Map(parts.map((part) => [part.id, part])).values());
}

describe('with the draft', () => {
  test.each(['en-US', 'zh-TW', 'zh-CN', 'de-DE', 'ja-JP'])(
    'a line in %s becomes a branching story that can be played to its end',
    async (language) => {
      const uuid = await mira.drama(undefined, {
        language,
        logline: 'A ferry that never lands.',
        number_of_roles: 5,
        number_of_dialogs: 12,
      });
      const proposal = await mira.proposal({ drama_uuid: uuid, use: 'all', provider: 'draft' });
      const story = await taken(uuid, proposal.changes);
      const paragraphs = [...story.paragraphs.values()];
      expect([story.order.length, story.characters.size, proposal.notes]).toEqual([18, 5, []]);
      expect(paragraphs.every(({ lines }) => lines.length > 0 && lines.length <= 12)).toBe(true);
      expect(paragraphs.some(({ choices }) => new Set(choices.map(({ to }) => to)).size > 1)).toBe(true);
      const wrong = checkStory(story).filter(({ severity }) => severity === 'error');
      expect(wrong).toEqual([]);
      // Each path ends at a named ending.
      const last = story.paragraphs.get(story.order.at(-1) ?? '');
      expect(last?.ending).toEqual({ [story.setting.language]: last?.title });
      expect(
        new Set(proposal.provenance.map(({ provider, model }: { provider: string; model: string }) => `${provider} ${model}`)),
      ).toEqual(new Set(['draft template draft']));
    },
  );

  test('a language without enough templates is rejected, and translation is never offered', async () => {
    const uuid = await mira.drama(undefined, { language: 'th-TH', logline: 'เรือเที่ยวสุดท้าย' });
    expect(await mira.refusal({ drama_uuid: uuid, use: 'all', provider: 'draft' })).toMatchObject({ code: 'ai/language' });
    const translating = { drama_uuid: uuid, use: 'translation', language: 'en-US', provider: 'draft' };
    expect(await mira.refusal(translating)).toMatchObject({ code: 'ai/no-provider' });
  });

  test('one item again differs from the item before', async () => {
    const uuid = await mira.drama(undefined, { logline: 'A ferry that never lands.', number_of_roles: 3, number_of_dialogs: 6 });
    const first = await mira.proposal({ drama_uuid: uuid, use: 'all', provider: 'draft' });
    const parts = first.changes.map(({ id, body }: { id: string; body: StoryPart }) => ({ id, body }));
    const save =
      'mutation ($uuid: ID!, $parts: [DramaPartInput!]) { setDrama(uuid: $uuid, revision: 1, drama: { parts: $parts }) { revision } }';
    expect((await mira.ask(save, { uuid, parts })).errors).toBeUndefined();
    const [paragraph] = (await taken(uuid, [])).order;
    for (const input of [{ use: 'dialogues', source: [paragraph] }, { use: 'paragraphs', source: [paragraph] }, { use: 'characters' }]) {
      const again = await mira.proposal({ drama_uuid: uuid, provider: 'draft', ...input });
      expect(again.changes.length).toBeGreaterThan(0);
      // A rewritten character makes the paragraphs where they speak stale.
      expect(again.stale.includes(paragraph)).toBe(input.use === 'characters');
    }
  });

  test('a picture is drawn', async () => {
    const draw =
      'mutation ($uuid: ID!) { addDramaAiImage(drama_uuid: $uuid, folder: "bg", prompt: "Fog over the pier at night", provider: "draft") { uuid } }';
    const uuid = await mira.drama();
    expect(await mira.ended((await mira.ask(draw, { uuid })).data.addDramaAiImage.uuid)).toMatchObject({ state: 1 });
  });
});

describe('with a server that speaks chat completions', () => {
  const acts = async () => {
    const uuid = await mira.drama();
    return { uuid, job: await mira.begin({ drama_uuid: uuid, use: 'acts', source: [], provider: 'openai' }) };
  };

  test('everything is made of its answers, including translations by the glossary', async () => {
    const outline = { ...EMPTY_OUTLINE, acts: [newAct('a', { sequences: [newSequence('s', { paragraphs: ['p'] })] })] };
    const setting = { ...EMPTY_SETTING, glossary: [{ term: 'ferry', words: { 'de-DE': 'Fähre' } }] };
    const line = newLine('l', { words: { 'en-US': 'The ferry, {name}: 10:30.' } });
    const uuid = await mira.drama([outline, setting, newParagraph('p', { title: 'P', lines: [line] })]);
    const { changes, notes } = await mira.proposal({ drama_uuid: uuid, use: 'translation', language: 'de-DE' });
    const [paragraph] = changes.filter(({ id }: { id: string }) => id === 'p');
    expect(paragraph.body.lines[0].words['de-DE']).toBe('⟦de-DE⟧ The Fähre, {name}: 10:30.');
    expect(notes).toEqual([]);
    const story = await mira.proposal({ drama_uuid: await mira.drama(), use: 'all' });
    expect(story.provenance).toHaveLength(32);
    expect(JSON.stringify(story.provenance)).not.toContain('sk-test');
  });

  test.each([['loose-json'], ['bad-json'], ['wrong-schema'], ['cut-off'], ['length']] as const)(
    'an answer that is %s once is repaired or requested again',
    async (fault) => {
      conformance.conduct.text = [fault];
      const { job } = await acts();
      expect((await mira.ended(job)).state).toBe(1);
    },
  );

  test.each(['refusal', 'content-filter'] as const)('%s ends the job as filtered; the drama is unchanged and free', async (fault) => {
    conformance.conduct.text = [fault];
    const { uuid, job } = await acts();
    expect(await mira.ended(job)).toMatchObject({ state: 2, error: { code: 'ai/content-filter' } });
    expect(await mira.proposals(uuid)).toEqual([]);
    await mira.proposal({ drama_uuid: uuid, use: 'acts' });
  });

  test('answers that never fit end the job as failed, after a retry', async () => {
    conformance.conduct.text = Array.from({ length: 40 }, () => 'wrong-schema' as const);
    const { job } = await acts();
    const uuid = job.slice('drama:'.length);
    for (let failures = 1; failures <= 3; failures += 1) {
      await waitFor(async () => (await service.db('jobs').where({ uuid }).first()).failures >= failures);
      await service.database.owner.raw('update jobs set held_until = clock_now() where uuid = ?', [uuid]);
    }
    expect(await mira.ended(job)).toMatchObject({ state: 2, error: { code: 'ai/failure' } });
  });

  test('a slow request is aborted when the job is cancelled', async () => {
    conformance.conduct.text = ['slow'];
    conformance.conduct.slowMs = 60_000;
    const { uuid, job } = await acts();
    await waitFor(() => conformance.requests.some(({ path }) => path.endsWith('/chat/completions')));
    expect((await mira.ask(CANCEL, { uuid: job })).data.cancelDramaAi.state).toBe(2);
    await mira.proposal({ drama_uuid: uuid, use: 'acts' });
  });
});
