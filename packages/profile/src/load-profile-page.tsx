import { createSliceI18n } from '@meowtale/web-kit';
import type { FunctionComponent } from 'react';
import { I18nextProvider } from 'react-i18next';
import { ProfilePage, type ProfilePageProps } from './profile-page.tsx';

/** Loads the page of profile and account for its place in a slice, with its own texts. */
export async function loadProfilePage(locale: string): Promise<FunctionComponent<ProfilePageProps>> {
  const i18n = await createSliceI18n(
    locale,
    (locale) => import(/* webpackChunkName: "profile-[request]" */ `../locales/${locale}.json`, { with: { type: 'json' } }),
  );
  return (place) => (
    <I18nextProvider i18n={i18n}>
      <ProfilePage {...place} />
    </I18nextProvider>
  );
}
