import { z } from 'zod';
import {
  COVER_MAX_BYTES,
  GAME_PACK_MAX_BYTES,
  LOGO_MAX_BYTES,
  PICTURE_MAX_BYTES,
  SCREENSHOT_MAX_BYTES,
  SMALL_IMAGE_MAX_BYTES,
} from '../../constants.ts';
import { line } from '../text.ts';

/** The limit of file systems. */
export const FILE_NAME_MAX = 255;

type ImageType = 'jpeg' | 'png';
const ANY_PICTURE: readonly ImageType[] = ['jpeg', 'png'];
const ONLY_PNG: readonly ImageType[] = ['png'];
const ONLY_JPEG: readonly ImageType[] = ['jpeg'];

/** Places of uploaded images, with what is accepted; each is cropped to exactly these pixels and re-encoded (SPEC §5). */
export const IMAGE_TARGETS = {
  cover: { scope: 'store', width: 1280, height: 720, format: 'jpeg', accepts: ANY_PICTURE, maxBytes: COVER_MAX_BYTES },
  cover240x320: { scope: 'store', width: 240, height: 320, format: 'jpeg', accepts: ANY_PICTURE, maxBytes: SMALL_IMAGE_MAX_BYTES },
  cover1to1: { scope: 'store', width: 200, height: 200, format: 'jpeg', accepts: ANY_PICTURE, maxBytes: SMALL_IMAGE_MAX_BYTES },
  screenshot: { scope: 'store', width: 1280, height: 720, format: 'jpeg', accepts: ANY_PICTURE, maxBytes: SCREENSHOT_MAX_BYTES },
  logo: { scope: 'app', width: 1024, height: 1024, format: 'png', accepts: ONLY_PNG, maxBytes: LOGO_MAX_BYTES },
  thumb: { scope: 'app', width: 1920, height: 1080, format: 'jpeg', accepts: ONLY_JPEG, maxBytes: COVER_MAX_BYTES },
  avatar: { scope: 'avatar', width: 120, height: 120, format: 'png', accepts: ANY_PICTURE, maxBytes: SMALL_IMAGE_MAX_BYTES },
  siteBackground: { scope: 'website', width: 256, height: 80, format: 'jpeg', accepts: ANY_PICTURE, maxBytes: SMALL_IMAGE_MAX_BYTES },
  siteAvatar: { scope: 'website', width: 120, height: 120, format: 'png', accepts: ANY_PICTURE, maxBytes: SMALL_IMAGE_MAX_BYTES },
} as const satisfies Record<
  string,
  { scope: UploadScope; width: number; height: number; format: ImageType; accepts: readonly ImageType[]; maxBytes: number }
>;
export type ImageTarget = keyof typeof IMAGE_TARGETS;

const IMAGE_ENDINGS = { jpeg: ['.jpg', '.jpeg'], png: ['.png'] } as const satisfies Record<ImageType, readonly string[]>;

/** Returns the file endings of pictures for a place. */
export const imageEndings = (target: ImageTarget): string[] => IMAGE_TARGETS[target].accepts.flatMap((type) => IMAGE_ENDINGS[type]);

/** Returns the file endings of stored pictures of a place. */
export const keptEndings = (target: ImageTarget): readonly string[] => IMAGE_ENDINGS[IMAGE_TARGETS[target].format];

/** Uses of a file. Only svc-drama-ai knows whether a drama still shows a picture, so those are kept until their owner deletes them. */
export const UPLOAD_SCOPES = ['store', 'app', 'avatar', 'website', 'drama'] as const;
export type UploadScope = (typeof UPLOAD_SCOPES)[number];

/** Maximum bytes of one upload by scope; an image's target may have a lower one. */
export const UPLOAD_SCOPE_MAX_BYTES: Readonly<Record<UploadScope, number>> = {
  store: COVER_MAX_BYTES,
  app: GAME_PACK_MAX_BYTES,
  avatar: SMALL_IMAGE_MAX_BYTES,
  website: COVER_MAX_BYTES,
  drama: PICTURE_MAX_BYTES,
};

/**
 * Fields of `POST /files/upload`, a multipart body in which they come before `file`. An image without `target` is scaled down to 1920 ×
 * 1080; with one it is cropped to exactly that size, and in scope `store` or `app` rejected under half of it; a `screenshot` may be a WebM
 * film up to 10 MB. Stories (.ink, .json) and games (.zip) have scope `app` and no target, a story's pictures scope `drama`.
 */
export const uploadFields = z
  .object({
    scope: z.enum(UPLOAD_SCOPES, 'upload.errors.scope'),
    target: z.enum(Object.keys(IMAGE_TARGETS) as [ImageTarget, ...ImageTarget[]], 'upload.errors.target').optional(),
    basename: line(FILE_NAME_MAX, { tooLong: 'upload.errors.nameTooLong' }).optional(),
  })
  .refine((fields) => fields.target === undefined || IMAGE_TARGETS[fields.target].scope === fields.scope, {
    path: ['target'],
    message: 'upload.errors.targetOfAnotherScope',
  });
export type UploadFields = z.infer<typeof uploadFields>;

/** Response of `POST /files/upload`. */
export const uploadedFile = z.object({
  uuid: z.uuid(),
  /** Null for an original unless its owner's plan includes downloads; pages read it as ''. */
  url: z
    .url()
    .nullable()
    .transform((url) => url ?? ''),
  basename: z.string(),
  mimeType: z.string(),
  /** Bytes that count for its owner's storage; a small picture's include its larger copy. */
  size: z.int().nonnegative(),
  width: z.int().positive().nullable(),
  height: z.int().positive().nullable(),
});
export type UploadedFile = z.output<typeof uploadedFile>;
/** The same as the service sends it. */
export type SentFile = z.input<typeof uploadedFile>;
