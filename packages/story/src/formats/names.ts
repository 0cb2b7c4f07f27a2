import { storyId } from '@meowtale/contracts/inputs/drama/story-words';

const IDENTIFIER = /^[A-Za-z][A-Za-z0-9_]*$/;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const UUID_IDENTIFIER = /^u_[0-9a-f]{8}(?:_[0-9a-f]{4}){3}_[0-9a-f]{12}$/;

/** Returns an id as a valid identifier: `u_…` for a uuid, `m_…` for other ids that aren't identifiers. `idOfIdentifier` reverses it. */
export function identifierOf(id: string, reserved: (name: string) => boolean): string {
  if (UUID.test(id)) return `u_${id.replaceAll('-', '_')}`;
  if (IDENTIFIER.test(id) && !id.startsWith('m_') && !UUID_IDENTIFIER.test(id) && !reserved(id)) return id;
  return `m_${id.replaceAll('_', '__').replaceAll('-', '_h')}`;
}

export function idOfIdentifier(name: string): string {
  if (UUID_IDENTIFIER.test(name)) return name.slice(2).replaceAll('_', '-');
  if (!name.startsWith('m_')) return name;
  const escaped = name.slice(2);
  const pairs: string[] = escaped.match(/_[_h]|[^_]|_/g) ?? [];
  if (pairs.includes('_')) return name;
  return pairs.map((pair) => (pair === '__' ? '_' : pair === '_h' ? '-' : pair)).join('');
}

/** Assigns a unique id to each part of a story: the wanted one if it is valid and unused. */
export class Ids {
  readonly #taken = new Set<string>(['outline', 'setting']);
  readonly #newId: () => string;

  constructor(newId: () => string) {
    this.#newId = newId;
  }

  take(wanted: string | null): string {
    if (wanted !== null && storyId.safeParse(wanted).success && !this.#taken.has(wanted)) {
      this.#taken.add(wanted);
      return wanted;
    }
    for (;;) {
      const id = this.#newId();
      if (!this.#taken.has(id)) {
        this.#taken.add(id);
        return id;
      }
    }
  }
}

/** Assigns each name once: the wanted one, or that with a number. */
export class Names {
  readonly #taken: Set<string>;

  constructor(taken: Iterable<string> = []) {
    this.#taken = new Set(taken);
  }

  take(wanted: string): string {
    let name = wanted;
    for (let number = 2; this.#taken.has(name); number += 1) name = `${wanted}_${number}`;
    this.#taken.add(name);
    return name;
  }
}

/** Returns a title as a file name: letters and digits of any script, separated by hyphens. */
export function fileNameOf(title: string, extension: string): string {
  const words = title.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const name = [...words.join('-').toLowerCase()].slice(0, 60).join('');
  return `${name || 'story'}.${extension}`;
}
