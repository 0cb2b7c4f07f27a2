import { type RequestContext, requireUser } from '@meowtale/service-kit';
import * as play from './service.ts';

export const playResolvers = {
  Query: {
    findPlaySave: (_root: unknown, args: unknown, { actor, db }: RequestContext) => play.findPlaySave(db, requireUser(actor).uuid, args),
  },
  Mutation: {
    setPlaySave: (_root: unknown, args: unknown, { actor, db }: RequestContext) => play.setPlaySave(db, requireUser(actor).uuid, args),
  },
};
