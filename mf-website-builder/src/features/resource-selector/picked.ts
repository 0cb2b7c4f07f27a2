import type { WebsiteResourceType } from '@meowtale/contracts/inputs/catalog/site-module';
import type { ShownCard } from '../public-site/documents.ts';
import type { SiteItem, SiteWork } from '../site-editor/documents.ts';

/** What was chosen, with its fields for the preview. */
export interface Picked {
  resourceType: WebsiteResourceType;
  resourceUUID: string;
  store: SiteWork | null;
  uid: string | null;
  article: ShownCard | null;
}

/** Converts it to an item of a module's list. */
export const toItem = (picked: Picked): SiteItem => ({ ...picked, cid: crypto.randomUUID(), isActive: true });

/** The state of a list: the keyword, and the page. */
export interface Asked {
  keyword: string | null;
  page: number;
  setPage(page: number): void;
}
