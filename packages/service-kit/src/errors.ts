import { ERROR_STATUS, type ErrorCode, type FieldError } from '@meowtale/contracts';
import type { z } from 'zod';

export interface DomainErrorOptions {
  /** HTTP status; the code's own unless given. */
  status?: number;
  fields?: FieldError[];
  /** Data for the client, e.g. the new quote of `quote/changed`, as `extensions.data`. */
  data?: unknown;
  /** Which part is down, for `service/unavailable`. */
  service?: string;
  /** Sent as `Retry-After`; with status 503 `RETRY_AFTER_SECONDS` unless given. */
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** `Retry-After` of an unavailable or overloaded service. */
export const RETRY_AFTER_SECONDS = 5;

/** The only error whose contents reach the client: code, status, fields and data, nothing else. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: FieldError[] | undefined;
  readonly data: unknown;
  readonly service: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, { status, fields, data, service, retryAfterSeconds, cause }: DomainErrorOptions = {}) {
    super(code, { cause });
    this.name = new.target.name;
    this.code = code;
    this.status = status ?? ERROR_STATUS[code];
    this.fields = fields;
    this.data = data;
    this.service = service;
    this.retryAfterSeconds = retryAfterSeconds ?? (this.status === 503 ? RETRY_AFTER_SECONDS : undefined);
  }
}

/** Returns the parameters of translated messages: the limits of the violated rule. */
function issueParams(issue: z.core.$ZodIssue): FieldError['params'] {
  const params: Record<string, string | number> = {};
  for (const name of ['minimum', 'maximum', 'divisor', 'format'] as const) {
    const value = (issue as unknown as Record<string, unknown>)[name];
    if (typeof value === 'number' || typeof value === 'string') params[name] = value;
    if (typeof value === 'bigint') params[name] = Number(value);
  }
  return Object.keys(params).length > 0 ? params : undefined;
}

/**
 * Checks an input against the schema that its form shares.
 * @throws DomainError `input/invalid` (400) with one field per error: dotted path, and the schema's message as key
 */
export function parseInput<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  return parseAt([], schema, value);
}

/**
 * Checks a list's argument `q`; an absent one counts as empty.
 * @throws DomainError `input/invalid` (400) with fields whose paths begin with `q`, as `q.orderField`
 */
export function parseQuery<S extends z.ZodType>(schema: S, q: unknown): z.output<S> {
  return parseAt(['q'], schema, q ?? {});
}

function parseAt<S extends z.ZodType>(above: readonly string[], schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const fields = result.error.issues.map((issue) => {
    const params = issueParams(issue);
    return { path: [...above, ...issue.path].join('.'), key: issue.message, ...(params && { params }) };
  });
  throw new DomainError('input/invalid', { fields });
}
