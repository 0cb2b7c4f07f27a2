import { canary } from './canary.ts';
import { check } from './check.ts';
import type { Command } from './command.ts';
import { gc } from './gc.ts';
import { history } from './history.ts';
import { preview } from './preview.ts';
import { promote } from './promote.ts';
import { publish } from './publish.ts';
import { release } from './release.ts';
import { rollback } from './rollback.ts';
import { serveWith } from './serve.ts';
import { smoke } from './smoke.ts';
import { status } from './status.ts';
import { stop } from './stop.ts';
import { kill, pin, revive, unpin } from './switches.ts';
import { team } from './team.ts';

const offered = {
  ...{ publish, check, preview, canary, stop, promote, rollback },
  ...{ kill, revive, pin, unpin },
  ...{ status, history },
};

/** The commands that teams may run over the API. */
export const offeredCommands: ReadonlyMap<string, Command> = new Map(Object.entries(offered));

/** All commands, in the order of the help. */
export const commands: Readonly<Record<string, Command>> = { release, smoke, ...offered, gc, serve: serveWith(offeredCommands), team };
