import { limitConcurrency } from '@meowtale/service-kit/limit-concurrency';
import sharp from 'sharp';
import { z } from 'zod';
import { type Call, type Endpoint, EndpointFault, endpointAt, failure, type Wait, wait } from './endpoint.ts';
import { PICTURE_PRESETS, sizeOf } from './picture-presets.ts';
import type { DrawnPicture, PictureProvider, PictureRequest } from './ports.ts';

const NAME = 'sdwebui';
const PROBE_TIMEOUT_MS = 5000;
const POLL_MS = 1000;
const LITTLE_BYTES = 1024 ** 2;
/** A PNG of 1920 × 1080 in base64 is a quarter of this. */
const PICTURE_MAX_BYTES = 32 * 1024 ** 2;
/** How far a variant's noise is from its picture's, from 0 (the same) to 1 (another picture). */
const VARIANT_STRENGTH = 0.25;
/** Progress at the beginning, and the maximum before the picture is received. */
const [BEGUN, NEARLY] = [1, 99];

interface Sampler {
  sampler_name: string;
  scheduler?: string;
}

export interface SdWebUiOptions {
  url: string;
  /** Time-out of a picture; the web UI sends nothing until it is done. The job's own limit is SPEC §9's. */
  timeoutMs?: number;
  /** For tests. */
  waitFor?: Wait;
}

const samplerList = z.array(z.object({ name: z.string() }));
const modelOptions = z.object({ sd_model_checkpoint: z.string().max(200) });
const progressAnswer = z.object({ progress: z.number() });
const responseSchema = z.object({ images: z.array(z.string()).min(1), info: z.string() });
const info = z.object({ seed: z.int().min(0) });

