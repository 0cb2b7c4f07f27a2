import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';

/** Returns an answer late, or early when the client has disconnected. */
export async function slowly(reply: FastifyReply, ms: number, answer: unknown) {
  const closed = new AbortController();
  reply.raw.once('close', () => closed.abort());
  await pause(ms, undefined, { signal: closed.signal }).catch(() => undefined);
  return answer;
}

/** Sends half of an answer with the whole one's length, and closes the connection. */
export function cutOff(reply: FastifyReply, answer: string): void {
  reply.hijack();
  reply.raw.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(answer) });
  reply.raw.write(answer.slice(0, answer.length / 2), () => reply.raw.destroy());
}

/** Sends half of an answer, and then nothing until the client disconnects, like a stream that stops. */
export function stalled(reply: FastifyReply, answer: string): void {
  reply.hijack();
  reply.raw.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(answer) });
  reply.raw.write(answer.slice(0, answer.length / 2));
}

function* blanks(): Generator<string> {
  for (;;) yield ' '.repeat(65_536);
}

/** Sends spaces until the client disconnects. */
export async function endless(reply: FastifyReply): Promise<void> {
  reply.hijack();
  reply.raw.writeHead(200, { 'content-type': 'application/json' });
  await pipeline(Readable.from(blanks()), reply.raw).catch(() => undefined);
}
