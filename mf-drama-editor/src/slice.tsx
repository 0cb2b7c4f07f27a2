import { type CreateSlice, createSliceI18n } from '@meowtale/web-kit';
import { AppEditorPage } from './features/app-editor/app-editor-page.tsx';
import { DramaEditorPage } from './features/drama-editor/drama-editor-page.tsx';
import { DramaListPage } from './features/drama-list/drama-list-page.tsx';

/** Creates the slice of a creator's dramas for the shell: the list and the editors. */
export const createSlice: CreateSlice = async (host) => {
  return {
    routes: { dramas: DramaListPage, drama: DramaEditorPage, app: AppEditorPage },
    popups: {},
    words: await createSliceI18n(
      host.locale,
      (locale) => import(/* webpackChunkName: "words-[request]" */ `../locales/${locale}.json`, { with: { type: 'json' } }),
    ),
  };
};
