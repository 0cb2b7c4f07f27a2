import { watch } from 'node:fs';
import { join } from 'node:path';
import { watchTypes } from '@meowtale/build/check-types';
import { createProblemList, type Problem, type ProblemSource } from '@meowtale/build/problems';
import { findBrokenAnew } from '@meowtale/build/read-anew';
import { remotesIn } from '@meowtale/build/slices';
import { origins, services } from '../addresses.ts';
import { say } from '../console.ts';
import type { ProcessSpec } from '../launcher.ts';
import { repositoryRoot } from '../paths.ts';
import { createPrinter } from './printer.ts';
import { endProgram, findPrograms, runToEnd, startProgram } from './service-programs.ts';

/** Edits that follow each other within this time restart the program once. */
const EDITS_WITHIN_MS = 100;
const INPUT = /\.(?:ts|graphql|json|sql)$/;

/** Calls back after edits of scripts, schemas and words in some folders of the checkout, without those of tests. */
function watchInputs(folders: readonly string[], edited: (files: readonly string[]) => void): () => void {
  let files: string[] = [];
  let timer: NodeJS.Timeout | undefined;
  const watchers = folders.map((folder) =>
    watch(join(repositoryRoot, folder), { recursive: true }, (_type, file) => {
      if (!file || !INPUT.test(file) || file.endsWith('.test.ts')) return;
      files.push(`${folder}/${file}`);
      clearTimeout(timer);
      timer = setTimeout(() => {
        edited(files);
        files = [];
      }, EDITS_WITHIN_MS);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}

/** Collects and prints what is wrong with a service: its types, its start, and the operations of remotes that its schema breaks. */
function watchProblems(name: string, site: string) {
  const problems = createProblemList();
  const printProblems = createPrinter(name, site);
  let isChecking = true;
  const print = (isNew = false) => printProblems(problems.all(), { isNew, isChecking });
  function typesAre(list: readonly Problem[]): void {
    isChecking = false;
    problems.replace('types', list);
    print();
  }
  const stop = watchTypes({
    folder: join(repositoryRoot, name),
    cacheFolder: join(repositoryRoot, '.data/types', name),
    began() {
      isChecking = true;
    },
    checked: typesAre,
    failed: (message) => typesAre([{ source: 'types', file: null, line: null, message }]),
  });
  const replace = (source: ProblemSource, list: readonly Problem[]) => void problems.replace(source, list);
  return {
    stop,
    print,
    startFailed(failed: boolean) {
      const message = `${name} doesn't start; the next edit starts it again`;
      replace('build', failed ? [{ source: 'build', file: null, line: null, message }] : []);
    },
    async checkOperations() {
      replace('operations', await findBrokenAnew(remotesIn(repositoryRoot)));
    },
  };
}

async function startOrThrow(spec: ProcessSpec) {
  const child = await startProgram(spec);
  if (!child) throw new Error(`${spec.name} did not start`);
  return child;
}

/**
 * Runs a service's program, restarted after each edit, beside the running local stack. It can't do without its own database and the
 * stack's events; the released remotes reach it by a gateway and a shell that are started for it.
 */
export async function developService(name: string): Promise<() => Promise<void>> {
  const found = services.find((service) => service.name === name);
  if (!found) throw new Error(`${name} is no service`);
  const { site, migration, service, gateway, shell } = await findPrograms(found);
  await runToEnd(migration);
  let child = await startProgram(service);
  const problems = watchProblems(name, site);
  problems.startFailed(!child);

  let restarting = Promise.resolve();
  async function restart(files: readonly string[]): Promise<void> {
    if (child) await endProgram(child);
    child = await startProgram(service);
    problems.startFailed(!child);
    if (files.some((file) => file.endsWith('.graphql'))) await problems.checkOperations();
    problems.print(true);
  }
  const stopWatching = watchInputs([`${name}/src`, 'packages/contracts/src', 'packages/service-kit/src'], (files) => {
    restarting = restarting.then(() => restart(files)).catch((error: Error) => say(error.message));
  });
  const beside: Awaited<ReturnType<typeof startOrThrow>>[] = [];
  const stop = async () => {
    stopWatching();
    problems.stop();
    await restarting;
    for (const one of [...beside.toReversed(), ...(child ? [child] : [])]) await endProgram(one);
  };
  try {
    beside.push(await startOrThrow(gateway));
    beside.push(await startOrThrow(shell));
    await problems.checkOperations();
    problems.print(true);
    say(`The stack's own ${name} goes on: pages of ${origins.site} use it, and either of the two does an event or a job.`);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
