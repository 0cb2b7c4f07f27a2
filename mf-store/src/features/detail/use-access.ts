import { useSession } from '@meowtale/web-kit';
import { useQuery } from 'urql';
import { grantFor } from '../play/grants.ts';
import { STORE_AUTHORIZATION, type StoreAuthorizationData, type StoreUrl } from './documents.ts';

export interface Access {
  owned: boolean;
  /** Where the whole work can be played now. */
  play: StoreUrl | null;
  /** Where its opening can be tried. */
  trial: StoreUrl | null;
  /** What of it is taken home, one for each system that it is made for. */
  downloads: readonly StoreUrl[];
  loading: boolean;
  error: ReturnType<typeof useQuery>[0]['error'];
  refresh(): void;
}

/** Whether the one who looks may play a work, and where (SPEC §6: access comes from isAuthorized alone). */
export function useAccess(storeId: string): Access {
  const { status } = useSession();
  const unknown = status === 'loading';
  const [{ data, fetching, error }, ask] = useQuery<StoreAuthorizationData>({
    query: STORE_AUTHORIZATION,
    variables: { id: storeId, grant: status === 'signed-in' ? grantFor(storeId) : null },
    // Who asks is all that matters here.
    pause: unknown,
    requestPolicy: 'cache-and-network',
  });
  const answer = data?.getStoreAuthorizedAndFindStoreUrl;
  const find = (type: StoreUrl['type']) => answer?.store_url.find((url) => url.type === type && url.os === 'web') ?? null;
  return {
    owned: answer?.isAuthorized ?? false,
    play: answer?.isAuthorized ? find('official_app') : null,
    trial: find('trial_app'),
    downloads: answer?.isAuthorized ? answer.store_url.filter((url) => url.type === 'official_app' && url.os !== 'web') : [],
    loading: unknown || (fetching && !answer),
    error,
    refresh: () => ask({ requestPolicy: 'network-only' }),
  };
}
