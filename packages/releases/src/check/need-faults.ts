import type { SharedModules, SliceManifest } from '@meowtale/contracts/releases';
import { satisfies } from 'semver';
import { findIncompatible } from '../index.ts';
import type { Combination } from './combinations.ts';
import { type Finding, nameOf } from './finding.ts';
import { ownOf } from './own-of.ts';
import type { ReleaseReader } from './release-reader.ts';
import { readShown } from './shown.ts';

const releaseOf = ({ name, version }: SliceManifest) => ({ slice: name, version });

/** Lists what a remote needs of the shell's shared modules, and the shell doesn't have. */
function lacking({ exports, versions }: SharedModules, provided: SharedModules): { what: string; message: string }[] {
  const names = Object.entries(exports).flatMap(([module, used]) =>
    used
      .filter((name) => !ownOf(provided.exports, module)?.includes(name))
      .map((name) => ({ what: `${module} ${name}`, message: `${name} of ${module} is not in` })),
  );
  const packages = Object.entries(versions)
    .filter(([name, version]) => !satisfies(ownOf(provided.versions, name) ?? '', `^${version}`))
    .map(([name, version]) => ({ what: name, message: `${name} ^${version} is not ${ownOf(provided.versions, name) ?? 'there'} of` }));
  return [...names, ...packages];
}

function findSharedFaults(remote: SliceManifest, shell: SliceManifest | undefined): Finding[] {
  if (!shell?.provides) return [];
  const [broken, breaker] = [releaseOf(remote), releaseOf(shell)];
  return lacking(remote.uses, shell.provides).map(({ what, message }) => ({
    ...{ rule: 'shared', broken, breaker, what },
    message: `${message} ${nameOf(breaker)}, which ${nameOf(broken)} needs`,
  }));
}

function findPopupFaults(remote: SliceManifest, shown: readonly SliceManifest[]): Finding[] {
  const broken = releaseOf(remote);
  return Object.entries(remote.uses.popups).flatMap(([popup, given]): Finding[] => {
    const owner = shown.find(({ popups }) => Object.hasOwn(popups, popup));
    const about = { rule: 'popup', broken, breaker: owner ? releaseOf(owner) : broken, what: popup } as const;
    if (!owner) return [{ ...about, message: `popup ${popup}, which ${nameOf(broken)} opens, is of no live slice` }];
    return findIncompatible(given, owner.popups[popup] as Record<string, unknown>).map((reason) => ({
      ...about,
      message: `popup ${popup} of ${nameOf(about.breaker)} for ${nameOf(broken)}: ${reason}`,
    }));
  });
}

/**
 * Finds what remotes need of other slices and don't have: names and packages that the shell shares, popups with the input that they give.
 * Of a remote also what it falls back to counts. Types aren't compared.
 */
export async function findNeedFaults(reader: ReleaseReader, combination: Combination): Promise<Finding[]> {
  const choices = combination.filter(({ kind }) => kind === 'remote');
  const shown = (await Promise.all(choices.map((choice) => readShown(reader, choice)))).filter((manifest) => manifest !== null);
  const shell = shown.find(({ name }) => name === 'shell');
  const remotes = await Promise.all(choices.flatMap(({ slice, refs }) => refs.map((ref) => reader.remote(slice, ref))));
  return remotes.flatMap((release) =>
    release ? [...findSharedFaults(release.manifest, shell), ...findPopupFaults(release.manifest, shown)] : [],
  );
}
