import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StoredFile } from '../../library/storage/model.ts';
import { isPacked, type Packing, unpack } from '../../library/web-files/model.ts';
import { sendFile } from './send-file.ts';

/**
 * Sends a file that was uploaded compressed as its content: compressed to a browser that accepts the encoding, decompressed otherwise.
 * Ranges are of compressed bytes; there are none of decompressed ones.
 */
export async function sendPacked(
  request: FastifyRequest,
  reply: FastifyReply,
  { file, etag, packing }: { file: StoredFile; etag: string; packing: Packing },
): Promise<FastifyReply> {
  if (!(await isPacked(file, packing))) return sendFile(request, reply, file, etag);
  const tagged = (variant: string) => `${etag.slice(0, -1)}-${variant}"`;
  reply.header('vary', 'sec-fetch-dest, accept-encoding');
  if (accepts(request.headers['accept-encoding'], packing)) {
    return sendFile(request, reply.header('content-encoding', packing), file, tagged(packing));
  }
  reply.headers({ etag: tagged('unpacked'), 'last-modified': file.modifiedAt.toUTCString(), 'accept-ranges': 'none' });
  if (request.headers['if-none-match'] === tagged('unpacked')) return reply.code(304).send();
  return reply.send(request.method === 'HEAD' ? Readable.from([]) : unpack(file, packing));
}

/** Returns whether a browser accepts the encoding; without the header it accepts none. */
function accepts(header: string | string[] | undefined, packing: Packing): boolean {
  const encodings = String(header ?? '')
    .toLowerCase()
    .split(',')
    .map((each) => each.split(';').map((part) => part.trim()));
  const found = encodings.find(([name]) => name === packing) ?? encodings.find(([name]) => name === '*');
  if (found === undefined) return false;
  const [, quality] = found;
  return quality === undefined || Number(quality.replace(/^q=/, '')) > 0;
}
