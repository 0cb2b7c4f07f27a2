import { readPlan } from './app/read-plan.ts';
import { NEVER_MATCHES } from './never-matches.ts';

declare global {
  /** Called by the build's loaders before they fetch a file of a release (packages/build, HeldFilesPlugin). */
  var meowtaleIntegrity: ((url: string) => string) | undefined;
}

const { held, slices } = readPlan(document);
const isDeveloped = slices.some(({ release }) => release.integrity === null);

/** Returns the hash of a file in this page's plan, and for any other file one that it can't have; during development an empty one. */
globalThis.meowtaleIntegrity = (url) => {
  const end = url.lastIndexOf('/');
  const files = held[url.slice(0, end)];
  if (!files && isDeveloped) return '';
  return files?.[url.slice(end + 1)] ?? NEVER_MATCHES;
};
