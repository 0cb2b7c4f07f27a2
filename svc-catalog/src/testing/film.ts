interface FilmShape {
  width?: number;
  height?: number;
  codec?: string;
  /** The type in its header. */
  kind?: 'webm' | 'matroska';
  /** 1 for video, 2 for audio. */
  tracks?: readonly number[];
}

/** Returns an EBML element with a length of eight bytes. */
function element(id: string, ...content: readonly (Buffer | string | number)[]): Buffer {
  const bytes = content.map((part) => {
    if (typeof part !== 'number') return Buffer.from(part);
    const number = Buffer.alloc(2);
    number.writeUInt16BE(part);
    return number;
  });
  const whole = Buffer.concat(bytes);
  const length = Buffer.alloc(8);
  length.writeBigUInt64BE(BigInt(whole.length) | (1n << 56n));
  return Buffer.concat([Buffer.from(id, 'hex'), length, whole]);
}

/** Returns a film with a complete header and no frames, because our code reads only the header. */
export function makeFilm({ width = 640, height = 360, codec = 'V_VP9', kind = 'webm', tracks = [2, 1] }: FilmShape = {}): Buffer {
  const video = element('e0', element('b0', width), element('ba', height));
  const entries = tracks.map((type) => element('ae', element('d7', 1), element('83', type), element('86', codec), video));
  return Buffer.concat([
    element('1a45dfa3', element('4282', kind), element('4287', 4)),
    element(
      '18538067',
      element('1549a966', element('2ad7b1', 1000)),
      element('1654ae6b', ...entries),
      element('1f43b675', Buffer.alloc(200)),
    ),
  ]);
}
