import { gql } from '@urql/core';

/** Whose site a domain of one's own is; asked by the shell's server. */
export const SiteNameDocument = gql`
  query ShellSiteName($domain: String!) {
    findWebsiteNameByDomain(domain: $domain)
  }
`;

/** What a site's feed and sitemap name. */
export const SiteContentsDocument = gql`
  query ShellSiteContents($name: String!) {
    findWebsitePublic(name: $name) {
      name
      address
      author { uuid nickname }
      updated_at
      config {
        language
        modules {
          type
          element { title description }
          list {
            uid
            store { ...FeedWork_Store }
          }
          gameInfo {
            uid
            store { ...FeedWork_Store }
          }
        }
      }
      articles {
        uuid
        headline
        excerpt
        cover { uuid url }
        created_at
        updated_at
      }
    }
  }
  fragment FeedWork_Store on Store {
    uuid
    category
    default_lang
    released_at
    updated_at
    store_info {
      language
      name
      brief
    }
  }
`;
