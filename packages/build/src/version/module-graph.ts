import { readFileSync, statSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { ResolverFactory } from 'oxc-resolver';
import { findFiles } from '../files.ts';
import { packageOf } from '../shared-modules.ts';
import { type Request, requestsOf } from './requests.ts';

export interface ModuleGraph {
  /** Our files, relative to the repository, with their contents. */
  files: Map<string, Buffer>;
  /** Packages that our files import: each place in the lock file from which one is looked up, as `mf-store node_modules name`. */
  packages: Set<string>;
  /** Imports that aren't found; one that is found later makes another version. */
  missing: Set<string>;
}

export interface GraphOptions {
  root: string;
  /** Files to begin with, relative to the repository. */
  entries: readonly string[];
  /** Modules that are part of the build as if the first entry imported them. */
  imports?: readonly string[];
  /** Modules, imported by exactly this name, that aren't part of the build. */
  leftOut?: readonly string[];
}

const GENERATED = /(?:^|\/)(?:node_modules|dist|\.cache|\.data)(?:\/|$)/;
const OWN = /^(?:\.|#|@meowtale\/)/;
const TEST = /\.test\.tsx?$/;

/** Returns the workspace of a file: its first folder, or two for packages. */
export const workspaceOf = (file: string): string =>
  file
    .split('/')
    .slice(0, file.startsWith('packages/') ? 2 : 1)
    .join('/');

class Walk {
  readonly graph: ModuleGraph = { files: new Map(), packages: new Set(), missing: new Set() };
  readonly #options: GraphOptions;
  readonly #found = new Map<string, string | null>();
  readonly #resolver = new ResolverFactory({
    extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
    conditionNames: ['webpack', 'production', 'browser', 'node', 'import', 'module', 'require', 'default'],
  });

  constructor(options: GraphOptions) {
    this.#options = options;
  }

  async add(file: string): Promise<void> {
    const queue = [file];
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      if (this.graph.files.has(next)) continue;
      const bytes = readFileSync(path.join(this.#options.root, next));
      this.graph.files.set(next, bytes);
      for (const request of requestsOf(path.join(this.#options.root, next), bytes)) queue.push(...(await this.#filesOf(next, request)));
    }
  }

  async addImport(importer: string, name: string): Promise<void> {
    for (const file of this.#resolve(importer, name)) await this.add(file);
  }

  async #filesOf(importer: string, request: Request): Promise<string[]> {
    if (request.kind === 'module') return this.#resolve(importer, request.name);
    if (request.kind === 'path') return this.#filesAt(importer, path.posix.join(path.posix.dirname(importer), request.name));
    // `./words/` and `./words/of-` both mean files in `words`.
    const start = path.posix.join(path.posix.dirname(importer), request.start);
    const files = await this.#filesIn(start.endsWith('/') ? start : path.posix.dirname(start));
    return files.filter((file) => file.startsWith(start) && file.endsWith(request.end));
  }

  #resolve(importer: string, name: string): string[] {
    if (isBuiltin(name) || this.#options.leftOut?.includes(name)) return [];
    const folder = path.posix.dirname(importer);
    // A style names a file beside it without `./`.
    const beside = name.startsWith('.') || importer.endsWith('.css') ? this.#find(folder, name.startsWith('.') ? name : `./${name}`) : null;
    const found = beside ?? (OWN.test(name) ? this.#find(name.startsWith('@') ? workspaceOf(importer) : folder, name) : null);
    if (!found && !OWN.test(name)) return this.#addPackage(importer, packageOf(name));
    if (!found) {
      this.graph.missing.add(`${importer} ${name}`);
      return [];
    }
    const installed = found.lastIndexOf('node_modules/');
    return installed < 0 ? [found] : this.#addPackage(importer, packageOf(found.slice(installed + 'node_modules/'.length)));
  }

  /** Returns the file that a name means in a folder. */
  #find(folder: string, name: string): string | null {
    const key = `${folder} ${name}`;
    const before = this.#found.get(key);
    if (before !== undefined) return before;
    // Most imports name a file with its extension.
    const direct = name.startsWith('.') && path.posix.extname(name) ? path.posix.join(folder, name) : null;
    if (direct && this.#isFile(direct)) return direct;
    const { path: file } = this.#resolver.sync(path.join(this.#options.root, folder), name);
    const found = file === undefined ? null : path.relative(this.#options.root, file.split('?')[0] ?? '').replaceAll(path.sep, '/');
    this.#found.set(key, found);
    return found;
  }

  #isFile(file: string): boolean {
    return !GENERATED.test(file) && statSync(path.join(this.#options.root, file), { throwIfNoEntry: false })?.isFile() === true;
  }

  #addPackage(importer: string, name: string): string[] {
    this.graph.packages.add(`${workspaceOf(importer)} ${name}`);
    return [];
  }

  /** Returns a file, or the files of a folder within the importer's workspace. */
  async #filesAt(importer: string, place: string): Promise<string[]> {
    if (place.startsWith('..') || GENERATED.test(place)) return [];
    if (this.#isFile(place)) return [place];
    return place.startsWith(`${workspaceOf(importer)}/`) ? this.#filesIn(place) : [];
  }

  async #filesIn(folder: string): Promise<string[]> {
    const files = await findFiles(path.join(this.#options.root, folder), (file) => !TEST.test(file)).catch(() => []);
    return files.map((file) => path.posix.join(folder, file));
  }
}

/**
 * Returns our files that a build reads from some entries on: all that are imported, also later or by a computed name, and those named by a
 * path. Imports of types only are erased by the build. What a bundler would leave out of an imported file is included.
 */
export async function readModuleGraph(options: GraphOptions): Promise<ModuleGraph> {
  const walk = new Walk(options);
  for (const entry of options.entries) await walk.add(entry);
  for (const name of options.imports ?? []) await walk.addImport(options.entries[0] ?? '', name);
  return walk.graph;
}
