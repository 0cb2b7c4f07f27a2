import { type AppError, type HostV1, useHost } from '@meowtale/web-kit';
import { useEffect } from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';
import type { App, AppFault } from './documents.ts';
import { type Made, makeVersion } from './make-version.ts';

/** A version in progress, or why it failed. */
export interface VersionUnderWay {
  busy: boolean;
  failure: AppError | null;
  /** Null while nothing is known of the file. */
  faults: readonly AppFault[] | null;
}

/** By app. Successful ones are removed. */
export type Versions = ReadonlyMap<string, VersionUnderWay>;

const BUSY: VersionUnderWay = { busy: true, failure: null, faults: null };

// A tab has one host for its whole life, and a version in progress outlives the popup and the page that started it.
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

/** Makes an app's next version; all views of the app see its progress. */
export async function beginVersion(host: HostV1, uuid: string, file_uuid: string, entry?: string): Promise<Made> {
  note(host, uuid, BUSY);
  const made = await makeVersion(host, { uuid, file_uuid, name: null, ...(entry !== undefined && { entry }) });
  note(host, uuid, becameOf(made) ? null : { busy: false, failure: made.error ?? null, faults: made.app?.faults ?? null });
  return made;
}

/** Returns the app with its new version; null when it failed. */
export const becameOf = ({ app }: Made): App | null => (app && app.faults.length === 0 ? app : null);

/** Removes the error of a failed version. */
export function forgetFailure(host: HostV1, uuid: string): void {
  if (versionsOf(host).getState().get(uuid)?.busy === false) note(host, uuid, null);
}

/** Returns the versions being made; calls `onEnd` for each that ended, with its app's uuid and whether it succeeded. */
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
