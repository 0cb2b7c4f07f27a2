import fastifyRateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Visit } from '../ask-gateway.ts';
import type { ShellEnv } from '../env.ts';
import { siteNameReader } from './site-host.ts';

/** Of one address, which is usually the proxy's: each handshake for a domain without a certificate is a request. */
const QUESTIONS_PER_MINUTE = 600;

const questionSchema = z.object({ domain: z.string().min(1).max(253) });

interface CertificatesContext {
  env: Pick<ShellEnv, 'SITES_URL'>;
  findSite: (hostname: string, visit: Visit) => Promise<string>;
}

/**
 * Registers `/certificates/allowed?domain=…`, by which a proxy decides whether to get a certificate for a domain: 200 for the verified domain of
 * a public site, else 404; 429 above the limit, 503 during an outage. Our own hosts are 404 too, because one certificate covers all of them.
 */
export async function registerCertificates(app: FastifyInstance, { env, findSite }: CertificatesContext): Promise<void> {
  const nameOf = siteNameReader(env);
  await app.register(async (own) => {
    await own.register(fastifyRateLimit, { max: QUESTIONS_PER_MINUTE, timeWindow: '1 minute' });
    own.get('/certificates/allowed', async (request, reply) => {
      const question = questionSchema.safeParse(request.query);
      const isOther = question.success && nameOf(question.data.domain) === null;
      const site = isOther ? await findSite(question.data.domain, { requestId: request.id, ip: request.ip }) : '';
      return reply
        .code(site === '' ? 404 : 200)
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send(site === '' ? 'no\n' : 'yes\n');
    });
  });
}
