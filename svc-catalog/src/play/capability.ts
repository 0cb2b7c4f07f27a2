import { PLAY_CAPABILITY_SECONDS } from '@meowtale/contracts';
import { openGrant, sealGrant } from '@meowtale/service-kit';
import { z } from 'zod';

export const PLAY_AUDIENCE = 'play';

/** Why somebody may play: what they made, a trial or the opening of a whole for all, what they own or have just paid, what they review or may represent, or what was shared. */
export const PLAY_BASES = ['owner', 'trial', 'opening', 'entitled', 'grant', 'staff', 'share', 'agent'] as const;
export type PlayBasis = (typeof PLAY_BASES)[number];

/** The right to load one version of one work, carried in each of its addresses (DESIGN §4). */
export const playCapability = z.object({
  app: z.uuid(),
  version: z.int().positive(),
  /** Null for a guest, who can only have a trial or an opening. */
  person: z.uuid().nullable(),
  store: z.uuid().nullable(),
  basis: z.enum(PLAY_BASES),
  /** The entitlement's revision that a grant spoke of: only what the wallet says from there on ends it. */
  since: z.int().nonnegative().default(0),
  /** The shared link that it came by: taken back, it ends. */
  link: z.uuid().nullable().default(null),
  /** Whether its maker asked for cross-origin isolation when it was issued. */
  isolated: z.boolean().default(false),
});
export type PlayCapability = z.infer<typeof playCapability>;

export const DOWNLOAD_AUDIENCE = 'download';

/** The right to download one package, carried in its address like the right to play. */
export const downloadCapability = playCapability.omit({ app: true, version: true, link: true, isolated: true }).extend({ file: z.uuid() });
export type DownloadCapability = z.infer<typeof downloadCapability>;

/** A capability as it was read, with when it was issued by the database's clock. */
export type Issued<T> = T & { issuedAt: Date };

/** Seals one for 12 hours. `now` is the database's time. */
export function sealDownload(capability: DownloadCapability, secret: string, now: Date): Promise<string> {
  return sealGrant({ ...capability }, PLAY_CAPABILITY_SECONDS, { secret, audience: DOWNLOAD_AUDIENCE, now });
}

/** @throws DomainError `play/not-authorized` (403) when forged, expired, or no capability */
export async function readDownload(token: string, secret: string, now: Date): Promise<Issued<DownloadCapability>> {
  const { claims, issuedAt } = await openGrant(token, downloadCapability, { secret, audience: DOWNLOAD_AUDIENCE, now });
  return { ...claims, issuedAt };
}

/** Whether a refund ends it: only what rests on having paid. */
export const restsOnPaying = ({ basis }: Pick<PlayCapability, 'basis'>): boolean => basis === 'entitled' || basis === 'grant';

/** Seals a capability for 12 hours: the work that runs at its address can't read who plays it. `now` is the database's time. */
export function sealCapability(capability: z.input<typeof playCapability>, secret: string, now: Date): Promise<string> {
  return sealGrant({ ...capability }, PLAY_CAPABILITY_SECONDS, { secret, audience: PLAY_AUDIENCE, now });
}

/** @throws DomainError `play/not-authorized` (403) when forged, expired, or no capability */
export async function readCapability(token: string, secret: string, now: Date): Promise<Issued<PlayCapability>> {
  const { claims, issuedAt } = await openGrant(token, playCapability, { secret, audience: PLAY_AUDIENCE, now });
  return { ...claims, issuedAt };
}
