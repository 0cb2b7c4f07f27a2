import { EMPTY_SNAPSHOT, putSnapshot, readRevision, takeSnapshot, writeRevision } from './snapshot.ts';
import { usableStorage } from './usable-storage.ts';
import { moveToPresentAddress } from './work-address.ts';

/** contracts' PLAY_BRIDGE_VERSION; the schemas themselves would be larger than this script. */
const VERSION = 1;
const LOOK_EVERY_MS = 2000;
/** Maximum time for which a game is hidden while it waits for the stored place. */
const WAIT_FOR_PLACE_MS = 1500;

interface PageMessage {
  type?: unknown;
  revision?: unknown;
  reader?: unknown;
  save?: { revision?: unknown; data?: unknown } | null;
}

/** Values that the content server adds before the bridge. */
export interface BridgeHost {
  appUuid: string;
  shellOrigin: string;
  /** Whether the game's creator requested cross-origin isolation. */
  isolated?: boolean;
}

/**
 * Synchronizes an uploaded game's localStorage with saves, without the game's cooperation (contracts' play-bridge). The last save wins: a
 * stored save newer than the one this browser knows replaces the local data and restarts the game.
 */
export function openBridge({ appUuid, shellOrigin, isolated = false }: BridgeHost): void {
  const storage = usableStorage();
  moveToPresentAddress(storage);
  let known: string | null = null;
  const send = (message: object) => window.parent.postMessage(message, shellOrigin);
  const show = hideUntilPlaced();

  const saveWhatChanged = () => {
    const now = takeSnapshot(storage);
    if (known === null || now === null || now === known) return;
    known = now;
    send({ type: 'meowtale:save', data: now });
  };
  const load = ({ save, reader }: PageMessage) => {
    // Each reader's saves have their own revisions.
    if (reader === 'other') writeRevision(storage, 0);
    if (typeof save?.revision === 'number' && typeof save.data === 'string' && save.revision > readRevision(storage)) {
      writeRevision(storage, save.revision);
      if (putSnapshot(storage, save.data)) return location.reload();
    }
    // Differences from the stored save, also from before this page was opened, are saved at the next check.
    known ??= typeof save?.data === 'string' ? save.data : EMPTY_SNAPSHOT;
    show();
  };

  window.addEventListener('message', (event: MessageEvent<PageMessage | null>) => {
    if (event.origin !== shellOrigin || event.source !== window.parent || typeof event.data !== 'object' || event.data === null) return;
    if (event.data.type === 'meowtale:load') load(event.data);
    if (event.data.type === 'meowtale:saved' && typeof event.data.revision === 'number') writeRevision(storage, event.data.revision);
  });
  setInterval(saveWhatChanged, LOOK_EVERY_MS);
  window.addEventListener('pagehide', saveWhatChanged);
  document.addEventListener('visibilitychange', saveWhatChanged);
  // Only Chromium isolates a frame in a page that isn't isolated itself.
  const needsOwnTab = isolated && !globalThis.crossOriginIsolated;
  send({ type: 'meowtale:ready', version: VERSION, appUuid, kind: 'upload', ...(needsOwnTab && { needsOwnTab }) });
  send({ type: 'meowtale:progress', turn: 0, ended: false, endingsFound: 0, endingsTotal: null });
}

/** Hides the game until its place is known, because earlier input would be lost when a newer place restarts it. */
function hideUntilPlaced(): () => void {
  const root = document.documentElement;
  root.style.visibility = 'hidden';
  const show = () => root.style.removeProperty('visibility');
  setTimeout(show, WAIT_FOR_PLACE_MS);
  return show;
}
