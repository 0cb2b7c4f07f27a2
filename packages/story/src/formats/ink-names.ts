/** The places and variables that an ink source names. */
export class InkNames {
  readonly #places = new Set<string>();
  readonly #variables = new Set<string>();
  #used: { name: string; line: number; knot: string }[] = [];

  /** False when there is such a place already. */
  addPlace(key: string): boolean {
    const isNew = !this.#places.has(key);
    this.#places.add(key);
    return isNew;
  }

  addVariable(name: string): void {
    this.#variables.add(name);
  }

  use(name: string, line: number, knot: string): void {
    this.#used.push({ name, line, knot });
  }

  /** A stitch of the same knot, a knot, or a stitch by its full name; null when there is none. */
  place(name: string, knot: string): string | null {
    return [`${knot}.${name}`, name].find((key) => this.#places.has(key)) ?? null;
  }

  /** What is neither; each is told once. */
  unknown(): { name: string; line: number }[] {
    const unknown = this.#used.filter(({ name, knot }) => !this.#variables.has(name) && this.place(name, knot) === null);
    this.#used = [];
    return unknown;
  }
}
