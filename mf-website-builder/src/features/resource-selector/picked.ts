import type { WebsiteResourceType } from '@meowtale/contracts/inputs/catalog/site-module';
import type { ShownCard } from '../public-site/documents.ts';
import type { SiteItem, SiteWork } from '../site-editor/documents.ts';

/** What was picked, with what a preview draws of it. */
export interface Picked {
  resourceType: WebsiteResourceType;
  resourceUUID: string;
  store: SiteWork | null;
  uid: string | null;
  article: ShownCard | null;
}

/** The same as it stands in a module's list. */
export const toItem = (picked: Picked): SiteItem => ({ ...picked, cid: crypto.randomUUID(), isActive: true });

/** Where a list is being read: what was looked for, and its page. */
export interface Asked {
  keyword: string | null;
  page: number;
  setPage(page: number): void;
}
