import { gql } from '@urql/core';

/** The query for the site of a creator's own domain, sent by the shell's server. */
export const SiteNameDocument = gql`
  query ShellSiteName($domain: String!) {
    findWebsiteNameByDomain(domain: $domain)
  }
`;

/** The query for the contents of a site's feed and sitemap. */
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
