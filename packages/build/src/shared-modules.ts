import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from './paths.ts';

/**
 * Modules of which a page may have only one instance. The shell provides them and remotes never bundle a copy, so that a remote's build
 * is small and there is no second React.
 */
export const SHARED_AT_START = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'urql',
  '@urql/core',
  'zustand',
  'i18next',
  'react-i18next',
  '@meowtale/ui',
  '@meowtale/web-kit',
];
/** Shared modules that are loaded on first use. */
export const SHARED_LATER = ['zod'];
export const SHARED: readonly string[] = [...SHARED_AT_START, ...SHARED_LATER];
/** Shared modules of which the shell provides only the used part. */
export const SHARED_IN_PART: Readonly<Record<string, string>> = {
  'react-i18next': path.join(import.meta.dirname, 'shared', 'react-i18next.js'),
};

/** Returns the package of a bare import. */
export const packageOf = (request: string): string =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');

/** Returns the installed version of a bare import's package. */
export function installedVersion(request: string): string {
  const name = packageOf(request);
  const folder = name.startsWith('@meowtale/') ? `packages/${name.slice('@meowtale/'.length)}` : `node_modules/${name}`;
  const { version } = JSON.parse(readFileSync(path.join(repositoryRoot, folder, 'package.json'), 'utf8')) as { version: string };
  return version;
}
