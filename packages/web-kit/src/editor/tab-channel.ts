import { documentKey, type EditedDocument } from './stored-document.ts';

type TabMessage<T> =
  | { type: 'opened'; tab: string }
  | { type: 'present'; tab: string }
  | { type: 'closed'; tab: string }
  | { type: 'saved'; tab: string; what: T };

export interface TabChannel<T> {
  /** Sends what was saved to the other tabs. */
  announce(what: T): void;
  close(): void;
}

export interface TabListeners<T> {
  /** Another tab saved it. */
  onSaved(what: T): void;
  /** How many other tabs have it open. */
  onOthers(count: number): void;
}

/** Connects the tabs of one browser in which a person edits the same thing, so that a conflict is seen before a save. */
export function openTabChannel<T>(edited: EditedDocument, { onSaved, onOthers }: TabListeners<T>): TabChannel<T> {
  const channel = new BroadcastChannel(documentKey(edited));
  const tab = crypto.randomUUID();
  const others = new Set<string>();
  let closed = false;
  const send = (message: TabMessage<T>) => {
    if (!closed) channel.postMessage(message);
  };

  channel.onmessage = ({ data: message }: MessageEvent<TabMessage<T>>) => {
    if (message.type === 'closed') others.delete(message.tab);
    else others.add(message.tab);
    if (message.type === 'opened') send({ type: 'present', tab });
    if (message.type === 'saved') onSaved(message.what);
    onOthers(others.size);
  };
  const leave = () => send({ type: 'closed', tab });
  // A tab that is closed runs no clean-up of React's.
  window.addEventListener('pagehide', leave);
  send({ type: 'opened', tab });
  return {
    announce: (what) => send({ type: 'saved', tab, what }),
    close() {
      window.removeEventListener('pagehide', leave);
      leave();
      closed = true;
      channel.close();
    },
  };
}
