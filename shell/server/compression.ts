import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const compress = promisify(brotliCompress);
/** Smaller responses fit in one packet either way. */
const WORTHWHILE_CHARACTERS = 1400;
/** Pages are compressed per visitor: a sixth of the size in two milliseconds, rather than a seventh in fifty. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

function takesBrotli(header = ''): boolean {
  return header.split(',').some((coding) => /^\s*br\s*(?:;\s*q=(?:1|0\.0*[1-9]).*)?$/.test(coding));
}

/** Compresses the server's own texts for clients that accept brotli. What it proxies from the gateway is passed on unchanged. */
export function registerCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < WORTHWHILE_CHARACTERS) return payload;
    reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '));
    if (!takesBrotli(request.headers['accept-encoding'])) return payload;
    reply.header('content-encoding', 'br').removeHeader('content-length');
    return compress(payload, QUICK);
  });
}
