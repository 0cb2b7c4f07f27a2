import { asyncIdOf, type RequestContext } from '@meowtale/service-kit';
import { dramaOwner } from '../dramas/policy.ts';
import { JOB_PREFIX } from '../generation/prefix.ts';
import type { FoundProposal } from './service.ts';
import * as proposals from './service.ts';

export const proposalResolvers = {
  Query: {
    findDramaProposal: (_root: unknown, args: unknown, { actor, db }: RequestContext) =>
      proposals.listProposals(db, dramaOwner(actor), args),
  },
  Mutation: {
    setDramaProposal: (_root: unknown, args: unknown, { actor, db }: RequestContext) => proposals.setProposal(db, dramaOwner(actor), args),
  },
  DramaProposal: {
    async_uuid: ({ job_uuid }: FoundProposal) => asyncIdOf(JOB_PREFIX, job_uuid),
    ...Object.fromEntries(proposals.LARGE_FIELDS.map((field) => [field, (proposal: FoundProposal) => proposals.largeOf(proposal, field)])),
  },
};
