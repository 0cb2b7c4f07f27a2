import { EXPORT_SIGN_IN_SECONDS, exportInput } from '@meowtale/contracts/exports';
import { parseInput, type RequestContext, readExportPage, requireRecent, requireUser } from '@meowtale/service-kit';
import { PARTS } from './parts-repository.ts';

const input = exportInput('catalog');

export const exportResolvers = {
  Query: {
    async findCatalogExport(_root: unknown, args: object, { actor, db, assertNotRevoked }: RequestContext) {
      const user = requireUser(actor);
      const { part, after } = parseInput(input, args);
      await assertNotRevoked();
      await requireRecent(db, user, EXPORT_SIGN_IN_SECONDS);
      return readExportPage(db, PARTS[part], user.uuid, after ?? null);
    },
  },
};
