import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { START_CACHE_SECONDS } from '@meowtale/contracts';
import type { FastifyInstance } from 'fastify';

const countries = readFileSync(join(import.meta.dirname, 'countries.json'), 'utf8');

/** Registers `GET /countries.json`: alpha2Code, numericCode, name, nativeName, flag and currencies of every country (SPEC §3). */
export function registerCountries(app: FastifyInstance): void {
  app.get('/countries.json', async (_request, reply) =>
    reply.header('cache-control', `public, max-age=${START_CACHE_SECONDS}`).type('application/json; charset=utf-8').send(countries),
  );
}
