import { DomainError } from '@meowtale/service-kit';
import { ANSWERS, type Answer, type AnswerKind } from '../generation/steps.ts';
import type { DrawnPicture, PictureProvider, PictureRequest, TextAbilities, TextProvider, TextRequest } from '../providers/ports.ts';

type AnyRequest = TextRequest<AnswerKind>;

/** A tiny provider's answers by kind; the defaults return as many items as requested. */
export type Says = { [Kind in AnswerKind]?: (request: TextRequest<Kind>) => Answer<Kind> | Promise<Answer<Kind>> };

const titled = (what: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ title: `${what} ${index + 1}`, brief: `${what} ${index + 1} happens.` }));
const person = (name: string) => ({
  name,
  sex: 'other' as const,
  brief: `${name} is here.`,
  feature: '',
  trait: '',
  behavior: '',
  status: '',
});
const NAMES = Array.from({ length: 20 }, (_, index) => `Person ${String.fromCharCode(65 + index)}`);

const USUAL: Required<Says> = {
  characters: ({ context }) => ({ characters: NAMES.slice(0, context.count).map(person) }),
  character: ({ context }) => ({ character: person(`Newcomer ${context.cast.length}`) }),
  acts: ({ context }) => ({ acts: titled('Act', context.count) }),
  sequences: ({ context }) => ({ sequences: titled('Sequence', context.count) }),
  paragraphs: ({ context }) => ({
    paragraphs: titled('Paragraph', context.count).map((each) => ({ ...each, place: 'Pier', present: [context.cast[0]?.name ?? ''] })),
  }),
  dialogues: ({ context }) => ({
    lines: Array.from({ length: Math.min(3, context.count) }, (_, index) => ({
      speaker: index === 0 ? null : (context.cast[0]?.name ?? null),
      text: `Line ${index + 1} of ${context.above.at(-1)?.title}.`,
      direction: '',
    })),
    choices:
      context.targets.length > 1
        ? [
            { text: 'Stay', leadsTo: 0 },
            { text: 'Go', leadsTo: 1 },
          ]
        : [],
  }),
  line: ({ context }) => ({ text: `${context.texts[0]?.text} (anew)` }),
  translation: ({ context }) => ({ lines: context.texts.map(({ id, text }) => ({ id, text: `«${text}»` })) }),
  keywords: () => ({ keywords: 'a pier, (fog:1.2)', negative: 'people' }),
  consistency: () => ({ claims: [], findings: [] }),
};

export interface TinyWriter extends TextProvider {
  requests: AnyRequest[];
  /** Its answers from now on. */
  says: Says;
  /** Requests wait while it is shut; an aborted one ends. */
  shut(): void;
  open(): void;
}

/** A text provider that answers at once what a test wants. */
export function tinyWriter(name = 'tiny', abilities: Partial<TextAbilities> | null = {}): TinyWriter {
  let gate = Promise.withResolvers<void>();
  gate.resolve();
  const requests: AnyRequest[] = [];
  const writer: TinyWriter = {
    name,
    requests,
    says: {},
    shut() {
      gate = Promise.withResolvers();
    },
    open: () => gate.resolve(),
    abilities: async () => abilities && { languages: 'any', kinds: Object.keys(ANSWERS) as AnswerKind[], model: `${name}-1`, ...abilities },
    async write(request) {
      requests.push(request as AnyRequest);
      const given = Promise.withResolvers<never>();
      request.signal.addEventListener('abort', () => given.reject(request.signal.reason), { once: true });
      await Promise.race([gate.promise, given.promise]);
      request.signal.throwIfAborted();
      const say = (writer.says[request.kind] ?? USUAL[request.kind]) as (of: typeof request) => unknown;
      const answer = ANSWERS[request.kind].parse(await say(request)) as Answer<typeof request.kind>;
      const sent = `${request.system}\n\n${request.prompt}`;
      return {
        answer,
        provenance: { provider: name, model: `${name}-1`, sent, seed: request.seed, attempts: 1, at: new Date(0).toISOString() },
      };
    },
  };
  return writer;
}

export interface TinyDrawer extends PictureProvider {
  requests: PictureRequest[];
  /** Which requests fail from now on. */
  fails(request: PictureRequest): boolean;
}

/** A picture provider with a fixed answer. */
export function tinyDrawer(name = 'tiny'): TinyDrawer {
  const requests: PictureRequest[] = [];
  const drawer: TinyDrawer = {
    name,
    requests,
    fails: () => false,
    abilities: async () => ({ model: `${name}-pictures`, sampler: 'Euler a' }),
    async draw(request): Promise<DrawnPicture> {
      requests.push(request);
      if (drawer.fails(request)) throw new DomainError('ai/language');
      await request.tell(50);
      const provenance = {
        provider: name,
        model: `${name}-pictures`,
        sent: request.keywords,
        seed: request.seed,
        attempts: 1,
        at: new Date(0).toISOString(),
      };
      return { bytes: Buffer.from('a picture'), mime: 'image/png', width: 640, height: 360, provenance };
    },
  };
  return drawer;
}
