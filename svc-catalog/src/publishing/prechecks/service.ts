import { ofItsType } from '@meowtale/contracts/inputs/catalog/game-pack';
import type { StoreSubmitDraft } from '@meowtale/contracts/inputs/catalog/store-submit';
import { uuid as uuidSchema } from '@meowtale/contracts/inputs/text';
import { DomainError, inTransaction, parseInput, type UserActor } from '@meowtale/service-kit';
import type { Db } from '../../database.ts';
import { findApps, hasOpening, sizeOfVersion } from '../../library/apps/service.ts';
import { findPackages } from '../../library/files/model.ts';
import type { Storage } from '../../library/storage/model.ts';
import { lockLimit } from '../../limit-repository.ts';
import { findRepresenting } from '../agents/model.ts';
import { findStore } from '../listings/model.ts';
import { appsOf, findSubmit, packagesOf, StoreNotFound, stateOf } from '../submission/model.ts';
import { mayRead } from '../submits/policy.ts';
import { checkCategory } from './adult-words.ts';
import { errorsFirst, type Finding, warning } from './finding.ts';
import type { LinkChecker } from './link-checker.ts';
import { checkLinks, LINKS_MAX } from './links.ts';
import { checkOpening } from './openings.ts';
import { checkPack, type PackedApp, packedApps } from './pack.ts';
import { countCheckedLinks, insertLinkCheck } from './repository.ts';
import { checkWords, textsOf } from './words.ts';

export { packedApps } from './pack.ts';
export { requirePackOpens } from './require-passable.ts';

/** GraphQL's SubmitCheck. */
export interface SubmitCheck {
  submit_uuid: string;
  findings: Finding[];
}

/** Enough for ten checks with the maximum number of links. */
const LINKS_PER_HOUR = 10 * LINKS_MAX;

interface Looking {
  db: Db;
  storage: Storage;
  linkChecker: LinkChecker;
}

/**
 * Checks a submission before staff review it; doesn't repeat what is missing by SPEC §5.
 * @throws StoreNotFound for a person who may not read it; DomainError `input/invalid`, `gateway/rate-limited` (429) over 200 requested
 *   links of a person within an hour
 */
export async function checkSubmit({ db, storage, linkChecker }: Looking, actor: UserActor, uuid: string): Promise<SubmitCheck> {
  const submit = await findSubmit(db, parseInput(uuidSchema, uuid));
  const store = submit && (await findStore(db, submit.store_uuid));
  if (!submit || !store || !mayRead(actor, store, submit, await findRepresenting(db, store.uuid))) throw new StoreNotFound();
  const texts = textsOf(submit.data);
  const apps = await findApps(db, [...new Set(appsOf(submit.data).map((app) => app.uuid))]);
  const own = apps.filter((app) => app.owner_uuid === store.owner_uuid);
  const official = own.find((app) => app.uuid === submit.data.store_submit_game_pack.official_app_uuid);
  // A submitted one is checked in its submitted versions, a draft in the newest.
  const packed = packedApps(submit.data, own, stateOf(submit) >= 2 ? submit.app_versions : {});
  const [packs, openings, sizes, links] = await Promise.all([
    Promise.all(packed.map((app) => checkPack(storage, app))),
    checkOpening(submit.data, packed, (version) => hasOpening(db, version)),
    checkSizes(db, submit.data, packed),
    checkLinks(texts, linkChecker, (links) => reserveLinks(db, actor.uuid, links)),
  ]);
  const findings = [
    ...packs.flat(),
    ...openings,
    ...sizes,
    ...links,
    ...checkCategory(submit.data, texts),
    ...checkWords(submit.data, official),
  ];
  return { submit_uuid: submit.uuid, findings: findings.toSorted(errorsFirst) };
}

/** Counts links per person before they are requested, because the user decides where this process sends requests. */
async function reserveLinks(db: Db, userUuid: string, links: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockLimit(tx, 'link-checks', userUuid);
    if ((await countCheckedLinks(tx, userUuid)) + links > LINKS_PER_HOUR) throw new DomainError('gateway/rate-limited');
    await insertLinkCheck(tx, userUuid, links);
  });
}

/** From this size a game takes minutes to open or download on a usual connection. */
const LARGE_BYTES = 200 * 1024 ** 2;

/**
 * Checks the sizes of the whole and the trial, each by the largest of its app and uploads, because a player waits for the one for their
 * system.
 */
async function checkSizes(db: Db, draft: StoreSubmitDraft, packed: readonly PackedApp[]): Promise<Finding[]> {
  const uploads = packagesOf({ ...draft, store_submit_game_pack: ofItsType(draft.store_submit_game_pack) });
  const uuids = uploads.map(({ file_uuid }) => file_uuid);
  const sizes = new Map((await findPackages(db, uuids)).map(({ uuid, size_bytes }) => [uuid, size_bytes]));
  const played = packed.map(async ({ path, app, version }) => ({ path, bytes: await sizeOfVersion(db, { uuid: app.uuid, version }) }));
  const loaded = uploads.map(({ type, file_uuid }) => ({ path: `store_submit_game_pack.${type}_uuid`, bytes: sizes.get(file_uuid) ?? 0 }));
  const largest = new Map<string, number>();
  for (const { path, bytes } of [...(await Promise.all(played)), ...loaded]) largest.set(path, Math.max(bytes, largest.get(path) ?? 0));
  return [...largest].flatMap(([path, bytes]) => (bytes > LARGE_BYTES ? [warning(path, 'pack-large', { maxBytes: bytes })] : []));
}
