/**
 * Business constants: those of SPEC §§4, 5 and 9 as DESIGN §§4, 9 and 12 read them, and our own limits. Sizes in bytes, times in milliseconds
 * unless named.
 */

export const COINS_PER_USD = 100;
/** The platform's fee on every sale and tip, in basis points of the price. */
export const PLATFORM_FEE_BP = 3000;
export const BASIS_POINTS = 10_000;
export const DEFAULT_PROFIT_SHARE_BP = 2000;
/** The penalty for selling outside the platform, in fees on the amount sold, and the possible lengths of a suspension. */
export const PENALTY_FEES = 5;
export const SUSPENSION_DAYS = { min: 10, max: 30 } as const;

export const QUOTE_LIFETIME_MINUTES = 10;
/** How many of a buyer's unpaid quotes are stored, the newest, besides those that wait for a top-up. */
export const UNPAID_QUOTES_MAX = 50;
/** How long an order waits for a top-up at its quote's price. */
export const ORDER_HOLD_MINUTES = 30;
/** An unpaid payment fails after this time; one that is paid later is still credited. */
export const PAYMENT_ABANDONED_HOURS = 24;
/** Open payments per person, because the provider is polled for each. */
export const PAYMENTS_OPEN_MAX = 50;
/** How long a provider is polled for a payment, because a webhook may be lost and disputes come late. */
export const PAYMENT_WATCHED_DAYS = { paid: 120, failed: 7 } as const;
export const GRANT_LIFETIME_SECONDS = 900;
export const PLAY_CAPABILITY_SECONDS = 43_200;
export const REFUND_WINDOW_DAYS = 14;
export const REFUND_SEGMENT_PERCENT = 20;
export const REFUND_OPEN_HOURS = 2;
export const REFUNDS_PER_MONTH = 5;
/** A month is settled from this day of the next one, UTC (DESIGN §4). */
export const SETTLEMENT_DAY = 10;

/** The longest time range of a list of orders. */
export const ORDER_RANGE_MAX_DAYS = 999;

export const PAGE_SIZE_DEFAULT = 30;
export const PAGE_SIZE_MAX = 100;
export const PAGE_SIZE_DRAMA = 40;
export const PAGE_SIZE_RECOMMENDED = 5;
export const PAGE_SIZE_EVERYTHING = 1000;
/** The last numbered page; a list continues by `after` only, so that no page costs more than this one (DESIGN §9). */
export const LAST_NUMBERED_PAGE = 100;
export const PAGER_OFFSET = 5;
/** Tags of one query, included or excluded. */
export const FILTER_TAGS_MAX = 10;

export const DEBOUNCE_INPUT_MS = 200;
export const DEBOUNCE_EDITOR_SAVE_MS = 500;
export const DEBOUNCE_BILL_CONFIRM_MS = 500;
export const DEBOUNCE_DRAMA_SAVE_MS = 1000;
/** The delay between submitting and reloading the listing. */
export const SUBMIT_RELOAD_MS = 500;
export const LOADING_DELAY_MS = 200;
export const TOOLTIP_DELAY_MS = 20;
export const PROGRESS_BAR_MS = 5000;
export const APP_ERROR_CLEAR_MS = 2000;
/** How long the home's carousel of works on sale shows one. */
export const PAYMENT_CAROUSEL_MS = 3000;
export const RECHARGE_POLL_MS = 1000;
export const RECHARGE_TIMEOUT_MS = 60_000;
export const ASYNC_POLL_MS = 3000;
/** Limit from the first start of a job to its end. */
export const ASYNC_TIMEOUT_MS = 600_000;

/** Cookies of visitors who consented: their source and browser profile, and the browser's id (SPEC §9). */
export const TRACKING_COOKIE_SECONDS = 63_072_000;
export const CLIENT_SOURCE_COOKIE_SECONDS = 315_360_000;
/** The longest time that a page waits for tracking (SPEC §9). */
export const TRACKING_PREFETCH_MS = 2000;
/** Events in one call of `addTrafficLogs`. */
export const TRAFFIC_BATCH_MAX = 20;

