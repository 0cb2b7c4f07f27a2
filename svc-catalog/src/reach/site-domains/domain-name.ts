import { domainToUnicode } from 'node:url';
import type { SiteDomainRow } from './repository.ts';

/** Returns a domain as people write it, decoded from punycode. */
export const nameOf = ({ domain }: Pick<SiteDomainRow, 'domain'>): string => domainToUnicode(domain) || domain;
