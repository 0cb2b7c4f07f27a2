import { type Actor, parseInput, type RequestContext, requireUser } from '@meowtale/service-kit';
import { z } from 'zod';
import { vipOf } from '../plans/service.ts';
import { workFields } from '../read-models/work-fields.ts';
import { listAccountLog, viewAccounts, viewWallet } from './service.ts';

const accountLogInput = z.object({ type: z.literal([0, 1], 'invalid.type').nullish(), q: z.unknown().optional() });

interface UserStub {
  uuid: string;
}

/** Returns whether the caller is this user: wallets are visible only to their owner. */
function isSelf(actor: Actor, uuid: string): boolean {
  return actor.kind === 'user' && actor.uuid === uuid;
}

export const accountResolvers = {
  Query: {
    findAccountLog: (_root: unknown, args: unknown, { actor, db }: RequestContext) => {
      const user = requireUser(actor).uuid;
      const { type, q } = parseInput(accountLogInput, args);
      return listAccountLog(db, user, type ?? null, q);
    },
    _walletUsers: (_root: unknown, { uuids }: { uuids: string[] }, { actor }: RequestContext) =>
      uuids.map((uuid) => (isSelf(actor, uuid) ? { uuid } : null)),
  },
  AccountLogEntry: {
    names: ({ store_id }: { store_id: string | null }, args: unknown, context: RequestContext) =>
      store_id === null ? [] : workFields.names({ store_id }, args, context),
  },
  User: {
    wallet: ({ uuid }: UserStub, _args: unknown, { actor, db }: RequestContext) => (isSelf(actor, uuid) ? viewWallet(db, uuid) : null),
    account: ({ uuid }: UserStub, _args: unknown, { actor, db }: RequestContext) => (isSelf(actor, uuid) ? viewAccounts(db, uuid) : null),
    user_vip: ({ uuid }: UserStub, _args: unknown, { actor, db }: RequestContext) => (isSelf(actor, uuid) ? vipOf(db, uuid) : null),
  },
};
