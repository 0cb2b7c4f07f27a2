import { readPlan } from './app/read-plan.ts';

declare global {
  /** What the build's loaders ask before they fetch a file of a release (packages/build, HeldFilesPlugin). */
  var meowtaleIntegrity: ((url: string) => string) | undefined;
}

const { held } = readPlan(document);

/** The hash of a file of this page's plan; empty for what the plan doesn't know, such as a slice under development. */
globalThis.meowtaleIntegrity = (url) => {
  const end = url.lastIndexOf('/');
  return held[url.slice(0, end)]?.[url.slice(end + 1)] ?? '';
};
