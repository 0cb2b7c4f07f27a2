/** Business constants, all from SPEC §§4, 5 and 9 as DESIGN §§4, 9 and 12 read them. Sizes in bytes, times in milliseconds unless named. */

export const COINS_PER_USD = 100;
/** The platform's fee on every sale and tip, in basis points of the price. */
export const PLATFORM_FEE_BP = 3000;
export const BASIS_POINTS = 10_000;
export const DEFAULT_PROFIT_SHARE_BP = 2000;
/** What selling off the platform costs, in fees on what was sold, and for how long one may be suspended for it. */
export const PENALTY_FEES = 5;
export const SUSPENSION_DAYS = { min: 10, max: 30 } as const;

export const QUOTE_LIFETIME_MINUTES = 10;
/** How many bills that were neither paid nor wait for a top-up are kept of one buyer, the newest. */
export const UNPAID_QUOTES_MAX = 50;
/** How long an order waits for a top-up, at the price of its bill. */
export const ORDER_HOLD_MINUTES = 30;
/** A payment that nobody made within this time has failed; one that is made all the same brings its coins. */
export const PAYMENT_ABANDONED_HOURS = 24;
/** What one person may have begun to pay and not ended: providers are asked of each again and again. */
export const PAYMENTS_OPEN_MAX = 50;
/** How long a provider is asked of a payment again, lest a webhook was lost: disputes come late. */
export const PAYMENT_WATCHED_DAYS = { paid: 120, failed: 7 } as const;
export const GRANT_LIFETIME_SECONDS = 900;
export const PLAY_CAPABILITY_SECONDS = 43_200;
export const REFUND_WINDOW_DAYS = 14;
export const REFUND_SEGMENT_PERCENT = 20;
export const REFUND_OPEN_HOURS = 2;
export const REFUNDS_PER_MONTH = 5;
/** A month is settled from this day of the next, UTC (DESIGN §4). */
export const SETTLEMENT_DAY = 10;

/** The longest stretch of time that a list of orders is asked for. */
export const ORDER_RANGE_MAX_DAYS = 999;

export const PAGE_SIZE_DEFAULT = 30;
export const PAGE_SIZE_MAX = 100;
export const PAGE_SIZE_DRAMA = 40;
export const PAGE_SIZE_RECOMMENDED = 5;
export const PAGE_SIZE_EVERYTHING = 1000;
/** Numbered pages end here; a list is read on by `after` alone, so that no page costs more than these (DESIGN §9). */
export const LAST_NUMBERED_PAGE = 100;
export const PAGER_OFFSET = 5;
/** Tags of one question, taken or left out. */
export const FILTER_TAGS_MAX = 10;

export const DEBOUNCE_INPUT_MS = 200;
export const DEBOUNCE_EDITOR_SAVE_MS = 500;
export const DEBOUNCE_BILL_CONFIRM_MS = 500;
export const DEBOUNCE_DRAMA_SAVE_MS = 1000;
/** How long submitting waits before it opens the listing anew. */
export const SUBMIT_RELOAD_MS = 500;
export const LOADING_DELAY_MS = 200;
export const TOOLTIP_DELAY_MS = 20;
export const PROGRESS_BAR_MS = 5000;
export const APP_ERROR_CLEAR_MS = 2000;
/** How long the home's carousel of works for sale stays with one. */
export const PAYMENT_CAROUSEL_MS = 3000;
export const RECHARGE_POLL_MS = 1000;
export const RECHARGE_TIMEOUT_MS = 60_000;
export const ASYNC_POLL_MS = 3000;
/** From a job's first beginning to its end, at most. */
export const ASYNC_TIMEOUT_MS = 600_000;

/** Cookies of who agreed to be recognised: what brought them here and what their browser is called, and which browser it is (SPEC §9). */
export const TRACKING_COOKIE_SECONDS = 63_072_000;
export const CLIENT_SOURCE_COOKIE_SECONDS = 315_360_000;
/** A page waits no longer than this for anything that tracking asks (SPEC §9). */
export const TRACKING_PREFETCH_MS = 2000;
/** Notes about pages that one call of `addTrafficLogs` takes. */
export const TRAFFIC_BATCH_MAX = 20;

