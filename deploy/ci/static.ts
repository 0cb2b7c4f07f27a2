import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../local/paths.ts';
import { ownerErrors } from './code-owners.ts';
import { checkFiles } from './file-rules.ts';
import { CHECK_MS } from './limits.ts';
import { lockErrors } from './lock-file.ts';
import { markdownErrors } from './markdown-rules.ts';
import { type Outcome, singleOutcome } from './outcome.ts';
import { runProgram } from './run-program.ts';

const modules = join(repositoryRoot, 'node_modules');

async function check(name: string, args: readonly string[]): Promise<Outcome> {
  const { code } = await runProgram(args, { withinMs: CHECK_MS });
  return singleOutcome(name, code === 0 ? undefined : `It ended with exit code ${code}; its output is above.`);
}

/** Checks formatting and rules of single files. Biome's program is native; its launcher starts it. */
export const biome = () => check('format and rules', [join(modules, '@biomejs/biome/bin/biome'), 'check', '.']);

/** Returns the folders at the repository's top that have code of the product. */
export const packageFolders = () =>
  readdirSync(repositoryRoot).filter((name) => /^(?:shell|gateway|mf-.+|svc-.+|packages|deploy|e2e|bench)$/.test(name));

/** Checks the import rules of DESIGN §1. */
export const importZones = () => {
  const program = join(modules, 'dependency-cruiser/bin/dependency-cruise.mjs');
  return check('import zones', [program, '--config', '.dependency-cruiser.cjs', ...packageFolders()]);
};

/** Finds files, exports and packages that nothing uses, and packages that are used but not named. */
export const unused = () => check('unused code', [join(modules, 'knip/bin/knip.js'), '--no-config-hints']);

/** Checks types with TypeScript 7's compiler, which takes a third of the time; tools that need a compiler API keep TypeScript 6. */
export const typecheck = () => check('types', [join(modules, 'typescript-native/bin/tsc'), '-p', 'tsconfig.json']);

export async function fileRules(): Promise<Outcome> {
  const errors = [checkFiles, lockErrors, markdownErrors, ownerErrors].flatMap((errorsIn) => errorsIn(repositoryRoot));
  return singleOutcome('file rules', errors.length > 0 ? errors.join('\n') : undefined);
}
