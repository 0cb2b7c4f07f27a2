import type { PackApp } from '@meowtale/contracts/inputs/catalog/game-pack';
import { type Client, useQuery } from 'urql';
import { type App, findApps, TOUCHES_APPS } from '../apps/documents.ts';
import { useEditor } from './editor-context.tsx';

const EVERYTHING = { isDeleted: false, q: { pageSize: -1 } };
const TRASH = { ...EVERYTHING, isDeleted: true };

/**
 * Queries the apps again for all views, for example after a job: the cache follows mutations, and the one that started the job was answered
 * before any change.
 */
export const askPackApps = (urql: Client): Promise<unknown> =>
  urql.query(findApps, EVERYTHING, { ...TOUCHES_APPS, requestPolicy: 'network-only' }).toPromise();

/** Returns a person's apps, including those in the trash that the package names, for judging a package. */
export function usePackApps() {
  const pack = useEditor((state) => state.draft.store_submit_game_pack);
  const [{ data, error, fetching }, ask] = useQuery({
    query: findApps,
    variables: EVERYTHING,
    context: TOUCHES_APPS,
    requestPolicy: 'cache-and-network',
  });
  const living = data?.findApp.list ?? [];
  const chosenIds = [pack.official_app_uuid, pack.trial_app_uuid].filter((uuid) => uuid !== null);
  const isOneGone = data != null && chosenIds.some((chosen) => !living.some(({ uuid }) => uuid === chosen));
  const [trash, askTrash] = useQuery({ query: findApps, variables: TRASH, context: TOUCHES_APPS, pause: !isOneGone });
  const apps = isOneGone ? [...living, ...(trash.data?.findApp.list ?? [])] : living;
  return {
    apps,
    packApps: apps.map(toPackApp),
    known: data != null && (!isOneGone || trash.data != null),
    error: error ?? (isOneGone ? trash.error : undefined),
    fetching,
    retry: () => {
      ask({ requestPolicy: 'network-only' });
      if (isOneGone) askTrash({ requestPolicy: 'network-only' });
    },
  };
}

export const toPackApp = (app: App): PackApp => ({
  uuid: app.uuid,
  ready: app.state === 'ready',
  hasIcon: app.logo !== null,
  storeUuid: app.store_id,
  isTrashed: app.deleted_at !== null,
});
