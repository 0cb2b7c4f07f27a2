import { EVENTS, type EventType } from '@meowtale/contracts/events/index';

export const EVENT_TYPES = Object.keys(EVENTS) as EventType[];

const ownerOf = (type: EventType) => type.slice(0, type.indexOf('.'));

const DAY_NS = 86_400_000_000_000;
/** Facts are retained for at least 7 days (DESIGN §3). */
const FACTS_MAX_AGE_NS = 8 * DAY_NS;
/** How long the server remembers message ids, so that events are not stored twice when a relay dies between publishing and marking. */
const DUPLICATE_WINDOW_NS = 10 * 60 * 1_000_000_000;

export interface StreamPlan {
  name: string;
  subjects: string[];
  max_age: number;
  max_msgs_per_subject: number;
  duplicate_window: number;
}

/** A prefix of every stream, subject and consumer, so that test files can share a server. Empty in the product. */
export type Namespace = string;

const prefixed = (namespace: Namespace, subject: string) => (namespace ? `${namespace}.${subject}` : subject);

/** Returns the subject of one aggregate's events of one type. */
export function subjectOf(namespace: Namespace, type: string, aggregateId: string): string {
  return prefixed(namespace, `${type}.${aggregateId}`);
}

/** Returns the filter subject of one event type; an aggregate id may have several tokens. */
export function filterOf(namespace: Namespace, type: string): string {
  return prefixed(namespace, `${type}.>`);
}

/** Returns `<SERVICE>_STATE` or `<SERVICE>_FACTS`, by the event's owner and kind. */
export function streamOf(namespace: Namespace, type: EventType): string {
  const name = `${ownerOf(type).toUpperCase()}_${EVENTS[type].kind === 'state' ? 'STATE' : 'FACTS'}`;
  return namespace ? `${namespace}_${name}` : name;
}

/** Returns the event types that a service publishes; `owner` is their first part. */
export function typesOfOwner(owner: string): EventType[] {
  return EVENT_TYPES.filter((type) => ownerOf(type) === owner);
}

/** Returns the event types that a stream stores. */
export function typesOf(namespace: Namespace, stream: string): EventType[] {
  return EVENT_TYPES.filter((type) => streamOf(namespace, type) === stream);
}

/** Returns the settings of all streams, from the registry of events. */
export function streamPlans(namespace: Namespace): StreamPlan[] {
  const plans = new Map<string, StreamPlan>();
  for (const type of EVENT_TYPES) {
    const name = streamOf(namespace, type);
    const isState = EVENTS[type].kind === 'state';
    const plan = plans.get(name) ?? {
      name,
      subjects: [],
      max_age: isState ? 0 : FACTS_MAX_AGE_NS,
      max_msgs_per_subject: isState ? 1 : -1,
      duplicate_window: DUPLICATE_WINDOW_NS,
    };
    plan.subjects.push(filterOf(namespace, type));
    plans.set(name, plan);
  }
  return [...plans.values()];
}
