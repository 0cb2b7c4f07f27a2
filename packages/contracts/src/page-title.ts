import { isolate } from './isolate.ts';

const NAME = 'Meowtale';

/** Returns the title of a page of ours for tabs and search engines, on the server as in the tab; the product's name is in it once. */
export function pageTitle(title: string): string {
  return title.includes(NAME) ? title : namedPageTitle(title);
}

/** Returns the title of a page that is named by a person's words, which can't pass for a page of ours. */
export function namedPageTitle(name: string): string {
  return titleWithin(name, NAME);
}

/** Returns the title of a page within a site, each in its own direction; the site's name alone without one. */
export function titleWithin(title: string, site: string): string {
  return title ? `${isolate(title)} · ${isolate(site)}` : site;
}
