import { type CreateSlice, createSliceI18n } from '@meowtale/web-kit';
import { PublicSitePage } from './features/public-site/public-site-page.tsx';
import { SiteEditorPage } from './features/site-editor/site-editor-page.tsx';

/** What the shell loads: the site builder in the lobby, and the sites it makes on hosts of their own. */
export const createSlice: CreateSlice = async (host) => {
  return {
    routes: { editor: SiteEditorPage, site: PublicSitePage },
    popups: {},
    words: await createSliceI18n(
      host.locale,
      (locale) => import(/* webpackChunkName: "words-[request]" */ `../locales/${locale}.json`, { with: { type: 'json' } }),
    ),
  };
};
