import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { storyFile } from '@meowtale/contracts/inputs/drama/story';
import { createBaseApp } from '@meowtale/service-kit';
import type { FastifyInstance } from 'fastify';
import { registerTemplates, TEMPLATES } from './templates.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await createBaseApp({ name: 'gateway', logLevel: 'silent' });
  registerTemplates(app);
});
afterAll(() => app?.close());

test.each(TEMPLATES)('the template %s is one of our story files and may be cached for half a day', async (id) => {
  const answer = await app.inject({ url: `/resources/templates/${id}/index.json` });
  expect(answer.headers).toMatchObject({ 'cache-control': 'public, max-age=43200', 'content-type': 'application/json; charset=utf-8' });
  const { parts } = storyFile.parse(answer.json());
  const ids = new Set(parts.map((part) => part.id));
  expect(ids.size).toBe(parts.length);
  for (const part of parts) {
    if (part.kind !== 'paragraph') continue;
    const references = [part.to, part.background, ...part.choices.map(({ to }) => to), ...part.lines.map(({ speaker }) => speaker)];
    for (const other of references) expect(other === null || ids.has(other)).toBe(true);
  }
});

test('an unknown template returns 404', async () => {
  expect((await app.inject({ url: '/resources/templates/nowhere/index.json' })).statusCode).toBe(404);
  expect((await app.inject({ url: '/resources/templates/..%2fcountries/index.json' })).statusCode).toBe(404);
});
