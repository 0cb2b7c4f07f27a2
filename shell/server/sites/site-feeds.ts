/** Formats of a site's feed, which have the same entries. */
export const SITE_FEEDS = {
  atom: { path: '/feed.xml', type: 'application/atom+xml' },
  rss: { path: '/rss.xml', type: 'application/rss+xml' },
} as const;
