import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { waitUntil } from '@meowtale/service-kit/wait-until';
import { commandOf } from './process-table.ts';

/** A fixed port and its user. */
export interface FixedPort {
  port: number;
  purpose: string;
  /** Whether it is reached by a name: `localhost` is ::1 too, and a browser shows what listens there alone. */
  byName?: boolean;
}

const [IPV4, IPV6] = ['127.0.0.1', '::1'];

/** Systems take the ports of connections from 32,768 on: one of those could be taken before its program listens. */
const [LOWEST_FREE, HIGHEST_FREE] = [20_000, 32_767];
const given = new Set<number>();

/** Returns a TCP port of 127.0.0.1 and ::1 that no program listened on a moment ago, each time another. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 1000; attempt += 1) {
    const port = randomInt(LOWEST_FREE, HIGHEST_FREE);
    if (given.has(port) || !(await isFree(port, [IPV4, IPV6]))) continue;
    given.add(port);
    return port;
  }
  throw new Error(`No port from ${LOWEST_FREE} to ${HIGHEST_FREE} is free`);
}

/** Longer than Linux keeps the port of a connection that was closed, which is 60 s. */
const CONNECTION_ENDS_WITHIN_MS = 90_000;

/**
 * Waits for ports that a connection has as its own end, which Linux chooses from 32,768 on and gives up a minute after the end.
 * @throws when a port stays taken, naming each, what it is for, and the process that listens as far as this account may see it.
 */
export async function assertPortsFree(ports: readonly FixedPort[], say: (line: string) => void = () => {}): Promise<void> {
  const errors = (await Promise.all(ports.map((port) => errorOf(port, say)))).filter((error) => error !== undefined);
  if (errors.length > 0) throw new Error(`${errors.join('\n')}\nStop ${errors.length > 1 ? 'them' : 'it'} and start again.`);
}

async function errorOf({ port, purpose, byName = false }: FixedPort, say: (line: string) => void): Promise<string | undefined> {
  const isNowFree = () => isFree(port, byName ? [IPV4, IPV6] : [IPV4]);
  if (await isNowFree()) return undefined;
  if (isTakenByConnection(port)) {
    say(`waiting for port ${port}, needed for ${purpose}: a connection has it`);
    await waitUntil(async () => !isTakenByConnection(port) || (await isNowFree()), { withinMs: CONNECTION_ENDS_WITHIN_MS, everyMs: 200 });
    if (await isNowFree()) return undefined;
  }
  const pid = listenerOf(port);
  const who = pid ? `process ${pid} (${commandOf(pid) ?? 'of another account'})` : 'a process this account may not see';
  return `port ${port}, needed for ${purpose}, is taken by ${who}`;
}

/** Returns whether the port is taken though nothing listens on it, as far as this system lists its listeners. */
function isTakenByConnection(port: number): boolean {
  return process.platform === 'linux' && ['tcp', 'tcp6'].every((table) => listeningInodes(`/proc/net/${table}`, port).length === 0);
}

async function isFree(port: number, hosts: readonly string[]): Promise<boolean> {
  for (const host of hosts) if (!(await listensOnce(port, host))) return false;
  return true;
}

/** Returns whether the port can be bound. Without IPv6 every port of ::1 counts as free. */
async function listensOnce(port: number, host: string): Promise<boolean> {
  const server = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen({ port, host, ipv6Only: true }, resolve);
    });
    return true;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') return false;
    if (host === IPV6 && ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(code)) return true;
    throw error;
  } finally {
    if (server.listening) await new Promise((resolve) => server.close(resolve));
  }
}

/** Returns the process that listens on a port of this machine, if this account may see it. */
export function listenerOf(port: number): number | undefined {
  try {
    return process.platform === 'linux' ? listenerOnLinux(port) : listenerByLsof(port);
  } catch {
    return undefined;
  }
}

function listenerByLsof(port: number): number | undefined {
  const text = execFileSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-t'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return Number(text.split('\n')[0]) || undefined;
}

function listenerOnLinux(port: number): number | undefined {
  const sockets = new Set(
    ['tcp', 'tcp6'].flatMap((table) => listeningInodes(`/proc/net/${table}`, port)).map((inode) => `socket:[${inode}]`),
  );
  return readdirSync('/proc')
    .map(Number)
    .find((pid) => pid > 0 && openFilesOf(pid).some((target) => sockets.has(target)));
}

function listeningInodes(table: string, port: number): string[] {
  const hexPort = port.toString(16).toUpperCase().padStart(4, '0');
  const rows = readFileSync(table, 'utf8').split('\n').slice(1);
  // Columns: 1 is address:port, 3 the state (0A listens), 9 the inode.
  return rows
    .map((row) => row.trim().split(/\s+/))
    .filter((row) => row[1]?.endsWith(`:${hexPort}`) && row[3] === '0A')
    .map((row) => row[9] ?? '');
}

function openFilesOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).map((file) => targetOf(`/proc/${pid}/fd/${file}`));
  } catch {
    // The process belongs to another account or has ended.
    return [];
  }
}

/** Where a link points; empty when it vanished, as the one by which its folder was listed always has. */
function targetOf(link: string): string {
  try {
    return readlinkSync(link);
  } catch {
    return '';
  }
}
