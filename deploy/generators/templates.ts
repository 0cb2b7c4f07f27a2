import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const FOLDER = join(import.meta.dirname, 'templates');
const PLACEHOLDER = /__([A-Za-z]+)__/g;

/** The values of a template's placeholders `__name__`, in its path and in its text. */
export type Values = Readonly<Record<string, string | number>>;

function fill(text: string, values: Values, place: string): string {
  return text.replaceAll(PLACEHOLDER, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${place} names __${name}__, which has no value`);
    return String(value);
  });
}

/** Returns the files of a folder of templates with their placeholders filled, by path. */
export function render(template: string, values: Values): Map<string, string> {
  const folder = join(FOLDER, template);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.txt'));
  return new Map(
    files.map((file) => {
      const place = `${template}/${file}`;
      const path = fill(
        file
          .split(sep)
          .join('/')
          .replace(/\.txt$/, ''),
        values,
        place,
      );
      return [path, fill(readFileSync(join(folder, file), 'utf8'), values, place)];
    }),
  );
}
