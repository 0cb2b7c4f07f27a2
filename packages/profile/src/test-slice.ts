import { type CreateSlice, createSliceI18n } from '@meowtale/web-kit';
import { createElement } from 'react';
import { loadProfilePage } from './load-profile-page.tsx';

/** Creates a slice with the page as its only route, `profile`. */
export const createSlice: CreateSlice = async ({ locale }) => {
  const Profile = await loadProfilePage(locale);
  const words = await createSliceI18n(locale, async () => ({ default: {} }));
  return { routes: { profile: () => createElement(Profile, { mailSettings: '/notices?settings=mail' }) }, popups: {}, words };
};
