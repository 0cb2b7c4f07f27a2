import type { ReleaseRef } from '@meowtale/contracts/releases';
import { findIncompatible, type VerifiedService } from '../index.ts';
import type { Combination } from './combinations.ts';
import { compileEventSchema, type PayloadCheck } from './event-schemas.ts';
import { type Finding, nameOf } from './finding.ts';
import { ownOf } from './own-of.ts';
import type { ReleaseReader } from './release-reader.ts';

type Published = VerifiedService['events']['publishes'][string];
type Consumed = VerifiedService['events']['consumes'][string];

const releaseOf = ({ manifest: { name, version } }: VerifiedService) => ({ slice: name, version });

const checks = new WeakMap<Consumed, PayloadCheck>();

/** Returns the check of a consumer's schema, which compares each payload once. A payload that took too long is the last one. */
function checkOf(consumed: Consumed): PayloadCheck {
  const before = checks.get(consumed);
  if (before) return before;
  const check = compileEventSchema(consumed.schema);
  const results = new Map<unknown, string | null>();
  let fault: unknown;
  const once: PayloadCheck = (payload) => {
    if (fault !== undefined) throw fault;
    try {
      if (!results.has(payload)) results.set(payload, check(payload));
    } catch (error) {
      fault = error;
      throw error;
    }
    return results.get(payload) ?? null;
  };
  checks.set(consumed, once);
  return once;
}

/** Lists why payloads of a producer may be rejected by a consumer: by their schemas, and by the producer's examples. */
function reasonsOf(published: Published, consumed: Consumed, check: PayloadCheck): string[] {
  const examples = published.fixtures.map(check).filter((reason) => reason !== null);
  return [...findIncompatible(published.schema, consumed.schema), ...examples.map((reason) => `an example is rejected: ${reason}`)];
}

/** Finds events that a consumer may reject. A consumer's schema that can't be used is its own fault, and no producer's. */
function compare(consumer: VerifiedService, type: string, producers: readonly VerifiedService[]): Finding[] {
  const broken = releaseOf(consumer);
  const consumed = consumer.events.consumes[type] as Consumed;
  try {
    const check = checkOf(consumed);
    return producers.flatMap((producer) => {
      const [breaker, published] = [releaseOf(producer), ownOf(producer.events.publishes, type)];
      return (published ? reasonsOf(published, consumed, check) : []).map(
        (reason): Finding => ({
          ...{ rule: 'event', broken, breaker, what: type },
          message: `event ${type} of ${nameOf(breaker)} for ${nameOf(broken)}: ${reason}`,
        }),
      );
    });
  } catch (error) {
    const message = `the schema with which ${nameOf(broken)} consumes ${type} can't be used: ${(error as Error).message}`;
    return [{ rule: 'event', broken, breaker: broken, what: type, message }];
  }
}

/** Finds events that a consumer needs and no live service publishes any more. */
function findSilent(services: readonly VerifiedService[]): Finding[] {
  const published = new Set(services.flatMap(({ events }) => Object.keys(events.publishes)));
  return services.flatMap((service) =>
    Object.keys(service.events.consumes)
      .filter((type) => !published.has(type))
      .map((what): Finding => {
        const broken = releaseOf(service);
        return {
          rule: 'event',
          broken,
          breaker: broken,
          what,
          message: `event ${what}, which ${nameOf(broken)} consumes, is published by none`,
        };
      }),
  );
}

/**
 * Finds events that a consumer may reject: of the live producers, and of those before them, whose events are still stored.
 */
export async function findEventFaults(reader: ReleaseReader, combination: Combination): Promise<Finding[]> {
  const read = async (slice: string, refs: readonly ReleaseRef[]) =>
    (await Promise.all(refs.map((ref) => reader.service(slice, ref)))).filter((release) => release !== null);
  const services = await Promise.all(combination.filter(({ kind }) => kind === 'service').map(({ slice, refs }) => read(slice, refs)));
  const current = services.flatMap(([first]) => (first ? [first] : []));
  const compared = current.flatMap((consumer) =>
    Object.keys(consumer.events.consumes).flatMap((type) => compare(consumer, type, services.flat())),
  );
  return [...compared, ...findSilent(current)];
}
