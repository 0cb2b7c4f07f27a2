import { SYSTEMS } from '@meowtale/contracts';
import { ENTITLEMENT_AUDIENCE, type EntitlementGrant, entitlementGrant } from '@meowtale/contracts/grants';
import type { PackVersion, System } from '@meowtale/contracts/inputs/catalog/game-pack';
import type { StoreSubmitDraft } from '@meowtale/contracts/inputs/catalog/store-submit';
import { uuid } from '@meowtale/contracts/inputs/text';
import { type Actor, clockNow, DomainError, parseInput, verifyGrant } from '@meowtale/service-kit';
import { z } from 'zod';
import type { Db } from '../../database.ts';
import { type AppRow, findApps, hasOpening } from '../../library/apps/service.ts';
import type { PlayBasis } from '../../library/capabilities/model.ts';
import { issuePlayUrl } from '../../library/capabilities/service.ts';
import { mayPlayAsAgent } from '../../publishing/agents/model.ts';
import { findReleased, findStore, type StoreRow } from '../../publishing/listings/model.ts';
import { findCurrent, findSubmit, StoreNotFound, type SubmitRow, stateOf } from '../../publishing/submission/model.ts';
import { isEntitled } from '../../shelf/entitlements/service.ts';
import { type PublicStore, toPreviewedStore } from '../../shelf/search/model.ts';
import type { Works } from '../../works.ts';
import { findDownloads } from './downloads.ts';

const authorizationInput = z.object({
  id: uuid,
  os: z.enum(SYSTEMS, 'invalid.system').nullish(),
  grant: z.string().max(4000, 'invalid.too-long').nullish(),
  current: z.boolean().nullish(),
  opening: z.boolean().nullish(),
});

/** GraphQL's StoreUrl. */
export interface StoreUrl {
  type: PackVersion;
  os: System;
  url: string;
  app_uuid: string | null;
  kind: string;
}

export interface StoreAuthorization {
  isAuthorized: boolean;
  store_url: StoreUrl[];
}

interface Asking {
  db: Db;
  works: Works;
  actor: Actor;
}

/**
 * Returns whether the caller may play a listing's work, and its addresses, valid for 12 hours (SPEC §7). The owner, staff and an asked or
 * accepted agent may, and a buyer, by the entitlement from the wallet or by the payment's grant until that arrives; everyone may play a
 * trial, else the opening of the whole, and use trial links. An unreleased listing is reached only by its owner, an asked agent and, after
 * its submission, staff; `opening` returns the public addresses.
 * @throws StoreNotFound; DomainError `input/invalid`
 */
export async function findAuthorization({ db, works, actor }: Asking, args: unknown): Promise<StoreAuthorization> {
  const { id, os, grant, current, opening } = parseInput(authorizationInput, args);
  const store = await findStore(db, id);
  if (!store) throw new StoreNotFound();
  const { submit, basis, since } = await findOpening({ db, works, actor }, store, { grant: grant ?? null, current: current ?? false });
  const { trial_app_uuid: trial, official_app_uuid: official } = submit.data.store_submit_game_pack;
  const runsThere = os == null || os === 'web';
  const shown = opening ? null : basis;
  const playable = [trial, official].filter((app) => app !== null);
  const apps = new Map((await findApps(db, playable)).map((app) => [app.uuid, app]));
  const wanted = [
    ...(official && shown && runsThere ? [{ type: 'official_app' as const, uuid: official, basis: shown }] : []),
    ...(trial && runsThere ? [{ type: 'trial_app' as const, uuid: trial, basis: 'trial' as const }] : []),
    ...(official && !shown && runsThere && (await isOpen(db, submit, apps.get(official)))
      ? [{ type: 'trial_app' as const, uuid: official, basis: 'opening' as const }]
      : []),
  ];
  const urls = wanted.map(async ({ type, uuid: appUuid, basis: right }) => {
    const app = apps.get(appUuid);
    const version = app ? versionOf(submit, app) : 0;
    if (!app || version === 0) return [];
    const personUuid = actor.kind === 'user' ? actor.uuid : null;
    const url = await issuePlayUrl(db, works, { appUuid, version, personUuid, storeUuid: store.uuid, basis: right, since });
    return [{ type, os: 'web' as const, url, app_uuid: appUuid, kind: app.kind }];
  });
  const whole = { whole: shown !== null, os: os ?? null };
  const person = actor.kind === 'user' ? actor.uuid : null;
  const downloads = await findDownloads({ db, works }, submit.data, {
    ...whole,
    person,
    store: store.uuid,
    basis: shown ?? 'trial',
    since,
  });
  return { isAuthorized: basis !== null, store_url: [...(await Promise.all(urls)).flat(), ...downloads, ...linksOf(submit.data, whole)] };
}

interface Opening extends Right {
  submit: SubmitRow;
}

/** Returns the submission that the actor reaches, and by which right. @throws StoreNotFound */
async function findOpening(
  asking: Asking,
  store: StoreRow,
  { grant, current }: { grant: string | null; current: boolean },
): Promise<Opening> {
  const { db, actor } = asking;
  const isAgent = actor.kind === 'user' && (await mayPlayAsAgent(db, actor.uuid, store.uuid));
  const submit = await playableSubmit(db, store, actor, { isAgent, current });
  return { submit, ...(isAgent ? plain('agent') : await rightOf(asking, store, grant)) };
}

