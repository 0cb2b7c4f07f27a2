/** What a tracked link puts into an address, as a browser reads it there too: without the schemas, which weigh more than a page. */

/** The uid of a tracked ad link, as it stands in `?uid=`. */
export const AD_LINK_UID = /^[A-Za-z0-9_-]{1,64}$/;

export const UTM_FIELDS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;
export type UtmField = (typeof UTM_FIELDS)[number];
export const UTM_MAX = 100;
/** Letters and digits of any script, underscores, hyphens and spaces, or nothing (SPEC §5). */
export const UTM_VALUE = /^[\p{L}\p{M}\p{N}_ -]*$/u;
