import { findAsync, type RequestContext, requireUser } from '@meowtale/service-kit';
import { JOB_PREFIX } from './model.ts';

export const jobResolvers = {
  Query: {
    findAsync: (_root: unknown, { uuid }: { uuid: string }, { actor, db }: RequestContext) =>
      findAsync(db, { prefix: JOB_PREFIX, id: uuid, userUuid: requireUser(actor).uuid }),
  },
};
