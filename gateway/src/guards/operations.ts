import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Operations, operationsSchema } from '@meowtale/contracts/releases';
import { createQueryGuard, DomainError, type GraphqlBody, PUBLIC_LIMITS } from '@meowtale/service-kit';
import type { FastifyBaseLogger } from 'fastify';
import type { DocumentNode } from 'graphql';

/** How often an unknown hash makes us look for new releases, at most. */
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
      log.error({ err: error, file }, 'the operations of a release could not be read');
    }
  }
  return texts;
}

export interface OperationsOptions {
  mode: 'open' | 'registered';
  /** Where releases are; every one there counts, because a tab keeps its release for life. */
  releasesFolder: string;
  log: FastifyBaseLogger;
}

/**
 * Finds the operation a request asks for, by its text or by the sha256 of it. In `registered` mode only texts that a
 * release carries are run. The limits hold in both.
 */
export function createOperationSource({ mode, releasesFolder, log }: OperationsOptions): OperationSource {
  const guard = createQueryGuard(PUBLIC_LIMITS);
  let released: Promise<Map<string, string>> = Promise.resolve(new Map());
  let lookedAt = Number.NEGATIVE_INFINITY;

  /** Whoever asks while releases are being read waits for the same reading: a page sends several operations at once. */
  async function releasedText(hash: string): Promise<string | undefined> {
    const text = (await released).get(hash);
    if (text !== undefined) return text;
    if (performance.now() - lookedAt > LOOK_AGAIN_MS) {
      lookedAt = performance.now();
      const before = released;
      released = readReleased(releasesFolder, log).catch((error: unknown) => {
        log.error({ err: error }, 'the releases could not be read; those known stand');
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
