import { setTimeout as wait } from 'node:timers/promises';
import { inspect } from 'node:util';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Wait } from './endpoint.ts';
import { openAiProvider } from './openai.ts';
import { type ConformanceServer, startConformanceServer } from './testing/conformance-server.ts';
import { textRequest } from './testing/requests.ts';

const KEY = 'sk-a-secret-of-the-operator';

let server: ConformanceServer;
let waited: number[];

beforeEach(async () => {
  server = await startConformanceServer();
  waited = [];
});
afterEach(() => server.close());

/** Records waits, which end at once. */
const waitFor: Wait = async (ms) => waited.push(ms);
const provider = (more = {}) => openAiProvider({ baseUrl: `${server.url}/v1/`, key: KEY, model: 'conformance-1', waitFor, ...more });
const chats = () => server.requests.filter(({ path }) => path === '/v1/chat/completions');
const failed = expect.objectContaining({ code: 'ai/failure', status: 502 });
const acts = { acts: [1, 2, 3].map((number) => ({ title: `Act ${number}`, brief: `What happens in act ${number}.` })) };

test('a valid answer is returned, with its prompt, provider and model', async () => {
  const { answer, provenance } = await provider().write(textRequest('acts'));
  expect(answer).toEqual(acts);
  expect(provenance).toEqual({
    provider: 'openai',
    model: 'conformance-1',
    sent: expect.stringContaining('[user]\nWrite exactly 3.'),
    seed: 7,
    attempts: 1,
    at: expect.stringMatching(/Z$/),
  });
  expect(provenance.sent).not.toContain(KEY);
  expect(chats()[0]?.authorization).toBe(`Bearer ${KEY}`);
  expect(chats()[0]?.body).toMatchObject({
    seed: 7,
    response_format: { type: 'json_schema', json_schema: { name: 'acts', strict: true } },
  });
});

test('it is probed once, and unavailable while it is unreachable or rejects the key', async () => {
  const able = provider();
  expect(await able.abilities()).toMatchObject({
    languages: 'any',
    model: 'conformance-1',
    kinds: expect.arrayContaining(['translation']),
  });
  await able.abilities();
  expect(server.requests.map(({ path }) => path)).toEqual(['/v1/models']);
  const dead = provider();
  await server.close();
  expect(await dead.abilities()).toBeNull();
  server = await startConformanceServer({ port: Number(new URL(server.url).port) });
  expect(await dead.abilities()).not.toBeNull();
});

test('a rejected format is replaced by a less strict one, which is remembered', async () => {
  server.conduct.forms = ['text'];
  const able = provider();
  expect((await able.write(textRequest('acts'))).answer).toEqual(acts);
  expect((await able.write(textRequest('acts'))).provenance.attempts).toBe(1);
  const forms = chats().map(({ body }) => (body.response_format as { type: string } | undefined)?.type ?? 'text');
  expect(forms).toEqual(['json_schema', 'json_object', 'text', 'text']);
});

test('a server that rejects a seed gets none, with the same format', async () => {
  server.conduct.takesSeed = false;
  expect((await provider().write(textRequest('acts'))).answer).toEqual(acts);
  expect(chats()[1]?.body).toMatchObject({ response_format: { type: 'json_schema' } });
  expect(chats()[1]?.body).not.toHaveProperty('seed');
});

test('a server that rejects every format is a failure, and nothing is remembered', async () => {
  server.conduct.forms = [];
  const able = provider();
  await expect(able.write(textRequest('acts'))).rejects.toEqual(failed);
  server.conduct.forms = ['json_schema'];
  expect((await able.write(textRequest('acts'))).provenance.attempts).toBe(1);
});

test('repairable JSON is repaired without another request', async () => {
  server.conduct.text = ['loose-json'];
  const { answer, provenance } = await provider().write(textRequest('acts'));
  expect([answer, provenance.attempts]).toEqual([acts, 1]);
});

