import { reconciliationInput, salesExportInput, salesReportInput } from '@meowtale/contracts/inputs/wallet/report';
import { parseInput, type RequestContext, requireUser } from '@meowtale/service-kit';
import { listSalesOfMonth } from '../orders/service.ts';
import { addSalesExport } from './exports.ts';
import { listMonths, type MonthView } from './reconciliation.ts';
import { reportSales } from './service.ts';

export function reportResolvers(publicOrigin: string): object {
  return {
    Query: {
      reportStoreStats: (_root: unknown, args: unknown, { actor, db }: RequestContext) => {
        const user = requireUser(actor).uuid;
        return reportSales(db, user, parseInput(salesReportInput, args));
      },
      findReconciliation: (_root: unknown, args: unknown, { actor, db }: RequestContext) => {
        const user = requireUser(actor).uuid;
        const { month, q } = parseInput(reconciliationInput, args);
        return listMonths(db, user, month ?? null, q);
      },
    },
    ReconciledMonth: {
      orders: ({ month }: MonthView, { q }: { q?: unknown }, { actor, db }: RequestContext) =>
        listSalesOfMonth(db, requireUser(actor).uuid, month, q),
    },
    Mutation: {
      addSalesExport: async (_root: unknown, args: unknown, context: RequestContext) => {
        const user = requireUser(context.actor).uuid;
        const input = parseInput(salesExportInput, args);
        await context.assertNotRevoked();
        return addSalesExport(context.db, publicOrigin, user, input);
      },
    },
  };
}
