import { drawHead } from './art/heads.ts';
import type { DemoPerson } from './people.ts';
import type { Session } from './session.ts';

/** Sets a demo person's picture, once. */
export async function setHead(session: Session, person: DemoPerson): Promise<void> {
  if (person.head === null) return;
  const { me } = await session.ask<{ me: { profile: { head: { url: string } | null } } }>('query Head { me { profile { head { url } } } }');
  if (me.profile.head) return;
  const head = await session.upload(await drawHead(person.head), `${person.head}.png`, { scope: 'avatar', target: 'avatar' });
  await session.ask('mutation Head($profile: UserProfileInput!) { setUser(profile: $profile) { uuid } }', { profile: { head } });
}