test.each(['bad-json', 'wrong-schema'] as const)('%s is requested once more, with its errors; twice is a failure', async (fault) => {
  server.conduct.text = [fault];
  const { answer, provenance } = await provider().write(textRequest('acts'));
  expect([answer, provenance.attempts]).toEqual([acts, 2]);
  expect(provenance.sent).toMatch(/\[assistant\]\n[\s\S]+\[user\]\nThat answer doesn't fit the JSON schema:\n- /);
  expect(chats()[1]?.body.messages).toHaveLength(4);
  server.conduct.text = [fault, fault];
  await expect(provider().write(textRequest('acts'))).rejects.toEqual(failed);
  expect(chats()).toHaveLength(4);
});

test.each(['refusal', 'content-filter'] as const)('a %s has its own error', async (fault) => {
  server.conduct.text = [fault];
  await expect(provider().write(textRequest('acts'))).rejects.toMatchObject({ code: 'ai/content-filter', data: { words: [], fields: [] } });
  expect(chats()).toHaveLength(1);
});

test.each(['length', 'cut-off'] as const)('an answer that ends too early (%s) gets one more try', async (fault) => {
  server.conduct.text = [fault];
  expect((await provider().write(textRequest('acts'))).answer).toEqual(acts);
  server.conduct.text = [fault, fault];
  await expect(provider().write(textRequest('acts'))).rejects.toEqual(failed);
  expect(chats()).toHaveLength(4);
});

test('a busy server is retried with growing pauses, or after the time that it names', async () => {
  server.conduct.text = ['busy', 'down', 'busy-second'];
  expect((await provider().write(textRequest('acts'))).provenance.attempts).toBe(4);
  expect(waited).toEqual([1000, 2000, 1000]);
  server.conduct.text = ['down', 'down', 'down', 'down'];
  await expect(provider().write(textRequest('acts'))).rejects.toEqual(failed);
  expect(server.conduct.text).toEqual([]);
});

test("a retry after an hour isn't awaited", async () => {
  server.conduct.text = ['busy-hour'];
  await expect(provider().write(textRequest('acts'))).rejects.toMatchObject({ code: 'ai/failure', retryAfterSeconds: 3600 });
  expect(waited).toEqual([]);
});

test.each(['slow', 'stalled'] as const)('a request whose answer is %s times out and is retried', async (fault) => {
  Object.assign(server.conduct, { text: [fault], slowMs: 60_000 });
  expect((await provider({ timeoutMs: 2000 }).write(textRequest('acts'))).answer).toEqual(acts);
  expect(chats()).toHaveLength(2);
});

test('an endless answer is cut', async () => {
  server.conduct.text = ['endless'];
  await expect(provider().write(textRequest('acts'))).rejects.toEqual(failed);
  expect(chats()).toHaveLength(1);
});

test('an unreachable server is a failure after four tries', async () => {
  const dead = provider();
  await server.close();
  await expect(dead.write(textRequest('acts'))).rejects.toEqual(failed);
  expect(waited).toEqual([1000, 2000, 4000]);
});

test('the end of a job aborts its request and its wait', async () => {
  Object.assign(server.conduct, { text: ['slow'], slowMs: 60_000 });
  const over = new Error('cancelled');
  const cancel = new AbortController();
  const written = provider().write(textRequest('acts', { signal: cancel.signal }));
  while (chats().length === 0) await wait(5);
  cancel.abort(over);
  await expect(written).rejects.toBe(over);

  server.conduct.text = ['busy'];
  const between = new AbortController();
  const giveUp: Wait = async (_, signal) => {
    between.abort(over);
    signal.throwIfAborted();
  };
  const patient = provider({ waitFor: giveUp });
  await expect(patient.write(textRequest('acts', { signal: between.signal }))).rejects.toBe(over);
});

test('no error shows the key or the answer, not even where the server repeats it', async () => {
  server.conduct.text = ['unauthorized'];
  const error = await provider()
    .write(textRequest('acts'))
    .catch((caught: unknown) => caught);
  expect(error).toEqual(failed);
  const output = `${inspect(error, { depth: 9, showHidden: true })}${JSON.stringify(error)}`;
  expect(output).toContain('openai: answered 401');
  expect(output).not.toContain(KEY);
});

test("the conformance server's translation has the target language, the source and the glossary’s words", async () => {
  const system = 'Write in Deutsch (de-DE), whatever language the material is in.';
  const lines = JSON.stringify([{ id: 'l1', text: 'The ferry <b>{left}</b>.' }]).replaceAll('<', '\\u003c');
  const prompt = `<lines>${lines}</lines>\n\n<glossary>[{"term":"ferry","word":"Fähre"}]</glossary>\n\nTranslate from en-US.`;
  const { answer } = await provider().write(textRequest('translation', { system, prompt }));
  expect(answer).toEqual({ lines: [{ id: 'l1', text: '⟦de-DE⟧ The Fähre <b>{left}</b>.' }] });
});

test('its other answers use the cast, the numbers and the targets of the prompt', async () => {
  const prompt = [
    '<cast>[{"name":"Mira","by_now":{"status":"here","text":"at sea"}},{"name":"Tobias"}]</cast>',
    '<targets>[{"number":0,"title":"Fog"},{"number":1,"title":"Pier"}]</targets>',
    'Write the lines of the paragraph that is marked as here: up to 4 lines.',
  ].join('\n\n');
  const { answer } = await provider().write(textRequest('dialogues', { prompt }));
  expect(answer.lines.map(({ speaker }) => speaker)).toEqual(['Mira', 'Tobias', null, 'Mira']);
  expect(answer.choices.map(({ leadsTo }) => leadsTo)).toEqual([0, 1]);
  for (const kind of ['characters', 'sequences', 'paragraphs'] as const) {
    const written = (await provider().write(textRequest(kind, { prompt: `Write 5 ${kind} of this.` }))).answer;
    expect(Object.values(written)[0]).toHaveLength(5);
  }
  for (const kind of ['character', 'line', 'keywords', 'consistency'] as const)
    expect((await provider().write(textRequest(kind))).provenance.attempts).toBe(1);
});
