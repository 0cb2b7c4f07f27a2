import { toAppError } from '@meowtale/web-kit';
import { useQuery } from 'urql';
import { type CustomTag, findAppLabels, TOUCHES_LABELS } from './documents.ts';

/** A person's own labels for apps, in the order of their names. */
export function useLabels() {
  const [{ data, error, fetching }, ask] = useQuery({ query: findAppLabels, variables: {}, context: TOUCHES_LABELS });
  const labels: readonly CustomTag[] = data?.findCustomTag ?? [];
  return {
    labels,
    loading: fetching && !data,
    failure: error && !data ? toAppError(error) : null,
    retry: () => ask({ requestPolicy: 'network-only' }),
  };
}
