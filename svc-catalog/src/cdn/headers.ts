import type { FastifyReply } from 'fastify';

const FEATURES_OFF =
  'accelerometer=(), camera=(), display-capture=(), geolocation=(), hid=(), idle-detection=(), local-fonts=(), magnetometer=(), microphone=(), midi=(), otp-credentials=(), payment=(), publickey-credentials-create=(), publickey-credentials-get=(), screen-wake-lock=(), serial=(), storage-access=(), usb=(), window-management=(), xr-spatial-tracking=()';

/** On everything that this process answers. */
export function commonHeaders(reply: FastifyReply): void {
  reply.headers({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'permissions-policy': FEATURES_OFF,
    'x-dns-prefetch-control': 'off',
    'origin-agent-cluster': '?1',
  });
}

/** User files: nothing in them runs, wherever they are opened. Pictures may be shown by any of our pages. */
export function fileHeaders(reply: FastifyReply): void {
  reply.headers({
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'; form-action 'none'; base-uri 'none'",
    'cross-origin-resource-policy': 'cross-origin',
    'x-frame-options': 'DENY',
  });
}

const SANDBOX = 'sandbox allow-scripts allow-same-origin allow-forms allow-pointer-lock';

/**
 * A work's documents. Its player is ours and strict; an uploaded game may run what it brought, but reaches no other origin,
 * opens and navigates nothing, and is framed by the shell alone (TRUST 20). The sandbox holds outside our frame too.
 */
export function workHeaders(reply: FastifyReply, kind: 'player' | 'upload', shellOrigin: string): void {
  const scripts = kind === 'player' ? "'self'" : "'self' 'unsafe-inline' 'unsafe-eval' 'wasm-unsafe-eval' blob:";
  const styles = kind === 'player' ? "'self'" : "'self' 'unsafe-inline'";
  const media = kind === 'player' ? "'self'" : "'self' data: blob:";
  const policy = [
    "default-src 'none'",
    `script-src ${scripts}`,
    `style-src ${styles}`,
    `img-src ${media}`,
    `font-src ${media}`,
    `media-src ${media}`,
    `connect-src ${media}`,
    kind === 'player' ? "worker-src 'none'" : "worker-src 'self' blob:",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${shellOrigin}`,
    SANDBOX,
  ];
  reply.headers({
    'content-security-policy': policy.join('; '),
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
  });
}
