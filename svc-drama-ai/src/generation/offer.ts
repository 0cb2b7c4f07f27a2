import { LOCALES, type Locale } from '@meowtale/contracts';
import { AI_USES, type AiUse } from '@meowtale/contracts/inputs/drama/generation';
import type { Async } from '@meowtale/service-kit';
import type { Db } from '../database.ts';
import { readOwnDrama } from '../dramas/service.ts';
import type { TextAbilities } from '../providers/ports.ts';
import type { Ai } from './ai.ts';
import { asyncOf, findOwnAsync } from './async.ts';
import { PICTURE_USE } from './charges.ts';
import { KINDS_OF_USE, supportsKinds, supportsLanguage } from './choose-provider.ts';
import { pendingJob } from './repository.ts';

interface OfferedUse {
  use: string;
  price_coins: number;
}

export interface OfferedProvider {
  name: string;
  is_connected: boolean;
  model: string | null;
  uses: OfferedUse[];
  languages: readonly Locale[];
}

interface OfferedLanguage {
  language: Locale;
  writes: boolean;
  translates: boolean;
  /** Error code for a language that isn't fully available; null otherwise. */
  reason: 'ai/no-provider' | 'ai/language' | null;
}

export interface Offer {
  providers: OfferedProvider[];
  languages: OfferedLanguage[];
  running: Async | null;
}

const AWAY = { is_connected: false, model: null, uses: [], languages: [] };

function offeredBy(ai: Ai, name: string, abilities: TextAbilities | null): OfferedProvider {
  if (!abilities) return { name, ...AWAY };
  const uses = AI_USES.filter((use) => supportsKinds(abilities, KINDS_OF_USE[use]));
  return {
    name,
    is_connected: true,
    model: abilities.model,
    uses: uses.map((use) => ({ use, price_coins: ai.charges.priceOf(name, use) })),
    languages: LOCALES.filter((language) => supportsLanguage(abilities, language)),
  };
}

/** Returns what all providers together can do in a language; `writes` needs every step from the cast to a line. */
function offeredIn(writers: readonly TextAbilities[], language: Locale): OfferedLanguage {
  const can = (use: AiUse) => writers.filter((each) => supportsKinds(each, KINDS_OF_USE[use]));
  const does = (use: AiUse) => can(use).some((each) => supportsLanguage(each, language));
  const offered = { writes: does('all'), translates: does('translation') };
  const missing = can('all').length === 0 || can('translation').length === 0 ? 'ai/no-provider' : 'ai/language';
  return { language, ...offered, reason: offered.writes && offered.translates ? null : missing };
}

/** Returns the providers for a user's own drama, with languages and the price of each use, and the running job. @throws DramaNotFound */
export async function findOffer(db: Db, ai: Ai, owner: string, dramaUuid: string): Promise<Offer> {
  await readOwnDrama(db, owner, dramaUuid);
  const texts = await Promise.all(
    ai.providers.text.map(async (provider) => ({ name: provider.name, abilities: await provider.abilities() })),
  );
  const drawers = await Promise.all(
    ai.providers.pictures.map(async (provider) => ({ name: provider.name, abilities: await provider.abilities() })),
  );
  const writers = texts.flatMap(({ abilities }) => (abilities ? [abilities] : []));
  const pictureProviders = drawers.map(({ name, abilities }): OfferedProvider => {
    if (!abilities) return { name, ...AWAY };
    const uses = [{ use: PICTURE_USE, price_coins: ai.charges.priceOf(name, PICTURE_USE) }];
    return { name, is_connected: true, model: abilities.model, uses, languages: [] };
  });
  const running = await pendingJob(db, dramaUuid);
  return {
    providers: [...texts.map(({ name, abilities }) => offeredBy(ai, name, abilities)), ...pictureProviders],
    languages: LOCALES.map((language) => offeredIn(writers, language)),
    running: running ? await findOwnAsync(db, owner, asyncOf(running.uuid)) : null,
  };
}
