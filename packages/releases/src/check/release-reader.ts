import { type Operations, operationsSchema, type ReleaseRef } from '@meowtale/contracts/releases';
import { ZodError } from 'zod';
import {
  ReleaseError,
  type ReleaseStorage,
  readRelease,
  readReleaseFile,
  readService,
  type VerifiedRelease,
  type VerifiedService,
} from '../index.ts';

/** Reads releases, each once. Returns null for one that is damaged. @throws when the storage fails, which says nothing of a release */
export interface ReleaseReader {
  remote(slice: string, ref: ReleaseRef): Promise<VerifiedRelease | null>;
  operations(slice: string, ref: ReleaseRef): Promise<Operations | null>;
  service(slice: string, ref: ReleaseRef): Promise<VerifiedService | null>;
}

/** Returns whether an error is one of stored bytes: missing, changed, or of another form. */
export const isDamage = (error: unknown): boolean => [ReleaseError, ZodError, SyntaxError].some((kind) => error instanceof kind);

export function createReleaseReader(storage: ReleaseStorage): ReleaseReader {
  const remotes = new Map<string, Promise<VerifiedRelease | null>>();
  const operations = new Map<string, Promise<Operations | null>>();
  const services = new Map<string, Promise<VerifiedService | null>>();

  async function unlessDamaged<T>(read: () => Promise<T>): Promise<T | null> {
    try {
      return await read();
    } catch (error) {
      if (isDamage(error)) return null;
      throw error;
    }
  }

  function once<T>(known: Map<string, Promise<T | null>>, slice: string, { version, integrity }: ReleaseRef, read: () => Promise<T>) {
    const key = `${slice}/${version}/${integrity}`;
    const found = known.get(key) ?? unlessDamaged(read);
    known.set(key, found);
    return found;
  }

  async function readOperations(slice: string, ref: ReleaseRef): Promise<Operations> {
    const release = await readRelease(storage, slice, ref);
    return operationsSchema.parse(JSON.parse((await readReleaseFile(storage, release, 'operations.json')).toString()));
  }

  return {
    remote: (slice, ref) => once(remotes, slice, ref, () => readRelease(storage, slice, ref)),
    operations: (slice, ref) => once(operations, slice, ref, () => readOperations(slice, ref)),
    service: (slice, ref) => once(services, slice, ref, () => readService(storage, slice, ref)),
  };
}
