import { DEBOUNCE_EDITOR_SAVE_MS } from '@meowtale/contracts';
import { isPassing, retryWaitMs, toAppError, useHost } from '@meowtale/web-kit';
import { startAutosave } from '@meowtale/web-kit/editor';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { MY_SITE, SAVE_SITE } from './documents.ts';
import { ownSave, type SiteState, toSaved } from './site-state.ts';
import type { SiteStore } from './site-store.ts';

/** Returns the wait before the next save: half a second after a change; after a failure a growing one; null while the person must choose. */
function waitMs({ stage, failures }: SiteState): number | null {
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
      store,
      waitMs,
      changes: ({ draft }: SiteState) => draft,
      save: async ({ uuid, revision }, draft) => {
        const { data, error } = await urql.mutation(SAVE_SITE, { uuid, revision, ...toSaved(draft) }).toPromise();
        if (data?.setWebsiteMain && !error) return { kind: 'saved', saved: { draft, site: data.setWebsiteMain } };
        const failure = error ? toAppError(error) : { code: '9999' };
        if (failure.code !== 'input/conflict') return { kind: isPassing(failure) ? 'failed' : 'refused', error: failure };
        const current = await openSite();
        const own = current && ownSave(store.getState(), current);
        return current && own ? { kind: 'saved', saved: { draft: own, site: current } } : { kind: 'conflict', theirs: failure };
      },
    });
  }, [store, urql]);

  useEffect(() => navigation.guard(() => (store.getState().stage === 'saved' ? null : t('editor.leave'))), [navigation, store, t]);
}
