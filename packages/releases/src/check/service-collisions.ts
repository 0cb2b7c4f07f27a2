import { Kind } from 'graphql';
import type { VerifiedService } from '../index.ts';
import type { Combination } from './combinations.ts';
import { type OwnedField, type OwnedType, typesOf } from './field-owners.ts';
import { type Finding, nameOf } from './finding.ts';
import type { ReleaseReader } from './release-reader.ts';
import { readServed } from './shown.ts';

const ROOTS: ReadonlySet<string> = new Set(['Query', 'Mutation', 'Subscription']);

const known = new WeakMap<VerifiedService, ReadonlyMap<string, OwnedType>>();

function ownTypes(service: VerifiedService): ReadonlyMap<string, OwnedType> {
  const types = known.get(service) ?? typesOf(service.sdl);
  known.set(service, types);
  return types;
}

/** The gateway calls one service for a root field, unless it chooses by the id of a job, or has a call of its own for each service. */
function mayBothBeRoots(one: OwnedField, other: OwnedField): boolean {
  if (one.isEntryPoint || other.isEntryPoint) return one.isEntryPoint && other.isEntryPoint;
  return one.jobPrefix !== null && other.jobPrefix !== null && one.jobPrefix !== other.jobPrefix;
}

/**
 * Returns whether two services may both have a field. Each returns its own objects of a type without a key. Of a type with a key, the
 * gateway asks either service for more fields of the other's objects, so that only the key is of both.
 */
function mayBothHave(type: string, name: string, [one, other]: readonly [OwnedType, OwnedType]): boolean {
  const [first, second] = [one, other].map(({ fields }) => fields.get(name)) as [OwnedField, OwnedField];
  if (ROOTS.has(type)) return mayBothBeRoots(first, second);
  const isKey = [one, other].every(({ keys }) => keys === null || keys.has(name));
  return isKey && first.signature === second.signature;
}

function collideTypes(one: VerifiedService, other: VerifiedService): { what: string; kind: string }[] {
  const others = ownTypes(other);
  return [...ownTypes(one)].flatMap(([type, own]) => {
    const its = others.get(type);
    if (!its) return [];
    if (its.kind !== own.kind) return [{ what: type, kind: 'type' }];
    const taken = [...own.fields.keys()].filter((name) => its.fields.has(name) && !mayBothHave(type, name, [own, its]));
    return taken.map((name) => ({ what: `${type}.${name}`, kind: own.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION ? 'input' : 'field' }));
  });
}

function collide(one: VerifiedService, other: VerifiedService): Finding[] {
  const [broken, breaker] = [one, other].map(({ manifest: { name, version } }) => ({ slice: name, version })) as [
    Finding['broken'],
    Finding['broken'],
  ];
  const events = Object.keys(one.events.publishes).filter((type) => Object.hasOwn(other.events.publishes, type));
  return [...collideTypes(one, other), ...events.map((what) => ({ what, kind: 'event' }))].map(({ what, kind }) => ({
    ...{ rule: 'collision', broken, breaker, what },
    message: `${kind} ${what} of ${nameOf(broken)} is also one of ${nameOf(breaker)}`,
  }));
}

/** Finds fields, types and events that two services have, of which the gateway or a consumer would get only one, or either. */
export async function findServiceCollisions(reader: ReleaseReader, combination: Combination): Promise<Finding[]> {
  const services = await readServed(reader, combination);
  return services.flatMap((one, index) => services.slice(index + 1).flatMap((other) => collide(one, other)));
}
