import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { ShellEnv } from '../env.ts';

const ASK_AGAIN_MS = 500;

async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
  await answer?.body?.cancel();
  return answer?.ok ?? false;
}

/**
 * Renders the home page once after the start, because the first rendering of a release takes longer than a visitor waits. It waits for the
 * gateway: without it there is nothing to render, and during a common start it would slow the others down.
 */
export function warmUp(app: FastifyInstance, { GATEWAY_URL, SITE_URL }: ShellEnv): void {
  const closing = new AbortController();
  app.addHook('onClose', async () => closing.abort());
  app.addHook('onListen', () => {
    void (async () => {
      while (!closing.signal.aborted && !(await isReady(`${GATEWAY_URL}/health/ready`))) {
        await wait(ASK_AGAIN_MS, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
      }
      if (!closing.signal.aborted) await app.inject({ url: '/', headers: { host: new URL(SITE_URL).host } });
    })();
  });
}
