import { z } from 'zod';
import { type Command, UsageError } from '../commands/command.ts';
import { checkUsage } from '../perform.ts';

const LONGEST_TEXT = 4000;

/** Returns the name under which the API has an argument: `slice` for `<slice>`. */
const argumentName = (argument: string): string => argument.replaceAll(/[<>[\]]/g, '');

/** Returns a command's arguments and options as the body of its request. */
export function inputOf(
  { args }: Command,
  given: { args: readonly string[]; options: Readonly<Record<string, string | boolean | undefined>> },
) {
  return { ...given.options, ...Object.fromEntries(given.args.map((value, index) => [argumentName(args[index] ?? ''), value])) };
}

function schemaOf({ args, options }: Command) {
  const text = z.string().max(LONGEST_TEXT);
  const named = args.map((argument) => [argumentName(argument), text.optional()] as const);
  const optional = Object.entries(options).map(([name, { type }]) => [name, (type === 'boolean' ? z.boolean() : text).optional()] as const);
  return z.strictObject(Object.fromEntries<z.ZodType<string | boolean | undefined>>([...named, ...optional]));
}

/** Reads a command's arguments and options from the JSON body of a request. @throws UsageError */
export function readInput(command: Command, body: unknown): { args: string[]; options: Record<string, string | boolean | undefined> } {
  const { success, data, error } = schemaOf(command).safeParse(body ?? {});
  if (!success) {
    const { path, message } = error.issues[0] as z.core.$ZodIssue;
    throw new UsageError([path.join('.'), message].filter(Boolean).join(': '));
  }
  const args: string[] = [];
  for (const argument of command.args) {
    const value = data[argumentName(argument)];
    if (value === undefined) break;
    args.push(String(value));
  }
  const options = Object.fromEntries(
    Object.entries(command.options).map(([name, option]) => [name, data[name] ?? (option.default as string | boolean | undefined)]),
  );
  checkUsage(command, { args, options });
  return { args, options };
}
