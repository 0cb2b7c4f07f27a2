import type { SliceManifest } from '@meowtale/contracts/releases';
import { samePattern } from '@meowtale/web-kit/routes';
import type { Combination } from './combinations.ts';
import { type Finding, nameOf } from './finding.ts';
import type { ReleaseReader } from './release-reader.ts';
import { readShown } from './shown.ts';

/** Finds what only one slice can have: an address on a kind of host, a popup's name, an entry of the menu. */
function collide(one: SliceManifest, other: SliceManifest): Finding[] {
  const [broken, breaker] = [one, other].map(({ name, version }) => ({ slice: name, version })) as [Finding['broken'], Finding['broken']];
  const found = (what: string, message: string): Finding => ({ rule: 'collision', broken, breaker, what, message });
  const routes = one.routes.flatMap((route) => {
    const taken = other.routes.find(({ host, pattern }) => host === route.host && samePattern(pattern, route.pattern));
    return taken ? [found(route.pattern, `route ${route.pattern} of ${nameOf(broken)} is ${taken.pattern} of ${nameOf(breaker)}`)] : [];
  });
  const popups = Object.keys(one.popups)
    .filter((popup) => Object.hasOwn(other.popups, popup))
    .map((popup) => found(popup, `popup ${popup} of ${nameOf(broken)} is also one of ${nameOf(breaker)}`));
  const entries = one.navigation
    .filter(({ frame, to }) => other.navigation.some((entry) => entry.frame === frame && entry.to === to))
    .map(({ to }) => found(to, `menu entry ${to} of ${nameOf(broken)} is also one of ${nameOf(breaker)}`));
  return [...routes, ...popups, ...entries];
}

/** Finds remotes that can't be in one page. */
export async function findCollisions(reader: ReleaseReader, combination: Combination): Promise<Finding[]> {
  const remotes = combination.filter(({ kind }) => kind === 'remote');
  const manifests = (await Promise.all(remotes.map((choice) => readShown(reader, choice)))).filter((manifest) => manifest !== null);
  return manifests.flatMap((one, index) => manifests.slice(index + 1).flatMap((other) => collide(one, other)));
}
