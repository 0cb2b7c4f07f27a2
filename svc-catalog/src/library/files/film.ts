import { open } from 'node:fs/promises';
import { FILM_MAX_HEIGHT_PX, FILM_MAX_WIDTH_PX } from '@meowtale/contracts';
import { type EbmlElement, EbmlFault, elementsOf, readLetters, readUnsigned } from './ebml.ts';
import { FilmRefused } from './errors.ts';

/** Codecs that every browser with WebM plays. */
const CODECS: ReadonlySet<string> = new Set(['V_VP8', 'V_VP9', 'V_AV1']);
/** The tracks are described before the video data; the header is far smaller. */
const HEAD_MAX_BYTES = 1024 ** 2;

const EBML = 0x1a45dfa3;
const SEGMENT = 0x18538067;
const TRACKS = 0x1654ae6b;
const CLUSTER = 0x1f43b675;
const TRACK = 0xae;
const TRACK_TYPE = 0x83;
const CODEC = 0x86;
const VIDEO = 0xe0;
const WIDTH = 0xb0;
const HEIGHT = 0xba;
const MOVING_PICTURE = 1;

export interface Film {
  width: number;
  height: number;
}

/**
 * Reads a video's header, because it is stored unchanged (SPEC §5). Nothing is decoded.
 * @param size in bytes, of the whole file
 * @throws FilmRefused when it isn't a readable WebM, has no video track that browsers play, or is over 1920 × 1080
 */
export async function readFilm(path: string, size: number): Promise<Film> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(Math.min(size, HEAD_MAX_BYTES)), 0, Math.min(size, HEAD_MAX_BYTES), 0);
    const film = readTrack(buffer.subarray(0, bytesRead), size);
    if (film.width > FILM_MAX_WIDTH_PX || film.height > FILM_MAX_HEIGHT_PX) {
      throw new FilmRefused('upload.errors.filmSize', { width: FILM_MAX_WIDTH_PX, height: FILM_MAX_HEIGHT_PX });
    }
    return film;
  } catch (error) {
    throw error instanceof EbmlFault ? new FilmRefused('upload.errors.filmUnreadable', undefined, error) : error;
  } finally {
    await handle.close();
  }
}

/** Returns the only video track. */
function readTrack(head: Buffer, size: number): Film {
  const [first, segment] = elementsOf(head, 0, head.length);
  if (first?.id !== EBML || segment?.id !== SEGMENT) throw new EbmlFault('no film');
  if (segment.end > size) throw new EbmlFault('cut short');
  const tracks = tracksIn(head, segment);
  const shown = [...elementsOf(head, tracks.start, tracks.end)]
    .filter(({ id }) => id === TRACK)
    .map((track) => partsOf(head, track))
    .filter((parts) => numberIn(head, parts, TRACK_TYPE) === MOVING_PICTURE);
  const [track] = shown;
  const codec = track?.get(CODEC);
  const video = track?.get(VIDEO);
  if (!track || shown.length > 1 || !codec || !video) throw new EbmlFault('not one track of pictures');
  if (!CODECS.has(readLetters(head, codec))) throw new EbmlFault('a codec that browsers don’t have');
  const parts = partsOf(head, video);
  const film = { width: numberIn(head, parts, WIDTH), height: numberIn(head, parts, HEIGHT) };
  if (film.width === 0 || film.height === 0) throw new EbmlFault('no picture');
  return film;
}

function tracksIn(head: Buffer, segment: EbmlElement): EbmlElement {
  for (const element of elementsOf(head, segment.start, Math.min(segment.end, head.length))) {
    if (element.id === CLUSTER) break;
    if (element.id === TRACKS && element.end <= head.length) return element;
  }
  throw new EbmlFault('what it holds isn’t told');
}

const partsOf = (head: Buffer, { start, end }: EbmlElement): Map<number, EbmlElement> =>
  new Map([...elementsOf(head, start, end)].map((element) => [element.id, element]));

function numberIn(head: Buffer, parts: ReadonlyMap<number, EbmlElement>, id: number): number {
  const part = parts.get(id);
  return part ? readUnsigned(head, part) : 0;
}
