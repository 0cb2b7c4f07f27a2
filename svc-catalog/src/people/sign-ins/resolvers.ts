import { requireUser } from '@meowtale/service-kit';
import type { CatalogContext } from '../../context.ts';
import type { SignIn } from './service.ts';
import { endAllSignIns, endSignIn, findSignIns } from './service.ts';

export const signInResolvers = {
  Query: {
    findSignIn: (_root: unknown, _args: object, { actor, db, agent, country }: CatalogContext) =>
      findSignIns(db, requireUser(actor), { agent, country }),
  },
  Mutation: {
    async delSignIn(_root: unknown, { uuid }: { uuid: string }, { actor, db, identity, assertNotRevoked }: CatalogContext) {
      const user = requireUser(actor);
      await assertNotRevoked();
      return endSignIn(db, identity, user, uuid);
    },
    async delSignInAll(_root: unknown, _args: object, { actor, db, identity, assertNotRevoked }: CatalogContext) {
      const user = requireUser(actor);
      await assertNotRevoked();
      return endAllSignIns(db, identity, user);
    },
  },
  SignIn: {
    signed_in_at: ({ auth_time }: SignIn) => new Date(auth_time * 1000),
  },
};
