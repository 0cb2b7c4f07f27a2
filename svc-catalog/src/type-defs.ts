import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const CAPABILITIES = [
  'people/people',
  'people/sign-ins',
  'reach/erasure',
  'people/exports',
  'library/files',
  'library/apps',
  'publishing/submits',
  'publishing/listings',
  'shelf/search',
  'playing/access',
  'publishing/review',
  'playing/play',
  'reach/sites',
  'reach/articles',
  'reach/site-domains',
  'shelf/comments',
  'publishing/updates',
  'shelf/wishlist',
  'people/follows',
  'shelf/likes',
  'shelf/home',
  'reach/ad-links',
  'reach/tracking',
  'reach/inbox',
  'people/mails',
  'library/plans',
  'library/jobs',
  'library/labels',
  'publishing/agents',
  'library/builds',
  'desk/audit',
  'publishing/overrides',
  'desk/account-status',
  'desk/dead-letters',
  'desk/releases',
  'people/terms',
  'publishing/prechecks',
  'publishing/timeline',
  'publishing/activities',
];
const sdlOf = (capability: string) => readFileSync(join(import.meta.dirname, capability, 'schema.graphql'), 'utf8');

/** The capabilities' SDL. */
export const typeDefs = CAPABILITIES.map(sdlOf);
