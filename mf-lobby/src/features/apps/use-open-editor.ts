import { keepEditorSecret, toAppError, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { gql, useMutation } from 'urql';
import type { App } from './documents.ts';

const addEditorToken = gql<{ addAppEditorToken: string }, { uuid: string; challenge: string }>`
  mutation AddEditorToken($uuid: ID!, $challenge: String!) {
    addAppEditorToken(uuid: $uuid, challenge: $challenge)
  }
`;

/** Returns the function that opens an app's editor in a new tab with `c` and `lang` (SPEC §2); each click creates its own token. */
export function useOpenEditor() {
  const { t } = useTranslation();
  const { locale, navigation, notify, showError } = useHost();
  const [, mint] = useMutation(addEditorToken);
  return async (app: App) => {
    // Opened at once: after a response the browser would block it.
    const tab = window.open('about:blank', '_blank');
    const challenge = await keepEditorSecret(app.uuid);
    if (challenge === null) {
      tab?.close();
      return notify(t('apps.editorNoStorage'), 'danger');
    }
    const { data, error } = await mint({ uuid: app.uuid, challenge });
    if (!data) {
      tab?.close();
      return showError(error ? toAppError(error) : { code: '9999' });
    }
    const address = new URL(app.editorURL);
    address.pathname = navigation.href(address.pathname);
    address.searchParams.set('c', data.addAppEditorToken);
    address.searchParams.set('lang', locale);
    if (!tab) return location.assign(address);
    tab.opener = null;
    tab.location.replace(address);
  };
}
