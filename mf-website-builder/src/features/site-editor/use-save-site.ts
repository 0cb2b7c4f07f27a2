import { DEBOUNCE_EDITOR_SAVE_MS } from '@meowtale/contracts';
import { startAutosave, toAppError, useHost } from '@meowtale/web-kit';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { MY_SITE, SAVE_SITE } from './documents.ts';
import { moduleFaults, ownSave, toConfig } from './site-state.ts';
import type { SiteStore } from './site-store.ts';

/** Saves the site half a second after every change that is valid (SPEC §§4, 9), one save at a time; guards the way out. */
export function useSaveSite(store: SiteStore): void {
  const { urql, navigation } = useHost();
  const { t } = useTranslation();

  useEffect(() => {
    const openSite = async () => (await urql.query(MY_SITE, {}, { requestPolicy: 'network-only' }).toPromise()).data?.findWebsiteMain;
    return startAutosave({
      subscribe: store.subscribe,
      waitMs: () => {
        const { stage, modules } = store.getState();
        const valid = modules.every((module) => moduleFaults(module).size === 0);
        return stage === 'changed' && valid ? DEBOUNCE_EDITOR_SAVE_MS : null;
      },
      save: async () => {
        const { uuid, revision, modules, send, finish, fail } = store.getState();
        send();
        const { data, error } = await urql.mutation(SAVE_SITE, { uuid, revision, config: toConfig(modules) }).toPromise();
        if (data?.setWebsiteMain && !error) return () => finish(modules, data.setWebsiteMain);
        const failure = error ? toAppError(error) : { code: '9999' };
        const standing = failure.code === 'input/conflict' ? await openSite() : null;
        const own = standing && ownSave(store.getState(), standing);
        return () => (standing && own ? finish(own, standing) : fail(failure));
      },
    });
  }, [store, urql]);

  useEffect(() => navigation.guard(() => (store.getState().stage === 'saved' ? null : t('editor.leave'))), [navigation, store, t]);
}
