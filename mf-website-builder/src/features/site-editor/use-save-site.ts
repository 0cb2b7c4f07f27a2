import { DEBOUNCE_EDITOR_SAVE_MS } from '@meowtale/contracts';
import { retryWaitMs, startAutosave, toAppError, useHost } from '@meowtale/web-kit';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { MY_SITE, SAVE_SITE } from './documents.ts';
import { ownSave, type SiteState, toSaved } from './site-state.ts';
import type { SiteStore } from './site-store.ts';

/**
 * Returns the wait before the next save: half a second after a change; after a failure a growing one; null while one is pending or the
 * person must choose.
 */
function waitMs({ stage, failures, inFlight }: SiteState): number | null {
  if (inFlight) return null;
  if (stage === 'failed') return retryWaitMs(failures);
  return stage === 'changed' ? DEBOUNCE_EDITOR_SAVE_MS : null;
}

/** Saves the site after every change (SPEC §§4, 9), one save at a time; asks before unsaved changes are left. */
export function useSaveSite(store: SiteStore): void {
  const { urql, navigation } = useHost();
  const { t } = useTranslation();

  useEffect(() => {
    const openSite = async () => (await urql.query(MY_SITE, {}, { requestPolicy: 'network-only' }).toPromise()).data?.findWebsiteMain;
    return startAutosave({
      subscribe: store.subscribe,
      waitMs: () => waitMs(store.getState()),
      save: async () => {
        const { uuid, revision, draft, send, finish, fail } = store.getState();
        send();
        const { data, error } = await urql.mutation(SAVE_SITE, { uuid, revision, ...toSaved(draft) }).toPromise();
        if (data?.setWebsiteMain && !error) return () => finish(draft, data.setWebsiteMain);
        const failure = error ? toAppError(error) : { code: '9999' };
        const current = failure.code === 'input/conflict' ? await openSite() : null;
        const own = current && ownSave(store.getState(), current);
        return () => (current && own ? finish(own, current) : fail(failure));
      },
    });
  }, [store, urql]);

  useEffect(() => navigation.guard(() => (store.getState().stage === 'saved' ? null : t('editor.leave'))), [navigation, store, t]);
}
