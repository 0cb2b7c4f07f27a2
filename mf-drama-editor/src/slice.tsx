import { type CreateSlice, createSliceI18n, HostProvider, SliceI18nProvider } from '@meowtale/web-kit';
import { Provider as UrqlProvider } from 'urql';
import { loadWords } from './app/load-words.ts';
import { DramaEditorPage } from './features/drama-editor/drama-editor-page.tsx';
import { DramaListPage } from './features/drama-list/drama-list-page.tsx';

/** What the shell loads: the dramas of a creator, as a list and one at a time. */
export const createSlice: CreateSlice = async (host) => {
  const i18n = await createSliceI18n(host.locale, loadWords);
  return {
    routes: { dramas: DramaListPage, drama: DramaEditorPage },
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
