import { ERROR_STATUS, type ErrorCode, type FieldError } from '@meowtale/contracts';
import { DomainError, domainErrorIn, type FormatOptions, formatError } from '@meowtale/service-kit';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';

const isCode = (code: unknown): code is ErrorCode => typeof code === 'string' && Object.hasOwn(ERROR_STATUS, code);

/** Returns a service's error extensions, wherever stitching has wrapped them; of several errors in one place, the first. */
function serviceExtensions(error: unknown, depth = 0): Record<string, unknown> | undefined {
  if (!error || typeof error !== 'object' || depth > 5) return undefined;
  const { extensions, originalError, errors } = error as {
    extensions?: Record<string, unknown>;
    originalError?: unknown;
    errors?: unknown[];
  };
  if (isCode(extensions?.code)) return extensions;
  return serviceExtensions(originalError, depth + 1) ?? serviceExtensions(errors?.[0], depth + 1);
}

/** Returns the domain error that the gateway itself threw, wherever it is wrapped; mostly an unreachable service. */
function ownRefusal(error: unknown, depth = 0): DomainError | undefined {
  if (!error || typeof error !== 'object' || depth > 5) return undefined;
  const { originalError, errors, cause } = error as { originalError?: unknown; errors?: unknown[]; cause?: unknown };
  return domainErrorIn(error) ?? ownRefusal(originalError, depth + 1) ?? ownRefusal(errors?.[0], depth + 1) ?? ownRefusal(cause, depth + 1);
}

/** Formats an error with a service's code, status, name, fields and data; masks its messages, addresses and causes (TRUST 15). */
export function maskError(error: GraphQLError, options: FormatOptions): GraphQLFormattedError {
  const own = ownRefusal(error);
  const given = own ? undefined : serviceExtensions(error);
  if (!own && !given) return formatError(error, options);
  const code = given?.code as ErrorCode;
  const ownError =
    own ??
    new DomainError(code, {
      status: typeof given?.status === 'number' ? given.status : ERROR_STATUS[code],
      ...(Array.isArray(given?.fields) && { fields: given.fields as FieldError[] }),
      ...(given?.data !== undefined && { data: given.data }),
      // Set by our executor.
      ...(typeof given?.service === 'string' && { service: given.service }),
    });
  // Wrapped in a plain GraphQL error to preserve the path.
  return formatError(new GraphQLError(ownError.code, { path: error.path ?? null, originalError: ownError }), options);
}