function readAs<T>(schema: z.ZodType<T>, text: string): T | null {
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** Returns SPEC §9's sampler under the web UI's name for it: one name before 1.9, sampler and scheduler from then on; else Euler a. */
function chooseSampler(names: readonly string[]): Sampler {
  if (names.includes('DPM++ 2M Karras')) return { sampler_name: 'DPM++ 2M Karras' };
  if (names.includes('DPM++ 2M')) return { sampler_name: 'DPM++ 2M', scheduler: 'Karras' };
  return { sampler_name: 'Euler a' };
}

/** Decodes a picture. @throws DomainError `ai/failure` for anything but a JPEG or PNG of the requested size */
async function decode(base64: string, { width, height }: { width: number; height: number }): Promise<Buffer> {
  try {
    const image = sharp(Buffer.from(base64, 'base64'), { limitInputPixels: width * height, failOn: 'error' }).timeout({ seconds: 20 });
    const found = await image.metadata();
    const fits = found.width === width && found.height === height && ['jpeg', 'png'].includes(found.format);
    // Encoded again, to remove metadata.
    if (fits) return await image.flatten({ background: '#ffffff' }).jpeg({ quality: 90 }).toBuffer();
  } catch (error) {
    throw failure(NAME, error instanceof Error && /pixel limit/i.test(error.message) ? 'its picture is too big' : 'it answered no picture');
  }
  throw failure(NAME, 'its picture is not the one that was asked for');
}

/** Polls and reports a picture's progress until it is done; ignores failed polls. */
async function follow(endpoint: Endpoint, { tell }: PictureRequest, signal: AbortSignal, waitFor: Wait): Promise<void> {
  let reported = BEGUN;
  while (!signal.aborted) {
    await waitFor(POLL_MS, signal);
    const path = '/sdapi/v1/progress?skip_current_image=true';
    const answer = await endpoint
      .ask({ method: 'GET', path, signal, timeoutMs: PROBE_TIMEOUT_MS, maxBytes: LITTLE_BYTES })
      .catch(() => null);
    const progress = Math.min(NEARLY, Math.floor((readAs(progressAnswer, answer?.text ?? '')?.progress ?? 0) * 100));
    if (signal.aborted || progress <= reported) continue;
    reported = progress;
    await tell(progress);
  }
}

/** Creates the provider of AUTOMATIC1111's web UI. It sends one request at a time, because the web UI draws one picture at a time. */
export function sdWebUiProvider({ url, timeoutMs = 600_000, waitFor = wait }: SdWebUiOptions): PictureProvider {
  const endpoint = endpointAt({ provider: NAME, baseUrl: url, waitFor });
  const inTurn = limitConcurrency(1);
  const little = { timeoutMs: PROBE_TIMEOUT_MS, maxBytes: LITTLE_BYTES };

  async function probe(signal: AbortSignal): Promise<{ sampler: Sampler; model: string } | null> {
    const get = (path: string) =>
      endpoint.ask({ method: 'GET', path, signal, ...little }).then(
        ({ status, text }) => (status === 200 ? text : ''),
        () => '',
      );
    const [samplers, options] = await Promise.all([get('/sdapi/v1/samplers'), get('/sdapi/v1/options')]);
    const names = readAs(samplerList, samplers)?.map(({ name }) => name);
    return names ? { sampler: chooseSampler(names), model: readAs(modelOptions, options)?.sd_model_checkpoint ?? NAME } : null;
  }

  /** Requests a picture and reports its progress. When aborted, it interrupts the server before the next request. */
  async function txt2img(body: unknown, request: PictureRequest, onAttempt: () => void): Promise<string> {
    const { signal } = request;
    const done = new AbortController();
    const following = follow(endpoint, request, AbortSignal.any([signal, done.signal]), waitFor).catch(() => undefined);
    const call: Call = { path: '/sdapi/v1/txt2img', body, signal, timeoutMs, maxBytes: PICTURE_MAX_BYTES };
    try {
      const answer = await endpoint.askPatiently(call, onAttempt);
      if (answer.status !== 200) throw failure(NAME, `answered ${answer.status}`);
      return answer.text;
    } catch (error) {
      const stop = { path: '/sdapi/v1/interrupt', signal: new AbortController().signal, ...little };
      if (signal.aborted) await endpoint.ask(stop).catch(() => undefined);
      throw error instanceof EndpointFault ? failure(NAME, error.kind) : error;
    } finally {
      done.abort();
      await following;
    }
  }

  async function draw(request: PictureRequest): Promise<DrawnPicture> {
    const { folder, keywords, negative, seed, variantSeed, signal } = request;
    signal.throwIfAborted();
    const able = await probe(signal);
    signal.throwIfAborted();
    if (!able) throw failure(NAME, 'it can’t be reached');
    const { steps, cfg, width, height, scale } = PICTURE_PRESETS[folder];
    const hires = scale > 1 ? { enable_hr: true, hr_scale: scale, hr_upscaler: 'Latent', denoising_strength: 0.7 } : {};
    const body = {
      prompt: keywords,
      negative_prompt: negative,
      seed,
      ...(variantSeed !== undefined && { subseed: variantSeed, subseed_strength: VARIANT_STRENGTH }),
      steps,
      cfg_scale: cfg,
      width,
      height,
      n_iter: 1,
      batch_size: 1,
      ...hires,
      ...able.sampler,
    };
    let attempts = 0;
    await request.tell(BEGUN);
    const text = await txt2img(body, request, () => {
      attempts += 1;
    });
    const answer = readAs(responseSchema, text);
    if (!answer) throw failure(NAME, 'it answered no picture');
    const size = sizeOf(folder);
    const bytes = await decode(answer.images[0] ?? '', size);
    const provenance = {
      provider: NAME,
      model: able.model,
      sent: JSON.stringify(body),
      seed: readAs(info, answer.info)?.seed ?? seed,
      attempts,
      at: new Date().toISOString(),
    };
    return { bytes, mime: 'image/jpeg', ...size, provenance };
  }

  return {
    name: NAME,
    async abilities(signal = new AbortController().signal) {
      const able = await probe(signal);
      signal.throwIfAborted();
      return able && { model: able.model, sampler: [able.sampler.sampler_name, able.sampler.scheduler].filter(Boolean).join(' ') };
    },
    /** An aborted request that still waits for its slot rejects at once. */
    draw: (request) => {
      const { promise, resolve, reject } = Promise.withResolvers<DrawnPicture>();
      const giveUp = () => reject(request.signal.reason);
      if (request.signal.aborted) giveUp();
      request.signal.addEventListener('abort', giveUp, { once: true });
      inTurn(() => draw(request))
        .then(resolve, reject)
        .finally(() => request.signal.removeEventListener('abort', giveUp));
      return promise;
    },
  };
}
