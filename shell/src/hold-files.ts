import { readPlan } from './app/read-plan.ts';

declare global {
  /** Called by the build's loaders before they fetch a file of a release (packages/build, HeldFilesPlugin). */
  var meowtaleIntegrity: ((url: string) => string) | undefined;
}

const { held } = readPlan(document);

/** Returns the hash of a file in this page's plan; empty for an unknown one, such as of a slice under development. */
globalThis.meowtaleIntegrity = (url) => {
  const end = url.lastIndexOf('/');
  return held[url.slice(0, end)]?.[url.slice(end + 1)] ?? '';
};
