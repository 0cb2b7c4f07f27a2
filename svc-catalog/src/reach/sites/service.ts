import {
  addWebsiteMainInput,
  restoreWebsiteMainInput,
  type SetWebsiteMainInput,
  setWebsiteMainInput,
  WEBSITE_NAMES_MAX,
  websiteHistoryQuery,
  websiteName,
} from '@meowtale/contracts/inputs/catalog/site';
import { uuid as uuidInput } from '@meowtale/contracts/inputs/text';
import { DomainError, inTransaction, parseInput, parseQuery } from '@meowtale/service-kit';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../database.ts';
import { findOwnImages, requireOwnImages } from '../../library/files/model.ts';
import { requireOwnDomain } from '../../library/plans/policy.ts';
import { rightsOf } from '../../library/plans/service.ts';
import { lockLimit } from '../../limit-repository.ts';
import { type Page, toPage, toPageRange } from '../../list-page.ts';
import type { Works } from '../../works.ts';
import { newUid } from '../ad-links/model.ts';
import { SiteConflict, SiteExists, SiteNameTaken, SiteNotFound, VersionNotFound } from './errors.ts';
import { countVersions, findVersion, listVersions, saveVersion, type VersionLine } from './history-repository.ts';
import { picturesIn, readModule, type StoredModule, toStored } from './modules.ts';
import type { SiteChange, SiteRow } from './repository.ts';
import * as sites from './repository.ts';
import { lockResources } from './resources.ts';

export { SiteNotFound } from './errors.ts';

interface Asking {
  db: Db;
  works: Works;
  requestId: string;
}

/** Returns a person's site, or null before they made one. */
export async function findOwnSite(db: Db, ownerUuid: string): Promise<SiteRow | null> {
  return (await sites.findOwnSite(db, ownerUuid)) ?? null;
}

/** Returns the public site with this name, now or formerly; null for none, a hidden one, or an invalid name. */
export async function findPublicSite(db: Db, name: string): Promise<SiteRow | null> {
  const parsed = websiteName.safeParse(name);
  return parsed.success ? ((await sites.findPublicSite(db, parsed.data)) ?? null) : null;
}

/**
 * Creates a person's site without modules. Of two simultaneous calls with one name, the first succeeds.
 * @throws DomainError `input/invalid`; SiteNameTaken; SiteExists for a second one
 */
export function addSite(db: Db, ownerUuid: string, input: unknown): Promise<SiteRow> {
  const { name } = parseInput(addWebsiteMainInput, input);
  return inTransaction(db, async (tx) => {
    if ((await sites.findOwnSite(tx, ownerUuid)) !== undefined) throw new SiteExists();
    await requireFreeName(tx, name, null);
    const site = await sites.insertSite(tx, { uuid: uuidv7(), uid: newUid(), owner_uuid: ownerUuid, name });
    if (site === undefined) throw new SiteExists();
    return site;
  });
}

/**
 * Saves a site over the given revision (SPEC §4: every change saves the site).
 * @throws DomainError `input/invalid` for an invalid module, or one that names a picture, work or article that it may not; SiteNotFound;
 *   SiteConflict; SiteNameTaken; PlanRequired for another name
 */
export function setSite({ db, ...asking }: Asking, ownerUuid: string, input: unknown): Promise<SiteRow> {
  const { uuid, revision, config, state, name } = parseInput(setWebsiteMainInput, input);
  return inTransaction(db, async (tx) => {
    const site = await lockSeen(tx, ownerUuid, { uuid, revision });
    if (name && name !== site.name) await rename(tx, site, name);
    const change = {
      ...(config && (await configChange(tx, asking, site, config))),
      ...(state != null && { state }),
      ...(name && { name }),
    };
    return keep(tx, site, change);
  });
}

