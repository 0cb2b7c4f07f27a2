import type { ReleaseRef } from '@meowtale/contracts/releases';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { findIncompatible, type VerifiedService } from '../index.ts';
import type { Combination } from './combinations.ts';
import { type Finding, nameOf } from './finding.ts';
import type { ReleaseReader } from './release-reader.ts';

type Published = VerifiedService['events']['publishes'][string];
type Consumed = VerifiedService['events']['consumes'][string];

/** Lists why payloads of a producer may be rejected by a consumer: by their schemas, and by the producer's examples. */
function reasonsOf(published: Published, consumed: Consumed): string[] {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  const accepts = ajv.compile(consumed.schema);
  const examples = published.fixtures.flatMap((payload) =>
    accepts(payload) ? [] : [`an example is rejected: ${ajv.errorsText(accepts.errors, { dataVar: 'payload' })}`],
  );
  return [...findIncompatible(published.schema, consumed.schema), ...examples];
}

const releaseOf = ({ manifest: { name, version } }: VerifiedService) => ({ slice: name, version });

function compare(producer: VerifiedService, consumer: VerifiedService): Finding[] {
  const [breaker, broken] = [releaseOf(producer), releaseOf(consumer)];
  return Object.entries(consumer.events.consumes).flatMap(([type, consumed]) => {
    const published = producer.events.publishes[type];
    if (!published) return [];
    return reasonsOf(published, consumed).map(
      (reason): Finding => ({
        ...{ rule: 'event', broken, breaker, what: type },
        message: `event ${type} of ${nameOf(breaker)} for ${nameOf(broken)}: ${reason}`,
      }),
    );
  });
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
  const services = await Promise.all(
    combination.filter(({ kind }) => kind === 'service').map(async ({ slice, refs }) => ({ slice, releases: await read(slice, refs) })),
  );
  const current = services.flatMap(({ releases: [first] }) => (first ? [first] : []));
  const producers = services.flatMap(({ releases }) => releases);
  return [...current.flatMap((consumer) => producers.flatMap((producer) => compare(producer, consumer))), ...findSilent(current)];
}
