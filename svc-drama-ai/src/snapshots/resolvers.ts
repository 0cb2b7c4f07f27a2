import type { RequestContext } from '@meowtale/service-kit';
import { dramaOwner } from '../dramas/policy.ts';
import * as service from './service.ts';

interface Named {
  name: string;
}

export const snapshotResolvers = {
  Query: {
    findDramaSnapshot: (_root: unknown, args: { drama_uuid: string }, { actor, db }: RequestContext) =>
      service.listSnapshots(db, dramaOwner(actor), args.drama_uuid),
    findDramaSnapshotData: (_root: unknown, { uuid }: { uuid: string }, { actor, db }: RequestContext) =>
      service.showSnapshot(db, dramaOwner(actor), uuid),
  },
  Mutation: {
    addDramaSnapshot: (_root: unknown, { drama_uuid, name }: Named & { drama_uuid: string }, { actor, db }: RequestContext) =>
      service.addSnapshot(db, dramaOwner(actor), drama_uuid, { name }),
    setDramaSnapshot: (_root: unknown, { uuid, name }: Named & { uuid: string }, { actor, db }: RequestContext) =>
      service.renameSnapshot(db, dramaOwner(actor), uuid, { name }),
    delDramaSnapshot: (_root: unknown, { uuid }: { uuid: string }, { actor, db }: RequestContext) =>
      service.delSnapshot(db, dramaOwner(actor), uuid),
    restoreDramaSnapshot: (_root: unknown, { uuid }: { uuid: string }, { actor, db }: RequestContext) =>
      service.restoreSnapshot(db, dramaOwner(actor), uuid),
  },
};
