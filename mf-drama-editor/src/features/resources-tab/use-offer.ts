import { type AppError, toAppError } from '@meowtale/web-kit';
import { useQuery } from 'urql';
import { findPictureOffer, type Offer } from './documents.ts';

export interface Offering {
  /** Null until known. */
  offer: Offer | null;
  /** The error of the query. */
  failure: AppError | null;
  refresh(): void;
}

/** Queries who generates and translates for a drama now, and the prices. */
export function useOffer(drama: string): Offering {
  const [{ data, error }, ask] = useQuery({ query: findPictureOffer, variables: { drama }, requestPolicy: 'cache-and-network' });
  const offer = data?.findDramaAiOffer ?? null;
  return { offer, failure: error && !offer ? toAppError(error) : null, refresh: () => ask({ requestPolicy: 'network-only' }) };
}
