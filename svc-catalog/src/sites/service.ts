import { addWebsiteMainInput, setWebsiteMainInput, type WebsiteModuleInput, websiteName } from '@meowtale/contracts/inputs/catalog/site';
import { inTransaction, parseInput } from '@meowtale/service-kit';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../database.ts';
import { requireOwnImages, type WantedImage } from '../files/file-ref.ts';
import { SiteConflict, SiteExists, SiteNameTaken, SiteNotFound } from './errors.ts';
import type { SiteRow, StoredModule } from './repository.ts';
import * as sites from './repository.ts';

/** A person's one site, or null before they made it. */
export async function findOwnSite(db: Db, ownerUuid: string): Promise<SiteRow | null> {
  return (await sites.findOwnSite(db, ownerUuid)) ?? null;
}

/** The site behind `s-<name>`; null for none, for a hidden one, and for what can't be a name. */
export async function findPublicSite(db: Db, name: string): Promise<SiteRow | null> {
  const parsed = websiteName.safeParse(name);
  return parsed.success ? ((await sites.findPublicSite(db, parsed.data)) ?? null) : null;
}

/**
 * Makes a person's site, empty. Two who want the same name at once: the first has it.
 * @throws DomainError `input/invalid`; SiteNameTaken; SiteExists for a second one
 */
export function addSite(db: Db, ownerUuid: string, input: unknown): Promise<SiteRow> {
  const { name } = parseInput(addWebsiteMainInput, input);
  return inTransaction(db, async (tx) => {
    const site = await sites.insertSite(tx, { uuid: uuidv7(), owner_uuid: ownerUuid, name });
    if (site !== undefined) return site;
    if ((await sites.findOwnSite(tx, ownerUuid)) !== undefined) throw new SiteExists();
    throw new SiteNameTaken();
  });
}

/**
 * Replaces a site's modules over the revision that was seen (SPEC §4: every change saves the site).
 * @throws DomainError `input/invalid` for a module kind that isn't active, text over its limit, or a picture that isn't one's
 *   own and of its size; SiteNotFound; SiteConflict
 */
export function setSite(db: Db, ownerUuid: string, input: unknown): Promise<SiteRow> {
  const { uuid, revision, config } = parseInput(setWebsiteMainInput, input);
  return inTransaction(db, async (tx) => {
    const site = await sites.lockOwnSite(tx, ownerUuid, uuid);
    if (site === undefined) throw new SiteNotFound();
    if (site.revision !== revision) throw new SiteConflict(site);
    await requireOwnImages(tx, ownerUuid, config.modules.flatMap(picturesOf));
    return sites.replaceModules(tx, uuid, config.modules.map(toStored));
  });
}

function picturesOf({ element }: WebsiteModuleInput, index: number): WantedImage[] {
  const path = `config.modules.${index}.element`;
  const wanted: WantedImage[] = [];
  if (element.backgroundImg) wanted.push({ path: `${path}.backgroundImg`, uuid: element.backgroundImg, target: 'siteBackground' });
  if (element.avatar) wanted.push({ path: `${path}.avatar`, uuid: element.avatar, target: 'siteAvatar' });
  return wanted;
}

function toStored({ cid, type, layout, isActive, element }: WebsiteModuleInput): StoredModule {
  const { title, description, backgroundImg, avatar } = element;
  return {
    cid,
    type,
    layout: layout ?? 'default',
    isActive: isActive ?? true,
    element: { title: title ?? '', description: description ?? '', backgroundImg: backgroundImg ?? null, avatar: avatar ?? null },
  };
}
