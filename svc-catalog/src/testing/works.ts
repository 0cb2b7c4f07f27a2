import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Knex } from 'knex';
import { createDatabaseView, type DatabaseViewOptions } from '../playing/cdn/database-view.ts';
import { cdnEnvSchema } from '../playing/cdn/env.ts';
import { createFilesServer } from '../playing/cdn/files-server.ts';
import { createWorksServer } from '../playing/cdn/works-server.ts';
import type { TestCatalog, TestPersonWithUuid } from './catalog.ts';
import { makeZip } from './zip.ts';

/** A busy machine may respond slowly. */
const ANSWER_WITHIN_MS = 30_000;

export interface UploadRequest {
  fields: Record<string, string>;
  name: string;
  content: Buffer | string;
  headers?: Record<string, string>;
}

/** Uploads a file as the gateway forwards it. */
export function upload(
  catalog: TestCatalog,
  person: TestPersonWithUuid | undefined,
  { fields, name, content, headers = {} }: UploadRequest,
) {
  const boundary = 'a-boundary-of-the-test';
  const field = ([key, value]: [string, string]) => `--${boundary}\r\ncontent-disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`;
  const file = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  const payload = Buffer.concat([
    Buffer.from(Object.entries(fields).map(field).join('') + file),
    Buffer.from(content),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  const request = { 'content-type': `multipart/form-data; boundary=${boundary}`, 'accept-version': 'v2', ...headers };
  return catalog.inject({ method: 'POST', url: '/files/upload', payload, headers: request }, { ...(person && { person }), stream: true });
}

const APP = 'uuid state version kind word_count languages faults { file line message key params } previewUrl status store_id tags { name }';

/** Creates an app and a version of it from `content`. */
export async function makeApp(catalog: TestCatalog, person: TestPersonWithUuid, content: Buffer | string, name = 'story.ink') {
  const added = await catalog.graphql('mutation { addApp(name: "A work", default_lang: "en-US") { uuid } }', {}, person);
  return setUpload(catalog, person, added.data.addApp.uuid, content, name);
}

export async function setUpload(catalog: TestCatalog, person: TestPersonWithUuid, uuid: string, content: Buffer | string, name: string) {
  const file = (await upload(catalog, person, { fields: { scope: 'app' }, name, content })).json();
  const query = `mutation ($uuid: ID!, $file: ID!) { setAppUpload(uuid: $uuid, file_uuid: $file) { ${APP} } }`;
  const { data, errors } = await catalog.graphql(query, { uuid, file: file.uuid }, person);
  if (errors) throw new Error(JSON.stringify(errors));
  return { ...data.setAppUpload, file } as {
    uuid: string;
    state: string;
    version: number;
    kind: string;
    word_count: number;
    languages: string[];
    faults: { file: string | null; line: number | null; message: string; key: string | null; params: object | null }[];
    previewUrl: string | null;
    file: { uuid: string; url: string };
  };
}

export interface ContentServers {
  files: FastifyInstance;
  works: FastifyInstance;
  /** Log lines of the works' server. */
  logLines: string[];
  close(): Promise<void>;
}

/** Creates the content servers of a catalogue, called by injection; the player is a page of one line. */
export async function contentServers(
  catalog: TestCatalog,
  playerDir: string,
  { db = catalog.db, accepted, ...viewOptions }: { db?: Knex; accepted?: string } & DatabaseViewOptions = {},
): Promise<ContentServers> {
  const env = cdnEnvSchema.parse({
    NODE_ENV: 'test',
    LOG_LEVEL: 'info',
    MAX_EVENT_LOOP_DELAY_MS: '0',
    DATABASE_URL: 'unused',
    GRANT_SIGNING_SECRET: catalog.env.GRANT_SIGNING_SECRET,
    GRANT_SIGNING_SECRET_ACCEPTED: accepted,
    FILES_DIR: catalog.filesDir,
    PLAYER_DIR: playerDir,
    FILES_ORIGIN: 'http://files.localhost:3002',
    WORKS_ORIGIN: 'http://a-{app}.localhost:3005',
    SHELL_ORIGIN: 'http://localhost:3000',
  });
  const logLines: string[] = [];
  const logStream = { write: (line: string) => void logLines.push(line) };
  const ports = {
    logStream,
    storage: catalog.storage,
    env,
    view: createDatabaseView(db, { warn: () => {} }, { answerWithinMs: ANSWER_WITHIN_MS, ...viewOptions }),
  };
  const files = await createFilesServer(ports);
  const works = await createWorksServer(ports);
  return {
    files,
    works,
    logLines,
    async close() {
      await Promise.all([files.close(), works.close()]);
    },
  };
}

/** Requests a whole address as a browser does for a frame. */
export function visit(server: FastifyInstance, address: string, headers: Record<string, string> = {}) {
  const { host, pathname, search } = new URL(address);
  return server.inject({ url: pathname + search, headers: { host, 'sec-fetch-dest': 'iframe', ...headers } });
}

/** Returns an archive of a story's languages, `en-US.ink` and so on. */
export const storyArchive = (languages: Record<string, string | Buffer>): Buffer =>
  makeZip(Object.entries(languages).map(([language, content]) => ({ name: `${language}.ink`, content })));

/** Returns all files in the catalogue's folder, so that a test can assert that nothing is left. */
export function filesOnDisk(catalog: TestCatalog): string[] {
  return readdirSync(catalog.filesDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(catalog.filesDir.length + 1))
    .sort();
}

export const storyFixture = (name: string): string =>
  readFileSync(join(import.meta.dirname, '../../../packages/story/fixtures', `${name}.ink`), 'utf8');
