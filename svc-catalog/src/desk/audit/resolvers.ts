import { requireRole } from '@meowtale/service-kit';
import type { CatalogContext } from '../../context.ts';
import { findAuditLog } from './service.ts';

export const auditResolvers = {
  Query: {
    async findAuditLog(_root: unknown, args: object, { actor, db, works, assertNotRevoked }: CatalogContext) {
      requireRole(actor, 'staff');
      await assertNotRevoked();
      return findAuditLog(db, works, args);
    },
  },
};
