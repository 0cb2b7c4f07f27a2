import { addJob, DomainError, inTransaction, type JobKind, withIdempotency } from '@meowtale/service-kit';
import type { Db } from '../database.ts';
import { lockDrama } from '../dramas/service.ts';
import type { AskedAi } from './ai.ts';
import { asyncOf } from './async.ts';
import type { ChargedUse } from './charges.ts';
import { pendingJob } from './repository.ts';

/** Idempotency of a command: a repetition with the same key returns the job that the first one added. */
export interface Once {
  call: string;
  key: string | null | undefined;
  /** The command's input; another one with the same key is rejected. */
  request: unknown;
}

export const onceOf = (tx: Db, owner: string, { call, key, request }: Once, begin: () => Promise<string>): Promise<string> =>
  key ? withIdempotency(tx, { scope: `${call}:${owner}`, key, request }, begin) : begin();

export interface JobForDrama<Input> {
  kind: JobKind<Input>;
  owner: string;
  drama: string;
  use: ChargedUse;
  /** How often it has the price of its use; once unless given. */
  count?: number;
  /** The chosen provider. */
  provider: string;
  input: Input;
  once: Once;
  /** Writes what belongs to the job, in the same transaction. */
  also?(tx: Db, job: string): Promise<void>;
}

/**
 * Adds a job for a drama, at most one at a time of any kind, and returns its uuid. A job with a price waits for its payment.
 * @throws DomainError `job/running` with the running one; `idempotency/conflict`; with a price `auth/revoked`, `auth/unavailable`, and
 * errors of the charge; DramaNotFound
 */
export async function addJobFor<Input>(
  db: Db,
  { charges, assertNotRevoked }: Pick<AskedAi, 'charges' | 'assertNotRevoked'>,
  request: JobForDrama<Input>,
): Promise<string> {
  const { kind, owner, drama, use, count = 1, provider, input, once, also } = request;
  const priceCoins = charges.priceOf(provider, use) * count;
  if (priceCoins > 0) await assertNotRevoked();
  const begin = async (tx: Db) => {
    await lockDrama(tx, owner, drama);
    const running = await pendingJob(tx, drama);
    if (running) throw new DomainError('job/running', { data: { uuid: asyncOf(running.uuid) } });
    const job = await addJob(tx, kind, { userUuid: owner, subject: drama, input, isParked: priceCoins > 0 });
    if (priceCoins > 0) await charges.begin(tx, { job, owner, drama, use, priceCoins });
    await also?.(tx, job);
    return job;
  };
  return inTransaction(db, (tx) => onceOf(tx, owner, once, () => begin(tx)));
}
