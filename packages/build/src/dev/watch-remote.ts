import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SliceManifest } from '@meowtale/contracts/releases';
import webpack, { type Stats } from 'webpack';
import { filesOf } from '../build-slice.ts';
import { repositoryRoot } from '../paths.ts';
import { globalName } from '../webpack.ts';
import { watchTypes } from './check-types.ts';
import { createProblemList, type Problem, type ProblemSource } from './problems.ts';
import { readSliceAnew } from './read-anew.ts';
import type { SliceBuild, SliceReading } from './read-slice.ts';
import { developmentConfig } from './webpack-development.ts';

export interface RemoteBuild {
  hash: string;
  /** Whether routes, popups, menu entries or labels differ from those of the build before: only a new page has them. */
  isPlanChanged: boolean;
}

export interface RemoteWatch {
  name: string;
  outputFolder: string;
  /** Called as soon as a page can load the build, from the second on before it is checked. */
  built(build: RemoteBuild): void;
  /**
   * Called with all problems after each build was checked, and whenever the list changes. `isChecking`: the types of the last edit aren't
   * known yet.
   */
  checked(problems: readonly Problem[], isChecking: boolean): void;
}

/** Returns the errors of a build with their file, as far as webpack knows it. */
function buildProblems(error: Error | null, stats: Stats | undefined): Problem[] {
  if (error || !stats) return [{ source: 'build', file: null, line: null, message: error?.message ?? 'no result' }];
  const { errors = [] } = stats.toJson({ all: false, errors: true });
  return errors.map(({ moduleName, loc, message }) => ({
    source: 'build',
    file: moduleName ? path.relative(repositoryRoot, path.resolve(stats.compilation.compiler.context, moduleName)) : null,
    line: Number.parseInt(loc ?? '', 10) || null,
    message,
  }));
}

/** What of a manifest the page's plan contains, as text. */
function planOf({ routes, navigation, popups, styles }: SliceManifest): string {
  return JSON.stringify([routes, navigation, popups, styles]);
}

/** Reads a slice; a failure of the reading itself is a problem too. */
function readOrReport(build: SliceBuild): Promise<SliceReading> {
  return readSliceAnew(build).catch((error: Error): SliceReading => {
    const message = `the slice can't be described: ${error.message}`;
    return {
      manifest: null,
      operations: null,
      problems: [{ source: 'slice', file: `${build.name}/slice.config.ts`, line: null, message }],
    };
  });
}

/** Replaces a file at once: a page may be served meanwhile. */
async function replaceFile(file: string, text: string): Promise<void> {
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}

/**
 * Builds a remote after each edit, checks its types, words and operations, and describes it anew. The folder always has the last build that
 * succeeded. Returns a function that ends the watching.
 */
export async function watchRemote({ name, outputFolder, built, checked }: RemoteWatch): Promise<() => Promise<void>> {
  await rm(outputFolder, { recursive: true, force: true });
  await mkdir(outputFolder, { recursive: true });
  const target = { name, version: 'development', outputFolder, mode: 'development' } as const;
  const compiler = webpack(await developmentConfig(target));
  if (!compiler) throw new Error(`${name} has no compiler`);
  const problems = createProblemList();
  let isChecking = true;
  const notify = () => checked(problems.all(), isChecking);
  const replace = (source: ProblemSource, list: readonly Problem[]) => {
    if (problems.replace(source, list)) notify();
  };
  let newest = 0;
  let plan = '';
  let lastHash = '';

  async function describe(stats: Stats, build: number): Promise<void> {
    const { version } = target;
    const reading = await readOrReport({ name, version, globalName: globalName(target), files: filesOf(target, stats) });
    // An edit meanwhile has a reading of its own.
    if (build !== newest) return;
    for (const source of ['slice', 'operations', 'words'] as const)
      replace(
        source,
        reading.problems.filter((problem) => problem.source === source),
      );
    const { manifest, operations } = reading;
    if (operations) await replaceFile(path.join(outputFolder, 'operations.json'), operations);
    // Without one the page goes on with the last.
    if (manifest) await replaceFile(path.join(outputFolder, 'slice.json'), `${JSON.stringify(manifest, null, 1)}\n`);
    const next = manifest ? planOf(manifest) : plan;
    const isFirst = plan === '';
    if (next !== plan) built({ hash: stats.hash ?? '', isPlanChanged: !isFirst });
    plan = next;
    notify();
  }

  function typesAre(list: readonly Problem[]): void {
    isChecking = false;
    problems.replace('types', list);
    if (plan !== '') notify();
  }
  const stopTypes = watchTypes({
    folder: path.join(repositoryRoot, name),
    cacheFolder: path.join(repositoryRoot, '.data/types', name),
    began() {
      isChecking = true;
    },
    checked: typesAre,
    failed: (message) => typesAre([{ source: 'types', file: null, line: null, message }]),
  });
  compiler.watch({ aggregateTimeout: 50, ignored: '**/node_modules/**' }, (error, stats) => {
    newest += 1;
    const failed = error || !stats || stats.hasErrors();
    replace('build', failed ? buildProblems(error, stats) : []);
    if (!stats || failed) return;
    const { hash = '' } = stats;
    if (plan !== '' && hash !== lastHash) built({ hash, isPlanChanged: false });
    lastHash = hash;
    describe(stats, newest).catch(({ message }: Error) => replace('slice', [{ source: 'slice', file: null, line: null, message }]));
  });
  return () => {
    stopTypes();
    return new Promise((resolve) => compiler.close(() => resolve()));
  };
}
