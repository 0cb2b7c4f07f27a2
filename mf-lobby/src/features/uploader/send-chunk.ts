import { type AppError, type HostV1, SILENT_MS, watchSilence } from '@meowtale/web-kit';

/**
 * `again`: no response, or an error of the service. `silent`: no progress for a minute. `stale`: a signed address has expired. `refused` ends the
 * upload.
 */
export type ChunkAnswer =
  | { kind: 'there' }
  | { kind: 'again' }
  | { kind: 'silent' }
  | { kind: 'stale' }
  | { kind: 'refused'; error: AppError };

export interface ChunkToSend {
  /** One of ours begins with `/`; a complete one is signed and needs only the bytes. */
  url: string;
  body: Blob;
  /** In base64. */
  md5: string;
  signal: AbortSignal;
  /** Called with the bytes sent so far. */
  onSent(bytes: number): void;
}

const BUSY = [408, 425, 429];
/** A part that was damaged in transit is sent again. */
const DAMAGED = 'upload.errors.chunkMd5';

function judge(status: number, text: string, ours: boolean): ChunkAnswer {
  if (status >= 200 && status < 300) return { kind: 'there' };
  if (BUSY.includes(status) || status >= 500) return { kind: 'again' };
  if (!ours) return { kind: 'stale' };
  const error = readError(status, text);
  return error.fields?.some(({ key }) => key === DAMAGED) ? { kind: 'again' } : { kind: 'refused', error };
}

function readError(status: number, text: string): AppError {
  try {
    const { code, fields, requestId } = JSON.parse(text) as AppError;
    return { code: code ?? '9999', status, fields, requestId };
  } catch {
    return { code: '9999', status };
  }
}

/** An ended session signs the tab out, as it does after a call of GraphQL: the shell decides by the code. */
const UNAUTHORIZED = 401;

/**
 * PUTs one part, and shows an error of the sign-in. It uses XMLHttpRequest, because fetch doesn't report upload progress. Never throws; one
 * that the caller aborted is `again`.
 */
export async function sendChunk(
  { session, showError }: Pick<HostV1, 'session' | 'showError'>,
  { url, body, md5, signal, onSent }: ChunkToSend,
): Promise<ChunkAnswer> {
  const ours = url.startsWith('/');
  let token: string | null = null;
  try {
    if (ours) token = await tokenOf(session);
  } catch (error) {
    return { kind: error instanceof TokenLateError ? 'silent' : 'again' };
  }
  if (signal.aborted) return { kind: 'again' };
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const end = (answer: ChunkAnswer) => {
      signal.removeEventListener('abort', abort);
      if (answer.kind === 'refused' && answer.error.status === UNAUTHORIZED) showError(answer.error);
      resolve(answer);
    };
    request.open('PUT', url);
    request.setRequestHeader('content-md5', md5);
    if (ours) request.setRequestHeader('accept-version', 'v2');
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.addEventListener('progress', ({ loaded }) => onSent(Math.min(loaded, body.size)));
    request.addEventListener('load', () => end(judge(request.status, request.responseText, ours)));
    request.addEventListener('error', () => end({ kind: 'again' }));
    // Only the caller's signal and `watchSilence` abort it.
    request.addEventListener('abort', () => end({ kind: signal.aborted ? 'again' : 'silent' }));
    signal.addEventListener('abort', abort);
    watchSilence(request);
    request.send(body);
  });
}

class TokenLateError extends Error {
  override name = 'TokenLateError';
}

/**
 * Returns the token within a time limit, because its renewal over a stalled connection would never end.
 * @throws TokenLateError when it doesn't arrive in time
 */
async function tokenOf(session: HostV1['session']): Promise<string | null> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new TokenLateError('no token in time')), SILENT_MS);
  try {
    return await Promise.race([session.token(), late]);
  } finally {
    clearTimeout(timer);
  }
}
