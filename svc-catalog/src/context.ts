import type { RequestContext } from '@meowtale/service-kit';
import type { Building } from './builds/build-app.ts';
import type { Identity } from './people/identity.ts';
import type { LinkNetwork } from './prechecks/links.ts';
import type { WithWorks } from './works.ts';

/** What svc-catalog's resolvers get besides service-kit's. */
export interface CatalogContext extends RequestContext, WithWorks {
  identity: Identity;
  /** What apps are built with. */
  building: Building;
  /** What links are looked at through. */
  network: LinkNetwork;
  /** The person's own token as it came, for what only they may ask of the identity service. */
  idToken: string | null;
}
