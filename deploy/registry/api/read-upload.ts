import type { BuiltFiles } from '@meowtale/releases';
import type { FastifyRequest } from 'fastify';
import { UsageError } from '../commands/command.ts';
import { ApiError } from './api-error.ts';

export interface UploadLimits {
  files: number;
  /** Of one file, and of all together. */
  fileBytes: number;
  totalBytes: number;
}

export const UPLOAD_LIMITS: UploadLimits = { files: 2000, fileBytes: 16 * 1024 ** 2, totalBytes: 64 * 1024 ** 2 };

const LONGEST_NAME = 200;

/** What the server of releases can serve, in folders below the release's own. */
function isFileName(name: string): boolean {
  const parts = name.split('/');
  return name.length <= LONGEST_NAME && parts.every((part) => /^[A-Za-z0-9._@~-]+$/.test(part) && part !== '.' && part !== '..');
}

const tooLarge = ({ totalBytes }: UploadLimits) =>
  new ApiError(413, 'TooLargeError', `a release has at most ${totalBytes / 1024 ** 2} MB in all its files together`);

const endedEarly = () => new ApiError(400, 'RequestError', 'the upload ended early');

/**
 * Reads a build from a multipart body, in which each file is a part that has the file's name.
 * @throws ApiError 413 for too many or too large files, 415 for another body; UsageError for a name that could lead elsewhere
 */
export async function readUpload(request: FastifyRequest, limits: UploadLimits): Promise<BuiltFiles> {
  if (!request.isMultipart()) throw new ApiError(415, 'UsageError', 'a build is uploaded as multipart/form-data');
  // The parser waits forever for a request that ended before it began.
  if (request.raw.destroyed) throw endedEarly();
  const files = new Map<string, Uint8Array>();
  let totalBytes = 0;
  try {
    for await (const part of request.parts()) {
      const name = part.fieldname;
      if (part.type !== 'file') throw new UsageError(`"${name.slice(0, LONGEST_NAME)}" is no file`);
      if (!isFileName(name)) throw new UsageError(`"${name.slice(0, LONGEST_NAME)}" is no name of a file`);
      if (files.has(name)) throw new UsageError(`"${name}" is there twice`);
      const chunks: Buffer[] = [];
      for await (const chunk of part.file) {
        totalBytes += chunk.length;
        if (totalBytes > limits.totalBytes) throw tooLarge(limits);
        chunks.push(chunk);
      }
      if (part.file.truncated) throw new ApiError(413, 'TooLargeError', `${name} is larger than ${limits.fileBytes / 1024 ** 2} MB`);
      files.set(name, Buffer.concat(chunks));
    }
  } catch (error) {
    // What is left of the body is dropped, so that the client reads the response.
    request.raw.unpipe();
    request.raw.resume();
    throw request.raw.destroyed && !request.raw.complete ? endedEarly() : error;
  }
  const folders = new Set([...files.keys()].flatMap((name) => name.split('/').map((_, index, parts) => parts.slice(0, index).join('/'))));
  const both = [...files.keys()].find((name) => folders.has(name));
  if (both !== undefined) throw new UsageError(`"${both}" is a file and a folder`);
  return files;
}
