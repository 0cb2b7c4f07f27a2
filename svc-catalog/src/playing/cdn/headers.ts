import { PLAY_FRAME_SANDBOX } from '@meowtale/contracts/play-bridge';
import type { FastifyReply } from 'fastify';

const FEATURES_OFF =
  'accelerometer=(), camera=(), display-capture=(), geolocation=(), hid=(), idle-detection=(), local-fonts=(), magnetometer=(), microphone=(), midi=(), otp-credentials=(), payment=(), publickey-credentials-create=(), publickey-credentials-get=(), screen-wake-lock=(), serial=(), storage-access=(), usb=(), window-management=(), xr-spatial-tracking=()';

/** Sets the headers of every response of this process. */
export function commonHeaders(reply: FastifyReply): void {
  reply.headers({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'permissions-policy': FEATURES_OFF,
    'x-dns-prefetch-control': 'off',
    'origin-agent-cluster': '?1',
  });
}

/** Sets the headers of user files: no scripts run in them, wherever they are opened. Pictures may be shown by any page of the platform. */
export function fileHeaders(reply: FastifyReply): void {
  reply.headers({
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'; form-action 'none'; base-uri 'none'",
    'cross-origin-resource-policy': 'cross-origin',
    'x-frame-options': 'DENY',
  });
}

const SANDBOX = `sandbox ${PLAY_FRAME_SANDBOX}`;

/** What scripts a work's document may run: those of the player, those of the upload, or none. */
export type DocumentKind = 'player' | 'upload' | 'still';

const SCRIPTS: Record<DocumentKind, string> = {
  player: "'self'",
  upload: "'self' 'unsafe-inline' 'unsafe-eval' 'wasm-unsafe-eval' blob:",
  still: "'none'",
};

/**
 * Sets the headers of a work's documents. The player's policy is strict; an uploaded game may run its own scripts, but reaches no other
 * origin, can't open windows or navigate, and is framed by one page only (TRUST 20). The sandbox applies outside the frame, too.
 * @param ancestor the origin that may frame it
 * @param isolated whether its creator asked for cross-origin isolation (ADR 53)
 */
export function workHeaders(reply: FastifyReply, kind: DocumentKind, ancestor: string, isolated = false): void {
  const styles = kind === 'player' ? "'self'" : "'self' 'unsafe-inline'";
  const media = kind === 'player' ? "'self'" : "'self' data: blob:";
  const policy = [
    "default-src 'none'",
    `script-src ${SCRIPTS[kind]}`,
    `style-src ${styles}`,
    `img-src ${media}`,
    `font-src ${media}`,
    `media-src ${media}`,
    `connect-src ${media}`,
    kind === 'upload' ? "worker-src 'self' blob:" : "worker-src 'none'",
    // Not supported by any browser yet, and Chromium logs a warning: sent only where scripts of uploads run (ADR 49).
    ...(kind === 'upload' ? ["webrtc 'block'"] : []),
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${ancestor}`,
    SANDBOX,
  ];
  reply.headers({
    'content-security-policy': policy.join('; '),
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    vary: 'sec-fetch-dest',
    ...(isolated && ISOLATION),
  });
}

/**
 * Isolates a work's frame and workers: by itself in browsers that support it for frames, else when the page around it is isolated, too.
 * Such a page frames only documents that allow any origin, hence `cross-origin`; the work itself loads only its own files.
 */
const ISOLATION = {
  'document-isolation-policy': 'isolate-and-require-corp',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'cross-origin',
};

/** Sets the headers of the page around a work in its own tab: it frames that work only, and runs no scripts. */
export function tabHeaders(reply: FastifyReply, { work, style, isolated }: { work: string; style: string; isolated: boolean }): void {
  const policy = [
    "default-src 'none'",
    `frame-src ${work}`,
    `style-src '${style}'`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ];
  reply.headers({
    'content-security-policy': [...policy, "frame-ancestors 'none'"].join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'cache-control': 'no-store',
    ...(isolated && { 'cross-origin-embedder-policy': 'require-corp' }),
  });
}
