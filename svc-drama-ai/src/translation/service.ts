import { addAiTranslatorInput } from '@meowtale/contracts/inputs/drama/generation';
import { type Async, addJob, inTransaction, parseInput } from '@meowtale/service-kit';
import type { Db } from '../database.ts';
import type { AskedAi } from '../generation/ai.ts';
import { answerJob } from '../generation/async.ts';
import { KINDS_OF_USE, textProviderFor } from '../generation/choose-provider.ts';
import { onceOf } from '../generation/jobs.ts';
import { requireAllowed } from '../providers/content-filter.ts';
import { translateTextsKind } from './translate-texts.ts';

const USE = 'translation';

/**
 * Adds a job that translates given texts, one at a time per person, with the result `{ texts, notes }`.
 * @throws DomainError `input/invalid`, `job/running`; ContentFiltered, with paths `texts.<number>`; NoProvider; NoLanguage; what the charge
 * refuses
 */
export async function addTranslator(db: Db, ai: AskedAi, owner: string, input: unknown): Promise<Async> {
  const { async, idempotency_key: key, ...request } = parseInput(addAiTranslatorInput, input);
  const { texts, from, to, provider: providerName } = request;
  requireAllowed(Object.fromEntries(texts.map((text, at) => [`texts.${at}`, text])), ai.blocked);
  const { name: provider } = await textProviderFor(ai.providers, { kinds: KINDS_OF_USE[USE], language: to, name: providerName });
  const priceCoins = ai.charges.priceOf(provider, USE);
  if (priceCoins > 0) await ai.assertNotRevoked();
  const begin = async (tx: Db) => {
    const job = { userUuid: owner, subject: owner, input: { texts, from, to, provider }, isParked: priceCoins > 0 };
    const uuid = await addJob(tx, translateTextsKind(db, ai.providers), job);
    if (priceCoins > 0) await ai.charges.begin(tx, { job: uuid, owner, drama: null, use: USE, priceCoins });
    return uuid;
  };
  const once = { call: 'addAiTranslator', key, request };
  const job = await inTransaction(db, (tx) => onceOf(tx, owner, once, () => begin(tx)));
  return answerJob(db, owner, job, async);
}
