import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { ReleaseError, type ReleaseStorage } from '@meowtale/releases';
import { inputOf } from './api/read-input.ts';
import { createClient } from './client.ts';
import { type Command, type CommandEnv, type Given, type RemoteRegistry, type Result, UsageError } from './commands/command.ts';
import { commands, offeredCommands } from './commands/commands.ts';
import { thisUser } from './commands/parse.ts';
import { table } from './commands/print.ts';
import { checkUsage, EXIT, exitCodeOf, reportOf } from './perform.ts';

export interface Output {
  out(text: string): void;
  err(text: string): void;
}

/** What commands work on: this machine's storage, or the registry of another machine. */
export interface CommandContext {
  storage: ReleaseStorage;
  env?: CommandEnv;
  /** The registry whose API runs the commands, unless `--registry` names another one. */
  registryUrl?: string | undefined;
  /** The token of a team. */
  token?: string | undefined;
}

const usageOf = (name: string, { args, options }: Command) =>
  ['releases', name, ...args, ...(Object.keys(options).length > 0 ? ['[options]'] : [])].join(' ');

const REGISTRY_HELP = 'runs it at the registry of another machine';

const overview = [
  'usage: releases <command> [options]',
  '',
  ...table(Object.entries(commands).map(([name, { summary }]) => [`  ${name}`, summary])),
  '',
  ...table([
    ['  --registry <url>', REGISTRY_HELP],
    ['  --json', 'prints the result as JSON'],
    ['  --help', 'explains a command'],
  ]),
  '',
  'RELEASES_DIR names the folder of the releases, .data/releases unless given; RELEASES_S3_BUCKET and the other RELEASES_S3_ settings of',
  'the shell name a bucket instead. Links to previews need its RELEASE_PREVIEW_SECRET and SITE_URL.',
  'RELEASES_URL names the registry of another machine, unless one of these is given. RELEASES_TOKEN is the token of your team there.',
  'Exit codes: 0 done, 1 rejected, 2 wrong usage, 3 the environment has changed meanwhile.',
];

/** Whether a command can run at the registry of another machine. */
const isForRegistries = (name: string, { runAt }: Command) => offeredCommands.has(name) || runAt !== undefined;

const helpOf = (name: string, command: Command) => [
  `usage: ${usageOf(name, command)}`,
  `  ${command.summary}`,
  ...table(
    Object.entries({
      ...command.help,
      ...(isForRegistries(name, command) && { '--registry <url>': REGISTRY_HELP }),
      '--json': 'prints the result as JSON',
    }).map(([option, text]) => [`  ${option}`, text]),
  ),
];

function parse(name: string, command: Command, argv: readonly string[]) {
  const common = { json: { type: 'boolean' }, help: { type: 'boolean' } } as const;
  const registry: ParseArgsOptionsConfig = isForRegistries(name, command) ? { registry: { type: 'string' } } : {};
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      options: { ...command.options, ...common, ...registry },
      allowPositionals: true,
    });
    const { json, help, registry: registryUrl, ...options } = values as Record<string, string | boolean | undefined>;
    return { options, args: positionals, isHelp: help === true, registryUrl: registryUrl as string | undefined };
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/** Runs a command at the registry of another machine. */
async function runThere(registry: RemoteRegistry, name: string, command: Command, given: Omit<Given, 'storage'>): Promise<Result> {
  const by = 'by' in command.options ? { by: given.options.by ?? thisUser() } : {};
  const options = { ...given.options, ...by };
  if (command.runAt) return command.runAt(registry, { ...given, options });
  return registry.run(name, inputOf(command, { args: given.args, options }));
}

function assertForRegistries(name: string, command: Command, registryUrl: string): void {
  if (isForRegistries(name, command)) return;
  throw new UsageError(
    `${name} runs on the machine of a registry only: ${registryUrl} is on another one; unset RELEASES_URL or set RELEASES_DIR`,
  );
}

/** Runs one command line. Returns the exit code. */
export async function runCommand(context: CommandContext, argv: readonly string[], output: Output): Promise<number> {
  const { storage, env = {}, token } = context;
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
    const { isHelp, registryUrl = context.registryUrl, ...parsed } = parse(name, command, rest);
    if (isHelp) {
      print(helpOf(name, command), output.out);
      return EXIT.done;
    }
    checkUsage(command, parsed);
    if (registryUrl !== undefined) assertForRegistries(name, command, registryUrl);
    const say = (line: string) => void (json || output.out(`${line}\n`));
    const given = { ...parsed, env, say };
    const result =
      registryUrl === undefined
        ? await command.run({ ...given, storage })
        : await runThere(createClient(registryUrl, token), name, command, given);
    if (json) output.out(`${JSON.stringify(result.data, null, 1)}\n`);
    else print(result.lines, output.out);
    return result.isRejected ? EXIT.rejected : EXIT.done;
  } catch (thrown) {
    const error = thrown as Error;
    const isExpected = error instanceof UsageError || error instanceof ReleaseError;
    const exitCode = exitCodeOf(error);
    if (json) output.out(`${JSON.stringify(reportOf(error), null, 1)}\n`);
    else
      print(
        [
          isExpected ? error.message : (error.stack ?? String(error)),
          ...(exitCode === EXIT.usage ? [`usage: ${usageOf(name, command)}`] : []),
        ],
        output.err,
      );
    return exitCode;
  }
}
