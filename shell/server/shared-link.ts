import { z } from 'zod';
import { SharedLinkDocument } from '../src/shared-link-document.ts';
import { askGateway, type Visit } from './ask-gateway.ts';
import type { ShellEnv } from './env.ts';

const foundSchema = z.object({
  data: z.object({ findAppShare: z.object({ kind: z.string() }).nullable() }),
  errors: z.undefined().optional(),
});
const refusedSchema = z.object({ errors: z.array(z.object({ extensions: z.object({ code: z.string() }) })).min(1) });

/**
 * Asks the gateway, as a guest, whether a shared link (ADR 26) leads to a work; what can't be a link's word doesn't. Never throws: of
 * what nobody can be asked about, nothing is said.
 */
export async function findSharedLink(env: ShellEnv, token: string, visit: Visit): Promise<'found' | 'missing' | 'unknown'> {
  try {
    const answer = await askGateway(env, SharedLinkDocument, { token }, visit);
    const found = foundSchema.safeParse(answer);
    if (found.success) return found.data.data.findAppShare ? 'found' : 'missing';
    return refusedSchema.parse(answer).errors.every(({ extensions }) => extensions.code === 'input/invalid') ? 'missing' : 'unknown';
  } catch {
    return 'unknown';
  }
}
