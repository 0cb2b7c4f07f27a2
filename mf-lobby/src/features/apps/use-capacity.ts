import { CAPACITY_UNIT_BYTES } from '@meowtale/contracts';
import type { PlanServiceKey } from '@meowtale/contracts/plans';
import { useHost } from '@meowtale/web-kit';
import { gql, useQuery } from 'urql';

interface ServiceSum {
  key: PlanServiceKey;
  /** Null: without a limit. */
  value: number | null;
  usage: number;
}

const SERVICES = gql<{ getUserServiceSum: ServiceSum[] }>`
  query LobbyServices {
    getUserServiceSum { key value usage }
  }
`;

const MEGABYTE = 1024 ** 2;
/** The services of a plan change with the person's apps and payments. */
const TOUCHED_BY = { additionalTypenames: ['App', 'UserServiceSum'] };

/** Queries the services of the person's plan, again whenever an app changed; `asking` until the first result or error. */
export function useServices() {
  const [{ data, error }, ask] = useQuery({ query: SERVICES, variables: {}, context: TOUCHED_BY, requestPolicy: 'cache-and-network' });
  const service = (key: PlanServiceKey) => data?.getUserServiceSum.find((one) => one.key === key);
  return { known: Boolean(data), asking: !data && !error, service, ask: () => ask({ requestPolicy: 'network-only' }) };
}

export interface Capacity {
  usedBytes: number;
  /** Null: without a limit. */
  allowedBytes: number | null;
  isFull: boolean;
}

/** Returns the person's space by SPEC §5: full when usage is at or above the limit, and never with a plan above Basic. */
export function useCapacity() {
  const { showError } = useHost();
  const { service, ask } = useServices();
  const space = service('upload.app.add_size');
  const capacity: Capacity | null = space
    ? {
        usedBytes: space.usage * MEGABYTE,
        allowedBytes: space.value === null ? null : space.value * CAPACITY_UNIT_BYTES,
        isFull: space.value !== null && space.usage * MEGABYTE >= space.value * CAPACITY_UNIT_BYTES,
      }
    : null;
  /** Runs an action that needs space, unless it is full. */
  const unlessFull = (run: () => void) => () => (capacity?.isFull ? showError({ code: 'file/upload.app.add_size' }) : run());
  return { capacity, unlessFull, refresh: ask };
}
