import type { ErrorExtensions, FieldError } from '@meowtale/contracts';
import { beginning } from '@meowtale/contracts/text/characters';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { CommitUnknownError } from '../database/commit-unknown-error.ts';
import { isDatabaseAway, isOutOfRoom } from '../database/database-away.ts';
import { DomainError } from '../errors.ts';

const SUGGESTION = / Did you mean .*$/s;
/** Beginning of graphql-js's message for an invalid variable, with the path in it; stitching prefixes names that it makes with `_v1_`. */
const MISFIT = /^Variable "\$(?:_v\d+_)?(\w+)"(?:.* at "(?:_v\d+_)?([^"]+)";)?/s;

/** graphql-js repeats the sent value, twice; a longer message is cut. */
const MESSAGE_MAX = 500;

interface Logger {
  error(context: object, message: string): void;
}

export interface FormatOptions {
  requestId: string;
  log: Logger;
  /** In production errors of invalid queries reveal nothing of the schema. */
  production: boolean;
  /** Services whose outage was already logged for this response: one outage can fail many fields. */
  told?: Set<string>;
  /** Whether the operation is a mutation. A query may be repeated, so that for it a COMMIT without a response is an outage. */
  isMutation?: boolean;
}

/**
 * Returns the domain error inside a library's wrapping error: `service/storage-full` for a full disk, `service/unavailable` for a
 * database that is away or has no free connection in time. Returns undefined for any other error.
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

/** Returns the `extensions` of a domain error: these keys and no others (DESIGN §9). */
export function extensionsOf(error: DomainError, requestId: string): ErrorExtensions {
  const { code, status, fields, data, service } = error;
  return { code, status, requestId, ...(fields && { fields }), ...(data !== undefined && { data }), ...(service && { service }) };
}

/** Returns the dotted path of a variable that doesn't fit its type. The client sent that name, so it reveals nothing of the schema. */
function misfitsOf({ message }: GraphQLError): FieldError[] | undefined {
  const [, variable, within] = MISFIT.exec(message) ?? [];
  const path = (within ?? variable)?.replace(/\[(\d+)\]/g, '.$1');
  return path === undefined ? undefined : [{ path, key: 'invalid.any' }];
}

/** Formats an error of the query itself, found before anything was resolved. In production it reveals nothing of the schema. */
export function formatQueryFault(error: GraphQLError, { requestId, production }: FormatOptions): GraphQLFormattedError {
  const domainError = domainErrorIn(error);
  if (domainError) return { message: domainError.code, extensions: { ...extensionsOf(domainError, requestId) } };
  const fields = misfitsOf(error);
  const message = production ? 'input/invalid' : beginning(error.message.replace(SUGGESTION, ''), MESSAGE_MAX);
  return { message, extensions: { code: 'input/invalid', status: 400, requestId, ...(fields && { fields }) } };
}

/**
 * Formats an error that a resolver threw: a domain error by its code; any other as `500` with the request id, and logs it
 * in full.
 */
export function formatError(error: GraphQLError, options: FormatOptions): GraphQLFormattedError {
  const { requestId, log, told, isMutation } = options;
  const where = { ...(error.path && { path: error.path }) };
  const thrown = domainErrorIn(error);
  const domainError =
    thrown instanceof CommitUnknownError && !isMutation ? new DomainError('service/unavailable', { cause: thrown }) : thrown;
  if (domainError) {
    const { service } = domainError;
    const isTold = service !== undefined && told?.has(service);
    if (domainError.status >= 500 && !isTold)
      log.error({ event: 'request.failed', err: domainError, cause: domainError.cause, requestId }, 'a request failed');
    if (service !== undefined) told?.add(service);
    return { message: domainError.code, ...where, extensions: { ...extensionsOf(domainError, requestId) } };
  }
  if (!error.path && !error.originalError) return formatQueryFault(error, options);
  log.error({ event: 'request.failed', err: error.originalError ?? error, requestId, path: error.path }, 'a request failed');
  return { message: 'server error', ...where, extensions: { code: '500', status: 500, requestId } };
}
