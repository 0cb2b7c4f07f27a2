import { loadProfilePage } from '@meowtale/profile';
import { paths } from '@meowtale/web-kit';
import type { FunctionComponent } from 'react';

/** Opens `/account`: a player's profile and account. */
export async function openAccountPage(locale: string): Promise<FunctionComponent> {
  const Profile = await loadProfilePage(locale);
  return () => <Profile width="column" mailSettings={paths.notices({ settings: 'mail' })} />;
}
