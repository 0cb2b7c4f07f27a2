import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StoredFile } from '../../library/storage/model.ts';

/** Sends a stored file: whole, one byte range of it (videos request them), or 304 for a current etag. */
export function sendFile(request: FastifyRequest, reply: FastifyReply, file: StoredFile, etag: string): FastifyReply {
  reply.headers({ etag, 'last-modified': file.modifiedAt.toUTCString(), 'accept-ranges': 'bytes' });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  // With an outdated `if-range` the whole file is sent, because a part would be joined with parts of the old one.
  const isSame = request.headers['if-range'] === undefined || request.headers['if-range'] === etag;
  const range = isSame ? readRange(request.headers.range, file.size) : null;
  if (range === 'wrong') return reply.code(416).header('content-range', `bytes */${file.size}`).send();
  // Fastify would read a stream of a HEAD to its end; for text it sets the length itself.
  const content = (part?: { start: number; end: number }) => (request.method === 'HEAD' ? Readable.from([]) : file.stream(part));
  if (range === null) return reply.header('content-length', file.size).send(content());
  reply
    .code(206)
    .headers({ 'content-range': `bytes ${range.start}-${range.end}/${file.size}`, 'content-length': range.end - range.start + 1 });
  return reply.send(content(range));
}

/** Returns null for no range, and for several at once, for which the whole file is a valid response. */
function readRange(header: string | undefined, size: number): { start: number; end: number } | 'wrong' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (match === null || (match[1] === '' && match[2] === '')) return null;
  const start = match[1] === '' ? Math.max(0, size - Number(match[2])) : Number(match[1]);
  const end = match[1] === '' || match[2] === '' ? size - 1 : Math.min(Number(match[2]), size - 1);
  return start > end || start >= size ? 'wrong' : { start, end };
}
