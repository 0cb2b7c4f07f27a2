import type { FieldError } from '@meowtale/contracts';
import { missingOfPack } from '@meowtale/contracts/inputs/catalog/completeness';
import { checkPackAppInput, checkPackInput, packAppFault } from '@meowtale/contracts/inputs/catalog/game-pack';
import { parseInput, type UserActor } from '@meowtale/service-kit';
import type { Db } from '../../database.ts';
import { findApps } from '../../library/apps/service.ts';
import { findRepresenting } from '../agents/model.ts';
import { findStore, type StoreRow } from '../listings/model.ts';
import { appsOf, findCurrent, StoreNotFound } from '../submission/model.ts';
import { toPackApp } from './pack-app.ts';
import { requireInvolved } from './policy.ts';

/**
 * Returns why an app can't be in a listing's package (SPEC §5); empty when it can. Reserves nothing, so that submitting may still fail.
 * @throws StoreNotFound; DomainError `input/invalid`
 */
export async function checkPackApp(db: Db, actor: UserActor, input: unknown): Promise<FieldError[]> {
  const { store_id, app_uuid } = parseInput(checkPackAppInput, input);
  const store = await involvedStore(db, actor, store_id);
  const [app] = await ownApps(db, store, [app_uuid]);
  const fault = packAppFault(app, store.uuid);
  return fault ? [{ path: 'app_uuid', key: fault }] : [];
}

/** Returns what the saved package lacks before it can be submitted (SPEC §5). @throws StoreNotFound; DomainError `input/invalid` */
export async function checkPack(db: Db, actor: UserActor, input: unknown): Promise<FieldError[]> {
  const { store_id } = parseInput(checkPackInput, input);
  const store = await involvedStore(db, actor, store_id);
  const current = await findCurrent(db, store.uuid);
  if (!current) throw new StoreNotFound();
  const appIds = appsOf(current.data).map(({ uuid }) => uuid);
  return missingOfPack(current.data, store.uuid, await ownApps(db, store, appIds));
}

async function involvedStore(db: Db, actor: UserActor, uuid: string): Promise<StoreRow> {
  return requireInvolved(actor, await findStore(db, uuid), await findRepresenting(db, uuid));
}

/** Returns those of these apps that belong to the listing's owner. */
async function ownApps(db: Db, store: StoreRow, uuids: readonly string[]) {
  const apps = await findApps(db, uuids);
  return apps.filter((app) => app.owner_uuid === store.owner_uuid).map(toPackApp);
}
