import { z } from 'zod';
import { diskStorage } from './disk-storage.ts';
import type { ReleaseStorage } from './storage.ts';

/** Environment of the storage of releases: either a folder or a bucket (ADR 70). */
export const releaseStorageEnv = {
  /** Folder of published releases. */
  RELEASES_DIR: z.string().min(1).optional(),
  /** Endpoint of an S3-compatible server, without the bucket. */
  RELEASES_S3_ENDPOINT: z.url().optional(),
  RELEASES_S3_BUCKET: z.string().min(3).optional(),
  RELEASES_S3_REGION: z.string().min(1).default('us-east-1'),
  /** Both or neither: without them the SDK finds the machine's own. */
  RELEASES_S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  RELEASES_S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
};

const settingsSchema = z.object(releaseStorageEnv);

/** Settings of the storage of releases; those of other things are ignored. */
export type ReleaseStorageSettings = Partial<z.infer<typeof settingsSchema>>;

/** Rules also run after errors of single settings, so that all are reported at once. */
const rule = (name: keyof ReleaseStorageSettings, message: string) => ({ path: [name], message, when: () => true });

/** Rejects a folder and a bucket at once, and neither. */
export const releasePlaceRule = [
  ({ RELEASES_DIR: folder, RELEASES_S3_BUCKET: bucket }: ReleaseStorageSettings) => (folder === undefined) !== (bucket === undefined),
  rule('RELEASES_DIR', 'either this or RELEASES_S3_BUCKET has to be given, not both'),
] as const;

/** Rejects a bucket without its server, and a server without its bucket. */
export const releaseBucketRule = [
  (env: ReleaseStorageSettings) => (env.RELEASES_S3_BUCKET === undefined) === (env.RELEASES_S3_ENDPOINT === undefined),
  rule('RELEASES_S3_ENDPOINT', 'goes together with RELEASES_S3_BUCKET'),
] as const;

/** Rejects one of the two credentials, with which the SDK would use the machine's own. */
export const releaseKeysRule = [
  (env: ReleaseStorageSettings) => (env.RELEASES_S3_ACCESS_KEY_ID === undefined) === (env.RELEASES_S3_SECRET_ACCESS_KEY === undefined),
  rule('RELEASES_S3_SECRET_ACCESS_KEY', 'goes together with RELEASES_S3_ACCESS_KEY_ID'),
] as const;

const storageSchema = settingsSchema
  .refine(...releasePlaceRule)
  .refine(...releaseBucketRule)
  .refine(...releaseKeysRule);

/** Returns a storage that is loaded with its first call. */
function loadLater(load: () => Promise<ReleaseStorage>): ReleaseStorage {
  let loaded: Promise<ReleaseStorage> | undefined;
  const storage = () => {
    loaded ??= load();
    return loaded;
  };
  return {
    isRemote: true,
    read: async (file) => (await storage()).read(file),
    create: async (file, bytes) => (await storage()).create(file, bytes),
    createFolder: async (folder, files) => (await storage()).createFolder(folder, files),
    replace: async (file, bytes) => (await storage()).replace(file, bytes),
    look: async (file) => (await storage()).look(file),
    watch: () => () => {},
    list: async (folder) => (await storage()).list(folder),
    remove: async (name) => (await storage()).remove(name),
    removeLeftovers: async (before) => (await storage()).removeLeftovers(before),
  };
}

/** Opens the storage of the environment's releases; the S3 client is loaded only for a bucket. @throws when the settings are rejected */
export function openReleaseStorage(env: ReleaseStorageSettings): ReleaseStorage {
  const settings = storageSchema.parse(env);
  const {
    RELEASES_DIR: folder,
    RELEASES_S3_ENDPOINT: endpoint = '',
    RELEASES_S3_BUCKET: bucket = '',
    RELEASES_S3_REGION: region,
  } = settings;
  if (folder !== undefined) return diskStorage(folder);
  const [accessKeyId, secretAccessKey] = [settings.RELEASES_S3_ACCESS_KEY_ID, settings.RELEASES_S3_SECRET_ACCESS_KEY];
  const credentials = accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {};
  return loadLater(async () => (await import('./s3-storage.ts')).s3Storage({ endpoint, bucket, region, ...credentials }));
}
