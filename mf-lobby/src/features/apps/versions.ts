import { type AppError, type HostV1, useHost } from '@meowtale/web-kit';
import { useEffect } from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';
import type { App, AppFault } from './documents.ts';
import { type Made, makeVersion } from './make-version.ts';

/** A version on its way, or why it came to none. */
export interface VersionUnderWay {
  busy: boolean;
  failure: AppError | null;
  /** Null while nothing is known of the file. */
  faults: readonly AppFault[] | null;
}

/** By app. What became a version is among them no more. */
export type Versions = ReadonlyMap<string, VersionUnderWay>;

const BUSY: VersionUnderWay = { busy: true, failure: null, faults: null };

// A tab has one host for its whole life, and what is made in it outlives the popup and the page that began it.
const versions = new WeakMap<HostV1, StoreApi<Versions>>();

function versionsOf(host: HostV1): StoreApi<Versions> {
  const known = versions.get(host) ?? createStore<Versions>()(() => new Map());
  versions.set(host, known);
  return known;
}

function note(host: HostV1, uuid: string, version: VersionUnderWay | null): void {
  const store = versionsOf(host);
  const next = new Map(store.getState());
  next.delete(uuid);
  store.setState(version ? next.set(uuid, version) : next, true);
}

/** Makes an app's next version, which whoever shows the app meanwhile knows of. */
export async function beginVersion(host: HostV1, uuid: string, file_uuid: string, entry?: string): Promise<Made> {
  note(host, uuid, BUSY);
  const made = await makeVersion(host, { uuid, file_uuid, name: null, ...(entry !== undefined && { entry }) });
  note(host, uuid, becameOf(made) ? null : { busy: false, failure: made.error ?? null, faults: made.app?.faults ?? null });
  return made;
}

/** The app with its new version; null when it came to none. */
export const becameOf = ({ app }: Made): App | null => (app && app.faults.length === 0 ? app : null);

/** Why one came to nothing needs to be said no longer. */
export function forgetFailure(host: HostV1, uuid: string): void {
  if (versionsOf(host).getState().get(uuid)?.busy === false) note(host, uuid, null);
}

/** `onEnd` hears of each that ended, with its app, and whether it became one. */
export function useVersions(onEnd: (uuid: string, became: boolean) => void): Versions {
  const store = versionsOf(useHost());
  useEffect(
    () =>
      store.subscribe((now, before) => {
        for (const [uuid, { busy }] of before) if (busy && !now.get(uuid)?.busy) onEnd(uuid, !now.has(uuid));
      }),
    [store, onEnd],
  );
  return useStore(store);
}
