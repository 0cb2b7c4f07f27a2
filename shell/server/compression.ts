import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const compress = promisify(brotliCompress);
/** Smaller than this fits one packet either way. */
const WORTHWHILE_CHARACTERS = 1400;
/** A page is made for each visitor: a sixth of its size in two milliseconds, rather than a seventh in fifty. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

function takesBrotli(header = ''): boolean {
  return header.split(',').some((coding) => /^\s*br\s*(?:;\s*q=(?:1|0\.0*[1-9]).*)?$/.test(coding));
}

/** Sends the server's own texts compressed to who takes brotli. What it passes on from the gateway goes as it came. */
export function registerCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < WORTHWHILE_CHARACTERS) return payload;
    reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '));
    if (!takesBrotli(request.headers['accept-encoding'])) return payload;
    reply.header('content-encoding', 'br').removeHeader('content-length');
    return compress(payload, QUICK);
  });
}