/** Returns the versions of a person's site, the newest first. @throws DomainError `input/invalid`; SiteNotFound */
export async function findHistory(db: Db, ownerUuid: string, args: { uuid?: unknown; q?: unknown }): Promise<Page<VersionLine>> {
  const uuid = uuidInput.safeParse(args.uuid).data;
  const query = parseQuery(websiteHistoryQuery, args.q);
  const site = await sites.findOwnSite(db, ownerUuid);
  if (!site || site.uuid !== uuid) throw new SiteNotFound();
  const range = toPageRange(query, 'time');
  const [rows, total] = await Promise.all([
    listVersions(db, site.uuid, { limit: range.limit + 1, offset: range.offset }),
    countVersions(db, site.uuid),
  ]);
  return toPage(rows, { query, range, total, cursor: () => '' }, rows.slice(0, range.limit));
}

/**
 * Restores a version of a site. Pictures deleted since are left out; works and articles that are gone stay gone, and the others have their
 * links.
 * @throws DomainError `input/invalid`; SiteNotFound; SiteConflict; VersionNotFound
 */
export function restoreSite({ db }: Pick<Asking, 'db'>, ownerUuid: string, input: unknown): Promise<SiteRow> {
  const { version: versionUuid, ...seen } = parseInput(restoreWebsiteMainInput, input);
  return inTransaction(db, async (tx) => {
    const site = await lockSeen(tx, ownerUuid, seen);
    const version = await findVersion(tx, site.uuid, versionUuid);
    if (!version) throw new VersionNotFound();
    const modules = await withoutGonePictures(tx, ownerUuid, version.modules.map(readModule));
    return keep(tx, site, { modules, theme: version.theme, language: version.language });
  });
}

async function lockSeen(tx: Db, ownerUuid: string, { uuid, revision }: { uuid: string; revision: number }): Promise<SiteRow> {
  const site = await sites.lockOwnSite(tx, ownerUuid, uuid);
  if (site === undefined) throw new SiteNotFound();
  if (site.revision !== revision) throw new SiteConflict(site);
  return site;
}

async function configChange(
  tx: Db,
  asking: Omit<Asking, 'db'>,
  site: SiteRow,
  { theme, language, ...config }: NonNullable<SetWebsiteMainInput['config']>,
): Promise<SiteChange> {
  const modules = config.modules.map(toStored);
  await requireOwnImages(tx, site.owner_uuid, picturesIn(modules));
  await lockResources({ tx, ...asking }, site, modules, site.modules.map(readModule));
  return { modules, ...(theme && { theme }), ...(language && { language }) };
}

async function keep(tx: Db, site: SiteRow, change: SiteChange): Promise<SiteRow> {
  const changed = await sites.changeSite(tx, site.uuid, change);
  if (change.modules || change.theme || change.language) await saveVersion(tx, changed);
  return changed;
}

async function rename(tx: Db, site: SiteRow, next: string): Promise<void> {
  requireOwnDomain((await rightsOf(tx, site.owner_uuid)).services);
  await requireFreeName(tx, next, site.uuid);
  if ((await sites.countNames(tx, site.uuid)) >= WEBSITE_NAMES_MAX) throw new DomainError('app/limit');
  await sites.saveName(tx, site.uuid, { former: site.name, next });
}

async function requireFreeName(tx: Db, name: string, uuid: string | null): Promise<void> {
  await lockLimit(tx, 'website-name', name);
  if (await sites.isNameTaken(tx, name, uuid)) throw new SiteNameTaken();
}

async function withoutGonePictures(tx: Db, ownerUuid: string, modules: readonly StoredModule[]): Promise<StoredModule[]> {
  const pictureIds = picturesIn(modules).map((picture) => picture.uuid);
  const there = new Set((await findOwnImages(tx, ownerUuid, pictureIds)).map((image) => image.uuid));
  const still = (uuid: string | null) => (uuid !== null && there.has(uuid) ? uuid : null);
  return modules.map(({ element, ...module }) => ({
    ...module,
    element: { ...element, backgroundImg: still(element.backgroundImg), avatar: still(element.avatar) },
  }));
}
