import { requireRole, type UserActor } from '@meowtale/service-kit';
import type { CatalogContext } from '../../context.ts';
import * as accountStatus from './service.ts';

async function requireStaff({ actor, assertNotRevoked }: CatalogContext): Promise<UserActor> {
  const staff = requireRole(actor, 'staff');
  await assertNotRevoked();
  return staff;
}

export const accountStatusResolvers = {
  Query: {
    async findPeople(_root: unknown, args: object, context: CatalogContext) {
      await requireStaff(context);
      return accountStatus.findPeople(context.db, args);
    },
  },
  Mutation: {
    setPersonRoles: async (_root: unknown, args: object, context: CatalogContext) =>
      accountStatus.setRoles(context, await requireStaff(context), args),
    suspendPerson: async (_root: unknown, args: object, context: CatalogContext) =>
      accountStatus.suspend(context, await requireStaff(context), args),
    liftSuspension: async (_root: unknown, args: object, context: CatalogContext) =>
      accountStatus.lift(context, await requireStaff(context), args),
  },
};
