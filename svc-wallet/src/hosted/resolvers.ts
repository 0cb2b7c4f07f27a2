import { addHostedPageInput, openHostedPageInput } from '@meowtale/contracts/inputs/wallet/hosted';
import { parseInput, type RequestContext, requireUser } from '@meowtale/service-kit';
import { addHostedPage, openHostedPage } from './service.ts';

export function hostedResolvers(publicOrigin: string): object {
  return {
    Mutation: {
      addHostedPage: async (_root: unknown, args: unknown, context: RequestContext) => {
        const user = requireUser(context.actor).uuid;
        const input = parseInput(addHostedPageInput, args);
        await context.assertNotRevoked();
        return addHostedPage(context.db, publicOrigin, user, input);
      },
      openHostedPage: (_root: unknown, args: unknown, { actor, db }: RequestContext) => {
        const { data, action } = parseInput(openHostedPageInput, args);
        return openHostedPage(db, actor, data, action);
      },
    },
  };
}
