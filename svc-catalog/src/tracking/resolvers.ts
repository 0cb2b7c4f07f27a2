import type { CatalogContext } from '../context.ts';
import { quietly } from './quietly.ts';
import * as tracking from './service.ts';

export const trackingResolvers = {
  Mutation: {
    addClientSourceProfileByGuest: (_root: unknown, { input }: { input: object }, { actor, db }: CatalogContext) =>
      tracking.addProfile(db, actor, input),
    addTrafficLog: (_root: unknown, { input }: { input: object }, { actor, db, log }: CatalogContext) =>
      quietly('addTrafficLog', log, () => tracking.addTraffic(db, actor, input)),
  },
};
