import { NOTICE_KINDS } from '@meowtale/contracts/inputs/catalog/notice';
import { type GrantOptions, issueGrant, verifyGrant } from '@meowtale/service-kit';
import { z } from 'zod';

export const UNSUBSCRIBE_PATH = '/mails/unsubscribe';

const claims = z.object({ user: z.uuid(), kinds: z.array(z.enum(NOTICE_KINDS)).min(1) });
export type Unsubscribing = z.infer<typeof claims>;

/** A mail may lie for years before somebody has had enough. */
const LIFETIME_SECONDS = 5 * 365 * 86_400;
const AUDIENCE = 'unsubscribe';

type Signing = Omit<GrantOptions, 'audience'>;

/** The link in a mail with which its reader, signed in or not, ends mails of its kinds. */
export function unsubscribeUrl(site: string, lang: string, whose: Unsubscribing, signing: Signing): string {
  const token = issueGrant({ ...whose }, LIFETIME_SECONDS, { ...signing, audience: AUDIENCE });
  return `${site}${UNSUBSCRIBE_PATH}?${new URLSearchParams({ lang, t: token })}`;
}

/** Whose mails of which kinds; null for a link that isn't ours or is too old. */
export async function readUnsubscribe(token: unknown, signing: Signing): Promise<Unsubscribing | null> {
  if (typeof token !== 'string' || token.length > 2000) return null;
  return verifyGrant(token, claims, { ...signing, audience: AUDIENCE }).catch(() => null);
}
