import { PAGE_SIZE_MAX } from '@meowtale/contracts';
import { gql, useQuery } from 'urql';
import type { LinkNames } from './report-place.ts';

const findLinkNames = gql<{ findStoreAdLink: { list: { uuid: string; uid: string; name: string }[] } }, { uids: string[]; size: number }>`
  query LobbyLinkNames($uids: [String!]!, $size: Int!) {
    findStoreAdLink(uids: $uids, q: { pageSize: $size }) {
      list { uuid uid name }
    }
  }
`;
const CONTEXT = { additionalTypenames: ['StoreAdLink'] };

/** Returns the names of the person's own links among these, the first hundred; others are shown by their uid. */
export const useLinkNames = (all: readonly (string | null | undefined)[]): LinkNames => useLoadedLinkNames(all) ?? new Map();

/** Returns these names once they are loaded, or can't be; null before. For tables, whose columns would move. */
export function useLoadedLinkNames(all: readonly (string | null | undefined)[]): LinkNames | null {
  const uids = [...new Set(all.filter((uid) => uid != null))].slice(0, PAGE_SIZE_MAX);
  const [{ data, error }] = useQuery({
    query: findLinkNames,
    variables: { uids, size: PAGE_SIZE_MAX },
    context: CONTEXT,
    pause: uids.length === 0,
  });
  if (uids.length > 0 && !data && !error) return null;
  return new Map(data?.findStoreAdLink.list.map(({ uid, name }) => [uid, name]));
}
