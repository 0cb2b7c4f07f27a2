/**
 * Every code that an error may have in `extensions.code`, with its HTTP status. The first block is SPEC §8's; the second is ours, for
 * errors that SPEC §§4–6 describe without a code.
 */
export const ERROR_STATUS = {
  '400': 400,
  '404': 404,
  '500': 500,
  '9999': 500,
  'ai/content-filter': 422,
  'ai/failure': 502,
  'auth/id-token-expired': 401,
  'auth/email-already-exists': 409,
  'auth/argument-error': 400,
  'auth/user-not-found': 401,
  'auth/wrong-password': 401,
  'auth/too-many-requests': 429,
  'auth/email_verified': 403,
  'other/network-request-failed': 503,
  'upload/game-pack-too-big': 413,
  'upload/game-pack-invalid-url': 400,
  'input/game-pack-name-error': 400,
  'input/store-required-info-empty-error': 400,
  'file/upload.app.add_size': 413,
  'pay/new-tab-prevent': 409,

  'other/response-timeout': 503,
  // Not 503, which says that it didn't work and invites a retry.
  'other/outcome-unknown': 504,
  'auth/required': 401,
  'auth/invalid-token': 401,
  'auth/revoked': 401,
  'auth/recent': 403,
  'sign-in/limit': 409,
  'erasure/refused': 409,
  'auth/forbidden': 403,
  'auth/suspended': 403,
  'auth/unavailable': 503,
  'gateway/signature': 401,
  'gateway/version': 400,
  'gateway/operation-unknown': 403,
  'gateway/query-too-large': 400,
  'gateway/rate-limited': 429,
  'service/unavailable': 503,
  'service/overloaded': 503,
  'service/storage-full': 507,
  'input/invalid': 400,
  'input/conflict': 409,
  'idempotency/conflict': 409,
  'upload/too-large': 413,
  'upload/type-refused': 415,
  'upload/image-refused': 422,
  'upload/archive-refused': 422,
  'upload/story-refused': 422,
  'upload/not-found': 404,
  'upload/chunk-refused': 422,
  'upload/incomplete': 409,
  'upload/changed': 422,
  'upload/limit': 409,
  'upload/storage-full': 507,
  'file/in-use': 409,
  'app/in-use': 409,
  'app/limit': 409,
  'app/editor-link': 403,
  'app/tree-conflict': 409,
  'job/running': 409,
  'build/refused': 422,
  'plan/required': 403,
  'store/not-found': 404,
  'store/platform-locked': 409,
  'store/represented-by-agent': 403,
  'store/owner-suspended': 403,
  'store/agent-state': 409,
  'store/submit-state': 409,
  'store/package-taken': 409,
  'store/price-locked': 409,
  'store/terms-missing': 403,
  'store/check-failed': 422,
  'comment/not-found': 404,
  'update-log/not-found': 404,
  'wishlist/not-found': 404,
  'review/state': 409,
  'release/rejected': 422,
  'quote/expired': 409,
  'quote/changed': 409,
  'order/own-work': 403,
  'order/already-owned': 409,
  'order/not-cancellable': 409,
  'order/not-refundable': 409,
  'order/reward-minimum': 400,
  'wallet/insufficient': 409,
  'withdrawal/state': 409,
  'withdrawal/second-person': 403,
  'payout/file-invalid': 500,
  'payment/declined': 402,
  'payment/webhook-signature': 400,
  'payment/provider': 502,
  'payment/amount-refused': 422,
  'hosted/credential-invalid': 400,
  'hosted/credential-used': 409,
  'hosted/credential-expired': 410,
  'hosted/credential-foreign': 403,
  'hosted/page-ended': 410,
  'play/not-authorized': 403,
  'play/save-conflict': 409,
  'ai/language': 422,
  'ai/no-provider': 409,
  'job/cancelled': 409,
  'drama/not-found': 404,
  'drama/proposal-not-found': 404,
  'drama/revision-conflict': 409,
  'drama/full': 409,
  'drama/limit': 409,
  'drama/snapshot-not-found': 404,
  'ad-link/of-site': 409,
  'website/not-found': 404,
  'website/name-taken': 409,
  'website/version-not-found': 404,
  'website/article-not-found': 404,
  'website/article-in-use': 409,
  'website/domain-not-found': 404,
  'website/domain-taken': 409,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** An invalid input: its dotted path, the locale key of the sentence, and the sentence's values. */
export interface FieldError {
  path: string;
  key: string;
  params?: Record<string, string | number>;
}

/** `extensions.data` of `ai/content-filter`: the words to remove from the prompt; none if the model itself refused. */
export interface ContentFilterData {
  words: string[];
  /** Positions of the words, in UTF-16 units of the field at a dotted path. */
  fields?: { path: string; from: number; to: number }[];
}

/** `extensions` of a GraphQL error (DESIGN §9). */
export interface ErrorExtensions {
  code: ErrorCode;
  status: number;
  fields?: FieldError[];
  requestId: string;
  /** The service that is down, for `service/unavailable` only. */
  service?: string;
  /** What the client can use instead, e.g. the new quote of `quote/changed`. */
  data?: unknown;
}
