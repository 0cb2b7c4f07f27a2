import { randomBytes } from 'node:crypto';
import { secretsOf } from '@meowtale/contracts/secrets';
import { COHORT_COOKIE, type Preview, parseCohort, readPreview } from '@meowtale/releases';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ShellEnv } from './env.ts';
import { type Overrides, readOverrides } from './overrides.ts';

const COHORT_DAYS = 30;
const PREVIEW_COOKIE = 'meowtale.preview';
const MOST_PREVIEWS = 5;
const DAY_SECONDS = 86_400;

/** What decides which releases a visitor gets. */
export interface Visitor {
  /** Random text that only assigns the visitor to canaries; it names nobody and is sent to no one. */
  cohort: string;
  previews: readonly Preview[];
  /** Only in development. */
  overrides: Overrides;
}

function tokensOf(request: FastifyRequest): string[] {
  return (request.cookies[PREVIEW_COOKIE] ?? '').split('~').filter(Boolean).slice(0, MOST_PREVIEWS);
}

/** Returns the valid previews of signed texts, the last one of each slice. */
function previewsIn(env: ShellEnv, tokens: readonly string[]) {
  const { RELEASE_PREVIEW_SECRET: secret, RELEASE_PREVIEW_SECRET_ACCEPTED: accepted, RELEASE_ENVIRONMENT: environment } = env;
  const found = new Map<string, { token: string; preview: Preview }>();
  for (const token of secret ? tokens : []) {
    const preview = readPreview(secretsOf(secret as string, accepted), token, { environment, now: new Date() });
    if (preview) found.set(preview.slice, { token, preview });
  }
  return [...found.values()];
}

export function readVisitor(env: ShellEnv, request: FastifyRequest): Visitor {
  const known = parseCohort(request.cookies[COHORT_COOKIE]);
  const previews = previewsIn(env, tokensOf(request)).map(({ preview }) => preview);
  return { cohort: known ?? randomBytes(8).toString('hex'), previews, overrides: readOverrides(env, request) };
}

const cookieOptions = (env: ShellEnv) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: env.SITE_URL.startsWith('https:') }) as const;

/** Keeps a visitor in the same canaries for 30 days after each page; called only while there is one. */
export function keepCohort(env: ShellEnv, reply: FastifyReply, { cohort }: Visitor): void {
  reply.setCookie(COHORT_COOKIE, cohort, { ...cookieOptions(env), maxAge: COHORT_DAYS * DAY_SECONDS });
}

/** What the address says about previews: nothing, a change after which the page is opened without it, or a link that is no longer valid. */
export type PreviewWish = 'none' | 'changed' | 'invalid';

/** Enters or leaves a preview as the address says: a signed text, or `leave` for all of them. */
export function takePreview(env: ShellEnv, request: FastifyRequest, reply: FastifyReply, wish: string | null): PreviewWish {
  if (wish === null) return 'none';
  if (wish === 'leave') {
    reply.clearCookie(PREVIEW_COOKIE, cookieOptions(env));
    return 'changed';
  }
  if (previewsIn(env, [wish]).length === 0) return 'invalid';
  const previews = previewsIn(env, [...tokensOf(request), wish]).slice(-MOST_PREVIEWS);
  const expiresAt = Math.max(...previews.map(({ preview }) => Date.parse(preview.expiresAt)));
  reply.setCookie(PREVIEW_COOKIE, previews.map(({ token }) => token).join('~'), { ...cookieOptions(env), expires: new Date(expiresAt) });
  return 'changed';
}
