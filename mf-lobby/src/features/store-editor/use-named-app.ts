import { PACK_TYPE } from '@meowtale/contracts';
import { PACK_TEXT_MAX, packAppFault } from '@meowtale/contracts/inputs/catalog/game-pack';
import { LOCALES } from '@meowtale/contracts/locales';
import { paths, useHost, useLocation } from '@meowtale/web-kit';
import { useEffect } from 'react';
import type { App } from '../apps/documents.ts';
import { useEditorStore } from './editor-context.tsx';
import { isEditable } from './editor-state.ts';
import type { EditorStore } from './editor-store.ts';
import { toPackApp, usePackApps } from './use-pack-apps.ts';

const AT = 'store_submit_game_pack';

/** Chooses the app that the address names (`?app=`), once, where the package has none yet; the address then names none. */
export function useNamedApp(): void {
  const { navigation } = useHost();
  const appId = new URLSearchParams(useLocation().search).get('app');
  const editor = useEditorStore();
  const { apps, known } = usePackApps();
  useEffect(() => {
    if (!appId || !known) return;
    const app = apps.find(({ uuid }) => uuid === appId);
    if (app) choose(editor, app);
    navigation.replace(paths.setStore(editor.getState().listing.uuid, 'application'));
  }, [appId, known, apps, editor, navigation]);
}

/** Chooses an app, and fills in what it implies where nothing was typed: languages, package name, and the name on the page. */
function choose(editor: EditorStore, app: App): void {
  const state = editor.getState();
  const { [AT]: pack, store_submit_info: info } = state.draft;
  const fault = packAppFault(toPackApp(app), state.listing.uuid);
  // Without a logo the field says so, with the way to add one.
  const isUsable = fault === null || fault === 'missing.pack_icon';
  if (!isUsable || !isEditable(state) || pack.official_app_uuid !== null) return;
  state.edit(AT, {
    type: PACK_TYPE.app,
    official_app_uuid: app.uuid,
    languages: pack.languages.length > 0 ? pack.languages : LOCALES.filter((language) => app.languages.includes(language)),
    name: pack.name || app.name.replaceAll(/[^A-Za-z0-9]/g, '').slice(0, PACK_TEXT_MAX.name),
  });
  const language = LOCALES.find((known) => known === app.default_lang);
  if (info.list.length > 0 || !language) return;
  state.addLanguage(language);
  state.editEntry(language, { name: app.name });
}
