import path from 'node:path';
import { ReleaseError } from '@meowtale/releases';
import { addToken, changeTeams, readTeams, type Team, type Teams, teamNameSchema, teamSchema } from '../teams.ts';
import { type Command, type Given, type Result, UsageError } from './command.ts';
import { table } from './print.ts';

function nameOf({ args }: Given): string {
  const { success, data } = teamNameSchema.safeParse(args[1]);
  if (!success) throw new UsageError(args[1] === undefined ? '<team> is missing' : `"${args[1]}" is no name of a team`);
  return data;
}

function existing(teams: Teams, name: string): Team {
  const team = teams.get(name);
  if (!team) throw new ReleaseError(`there is no team "${name}"`);
  return team;
}

function slicesOf(name: string, { options }: Given): string[] {
  if (!options.slices) throw new UsageError('--slices is missing');
  const slices = String(options.slices).split(',');
  const wrong = slices.find((slice) => !teamSchema.shape.slices.safeParse([slice]).success);
  if (wrong !== undefined) throw new UsageError(`"${wrong}" is no name of a slice`);
  if (slices.includes('*') && name !== 'platform') throw new UsageError('only the team "platform" may own *');
  return slices;
}

function hostsOf({ options }: Given): string[] {
  const hosts = options.hosts ? String(options.hosts).split(',') : [];
  const wrong = hosts.find((host) => !teamSchema.shape.hosts.safeParse([host]).success);
  if (wrong !== undefined) throw new UsageError(`"${wrong}" is no name of a host`);
  return hosts;
}

type Action = (file: string, given: Given) => Promise<Result>;

const add: Action = (file, given) => {
  const name = nameOf(given);
  const slices = slicesOf(name, given);
  const hosts = hostsOf(given);
  return changeTeams(file, (teams) => {
    teams.set(name, { slices, hosts, tokens: teams.get(name)?.tokens ?? [] });
    const where = hosts.length > 0 ? [`its services run at ${hosts.join(', ')}`] : [];
    return { lines: [`${name} owns ${slices.join(', ')}`, ...where], data: { team: name, slices, hosts } };
  });
};

const token: Action = (file, given) => {
  const name = nameOf(given);
  return changeTeams(file, (teams) => {
    const created = addToken(existing(teams, name));
    return { lines: [`token ${created.id} of ${name}, which isn't shown again:`, created.token], data: { team: name, ...created } };
  });
};

const revoke: Action = (file, given) => {
  const name = nameOf(given);
  const { id } = given.options;
  return changeTeams(file, (teams) => {
    const team = existing(teams, name);
    const revoked = team.tokens.filter((one) => id === undefined || one.id === id).map((one) => one.id);
    if (id !== undefined && revoked.length === 0) throw new ReleaseError(`${name} has no token ${id}`);
    team.tokens = team.tokens.filter((one) => !revoked.includes(one.id));
    return { lines: [`revoked ${revoked.length} tokens of ${name}; it has ${team.tokens.length}`], data: { team: name, revoked } };
  });
};

const list: Action = async (file) => {
  const teams = [...(await readTeams(file))].map(([name, { slices, hosts, tokens }]) => ({
    team: name,
    slices,
    hosts,
    tokens: tokens.map(({ id, createdAt }) => ({ id, createdAt })),
  }));
  const rows = teams.map(({ team, slices, hosts, tokens }) => [
    team,
    slices.join(', '),
    hosts.join(', '),
    tokens.map(({ id, createdAt }) => `${id} of ${createdAt.slice(0, 10)}`).join(', ') || 'none',
  ]);
  return { lines: table([['team', 'slices', 'hosts', 'tokens'], ...rows]), data: teams };
};

const actions = new Map(Object.entries({ add, token, revoke, list }));

export const team: Command = {
  summary: 'manages which teams may release which slices over the API',
  args: ['<add|token|revoke|list>', '[<team>]'],
  options: { slices: { type: 'string' }, hosts: { type: 'string' }, id: { type: 'string' } },
  required: [],
  help: {
    add: 'creates a team, or replaces what one owns; its tokens stay',
    token: 'prints a new token of a team, once',
    revoke: 'deletes all tokens of a team, or one',
    list: 'lists the teams',
    '--slices <names>': 'what the team owns, comma-separated, with add; * for the team "platform" only',
    '--hosts <names>': "where programs of the team's services may run, comma-separated, with add; none unless given",
    '--id <token>': 'the first part of the only token to be deleted, with revoke',
  },
  async run(given) {
    const action = actions.get(given.args[0] ?? '');
    if (!action) throw new UsageError(`"${given.args[0]}" is none of add, token, revoke, list`);
    if (!given.env.teamsFile) throw new ReleaseError('RELEASE_TEAMS_FILE is needed, as the release server has it');
    return action(path.resolve(given.env.teamsFile), given);
  },
};
