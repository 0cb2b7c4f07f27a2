import { type CreateSlice, createSliceI18n, HostProvider, SliceI18nProvider } from '@meowtale/web-kit';
import { Provider as UrqlProvider } from 'urql';
import { loadWords } from './app/load-words.ts';
import { PublicSitePage } from './features/public-site/public-site-page.tsx';
import { SiteEditorPage } from './features/site-editor/site-editor-page.tsx';

/** What the shell loads: the site builder in the lobby, and the sites it makes on hosts of their own. */
export const createSlice: CreateSlice = async (host) => {
  const i18n = await createSliceI18n(host.locale, loadWords);
  return {
    routes: { editor: SiteEditorPage, site: PublicSitePage },
    popups: {},
    // biome-ignore lint/correctness/noComponentHookFactories: the shell makes a slice once per tab, and its host and words with it
    Provider: ({ children }) => (
      <HostProvider host={host}>
        <UrqlProvider value={host.urql}>
          <SliceI18nProvider instance={i18n}>{children}</SliceI18nProvider>
        </UrqlProvider>
      </HostProvider>
    ),
  };
};
