import { createStore } from 'zustand';

/** What an app is played from: an ink source in each of its languages, or one file of our own model for all of them. */
export type SourceKind = 'ink' | 'story';

export type Texts = Readonly<Record<string, string>>;

export interface SourceState {
  kind: SourceKind;
  /** The default language first. */
  languages: readonly string[];
  /** Which one is shown. */
  language: string;
  /** As written here, by language. */
  texts: Texts;
  base: PublishedState;
}

/** What a version of the app is made of. */
export interface PublishedState {
  /** 0 before there is one. */
  version: number;
  kind: SourceKind;
  languages: readonly string[];
  /** By language; one that isn't here wasn't fetched yet. */
  texts: Texts;
}

/** What was sent to become a version. */
export type Sent = Pick<SourceState, 'kind' | 'languages' | 'texts'>;

export interface SourceVerbs {
  write(text: string): void;
  show(language: string): void;
  /** A published text arrived; what was written over it stays. */
  arrive(language: string, text: string): void;
  /** Begins with another text: from a template, a file, or nothing. */
  begin(kind: SourceKind, text: string): void;
  /** What was sent is a version now. What was written meanwhile isn't. */
  publish(version: number, sent: Sent): void;
  /** Back to what is published. */
  discard(): void;
  /** A version was made of something else than what is written here. */
  rebase(base: PublishedState): void;
}

/** The texts of another kind of source are none of this one's. */
export const publishedTexts = ({ kind, base }: SourceState): Texts => (base.kind === kind ? base.texts : {});

export const textOf = (state: SourceState): string | null => state.texts[state.language] ?? publishedTexts(state)[state.language] ?? null;

/** What was written here and is not what is published. */
export function written(state: SourceState): Record<string, string> {
  const published = publishedTexts(state);
  return Object.fromEntries(Object.entries(state.texts).filter(([language, text]) => published[language] !== text));
}

export const isUnpublished = (state: SourceState): boolean => Object.keys(written(state)).length > 0;

/** Nothing written over what is published. */
export const asPublished = (base: PublishedState): SourceState => ({
  kind: base.kind,
  languages: base.languages,
  language: base.languages[0] ?? '',
  texts: {},
  base,
});

/** The texts of an app while they are written: state and verbs, no fetching. */
export const createSourceStore = (initial: SourceState) =>
  createStore<SourceState & SourceVerbs>()((set) => ({
    ...initial,
    write: (text) => set(({ texts, language }) => ({ texts: { ...texts, [language]: text } })),
    show: (language) => set({ language }),
    arrive: (language, text) => set(({ base }) => ({ base: { ...base, texts: { ...base.texts, [language]: text } } })),
    begin: (kind, text) =>
      set(({ languages }) => {
        const [language = ''] = languages;
        return { kind, languages: [language], language, texts: { [language]: text } };
      }),
    publish: (version, { kind, languages, texts }) =>
      set((state) => ({ base: { version, kind, languages, texts: { ...(state.base.kind === kind ? state.base.texts : {}), ...texts } } })),
    discard: () => set(({ base }) => asPublished(base)),
    rebase: (base) => set(asPublished(base)),
  }));

export type SourceStore = ReturnType<typeof createSourceStore>;
