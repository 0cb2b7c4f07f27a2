import { requireUser, requireVerified } from '@meowtale/service-kit';
import type { CatalogContext } from '../../context.ts';
import { assertStaffNotRevoked } from '../../people/people/policy.ts';
import { findStores } from '../listings/model.ts';
import type { SubmitRow } from '../submission/model.ts';
import { findStoreSubmits, type SubmitQuery } from './find.ts';
import { checkPack, checkPackApp } from './package-checks.ts';
import * as service from './service.ts';
import { toSubmitViews } from './view.ts';

/** Returns the submission after a command, as the caller sees it. */
async function show({ actor, db, works }: CatalogContext, submit: SubmitRow) {
  const owners = new Map((await findStores(db, [submit.store_uuid])).map((store) => [store.uuid, store.owner_uuid]));
  return (await toSubmitViews({ db, works, reader: requireUser(actor) }, owners, [submit]))[0];
}

export const submitResolvers = {
  Query: {
    async findStoreSubmit(_root: unknown, query: SubmitQuery, context: CatalogContext) {
      const { actor, db, works } = context;
      await assertStaffNotRevoked(context);
      const list = await findStoreSubmits(db, works, requireUser(actor), query);
      return { list, totalCount: list.length };
    },
  },
  Mutation: {
    async updateStoreSubmit(_root: unknown, save: service.Save, context: CatalogContext) {
      return show(context, await service.saveSubmit(context.db, context.works.storage, requireUser(context.actor), save));
    },
    async addStoreSubmit(_root: unknown, submission: service.Submission, context: CatalogContext) {
      return show(context, await service.addSubmit(context.db, context.works.storage, requireVerified(context.actor), submission));
    },
    checkStoreSubmitGamePackAppValid: (_root: unknown, input: unknown, { db, actor }: CatalogContext) =>
      checkPackApp(db, requireUser(actor), input),
    checkStoreSubmitGamePackCompleted: (_root: unknown, input: unknown, { db, actor }: CatalogContext) =>
      checkPack(db, requireUser(actor), input),
    async cancelStoreSubmit(_root: unknown, { uuid }: { uuid: string }, context: CatalogContext) {
      return show(context, await service.cancelSubmit(context.db, requireUser(context.actor), uuid));
    },
  },
};
