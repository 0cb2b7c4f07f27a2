import { type RequestContext, requireUser } from '@meowtale/service-kit';
import type { CatalogContext } from '../../context.ts';
import { findRecent } from './recent.ts';
import * as saves from './saves.ts';

export const playResolvers = {
  Query: {
    findPlayRecent: (_root: unknown, args: object, { actor, db, works }: CatalogContext) =>
      findRecent(db, works, requireUser(actor).uuid, args),
    findPlaySave: (_root: unknown, args: unknown, { actor, db }: RequestContext) => saves.findPlaySave(db, requireUser(actor).uuid, args),
  },
  Mutation: {
    setPlaySave: (_root: unknown, args: unknown, { actor, db, works }: CatalogContext) =>
      saves.setPlaySave({ db, works, actor: requireUser(actor) }, args),
  },
};
