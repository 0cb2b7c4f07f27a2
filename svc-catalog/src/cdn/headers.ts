import { PLAY_FRAME_SANDBOX } from '@meowtale/contracts/play-bridge';
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

const SANDBOX = `sandbox ${PLAY_FRAME_SANDBOX}`;

/** What a document of a work may run: what is ours, what an upload brought, or nothing. */
export type DocumentKind = 'player' | 'upload' | 'still';

const SCRIPTS: Record<DocumentKind, string> = {
  player: "'self'",
  upload: "'self' 'unsafe-inline' 'unsafe-eval' 'wasm-unsafe-eval' blob:",
  still: "'none'",
};

/**
 * A work's documents. Its player is ours and strict; an uploaded game may run what it brought, but reaches no other origin, opens and
 * navigates nothing, and is framed by one page alone (TRUST 20). The sandbox applies outside our frame too.
 * @param ancestor the origin that may frame it
 * @param isolated whether its maker asked for cross-origin isolation (ADR 53)
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
    // No browser knows it yet and Chromium logs so: sent only where scripts that aren't ours run (ADR 49).
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
 * What isolates a work's frame and its workers: by itself where browsers can do that to a frame, else once the page around it is isolated
 * too. Such a page frames what allows it alone, which is why the frame is of any origin; all that the work loads is its own.
 */
const ISOLATION = {
  'document-isolation-policy': 'isolate-and-require-corp',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'cross-origin',
};

/** The page around a work in a tab of its own: a frame for that one work, and nothing that runs. */
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
