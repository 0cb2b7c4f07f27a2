import { createSliceI18n } from '@meowtale/web-kit';
import type { FunctionComponent } from 'react';
import { I18nextProvider } from 'react-i18next';
import { NoticesPage, type NoticesPageProps } from './notices-page.tsx';

/** Loads the notifications page for its place in a slice, with its own texts. */
export async function loadNoticesPage(locale: string, place: NoticesPageProps): Promise<FunctionComponent> {
  const i18n = await createSliceI18n(
    locale,
    (locale) => import(/* webpackChunkName: "notices-[request]" */ `../locales/${locale}.json`, { with: { type: 'json' } }),
  );
  return () => (
    <I18nextProvider i18n={i18n}>
      <NoticesPage {...place} />
    </I18nextProvider>
  );
}
