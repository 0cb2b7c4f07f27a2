/** What a client makes of a response. */
export type Reply =
  | { kind: 'done'; data: Record<string, unknown> }
  /** The outcome is unknown or the site is busy: the client repeats the request, with the same idempotency key. */
  | { kind: 'again'; why: string; waitMs: number }
  /** A rule rejects it, so repeating it changes nothing. */
  | { kind: 'rejected'; why: string };

export interface HttpAnswer {
  status: number;
  /** `Retry-After` in seconds; null without one. */
  retryAfter: string | null;
  text: string;
}

interface Body {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions?: { status?: number } }[];
}

/** How long a page waits before its first repetition (`retryWaitMs` of web-kit). */
export const WAIT_MS = 2000;

function bodyOf(text: string): Body | undefined {
  try {
    return JSON.parse(text) as Body;
  } catch {
    return undefined;
  }
}

/** Classifies a response of the gateway, or of a load balancer before it. */
export function replyOf({ status, retryAfter, text }: HttpAnswer): Reply {
  const body = bodyOf(text);
  const again = (why: string): Reply => ({ kind: 'again', why, waitMs: retryAfter === null ? WAIT_MS : Number(retryAfter) * 1000 });
  if (!body) return again(`${status} without JSON`);
  const [error] = body.errors ?? [];
  if (!error) return body.data ? { kind: 'done', data: body.data } : again(`${status} without data`);
  const errorStatus = error.extensions?.status ?? 500;
  const why = `${error.message} (${errorStatus})`;
  return errorStatus >= 500 || errorStatus === 429 ? again(why) : { kind: 'rejected', why };
}

/** Returns whether an overloaded site may respond like this: with the data, or with 503 or 429 and the seconds to wait. */
export function isShedRight({ status, retryAfter, text }: HttpAnswer): boolean {
  if (status === 503 || status === 429) return Number(retryAfter) > 0;
  return status === 200 && replyOf({ status, retryAfter, text }).kind === 'done';
}