/** How long what a start fetches may be kept. */
export const START_CACHE_SECONDS = 43_200;

/** The least width of the lobby and the editors, and the one that dense pages ask for; two of SPEC §9's breakpoints. */
export const DESK_MIN_WIDTH_PX = 1024;
export const DESK_WIDTH_PX = 1280;

export const SCREENSHOTS_MIN = 3;
export const SCREENSHOTS_MAX = 12;
export const LABELS_MAX = 6;
/** Authors that a listing names. */
export const AUTHORS_MAX = 6;
export const GAME_PACK_MAX_BYTES = 2 * 1024 ** 3;
/** Large files come in parts, each with its MD5; larger ones in parts of twice the size (SPEC §9). */
export const UPLOAD_CHUNK_BYTES = 5_242_880;
export const UPLOAD_CHUNK_DOUBLED_FROM_BYTES = 524_288_000;
export const COVER_MAX_BYTES = 2 * 1024 ** 2;
export const SCREENSHOT_MAX_BYTES = 2 * 1024 ** 2;
/** A screenshot that moves: WebM, kept as it came. */
export const FILM_MAX_BYTES = 10 * 1024 ** 2;
export const FILM_MAX_WIDTH_PX = 1920;
export const FILM_MAX_HEIGHT_PX = 1080;
export const LOGO_MAX_BYTES = 5 * 1024 ** 2;
/** A store page's small covers, and the pictures of people and of their sites. */
export const SMALL_IMAGE_MAX_BYTES = 512 * 1024;
/** A picture for no particular place, such as a story's. */
export const PICTURE_MAX_BYTES = 5 * 1024 ** 2;
export const INK_MAX_BYTES = 4 * 1024 ** 2;
/** A web game's first page, alone or in its zip. */
export const GAME_PAGE_MAX_BYTES = 5 * 1024 ** 2;
/** In which a plan counts what may be kept: 1,024 MB. */
export const CAPACITY_UNIT_BYTES = 1024 ** 3;
/** How long what was thrown away can be restored. */
export const TRASH_DAYS = 30;
/** How long what opens an app's editor is good for, in seconds. Ours. */
export const EDITOR_LINK_SECONDS = 60;
/** How long what an app was built into is kept, in days; it can be made anew. Ours. */
export const BUILD_KEPT_DAYS = 7;
export const SAVE_MAX_BYTES = 256 * 1024;
export const ARCHIVE_MAX_FILES = 10_000;

export const DRAMA_ROLES = { default: 10, max: 20 } as const;
export const DRAMA_DIALOGS = { default: 30, max: 50 } as const;

/** The largest operation: a whole drama that is imported (`STORY_MAX.bytes`), and what stands around its parts. */
export const OPERATION_MAX_BYTES = 5 * 1024 ** 2;

export const PLATFORMS = ['meowtale', 'meowtale-open'] as const;
export type PlatformKey = (typeof PLATFORMS)[number];
/** 1 priced with optional discount, 2 the buyer enters the price (SPEC §3; DESIGN §5 ties each to its platform). */
export const AUTH_TYPE = { meowtale: 1, 'meowtale-open': 2 } as const satisfies Record<PlatformKey, number>;
export const PLATFORM_SYSTEMS = { meowtale: ['web', 'android', 'windows'], 'meowtale-open': ['web'] } as const satisfies Record<
  PlatformKey,
  readonly string[]
>;

/** Systems that works are made for (SPEC §3 "Supported OS"); which of them a platform takes is PLATFORM_SYSTEMS'. */
export const SYSTEMS = ['web', 'windows', 'macos', 'android', 'ios'] as const;

export const STORE_CATEGORIES = ['normal-age', 'boy-r18', 'boy-bl', 'girl-r18', 'girl-gl'] as const;
export type StoreCategory = (typeof STORE_CATEGORIES)[number];
/** Categories behind the adult gate (DESIGN §12). */
export const ADULT_CATEGORIES: readonly StoreCategory[] = ['boy-r18', 'boy-bl', 'girl-r18'];
/** What a shelf shows to whoever hasn't asked for a category: nothing from behind the gate (ADR 10). */
export const OPEN_CATEGORIES: readonly StoreCategory[] = STORE_CATEGORIES.filter((category) => !ADULT_CATEGORIES.includes(category));

