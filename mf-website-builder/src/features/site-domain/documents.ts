import type { SiteDomainReason } from '@meowtale/contracts/inputs/catalog/site-domain';
import { gql } from 'urql';

export interface SiteDomain {
  domain: string;
  name: string;
  /** 0 waiting, 1 verified, 2 failed. */
  state: number;
  reason: SiteDomainReason | null;
  txt_name: string;
  txt_value: string;
  cname_target: string;
  addresses: string[];
  address: string;
  checked_at: string | null;
}

const DOMAIN = gql`
  fragment Form_WebsiteDomain on WebsiteDomain {
    domain
    name
    state
    reason
    txt_name
    txt_value
    cname_target
    addresses
    address
    checked_at
  }
`;

export const MY_DOMAIN = gql<
  { findWebsiteMain: { uuid: string; domain: string; own_domain: SiteDomain | null } | null },
  Record<string, never>
>`
  query MySiteDomain {
    findWebsiteMain {
      uuid
      domain
      own_domain { ...Form_WebsiteDomain }
    }
  }
  ${DOMAIN}
`;

export const SET_DOMAIN = gql<{ setWebsiteDomain: SiteDomain }, { domain: string }>`
  mutation SetSiteDomain($domain: String!) {
    setWebsiteDomain(domain: $domain) { ...Form_WebsiteDomain }
  }
  ${DOMAIN}
`;

export const CHECK_DOMAIN = gql<{ checkWebsiteDomain: SiteDomain }, Record<string, never>>`
  mutation CheckSiteDomain {
    checkWebsiteDomain { ...Form_WebsiteDomain }
  }
  ${DOMAIN}
`;

export const DEL_DOMAIN = gql<{ delWebsiteDomain: boolean }, { domain: string }>`
  mutation DelSiteDomain($domain: String!) {
    delWebsiteDomain(domain: $domain)
  }
`;
