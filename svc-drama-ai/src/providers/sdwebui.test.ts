import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import sharp from 'sharp';
import type { Wait } from './endpoint.ts';
import { sdWebUiProvider } from './sdwebui.ts';
import { type ConformanceServer, startConformanceServer } from './testing/conformance-server.ts';
import { pictureRequest } from './testing/requests.ts';

let server: ConformanceServer;
let waited: number[];

beforeEach(async () => {
  server = await startConformanceServer();
  waited = [];
});
afterEach(() => server.close());

/** Waits until the server has processed its queue. */
const waitFor: Wait = async (ms, signal) => {
  waited.push(ms);
  await new Promise(setImmediate);
  signal.throwIfAborted();
};
const PATIENT_MS = 60_000;
const provider = (more = {}) => sdWebUiProvider({ url: server.url, waitFor, ...more });
const requestsTo = (path: string) => server.requests.filter((request) => request.path.startsWith(`/sdapi/v1/${path}`));
const failed = expect.objectContaining({ code: 'ai/failure', status: 502 });

test('a background is drawn small and upscaled three times, as in SPEC §9', async () => {
  const { bytes, provenance, ...picture } = await provider().draw(pictureRequest('bg'));
  expect(picture).toEqual({ mime: 'image/jpeg', width: 1920, height: 1080 });
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1920, height: 1080 });
  expect(requestsTo('txt2img')[0]?.body).toMatchObject({
    prompt: 'harbour, night',
    negative_prompt: 'text',
    seed: 7,
    steps: 40,
    cfg_scale: 12,
    width: 640,
    height: 360,
    enable_hr: true,
    hr_scale: 3,
  });
  expect(provenance).toMatchObject({ provider: 'sdwebui', model: 'conformance.safetensors [abc]', seed: 7, attempts: 1 });
  expect(JSON.parse(provenance.sent)).toEqual(requestsTo('txt2img')[0]?.body);
});

test('a variant keeps its picture’s seed, and mixes in some noise of another', async () => {
  await provider().draw(pictureRequest('bg', { variantSeed: 8 }));
  expect(requestsTo('txt2img')[0]?.body).toMatchObject({ seed: 7, subseed: 8, subseed_strength: 0.25 });
});

test('a character is drawn upright and isn’t upscaled', async () => {
  expect(await provider().draw(pictureRequest('character'))).toMatchObject({ width: 640, height: 1280 });
  expect(requestsTo('txt2img')[0]?.body).not.toHaveProperty('enable_hr');
});

test('a seed that the server chose is returned', async () => {
  expect((await provider().draw(pictureRequest('cg', { seed: -1 }))).provenance.seed).toBe(4242);
});

test.each([
  ['split', { sampler_name: 'DPM++ 2M', scheduler: 'Karras' }, 'DPM++ 2M Karras'],
  ['joined', { sampler_name: 'DPM++ 2M Karras' }, 'DPM++ 2M Karras'],
  ['few', { sampler_name: 'Euler a' }, 'Euler a'],
] as const)('the sampler of a web UI with samplers that are %s', async (samplers, sent, sampler) => {
  server.conduct.samplers = samplers;
  expect(await provider().abilities()).toEqual({ model: 'conformance.safetensors [abc]', sampler });
  await provider().draw(pictureRequest('character'));
  const { body } = requestsTo('txt2img')[0] ?? {};
  expect(body).toMatchObject(sent);
  expect('scheduler' in (body ?? {})).toBe('scheduler' in sent);
});

test('progress is reported while a picture is drawn, and never decreases', async () => {
  server.conduct.pictures = ['slow'];
  const reported: number[] = [];
  const report = async (progress: number) => void reported.push(progress);
  await provider().draw(pictureRequest('character', { tell: report }));
  expect(reported).toEqual([1, 25, 50, 75, 99].slice(0, reported.length));
  expect(reported.length).toBeGreaterThanOrEqual(4);
});

test('one picture at a time is requested', async () => {
  server.conduct.pictures = ['slow'];
  const one = provider();
  const pictures = [one.draw(pictureRequest('character')), one.draw(pictureRequest('character', { seed: 8 }))];
  await pictures[0];
  expect(requestsTo('txt2img')).toHaveLength(1);
  await pictures[1];
  expect(requestsTo('txt2img').map(({ body }) => body.seed)).toEqual([7, 8]);
});

test('an aborted request interrupts the server and the next one begins; a waiting one is never sent', async () => {
  server.conduct.pictures = ['slow'];
  const one = sdWebUiProvider({
    url: server.url,
    waitFor: (_, signal) => new Promise((__, reject) => signal.addEventListener('abort', reject)),
  });
  const [first, second] = [new AbortController(), new AbortController()];
  const [over, left] = [new Error('cancelled'), new Error('left')];
  const drawing = one.draw(pictureRequest('character', { signal: first.signal }));
  const waiting = one.draw(pictureRequest('character', { signal: second.signal, seed: 8 }));
  while (requestsTo('txt2img').length === 0) await wait(5);
  second.abort(left);
  await expect(waiting).rejects.toBe(left);
  first.abort(over);
  await expect(drawing).rejects.toBe(over);
  await one.draw(pictureRequest('character', { seed: 9 }));
  expect(requestsTo('interrupt')).toHaveLength(1);
  expect(requestsTo('txt2img').map(({ body }) => body.seed)).toEqual([7, 9]);
});

test.each(['none', 'no-picture', 'wrong-size', 'huge', 'gif', 'bad-json', 'cut-off', 'refused', 'endless'] as const)(
  'an answer that is no valid picture (%s) is rejected',
  async (fault) => {
    server.conduct.pictures = [fault];
    await expect(provider().draw(pictureRequest('character'))).rejects.toEqual(failed);
    expect(requestsTo('txt2img')).toHaveLength(1);
  },
);

test('a busy or failing server is retried', async () => {
  server.conduct.pictures = ['busy', 'down'];
  expect((await provider().draw(pictureRequest('character'))).provenance.attempts).toBe(3);
  server.conduct.pictures = ['down', 'down', 'down', 'down'];
  await expect(provider().draw(pictureRequest('character'))).rejects.toEqual(failed);
});

test('a picture that never comes times out', async () => {
  server.conduct.pictures = ['hang'];
  const late = new AbortController();
  const after = AbortSignal.timeout.bind(AbortSignal);
  // The first request's time ends once the server has it; the second has as long as a busy machine takes.
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => (ms === PATIENT_MS && !late.signal.aborted ? late.signal : after(ms)));
  const drawing = provider({ timeoutMs: PATIENT_MS }).draw(pictureRequest('character'));
  while (requestsTo('txt2img').length === 0) await wait(5);
  late.abort();
  expect((await drawing).provenance.attempts).toBe(2);
  server.conduct.pictures = ['hang', 'hang', 'hang', 'hang'];
  await expect(provider({ timeoutMs: 50 }).draw(pictureRequest('character'))).rejects.toEqual(failed);
});

test('an unreachable server is unavailable', async () => {
  const dead = provider();
  await server.close();
  expect(await dead.abilities()).toBeNull();
  await expect(dead.draw(pictureRequest('bg'))).rejects.toEqual(failed);
});
