import { parseSync } from 'oxc-parser';

/** What a source names: a module, or files beside it. */
export type Request =
  | { kind: 'module'; name: string }
  /** The files of a folder that a computed import can load: `./words/${locale}.json` begins with `./words/` and ends with `.json`. */
  | { kind: 'pattern'; start: string; end: string }
  /** A file or folder that is read or started by its path. */
  | { kind: 'path'; name: string };

const SCRIPT = /\.[cm]?[jt]sx?$/;
const REQUIRED = /\brequire(?:\.resolve)?\(\s*(['"])(.+?)\1/g;
const RESOLVED = /\bimport\.meta\.resolve\(\s*(['"])(.+?)\1/g;
const BESIDE_URL = /\bnew URL\(\s*(['"`])([^'"`]+)\1,\s*import\.meta\.url/g;
const BESIDE_FOLDER = /\bimport\.meta\.dirname((?:,\s*(['"])[^'"]+\2)+)/g;
const CONTEXT = /\b(?:require\.context|import\.meta\.webpackContext)\(\s*(['"])(\.[^'"]*)\1/g;
const QUOTED = /(['"])([^'"]+)\1/g;
const STYLES = /(?:@import\s+(?:url\()?|url\(|\bfrom\s+)\s*['"]?([^'")\s?#]+)|["']([^"'?#]+\.\w+)["']/g;
const ELSEWHERE = /^(?:[a-z]+:|#|\/)/;

const moduleNamed = (name: string): Request => ({ kind: 'module', name });

/** Returns what `import(…)` can load: what it quotes, and all files that a computed name can mean. */
function requestsIn(expression: string): Request[] {
  const quoted = [...expression.matchAll(QUOTED)].map(([, , name = '']) => moduleNamed(name));
  const computed = /[`'"](\.{1,2}\/[^`'"$]*)(?:\$\{|['"]\s*\+)/.exec(expression);
  if (!computed) return expression.startsWith('`') ? [...quoted, moduleNamed(expression.slice(1, -1))] : quoted;
  const end = expression.startsWith('`') ? expression.slice(expression.lastIndexOf('}') + 1, -1) : '';
  return [...quoted, { kind: 'pattern', start: computed[1] ?? '', end }];
}

function importsOf(file: string, text: string): Request[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  const isOfTypes = ({ start, end }: { start: number; end: number }) => /^(?:import|export)\s+type\b/.test(text.slice(start, end));
  const imported = staticImports.filter((one) => !isOfTypes(one)).map(({ moduleRequest }) => moduleRequest.value);
  const exported = staticExports
    .filter((one) => !isOfTypes(one))
    .flatMap(({ entries }) => entries.map((entry) => entry.moduleRequest?.value));
  const later = dynamicImports.flatMap(({ moduleRequest: { start, end } }) => requestsIn(text.slice(start, end).trim()));
  return [...[...imported, ...exported].filter((name) => name !== undefined).map(moduleNamed), ...later];
}

function pathsIn(text: string): Request[] {
  const beside = [...text.matchAll(BESIDE_FOLDER)].map(([, names = '']) =>
    [...names.matchAll(/(['"])([^'"]+)\1/g)].map(([, , name]) => name).join('/'),
  );
  return [...beside, ...[...text.matchAll(BESIDE_URL)].map(([, , name = '']) => name)].map((name) => ({ kind: 'path', name }));
}

function readScript(file: string, text: string): Request[] {
  const required = [REQUIRED, RESOLVED].flatMap((pattern) => [...text.matchAll(pattern)].map(([, , name = '']) => moduleNamed(name)));
  const folders = [...text.matchAll(CONTEXT)].map(([, , name = '']): Request => ({ kind: 'pattern', start: `${name}/`, end: '' }));
  return [...importsOf(file, text), ...required, ...folders, ...pathsIn(text)];
}

function readStyle(text: string): Request[] {
  const names = [...text.matchAll(STYLES)].map(([, name, quoted]) => name ?? quoted ?? '');
  return names.filter((name) => !ELSEWHERE.test(name)).map(moduleNamed);
}

const known = new Map<string, { text: string; requests: readonly Request[] }>();

/** Returns what a source imports, except types, and which files it names; nothing for a file without imports, such as a picture. */
export function requestsOf(file: string, bytes: Buffer): readonly Request[] {
  const isStyle = file.endsWith('.css');
  if (!isStyle && !SCRIPT.test(file)) return [];
  const text = bytes.toString();
  const before = known.get(file);
  if (before?.text === text) return before.requests;
  const requests = isStyle ? readStyle(text) : readScript(file, text);
  known.set(file, { text, requests });
  return requests;
}
