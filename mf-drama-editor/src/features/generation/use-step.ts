import type { Locale } from '@meowtale/contracts';
import { type AppError, toAppError } from '@meowtale/web-kit';
import { useCallback, useEffect, useState } from 'react';
import { useClient } from 'urql';
import { useEditor, useEditorStore } from '../drama-editor/editor-context.tsx';
import { settingIn } from '../story-edits/part-edits.ts';
import type { Asked } from './asked.ts';
import { findOffer, type Offer, type OfferedProvider } from './documents.ts';

/** What is offered for the open drama, asked anew each time: a provider comes and goes. */
export function useOffer(): { offer: Offer | null; failure: AppError | null; retry(): void } {
  const client = useClient();
  const drama = useEditorStore().getState().standing.uuid;
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

/** Whoever is connected and can do it in a language, in the order in which they would be asked. */
export const whoCan = ({ providers }: Offer, use: string, language: Locale): OfferedProvider[] =>
  providers.filter((each) => each.is_connected && each.languages.includes(language) && each.uses.some((offered) => offered.use === use));

/** In which language it is written, or into which it is translated. */
export function useTarget({ use, language }: Pick<Asked, 'use' | 'language'>): Locale {
  const source = useEditor((state) => settingIn(state.draft).language);
  return use === 'translation' && language ? language : source;
}
