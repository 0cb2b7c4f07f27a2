import type { Finish, RunningJob } from '@meowtale/service-kit';
import { markUnused, priceOf } from '../charges/service.ts';
import type { NewProposal } from '../proposals/service.ts';
import { saveProposal } from '../proposals/service.ts';
import { dropAnswers } from './repository.ts';
import type { Provenances, Writing } from './writing.ts';

type Made = Pick<NewProposal, 'use'> &
  Partial<Pick<NewProposal, 'language' | 'changes' | 'findings' | 'stale' | 'provenance' | 'translated'>>;

/** The proposals of one job: the price is divided among them. */
interface Sharing {
  count: number;
}

/** Returns a job's last step, which saves what was written as a proposal and changes nothing else. Its result is `{ proposal }`. */
export function propose(
  job: Pick<RunningJob<unknown>, 'uuid' | 'userUuid'>,
  writing: Writing & { provenances: Provenances },
  made: Made,
  { count }: Sharing = { count: 1 },
): Finish {
  const { drama, origin, instruction, source, notes, provenances } = writing;
  const provenance = [...provenances.values(), ...(made.provenance ?? [])];
  const nothing = { language: null, changes: [], findings: [], stale: [], translated: null };
  const from = { drama_uuid: drama.uuid, revision: drama.revision, owner_uuid: job.userUuid, job_uuid: job.uuid };
  const before = writing.bench.before(made.changes ?? []);
  const proposal = { ...nothing, ...made, ...from, uuid: origin.proposal, instruction, targets: source, notes, provenance, before };
  return async (tx) => {
    // No request was sent to a provider, because there was nothing to translate or write: the coins are returned.
    if (provenance.length === 0) await markUnused(tx, job.uuid);
    await saveProposal(tx, { ...proposal, price_coins: (await priceOf(tx, job.uuid)) / count });
    await dropAnswers(tx, job.uuid);
    return { proposal: origin.proposal };
  };
}
