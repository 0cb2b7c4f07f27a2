import { putSnapshot, readRevision, takeSnapshot, writeRevision } from './snapshot.ts';

/** contracts' PLAY_BRIDGE_VERSION; the schemas themselves would weigh more than all of this. */
const VERSION = 1;
const LOOK_EVERY_MS = 2000;
/** A game that starts in a new browser waits, unseen, this long for the place that is kept elsewhere. */
const WAIT_FOR_PLACE_MS = 1500;

interface PageMessage {
  type?: unknown;
  persistent?: unknown;
  revision?: unknown;
  save?: { revision?: unknown; data?: unknown } | null;
}

/**
 * Carries an uploaded game's localStorage to saves and back, without the game knowing (contracts' play-bridge). Whoever
 * saved last wins: a stored save newer than the one this browser knows replaces what is here and starts the game again.
 */
export function openBridge({ appUuid, shellOrigin }: { appUuid: string; shellOrigin: string }): void {
  let known: string | null = null;
  let persistent = false;
  const send = (message: object) => window.parent.postMessage(message, shellOrigin);
  const show = hideUntilPlaced();

  const saveWhatChanged = () => {
    const now = takeSnapshot(localStorage);
    if (!persistent || now === null || now === known) return;
    known = now;
    send({ type: 'meowtale:save', data: now });
  };
  const load = ({ persistent: mayKeep, save }: PageMessage) => {
    persistent = mayKeep === true;
    if (typeof save?.revision === 'number' && typeof save.data === 'string' && save.revision > readRevision(localStorage)) {
      writeRevision(localStorage, save.revision);
      if (putSnapshot(localStorage, save.data)) return location.reload();
    }
    known ??= takeSnapshot(localStorage);
    show();
  };

  window.addEventListener('message', (event: MessageEvent<PageMessage | null>) => {
    if (event.origin !== shellOrigin || event.source !== window.parent || typeof event.data !== 'object' || event.data === null) return;
    if (event.data.type === 'meowtale:load') load(event.data);
    if (event.data.type === 'meowtale:saved' && typeof event.data.revision === 'number') writeRevision(localStorage, event.data.revision);
  });
  setInterval(saveWhatChanged, LOOK_EVERY_MS);
  window.addEventListener('pagehide', saveWhatChanged);
  document.addEventListener('visibilitychange', saveWhatChanged);
  send({ type: 'meowtale:ready', version: VERSION, appUuid, kind: 'upload' });
  send({ type: 'meowtale:progress', turn: 0, ended: false, endingsFound: 0, endingsTotal: null });
}

/** In a browser that knows no revision the game is hidden until its place is known, so that its first page doesn't flash by. */
function hideUntilPlaced(): () => void {
  const root = document.documentElement;
  if (readRevision(localStorage) > 0) return () => {};
  root.style.visibility = 'hidden';
  const show = () => root.style.removeProperty('visibility');
  setTimeout(show, WAIT_FOR_PLACE_MS);
  return show;
}
