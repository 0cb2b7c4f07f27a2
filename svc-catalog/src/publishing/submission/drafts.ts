import { isDeepStrictEqual } from 'node:util';
import { type FieldError, PLATFORM_SYSTEMS } from '@meowtale/contracts';
import { downloadUrls, gamePackDraft, packName } from '@meowtale/contracts/inputs/catalog/game-pack';
import { type StoreSubmitDraft, storeSubmitDraft, storeSubmitInfoDraft } from '@meowtale/contracts/inputs/catalog/store-submit';
import { DomainError, parseInput } from '@meowtale/service-kit';
import type { WantedImage } from '../../library/files/model.ts';
import type { StoreRow } from '../listings/model.ts';

type Part = keyof StoreSubmitDraft;
/** GraphQL's StoreSubmitDataInput: parts and fields that are left out stay unchanged, null empties them. */
export type DraftPatch = { [P in Part]?: Record<string, unknown> | null };

const PARTS: readonly Part[] = ['store_submit_info', 'store_submit_game_pack', 'store_submit_price'];
const EMPTY_INFO = storeSubmitInfoDraft.parse({});
const EMPTY_PACK = gamePackDraft.parse({});

/** Returns an empty draft for a listing with its platform's defaults. */
export function emptyDraft(store: Pick<StoreRow, 'auth_type'>): StoreSubmitDraft {
  return storeSubmitDraft.parse({
    store_submit_info: { platforms: ['web'] },
    store_submit_game_pack: {},
    store_submit_price: { auth_type: store.auth_type },
  });
}

/**
 * Returns the draft after a save.
 * @throws DomainError `input/invalid` with the path of each error; `input/game-pack-name-error` for a wrong package name;
 *   `upload/game-pack-invalid-url` for private or invalid addresses (SPEC §8)
 */
export function mergeDraft(store: StoreRow, before: StoreSubmitDraft, patch: DraftPatch): StoreSubmitDraft {
  if (patch.store_submit_game_pack) refuseOwnCodes(patch.store_submit_game_pack);
  const merged = PARTS.map((part) => [part, { ...before[part], ...patch[part] }] as const);
  const draft = parseInput(storeSubmitDraft, Object.fromEntries(merged));
  draft.store_submit_price.auth_type = store.auth_type;
  const faults = platformFaults(store, draft);
  if (faults.length > 0) throw new DomainError('input/invalid', { fields: faults });
  return draft;
}

/** Throws the errors of package names and addresses, which have their own codes. */
function refuseOwnCodes({ name, download_urls: urls }: Record<string, unknown>): void {
  const at = 'store_submit_game_pack';
  if (typeof name === 'string' && !packName.safeParse(name).success) {
    throw new DomainError('input/game-pack-name-error', { fields: [{ path: `${at}.name`, key: 'input/game-pack-name-error' }] });
  }
  const issues = downloadUrls.safeParse(urls).error?.issues ?? [];
  const code = 'upload/game-pack-invalid-url';
  const fields = issues
    .filter(({ message }) => message === code)
    .map(({ path, message }) => ({ path: [at, 'download_urls', ...path].join('.'), key: message }));
  if (fields.length > 0) throw new DomainError(code, { fields });
}

/**
 * Returns what the platform doesn't allow: other systems, discounts where buyers choose the price, and rewards where it is set (DESIGN §§5,
 * 12).
 */
function platformFaults(store: StoreRow, draft: StoreSubmitDraft): FieldError[] {
  const systems: readonly string[] = PLATFORM_SYSTEMS[store.platform_key];
  const faults: FieldError[] = [];
  if (draft.store_submit_info.platforms.some((system) => !systems.includes(system))) {
    faults.push({ path: 'store_submit_info.platforms', key: 'invalid.system' });
  }
  if (store.auth_type === 2 && draft.store_submit_price.activity !== null) {
    faults.push({ path: 'store_submit_price.activity', key: 'invalid.activity-type' });
  }
  draft.store_submit_game_pack.download_urls.forEach(({ os }, index) => {
    if (!systems.includes(os)) faults.push({ path: `store_submit_game_pack.download_urls.${index}.os`, key: 'invalid.system' });
  });
  draft.store_submit_game_pack.app_upload.forEach(({ os }, index) => {
    if (!systems.includes(os)) faults.push({ path: `store_submit_game_pack.app_upload.${index}.os`, key: 'invalid.system' });
  });
  if (store.auth_type === 1 && draft.store_submit_price.reward_minimum > 0) {
    faults.push({ path: 'store_submit_price.reward_minimum', key: 'invalid.reward' });
  }
  return faults;
}

/** Returns 0 for an empty part, 1 once something of it is saved (SPEC §4). */
export function draftStates({ store_submit_info: info, store_submit_game_pack: pack }: StoreSubmitDraft) {
  const emptyPage = isDeepStrictEqual({ ...info, platforms: [] }, EMPTY_INFO);
  return { page_state: emptyPage ? 0 : 1, package_state: isDeepStrictEqual(pack, EMPTY_PACK) ? 0 : 1 };
}

/** Returns the pictures of a draft, each with the size that its place needs. */
export function imagesOf({ store_submit_info: info }: StoreSubmitDraft): WantedImage[] {
  return info.list.flatMap((entry, index) => {
    const at = `store_submit_info.list.${index}`;
    const covers = (['cover', 'cover1to1', 'cover240x320'] as const).flatMap((target) => {
      const uuid = entry[target];
      return uuid === null ? [] : [{ path: `${at}.${target}`, uuid, target }];
    });
    const screenshots = entry.screenshots.map((uuid, n) => ({ path: `${at}.screenshots.${n}`, uuid, target: 'screenshot' as const }));
    return [...covers, ...screenshots];
  });
}

/** Returns the pictures that a draft newly names; the others were checked when they were added. */
export function newImagesOf(before: StoreSubmitDraft, draft: StoreSubmitDraft): WantedImage[] {
  const known = new Set(imagesOf(before).map(({ uuid, target }) => `${target} ${uuid}`));
  return imagesOf(draft).filter(({ uuid, target }) => !known.has(`${target} ${uuid}`));
}

/** Returns the apps that a draft names, with their paths. */
export function appsOf({ store_submit_game_pack: pack }: StoreSubmitDraft): { path: string; uuid: string }[] {
  return (['official_app_uuid', 'trial_app_uuid'] as const).flatMap((field) => {
    const uuid = pack[field];
    return uuid === null ? [] : [{ path: `store_submit_game_pack.${field}`, uuid }];
  });
}

/** Returns the uploads that a draft names, with their paths; drafts older than uploads have none. */
export function packagesOf({ store_submit_game_pack: pack }: StoreSubmitDraft) {
  return (pack.app_upload ?? []).map((file, index) => ({ ...file, path: `store_submit_game_pack.app_upload.${index}.file_uuid` }));
}
