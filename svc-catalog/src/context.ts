import type { RequestContext } from '@meowtale/service-kit';
import type { EnvironmentReleases } from './desk/releases/model.ts';
import type { Building } from './library/builds/build-app.ts';
import type { Network } from './network.ts';
import type { MailPort } from './people/mails/smtp.ts';
import type { Identity } from './people/people/identity.ts';
import type { LinkChecker } from './publishing/prechecks/link-checker.ts';
import type { Clicks } from './reach/ad-links/clicks.ts';
import type { WishCounting } from './reach/ad-links/wishes.ts';
import type { OwnDomains } from './reach/site-domains/own-domains.ts';
import type { WithWorks } from './works.ts';

/** Context of svc-catalog's resolvers, beside service-kit's. */
export interface CatalogContext extends RequestContext, WithWorks {
  identity: Identity;
  /** Builds apps. */
  building: Building;
  /** Sends mails; null where no mail server is configured. */
  mail: MailPort | null;
  /** Resolves and requests addresses that people typed. */
  network: Network;
  /** Checks whether the links of submissions work. */
  linkChecker: LinkChecker;
  /** Origins, addresses and name servers of sites at creators' own domains. */
  ownDomains: OwnDomains;
  /** Counts clicks on tracked links. */
  clicks: Clicks;
  /** Counts entries of wishlists for tracked links. */
  wishCounting: WishCounting;
  /** What is live in this service's environment, and all published releases. */
  releases: EnvironmentReleases;
  /** The caller's ID token, for requests to the identity service that only they may make. */
  idToken: string | null;
  /** The `user-agent` header. */
  agent: string | null;
}
