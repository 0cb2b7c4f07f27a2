import type { WebsiteModuleType, WebsiteResourceType } from '@meowtale/contracts/inputs/catalog/site-module';
import { gql } from 'urql';
import {
  SHOWN_MODULE,
  type ShownArticle,
  type ShownCard,
  type ShownModule,
  type ShownPicture,
  type ShownWork,
} from '../public-site/documents.ts';

export interface FileRef extends ShownPicture {
  uuid: string;
  basename: string;
}

export interface SiteWork extends ShownWork {
  /** on | off */
  status: string;
}

interface Named {
  resourceType: WebsiteResourceType;
  resourceUUID: string;
}
export interface WorkResource extends Named {
  store: SiteWork | null;
  uid: string | null;
}
export interface SiteItem extends WorkResource {
  cid: string;
  isActive: boolean;
  article: ShownCard | null;
}
export interface ArticleResource extends Named {
  article: ShownArticle | null;
}

/** A module as its creator edits it, including hidden and deleted content. */
export interface SiteModule extends ShownModule {
  type: WebsiteModuleType;
  layout: string;
  isActive: boolean;
  element: { title: string; description: string; backgroundImg: FileRef | null; avatar: FileRef | null };
  list: SiteItem[];
  article: ArticleResource | null;
  gameInfo: WorkResource | null;
}

export interface Site {
  uuid: string;
  name: string;
  domain: string;
  state: 0 | 1;
  revision: number;
  config: { modules: SiteModule[]; theme: string; language: string };
}

const SITE = gql`
  fragment Editor_WebsiteMain on WebsiteMain {
    uuid
    name
    domain
    state
    revision
    config {
      theme
      language
      modules {
        ...Shown_WebsiteModule
        layout
        isActive
        element {
          backgroundImg { uuid basename }
          avatar { uuid basename }
        }
        list {
          resourceType
          resourceUUID
          isActive
          store { uuid status }
        }
        article { resourceType resourceUUID }
        gameInfo {
          resourceType
          resourceUUID
          store { uuid status }
        }
      }
    }
  }
  ${SHOWN_MODULE}
`;

export const MY_SITE = gql<{ findWebsiteMain: Site | null }, Record<string, never>>`
  query MySite {
    findWebsiteMain { ...Editor_WebsiteMain }
  }
  ${SITE}
`;

export const ADD_SITE = gql<{ addWebsiteMain: Site }, { name: string }>`
  mutation AddSite($name: String!) {
    addWebsiteMain(name: $name) { ...Editor_WebsiteMain }
  }
  ${SITE}
`;

interface SavedSite {
  uuid: string;
  revision: number;
  config: object;
  state: number;
}

/** Returns only the revision: the editor has the rest, and every change of a long site is a save. */
export const SAVE_SITE = gql<{ setWebsiteMain: Pick<Site, 'uuid' | 'revision'> }, SavedSite>`
  mutation SaveSite($uuid: ID!, $revision: Int!, $config: WebsiteConfigInput!, $state: Int!) {
    setWebsiteMain(uuid: $uuid, revision: $revision, config: $config, state: $state) { uuid revision }
  }
`;

export const RENAME_SITE = gql<{ setWebsiteMain: Site }, { uuid: string; revision: number; name: string }>`
  mutation RenameSite($uuid: ID!, $revision: Int!, $name: String!) {
    setWebsiteMain(uuid: $uuid, revision: $revision, name: $name) { ...Editor_WebsiteMain }
  }
  ${SITE}
`;

export interface SiteVersion {
  uuid: string;
  revision: number;
  module_count: number;
  created_at: string;
  updated_at: string;
}

export const SITE_HISTORY = gql<
  { findWebsiteHistory: { list: SiteVersion[]; totalCount: number } },
  { uuid: string; q: { page: number; pageSize: number } }
>`
  query SiteHistory($uuid: ID!, $q: ListQuery) {
    findWebsiteHistory(uuid: $uuid, q: $q) {
      list { uuid revision module_count created_at updated_at }
      totalCount
    }
  }
`;

export const RESTORE_SITE = gql<{ restoreWebsiteMain: Site }, { uuid: string; revision: number; version: string }>`
  mutation RestoreSite($uuid: ID!, $revision: Int!, $version: ID!) {
    restoreWebsiteMain(uuid: $uuid, revision: $revision, version: $version) { ...Editor_WebsiteMain }
  }
  ${SITE}
`;
