import { type UploadedFile, type UploadFields, uploadedFile } from '@meowtale/contracts/inputs/catalog/upload';
import type { AppError } from '@meowtale/web-kit';
import { z } from 'zod';

/** Why a file was not taken, in the shape of every other error. */
export class UploadRefused extends Error {
  readonly error: AppError;

  constructor(error: AppError) {
    super(error.code);
    this.name = 'UploadRefused';
    this.error = error;
  }
}

const refusal = z.object({
  code: z.string(),
  status: z.number().optional(),
  requestId: z.string().optional(),
  fields: z
    .array(z.object({ path: z.string(), key: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])).optional() }))
    .optional(),
});

export interface FileToUpload extends Pick<UploadFields, 'scope' | 'target'> {
  file: File;
  /** The person's identity token; a guest uploads nothing. */
  token: string | null;
  /** 0 to 100 while bytes leave; null from then until the service has looked at them. */
  onProgress(percent: number | null): void;
}

/**
 * Sends one file to `POST /files/upload`. XMLHttpRequest, because fetch doesn't tell how much of a body has left.
 * @throws UploadRefused with the service's own reason, or `other/network-request-failed` when there was no answer
 */
export function uploadFile({ file, token, scope, target, onProgress }: FileToUpload): Promise<UploadedFile> {
  const body = new FormData();
  // The fields stand before the file: the service wants to know what it is for before it takes any of it.
  body.append('scope', scope);
  if (target) body.append('target', target);
  body.append('basename', file.name);
  body.append('file', file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ lengthComputable, loaded, total }) =>
      onProgress(lengthComputable && loaded < total ? Math.floor((loaded * 100) / total) : null);
    request.onerror = () => reject(new UploadRefused({ code: 'other/network-request-failed' }));
    request.onload = () => {
      const answer = readJson(request.responseText);
      const kept = uploadedFile.safeParse(answer);
      if (request.status === 201 && kept.success) return resolve(kept.data);
      reject(new UploadRefused(refusal.safeParse(answer).data ?? { code: '9999', status: request.status }));
    };
    request.open('POST', '/files/upload');
    request.setRequestHeader('accept-version', 'v2');
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.send(body);
  });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
