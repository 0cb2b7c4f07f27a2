import type { Finish, RunningJob } from '@meowtale/service-kit';
import { markUnused } from '../charges/service.ts';
import type { NewProposal } from '../proposals/service.ts';
import { keepProposal } from '../proposals/service.ts';
import { dropAnswers } from './repository.ts';
import type { Provenances, Writing } from './writing.ts';

type Made = Pick<NewProposal, 'use'> &
  Partial<Pick<NewProposal, 'language' | 'changes' | 'findings' | 'stale' | 'provenance' | 'translated'>>;

/** A job's last step: what was written becomes a proposal, which is all that it changes. Its result is `{ proposal }`. */
export function propose(
  job: Pick<RunningJob<unknown>, 'uuid' | 'userUuid'>,
  writing: Writing & { provenances: Provenances },
  made: Made,
): Finish {
  const { drama, origin, instruction, source, notes, provenances } = writing;
  const provenance = [...provenances.values(), ...(made.provenance ?? [])];
  const nothing = { language: null, changes: [], findings: [], stale: [], translated: null };
  const from = { drama_uuid: drama.uuid, revision: drama.revision, owner_uuid: job.userUuid, job_uuid: job.uuid };
  const proposal = { ...nothing, ...made, ...from, uuid: origin.proposal, instruction, targets: source, notes, provenance };
  return async (tx) => {
    await keepProposal(tx, proposal);
    await dropAnswers(tx, job.uuid);
    // Nobody pays for what nobody was asked for: there was nothing to translate, or enough was there.
    if (provenance.length === 0) await markUnused(tx, job.uuid);
    return { proposal: origin.proposal };
  };
}
