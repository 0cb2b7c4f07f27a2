import { z } from 'zod';
import { CONTENT_TYPES, PACK_TYPE, SYSTEMS } from '../../constants.ts';
import { LOCALES } from '../../locales.ts';
import { givenUrl } from '../given-url.ts';
import { lines, uuid } from '../text.ts';

/** A listing's package as it is saved, and what it needs before submitting (SPEC §§3, 5); lenient like the other parts. */

export const PACK_TEXT_MAX = { name: 50, description: 2000 } as const;
/** External addresses per package: two versions on each system, and some more. */
export const DOWNLOAD_URLS_MAX = 20;
/** What a package sells, and its trial. */
export const PACK_VERSIONS = ['official_app', 'trial_app'] as const;
export type PackVersion = (typeof PACK_VERSIONS)[number];
export type System = (typeof SYSTEMS)[number];

const optionalId = uuid.nullish().transform((value) => value ?? null);
const distinct = <T>(values: readonly T[]) => new Set(values).size === values.length;

/** English letters and digits, because it is part of the path of saves (DESIGN §12); its error has its own code in SPEC §8. */
export const packName = z
  .string('invalid.text')
  .trim()
  .max(PACK_TEXT_MAX.name, 'invalid.too-long')
  .regex(/^[A-Za-z0-9]*$/, 'input/game-pack-name-error');

const downloadUrl = z.object({
  type: z.enum(PACK_VERSIONS, 'invalid.pack-version'),
  os: z.enum(SYSTEMS, 'invalid.system'),
  url: givenUrl,
});
export type DownloadUrl = z.output<typeof downloadUrl>;

/** External addresses of a package. Empty rows are dropped (SPEC §5). */
export const downloadUrls = z
  .array(downloadUrl)
  .max(DOWNLOAD_URLS_MAX, 'invalid.too-many')
  .transform((rows) => rows.filter(({ url }) => url !== ''))
  .refine((rows) => distinct(rows.map(({ type, os, url }) => `${type} ${os} ${url}`)), 'invalid.twice')
  .nullish()
  .transform((value) => value ?? []);

/** Systems of uploaded packages; a web game is an app. */
export const PACKAGE_SYSTEMS = SYSTEMS.filter((system) => system !== 'web');

/** An uploaded package, by the id that merging its upload returned. */
const packageFile = z.object({
  type: z.enum(PACK_VERSIONS, 'invalid.pack-version'),
  os: z.enum(PACKAGE_SYSTEMS, 'invalid.system'),
  file_uuid: uuid,
});
export type PackageFile = z.output<typeof packageFile>;

export const gamePackDraft = z.object({
  type: z
    .union([z.literal(1), z.literal(2), z.literal(3)], 'invalid.pack-type')
    .nullish()
    .transform((value) => value ?? null),
  /** Null: derived from the package. */
  content_type: z
    .enum(CONTENT_TYPES, 'invalid.content-type')
    .nullish()
    .transform((value) => value ?? null),
  hasIAP: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
  languages: z
    .array(z.enum(LOCALES, 'invalid.language'))
    .max(LOCALES.length, 'invalid.twice')
    .refine(distinct, 'invalid.twice')
    .nullish()
    .transform((value) => value ?? []),
  name: packName.nullish().transform((value) => value ?? ''),
  description: lines(PACK_TEXT_MAX.description)
    .nullish()
    .transform((value) => value ?? ''),
  trial_app_uuid: optionalId,
  official_app_uuid: optionalId,
  download_urls: downloadUrls,
  /** SPEC's `app_upload`: one package per system, for the whole and the trial. */
  app_upload: z
    .array(packageFile)
    .max(PACK_VERSIONS.length * PACKAGE_SYSTEMS.length, 'invalid.too-many')
    .refine((rows) => distinct(rows.map(({ type, os }) => `${type} ${os}`)), 'invalid.twice')
    .nullish()
    .transform((value) => value ?? []),
});
export type GamePackDraft = z.output<typeof gamePackDraft>;

