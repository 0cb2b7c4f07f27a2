import type { RequestContext } from '@meowtale/service-kit';
import type { Building } from './builds/build-app.ts';
import type { MailPort } from './mails/smtp.ts';
import type { Network } from './network.ts';
import type { Identity } from './people/identity.ts';
import type { LinkChecker } from './prechecks/link-checker.ts';
import type { OwnDomains } from './site-domains/own-domains.ts';
import type { WithWorks } from './works.ts';

/** What svc-catalog's resolvers get besides service-kit's. */
export interface CatalogContext extends RequestContext, WithWorks {
  identity: Identity;
  /** What apps are built with. */
  building: Building;
  /** What mails are sent through; null where none are. */
  mail: MailPort | null;
  /** What addresses that people gave are looked at through. */
  network: Network;
  /** Asks links of submissions whether they answer. */
  linkChecker: LinkChecker;
  /** How sites are reached by domains of their makers' own. */
  ownDomains: OwnDomains;
  /** The person's own token as it came, for what only they may ask of the identity service. */
  idToken: string | null;
  /** What their browser says of itself. */
  agent: string | null;
}
