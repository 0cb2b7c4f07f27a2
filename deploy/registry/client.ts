import type { BuiltFiles } from '@meowtale/releases';
import { z } from 'zod';
import { type RemoteRegistry, type Result, UsageError } from './commands/command.ts';
import { EXIT, RegistryError } from './perform.ts';

/** Publishing takes as long as the upload does. */
const LONGEST_CALL_MS = 600_000;

const resultSchema = z.object({ lines: z.array(z.string()), data: z.unknown(), isRejected: z.boolean().optional() });
const errorSchema = z.object({ error: z.string(), message: z.string(), findings: z.array(z.unknown()).optional() });

const EXIT_CODES = new Map<number, number>([
  [400, EXIT.usage],
  [409, EXIT.conflict],
]);

function checkUrl(given: string): URL {
  const url = URL.canParse(given) ? new URL(given) : null;
  if (!url || !/^https?:$/.test(url.protocol)) throw new UsageError(`"${given}" is no URL of a registry`);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  if (url.protocol === 'http:' && !isLocal) throw new UsageError(`${given} would transmit the token unencrypted: use https`);
  // With a slash at its end, so that a path of the registry stays.
  return new URL(url.href.replace(/[?#].*$/, '').replace(/\/?$/, '/'));
}

/** An error that isn't the registry's, such as one of the network. */
const failure = (message: string) => new RegistryError({ error: 'RegistryError', message, exitCode: EXIT.rejected });

function reasonOf(error: Error): string {
  const { code, message } = (error.cause ?? error) as NodeJS.ErrnoException;
  return code ?? message;
}

/**
 * Creates a client of the API of a registry on another machine. It follows no redirect, so that the token goes nowhere else.
 * @throws UsageError when the URL isn't https, unless it is this machine, or the token is missing
 */
export function createClient(registry: string, token: string | undefined): RemoteRegistry {
  const base = checkUrl(registry);
  if (!token) throw new UsageError('RELEASES_TOKEN is missing, the token of your team');
  const send = (path: string, init: RequestInit) =>
    fetch(new URL(path, base), { redirect: 'error', signal: AbortSignal.timeout(LONGEST_CALL_MS), ...init }).catch((error: Error) => {
      throw failure(`can't reach ${base.href}: ${reasonOf(error)}`);
    });

  async function call(command: string, init: RequestInit): Promise<Result> {
    const response = await send(`api/${command}`, { method: 'POST', ...init });
    const body: unknown = await response.json().catch(() => null);
    const isResult = response.ok || response.status === 422;
    const result = isResult ? resultSchema.safeParse(body).data : undefined;
    if (result) return { ...result, isRejected: result.isRejected ?? false };
    const known = errorSchema.safeParse(body).data;
    // A release server without the API rejects every POST with 405.
    if (!known) throw failure(`${base.href} is no registry with an API: it responded with ${response.status}`);
    throw new RegistryError({ ...known, exitCode: EXIT_CODES.get(response.status) ?? EXIT.rejected });
  }
  const authorization = `Bearer ${token}`;

  return {
    run: (command, input) => call(command, { headers: { authorization, 'content-type': 'application/json' }, body: JSON.stringify(input) }),
    async publish(files: BuiltFiles) {
      const form = new FormData();
      for (const [name, bytes] of files) form.append(name, new Blob([new Uint8Array(bytes)]), 'file');
      // Encoded first: fetch ends the process when a form's upload is rejected before its end.
      const encoded = new Response(form);
      const headers = { authorization, 'content-type': encoded.headers.get('content-type') ?? '' };
      return call('publish', { headers, body: await encoded.arrayBuffer() });
    },
    async has(slice, version) {
      const { ok, status } = await send(`${slice}/${version}/integrity.json`, { method: 'HEAD' });
      if (!ok && status !== 404) throw failure(`${base.href} responded with ${status}`);
      return ok;
    },
  };
}
