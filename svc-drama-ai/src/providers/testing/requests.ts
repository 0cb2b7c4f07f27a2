import type { AnswerKind } from '../../generation/steps.ts';
import type { PictureRequest, StepContext, TextRequest } from '../ports.ts';

export const contextOf = (given: Partial<StepContext> = {}): StepContext => ({
  title: 'The Last Ferry Home',
  logline: 'A night ferry carries a stolen lighthouse lamp to the island that once drowned.',
  brief: '',
  cast: [],
  above: [],
  count: 3,
  targets: [],
  texts: [],
  instruction: '',
  ...given,
});

/** Makes a step's request with defaults. */
export const textRequest = <Kind extends AnswerKind>(kind: Kind, given: Partial<TextRequest<Kind>> = {}): TextRequest<Kind> => ({
  kind,
  language: 'en-US',
  system: 'You write.',
  prompt: 'Write exactly 3.',
  said: [],
  context: contextOf(),
  seed: 7,
  signal: new AbortController().signal,
  ...given,
});

export const pictureRequest = (folder: PictureRequest['folder'], given: Partial<PictureRequest> = {}): PictureRequest => ({
  folder,
  keywords: 'harbour, night',
  negative: 'text',
  seed: 7,
  signal: new AbortController().signal,
  tell: async () => undefined,
  ...given,
});
