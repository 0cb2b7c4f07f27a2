import { createHmac, timingSafeEqual } from 'node:crypto';
import { environmentNameSchema, releaseVersionSchema, sliceNameSchema } from '@meowtale/contracts/releases';
import { type Secrets, verifiesWithAny } from '@meowtale/contracts/secrets';
import { z } from 'zod';

const previewSchema = z.object({
  environment: environmentNameSchema,
  slice: sliceNameSchema,
  version: releaseVersionSchema,
  /** Of its `integrity.json`. */
  integrity: z.string(),
  /** ISO 8601, UTC. */
  expiresAt: z.iso.datetime(),
});

/** A release that its link shows in an environment until it expires. */
export type Preview = z.infer<typeof previewSchema>;

const LONGEST_TOKEN = 600;

const signatureOf = (secret: string, text: string) => createHmac('sha256', secret).update(`preview\n${text}`).digest('base64url');

/** Returns a preview as a signed text for a link. */
export function signPreview(secret: string, preview: Preview): string {
  const text = Buffer.from(JSON.stringify(previewSchema.parse(preview))).toString('base64url');
  return `${text}.${signatureOf(secret, text)}`;
}

/** Returns the preview of a signed text; null when it isn't ours, is of another environment or has expired. */
export function readPreview(secrets: Secrets, token: string, { environment, now }: { environment: string; now: Date }): Preview | null {
  const [text = '', signature = ''] = token.length > LONGEST_TOKEN ? [] : token.split('.');
  const given = Buffer.from(signature);
  const isOurs = verifiesWithAny(secrets, (secret) => {
    const expected = Buffer.from(signatureOf(secret, text));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  if (!isOurs) return null;
  const { data: preview } = previewSchema.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  return preview?.environment === environment && new Date(preview.expiresAt) > now ? preview : null;
}
