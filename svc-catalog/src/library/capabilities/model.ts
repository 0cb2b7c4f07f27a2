import { PLAY_CAPABILITY_SECONDS } from '@meowtale/contracts';
import type { Secrets } from '@meowtale/contracts/secrets';
import { openGrant, sealGrant } from '@meowtale/service-kit';
import { z } from 'zod';

export const PLAY_AUDIENCE = 'play';

/**
 * Why a person may play: their own work, a trial or the opening for everyone, a paid or just paid order, a review, a shared link, or a
 * request to represent the listing.
 */
export const PLAY_BASES = ['owner', 'trial', 'opening', 'entitled', 'grant', 'staff', 'share', 'agent'] as const;
export type PlayBasis = (typeof PLAY_BASES)[number];

/** The right to load one version of one work, as part of each of its addresses (DESIGN §4). */
export const playCapability = z.object({
  app: z.uuid(),
  version: z.int().positive(),
  /** Null for a guest, who can only play a trial or an opening. */
  person: z.uuid().nullable(),
  store: z.uuid().nullable(),
  basis: z.enum(PLAY_BASES),
  /** The entitlement's revision in the grant; older revisions can't end the right. */
  since: z.int().nonnegative().default(0),
  /** The shared link; the right ends when the link is deleted. */
  link: z.uuid().nullable().default(null),
  /** Whether the work's creator had asked for cross-origin isolation when it was issued. */
  isolated: z.boolean().default(false),
});
export type PlayCapability = z.infer<typeof playCapability>;

export const DOWNLOAD_AUDIENCE = 'download';

/** The right to download one package, as part of its address. */
export const downloadCapability = playCapability.omit({ app: true, version: true, link: true, isolated: true }).extend({ file: z.uuid() });
export type DownloadCapability = z.infer<typeof downloadCapability>;

/** A capability with the time at which it was issued, by the database's clock. */
export type Issued<T> = T & { issuedAt: Date };

/** Encrypts a download capability, valid for 12 hours. `now` is the database's time. */
export function sealDownload(capability: DownloadCapability, secret: Secrets, now: Date): Promise<string> {
  return sealGrant({ ...capability }, PLAY_CAPABILITY_SECONDS, { secret, audience: DOWNLOAD_AUDIENCE, now });
}

/** @throws DomainError `play/not-authorized` (403) when forged, expired, or no capability */
export async function readDownload(token: string, secret: Secrets, now: Date): Promise<Issued<DownloadCapability>> {
  const { claims, issuedAt } = await openGrant(token, downloadCapability, { secret, audience: DOWNLOAD_AUDIENCE, now });
  return { ...claims, issuedAt };
}

/** Returns whether a refund ends the right, as it rests on a paid order. */
export const restsOnPaying = ({ basis }: Pick<PlayCapability, 'basis'>): boolean => basis === 'entitled' || basis === 'grant';

/**
 * Encrypts a play capability, valid for 12 hours, so that the work at its address can't read who plays it. `now` is the database's time.
 */
export function sealCapability(capability: z.input<typeof playCapability>, secret: Secrets, now: Date): Promise<string> {
  return sealGrant({ ...capability }, PLAY_CAPABILITY_SECONDS, { secret, audience: PLAY_AUDIENCE, now });
}

/** @throws DomainError `play/not-authorized` (403) when forged, expired, or no capability */
export async function readCapability(token: string, secret: Secrets, now: Date): Promise<Issued<PlayCapability>> {
  const { claims, issuedAt } = await openGrant(token, playCapability, { secret, audience: PLAY_AUDIENCE, now });
  return { ...claims, issuedAt };
}
