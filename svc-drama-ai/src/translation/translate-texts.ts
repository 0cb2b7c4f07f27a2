import { LOCALES } from '@meowtale/contracts';
import type { ProposalNote } from '@meowtale/contracts/inputs/drama/generation';
import { STORY_MAX } from '@meowtale/contracts/inputs/drama/story-words';
import type { JobKind } from '@meowtale/service-kit';
import { storyOf } from '@meowtale/story/model';
import { z } from 'zod';
import type { Db } from '../database.ts';
import { type OrderedProviders, providerNamed } from '../generation/choose-provider.ts';
import { fitLines } from '../generation/fit.ts';
import { ask } from '../generation/prompts/build.ts';
import { contextOf, createWriting, materialOf } from '../generation/writing.ts';
import { batchesOf, wordFor } from './batches.ts';
import { faultsOf, isCopy } from './check.ts';

const language = z.enum(LOCALES);
const translating = z.object({ texts: z.array(z.string()), from: language, to: language, provider: z.string() });

/** An empty drama, because texts are translated without one. */
const NOTHING = {
  uuid: '',
  revision: 0,
  title: '',
  brief: '',
  prompt: '',
  default_prompt_prefix: '',
  default_prompt_suffix: '',
  number_of_roles: 0,
  number_of_dialogs: 0,
  parts: [],
};

/** Translates texts without a drama. Its result is `{ texts, notes }`, with null for a text that came back unchanged or not at all. */
export const translateTextsKind = (db: Db, providers: OrderedProviders): JobKind<z.output<typeof translating>> => ({
  name: 'translate-texts',
  input: translating,
  async run(job) {
    const { texts, from, to, provider: name } = job.input;
    const writing = createWriting({ db, job, provider: providerNamed(providers.text, name), drama: NOTHING });
    const batches = batchesOf(texts.map((text, index) => ({ id: String(index), text })));
    writing.expectSteps(batches.length);
    const translated: (string | null)[] = texts.map(() => null);
    const notes: ProposalNote[] = [];
    const note = (key: ProposalNote['key'], node: string, params?: ProposalNote['params']) =>
      void notes.push({ key, node, ...(params && { params }) });
    for (const [place, lines] of batches.entries()) {
      const what = `Translate each of <lines> from ${wordFor(from)} into ${wordFor(to)}, by its id. Placeholders and numbers stay as they are.`;
      const request = ask(
        'translation',
        { ...materialOf(writing, null), story: storyOf('', []) },
        { language: to, what, material: { lines } },
      );
      const context = contextOf(writing, null, { count: lines.length, texts: lines });
      const answer = await writing.ask(`texts ${place}`, { kind: 'translation', language: to, ...request, context });
      const translatedById = new Map(answer.lines.map(({ id, text }) => [id, text]));
      for (const { id, text } of lines) {
        const fitted = fitLines(translatedById.get(id) ?? '', STORY_MAX.text, () => note('cut', id));
        if (fitted === '') note('untranslated', id);
        else if (isCopy(text, fitted)) note('unchanged', id);
        else translated[Number(id)] = fitted;
        if (translated[Number(id)]) for (const { key, params } of faultsOf(text, fitted, [])) note(key, id, params);
      }
    }
    return async () => ({ texts: translated, notes });
  },
});
