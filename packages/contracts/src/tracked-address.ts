/** The parameters of tracked links, apart from their schemas, which are too large for every page to load. */

/** The uid of a tracked link, the value of `?uid=`. */
export const AD_LINK_UID = /^[A-Za-z0-9_-]{1,64}$/;

export const UTM_FIELDS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;
export type UtmField = (typeof UTM_FIELDS)[number];
export const UTM_MAX = 100;
/** Letters and digits of any script, underscores, hyphens and spaces, or nothing (SPEC §5). */
export const UTM_VALUE = /^[\p{L}\p{M}\p{N}_ -]*$/u;
