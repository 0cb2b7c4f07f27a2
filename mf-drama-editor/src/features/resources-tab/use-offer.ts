import { type AppError, toAppError } from '@meowtale/web-kit';
import { useQuery } from 'urql';
import { findPictureOffer, type Offer } from './documents.ts';

export interface Offering {
  /** Null before it is known. */
  offer: Offer | null;
  /** Why it isn't known. */
  failure: AppError | null;
  refresh(): void;
}

/** Who draws and translates for a drama now, and for how much. */
export function useOffer(drama: string): Offering {
  const [{ data, error }, ask] = useQuery({ query: findPictureOffer, variables: { drama }, requestPolicy: 'cache-and-network' });
  const offer = data?.findDramaAiOffer ?? null;
  return { offer, failure: error && !offer ? toAppError(error) : null, refresh: () => ask({ requestPolicy: 'network-only' }) };
}