/** Cache lifetime of what a page fetches when it starts. */
export const START_CACHE_SECONDS = 43_200;

/** Minimum width of the lobby and the editors, and of dense pages; two of SPEC §9's breakpoints. */
export const DESKTOP_MIN_WIDTH_PX = 1024;
export const DESKTOP_WIDTH_PX = 1280;

export const SCREENSHOTS_MIN = 3;
export const SCREENSHOTS_MAX = 12;
export const LABELS_MAX = 6;
/** Authors per listing. */
export const AUTHORS_MAX = 6;
export const GAME_PACK_MAX_BYTES = 2 * 1024 ** 3;
/** Large files are uploaded in parts, each with its MD5; above the second size the parts are twice as large (SPEC §9). */
export const UPLOAD_CHUNK_BYTES = 5_242_880;
export const UPLOAD_CHUNK_DOUBLED_FROM_BYTES = 524_288_000;
export const COVER_MAX_BYTES = 2 * 1024 ** 2;
export const SCREENSHOT_MAX_BYTES = 2 * 1024 ** 2;
/** A moving screenshot: WebM, stored unchanged. */
export const FILM_MAX_BYTES = 10 * 1024 ** 2;
export const FILM_MAX_WIDTH_PX = 1920;
export const FILM_MAX_HEIGHT_PX = 1080;
export const LOGO_MAX_BYTES = 5 * 1024 ** 2;
/** A listing's small covers, and the pictures of people and of their sites. */
export const SMALL_IMAGE_MAX_BYTES = 512 * 1024;
/** A picture without a fixed place, such as a story's. */
export const PICTURE_MAX_BYTES = 5 * 1024 ** 2;
export const INK_MAX_BYTES = 4 * 1024 ** 2;
/** A web game's start page, alone or in its zip. */
export const GAME_PAGE_MAX_BYTES = 5 * 1024 ** 2;
/** The unit of a plan's storage: 1,024 MB. */
export const CAPACITY_UNIT_BYTES = 1024 ** 3;
/** How long trashed apps can be restored. */
export const TRASH_DAYS = 30;
/** Lifetime of a link to an app's editor, in seconds. Not from SPEC. */
export const EDITOR_LINK_SECONDS = 60;
/** How many days a build is stored; it can be built again. Not from SPEC. */
export const BUILD_KEPT_DAYS = 7;
export const SAVE_MAX_BYTES = 256 * 1024;
export const ARCHIVE_MAX_FILES = 10_000;

export const DRAMA_ROLES = { default: 10, max: 20 } as const;
export const DRAMA_DIALOGS = { default: 30, max: 50 } as const;

/** The largest operation: importing a whole drama (`STORY_MAX.bytes`) with the text around its parts. */
export const OPERATION_MAX_BYTES = 5 * 1024 ** 2;

export const PLATFORMS = ['meowtale', 'meowtale-open'] as const;
export type PlatformKey = (typeof PLATFORMS)[number];
/** 1 priced with optional discount, 2 the buyer enters the price (SPEC §3; DESIGN §5 ties each to its platform). */
export const AUTH_TYPE = { meowtale: 1, 'meowtale-open': 2 } as const satisfies Record<PlatformKey, number>;
export const PLATFORM_SYSTEMS = { meowtale: ['web', 'android', 'windows'], 'meowtale-open': ['web'] } as const satisfies Record<
  PlatformKey,
  readonly string[]
>;

/** Systems of works (SPEC §3 "Supported OS"); PLATFORM_SYSTEMS are those of a platform. */
export const SYSTEMS = ['web', 'windows', 'macos', 'android', 'ios'] as const;

export const STORE_CATEGORIES = ['normal-age', 'boy-r18', 'boy-bl', 'girl-r18', 'girl-gl'] as const;
export type StoreCategory = (typeof STORE_CATEGORIES)[number];
/** Categories behind the adult gate (DESIGN §12). */
export const ADULT_CATEGORIES: readonly StoreCategory[] = ['boy-r18', 'boy-bl', 'girl-r18'];
/** Categories that a shelf shows unless others are asked for: none behind the gate (ADR 10). */
export const OPEN_CATEGORIES: readonly StoreCategory[] = STORE_CATEGORIES.filter((category) => !ADULT_CATEGORIES.includes(category));

