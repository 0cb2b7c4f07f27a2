import type { ShownArticleBlock } from '@meowtale/contracts/inputs/catalog/article';
import { gql } from 'urql';
import type { ShownArticle } from '../public-site/documents.ts';

/** The person's article; a picture also has its size. */
export interface Article {
  uuid: string;
  headline: string;
  /** Shown under the headline where the site links to it. */
  excerpt: string;
  in_use: boolean;
  revision: number;
  config: { content: { blocks: ShownArticleBlock[] } };
  created_at: string;
  updated_at: string;
}

const ARTICLE = gql`
  fragment Editor_WebsiteArticle on WebsiteArticle {
    uuid
    headline
    excerpt
    in_use
    revision
    config { content { blocks } }
    created_at
    updated_at
  }
`;

export const MY_ARTICLES = gql<
  { findWebsiteArticle: { list: Article[]; totalCount: number } },
  { q: { page: number; pageSize: number; keyword: string | null } }
>`
  query MyArticles($q: ListQuery) {
    findWebsiteArticle(q: $q) {
      totalCount
      list { ...Editor_WebsiteArticle }
    }
  }
  ${ARTICLE}
`;

export const MY_ARTICLE = gql<{ findWebsiteArticle: { list: Article[] } }, { uuid: string }>`
  query MyArticle($uuid: ID!) {
    findWebsiteArticle(uuid: $uuid) {
      list { ...Editor_WebsiteArticle }
    }
  }
  ${ARTICLE}
`;

export interface SentContent {
  blocks: object[];
  time: number;
  version: string;
}

export const ADD_ARTICLE = gql<{ addWebsiteArticle: Article }, { content: SentContent; key: string }>`
  mutation AddArticle($content: WebsiteArticleContentInput!, $key: ID!) {
    addWebsiteArticle(config: { use: "editorjs", content: $content }, idempotency_key: $key) { ...Editor_WebsiteArticle }
  }
  ${ARTICLE}
`;

export const SET_ARTICLE = gql<{ setWebsiteArticle: Article }, { uuid: string; revision: number; content: SentContent }>`
  mutation SetArticle($uuid: ID!, $revision: Int!, $content: WebsiteArticleContentInput!) {
    setWebsiteArticle(uuid: $uuid, revision: $revision, config: { use: "editorjs", content: $content }) { ...Editor_WebsiteArticle }
  }
  ${ARTICLE}
`;

export const DEL_ARTICLE = gql<{ delWebsiteArticle: boolean }, { uuid: string }>`
  mutation DelArticle($uuid: ID!) {
    delWebsiteArticle(uuid: $uuid)
  }
`;

export const ADD_PICTURE = gql<{ addWebsitePicture: { url: string } }, { url: string }>`
  mutation AddPicture($url: String!) {
    addWebsitePicture(url: $url) { uuid url }
  }
`;

/** Lists of articles are queried again after a change also while they are empty. */
export const TOUCHES_ARTICLES = { additionalTypenames: ['WebsiteArticle'] };

/** Converts the person's article for the preview. */
export function toShownArticle({ uuid, headline, excerpt, created_at, config: { content } }: Article): ShownArticle {
  const picture = content.blocks.find((block) => block.type === 'image')?.data;
  const cover = picture ? { url: picture.url, width: picture.width, height: picture.height } : null;
  return { uuid, headline, excerpt, cover, created_at, blocks: content.blocks };
}
