import { type CreateSlice, createSliceI18n, lazyView } from '@meowtale/web-kit';

/** Sites are rendered on the server only: the name of this chunk tells the build to place its styles in the page. */
const sitePages = () => import(/* webpackChunkName: "drawn-site" */ './features/public-site/pages.ts');

/** Creates the slice for the shell: the site builder in the lobby, and the sites on their own hosts. */
export const createSlice: CreateSlice = async (host) => {
  return {
    routes: {
      editor: lazyView(async () => (await import('./features/site-editor/site-editor-page.tsx')).SiteEditorPage),
      site: lazyView(async () => (await sitePages()).PublicSitePage),
      article: lazyView(async () => (await sitePages()).ArticlePage),
    },
    popups: {},
    words: await createSliceI18n(
      host.locale,
      (locale) => import(/* webpackChunkName: "words-[request]" */ `../locales/${locale}.json`, { with: { type: 'json' } }),
    ),
  };
};
