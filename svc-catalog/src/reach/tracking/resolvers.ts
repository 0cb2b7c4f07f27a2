import type { CatalogContext } from '../../context.ts';
import { countRecorded, recordQuietly } from './record-quietly.ts';
import * as tracking from './service.ts';

export const trackingResolvers = {
  Mutation: {
    addClientSourceProfileByGuest: (_root: unknown, { input }: { input: object }, { actor, db }: CatalogContext) =>
      tracking.addProfile(db, actor, input),
    addTrafficLog: (_root: unknown, { input }: { input: object }, { actor, db, log }: CatalogContext) =>
      recordQuietly('addTrafficLog', log, () => tracking.addTraffic(db, actor, input)),
    addTrafficLogs: (_root: unknown, { inputs }: { inputs: object[] }, { actor, db, log }: CatalogContext) =>
      countRecorded('addTrafficLogs', log, () => tracking.addTrafficOfPage(db, actor, inputs)),
  },
};
