import type { ShellEnv } from './env.ts';

/** Returns one of our URL patterns as a CSP source, with a wildcard for the name. */
function anyHost(pattern: string): string {
  const { protocol, host } = new URL(pattern.replace(/\{\w+\}/, 'x'));
  return `${protocol}//${host.replace(/^[^.]*/, '*')}`;
}

function identityOrigins(env: ShellEnv): string[] {
  if (env.FIREBASE_AUTH_EMULATOR_HOST) return [`http://${env.FIREBASE_AUTH_EMULATOR_HOST}`];
  return ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
}

export interface PolicyInput {
  nonce: string;
  /** Further origins, from which a slice under development is served. */
  development: readonly string[];
}

/**
 * Returns the page's content security policy: no inline script or style without this page's nonce, no eval, scripts only from the releases,
 * frames only from works' origins. `style-src-attr` is closed too: React sets styles by property.
 */
export function contentSecurityPolicy(env: ShellEnv, { nonce, development }: PolicyInput): string {
  const releases = [new URL(env.RELEASES_URL).origin, ...development];
  const files = new URL(env.FILES_URL).origin;
  const works = anyHost(env.WORKS_URL);
  const bucket = env.STORAGE_S3_ENDPOINT ? [new URL(env.STORAGE_S3_ENDPOINT).origin] : [];
  const policy: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': [`'nonce-${nonce}'`, ...releases],
    'style-src': ["'self'", `'nonce-${nonce}'`, ...releases],
    'img-src': ["'self'", 'data:', 'blob:', files, works, ...releases],
    'media-src': ["'self'", 'blob:', files],
    'font-src': releases,
    'connect-src': ["'self'", ...releases, ...identityOrigins(env), ...bucket],
    'frame-src': [works],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  };
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}

/** Returns the headers of every response of the shell unless overridden; a page has its policy in addition. */
export function securityHeaders(env: ShellEnv): Record<string, string> {
  return {
    'cache-control': 'no-store',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(env.SITE_URL.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}
