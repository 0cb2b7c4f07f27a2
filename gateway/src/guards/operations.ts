import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Operations, operationsSchema } from '@meowtale/contracts/releases';
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

async function readReleased(folder: string, log: FastifyBaseLogger): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for await (const file of glob('*/*/operations.json', { cwd: folder })) {
    try {
      const operations: Operations = operationsSchema.parse(JSON.parse(await readFile(join(folder, file), 'utf8')));
      for (const [hash, { document }] of Object.entries(operations)) texts.set(hash, document);
    } catch (error) {
      log.error({ event: 'operations.unreadable', err: error, file }, 'the operations of a release could not be read');
    }
  }
  return texts;
}

export interface OperationsOptions {
  mode: 'open' | 'registered';
  /** Folder of releases. Operations of all of them are accepted, because a tab uses its release as long as it is open. */
  releasesFolder: string;
  log: FastifyBaseLogger;
}

/**
 * Finds a request's operation by its text or the text's sha256. In `registered` mode it accepts only operations of releases. The limits
 * apply in both modes.
 */
export function createOperationSource({ mode, releasesFolder, log }: OperationsOptions): OperationSource {
  const guard = createQueryGuard(PUBLIC_LIMITS);
  let released: Promise<Map<string, string>> = Promise.resolve(new Map());
  let lookedAt = Number.NEGATIVE_INFINITY;

  /** Concurrent requests share one reading of the releases, because a page sends several operations at once. */
  async function releasedText(hash: string): Promise<string | undefined> {
    const text = (await released).get(hash);
    if (text !== undefined) return text;
    if (performance.now() - lookedAt > LOOK_AGAIN_MS) {
      lookedAt = performance.now();
      const before = released;
      released = readReleased(releasesFolder, log).catch((error: unknown) => {
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
