import type { FieldError } from '@meowtale/contracts';
import type { Discount } from '@meowtale/contracts/discounts';
import { missingOf } from '@meowtale/contracts/inputs/catalog/completeness';
import type { PackageFile } from '@meowtale/contracts/inputs/catalog/game-pack';
import type { StoreInfoDraft } from '@meowtale/contracts/inputs/catalog/store-submit';
import type { SentFile } from '@meowtale/contracts/inputs/catalog/upload';
import { clockNow, type UserActor } from '@meowtale/service-kit';
import type { Db } from '../../database.ts';
import { type AppRow, findApps } from '../../library/apps/service.ts';
import { type FileRef, findImageRefs } from '../../library/files/model.ts';
import { findPackageRefs } from '../../library/files/service.ts';
import type { Works } from '../../works.ts';
import { stateAt } from '../activities/model.ts';
import { appsOf, deriveState, imagesOf, packagesOf, type SubmitRow } from '../submission/model.ts';
import { type AiDisclosure, findDisclosures } from './disclosure.ts';
import { toPackApp } from './pack-app.ts';

type Refs = ReadonlyMap<string, FileRef>;

/** Returns an entry as GraphQL's StoreInfo; pictures that don't exist are left out. */
export function toInfo(entry: StoreInfoDraft, refs: Refs) {
  const { language, name, brief, introduction, labels } = entry;
  const ref = (uuid: string | null) => (uuid && refs.get(uuid)) || null;
  const data = {
    cover: ref(entry.cover),
    cover1to1: ref(entry.cover1to1),
    cover240x320: ref(entry.cover240x320),
    screenshots: entry.screenshots.flatMap((uuid) => ref(uuid) ?? []),
  };
  return { language, name, brief, introduction, labels, data };
}

/** Returns GraphQL's StoreActivity, with its state at the database's time (SPEC §4). */
export function toActivity(activity: (Discount & { official_uuid?: string | null }) | null, now: Date) {
  if (!activity) return null;
  const [start, end] = [new Date(activity.started_at), new Date(activity.ended_at)];
  const { percentage_discount, type, official_uuid = null, time_zone = null } = activity;
  return { state: stateAt(start, end, now), percentage_discount, type, started_at: start, ended_at: end, official_uuid, time_zone };
}

/** GraphQL's StorePackFile. */
function toPackFile(upload: PackageFile, files: ReadonlyMap<string, SentFile>) {
  const file = files.get(upload.file_uuid);
  return file ? [{ ...upload, basename: file.basename, size: file.size, url: file.url }] : [];
}

/** GraphQL's StoreSubmit. */
export interface SubmitView {
  uuid: string;
  store_id: string;
  status: string;
  missing: FieldError[];
  data: object;
}

/** Who reads listings and submissions, and by which means. */
export interface Reading {
  db: Db;
  works: Pick<Works, 'addresses' | 'grantSecret'>;
  reader: Pick<UserActor, 'uuid' | 'roles'>;
}

/** Returns submissions as their readers see them. Apps are included only when they belong to the listing's owner. */
export async function toSubmitViews(
  { db, works, reader }: Reading,
  ownerUuids: ReadonlyMap<string, string>,
  submits: readonly SubmitRow[],
): Promise<SubmitView[]> {
  const imageUuids = submits.flatMap(({ data }) => imagesOf(data).map(({ uuid }) => uuid));
  const packageUuids = submits.flatMap(({ data }) => packagesOf(data).map(({ file_uuid }) => file_uuid));
  const appUuids = submits.flatMap(({ data }) => appsOf(data).map(({ uuid }) => uuid));
  const [now, refs, files, apps] = await Promise.all([
    clockNow(db),
    findImageRefs(db, works, imageUuids),
    findPackageRefs(db, works, packageUuids, reader),
    findApps(db, [...new Set(appUuids)]),
  ]);
  const ownApps = (submit: SubmitRow) => apps.filter((app) => app.owner_uuid === ownerUuids.get(submit.store_uuid));
  const disclosures = await findDisclosures(db, submits, ownApps);
  return submits.map((submit, at) => toView(submit, { now, refs, files, apps: ownApps(submit), disclosure: disclosures[at] ?? [] }));
}

interface Shown {
  now: Date;
  refs: Refs;
  files: ReadonlyMap<string, SentFile>;
  apps: readonly AppRow[];
  disclosure: AiDisclosure[];
}

function toView(submit: SubmitRow, { now, refs, files, apps, disclosure }: Shown): SubmitView {
  const { store_submit_info: info, store_submit_game_pack: pack, store_submit_price: price } = submit.data;
  const appOf = (uuid: string | null) => apps.find((app) => app.uuid === uuid) ?? null;
  const versionOf = (uuid: string | null) => (uuid !== null && submit.app_versions[uuid]) || null;
  const official = appOf(pack.official_app_uuid) ?? appOf(pack.trial_app_uuid);
  return {
    ...submit,
    store_id: submit.store_uuid,
    status: deriveState(submit, now).submit,
    missing: missingOf(submit.data, submit.store_uuid, apps.map(toPackApp)),
    data: {
      store_submit_info: { ...info, authors: info.authors ?? [], list: info.list.map((entry) => toInfo(entry, refs)) },
      store_submit_game_pack: {
        ...pack,
        content_type: pack.content_type ?? null,
        download_urls: pack.download_urls ?? [],
        app_upload: (pack.app_upload ?? []).flatMap((upload) => toPackFile(upload, files)),
        word_count: official?.word_count ?? null,
        trial_app: appOf(pack.trial_app_uuid),
        official_app: appOf(pack.official_app_uuid),
        trial_app_version: versionOf(pack.trial_app_uuid),
        official_app_version: versionOf(pack.official_app_uuid),
        ai_disclosure: disclosure,
      },
      store_submit_price: { ...price, activity: toActivity(price.activity, now) },
    },
  };
}
