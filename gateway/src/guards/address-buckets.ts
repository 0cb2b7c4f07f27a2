import { siteKey } from './address-key.ts';
import type { BucketOptions, Buckets } from './buckets.ts';
import type { SharedBuckets } from './shared-buckets.ts';

/** A site's addresses are many households' or phones' in some networks, and one attacker's in others. */
const SITE_FACTOR = 16;

/** Creates the buckets of a limit per address; those of an IPv6 /48 together have the budget of sixteen. */
export function createAddressBuckets(
  buckets: SharedBuckets,
  name: string,
  { most, everyMs }: Pick<BucketOptions, 'most' | 'everyMs'>,
): Pick<Buckets, 'take'> {
  const ofAddress = buckets.create(`${name} of an address`, { most, everyMs });
  const ofSite = buckets.create(`${name} of a site`, { most: most * SITE_FACTOR, everyMs });
  return {
    take(address, amount) {
      const site = siteKey(address);
      // The address' own budget is checked first, so that its rejected requests don't reduce its neighbours'.
      return ofAddress.take(address, amount) || (site === null ? 0 : ofSite.take(site, amount));
    },
  };
}
