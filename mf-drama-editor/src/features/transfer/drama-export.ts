import { exportStory, type Loss, type StoryFormat } from '@meowtale/story/formats';
import { storyOf } from '@meowtale/story/model';
import { type AppError, type HostV1, toAppError } from '@meowtale/web-kit';
import { type Client, createRequest } from 'urql';
import { zipTexts } from '../app-editor/zip-texts.ts';
import { madeWithOf } from '../generation/made-with.ts';
import {
  findDisclosedDrama,
  findDramaNames,
  findWholeDrama,
  type NamedDrama,
  SAYING_MADE_WITH,
  type WholeDrama,
} from './export-documents.ts';
import { FileNames } from './file-names.ts';

export interface DramaLosses extends NamedDrama {
  losses: Loss[];
}

/** Returns the dramas to export, archived ones last, or the error. */
export async function namesOfDramas(client: Client, withArchived: boolean): Promise<NamedDrama[] | AppError> {
  const names: NamedDrama[] = [];
  for (const isArchived of withArchived ? [false, true] : [false]) {
    const { data, error } = await client.query(findDramaNames, { isArchived }, { requestPolicy: 'network-only' }).toPromise();
    if (error || !data) return error ? toAppError(error) : { code: '9999' };
    names.push(...data.findDrama.list);
  }
  return names;
}

let exportsBegun = 0;

/**
 * Writes dramas into one archive, one at a time. All are queried under one key, because the client caches each answer by its key for as long
 * as the page is open: thus it caches one drama instead of all.
 */
export class DramaExport {
  readonly losses: DramaLosses[] = [];
  /** As blobs, which browsers store outside of the page's memory. */
  readonly #files = new Map<string, Blob>();
  readonly #names = new FileNames();
  readonly #host: HostV1;
  readonly #format: StoryFormat;
  readonly #key: number;

  constructor(host: HostV1, format: StoryFormat) {
    this.#host = host;
    this.#format = format;
    exportsBegun += 1;
    this.#key = exportsBegun;
  }

  /** Adds the file of a drama; one that was deleted meanwhile is left out. Returns the error, and never throws. */
  async add({ uuid }: NamedDrama): Promise<AppError | null> {
    const drama = await this.#read(uuid);
    if ('code' in drama) return drama.code === 'drama/not-found' ? null : drama;
    try {
      this.#write(drama);
    } catch (error) {
      this.#host.report(error);
      return { code: '9999' };
    }
    return null;
  }

  /** Number of files in the archive. */
  get count(): number {
    return this.#files.size;
  }

  toBlob(): Promise<Blob> {
    return zipTexts(this.#files);
  }

  async #read(uuid: string): Promise<WholeDrama | AppError> {
    const document = SAYING_MADE_WITH.includes(this.#format) ? findDisclosedDrama : findWholeDrama;
    const request = { ...createRequest(document, { uuid }), key: this.#key };
    const { data, error } = await this.#host.urql.executeQuery(request, { requestPolicy: 'network-only' }).toPromise();
    // During an outage the client adds the last data of the same key to an error.
    if (error) return toAppError(error);
    const drama = data?.findDrama.list[0];
    return drama?.uuid === uuid ? drama : { code: '9999' };
  }

  #write({ uuid, title, data, ai_disclosure }: WholeDrama): void {
    const story = storyOf(title, data.parts);
    const options = { language: story.setting.language, ...(ai_disclosure && { madeWith: madeWithOf(ai_disclosure) }) };
    const { text, fileName, losses } = exportStory(story, this.#format, options);
    this.#files.set(this.#names.take(fileName), new Blob([text]));
    if (losses.length > 0) this.losses.push({ uuid, title, losses });
  }
}
