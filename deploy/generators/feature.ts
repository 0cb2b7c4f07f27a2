import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Changes, Files } from './changes.ts';
import { withElement, withImport, withListItem } from './edits.ts';
import { asJson, LANGUAGES, wordsWith } from './generated-words.ts';
import { type CapabilityNames, camel, capabilityNames, GeneratorError, pascal, readPlace, shortOf, titled } from './names.ts';
import { render } from './templates.ts';

/**
 * Returns the names of the capability that a feature lists: of the service that was given, else of the service that is named as the remote;
 * null without one.
 * @throws GeneratorError when the given service has no such list
 */
export function capabilityFor(
  root: string,
  remote: string,
  feature: string,
  given: string | undefined,
): (CapabilityNames & { service: string }) | null {
  const service = given ?? `svc-${shortOf(remote)}`;
  const names = capabilityNames(service, feature);
  const file = `${service}/src/${feature}/schema.graphql`;
  const text = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '';
  const hasList =
    text.includes(`  ${names.query}: [${names.Type}!]!`) && text.includes(`  ${names.mutation}(title: String!): ${names.Type}!`);
  if (hasList) return { ...names, service };
  if (!given) return null;
  throw new GeneratorError(`${file} has no ${names.query} and ${names.mutation} as new:slice and new:capability write them`);
}

/** Returns the files of a feature, by path from the root. */
export function featureFiles(remote: string, feature: string, path: string, capability: ReturnType<typeof capabilityFor>): Files {
  const values = {
    ...(capability && { ...capability, serviceName: capability.name }),
    ...{ feature, path, featureKey: camel(feature), Feature: pascal(feature), title: `${titled(feature)} (new)` },
  };
  const files = render(capability ? 'feature-list' : 'feature-page', values);
  return new Map([...files].map(([file, text]) => [`${remote}/${file}`, text]));
}

/** Returns what adds a feature with a page of its own to a remote. @throws GeneratorError when it can't be added */
export function newFeature(root: string, place: string, options: { service?: string } = {}): Changes {
  const { slice: remote, part: feature } = readPlace(root, place, 'mf');
  if (existsSync(join(root, remote, 'src/features', feature))) throw new GeneratorError(`${remote}/src/features/${feature} exists already`);
  const read = (file: string) => readFileSync(join(root, remote, file), 'utf8');
  const key = camel(feature);
  const path = `/lobby/${shortOf(remote)}/${feature}`;
  const capability = capabilityFor(root, remote, feature, options.service);
  const title = titled(feature);
  const words = LANGUAGES.map((language): [string, string] => {
    const file = `locales/${language}.json`;
    const before = JSON.parse(read(file));
    if (key in before) throw new GeneratorError(`${remote}/${file} has words under "${key}" already`);
    return [`${remote}/${file}`, asJson(wordsWith(before, language, { key, title, hasList: capability !== null }))];
  });
  const config = `${remote}/slice.config.ts`;
  const route = `{ id: '${feature}', pattern: '${path}', frame: 'lobby', roles: ['user'], titleKey: '${key}.title', minWidth: DESKTOP_WIDTH_PX }`;
  const known = read('slice.config.ts');
  if (known.includes(`id: '${feature}'`) || known.includes(`'${path}'`))
    throw new GeneratorError(`${config} has a route ${feature} or ${path} already`);
  const imported = known.includes('DESKTOP_WIDTH_PX')
    ? known
    : withImport(config, known, "import { DESKTOP_WIDTH_PX } from '@meowtale/contracts';");
  const slice = `${remote}/src/slice.tsx`;
  const view = `'${feature}': lazyView(async () => (await import('./features/${feature}/${feature}-page.tsx')).${pascal(feature)}Page)`;
  const states = `${remote}/page-states.json`;
  const before = existsSync(join(root, states)) ? (JSON.parse(read('page-states.json')) as object[]) : null;
  const withStates = asJson([...(before ?? []), { viewer: 'maker', name: feature, path }]);
  const edited = new Map([
    ...words,
    [config, withElement(config, imported, 'routes: [', route)],
    [slice, withElement(slice, read('src/slice.tsx'), 'routes: {', view)],
    [`${remote}/README.md`, withListItem(`${remote}/README.md`, read('README.md'), 'Features', `- **${feature}**: \`${path}\`.`)],
    ...(before ? [[states, withStates] as const] : []),
  ]);
  const created = new Map([...featureFiles(remote, feature, path, capability), ...(before ? [] : [[states, withStates] as const])]);
  return { created, edited, links: new Map(), next: [`npm test -- ${remote}`, `npm run dev -- ${remote}`] };
}
