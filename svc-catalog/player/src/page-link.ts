import { type FromPlayFrame, type FromPlayPage, fromPlayPage, PLAY_BRIDGE_VERSION } from '@meowtale/contracts/play-bridge';
import { z } from 'zod';
import { carried } from './carried.ts';
import { FRAMED } from './framed.ts';

/** zod would compile its checks with `eval`, which this page's policy forbids. */
z.config({ jitless: true });

const hostSchema = z.object({
  appUuid: z.uuid(),
  shellOrigin: z.url(),
  /** A story of ink has a file for each language, one of our own model has one for all. */
  kind: z.enum(['ink', 'story']).default('ink'),
  name: z.string(),
  languages: z.array(z.string()).default([]),
  /** By their files' names: what their author calls them, and their size in pixels. */
  pictures: z.record(z.string(), z.object({ name: z.string(), width: z.number(), height: z.number() })).default({}),
});
export type Host = z.infer<typeof hostSchema>;

/** Who serves this work and which page may frame it, as the content server says. */
export async function fetchHost(): Promise<Host> {
  const brought = carried();
  if (brought) return hostSchema.parse(brought.host);
  const answer = await fetch('__meowtale/host.json');
  return hostSchema.parse(await answer.json());
}

/** The line to the page around us: exact origin both ways (contracts' play-bridge). */
export interface PageLink {
  framed: boolean;
  send(message: FromPlayFrame): void;
  close(): void;
}

export function openPageLink(host: Host, onMessage: (message: FromPlayPage) => void): PageLink {
  // What is played away from us is framed by its own page at most, which keeps no saves.
  const framed = FRAMED && carried() === null;
  const listen = (event: MessageEvent<unknown>) => {
    if (event.origin !== host.shellOrigin || event.source !== window.parent) return;
    const message = fromPlayPage.safeParse(event.data);
    if (message.success) onMessage(message.data);
  };
  const send = (message: FromPlayFrame) => {
    if (framed) window.parent.postMessage(message, host.shellOrigin);
  };
  window.addEventListener('message', listen);
  send({ type: 'meowtale:ready', version: PLAY_BRIDGE_VERSION, appUuid: host.appUuid, kind: 'ink' });
  return { framed, send, close: () => window.removeEventListener('message', listen) };
}
