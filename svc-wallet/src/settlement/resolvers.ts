import { settlementInput } from '@meowtale/contracts/inputs/wallet/settlement';
import { parseInput, type RequestContext, requireUser } from '@meowtale/service-kit';
import { z } from 'zod';
import { listSettledOrders, listSettlements, type SettlementView } from './service.ts';

const listInput = settlementInput.extend({ q: z.unknown().optional() });

export const settlementResolvers = {
  Query: {
    findSettlement: (_root: unknown, args: unknown, { actor, db }: RequestContext) => {
      const user = requireUser(actor).uuid;
      const { month, q } = parseInput(listInput, args);
      return listSettlements(db, user, month ?? null, q);
    },
  },
  Settlement: {
    orders: ({ month }: SettlementView, { q }: { q?: unknown }, { actor, db }: RequestContext) =>
      listSettledOrders(db, requireUser(actor).uuid, month, q),
  },
};