/** What a discount takes off, in whole percent. */
export const DISCOUNT_PERCENT = { min: 1, max: 99 } as const;
/** What a new discount of a creator's own starts from. */
export const CUSTOM_DISCOUNT = { percent: 10, days: 7 } as const;
/** The same of a week's discount, which always lasts so long, from 0:00 UTC. */
export const WEEK_DISCOUNT = { percent: 10, days: 7 } as const;
/** For so long after a custom discount none of a creator's own begins: six weeks. */
export const DISCOUNT_LOCKOUT_DAYS = 42;
/** Seasonal promotions, which are the platform's, are none of a work's within so many days of its release. */
export const SEASONAL_AFTER_DAYS = 30;

/** From how many on a card shows a sign of a work: fewer say nothing of it. */
export const CARD_SIGNS = { likes: 3, comments: 3, players: 10 } as const;
/** Which works are called bestsellers: so many places, and none for a work with fewer orders. */
export const BESTSELLERS = { places: 10, ordersMin: 10 } as const;

export const CURRENCIES = ['USD', 'TWD', 'CNY'] as const;
export type Currency = (typeof CURRENCIES)[number];
export const CURRENCY_BY_LOCALE: Readonly<Record<string, Currency>> = { 'zh-TW': 'TWD', 'zh-CN': 'CNY' };

/** At the highest price and the weakest currency, so many works on one bill still cost fewer hundredths than a GraphQL Int holds. */
export const CART_MAX = 50;

/** Silver that a member of staff gives at a time, and within a day: US$ 100 and US$ 1,000 worth. */
export const SILVER_GRANT_MAX = 10_000;
export const SILVER_GRANTED_PER_DAY = 100_000;

/** The most that one payment brings, and the most that a buyer can give for one work: US$ 10,000, in coins. */
export const RECHARGE_MAX_COINS = 1_000_000;
export const REWARD_MAX_COINS = 1_000_000;

/** Pages that a credential opens: in `?data=` of the address, good once and for so many seconds. */
export const HOSTED_ACTIONS = ['recharge', 'payment-log'] as const;
export type HostedAction = (typeof HOSTED_ACTIONS)[number];
export const HOSTED_CREDENTIAL_SECONDS = 120;
/** For how long the page can be worked with then. */
export const HOSTED_PAGE_SECONDS = 900;
/** Credentials of one person that nobody used yet; one more, and the oldest is void. */
export const HOSTED_CREDENTIALS_MAX = 10;

export const ORDER_STATE = { ordered: 0, paid: 1, expired: 2, cancelled: 3, refunded: 4 } as const;
/** SPEC §4 names 1 to 3. */
export const ASYNC_STATE = { pending: 0, done: 1, failed: 2, timedOut: 3 } as const;
export const PAYMENT_STATE = { pending: 0, paid: 1, failed: 2 } as const;
export const ACTIVITY_STATE = { draft: 0, scheduled: 1, active: 2, ended: 3 } as const;

export const PACK_TYPE = { app: 1, upload: 2, other: 3 } as const;
/** What a package holds (SPEC §3). */
export const CONTENT_TYPES = ['uploadApp', 'novel', 'comic', 'music', 'image'] as const;

/** For so long who took a submission has it alone; then a colleague may take it over. */
export const REVIEW_HELD_HOURS = 24;

/** Characters of a comment. */
export const COMMENT_MAX = 2000;
/** Comments and replies of one person within an hour, over all works. */
export const COMMENTS_PER_HOUR = 20;
/** Reports of comments by one person within an hour. */
export const COMMENT_REPORTS_PER_HOUR = 20;
/** Why a comment is reported; `other` needs a memo. */
export const COMMENT_REPORT_REASONS = ['spam', 'abuse', 'spoiler', 'illegal', 'other'] as const;
export type CommentReportReason = (typeof COMMENT_REPORT_REASONS)[number];
/** Characters of what is added to a report. */
export const COMMENT_REPORT_MEMO_MAX = 500;
/** Replies that are returned with their comment; the rest are requested by its uuid. */
export const REPLIES_SHOWN = 3;
