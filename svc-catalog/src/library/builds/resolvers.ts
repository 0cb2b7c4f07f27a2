import type { CatalogContext } from '../../context.ts';
import { requireCreator } from '../files/policy.ts';
import type { BuildRow } from './repository.ts';
import * as builds from './service.ts';

export const buildResolvers = {
  Query: {
    findStoreAppBuild: (_root: unknown, args: unknown, { actor, db }: CatalogContext) =>
      builds.listBuilds(db, requireCreator(actor).uuid, args),
  },
  Mutation: {
    addAppBuild: (_root: unknown, args: unknown, { actor, db, building }: CatalogContext) =>
      builds.addAppBuild(db, building, requireCreator(actor).uuid, args),
  },
  StoreAppBuild: {
    size: ({ size_bytes }: BuildRow) => size_bytes,
    url: (build: BuildRow, _args: unknown, { db, works }: CatalogContext) => builds.buildUrl(db, works, build),
  },
};
