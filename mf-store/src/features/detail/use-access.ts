import { useSession } from '@meowtale/web-kit';
import { useQuery } from 'urql';
import { grantFor } from '../play/grants.ts';
import { STORE_AUTHORIZATION, type StoreAuthorizationData, type StoreUrl } from './documents.ts';

/** A work that is played in our player. */
export type PlayedUrl = StoreUrl & { app_uuid: string };
const isPlayed = (url: StoreUrl): url is PlayedUrl => url.os === 'web' && url.app_uuid !== null;

export interface Access {
  owned: boolean;
  /** Where the whole work can be played now. */
  play: PlayedUrl | null;
  /** Where its opening can be tried. */
  trial: PlayedUrl | null;
  /** The downloads, and the addresses given by its creator. */
  downloads: readonly StoreUrl[];
  /** External addresses at which anyone may try it. */
  trials: readonly StoreUrl[];
  loading: boolean;
  error: ReturnType<typeof useQuery>[0]['error'];
  refresh(): void;
}

/**
 * Returns whether the person may play a work, and where (SPEC §6: access comes from isAuthorized only). As a preview it returns only what
 * anyone may try of the current draft or submission.
 */
export function useAccess(storeId: string, { preview = false } = {}): Access {
  const { status } = useSession();
  const unknown = status === 'loading';
  const [{ data, fetching, error }, ask] = useQuery<StoreAuthorizationData>({
    query: STORE_AUTHORIZATION,
    variables: { id: storeId, grant: status === 'signed-in' ? grantFor(storeId) : null, ...(preview && { preview }) },
    // The result depends only on the person.
    pause: unknown,
    requestPolicy: 'cache-and-network',
  });
  const answer = data?.getStoreAuthorizedAndFindStoreUrl;
  const taken = (type: StoreUrl['type']) => answer?.store_url.filter((url) => url.type === type && !isPlayed(url)) ?? [];
  const find = (type: StoreUrl['type']) => answer?.store_url.filter(isPlayed).find((url) => url.type === type) ?? null;
  return {
    owned: answer?.isAuthorized ?? false,
    play: answer?.isAuthorized ? find('official_app') : null,
    trial: find('trial_app'),
    downloads: answer?.isAuthorized ? taken('official_app') : [],
    trials: taken('trial_app'),
    loading: unknown || (fetching && !answer),
    error,
    refresh: () => ask({ requestPolicy: 'network-only' }),
  };
}
