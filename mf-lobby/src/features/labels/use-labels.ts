import { toAppError, useHost } from '@meowtale/web-kit';
import { useQuery } from 'urql';
import { type CustomTag, findAppLabels, TOUCHES_LABELS, wordsOf } from './documents.ts';

/** Queries a person's labels for apps, sorted by name in the interface language. */
export function useLabels() {
  const [{ data, error, fetching }, ask] = useQuery({ query: findAppLabels, variables: {}, context: TOUCHES_LABELS });
  const { locale } = useHost();
  const labels: readonly CustomTag[] = (data?.findCustomTag ?? []).toSorted((one, other) =>
    wordsOf(one).localeCompare(wordsOf(other), locale),
  );
  return {
    labels,
    loading: fetching && !data,
    failure: error && !data ? toAppError(error) : null,
    retry: () => ask({ requestPolicy: 'network-only' }),
  };
}
