import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StoredFile } from '../files/storage.ts';

/** Sends a stored file: whole, one byte range of it (videos ask for them), or nothing when the browser has it already. */
export function sendFile(request: FastifyRequest, reply: FastifyReply, file: StoredFile, etag: string): FastifyReply {
  reply.headers({ etag, 'last-modified': file.modifiedAt.toUTCString(), 'accept-ranges': 'bytes' });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  // A part of what has changed since would be put to parts of what it was.
  const isSame = request.headers['if-range'] === undefined || request.headers['if-range'] === etag;
  const range = isSame ? readRange(request.headers.range, file.size) : null;
  if (range === 'wrong') return reply.code(416).header('content-range', `bytes */${file.size}`).send();
  // Of a text that is sent for HEAD fastify says the length itself, and reads a stream to its end.
  const content = (part?: { start: number; end: number }) => (request.method === 'HEAD' ? Readable.from([]) : file.stream(part));
  if (range === null) return reply.header('content-length', file.size).send(content());
  reply
    .code(206)
    .headers({ 'content-range': `bytes ${range.start}-${range.end}/${file.size}`, 'content-length': range.end - range.start + 1 });
  return reply.send(content(range));
}

/** Null for no range, or for several at once, which may be answered whole. */
function readRange(header: string | undefined, size: number): { start: number; end: number } | 'wrong' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (match === null || (match[1] === '' && match[2] === '')) return null;
  const start = match[1] === '' ? Math.max(0, size - Number(match[2])) : Number(match[1]);
  const end = match[1] === '' || match[2] === '' ? size - 1 : Math.min(Number(match[2]), size - 1);
  return start > end || start >= size ? 'wrong' : { start, end };
}
