import { type RequestContext, requireUser } from '@meowtale/service-kit';
import type { CatalogContext } from '../context.ts';
import { findRecent } from './recent.ts';
import * as play from './service.ts';

export const playResolvers = {
  Query: {
    findPlayRecent: (_root: unknown, args: object, { actor, db, works }: CatalogContext) =>
      findRecent(db, works, requireUser(actor).uuid, args),
    findPlaySave: (_root: unknown, args: unknown, { actor, db }: RequestContext) => play.findPlaySave(db, requireUser(actor).uuid, args),
  },
  Mutation: {
    setPlaySave: (_root: unknown, args: unknown, { actor, db }: RequestContext) => play.setPlaySave(db, requireUser(actor).uuid, args),
  },
};
