import type { AccessFixture, ActorName } from './access-fixture.ts';

const STAFF = 'auth/required auth/required auth/forbidden auth/forbidden auth/forbidden ok';

/** Expected results of `releases`, as `ROOT_CELLS` of access.test.ts. */
export const RELEASE_CELLS: Record<string, [args: (f: AccessFixture) => string, cells: string]> = {
  'Query.findReleases': [() => '', STAFF],
  'Query.findReleaseHistory': [() => '', STAFF],
  'Query.findReleaseVersions': [() => '(slice: "mf-store")', STAFF],
  'Mutation.moveRelease': [(f) => `(slice: "mf-store", action: "pin", revision: ${f.releaseRevision}, reason: "x")`, STAFF],
};

const READERS: ActorName[] = ['staff'];
const slices = (inner: string) => () => `findReleases { slices { ${inner} } }`;

/** Who reads the fields of its types, as `TYPES` of access-types.ts. */
export const RELEASE_TYPES: Record<string, [door: (f: AccessFixture) => string, readers: ActorName[], fields: string]> = {
  Releases: [() => 'findReleases { % }', READERS, 'environment revision slices events'],
  ReleaseSlice: [slices('%'), READERS, 'name kind version previous killed pinned is_damaged size_bytes budget_bytes canary change figures'],
  ReleaseCanary: [slices('canary { % }'), READERS, 'version share_bp cohort loads failures_bp counted_loads'],
  ReleaseFigures: [slices('figures { % }'), READERS, 'version loads failures errors lcp inp cls last_seen_at'],
  ReleaseVital: [slices('figures { lcp { % } }'), READERS, 'bound is_above'],
  ReleaseEvent: [() => 'findReleases { events { % } }', READERS, 'event publisher consumer'],
  ReleaseChange: [() => 'findReleaseHistory { list { % } }', READERS, 'revision at action by reason is_forced slices'],
  ReleaseStep: [() => 'findReleaseHistory { list { slices { % } } }', READERS, 'slice from to'],
  ReleaseHistory: [() => 'findReleaseHistory { % }', READERS, 'list totalCount pageInfo'],
  ReleaseVersion: [() => 'findReleaseVersions(slice: "mf-store") { % }', READERS, 'version published_at'],
};
