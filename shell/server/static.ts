import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LOCALES } from '@meowtale/contracts/locales';
import type { FastifyInstance } from 'fastify';
import type { ShellEnv } from './env.ts';
import { localizePath } from './locale.ts';

const FAVICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="#b93818" fill-rule="evenodd" d="M2.6 2.9 8 7.3h8l5.4-4.4c.4-.3.9 0 .9.5v16.4c0 1.2-.9 2.1-2.1 2.1H3.8c-1.2 0-2.1-.9-2.1-2.1V3.4c0-.5.5-.8.9-.5ZM8.4 12.2a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8Zm7.2 0a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8Z"/></svg>`;

/** Pages of creators and staff and personal pages, which search engines must not index. */
const PRIVATE = [
  '/lobby',
  '/set-app',
  '/set-store',
  '/set-drama',
  '/cart',
  '/my-game',
  '/account',
  '/hosted',
  '/payment-return',
  '/shared',
  '/sign-in',
  '/sign-up',
  '/verify-email',
  '/reset-password',
];

function robots(site: string): string {
  // A rule applies to a prefix, so each language's address needs its own.
  const closed = ['/graphql', ...LOCALES.flatMap((locale) => PRIVATE.map((page) => localizePath(locale, page)))];
  return ['User-agent: *', ...closed.map((address) => `Disallow: ${address}`), '', `Sitemap: ${site}/sitemap.xml`, ''].join('\n');
}

const DAY = 'public, max-age=86400';

export function registerFavicon(app: FastifyInstance): void {
  app.get('/favicon.svg', (_, reply) => reply.header('cache-control', DAY).type('image/svg+xml').send(FAVICON));
  app.get('/favicon.ico', (_, reply) => reply.redirect('/favicon.svg', 301));
}

/** Registers the few files at the site's root that belong to no slice. */
export function registerStatic(app: FastifyInstance, { SITE_URL }: ShellEnv): void {
  registerFavicon(app);
  app.get('/sw.js', async (_, reply) => {
    const worker = await readFile(path.join(import.meta.dirname, 'public', 'sw.js'));
    return reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(worker);
  });
  app.get('/robots.txt', (_, reply) => reply.header('cache-control', DAY).type('text/plain; charset=utf-8').send(robots(SITE_URL)));
}
