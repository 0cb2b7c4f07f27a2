import type { PackApp } from '@meowtale/contracts/inputs/catalog/game-pack';
import { type Client, useQuery } from 'urql';
import { type App, findApps, TOUCHES_APPS } from '../apps/documents.ts';

const EVERYTHING = { isDeleted: false, q: { pageSize: -1 } };

/**
 * Asks anew for whoever shows them, as after the end of a job: the cache hears of changes by the answers of mutations, and the one
 * that began the job was answered before it changed anything.
 */
export const askPackApps = (urql: Client): Promise<unknown> =>
  urql.query(findApps, EVERYTHING, { ...TOUCHES_APPS, requestPolicy: 'network-only' }).toPromise();

/** All of a person's apps that aren't in the trash: what a package is chosen from, and what judging it needs to know. */
export function usePackApps() {
  const [{ data, error, fetching }, ask] = useQuery({
    query: findApps,
    variables: EVERYTHING,
    context: TOUCHES_APPS,
    requestPolicy: 'cache-and-network',
  });
  const apps = data?.findApp.list ?? [];
  return {
    apps,
    packApps: apps.map(toPackApp),
    known: data !== undefined,
    error,
    fetching,
    retry: () => ask({ requestPolicy: 'network-only' }),
  };
}

export const toPackApp = (app: App): PackApp => ({
  uuid: app.uuid,
  ready: app.state === 'ready',
  hasIcon: app.logo !== null,
  storeUuid: app.store_id,
});
