const NAME = 'Meowtale';

/** What a tab and search engines call a page: its title and whose it is, and that only once. */
export function pageTitle(title: string): string {
  if (title.includes(NAME)) return title;
  return title ? `${title} · ${NAME}` : NAME;
}
