import { AD_LINK_NAME_MAX } from '@meowtale/contracts/inputs/catalog/ad-link';
import { beginning } from '@meowtale/contracts/text/characters';
import { UTM_FIELDS, type UtmField } from '@meowtale/contracts/tracked-address';
import { type AppError, toAppError, usePerson, useRequestKey } from '@meowtale/web-kit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMutation, useQuery } from 'urql';
import { isCreator, useBecomeCreator } from '../../app/creator-gate.tsx';
import { type AdLink, addAdLink, findAdLinks, type PromotedStore, TOUCHES_AD_LINKS } from './documents.ts';

const NO_UTM = Object.fromEntries(UTM_FIELDS.map((field) => [field, ''])) as Record<UtmField, string>;

/** Returns the person's own link to a work: the last one, else a new one, created at once for creators and on request for others. */
export function usePromotion(work: PromotedStore, name: string) {
  const person = usePerson();
  const [{ data, error, fetching }] = useQuery({
    query: findAdLinks,
    variables: { store_id: work.uuid, type: 'url', q: { pageSize: 1 } },
    context: TOUCHES_AD_LINKS,
    requestPolicy: 'network-only',
  });
  const [{ fetching: adding }, add] = useMutation(addAdLink);
  const becoming = useBecomeCreator();
  const [failure, setFailure] = useState<AppError | null>(null);
  const [made, setMade] = useState<AdLink | null>(null);
  const keys = useRequestKey();
  const begun = useRef(false);
  const link = made ?? data?.findStoreAdLink.list[0] ?? null;

  async function make() {
    setFailure(null);
    if (!isCreator(person) && !(await becoming.accept())) return;
    const written = { store_id: work.uuid, type: 'url', name: beginning(name, AD_LINK_NAME_MAX), ...NO_UTM } as const;
    const answer = await add({ ...written, key: keys.of(written) }, TOUCHES_AD_LINKS);
    if (answer.error) setFailure(toAppError(answer.error));
    else setMade(answer.data?.addStoreAdLink ?? null);
  }
  const begin = useEffectEvent(() => {
    if (begun.current || link || !isCreator(person)) return;
    begun.current = true;
    void make();
  });
  const isLoaded = !fetching && (data !== undefined || error !== undefined);
  const shownFailure = failure ?? becoming.failure ?? (error ? toAppError(error) : null);
  useEffect(() => {
    if (isLoaded && !error) begin();
  }, [isLoaded, error]);
  return {
    link,
    make,
    busy: fetching || adding || becoming.asking,
    failure: shownFailure,
    /** Whether the link, or why there is none, is known. */
    settled: link !== null || shownFailure !== null || (isLoaded && !isCreator(person)),
  };
}
