const LOCAL = /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Returns whether an address is on this machine, which others can't reach. */
export const isLocalAddress = (url: string): boolean => URL.canParse(url) && LOCAL.test(new URL(url).hostname);

/** Returns whether a site is one that others can reach; an invalid address isn't. */
export const isPublicSite = (url: string | undefined): boolean => url !== undefined && URL.canParse(url) && !isLocalAddress(url);
