import { findUserPublicInput } from '@meowtale/contracts/inputs/catalog/people';
import { DomainError, parseInput, requireUser } from '@meowtale/service-kit';
import type { CatalogContext } from '../../context.ts';
import { findImageRefs } from '../../library/files/model.ts';
import { noteSignIn } from '../sign-ins/service.ts';
import { findPublicPeople, toShown } from './model.ts';
import { findByUuid, type UserRow } from './repository.ts';
import * as service from './service.ts';

type Shown = UserRow & { tokenRefreshNeeded?: boolean };

export const peopleResolvers = {
  Query: {
    async me(_root: unknown, { role }: { role?: string | null }, context: CatalogContext) {
      const me = await service.findMe(context, role ?? null);
      if (context.actor.kind === 'user' && me?.uuid === context.actor.uuid) await noteSignIn(context.db, context.actor, context);
      return me;
    },
    async findUserPublic(_root: unknown, args: unknown, { db, works }: CatalogContext) {
      const { uuid } = parseInput(findUserPublicInput, args);
      const list = [...(await findPublicPeople(db, works, uuid)).values()];
      return { list, totalCount: list.length };
    },
    isFreeNickname: (_root: unknown, input: { nickname: string }, { actor, db }: CatalogContext) =>
      service.isFreeNickname(db, actor, input),
    async _users(_root: unknown, { uuids }: { uuids: string[] }, { actor, db }: CatalogContext) {
      const self = actor.kind === 'user' && uuids.includes(actor.uuid) ? await findByUuid(db, actor.uuid) : undefined;
      return uuids.map((uuid) => (self?.uuid === uuid ? self : null));
    },
    async _usersPublic(_root: unknown, { uuids }: { uuids: string[] }, { db, works }: CatalogContext) {
      const people = await findPublicPeople(db, works, uuids);
      return uuids.map((uuid) => people.get(uuid) ?? null);
    },
  },
  Mutation: {
    setUser: (_root: unknown, input: service.UserInput, { actor, db, requestId }: CatalogContext) =>
      service.setUser(db, requireUser(actor), input, requestId),
    setUserCountry: (_root: unknown, input: { country: string }, { actor, db, requestId }: CatalogContext) =>
      service.setCountry(db, requireUser(actor), input, requestId),
    firebaseSendEmailVerification(_root: unknown, input: unknown, { actor, db, identity, idToken }: CatalogContext) {
      const user = requireUser(actor);
      if (idToken === null) throw new DomainError('auth/required');
      return service.sendVerification(db, identity, user, idToken, input);
    },
  },
  User: {
    id: (user: Shown) => user.uuid,
    name: (user: Shown) => user.nickname,
    auth: (user: Shown) => user.platform_key,
    social: (user: Shown) => ({ email: { value: user.social_email } }),
    metadata: (user: Shown) => user.metadata.map(toShown),
    tokenRefreshNeeded: (user: Shown) => user.tokenRefreshNeeded ?? false,
    async profile({ nickname, brief, head_file_uuid }: Shown, _args: unknown, { db, works }: CatalogContext) {
      const heads = await findImageRefs(db, works, [head_file_uuid]);
      return { nickname, brief, head: (head_file_uuid && heads.get(head_file_uuid)) || null };
    },
  },
};
