import { mkdtemp } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BuiltFiles, ReleaseStorage } from '@meowtale/releases';
import { temporaryStorage } from '@meowtale/releases/testing';
import { type Api, createApi } from '../api/create-api.ts';
import type { UploadLimits } from '../api/read-upload.ts';
import { offeredCommands } from '../commands/commands.ts';
import { createRegistryServer } from '../server.ts';
import { addToken, changeTeams } from '../teams.ts';

/** A registry with its API, on a port of its own, and its teams. */
export interface TestRegistry {
  storage: ReleaseStorage;
  folder: string;
  teamsFile: string;
  url: string;
  /** Everything that its API logged. */
  log(): string;
  /** The events that it logged, oldest first. */
  events(): { event: string; [fact: string]: unknown }[];
  /** Creates a team that owns slices, and returns a token of it. */
  addTeam(name: string, ...slices: string[]): Promise<string>;
  post(command: string, token: string | null, body?: unknown): Promise<{ status: number; body: Record<string, unknown> }>;
  upload(token: string | null, files: BuiltFiles): Promise<{ status: number; body: Record<string, unknown> }>;
  close(): Promise<void>;
}

const ENV = { previewSecret: 'a secret of at least 32 characters', siteUrl: 'https://meowtale.example' };

async function listen(storage: ReleaseStorage, api: Api): Promise<Server> {
  const server = createRegistryServer(storage, () => {}, api.routing).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return server;
}

export async function startRegistry(limits?: UploadLimits): Promise<TestRegistry> {
  const { storage, folder } = await temporaryStorage();
  const teamsFile = path.join(await mkdtemp(path.join(tmpdir(), 'teams-')), 'teams.json');
  let lines = '';
  const logStream = {
    write(line: string) {
      lines += line;
    },
  };
  const api = await createApi({ storage, env: ENV, teamsFile, commands: offeredCommands, ...(limits && { limits }), logStream });
  const server = await listen(storage, api);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function send(command: string, token: string | null, init: RequestInit) {
    const headers = { ...init.headers, ...(token !== null && { authorization: `Bearer ${token}` }) };
    const response = await fetch(`${url}/api/${command}`, { method: 'POST', ...init, headers });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  }

  return {
    ...{ storage, folder, teamsFile, url },
    log: () => lines,
    events: () =>
      lines
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line))
        .filter(({ event }) => event !== undefined),
    addTeam: (name, ...slices) =>
      changeTeams(teamsFile, (teams) => {
        const team = { slices, hosts: ['svc-a.internal'], tokens: [] };
        teams.set(name, team);
        return addToken(team).token;
      }),
    post: (command, token, body = {}) =>
      send(command, token, { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    upload(token, files) {
      const body = new FormData();
      for (const [name, bytes] of files) body.append(name, new Blob([new Uint8Array(bytes)]), 'file');
      return send('publish', token, { body });
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await api.close();
    },
  };
}
