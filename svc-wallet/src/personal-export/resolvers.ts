import { EXPORT_SIGN_IN_SECONDS, exportInput } from '@meowtale/contracts/exports';
import { parseInput, type RequestContext, readExportPage, requireRecent, requireUser } from '@meowtale/service-kit';
import type { MasterKeys } from '../banks/envelope.ts';
import { listBanks } from '../banks/service.ts';
import { PARTS } from './parts-repository.ts';

const input = exportInput('wallet');

/** Returns the resolvers of the personal export; banks are opened with these keys and shown by their last four. */
export const personalExportResolvers = (keys: MasterKeys) => ({
  Query: {
    async findWalletExport(_root: unknown, args: object, { actor, db, assertNotRevoked }: RequestContext) {
      const user = requireUser(actor);
      const { part, after } = parseInput(input, args);
      await assertNotRevoked();
      await requireRecent(db, user, EXPORT_SIGN_IN_SECONDS);
      if (part === 'banks') return { rows: await listBanks(db, keys, user.uuid), next: null };
      return readExportPage(db, PARTS[part], user.uuid, after ?? null);
    },
  },
});
