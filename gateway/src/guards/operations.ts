import { createHash } from 'node:crypto';
import { operationsSchema } from '@meowtale/contracts/releases';
import { listReleases, type ReleaseStorage, readPublishedFile } from '@meowtale/releases';
import { createQueryGuard, DomainError, type GraphqlBody, PUBLIC_LIMITS } from '@meowtale/service-kit';
import type { FastifyBaseLogger } from 'fastify';
import type { DocumentNode } from 'graphql';

/** Minimum time between reading releases again because of an unknown hash. */
const LOOK_AGAIN_MS = 1000;

export interface OperationSource {
  /** @throws DomainError `gateway/operation-unknown` (403), `gateway/query-too-large`, `input/invalid` (400) */
  operationOf(body: GraphqlBody): Promise<DocumentNode>;
}

function hashIn({ extensions }: GraphqlBody): string | undefined {
  const hash = (extensions?.persistedQuery as { sha256Hash?: unknown } | undefined)?.sha256Hash;
  return typeof hash === 'string' ? hash : undefined;
}

type Texts = ReadonlyMap<string, string>;

/** Returns null while the release isn't wholly there. */
async function readRelease(storage: ReleaseStorage, slice: string, version: string): Promise<Texts | null> {
  const bytes = await readPublishedFile(storage, slice, version, 'operations.json');
  if (!bytes) return null;
  const operations = operationsSchema.parse(JSON.parse(bytes.toString()));
  return new Map(Object.entries(operations).map(([hash, { document }]) => [hash, document]));
}

/** Creates the reader of all releases' operations, by hash. It reads each release once, because releases never change. */
function createReleasedReader(storage: ReleaseStorage, log: FastifyBaseLogger): () => Promise<Texts> {
  let known = new Map<string, Texts>();
  return async () => {
    const found = new Map<string, Texts>();
    for (const { slice, version } of await listReleases(storage)) {
      const key = `${slice}/${version}`;
      try {
        const texts = known.get(key) ?? (await readRelease(storage, slice, version));
        if (texts) found.set(key, texts);
      } catch (error) {
        log.error({ event: 'operations.unreadable', err: error, slice, version }, 'the operations of a release could not be read');
      }
    }
    known = found;
    return new Map([...found.values()].flatMap((texts) => [...texts]));
  };
}

export interface OperationsOptions {
  mode: 'open' | 'registered';
  /** Operations of all releases are accepted, because a tab uses its release as long as it is open. */
  storage: ReleaseStorage;
  log: FastifyBaseLogger;
}

/**
 * Finds a request's operation by its text or the text's sha256. In `registered` mode it accepts only operations of releases. The limits
 * apply in both modes.
 */
export function createOperationSource({ mode, storage, log }: OperationsOptions): OperationSource {
  const guard = createQueryGuard(PUBLIC_LIMITS);
  const readReleased = createReleasedReader(storage, log);
  let released: Promise<Texts> = Promise.resolve(new Map());
  let lookedAt = Number.NEGATIVE_INFINITY;

  /** Concurrent requests share one reading of the releases, because a page sends several operations at once. */
  async function releasedText(hash: string): Promise<string | undefined> {
    const text = (await released).get(hash);
    if (text !== undefined) return text;
    if (performance.now() - lookedAt > LOOK_AGAIN_MS) {
      lookedAt = performance.now();
      const before = released;
      released = readReleased().catch((error: unknown) => {
        log.error({ event: 'releases.unreadable', err: error }, 'the releases could not be read; those read before are used');
        return before;
      });
    }
    return (await released).get(hash);
  }

  return {
    async operationOf(body) {
      const sent = body.query;
      const variables = body.variables ?? {};
      if (sent !== undefined && mode === 'open') return guard(sent, variables);
      const hash = sent === undefined ? hashIn(body) : createHash('sha256').update(sent).digest('hex');
      if (hash === undefined) throw new DomainError('input/invalid', { fields: [{ path: 'query', key: 'errors.query.missing' }] });
      const text = await releasedText(hash);
      if (text === undefined) throw new DomainError('gateway/operation-unknown');
      return guard(text, variables);
    },
  };
}
