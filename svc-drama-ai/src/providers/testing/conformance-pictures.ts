import { once } from 'node:events';
import type { FastifyInstance, FastifyReply } from 'fastify';
import sharp from 'sharp';
import type { Conduct } from './conformance-faults.ts';
import { cutOff, endless } from './misbehave.ts';

const SAMPLERS: Record<Conduct['samplers'], string[]> = {
  split: ['DPM++ 2M', 'DPM++ SDE', 'Euler a', 'Euler'],
  joined: ['Euler a', 'Euler', 'DPM++ 2M', 'DPM++ 2M Karras'],
  few: ['Euler a', 'Euler'],
};
const CHOSEN = 4242;

interface Wanted {
  width: number;
  height: number;
  seed: number;
  enable_hr?: boolean;
  hr_scale?: number;
  sampler_name: string;
  scheduler?: string;
}

async function paint(width: number, height: number, seed: number, format: 'png' | 'gif' = 'png'): Promise<string> {
  const background = { r: seed % 200, g: (seed >> 3) % 200, b: 120 };
  return (
    await sharp({ create: { width, height, channels: 3, background } })
      [format]()
      .toBuffer()
  ).toString('base64');
}

/** Registers the routes of AUTOMATIC1111's web UI that we use. */
export function registerPictures(app: FastifyInstance, behaviour: Conduct): void {
  let interrupt: (() => void) | null = null;
  let progress = 0;

  const answer = (image: string, seed: number) => ({ images: [image], parameters: {}, info: JSON.stringify({ seed, all_seeds: [seed] }) });

  /** Resolves once its progress was polled four times, or it is interrupted. */
  async function drawSlowly(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    interrupt = resolve;
    await promise;
  }

  async function draw(wanted: Wanted, reply: FastifyReply) {
    const seed = wanted.seed === -1 ? CHOSEN : wanted.seed;
    const scale = wanted.enable_hr ? (wanted.hr_scale ?? 2) : 1;
    const [width, height] = [wanted.width * scale, wanted.height * scale];
    if (!SAMPLERS[behaviour.samplers].includes(wanted.sampler_name)) return reply.code(400).send({ detail: 'Sampler not found' });
    switch (behaviour.pictures.shift()) {
      case 'slow':
        await drawSlowly();
        return answer(await paint(width, height, seed), seed);
      case 'hang':
        return once(reply.raw, 'close');
      case 'cut-off':
        return cutOff(reply, JSON.stringify(answer(await paint(width, height, seed), seed)));
      case 'bad-json':
        return reply.type('application/json').send('{"images": [');
      case 'busy':
        return reply.code(429).send({ detail: 'Queue full' });
      case 'down':
        return reply.code(500).send({ error: 'OutOfMemoryError', detail: '' });
      case 'refused':
        return reply.code(422).send({ detail: [{ msg: 'field required' }] });
      case 'none':
        return { ...answer('', seed), images: [] };
      case 'no-picture':
        return answer(Buffer.from('<html>Not found</html>').toString('base64'), seed);
      case 'wrong-size':
        return answer(await paint(width - 8, height, seed), seed);
      case 'huge':
        return answer(await paint(9000, 9000, seed), seed);
      case 'gif':
        return answer(await paint(width, height, seed, 'gif'), seed);
      case 'endless':
        return endless(reply);
      default:
        return answer(await paint(width, height, seed), seed);
    }
  }

  app.get('/sdapi/v1/samplers', async () => SAMPLERS[behaviour.samplers].map((name) => ({ name, aliases: [], options: {} })));
  app.get('/sdapi/v1/options', async () => ({ sd_model_checkpoint: 'conformance.safetensors [abc]' }));
  app.post<{ Body: Wanted }>('/sdapi/v1/txt2img', ({ body }, reply) => {
    progress = 0;
    return draw(body, reply);
  });
  app.get('/sdapi/v1/progress', async () => {
    progress = Math.min(1, progress + 0.25);
    if (progress === 1) interrupt?.();
    return { progress, eta_relative: 0, state: {}, current_image: null };
  });
  app.post('/sdapi/v1/interrupt', async () => {
    interrupt?.();
    return {};
  });
}
