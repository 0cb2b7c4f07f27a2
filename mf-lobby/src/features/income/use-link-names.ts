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
export function useLinkNames(all: readonly (string | null | undefined)[]): LinkNames {
  const uids = [...new Set(all.filter((uid) => uid != null))].slice(0, PAGE_SIZE_MAX);
  const [{ data }] = useQuery({
    query: findLinkNames,
    variables: { uids, size: PAGE_SIZE_MAX },
    context: CONTEXT,
    pause: uids.length === 0,
  });
  return new Map(data?.findStoreAdLink.list.map(({ uid, name }) => [uid, name]));
}
