import { NOTICE_KINDS } from '@meowtale/contracts/inputs/catalog/notice';
import { type GrantOptions, issueGrant, verifyGrant } from '@meowtale/service-kit';
import { z } from 'zod';

export const UNSUBSCRIBE_PATH = '/mails/unsubscribe';

const claims = z.object({ user: z.uuid(), kinds: z.array(z.enum(NOTICE_KINDS)).min(1) });
export type Unsubscribing = z.infer<typeof claims>;

/** Five years, because people unsubscribe from old mails too. */
const LIFETIME_SECONDS = 5 * 365 * 86_400;
const AUDIENCE = 'unsubscribe';

type Signing = Omit<GrantOptions, 'audience'>;

/** Returns the link that turns off mails of these kinds without signing in. */
export function unsubscribeUrl(site: string, lang: string, whose: Unsubscribing, signing: Signing): string {
  const token = issueGrant({ ...whose }, LIFETIME_SECONDS, { ...signing, audience: AUDIENCE });
  return `${site}${UNSUBSCRIBE_PATH}?${new URLSearchParams({ lang, t: token })}`;
}

/** Returns whose mails of which kinds a token turns off; null for one that is forged or expired. */
export async function readUnsubscribe(token: unknown, signing: Signing): Promise<Unsubscribing | null> {
  if (typeof token !== 'string' || token.length > 2000) return null;
  return verifyGrant(token, claims, { ...signing, audience: AUDIENCE }).catch(() => null);
}
