import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remotesIn } from '@meowtale/build/slices';
import { repositoryRoot } from '../../../deploy/local/paths.ts';
import type { PageState } from '../page-fixtures.ts';
import type { Viewer } from './viewers.ts';

/** An entry of a remote's `page-states.json`: a page that needs no fixture, and who sees it. */
interface OwnState {
  viewer: Viewer;
  name: string;
  path: string;
}

function readStates(remote: string): OwnState[] {
  const file = join(repositoryRoot, remote, 'page-states.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as OwnState[]) : [];
}

/** Returns the page states that remotes list in their own folders, by remote and viewer. */
export function ownStates(): [string, Viewer, () => PageState[]][] {
  return remotesIn().flatMap((remote) => {
    const byViewer = Map.groupBy(readStates(remote), ({ viewer }) => viewer);
    return [...byViewer].map(([viewer, states]): [string, Viewer, () => PageState[]] => [
      `${viewer} sees of ${remote}`,
      viewer,
      () => states.map(({ name, path }) => ({ name, path })),
    ]);
  });
}
