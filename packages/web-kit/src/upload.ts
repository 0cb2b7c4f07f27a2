import type { ImageTarget, UploadedFile, UploadScope } from '@meowtale/contracts/inputs/catalog/upload';
import type { AppError, HostV1 } from './host.ts';
import { watchSilence } from './watch-silence.ts';

/** A picture may wait for others to be made before it, and nothing moves meanwhile. */
const SILENT_WHOLE_MS = 120_000;

export interface UploadOptions {
  file: File;
  scope: UploadScope;
  /** What an image is for: the server crops it to exactly that size. */
  target?: ImageTarget;
  /** Whole percent sent; null while the length is unknown, and from the last byte until the service has looked at them. */
  onProgress?: (percent: number | null) => void;
  signal?: AbortSignal;
}

export type UploadAnswer = { file: UploadedFile } | { error: AppError };

const NO_NETWORK: AppError = { code: 'other/network-request-failed' };
const NO_RESPONSE: AppError = { code: 'other/response-timeout' };
/** Codes of bodies that aren't ours, by the status of the server before the gateway; without a response of it, that server sends 502 or 504. */
const FOREIGN: Readonly<Record<number, string>> = { 413: 'upload/too-large', 502: NO_RESPONSE.code, 504: NO_RESPONSE.code };

async function readAnswer(status: number, text: string): Promise<UploadAnswer> {
  try {
    const body: unknown = JSON.parse(text);
    if (status === 201) {
      // The page starts without zod, and this module is part of its start.
      const { uploadedFile } = await import('@meowtale/contracts/inputs/catalog/upload');
      return { file: uploadedFile.parse(body) };
    }
    const { code, fields, requestId } = body as AppError;
    return { error: { code: code ?? '9999', status, fields, requestId } };
  } catch {
    return { error: { code: FOREIGN[status] ?? '9999', status } };
  }
}

/** An ended session signs the tab out, as it does after a call of GraphQL: the shell decides by the code. */
const UNAUTHORIZED = 401;

/**
 * Sends one file to `POST /files/upload`, fields before the file as the server wants them, and shows an error of the sign-in. XMLHttpRequest
 * and not fetch, because only it says how much has been sent. Never throws: a file that couldn't be sent is `other/network-request-failed`; one that was
 * sent without a response, or on which nothing moved, is `other/response-timeout`, since a file that nothing uses may be sent again.
 */
export async function uploadFile(
  host: Pick<HostV1, 'session' | 'showError'>,
  { file, scope, target, onProgress, signal }: UploadOptions,
): Promise<UploadAnswer> {
  let token: string | null;
  try {
    token = await host.session.token();
  } catch {
    return { error: NO_NETWORK };
  }
  const body = new FormData();
  body.set('scope', scope);
  if (target) body.set('target', target);
  body.set('basename', file.name);
  body.set('file', file);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let isSent = false;
    request.open('POST', '/files/upload');
    request.setRequestHeader('accept-version', 'v2');
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) =>
      onProgress?.(lengthComputable && loaded < total ? Math.floor((loaded * 100) / total) : null),
    );
    request.upload.addEventListener('load', () => {
      isSent = true;
    });
    request.addEventListener('load', async () => {
      const answer = await readAnswer(request.status, request.responseText);
      if ('error' in answer && answer.error.status === UNAUTHORIZED) host.showError(answer.error);
      resolve(answer);
    });
    request.addEventListener('error', () => resolve({ error: isSent ? NO_RESPONSE : NO_NETWORK }));
    // Only the caller's signal and `watchSilence` abort it.
    request.addEventListener('abort', () => resolve({ error: signal?.aborted ? NO_NETWORK : NO_RESPONSE }));
    signal?.addEventListener('abort', () => request.abort());
    watchSilence(request, SILENT_WHOLE_MS);
    request.send(body);
  });
}
