import type { FastifyBaseLogger } from 'fastify';
import type { Generation } from '../stitching/generation.ts';
import { SchemaRejectedError } from '../stitching/schema-rejected-error.ts';
import { findBrokenOperations } from './broken-operations.ts';
import { findFailingQueries } from './canned-queries.ts';
import type { LiveOperation } from './live-releases.ts';

/**
 * Rejects a generation with which operations of live remotes would be invalid, or their public queries would fail, that work with the
 * current one. @throws SchemaRejectedError with a line for each of them
 */
export async function assertAccepted(
  operations: readonly LiveOperation[],
  { sdl, next, current, log }: { sdl: string; next: Generation; current: Generation; log: FastifyBaseLogger },
): Promise<void> {
  const broken = await findBrokenOperations(operations, { next: next.schema, current: current.schema });
  const failing = broken.length > 0 ? [] : await findFailingQueries(operations, { sdl, next, current, log });
  if (broken.length + failing.length > 0) throw new SchemaRejectedError([...broken, ...failing].join('\n'));
}
