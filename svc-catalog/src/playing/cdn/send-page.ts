import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HEAD_WITHIN_BYTES } from '../../library/apps/model.ts';
import type { StoredFile } from '../../library/storage/model.ts';
import { headOf } from '../../library/web-files/model.ts';

/**
 * Sends a page of a game with `script` before all of its own. The first page has the bridge already, the others need the guard. Ranges of
 * pages are sent whole.
 */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, page: { file: StoredFile; etag: string; script: string }) {
  const { file, etag } = page;
  const tag = Buffer.from(`<script src="${page.script}"></script>`);
  reply.headers({ etag, 'last-modified': file.modifiedAt.toUTCString() });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  reply.header('content-length', file.size + tag.length);
  if (request.method === 'HEAD') return reply.send(Readable.from([]));
  return reply.send(Readable.from(withTag(file, tag)));
}

async function* withTag(file: StoredFile, tag: Buffer): AsyncGenerator<Buffer> {
  const end = Math.min(file.size, HEAD_WITHIN_BYTES);
  const begins = await readBytes(file, end);
  const at = headOf(begins.toString('latin1'));
  yield Buffer.concat([begins.subarray(0, at), tag, begins.subarray(at)]);
  if (end < file.size) yield* file.stream({ start: end, end: file.size - 1 });
}

async function readBytes(file: StoredFile, count: number): Promise<Buffer> {
  if (count === 0) return Buffer.alloc(0);
  return Buffer.from(await new Response(file.stream({ start: 0, end: count - 1 }) as unknown as BodyInit).arrayBuffer());
}

/** Returns whether a page is in UTF-16, in which an inserted tag would be read as other characters. */
export async function isUtf16(file: StoredFile): Promise<boolean> {
  const mark = (await readBytes(file, Math.min(file.size, 2))).toString('hex');
  return mark === 'fffe' || mark === 'feff';
}
