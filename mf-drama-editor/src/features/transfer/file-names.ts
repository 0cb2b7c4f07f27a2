/** Names that Windows reserves for devices, also with an extension. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/** Assigns each name of a file in an archive once, also where upper and lower case are the same. */
export class FileNames {
  readonly #taken = new Set<string>();

  /** Returns a name with its extensions, or that with a number before them. */
  take(name: string): string {
    const dot = name.indexOf('.');
    const [words, extension] = [name.slice(0, dot), name.slice(dot)];
    const base = RESERVED.test(words) ? `${words}-story` : words;
    let free = base + extension;
    for (let number = 2; this.#taken.has(free.toLowerCase()); number += 1) free = `${base}-${number}${extension}`;
    this.#taken.add(free.toLowerCase());
    return free;
  }
}
