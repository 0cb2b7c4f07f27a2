import { gql } from 'urql';

export interface FileRef {
  uuid: string;
  url: string;
  basename: string;
}

export interface SiteModule {
  cid: string;
  type: 'profile';
  layout: string;
  isActive: boolean;
  element: { title: string; description: string; backgroundImg: FileRef | null; avatar: FileRef | null };
}

export interface Site {
  uuid: string;
  name: string;
  domain: string;
  revision: number;
  config: { modules: SiteModule[] };
}

export const SITE_MODULE = gql`
  fragment Module_WebsiteModule on WebsiteModule {
    cid
    type
    layout
    isActive
    element {
      title
      description
      backgroundImg { uuid url basename }
      avatar { uuid url basename }
    }
  }
`;

const SITE = gql`
  fragment Editor_WebsiteMain on WebsiteMain {
    uuid
    name
    domain
    revision
    config {
      modules { ...Module_WebsiteModule }
    }
  }
  ${SITE_MODULE}
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

export const SAVE_SITE = gql<{ setWebsiteMain: Site }, { uuid: string; revision: number; config: object }>`
  mutation SaveSite($uuid: ID!, $revision: Int!, $config: WebsiteConfigInput!) {
    setWebsiteMain(uuid: $uuid, revision: $revision, config: $config) { ...Editor_WebsiteMain }
  }
  ${SITE}
`;
