import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../local/paths.ts';

// `npm ci` rejects a lock file that leaves out a package for another platform, and npm leaves it out when the registry that it
// asked has none. This finds such gaps; `node deploy/ci/lock-file.ts` fills them from the dependents' entries.

interface LockedPackage {
  version?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

export interface LockFile {
  packages: Record<string, LockedPackage>;
}

interface Gap {
  /** The path at which npm would put it. */
  path: string;
  name: string;
  version: string;
  dependent: string;
}

/** Returns the folders in which Node would look for what the package at `path` imports, nearest first. */
function foldersSeenFrom(path: string): string[] {
  const folders = ['node_modules'];
  for (let at = path.indexOf('node_modules/'); at >= 0; at = path.indexOf('/node_modules/', at + 1)) {
    const end = path.indexOf('/node_modules/', at + 1);
    folders.unshift(`${end < 0 ? path : path.slice(0, end)}/node_modules`);
  }
  return [...new Set(folders)];
}

/** Returns the optional dependencies of locked packages that are nowhere in the lock file. */
export function gapsIn({ packages }: LockFile): Gap[] {
  return Object.entries(packages).flatMap(([dependent, { optionalDependencies = {} }]) => {
    const folders = foldersSeenFrom(dependent);
    const folderOf = (name: string) => folders.find((folder) => packages[`${folder}/${name}`]);
    const sibling = Object.keys(optionalDependencies).map(folderOf).find(Boolean);
    return Object.entries(optionalDependencies)
      .filter(([name]) => !folderOf(name))
      .map(([name, version]) => ({ path: `${sibling ?? 'node_modules'}/${name}`, name, version, dependent }));
  });
}

const systems = ['darwin', 'linux', 'win32', 'android', 'freebsd', 'openharmony', 'netbsd', 'openbsd', 'sunos', 'aix'];
const processors = ['arm64', 'x64', 'ia32', 'arm', 'ppc64', 's390x', 'riscv64', 'loong64', 'mips64el'];

/** Returns the platform of a package, from its name as publishers write it; null when the name doesn't contain it. */
export function machineOf(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> | null {
  const words = name.replace('windows', 'win32').split(/[^a-z0-9]+/);
  if (words.includes('wasm32')) return { cpu: ['wasm32'] };
  const os = systems.find((system) => words.includes(system));
  const cpu = processors.find((processor) => words.includes(processor));
  if (!os || !cpu) return null;
  if (os !== 'linux') return { os: [os], cpu: [cpu] };
  const libc = words.some((word) => word.startsWith('musl')) ? 'musl' : words.some((word) => /^gnu/.test(word)) ? 'glibc' : undefined;
  return { os: [os], cpu: [cpu], ...(libc && { libc: [libc] }) };
}

/** Fills the gaps whose platform and exact version are known. The lock file keeps npm's order. */
export function completed(lock: LockFile): LockFile {
  const additions = gapsIn(lock).flatMap(({ path, name, version }): [string, LockedPackage][] => {
    const machine = machineOf(name);
    return machine && /^\d+\.\d+\.\d+[\w.-]*$/.test(version) ? [[path, { version, ...machine, optional: true }]] : [];
  });
  const entries = [...Object.entries(lock.packages), ...additions];
  const order = new Intl.Collator('en');
  return { ...lock, packages: Object.fromEntries(entries.sort(([a], [b]) => order.compare(a, b))) };
}

/** Returns one line per gap in the repository's lock file. */
export function lockErrors(root: string): string[] {
  const lock: LockFile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return gapsIn(lock).map(
    ({ name, version, dependent }) =>
      `package-lock.json lacks ${name}@${version} of ${dependent}: node deploy/ci/lock-file.ts, then npm install`,
  );
}

if (import.meta.main) {
  const file = join(repositoryRoot, 'package-lock.json');
  writeFileSync(file, `${JSON.stringify(completed(JSON.parse(readFileSync(file, 'utf8'))), null, 2)}\n`);
  const left = lockErrors(repositoryRoot);
  for (const fault of left) console.error(fault);
  process.exitCode = left.length > 0 ? 1 : 0;
}
