import { type FromPlayFrame, type FromPlayPage, fromPlayPage, PLAY_BRIDGE_VERSION } from '@meowtale/contracts/play-bridge';
import { z } from 'zod';
import { embeddedData } from './embedded-data.ts';
import { IS_FRAMED } from './is-framed.ts';

/** zod would compile its checks with `eval`, which this page's policy forbids. */
z.config({ jitless: true });

const hostSchema = z.object({
  appUuid: z.uuid(),
  shellOrigin: z.url(),
  /** An ink story has a file for each language, one of our own format one for all. */
  kind: z.enum(['ink', 'story']).default('ink'),
  name: z.string(),
  languages: z.array(z.string()).default([]),
  /** By file name: the author's name, and the size in pixels. */
  pictures: z.record(z.string(), z.object({ name: z.string(), width: z.number(), height: z.number() })).default({}),
});
export type Host = z.infer<typeof hostSchema>;

/** Fetches the content server's data about this work, such as which page may frame it. */
export async function fetchHost(): Promise<Host> {
  const brought = embeddedData();
  if (brought) return hostSchema.parse(brought.host);
  const answer = await fetch('__meowtale/host.json');
  return hostSchema.parse(await answer.json());
}

/** The connection to the framing page: exact origins both ways (contracts' play-bridge). */
export interface PageLink {
  framed: boolean;
  send(message: FromPlayFrame): void;
  close(): void;
}

export function openPageLink(host: Host, onMessage: (message: FromPlayPage) => void): PageLink {
  // An exported work is framed by its own page at most, which stores no saves.
  const framed = IS_FRAMED && embeddedData() === null;
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
