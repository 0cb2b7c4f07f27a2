import { z } from 'zod';
import { isPublicName } from '../public-host.ts';

export const SITE_DOMAIN_MAX = 253;
/** States of a site's own domain. */
export const SITE_DOMAIN_STATE = { waiting: 0, verified: 1, failed: 2 } as const;

/** What is missing in a domain's DNS records. */
export const SITE_DOMAIN_REASONS = [
  'txt-missing',
  'txt-wrong',
  'target-missing',
  'target-elsewhere',
  'unknown-domain',
  'no-answer',
  'taken',
] as const;
export type SiteDomainReason = (typeof SITE_DOMAIN_REASONS)[number];

const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;

/** Returns the host of a typed or pasted domain, also with scheme and path, in punycode; '' for none. */
function hostOf(typed: string): string {
  const bare = typed.trim().replace(/^https?:\/\//i, '');
  const url = /^[^\s/?#@\\]+[/?#]?/.test(bare) ? URL.parse(`http://${bare}`) : null;
  if (url?.username !== '' || url.port !== '') return '';
  return url.hostname.replace(/\.$/, '');
}

const isDomain = (host: string): boolean => {
  const labels = host.split('.');
  return (
    host.length <= SITE_DOMAIN_MAX && labels.length > 1 && labels.every((label) => LABEL.test(label)) && !/^\d+$/.test(labels.at(-1) ?? '')
  );
};

/** A site's own domain, as in DNS. */
export const siteDomain = z
  .string()
  .max(SITE_DOMAIN_MAX + 100, 'website.errors.domain')
  .transform(hostOf)
  .refine(isDomain, 'website.errors.domain')
  .refine(isPublicName, 'website.errors.domainLocal');

/** `setWebsiteDomain`, `delWebsiteDomain` */
export const websiteDomainInput = z.object({ domain: siteDomain });
