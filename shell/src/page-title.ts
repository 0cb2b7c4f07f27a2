import { isolate } from '@meowtale/contracts/isolate';

const NAME = 'Meowtale';

/** What a tab and search engines call a page: its title and whose it is, and that only once. */
export function pageTitle(title: string): string {
  if (title.includes(NAME)) return title;
  return title ? `${isolate(title)} · ${NAME}` : NAME;
}
