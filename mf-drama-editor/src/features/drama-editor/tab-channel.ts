import type { StandingDrama } from './editor-state.ts';

type TabMessage =
  | { type: 'opened'; tab: string }
  | { type: 'present'; tab: string }
  | { type: 'closed'; tab: string }
  | { type: 'saved'; tab: string; drama: StandingDrama };

export interface TabChannel {
  /** Tells the other tabs what now stands. */
  announce(drama: StandingDrama): void;
  close(): void;
}

interface Listeners {
  /** Another tab saved this drama. */
  onSaved(drama: StandingDrama): void;
  /** How many other tabs have this drama open. */
  onOthers(count: number): void;
}

/** Ties together the tabs of one browser in which a person has the same drama open, so that a conflict is seen before a save. */
export function openTabChannel(personUuid: string, dramaUuid: string, { onSaved, onOthers }: Listeners): TabChannel {
  const channel = new BroadcastChannel(`meowtale.drama.${personUuid}.${dramaUuid}`);
  const tab = crypto.randomUUID();
  const others = new Set<string>();
  let closed = false;
  const send = (message: TabMessage) => {
    if (!closed) channel.postMessage(message);
  };

  channel.onmessage = ({ data: message }: MessageEvent<TabMessage>) => {
    if (message.type === 'closed') others.delete(message.tab);
    else others.add(message.tab);
    if (message.type === 'opened') send({ type: 'present', tab });
    if (message.type === 'saved') onSaved(message.drama);
    onOthers(others.size);
  };
  const leave = () => send({ type: 'closed', tab });
  // A tab that is closed runs no clean-up of React's.
  window.addEventListener('pagehide', leave);
  send({ type: 'opened', tab });
  return {
    announce: (drama) => send({ type: 'saved', tab, drama }),
    close() {
      window.removeEventListener('pagehide', leave);
      leave();
      closed = true;
      channel.close();
    },
  };
}
