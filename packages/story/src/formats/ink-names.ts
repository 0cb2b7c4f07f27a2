/** The places and variables of an ink source. */
export class InkNames {
  readonly #places = new Set<string>();
  readonly #variables = new Set<string>();
  #used: { name: string; line: number; knot: string }[] = [];

  /** Returns false when the place exists already. */
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

  /** Resolves a name to a stitch of the same knot, a knot, or a stitch by its full name; null without one. */
  place(name: string, knot: string): string | null {
    return [`${knot}.${name}`, name].find((key) => this.#places.has(key)) ?? null;
  }

  /** Returns used names that are neither places nor variables, since the last call. */
  unknown(): { name: string; line: number }[] {
    const unknown = this.#used.filter(({ name, knot }) => !this.#variables.has(name) && this.place(name, knot) === null);
    this.#used = [];
    return unknown;
  }
}
