import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspacesIn } from '@meowtale/build/jest';

const FILE = 'CODEOWNERS';
const LINE = /^(\*|\/(?:[\w.-]+\/)+) @meowtale\/[a-z][a-z0-9-]*$/;

/**
 * Returns one line per error of the text of CODEOWNERS: a line in another form or out of order, a folder twice or without a team, and one
 * that doesn't exist. Folders are those of workspaces, as in `packages/ui`.
 */
export function ownerErrorsOf(text: string, folders: readonly string[], exists: (folder: string) => boolean): string[] {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const wrong = lines.filter((line) => !LINE.test(line)).map((line) => `${FILE}: "${line}" isn't "/<folder>/ @meowtale/<team>"`);
  const paths = lines.filter((line) => LINE.test(line)).map((line) => line.split(' ')[0] as string);
  const unsorted = paths.filter((path, index) => index > 0 && (paths[index - 1] as string) >= path);
  const gone = paths.filter((path) => path !== '*' && !exists(path.slice(1, -1)));
  const missing = folders.filter((folder) => !paths.includes(`/${folder}/`));
  return [
    ...wrong,
    ...unsorted.map((path) => `${FILE}: ${path} is there twice or not in order`),
    ...gone.map((path) => `${FILE}: ${path} doesn't exist`),
    ...missing.map((folder) => `${FILE}: /${folder}/ has no team; add a line "/${folder}/ @meowtale/<team>"`),
    ...(paths[0] === '*' ? [] : [`${FILE}: the first line isn't "* @meowtale/<team>", for what no other line names`]),
  ];
}

/** Checks that each workspace has a team. */
export function ownerErrors(root: string): string[] {
  if (!existsSync(join(root, FILE))) return [`${FILE}: is missing`];
  const folders = [...workspacesIn(root), ...workspacesIn(root, 'packages')];
  return ownerErrorsOf(readFileSync(join(root, FILE), 'utf8'), folders, (folder) => existsSync(join(root, folder)));
}
