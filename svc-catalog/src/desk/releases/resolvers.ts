import { requireRole, type UserActor } from '@meowtale/service-kit';
import type { CatalogContext } from '../../context.ts';
import * as releases from './service.ts';

async function requireStaff({ actor, assertNotRevoked }: CatalogContext): Promise<UserActor> {
  const staff = requireRole(actor, 'staff');
  await assertNotRevoked();
  return staff;
}

export const releaseResolvers = {
  Query: {
    async findReleases(_root: unknown, _args: object, context: CatalogContext) {
      await requireStaff(context);
      return releases.findReleases(context.releases);
    },
    async findReleaseHistory(_root: unknown, args: object, context: CatalogContext) {
      await requireStaff(context);
      return releases.findReleaseHistory(context.releases, args);
    },
    async findReleaseVersions(_root: unknown, args: object, context: CatalogContext) {
      await requireStaff(context);
      return releases.findReleaseVersions(context.releases, args);
    },
  },
  Mutation: {
    moveRelease: async (_root: unknown, args: object, context: CatalogContext) =>
      releases.moveRelease(context, await requireStaff(context), args),
  },
};
