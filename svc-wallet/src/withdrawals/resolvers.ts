import {
  addAccountLogInput,
  cancelWithdrawalInput,
  reviewWithdrawalInput,
  withdrawableInput,
  withdrawalFeeInput,
  withdrawalQueueInput,
} from '@meowtale/contracts/inputs/wallet/withdrawal';
import { parseInput, type RequestContext, requireRole, requireUser } from '@meowtale/service-kit';
import { z } from 'zod';
import { nameOf } from '../read-models/work-fields.ts';
import type { WithdrawalConfig } from './config.ts';
import { listQueue, reviewWithdrawal } from './review.ts';
import { addWithdrawal, cancelWithdrawal, listWithdrawals, previewBill, readWithdrawable } from './service.ts';
import type { QueuedWithdrawalView } from './views.ts';

const listInput = z.object({ q: z.unknown().optional() });
const queueInput = withdrawalQueueInput.extend({ q: z.unknown().optional() });
const nameFor = (uuid: string | null, context: RequestContext) => (uuid === null ? null : nameOf(context, uuid));

/** Returns the resolvers of withdrawals for this configuration. */
export function withdrawalResolvers(config: WithdrawalConfig) {
  return {
    Query: {
      getAccountAvailableWithdrawAmount: (_root: unknown, args: unknown, { actor, db }: RequestContext) => {
        const user = requireUser(actor).uuid;
        return readWithdrawable(db, config, user, parseInput(withdrawableInput, args).type ?? 0);
      },
      findWithdrawalFee: (_root: unknown, args: unknown, { actor, db }: RequestContext) => {
        const user = requireUser(actor).uuid;
        return previewBill(db, config, user, parseInput(withdrawalFeeInput, args).amount);
      },
      findWithdrawal: (_root: unknown, args: unknown, { actor, db }: RequestContext) => {
        const user = requireUser(actor).uuid;
        return listWithdrawals(db, config, user, parseInput(listInput, args).q);
      },
      findWithdrawalQueue: async (_root: unknown, args: unknown, context: RequestContext) => {
        requireRole(context.actor, 'staff');
        const { q, ...asked } = parseInput(queueInput, args);
        await context.assertNotRevoked();
        return listQueue(context.db, config, asked, q);
      },
    },
    QueuedWithdrawal: {
      user_name: ({ user_uuid }: QueuedWithdrawalView, _args: unknown, context: RequestContext) => nameOf(context, user_uuid),
      taken_by_name: ({ taken_by }: QueuedWithdrawalView, _args: unknown, context: RequestContext) => nameFor(taken_by, context),
      agreed_by_name: ({ agreed_by }: QueuedWithdrawalView, _args: unknown, context: RequestContext) => nameFor(agreed_by, context),
    },
    QueuedWithdrawalStep: {
      actor_name: ({ actor_uuid }: { actor_uuid: string | null }, _args: unknown, context: RequestContext) => nameFor(actor_uuid, context),
    },
    Mutation: {
      addAccountLog: async (_root: unknown, args: unknown, context: RequestContext) => {
        const user = requireUser(context.actor).uuid;
        const input = parseInput(addAccountLogInput, args);
        await context.assertNotRevoked();
        return addWithdrawal(context.db, config, input, user);
      },
      cancelWithdrawal: async (_root: unknown, args: unknown, context: RequestContext) => {
        const user = requireUser(context.actor).uuid;
        const { uuid, idempotency_key: key } = parseInput(cancelWithdrawalInput, args);
        await context.assertNotRevoked();
        return cancelWithdrawal(context.db, config, { uuid, key, user });
      },
      reviewWithdrawal: async (_root: unknown, args: unknown, context: RequestContext) => {
        const staff = requireRole(context.actor, 'staff').uuid;
        const input = parseInput(reviewWithdrawalInput, args);
        await context.assertNotRevoked();
        return reviewWithdrawal(context.db, config, input, { staff, requestId: context.requestId });
      },
    },
  };
}
