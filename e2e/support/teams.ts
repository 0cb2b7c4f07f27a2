import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeIntegrity } from '@meowtale/build/integrity';
import { type Operations, operationsSchema } from '@meowtale/contracts/releases';
import { diskStorage } from '@meowtale/releases';
import { expect } from '@playwright/test';
import { type Change, copyRelease } from '../../deploy/drills/outages/release-copies.ts';
import { origins } from '../../deploy/local/addresses.ts';
import { dataRoot } from '../../deploy/local/paths.ts';
import { changeTeams } from '../../deploy/registry/teams.ts';
import { type CommandOutcome, test as releasesTest, runReleases } from './releases.ts';

const folder = join(dataRoot, 'releases');
const place = { storage: diskStorage(folder), folder };
/** As the stack's release server has it. */
const teamsFile = process.env.RELEASE_TEAMS_FILE || join(dataRoot, 'teams.json');

/** An operation that a release has beside those of its pages. */
export interface FurtherOperation {
  name: string;
  document: string;
}

/** How a release differs from the live one. */
export interface Edits {
  scripts?: Change;
  operations?: readonly FurtherOperation[];
  /** Changes a service's schema. */
  schema?: (sdl: string) => string;
}

/** A team that uses the registry's API with a token of its own. */
export interface Team {
  /** The settings by which a command line uses the registry as the team. */
  settings: Readonly<Record<string, string>>;
  /** Runs a command line of `npm run releases`. */
  run(...argv: string[]): Promise<CommandOutcome>;
  /** Publishes a slice's live release as another version with these changes. Returns the version. */
  publish(slice: string, edits?: Edits): Promise<string>;
}

export interface Teams {
  /** Creates a team that owns slices, comma-separated, with a token; its services may run at the hosts. */
  create(name: string, slices: string, hosts?: string): Promise<Team>;
}

function withOperations(text: string, further: readonly FurtherOperation[]): string {
  const operations: Operations = operationsSchema.parse(JSON.parse(text));
  for (const { name, document } of further)
    operations[createHash('sha256').update(document).digest('hex')] = { document, operationName: name, kind: 'public' };
  return JSON.stringify(operations);
}

async function rewrite(file: string, edit: (text: string) => string): Promise<void> {
  await writeFile(file, edit(await readFile(file, 'utf8')));
}

async function applyEdits(built: string, { operations = [], schema }: Edits): Promise<void> {
  if (operations.length > 0) await rewrite(join(built, 'operations.json'), (text) => withOperations(text, operations));
  if (schema) await rewrite(join(built, 'schema.graphql'), schema);
  await writeIntegrity(built);
}

/** Adds the fixture `teams`; what its teams publish, and the teams themselves, are deleted afterwards. */
export const test = releasesTest.extend<{ teams: Teams }>({
  teams: async ({ releases }, use) => {
    const created: string[] = [];
    await use({
      async create(name, slices, hosts) {
        created.push(name);
        expect(await releases.run('team', 'add', name, '--slices', slices, ...(hosts ? ['--hosts', hosts] : []))).toMatchObject({
          exitCode: 0,
        });
        const { data } = await releases.run('team', 'token', name);
        const settings = { RELEASES_URL: origins.releases, RELEASES_TOKEN: data.token as string };
        const run = (...argv: string[]) => runReleases(argv, settings);
        return {
          settings,
          run,
          publish: (slice, edits = {}) =>
            copyRelease(place, slice, edits.scripts ?? ((text) => text), async (built, version) => {
              await applyEdits(built, edits);
              releases.adopt(slice, version);
              expect(await run('publish', built)).toEqual({ exitCode: 0, data: { slice, version } });
              return version;
            }),
        };
      },
    });
    await changeTeams(teamsFile, (teams) => {
      for (const name of created) teams.delete(name);
    });
  },
});
