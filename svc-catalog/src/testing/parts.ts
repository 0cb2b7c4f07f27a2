import { createHash } from 'node:crypto';
import { chunksOf } from '@meowtale/contracts/inputs/catalog/upload-session';
import type { TestCatalog, TestPersonWithUuid } from './catalog.ts';

const SESSION = 'uuid basename size md5 system chunk_size chunks { n size url is_there } expires_at';
const JOB = 'uuid state result error';

export interface TestSession {
  uuid: string;
  basename: string;
  chunk_size: number;
  chunks: { n: number; size: number; url: string; is_there: boolean }[];
}

export interface FileInParts {
  name: string;
  content: Buffer;
  system?: string;
}

export const md5Of = (bytes: Buffer, encoding: 'hex' | 'base64' = 'hex') => createHash('md5').update(bytes).digest(encoding);

/** Begins an upload; `more` overrides its input. Returns the session or the error's code. */
export async function beginUpload(
  catalog: TestCatalog,
  person: TestPersonWithUuid | undefined,
  { name, content, system }: FileInParts,
  more: { size?: number; md5?: string; key?: string } = {},
) {
  const query = `mutation ($basename: String!, $size: Float!, $md5: String!, $system: String, $key: ID) {
    addUploadSession(basename: $basename, size: $size, md5: $md5, system: $system, idempotency_key: $key) { ${SESSION} } }`;
  const variables = { basename: name, size: content.length, md5: md5Of(content), system, ...more };
  const { data, errors } = await catalog.graphql(query, variables, person);
  return { session: data?.addUploadSession as TestSession, code: errors?.[0]?.extensions.code };
}

/** Sends one part as the gateway forwards it. */
export function putChunk(
  catalog: TestCatalog,
  person: TestPersonWithUuid | undefined,
  url: string,
  bytes: Buffer,
  headers: Record<string, string> = {},
) {
  const sent = { 'accept-version': 'v2', 'content-type': 'application/octet-stream', 'content-md5': md5Of(bytes, 'base64'), ...headers };
  return catalog.inject({ method: 'PUT', url, payload: bytes, headers: sent }, { ...(person && { person }), stream: true });
}

export const partOf = (content: Buffer, n: number): Buffer => {
  const part = chunksOf(content.length).find((each) => each.n === n);
  if (!part) throw new Error(`there is no part ${n}`);
  return content.subarray(part.start, part.start + part.size);
};

export async function getSession(catalog: TestCatalog, person: TestPersonWithUuid | undefined, uuid: string) {
  const answer = await catalog.inject({ method: 'GET', url: `/files/chunks/${uuid}` }, { ...(person && { person }), stream: true });
  return { status: answer.statusCode, session: answer.json() as TestSession & { code?: string } };
}

/** A call returns a job that isn't done within its time; a repeat waits for the same one. */
const MERGE_CALLS_MAX = 6;

/** Starts merging and waits for the job. */
export async function mergeUpload(catalog: TestCatalog, person: TestPersonWithUuid, uuid: string) {
  const query = `mutation ($uuid: ID!) { mergeChunkFile(uuid: $uuid) { ${JOB} } }`;
  const merge = () => catalog.graphql(query, { uuid }, person);
  let { data, errors } = await merge();
  for (let calls = 1; data?.mergeChunkFile?.state === 0 && calls < MERGE_CALLS_MAX; calls += 1) ({ data, errors } = await merge());
  const job = data?.mergeChunkFile as { uuid: string; state: number; result: { uuid: string } | null; error: { code: string } | null };
  return { ...job, code: errors?.[0]?.extensions.code ?? job?.error?.code };
}

/** Uploads a file in parts. Returns the session and the result of merging. */
export async function uploadInParts(catalog: TestCatalog, person: TestPersonWithUuid, file: FileInParts) {
  const { session, code } = await beginUpload(catalog, person, file);
  if (!session) throw new Error(`it was not begun: ${code}`);
  for (const { n, url } of session.chunks) {
    const answer = await putChunk(catalog, person, url, partOf(file.content, n));
    if (answer.statusCode !== 204) throw new Error(answer.body);
  }
  return { session, merged: await mergeUpload(catalog, person, session.uuid) };
}
