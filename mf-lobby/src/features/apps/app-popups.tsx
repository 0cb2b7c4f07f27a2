import { paths, useHost, useLocation, withQuery } from '@meowtale/web-kit';
import { useQuery } from 'urql';
import { BuildsPopup } from './builds-popup.tsx';
import { DeleteAppDialog } from './delete-app-dialog.tsx';
import { type App, findOneApp } from './documents.ts';
import { SetAppPopup } from './set-app-popup.tsx';
import { SharePopup } from './share-popup.tsx';
import { TrashAppDialog } from './trash-app-dialog.tsx';
import { UploadPopup } from './upload-popup.tsx';

export type AppPopup = { kind: 'create' } | { kind: 'edit' | 'upload' | 'share' | 'builds' | 'trash' | 'delete'; app: App };

interface AppPopupsProps {
  popup: AppPopup | null;
  onChange(popup: AppPopup | null): void;
}

/** Renders the popups of the apps page: those opened on it, and Set app for the app in the address (`?app=`). */
export function AppPopups({ popup, onChange }: AppPopupsProps) {
  const { navigation } = useHost();
  const namedApp = useNamedApp();
  const close = () => onChange(null);
  // A new app is empty: the next step is its story, which is uploaded, or made in the drama's editor.
  function saved(app: App) {
    if (popup?.kind !== 'create') return close();
    if (app.drama_uuid === null) return onChange({ kind: 'upload', app });
    close();
    navigation.push(paths.makeApp(app.drama_uuid, app.uuid));
  }
  if (popup?.kind === 'upload') return <UploadPopup key={popup.app.uuid} app={popup.app} onClose={close} />;
  if (popup?.kind === 'share') return <SharePopup app={popup.app} onClose={close} />;
  if (popup?.kind === 'builds') return <BuildsPopup app={popup.app} onClose={close} />;
  if (popup?.kind === 'trash') return <TrashAppDialog app={popup.app} onClose={close} />;
  if (popup?.kind === 'delete') return <DeleteAppDialog app={popup.app} onClose={close} />;
  if (popup) {
    const app = popup.kind === 'edit' ? popup.app : null;
    return <SetAppPopup key={app?.uuid ?? 'new'} app={app} onClose={close} onSaved={saved} />;
  }
  const leave = () => navigation.replace(withQuery(paths.lobby(), {}));
  return namedApp ? <SetAppPopup key={namedApp.uuid} app={namedApp} onClose={leave} onSaved={leave} /> : null;
}

function useNamedApp(): App | null {
  const uuid = new URLSearchParams(useLocation().search).get('app') ?? '';
  const [{ data }] = useQuery({ query: findOneApp, variables: { uuid }, pause: uuid === '' });
  return uuid === '' ? null : (data?.findApp.list[0] ?? null);
}
