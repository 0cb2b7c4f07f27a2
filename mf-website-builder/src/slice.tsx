import { type CreateSlice, createSliceI18n, openedLater } from '@meowtale/web-kit';

/** Sites are drawn by the server alone: the name of this chunk tells the build that their look stands in the page. */
const sitePages = () => import(/* webpackChunkName: "drawn-site" */ './features/public-site/pages.ts');

/** What the shell loads: the site builder in the lobby, and the sites it makes on hosts of their own. */
export const createSlice: CreateSlice = async (host) => {
  return {
    routes: {
      editor: openedLater(async () => (await import('./features/site-editor/site-editor-page.tsx')).SiteEditorPage),
      site: openedLater(async () => (await sitePages()).PublicSitePage),
      article: openedLater(async () => (await sitePages()).ArticlePage),
    },
    popups: {},
    words: await createSliceI18n(
      host.locale,
      (locale) => import(/* webpackChunkName: "words-[request]" */ `../locales/${locale}.json`, { with: { type: 'json' } }),
    ),
  };
};
