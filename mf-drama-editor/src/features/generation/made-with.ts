import { MADE_WITH_MAX, type StoryMadeWith } from '@meowtale/contracts/inputs/drama/story';
import { type AppError, toAppError } from '@meowtale/web-kit';
import type { Client } from 'urql';
import { type Disclosure, findAiDisclosure, type Share } from './disclosure-documents.ts';

const sharesOf = (what: StoryMadeWith['what'], shares: readonly Share[]): StoryMadeWith[] =>
  shares.flatMap(({ provider, model, share, edited, count }) =>
    provider === null || count === 0
      ? []
      : [{ what, provider: provider.slice(0, 40), model: (model ?? '').slice(0, 80), share, edited: Math.min(1, edited / count) }],
  );

/** Returns a drama's AI disclosure as its file contains it. */
export function madeWithOf({ lines, pictures, translations }: Disclosure): StoryMadeWith[] {
  const translated = translations.map(
    ({ provider, model, share, edited, count, language }): StoryMadeWith => ({
      ...{ what: 'translations', provider: provider.slice(0, 40), model: model.slice(0, 80), share, edited: edited / count, language },
    }),
  );
  return [...sharesOf('lines', lines), ...sharesOf('pictures', pictures), ...translated].slice(0, MADE_WITH_MAX);
}

/** Queries a drama's AI disclosure, as its file contains it. */
export async function askMadeWith(client: Client, uuid: string): Promise<StoryMadeWith[] | AppError> {
  const { data, error } = await client.query(findAiDisclosure, { uuid }, { requestPolicy: 'network-only' }).toPromise();
  const disclosure = data?.findDrama.list[0]?.ai_disclosure;
  if (!disclosure) return error ? toAppError(error) : { code: '9999' };
  return madeWithOf(disclosure);
}
