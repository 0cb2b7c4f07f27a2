import type { AppError } from '@meowtale/web-kit';
import { createStore, type StoreApi } from 'zustand';
import type { NewUpload } from './documents.ts';
import { hashBlob } from './hash-blob.ts';
import { restOrOnline } from './rest-or-online.ts';
import { Speed } from './speed.ts';
import { isSameFile, isStoredAnywhere, readStored, type StoredUpload, writeStored } from './stored-upload.ts';
import { startsOf, transfer, type Waiting } from './transfer.ts';
import type { Answered, UploadApi, UploadUnderWay } from './upload-api.ts';
import type { UploadState } from './upload-state.ts';

interface Given {
  person: string;
  /** What the file is for, e.g. `app.<uuid>`: each place has one upload at a time. */
  place: string;
  api: UploadApi;
}

/** The MD5 of a file in hex, and its system. */
interface Read {
  md5: string;
  system: string;
}

/** Codes after which the sent parts are worthless. */
const OVER = ['upload/not-found', 'upload/changed', 'upload/type-refused', 'upload/archive-refused', 'upload/chunk-refused', '404'];

/**
 * Uploads a file in parts for one place (SPEC §9): reads, starts, sends, joins. It can be paused and continued, and sent parts outlive the
 * page.
 */
export class Uploader {
  readonly state: StoreApi<UploadState>;
  readonly #given: Given;
  readonly #speed = new Speed();
  #run = new AbortController();
  #resume: (() => void) | null = null;

  constructor(given: Given) {
    this.#given = given;
    const stored = readStored(given.person, given.place);
    this.state = createStore<UploadState>()(() => (stored ? { kind: 'kept', kept: stored } : { kind: 'idle' }));
  }

  /**
   * Uploads a file, or continues the started upload when its bytes are the same: the hash decides; name and time only exclude others early.
   * Resolves to its id in the service; null when it didn't finish.
   */
  async start(file: File, system: string): Promise<string | null> {
    const { person, place } = this.#given;
    const stored = readStored(person, place);
    if (stored && !isSameFile(stored, file)) return this.#refuseOther(stored, file);
    this.#run = new AbortController();
    const md5 = await this.#read(file);
    if (md5 === null) return null;
    if (stored && stored.md5 !== md5) return this.#refuseOther(stored, file);
    const upload = await (stored ? this.#again(stored, file, { md5, system }) : this.#begin(file, { md5, system }));
    return upload ? this.#bring(file, upload) : null;
  }

  #refuseOther(stored: StoredUpload, file: File): null {
    this.#set({ kind: 'kept', kept: stored, other: file.name });
    return null;
  }

  /** Joins parts that were all sent before the page was left. */
  async finish(): Promise<string | null> {
    const stored = readStored(this.#given.person, this.#given.place);
    this.#run = new AbortController();
    return stored?.sent ? this.#join(stored.uuid, stored.name) : null;
  }

  pause(): void {
    if (this.state.getState().kind === 'sending') this.#run.abort();
  }

  goOn(): void {
    this.#resume?.();
  }

  /** Deletes what was sent. */
  async cancel(): Promise<void> {
    const { person, place, api } = this.#given;
    const stored = readStored(person, place);
    writeStored(person, place, null);
    this.#set({ kind: 'idle' });
    this.#run.abort();
    this.#resume?.();
    if (stored) await api.drop(stored.uuid);
  }

  /** Stops sending because the page is left; sent parts stay. */
  leave(): void {
    this.#run.abort();
  }

  #set(state: UploadState): void {
    this.state.setState(state, true);
  }

