import type { SiteEnv } from './env.ts';
import { keyFor } from './fill-wallet.ts';
import { askAsGuest, type Session } from './session.ts';

/** The tracked links: their works and parameters, and their numbers of visitors. */
const LINKS = [
  {
    slug: 'letters-to-the-tide',
    name: 'Spring letter',
    utm_source: 'newsletter',
    utm_medium: 'email',
    utm_campaign: 'spring',
    visitors: 9,
  },
  { slug: 'the-night-bakery', name: 'Bakery window', utm_source: 'poster', utm_medium: 'print', utm_campaign: 'bakery week', visitors: 4 },
];

/** Creates a publisher's tracked links to works of others, once, and visits them as guests. */
export async function promote(env: SiteEnv, publisher: Session, storeOf: (slug: string) => string | undefined): Promise<void> {
  for (const { slug, visitors, ...link } of LINKS) {
    const id = storeOf(slug);
    if (!id) continue;
    const { addStoreAdLink: made } = await publisher.ask<{ addStoreAdLink: { uid: string } }>(
      `mutation Link($id: ID!, $name: String!, $utm_source: String, $utm_medium: String, $utm_campaign: String, $key: ID) { addStoreAdLink(
        store_id: $id, name: $name, utm_source: $utm_source, utm_medium: $utm_medium, utm_campaign: $utm_campaign, idempotency_key: $key
      ) { uid } }`,
      { id, ...link, key: keyFor(publisher, `link to ${slug}`) },
    );
    for (let visitor = 0; visitor < visitors; visitor++) {
      await askAsGuest(env, 'mutation Visit($uid: String!, $client: String) { addLogStoreAdLink(uid: $uid, client_id: $client) }', {
        uid: made.uid,
        client: `demo-visitor-${visitor}`,
      });
    }
  }
}
