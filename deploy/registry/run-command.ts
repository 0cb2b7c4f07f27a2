import { parseArgs } from 'node:util';
import { PointerMovedError, ReleaseError, type ReleaseStorage } from '@meowtale/releases';
import { canary } from './commands/canary.ts';
import { type Command, type CommandEnv, UsageError } from './commands/command.ts';
import { gc } from './commands/gc.ts';
import { history } from './commands/history.ts';
import { preview } from './commands/preview.ts';
import { table } from './commands/print.ts';
import { promote } from './commands/promote.ts';
import { publish } from './commands/publish.ts';
import { release } from './commands/release.ts';
import { rollback } from './commands/rollback.ts';
import { serve } from './commands/serve.ts';
import { status } from './commands/status.ts';
import { stop } from './commands/stop.ts';
import { kill, pin, revive, unpin } from './commands/switches.ts';

const commands: Readonly<Record<string, Command>> = {
  ...{ release, publish, preview, canary, stop, promote, rollback },
  ...{ kill, revive, pin, unpin },
  ...{ status, history, gc, serve },
};

/** Exit codes: done, rejected, wrong usage, and a pointer that isn't at the expected revision. */
export const EXIT = { done: 0, rejected: 1, usage: 2, conflict: 3 } as const;

export interface Output {
  out(text: string): void;
  err(text: string): void;
}

const usageOf = (name: string, { args, options }: Command) =>
  ['releases', name, ...args, ...(Object.keys(options).length > 0 ? ['[options]'] : [])].join(' ');

const overview = [
  'usage: releases <command> [options]',
  '',
  ...table(Object.entries(commands).map(([name, { summary }]) => [`  ${name}`, summary])),
  '',
  ...table([
    ['  --json', 'prints the result as JSON'],
    ['  --help', 'explains a command'],
  ]),
  '',
  'RELEASES_DIR names the folder of the releases, .data/releases unless given. Links to previews need the RELEASE_PREVIEW_SECRET and',
  'SITE_URL of the shell.',
  'Exit codes: 0 done, 1 rejected, 2 wrong usage, 3 the environment has changed meanwhile.',
];

const helpOf = (name: string, command: Command) => [
  `usage: ${usageOf(name, command)}`,
  `  ${command.summary}`,
  ...table(Object.entries({ ...command.help, '--json': 'prints the result as JSON' }).map(([option, text]) => [`  ${option}`, text])),
];

function parse(command: Command, argv: readonly string[]) {
  try {
    const options = { ...command.options, json: { type: 'boolean' }, help: { type: 'boolean' } } as const;
    const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true });
    return { options: values as Record<string, string | boolean | undefined>, args: positionals };
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function check({ args, required }: Command, given: { args: readonly string[]; options: Readonly<Record<string, unknown>> }): void {
  const atLeast = args.length;
  const atMost = args.at(-1)?.endsWith('...') ? Number.POSITIVE_INFINITY : atLeast;
  if (given.args.length < atLeast) throw new UsageError(`${args[given.args.length]} is missing`);
  if (given.args.length > atMost) throw new UsageError(`"${given.args[atMost]}" is one argument too many`);
  const missing = required.find((option) => !given.options[option]);
  if (missing !== undefined) throw new UsageError(`--${missing} is missing`);
}

const exitCodeOf = (error: unknown) =>
  error instanceof UsageError ? EXIT.usage : error instanceof PointerMovedError ? EXIT.conflict : EXIT.rejected;

/** Runs one command line. Returns the exit code. */
export async function runCommand(
  { storage, env = {} }: { storage: ReleaseStorage; env?: CommandEnv },
  argv: readonly string[],
  output: Output,
): Promise<number> {
  const [name = '', ...rest] = argv;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const print = (lines: readonly string[], to: (text: string) => void) => lines.length > 0 && to(`${lines.join('\n')}\n`);
  if (!command) {
    const isAsked = name === '--help' || name === 'help';
    print(isAsked ? overview : [...(name ? [`there is no command "${name}"`, ''] : []), ...overview], isAsked ? output.out : output.err);
    return isAsked ? EXIT.done : EXIT.usage;
  }
  const json = rest.includes('--json');
  try {
    const given = parse(command, rest);
    if (given.options.help) {
      print(helpOf(name, command), output.out);
      return EXIT.done;
    }
    check(command, given);
    const say = (line: string) => void (json || output.out(`${line}\n`));
    const { lines, data } = await command.run({ storage, env, ...given, say });
    if (json) output.out(`${JSON.stringify(data, null, 1)}\n`);
    else print(lines, output.out);
    return EXIT.done;
  } catch (error) {
    const isExpected = error instanceof UsageError || error instanceof ReleaseError;
    const message = isExpected ? error.message : ((error as Error).stack ?? String(error));
    if (json) output.out(`${JSON.stringify({ error: (error as Error).name, message: (error as Error).message }, null, 1)}\n`);
    else print([message, ...(error instanceof UsageError ? [`usage: ${usageOf(name, command)}`] : [])], output.err);
    return exitCodeOf(error);
  }
}