  #fail(name: string, error: AppError): null {
    const { person, place } = this.#given;
    if (OVER.includes(error.code)) writeStored(person, place, null);
    this.#set({ kind: 'failed', name, error });
    return null;
  }

  /** Returns the MD5 of the whole file in hex; null when it can't be read, or the person left. */
  async #read(file: File): Promise<string | null> {
    const { name, size } = file;
    const { signal } = this.#run;
    this.#set({ kind: 'reading', name, percent: 0 });
    const report = (bytes: number) => this.#set({ kind: 'reading', name, percent: Math.floor((bytes * 100) / size) });
    const md5 = await hashBlob(file, { signal, onRead: report }).catch(() => null);
    if (signal.aborted) return null;
    return md5 ? md5.hex : this.#fail(name, { code: 'upload/changed' });
  }

  async #begin(file: File, { md5, system }: Read): Promise<UploadUnderWay | null> {
    const { person, place } = this.#given;
    const { name, size, lastModified } = file;
    const { data, error } = await this.#openOrBegin({ basename: name, size, md5, system });
    if (error) return this.#fail(name, error);
    writeStored(person, place, { uuid: data.uuid, name, size, lastModified, md5, sent: false });
    return data;
  }

  /**
   * Continues an upload whose response was lost or that another browser started, because its space is reserved for a day; else starts one.
   * An upload that this browser stores for another place is excluded.
   */
  async #openOrBegin(upload: NewUpload): Promise<Answered<UploadUnderWay>> {
    const { person, api } = this.#given;
    const { data: same = [] } = await api.findSame(upload);
    const open = same.find(({ uuid }) => !isStoredAnywhere(person, uuid));
    return open ? { data: open } : api.begin(upload);
  }

  async #again(stored: StoredUpload, file: File, read: Read): Promise<UploadUnderWay | null> {
    const { person, place, api } = this.#given;
    const { data, error } = await api.look(stored.uuid);
    if (error) return this.#fail(stored.name, error);
    if (data) return data;
    // It was not continued for a day and has expired.
    writeStored(person, place, null);
    return this.#begin(file, read);
  }

  async #bring(file: File, begun: UploadUnderWay): Promise<string | null> {
    let upload: UploadUnderWay | null = begun;
    while (upload) {
      const end = await this.#send(file, upload);
      if (this.state.getState().kind === 'idle') return null;
      if (end.kind === 'whole') {
        this.#keepSent();
        return this.#join(upload.uuid, file.name);
      }
      if (end.kind === 'refused') return this.#fail(file.name, end.error);
      upload = await this.#afterPause(file, upload, end.kind === 'tired');
    }
    return null;
  }

  #send(file: File, upload: UploadUnderWay) {
    const { api } = this.#given;
    const going = { name: file.name, size: file.size };
    const { signal } = this.#run;
    const starts = startsOf(upload.chunks);
    let waiting: Waiting | null = null;
    this.#speed.reset();
    return transfer({
      chunks: upload.chunks,
      signal,
      send: async (chunk, until, onSent) => {
        const start = starts.get(chunk.n) ?? 0;
        const body = file.slice(start, start + chunk.size);
        const md5 = await hashBlob(body, { signal: until }).catch(() => null);
        if (until.aborted) return { kind: 'again' };
        if (!md5) return { kind: 'refused', error: { code: 'upload/changed' } };
        return api.send(chunk, body, { md5: md5.base64, signal: until, onSent });
      },
      readdress: async () => (await api.look(upload.uuid)).data?.chunks ?? null,
      isOnline: () => navigator.onLine,
      pause: restOrOnline,
      onProgress: (sent) => {
        if (signal.aborted) return;
        this.#speed.note(sent, performance.now());
        this.#set({ kind: 'sending', ...going, sent, perSecond: this.#speed.perSecond(), waiting });
      },
      onWaiting: (why) => {
        if (signal.aborted) return;
        if (why !== null) this.#speed.reset();
        waiting = why;
        const { state } = this;
        const now = state.getState();
        if (now.kind === 'sending') this.#set({ ...now, waiting, perSecond: this.#speed.perSecond() });
      },
    });
  }

  /** Waits until the person continues; parts that arrived meanwhile aren't sent again. Resolves to null when they don't. */
  async #afterPause(file: File, upload: UploadUnderWay, tired: boolean): Promise<UploadUnderWay | null> {
    const before = this.state.getState();
    const sent = before.kind === 'sending' ? before.sent : 0;
    this.#set({ kind: 'paused', name: file.name, size: file.size, sent, tired });
    await new Promise<void>((resolve) => {
      this.#resume = resolve;
    });
    this.#resume = null;
    if (this.state.getState().kind !== 'paused') return null;
    this.#run = new AbortController();
    const { data, error } = await this.#given.api.look(upload.uuid);
    if (data) return data;
    if (error && !OVER.includes(error.code)) return this.#afterPause(file, upload, true);
    return this.#fail(file.name, error ?? { code: 'upload/not-found' });
  }

  #keepSent(): void {
    const { person, place } = this.#given;
    const stored = readStored(person, place);
    if (stored) writeStored(person, place, { ...stored, sent: true });
  }

  async #join(uuid: string, name: string): Promise<string | null> {
    const { person, place, api } = this.#given;
    const { signal } = this.#run;
    this.#set({ kind: 'joining', name, percent: null });
    const onProgress = (percent: number) => this.#set({ kind: 'joining', name, percent });
    const { data, error } = await api.join(uuid, { signal, onProgress });
    if (signal.aborted) return null;
    if (error) return this.#fail(name, error);
    writeStored(person, place, null);
    this.#set({ kind: 'idle' });
    return data;
  }
}
