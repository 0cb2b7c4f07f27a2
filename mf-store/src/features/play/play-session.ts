import { type FromPlayFrame, type FromPlayPage, fromPlayFrame } from '@meowtale/contracts/play-bridge';
import type { PlaySave } from './documents.ts';
import type { LastReader } from './last-reader.ts';

export type SaveResult = { kind: 'saved'; revision: number } | { kind: 'conflict'; current: PlaySave | null } | Failed | Denied;
interface Failed {
  kind: 'failed';
  /** The service rejected this save for good. */
  isFinal?: boolean;
}
/** The person may no longer play the work. */
interface Denied {
  kind: 'denied';
}

/** `rejected`: a save that the service will never take. */
export type SaveOutcome = SaveResult['kind'] | 'rejected';

/** Stores a work's place. `load` rejects during an outage, which differs from a missing save. */
export interface Saves {
  load(): Promise<PlaySave | null>;
  save(revision: number, run: SavedRun): Promise<SaveResult>;
}

/** What is saved: the work's own text, and whether its run had ended. */
export interface SavedRun {
  data: string;
  ended: boolean;
}

type StoredSave = Pick<PlaySave, 'revision' | 'data' | 'updated_at'>;

export interface PlaySessionOptions {
  frame: Pick<Window, 'postMessage'>;
  /** The only origin from which the work may send messages. */
  origin: string;
  theme: 'light' | 'dark';
  lang: string;
  saves: Saves;
  /** False for a guest, whose place is stored in this browser only. */
  persistent: boolean;
  reader: LastReader;
  onProgress: (progress: Extract<FromPlayFrame, { type: 'meowtale:progress' }>) => void;
  onSaved: (outcome: SaveOutcome) => void;
  /** Called when the work reports that this browser can't run it in a frame. */
  onNeedsOwnTab?: () => void;
}

const outcomeOf = (result: SaveResult): SaveOutcome => (result.kind === 'failed' && result.isFinal ? 'rejected' : result.kind);

/**
 * The page's side of the play bridge. Saves are written one after another, and only the latest of those that wait: a work may save at every
 * turn, faster than the network.
 */
export class PlaySession {
  readonly #options: PlaySessionOptions;
  #theme: 'light' | 'dark';
  #revision = 0;
  /** From the work's last report, which precedes the save of that turn. */
  #ended = false;
  #waiting: string | null = null;
  /** Saves sent since the last response: each may be stored, or not. */
  #unanswered: string[] = [];
  #writing = false;
  /** It isn't known yet what the service has stored. */
  #unopened = false;
  /** Whether the service was queried since the frame loaded last. */
  #asked = false;
  /** The service's save by its last response; null without one. */
  #stored: { save: StoredSave | null } | null = null;
  // Before its first message the frame may still be an empty page of our own origin, which a message to the work's origin doesn't reach.
  #listening = false;
  /** The person may no longer play: nothing more is written. */
  #denied = false;

  constructor(options: PlaySessionOptions) {
    this.#options = options;
    this.#theme = options.theme;
  }

  /** Handles a message event; those from another origin, or outside the protocol, are dropped. */
  async receive(event: Pick<MessageEvent, 'origin' | 'source' | 'data'>): Promise<void> {
    if (event.origin !== this.#options.origin || event.source !== this.#options.frame) return;
    const parsed = fromPlayFrame.safeParse(event.data);
    if (!parsed.success) return;
    const message = parsed.data;
    if (message.type === 'meowtale:save') return this.#save(message.data);
    if (message.type === 'meowtale:ready') {
      if (message.needsOwnTab) this.#options.onNeedsOwnTab?.();
      return this.#ready();
    }
    this.#ended = message.ended;
    this.#options.onProgress(message);
  }

  /** Called when the frame has loaded: its next ready message may be a reload's. */
  loaded(): void {
    this.#asked = false;
  }

  setTheme(theme: 'light' | 'dark'): void {
    this.#theme = theme;
    if (this.#listening) this.#postTheme();
  }

  /** Repeats a failed load and an unanswered save. */
  async retry(): Promise<void> {
    const last = this.#unanswered.at(-1);
    if (last !== undefined && !this.#writing) await this.#save(last);
    // By now the work plays from its own place: the stored one is a conflict.
    else if (this.#unopened) await this.#ask('conflict');
  }

  #postTheme(): void {
    this.#post({ type: 'meowtale:theme', theme: this.#theme, lang: this.#options.lang });
  }

  /** Queries the service once per load; further ready messages are answered from what is known. */
  async #ready(): Promise<void> {
    this.#listening = true;
    this.#postTheme();
    if (this.#asked) {
      if (this.#stored) this.#postLoad('open', this.#stored.save);
      return;
    }
    this.#asked = true;
    await this.#ask('open');
  }

  /**
   * Loads the save and sends it to the work. During an outage the work gets no answer, and opens its own place instead of the beginning.
   */
  async #ask(reason: 'open' | 'conflict'): Promise<void> {
    this.#unopened = false;
    this.#stored = null;
    try {
      const save = await this.#options.saves.load();
      this.#load(save ? reason : 'open', save);
    } catch {
      this.#unopened = true;
      this.#options.onSaved('failed');
    }
  }

  #load(reason: 'open' | 'conflict', save: StoredSave | null): void {
    this.#unopened = false;
    this.#revision = save?.revision ?? 0;
    this.#stored = { save };
    this.#postLoad(reason, save);
  }

  #postLoad(reason: 'open' | 'conflict', save: StoredSave | null): void {
    const { persistent, reader } = this.#options;
    const isOther = reader.isOther();
    // From now on the frame has this reader's place.
    reader.note();
    this.#post({
      type: 'meowtale:load',
      reason,
      persistent,
      reader: isOther ? 'other' : 'same',
      save: save && { revision: save.revision, data: save.data, updatedAt: save.updated_at },
    });
  }

  async #save(data: string): Promise<void> {
    if (this.#denied) return;
    this.#waiting = data;
    if (this.#writing) return;
    this.#writing = true;
    while (this.#waiting !== null) {
      const next = this.#waiting;
      this.#waiting = null;
      await this.#write(next);
    }
    this.#writing = false;
  }

  async #write(data: string): Promise<void> {
    const result = await this.#send(data);
    const outcome = outcomeOf(result);
    if (outcome === 'failed') this.#unanswered = [...this.#unanswered.filter((one) => one !== data), data];
    else this.#unanswered = [];
    this.#options.onSaved(outcome);
    if (result.kind === 'denied') {
      this.#waiting = null;
      this.#denied = true;
    }
    if (result.kind === 'conflict') {
      this.#waiting = null;
      this.#load('conflict', result.current);
      return;
    }
    if (result.kind === 'saved') {
      this.#revision = result.revision;
      this.#unopened = false;
      this.#stored = { save: { revision: result.revision, data, updated_at: new Date().toISOString() } };
    }
    this.#post({ type: 'meowtale:saved', revision: result.kind === 'saved' ? result.revision : null, data });
  }

  async #send(data: string): Promise<SaveResult> {
    const result = await this.#options.saves.save(this.#revision, { data, ended: this.#ended });
    const current = result.kind === 'conflict' ? result.current : null;
    if (!current || !this.#unanswered.includes(current.data)) return result;
    // The stored save is our own: it had arrived, and only its response was lost.
    this.#unanswered = [];
    this.#revision = current.revision;
    return current.data === data ? { kind: 'saved', revision: current.revision } : this.#send(data);
  }

  #post(message: FromPlayPage): void {
    this.#options.frame.postMessage(message, this.#options.origin);
  }
}
