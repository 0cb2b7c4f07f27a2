import { createStore } from 'zustand';

/** The source of an app: an ink text in each of its languages, or one file of our own format for all of them. */
export type SourceKind = 'ink' | 'story';

export type Texts = Readonly<Record<string, string>>;

export interface SourceState {
  kind: SourceKind;
  /** The default language first. */
  languages: readonly string[];
  /** The shown one. */
  language: string;
  /** As written here, by language. */
  texts: Texts;
  base: PublishedState;
}

/** What a version of the app consists of. */
export interface PublishedState {
  /** 0 without a version. */
  version: number;
  kind: SourceKind;
  languages: readonly string[];
  /** By language; a missing one wasn't fetched yet. */
  texts: Texts;
}

/** What was sent to become a version. */
export type Sent = Pick<SourceState, 'kind' | 'languages' | 'texts'>;

export interface SourceVerbs {
  write(text: string): void;
  show(language: string): void;
  /** Adds a fetched text; text written over it stays. */
  arrive(language: string, text: string): void;
  /** Starts with another text: from a template, a file, or empty. */
  begin(kind: SourceKind, text: string): void;
  /** What was sent is a version now. Text written meanwhile isn't. */
  publish(version: number, sent: Sent): void;
  /** Returns to the published texts. */
  discard(): void;
  /** Replaces the published state by a version that was made elsewhere. */
  rebase(base: PublishedState): void;
}

/** Returns the published texts; those of another kind of source don't apply. */
export const publishedTexts = ({ kind, base }: SourceState): Texts => (base.kind === kind ? base.texts : {});

export const textOf = (state: SourceState): string | null => state.texts[state.language] ?? publishedTexts(state)[state.language] ?? null;

/** Returns written texts that differ from the published ones. */
export function written(state: SourceState): Record<string, string> {
  const published = publishedTexts(state);
  return Object.fromEntries(Object.entries(state.texts).filter(([language, text]) => published[language] !== text));
}

export const isUnpublished = (state: SourceState): boolean => Object.keys(written(state)).length > 0;

/** Returns the state without changes to the published texts. */
export const asPublished = (base: PublishedState): SourceState => ({
  kind: base.kind,
  languages: base.languages,
  language: base.languages[0] ?? '',
  texts: {},
  base,
});

/** Creates the store of an app's texts: state and verbs, no fetching. */
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
