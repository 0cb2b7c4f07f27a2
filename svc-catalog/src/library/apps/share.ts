import { randomBytes } from 'node:crypto';
import { appShareInput, appUuidInput, findAppShareLinkInput, SHARE_LINKS_MAX } from '@meowtale/contracts/inputs/catalog/app';
import { clockNow, DomainError, inTransaction, parseInput } from '@meowtale/service-kit';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../database.ts';
import { requireNotSuspended } from '../../people/standing/service.ts';
import { shareAgeOf } from '../plans/service.ts';
import { AppNotFound, ShareLinkNotFound } from './errors.ts';
import { assertInNoStore } from './in-store.ts';
import * as apps from './repository.ts';
import type { SharedApp, ShareLinkRow } from './share-repository.ts';
import * as links from './share-repository.ts';

/** A link with its expiry by its owner's current plan; null for never. */
export type ShareLink = ShareLinkRow & { ends_at: Date | null };

const DAY_MS = 86_400_000;
/** 144 bits, which can't be guessed. */
const TOKEN_BYTES = 18;

/** Returns the links of the caller's app, the last one first (ADR 26); none for another person's. @throws DomainError `input/invalid` */
export async function listShareLinks(db: Db, ownerUuid: string, input: unknown): Promise<ShareLink[]> {
  const { app_uuid } = parseInput(findAppShareLinkInput, input);
  if (!(await apps.findOwnApp(db, ownerUuid, app_uuid))) return [];
  const age = await shareAgeOf(db, ownerUuid);
  return (await links.listLinks(db, app_uuid)).map((link) => ({ ...link, ends_at: endOf(link, age) }));
}

/**
 * Adds a link by which anyone plays an app that is in no store, for as long as the owner's plan allows (SPEC §§6, 9).
 * @throws DomainError `input/invalid`, also for an app without a version; AppNotFound; AppInUse for one that a store holds; `app/limit`
 *   beyond SHARE_LINKS_MAX, `auth/suspended`
 */
export function addShareLink(db: Db, ownerUuid: string, input: unknown): Promise<ShareLink> {
  const { app_uuid } = parseInput(findAppShareLinkInput, input);
  return inTransaction(db, async (tx) => {
    const app = await apps.lockOwnApp(tx, ownerUuid, app_uuid);
    if (!app || app.deleted_at) throw new AppNotFound();
    if (app.version === 0) throw new DomainError('input/invalid', { fields: [{ path: 'app_uuid', key: 'app.errors.nothingToPlay' }] });
    await assertInNoStore(tx, app_uuid);
    await requireNotSuspended(tx, { uuid: ownerUuid });
    if ((await links.countLinks(tx, app_uuid)) >= SHARE_LINKS_MAX) throw new DomainError('app/limit');
    const { days } = await shareAgeOf(tx, ownerUuid);
    const link = await links.insertLink(tx, { uuid: uuidv7(), app_uuid, token: randomBytes(TOKEN_BYTES).toString('base64url'), days });
    return { ...link, ends_at: link.expires_at };
  });
}

/** Deletes a link. @throws DomainError `input/invalid`; ShareLinkNotFound */
export async function delShareLink(db: Db, ownerUuid: string, input: unknown): Promise<true> {
  const { uuid } = parseInput(appUuidInput, input);
  if (!(await links.deleteOwnLink(db, ownerUuid, uuid))) throw new ShareLinkNotFound();
  return true;
}

/** Returns a link's app; null if it opens nothing, for any reason. @throws DomainError `input/invalid` */
export async function openShareLink(db: Db, input: unknown): Promise<(ShareLink & SharedApp) | null> {
  const { token } = parseInput(appShareInput, input);
  return findValidShare(db, { token });
}

/** Returns whether a link still opens its app; checked during play. */
export const isShareValid = async (db: Db, uuid: string): Promise<boolean> => (await findValidShare(db, { uuid })) !== null;

/** Returns whether any link opens an app now. */
export async function isShared(db: Db, appUuid: string): Promise<boolean> {
  for (const { uuid } of await links.listLinks(db, appUuid)) if (await isShareValid(db, uuid)) return true;
  return false;
}

/** Finds a link that opens its app now: one with a version, in no store and not in the trash, before the expiry by the database's clock. */
async function findValidShare(db: Db, by: Parameters<typeof links.findLink>[1]): Promise<(ShareLink & SharedApp) | null> {
  const link = await links.findLink(db, by);
  if (!link || link.deleted_at || link.store_uuid || link.version === 0) return null;
  const ends_at = endOf(link, await shareAgeOf(db, link.owner_uuid));
  if (ends_at && ends_at <= (await clockNow(db))) return null;
  return { ...link, ends_at };
}

/** Returns a link's own expiry; one added without limit expires by Basic's from the day on which its owner's plan ended. */
function endOf({ expires_at, created_at }: ShareLinkRow, { days, since }: Awaited<ReturnType<typeof shareAgeOf>>): Date | null {
  if (expires_at || days === null) return expires_at;
  const from = Math.max(created_at.getTime(), since?.getTime() ?? 0);
  return new Date(from + days * DAY_MS);
}
