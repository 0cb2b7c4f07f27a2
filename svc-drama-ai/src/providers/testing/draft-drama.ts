import type { Locale } from '@meowtale/contracts';
import type { Answer } from '../../generation/steps.ts';
import type { Cast, StepContext, TextProvider } from '../ports.ts';
import { contextOf, textRequest } from './requests.ts';

export interface DraftDrama {
  cast: Answer<'characters'>['characters'];
  acts: Answer<'acts'>['acts'];
  sequences: Answer<'sequences'>['sequences'];
  paragraphs: Answer<'paragraphs'>['paragraphs'];
  dialogues: Answer<'dialogues'>[];
}

/** Writes a whole drama of nine sequences, step by step like the service. */
export async function writeDrama(
  provider: TextProvider,
  language: Locale,
  seed: number,
  given: Partial<StepContext>,
  roles = 6,
): Promise<DraftDrama> {
  let count = 0;
  const next = () => seed * 1000 + count++;
  const base = contextOf(given);
  const ask = async <Kind extends 'characters' | 'acts' | 'sequences' | 'paragraphs' | 'dialogues'>(
    kind: Kind,
    context: Partial<StepContext>,
  ) => (await provider.write(textRequest(kind, { language, seed: next(), context: { ...base, ...context } }))).answer;

  const { characters } = await ask('characters', { count: roles });
  const cast: Cast[] = characters.map(({ name, sex, brief }, index) => ({ id: `c${index}`, name, sex, brief }));
  const drama: DraftDrama = {
    cast: characters,
    acts: (await ask('acts', { cast, count: 3 })).acts,
    sequences: [],
    paragraphs: [],
    dialogues: [],
  };
  for (const act of drama.acts) {
    const { sequences } = await ask('sequences', { cast, count: 3, above: [act] });
    for (const sequence of sequences) {
      drama.sequences.push(sequence);
      const { paragraphs } = await ask('paragraphs', { cast, count: 3, above: [act, sequence] });
      for (const paragraph of paragraphs) {
        drama.paragraphs.push(paragraph);
        drama.dialogues.push(
          await ask('dialogues', { cast, count: 30, above: [act, sequence, paragraph], targets: ['one', 'two', 'three'] }),
        );
      }
    }
  }
  return drama;
}