/** Percentage of a discount. */
export const DISCOUNT_PERCENT = { min: 1, max: 99 } as const;
/** Initial values of a new custom discount. */
export const CUSTOM_DISCOUNT = { percent: 10, days: 7 } as const;
/** Initial values of a week's discount, which always lasts seven days from 0:00 UTC. */
export const WEEK_DISCOUNT = { percent: 10, days: 7 } as const;
/** Days after a custom discount in which the creator can't start another: six weeks. */
export const DISCOUNT_LOCKOUT_DAYS = 42;
/** Days after its release in which a work can't join the platform's seasonal promotions. */
export const SEASONAL_AFTER_DAYS = 30;

/** Minimum numbers for a card to show them, because fewer say nothing about a work. */
export const CARD_SIGNS = { likes: 3, comments: 3, players: 10 } as const;
/** Number of bestsellers, and the minimum of orders to be one. */
export const BESTSELLERS = { places: 10, ordersMin: 10 } as const;

export const CURRENCIES = ['USD', 'TWD', 'CNY'] as const;
export type Currency = (typeof CURRENCIES)[number];
export const CURRENCY_BY_LOCALE: Readonly<Record<string, Currency>> = { 'zh-TW': 'TWD', 'zh-CN': 'CNY' };

/** At the highest price and the weakest currency, a quote of this many works still fits a GraphQL Int in hundredths. */
export const CART_MAX = 50;

/** Silver that one member of staff can give at once, and within 24 hours: worth US$ 100 and US$ 1,000. */
export const SILVER_GRANT_MAX = 10_000;
export const SILVER_GRANTED_PER_DAY = 100_000;

/** The most that one payment brings, and that a buyer can give for one work: US$ 10,000, in coins. */
export const RECHARGE_MAX_COINS = 1_000_000;
export const REWARD_MAX_COINS = 1_000_000;

/** Pages opened by a credential, which is in `?data=` of the address, valid once and for this many seconds. */
export const HOSTED_ACTIONS = ['recharge', 'payment-log'] as const;
export type HostedAction = (typeof HOSTED_ACTIONS)[number];
export const HOSTED_CREDENTIAL_SECONDS = 120;
/** Lifetime of the page afterwards. */
export const HOSTED_PAGE_SECONDS = 900;
/** Unused credentials per person; one more makes the oldest invalid. */
export const HOSTED_CREDENTIALS_MAX = 10;

export const ORDER_STATE = { ordered: 0, paid: 1, expired: 2, cancelled: 3, refunded: 4 } as const;
/** SPEC §4 names 1 to 3. */
export const ASYNC_STATE = { pending: 0, done: 1, failed: 2, timedOut: 3 } as const;
export const PAYMENT_STATE = { pending: 0, paid: 1, failed: 2 } as const;
export const ACTIVITY_STATE = { draft: 0, scheduled: 1, active: 2, ended: 3 } as const;

export const PACK_TYPE = { app: 1, upload: 2, other: 3 } as const;
/** Content of a package (SPEC §3). */
export const CONTENT_TYPES = ['uploadApp', 'novel', 'comic', 'music', 'image'] as const;

/** How long a taken submission is reserved for its reviewer; then a colleague may take it over. */
export const REVIEW_HELD_HOURS = 24;

/** Maximum characters of a comment. */
export const COMMENT_MAX = 2000;
/** Limit per person, over all works. */
export const COMMENTS_PER_HOUR = 20;
/** Limit per person. */
export const COMMENT_REPORTS_PER_HOUR = 20;
/** Why a comment is reported; `other` needs a memo. */
export const COMMENT_REPORT_REASONS = ['spam', 'abuse', 'spoiler', 'illegal', 'other'] as const;
export type CommentReportReason = (typeof COMMENT_REPORT_REASONS)[number];
/** Maximum characters of a report's memo. */
export const COMMENT_REPORT_MEMO_MAX = 500;
/** Replies that are returned with their comment; the rest are requested by its uuid. */
export const REPLIES_SHOWN = 3;
