import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { repositoryRoot } from '../local/paths.ts';
import { endOnInterrupt } from './ending.ts';

const MAIN = join(repositoryRoot, 'svc-drama-ai/src/providers/testing/conformance-main.ts');

/**
 * Starts a server that speaks the protocols of text and picture models, and points the stack's AI settings at it. Returns the
 * function that ends it.
 * @throws when it exits before it has said where it listens.
 */
export async function startAiServer(): Promise<() => void> {
  const unregister = endOnInterrupt(() => server.kill());
  const server: ChildProcess = spawn(process.execPath, [MAIN], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  server.once('exit', unregister);
  const exit = once(server, 'exit').then(([code]) => {
    throw new Error(`the AI server of the journeys exited with code ${code}`);
  });
  exit.catch(() => {});
  const [line] = (await Promise.race([once(server.stdout as NodeJS.ReadableStream, 'data'), exit])) as [Buffer];
  Object.assign(process.env, { AI_OPENAI_BASE_URL: new URL('/v1', line.toString().trim()).href, AI_OPENAI_MODEL: 'of the journeys' });
  return () => server.kill();
}
