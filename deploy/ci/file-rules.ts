import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { labelFaults } from './label-words.ts';
import { userWordFaults } from './user-words.ts';

const source = /\.(?:ts|tsx|mjs|cjs)$/;
const testing = /\/testing(?:\.ts$|\/)|\/test-[^/]+\.ts$/;
const test = /(?:\.test\.tsx?|\.spec\.ts)$|^e2e\//;
/** The only files that may read the environment: a workspace's env.ts, tools, and tests. */
const readsEnvironment = /(?:^|\/)env\.ts$|\.config\.\w+$|^(?:deploy|e2e|bench)\/|^bootstrap\.mjs$/;

const server = /^(?:svc-[^/]+\/src|gateway\/src|shell\/server|shell\/src\/server|packages\/service-kit\/src)\//;
const caller = /\bfetch\(|from '(?:node:)?(?:https?|http2|net|tls|dgram|dns|undici|stripe)(?:\/[^']*)?'/;
const typesOnly = /^import type .*$/gm;
/**
 * The servers' files that open connections, and their targets: addresses from the environment or of a provider, never one that a user
 * entered (TRUST 21). Code that fetches an entered address needs a guard against private addresses, redirects and DNS rebinding before it
 * may be listed here.
 */
export const CALLS_OUT: Readonly<Record<string, string>> = {
  'gateway/src/stitching/signed-client.ts': 'the services, by their addresses in the environment',
  'shell/server/ask-gateway.ts': 'the gateway',
  'shell/server/html.ts': 'nobody: a script that it writes into the page does, for the files of that page',
  'shell/server/overrides.ts': 'a development server on this machine, without redirects; never in production',
  'shell/server/render/warm-up.ts': 'the shell itself',
  'shell/src/server/create-server-shell.ts': 'the gateway',
  'svc-catalog/src/library/builds/android-builder.ts': 'the builder of .apk files that the operator names',
  'svc-catalog/src/people/people/identity.ts': 'Firebase',
  'svc-catalog/src/network.ts':
    'links and pictures that creators name: at the public address that was judged, following nothing that wasn’t judged anew',
  'svc-catalog/src/reach/site-domains/check.ts':
    'name servers, about domains of creators: what they say is compared, and nothing there is opened',
  'svc-drama-ai/src/providers/endpoint.ts': 'the model and the picture server that the operator names',
  'svc-wallet/src/topups/sandbox/deliver.ts': 'the site itself',
  'svc-wallet/src/topups/stripe/client.ts': 'Stripe',
  'svc-wallet/src/topups/stripe/webhook.ts': 'Stripe',
};

/** Returns whether a file's text opens connections. */
export function callsOut(text: string): boolean {
  return caller.test(text.replaceAll(typesOnly, ''));
}

/** Checks a file against the project's rules that no linter here has. Returns one line per fault. */
export function faultsOf(path: string, text: string): string[] {
  const faults: string[] = [];
  const lines = text.split('\n').length - 1;
  const most = test.test(path) ? 400 : 250;
  if (lines > most) faults.push(`${path}: ${lines} lines; ${most} are the most`);
  if (/\bprocess\.env\b/.test(text) && !readsEnvironment.test(path) && !test.test(path))
    faults.push(`${path}: reads process.env; only env.ts does`);
  if (server.test(path) && !test.test(path) && !testing.test(path) && callsOut(text) && !(path in CALLS_OUT))
    faults.push(`${path}: calls out; say whom in CALLS_OUT`);
  if (/\b(?:it|test|describe)\.(?:skip|only|todo|fixme)\b/.test(text) && test.test(path)) faults.push(`${path}: leaves a test out`);
  return [...faults, ...userWordFaults(path, text)];
}

/** Checks every source file and the interface's texts that git tracks or would add. */
export function checkFiles(root: string): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const files = listed.split('\0').filter((path) => (source.test(path) || path.endsWith('/en-US.json')) && existsSync(join(root, path)));
  return files.flatMap((path) => (source.test(path) ? faultsOf : labelFaults)(path, readFileSync(join(root, path), 'utf8')));
}
