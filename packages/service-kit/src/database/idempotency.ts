import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { DomainError } from '../errors.ts';

interface IdempotencyRow {
  scope: string;
  key: string;
  request_hash: string;
  answer: unknown;
}

export interface IdempotencyOptions {
  /** The command and its user, e.g. `addCartCheckout:<user uuid>`: two people's equal keys don't collide. */
  scope: string;
  /** Chosen by the client, 8 to 200 characters. */
  key: string;
  /** The command's input; the same key with another input is rejected. */
  request: unknown;
}

function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, inner]) => [name, canonical(inner)]));
}

/** A command's checked key and the hash of its input, as stored in the database. */
export interface IdempotentCommand {
  scope: string;
  key: string;
  requestHash: string;
}

/**
 * Checks a key and hashes its request, for a command that saves both by a statement of its own.
 * @throws DomainError `input/invalid` for a key of a wrong length
 */
export function idempotentCommand({ scope, key, request }: IdempotencyOptions): IdempotentCommand {
  if (key.length < 8 || key.length > 200) {
    throw new DomainError('input/invalid', { fields: [{ path: 'idempotency_key', key: 'errors.idempotencyKey' }] });
  }
  const requestHash = createHash('sha256')
    .update(JSON.stringify(canonical(request ?? null)))
    .digest('hex');
  return { scope, key, requestHash };
}

/**
 * Returns the stored answer of a key that was used before. @throws DomainError `idempotency/conflict` (409) when it was for another request
 */
export function answerAgain<T>({ requestHash }: IdempotentCommand, stored: { requestHash: string | undefined; answer: unknown }): T {
  if (stored.requestHash !== requestHash) throw new DomainError('idempotency/conflict');
  return stored.answer as T;
}

/**
 * Runs `work` once per key and returns its result for every repetition. The key's row is written in the command's own
 * transaction, so a command that fails leaves its key free. The result must be JSON data; every caller, the first too, gets
 * it as read back from JSON (a Date becomes a string).
 * @throws DomainError `input/invalid` for a key of a wrong length, `idempotency/conflict` (409) for another request
 */
export async function withIdempotency<T>(tx: Knex, options: IdempotencyOptions, work: () => Promise<T>): Promise<T> {
  const command = idempotentCommand(options);
  const { scope, key, requestHash } = command;
  // A concurrent command with the same key waits here until the first has committed or rolled back.
  const { rowCount } = await tx.raw<{ rowCount: number }>(
    'insert into idempotency_keys (scope, key, request_hash) values (?, ?, ?) on conflict do nothing',
    [scope, key, requestHash],
  );
  if (rowCount === 0) {
    const stored = await tx<IdempotencyRow>('idempotency_keys').where({ scope, key }).first();
    return answerAgain<T>(command, { requestHash: stored?.request_hash, answer: stored?.answer });
  }
  const answer = JSON.stringify((await work()) ?? null);
  // Read back as stored, so that the first caller's result is byte for byte that of every repetition.
  const [row] = await tx<IdempotencyRow>('idempotency_keys').where({ scope, key }).update({ answer }).returning('answer');
  return row?.answer as T;
}
