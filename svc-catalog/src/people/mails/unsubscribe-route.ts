import type { Secrets } from '@meowtale/contracts/secrets';
import { clockNow, type RouteTools } from '@meowtale/service-kit';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { unsubscribe } from './service.ts';
import { readUnsubscribe, UNSUBSCRIBE_PATH } from './unsubscribe-link.ts';
import { askPage, badLinkPage, PAGE_HEADERS, stoppedPage } from './unsubscribe-page.ts';

interface Asked {
  Querystring: { t?: unknown; lang?: unknown };
  Body: { stop?: string };
}

const BODY_MAX_BYTES = 4096;

/**
 * Serves `/mails/unsubscribe`: GET shows a form, POST unsubscribes (RFC 8058: mail programs send the POST themselves). The link's signed
 * token is the only authorization.
 */
export async function registerUnsubscribe(app: FastifyInstance, { db, requireGatewayStream }: RouteTools, secret: Secrets): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRequest', requireGatewayStream);
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'],
      { parseAs: 'string', bodyLimit: BODY_MAX_BYTES },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    const find = async (token: unknown) => readUnsubscribe(token, { secret, now: await clockNow(db) });

    scope.get<Asked>(UNSUBSCRIBE_PATH, async ({ query }, reply) => {
      const whose = await find(query.t);
      const lang = String(query.lang);
      return whose ? send(reply, askPage(lang, whose)) : send(reply.code(404), badLinkPage(lang));
    });
    scope.post<Asked>(UNSUBSCRIBE_PATH, async ({ query, body }, reply) => {
      const whose = await find(query.t);
      const lang = String(query.lang);
      if (!whose) return send(reply.code(404), badLinkPage(lang));
      await unsubscribe(db, whose.user, body?.stop === 'all' ? 'all' : whose.kinds);
      return send(reply, stoppedPage(lang));
    });
  });
}

const send = (reply: FastifyReply, html: string): FastifyReply => reply.headers(PAGE_HEADERS).send(html);
