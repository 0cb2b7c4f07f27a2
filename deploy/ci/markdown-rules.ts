import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** The most lines of documents that have to fit a page (STYLE, *English in code*). */
const LINES_MAX: Readonly<Record<string, number>> = { 'docs/architecture.md': 90 };
/** A folder's README is a list by capability, not a manual. */
const README_LINES_MAX = 60;

const fenced = /^```[\s\S]*?^```/gm;
const link = /\]\(\s*<?([^)\s>]+)>?(?:\s+"[^"]*")?\s*\)/g;
const elsewhere = /^(?:[a-z][a-z0-9+.-]*:|#|\/\/)/i;
/** A file of the repository by its path, as READMEs and maps name it; a bare name without a folder is too short to be sure. */
const namedFile = /`((?!\.)[\w.@*-]+(?:\/[\w.@*-]+)*\/[\w.@-]+\.(?:tsx?|mjs|cjs|graphql|md|json|css))`/g;
const namesFiles = /(?:^|\/)README\.md$|^docs\/(?:architecture|vocabulary)\.md$/;

/** Returns the targets of a document's relative links, as they are written and without their anchors. */
export function relativeLinks(text: string): string[] {
  return [...text.replaceAll(fenced, '').matchAll(link)]
    .map(([, target = '']) => target)
    .filter((target) => !elsewhere.test(target))
    .map((target) => decodeURI(target.replace(/[#?].*$/, '')));
}

/** Returns the files that a document names in backticks. Patterns with a star are left out. */
export function namedFiles(text: string): string[] {
  return [...text.replaceAll(fenced, '').matchAll(namedFile)].map(([, path = '']) => path).filter((path) => !path.includes('*'));
}

/**
 * Returns one line per error of a Markdown file: a relative link without a target, a named file that doesn't exist, or too many lines.
 * A file may be named from the document's folder, from that folder's `src`, or from the repository's root.
 */
export function markdownErrorsOf(path: string, text: string, exists: (path: string) => boolean): string[] {
  const folder = posix.dirname(path);
  const errors = relativeLinks(text)
    .filter((target) => !exists(posix.normalize(posix.join(folder, target))))
    .map((target) => `${path}: links to ${target}, which doesn't exist`);
  if (namesFiles.test(path)) {
    const bases = [folder, posix.join(folder, 'src'), '.'];
    const missing = namedFiles(text).filter((file) => !bases.some((base) => exists(posix.normalize(posix.join(base, file)))));
    errors.push(...missing.map((file) => `${path}: names ${file}, which doesn't exist`));
  }
  const lines = text.split('\n').length - 1;
  const most = LINES_MAX[path] ?? (/\/README\.md$/.test(path) ? README_LINES_MAX : Number.POSITIVE_INFINITY);
  if (lines > most) errors.push(`${path}: ${lines} lines; at most ${most} are allowed`);
  return errors;
}

/** Checks every Markdown file that git tracks or would add. */
export function markdownErrors(root: string): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z', '*.md'], {
    cwd: root,
    encoding: 'utf8',
  });
  const files = listed.split('\0').filter((path) => path !== '' && existsSync(join(root, path)));
  return files.flatMap((path) => markdownErrorsOf(path, readFileSync(join(root, path), 'utf8'), (path) => existsSync(join(root, path))));
}
