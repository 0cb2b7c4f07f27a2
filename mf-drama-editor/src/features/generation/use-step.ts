import type { Locale } from '@meowtale/contracts';
import { type AppError, toAppError } from '@meowtale/web-kit';
import { useCallback, useEffect, useState } from 'react';
import { useClient } from 'urql';
import { useEditor, useEditorStore } from '../drama-editor/editor-context.tsx';
import { settingIn } from '../story-edits/part-edits.ts';
import { findOffer, type Offer, type OfferedProvider } from './documents.ts';
import type { DraftRequest } from './draft-request.ts';

/** Queries what is offered for the open drama, again each time, because providers come and go. */
export function useOffer(): { offer: Offer | null; failure: AppError | null; retry(): void } {
  const client = useClient();
  const drama = useEditorStore().getState().saved.uuid;
  const [offer, setOffer] = useState<Offer | null>(null);
  const [failure, setFailure] = useState<AppError | null>(null);
  const retry = useCallback(async () => {
    setFailure(null);
    const { data, error } = await client.query(findOffer, { drama }, { requestPolicy: 'network-only' }).toPromise();
    if (data) setOffer(data.findDramaAiOffer);
    else setFailure(error ? toAppError(error) : { code: '9999' });
  }, [client, drama]);
  useEffect(() => void retry(), [retry]);
  return { offer, failure, retry: () => void retry() };
}

export const priceOf = ({ uses }: OfferedProvider, use: string): number => uses.find((each) => each.use === use)?.price_coins ?? 0;

/** Returns the connected providers for a use and language, in order of preference. */
export const whoCan = ({ providers }: Offer, use: string, language: Locale): OfferedProvider[] =>
  providers.filter((each) => each.is_connected && each.languages.includes(language) && each.uses.some((offered) => offered.use === use));

/** Returns the language in which it is written, or into which it is translated. */
export function useTarget({ use, language }: Pick<DraftRequest, 'use' | 'language'>): Locale {
  const source = useEditor((state) => settingIn(state.draft).language);
  return use === 'translation' && language ? language : source;
}
