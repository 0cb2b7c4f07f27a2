import { isolate } from '@meowtale/contracts/isolate';

const NAME = 'Meowtale';

/** Returns the title for tabs and search engines, on the server as in the tab: the page's title and the product's name, once only. */
export function pageTitle(title: string): string {
  if (title.includes(NAME)) return title;
  return title ? `${isolate(title)} · ${NAME}` : NAME;
}