/** Drafts older than addresses or uploads have none. */
type PackParts = Pick<GamePackDraft, 'type' | 'official_app_uuid' | 'trial_app_uuid'> & {
  download_urls?: DownloadUrl[];
  app_upload?: PackageFile[];
};

/**
 * Drops the fields of other package types: addresses are of any type, an app of 1 and 2, uploads of 2 only. They aren't submitted, because
 * no page shows them.
 */
export function ofItsType<P extends PackParts>(pack: P): P {
  return {
    ...pack,
    ...(pack.type !== PACK_TYPE.upload && { app_upload: [] }),
    ...(pack.type === PACK_TYPE.other && { official_app_uuid: null, trial_app_uuid: null }),
  };
}

/** Returns the systems of a package: web for apps, else those of its addresses or uploads; empty when it has none. */
export function systemsOfPack(pack: PackParts): System[] {
  const { official_app_uuid, trial_app_uuid, download_urls = [], app_upload = [] } = ofItsType(pack);
  const played = official_app_uuid !== null || trial_app_uuid !== null;
  const given = [...download_urls, ...app_upload];
  return SYSTEMS.filter((system) => (played && system === 'web') || given.some(({ os }) => os === system));
}

/** An app's data for checking a package; the form has them from `findApp`, the service from its table. */
export const packApp = z.object({
  uuid,
  /** Whether it is compiled or unpacked and can be played. */
  ready: z.boolean(),
  /** Whether it has a logo, which is the package's icon. */
  hasIcon: z.boolean(),
  /** The listing that holds it, if any. */
  storeUuid: uuid.nullable(),
  /** Whether it is in the trash: drafts keep it, but it can't be submitted. */
  isTrashed: z.boolean(),
});
export type PackApp = z.output<typeof packApp>;

/** Returns why an app can't be in a listing's package; null when it can (SPEC §5). */
export function packAppFault(app: PackApp | undefined, storeUuid: string): string | null {
  if (!app) return 'missing.pack_app_unknown';
  if (app.storeUuid !== null && app.storeUuid !== storeUuid) return 'missing.pack_app_elsewhere';
  if (app.isTrashed) return 'missing.pack_app_trashed';
  if (!app.ready) return 'missing.pack_app_ready';
  return app.hasIcon ? null : 'missing.pack_icon';
}

type Path = (string | number)[];

/** A package with its listing and its apps' data. Type 3 is always complete. */
export const gamePackComplete = gamePackDraft.extend({ storeUuid: uuid, apps: z.array(packApp).default([]) }).superRefine((pack, ctx) => {
  const miss = (path: Path, key: string) => ctx.addIssue({ code: 'custom', path, message: key, params: {}, input: pack });

  if (pack.type === null) return miss(['type'], 'missing.pack_type');
  if (pack.type === PACK_TYPE.other) return;
  // A web game's zip becomes an app; packages for other systems are files.
  const fields = (['trial_app_uuid', 'official_app_uuid'] as const).filter((field) => pack[field] !== null);
  const uploaded = pack.type === PACK_TYPE.upload && pack.app_upload.length > 0;
  if (fields.length === 0 && !uploaded)
    miss(['official_app_uuid'], pack.type === PACK_TYPE.upload ? 'missing.pack_upload' : 'missing.pack_app');
  if (pack.name === '') miss(['name'], 'missing.pack_name');
  for (const field of fields) {
    const fault = packAppFault(
      pack.apps.find((candidate) => candidate.uuid === pack[field]),
      pack.storeUuid,
    );
    if (fault) miss([field], fault);
  }
});

/** `checkStoreSubmitGamePackAppValid` and `checkStoreSubmitGamePackCompleted`. */
export const checkPackAppInput = z.object({ store_id: uuid, app_uuid: uuid });
export const checkPackInput = z.object({ store_id: uuid });
