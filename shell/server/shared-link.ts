import { z } from 'zod';
import { SharedLinkDocument } from '../src/shared-link-document.ts';
import { askGateway, InvalidQuestionError, type Visit } from './ask-gateway.ts';
import type { ShellEnv } from './env.ts';

const foundSchema = z.object({
  data: z.object({ findAppShare: z.object({ kind: z.string() }).nullable() }),
  errors: z.undefined().optional(),
});

/**
 * Queries the gateway, as a guest, whether a shared link (ADR 26) leads to a work; an impossible token doesn't. Never throws: during an
 * outage it is unknown.
 */
export async function findSharedLink(env: ShellEnv, token: string, visit: Visit): Promise<'found' | 'missing' | 'unknown'> {
  try {
    const { data } = await askGateway(env, { document: SharedLinkDocument, variables: { token }, schema: foundSchema }, visit);
    return data.findAppShare ? 'found' : 'missing';
  } catch (error) {
    return error instanceof InvalidQuestionError ? 'missing' : 'unknown';
  }
}
