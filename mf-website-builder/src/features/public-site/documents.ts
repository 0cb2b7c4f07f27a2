import type { ShownArticleBlock } from '@meowtale/contracts/inputs/catalog/article';
import { gql } from 'urql';

export interface ShownPicture {
  url: string;
  width: number | null;
  height: number | null;
}

export interface ShownWork {
  uuid: string;
  category: string;
  default_lang: string;
  endings: number | null;
  store_info: {
    language: string;
    name: string;
    brief: string;
    data: { cover: ShownPicture | null; cover240x320: ShownPicture | null; screenshots: { url: string }[] };
  }[];
}

export interface ShownCard {
  uuid: string;
  headline: string;
  excerpt: string;
  cover: ShownPicture | null;
  created_at: string;
}

export interface ShownArticle extends ShownCard {
  blocks: ShownArticleBlock[];
}

/** A module as visitors get it, without deleted content. */
export interface ShownModule {
  cid: string;
  type: string;
  element: { title: string; description: string; backgroundImg: ShownPicture | null; avatar: ShownPicture | null };
  list: { cid: string; store: ShownWork | null; uid: string | null; article: ShownCard | null }[];
  links: { cid: string; title: string; url: string }[];
  article: { article: ShownArticle | null } | null;
  gameInfo: { store: ShownWork | null; uid: string | null } | null;
}

export interface ShownSite {
  name: string;
  address: string;
  author: { uuid: string; nickname: string };
  config: { theme: string; language: string };
  updated_at: string;
}

export interface SiteWithModules extends ShownSite {
  config: ShownSite['config'] & { modules: ShownModule[] };
}

const CARD = gql`
  fragment Card_WebsiteArticleCard on WebsiteArticleCard {
    uuid
    headline
    excerpt
    cover { uuid url width height }
    created_at
  }
`;

export const ARTICLE = gql`
  fragment Shown_WebsiteArticlePublic on WebsiteArticlePublic {
    uuid
    headline
    excerpt
    cover { uuid url width height }
    created_at
    blocks
  }
`;

/** The fields from which `SiteModules` renders a module. */
export const SHOWN_MODULE = gql`
  fragment Shown_Store on Store {
    uuid
    category
    default_lang
    endings
    store_info {
      language
      name
      brief
      data {
        cover { uuid url width height }
        cover240x320 { uuid url width height }
        screenshots { uuid url }
      }
    }
  }
  fragment Shown_WebsiteModule on WebsiteModule {
    cid
    type
    element {
      title
      description
      backgroundImg { uuid url width height }
      avatar { uuid url width height }
    }
    list {
      cid
      uid
      store { ...Shown_Store }
      article { ...Card_WebsiteArticleCard }
    }
    links { cid title url }
    article { article { ...Shown_WebsiteArticlePublic } }
    gameInfo {
      uid
      store { ...Shown_Store }
    }
  }
  ${CARD}
  ${ARTICLE}
`;

const SITE = gql`
  fragment Shown_WebsitePublic on WebsitePublic {
    name
    address
    author { uuid nickname }
    config { theme language }
    updated_at
  }
`;

export const PUBLIC_SITE = gql<{ findWebsitePublic: SiteWithModules | null }, { name: string }>`
  query PublicSite($name: String!) {
    findWebsitePublic(name: $name) {
      ...Shown_WebsitePublic
      config {
        modules { ...Shown_WebsiteModule }
      }
    }
  }
  ${SITE}
  ${SHOWN_MODULE}
`;

export const PUBLIC_ARTICLE = gql<
  { findWebsitePublic: (ShownSite & { article: ShownArticle | null; articles: ShownCard[] }) | null },
  { name: string; uuid: string }
>`
  query PublicSiteArticle($name: String!, $uuid: ID!) {
    findWebsitePublic(name: $name) {
      ...Shown_WebsitePublic
      article(uuid: $uuid) { ...Shown_WebsiteArticlePublic }
      articles { ...Card_WebsiteArticleCard }
    }
  }
  ${SITE}
  ${ARTICLE}
  ${CARD}
`;