/**
 * Returns a listing as everybody will see it once the version of `playableSubmit`, the current one for its owner, is released.
 * @throws StoreNotFound where the actor may see no version; DomainError `input/invalid`
 */
export async function findPreviewed(asking: Asking, args: unknown): Promise<PublicStore> {
  const { id } = parseInput(authorizationInput.pick({ id: true }), args);
  const store = await findStore(asking.db, id);
  if (!store) throw new StoreNotFound();
  const { submit } = await findOpening(asking, store, { grant: null, current: true });
  return toPreviewedStore(asking.db, asking.works, store, submit);
}

/** The version that is judged or sold; of a draft the newest, also where it was submitted before. */
const versionOf = (submit: SubmitRow, { uuid, version }: Pick<AppRow, 'uuid' | 'version'>): number =>
  (stateOf(submit) >= 2 ? submit.app_versions[uuid] : undefined) ?? version;

/** Returns whether anyone may read the opening of the whole after its release: if it has one, and there is no trial. */
async function isOpen(db: Db, submit: SubmitRow, whole: AppRow | undefined): Promise<boolean> {
  if (submit.data.store_submit_game_pack.trial_app_uuid || !whole) return false;
  return hasOpening(db, { app_uuid: whole.uuid, version: versionOf(submit, whole) });
}

/**
 * Returns whether the actor may play this app of a listing: its trial, the whole or, unless `whole` is set, its opening, by the rules of
 * `findAuthorization`.
 */
export async function mayPlayApp(
  asking: Asking,
  app: Record<'uuid' | 'storeUuid', string>,
  { grant = null, whole }: { grant?: string | null | undefined; whole: boolean },
): Promise<boolean> {
  const store = await findStore(asking.db, app.storeUuid);
  if (!store) return false;
  try {
    const { submit, basis } = await findOpening(asking, store, { grant, current: false });
    const { trial_app_uuid: trial, official_app_uuid: official } = submit.data.store_submit_game_pack;
    if (trial === app.uuid) return true;
    if (official !== app.uuid) return false;
    return basis !== null || (!whole && isOpen(asking.db, submit, (await findApps(asking.db, [official]))[0]));
  } catch (error) {
    if (error instanceof StoreNotFound) return false;
    throw error;
  }
}

/** Returns the addresses that the creator gave: those of the whole for those who may play it, trials for everyone. */
function linksOf({ store_submit_game_pack: pack }: StoreSubmitDraft, { whole, os }: { whole: boolean; os: System | null }): StoreUrl[] {
  return (pack.download_urls ?? [])
    .filter((link) => (whole || link.type === 'trial_app') && (os === null || link.os === os))
    .map((link) => ({ ...link, app_uuid: null, kind: 'link' }));
}

interface Wanted {
  isAgent: boolean;
  /** The owner asks for the draft or submission that they work on, even if a version is released. */
  current: boolean;
}

/**
 * Returns the released version; before the release, the current one for its owner and, after its submission, for staff. An agent always
 * gets the current one, the owner if they ask for it, and staff while it waits or is under review. @throws StoreNotFound
 */
async function playableSubmit(db: Db, store: StoreRow, actor: Actor, { isAgent, current: wantsCurrent }: Wanted): Promise<SubmitRow> {
  const isOwner = actor.kind === 'user' && actor.uuid === store.owner_uuid;
  const isStaff = actor.kind === 'user' && actor.roles.includes('staff');
  const current = isOwner || isAgent || isStaff ? await findCurrent(db, store.uuid) : undefined;
  // An agent checks the version that they are to submit.
  if (current && (isAgent || (isOwner && wantsCurrent))) return current;
  // Staff check the version in review, not the released one.
  if (current && isStaff && [2, 3].includes(stateOf(current))) return current;
  const [listing] = await findReleased(db, [store.uuid]);
  const released = listing && (await findSubmit(db, listing.submit_uuid));
  if (released) return released;
  if (current && (isOwner || stateOf(current) >= 2)) return current;
  throw new StoreNotFound();
}

interface Right {
  basis: PlayBasis | null;
  /** The entitlement's revision in a grant. */
  since: number;
}

const plain = (basis: PlayBasis | null): Right => ({ basis, since: 0 });

async function rightOf(asking: Asking, store: StoreRow, grant: string | null): Promise<Right> {
  const { db, actor } = asking;
  if (actor.kind !== 'user') return plain(null);
  if (actor.uuid === store.owner_uuid) return plain('owner');
  if (actor.roles.includes('staff')) return plain('staff');
  const claims = grant === null ? null : await readGrant(asking, actor.uuid, store.uuid, grant);
  const entitled = await isEntitled(db, actor.uuid, store.uuid, claims?.revision);
  if (entitled !== null) return plain(entitled ? 'entitled' : null);
  return claims ? { basis: 'grant', since: claims.revision } : plain(null);
}

/** Returns a grant's claims if it is for this person and work; null for an expired or forged one. */
async function readGrant({ db, works }: Asking, userUuid: string, storeUuid: string, grant: string): Promise<EntitlementGrant | null> {
  try {
    const signing = { secret: works.grantSecret, audience: ENTITLEMENT_AUDIENCE, now: await clockNow(db) };
    const claims = await verifyGrant(grant, entitlementGrant, signing);
    return claims.userUuid === userUuid && claims.storeUuid === storeUuid ? claims : null;
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}
