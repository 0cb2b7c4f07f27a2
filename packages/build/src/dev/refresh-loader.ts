import path from 'node:path';
import type { LoaderContext } from 'webpack';
import { repositoryRoot } from '../paths.ts';
import { withRefresh } from './refresh.ts';

const runtimeFolder = path.join(import.meta.dirname, 'runtime');

/** Makes components replaceable; the slice's entry also gets the code that fetches edited modules. */
// biome-ignore lint/style/noDefaultExport: webpack takes a loader from there.
export default function refreshLoader(this: LoaderContext<{ entry: string }>, source: string): string {
  const { resourcePath } = this;
  if (resourcePath.startsWith(runtimeFolder)) return source;
  const id = path.relative(repositoryRoot, resourcePath);
  const text = withRefresh(id, source, path.join(runtimeFolder, 'refresh.ts'));
  return resourcePath === this.getOptions().entry ? `import ${JSON.stringify(path.join(runtimeFolder, 'hot.ts'))};${text}` : text;
}
