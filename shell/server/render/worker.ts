import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import type { CreateSlice } from '@meowtale/web-kit';
import type * as ShellServer from '../../src/server.tsx';

/** The scripts as the server read and verified them; the worker reads no file. */
export interface WorkerSources {
  shell: string;
  /** The slice that renders the pages; null for the shell's own. */
  slice: string | null;
}

export type WorkerQuestion = { id: number; input: ShellServer.ServerInput };
export type WorkerAnswer = { id: number } & ({ drawn: ShellServer.Rendered } | { fault: string });

function evaluate<T>(source: string, name: string, require: (request: string) => unknown): T {
  const module = { exports: {} as T };
  compileFunction(source, ['module', 'exports', 'require'], { filename: name })(module, module.exports, require);
  return module.exports;
}

const sources = workerData as WorkerSources;
const shell = evaluate<typeof ShellServer>(sources.shell, 'shell/server.js', createRequire(import.meta.url));
const createSlice =
  sources.slice === null
    ? null
    : evaluate<{ createSlice: CreateSlice }>(sources.slice, 'slice/server.js', (request) => {
        const found = shell.shared[request];
        if (!found) throw new Error(`${request} is not among what the shell shares`);
        return found;
      }).createSlice;

parentPort?.on('message', async ({ id, input }: WorkerQuestion) => {
  const answer: WorkerAnswer = await shell.render(input, createSlice).then(
    (rendered) => ({ id, drawn: rendered }),
    (error: unknown) => ({ id, fault: error instanceof Error ? error.message : String(error) }),
  );
  parentPort?.postMessage(answer);
});
