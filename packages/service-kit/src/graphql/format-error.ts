import type { ErrorExtensions, FieldError } from '@meowtale/contracts';
import { beginning } from '@meowtale/contracts/text/characters';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { isDatabaseAway, isOutOfRoom } from '../database/database-away.ts';
import { DomainError } from '../errors.ts';

const SUGGESTION = / Did you mean .*$/s;
/** How graphql-js begins to say which variable doesn't fit, and where in it; stitching puts `_v1_` before names that it makes. */
const MISFIT = /^Variable "\$(?:_v\d+_)?(\w+)"(?:.* at "(?:_v\d+_)?([^"]+)";)?/s;

/** graphql-js repeats what was sent, twice: so much of it is enough to know it again. */
const MESSAGE_MAX = 500;

interface Logger {
  error(context: object, message: string): void;
}

export interface FormatOptions {
  requestId: string;
  log: Logger;
  /** In production a wrong query is told nothing about the schema. */
  production: boolean;
  /** The services of whose outage this answer has told the log: one is missed in many places. */
  told?: Set<string>;
}

/**
 * Returns the domain error in what libraries wrap around what a resolver threw; of a full disk `service/storage-full`, of a database
 * that is away, or has no connection free in time, `service/unavailable`.
 */
export function domainErrorIn(error: unknown): DomainError | undefined {
  for (let inner: unknown = error, depth = 0; inner && depth < 5; depth += 1) {
    if (inner instanceof DomainError) return inner;
    if (isOutOfRoom(inner)) return new DomainError('service/storage-full', { cause: inner });
    if (isDatabaseAway(inner)) return new DomainError('service/unavailable', { cause: inner });
    inner = inner instanceof GraphQLError ? inner.originalError : undefined;
  }
  return undefined;
}

/** `extensions` of a refusal: these keys and no others (DESIGN §9). */
export function extensionsOf(error: DomainError, requestId: string): ErrorExtensions {
  const { code, status, fields, data, service } = error;
  return { code, status, requestId, ...(fields && { fields }), ...(data !== undefined && { data }), ...(service && { service }) };
}

/** The variable that doesn't fit its type, as a dotted path; what was sent names it, so it tells nothing of the schema. */
function misfitsOf({ message }: GraphQLError): FieldError[] | undefined {
  const [, variable, within] = MISFIT.exec(message) ?? [];
  const path = (within ?? variable)?.replace(/\[(\d+)\]/g, '.$1');
  return path === undefined ? undefined : [{ path, key: 'invalid.any' }];
}

/** A fault of the query itself, found before anything was resolved. In production it is told nothing about the schema. */
export function formatQueryFault(error: GraphQLError, { requestId, production }: FormatOptions): GraphQLFormattedError {
  const refusal = domainErrorIn(error);
  if (refusal) return { message: refusal.code, extensions: { ...extensionsOf(refusal, requestId) } };
  const fields = misfitsOf(error);
  const message = production ? 'input/invalid' : beginning(error.message.replace(SUGGESTION, ''), MESSAGE_MAX);
  return { message, extensions: { code: 'input/invalid', status: 400, requestId, ...(fields && { fields }) } };
}

/**
 * What the client sees of an error that a resolver threw: a refusal by its code; everything else as `500` with the
 * request id, and in the log in full.
 */
export function formatError(error: GraphQLError, options: FormatOptions): GraphQLFormattedError {
  const { requestId, log, told } = options;
  const where = { ...(error.path && { path: error.path }) };
  const refusal = domainErrorIn(error);
  if (refusal) {
    const { service } = refusal;
    const isTold = service !== undefined && told?.has(service);
    if (refusal.status >= 500 && !isTold) log.error({ err: refusal, cause: refusal.cause, requestId }, 'a request failed');
    if (service !== undefined) told?.add(service);
    return { message: refusal.code, ...where, extensions: { ...extensionsOf(refusal, requestId) } };
  }
  if (!error.path && !error.originalError) return formatQueryFault(error, options);
  log.error({ err: error.originalError ?? error, requestId, path: error.path }, 'a request failed');
  return { message: 'server error', ...where, extensions: { code: '500', status: 500, requestId } };
}
