import { readFile } from 'node:fs/promises';
import { DomainError } from '@meowtale/service-kit';
import { decodeText } from '@meowtale/story/decode-text';
import { UploadTooLarge, UploadTypeRefused } from './errors.ts';
import { sniff } from './image.ts';
import { isPackageFor } from './package.ts';
import type { FileRow } from './repository.ts';
import type { SessionRow } from './sessions-repository.ts';
import { isText, textByName } from './text.ts';

type Recognised = Pick<FileRow, 'kind' | 'mime_type' | 'system'>;

/** Ending and MIME type of a package by its system (SPEC §5). */
const PACKAGES = {
  android: { extension: '.apk', mime_type: 'application/vnd.android.package-archive' },
  ios: { extension: '.ipa', mime_type: 'application/octet-stream' },
  macos: { extension: '.zip', mime_type: 'application/zip' },
  windows: { extension: '.zip', mime_type: 'application/zip' },
} as const;

/**
 * Returns an original's kind by its bytes, which its name must match: for the web a story, or a web game's archive or page; else a package
 * of its system.
 * @throws UploadTypeRefused, UploadTooLarge for a story over 4 MiB; ArchiveRefused
 */
export async function recogniseOriginal(
  path: string,
  { system, basename, size_bytes }: Pick<SessionRow, 'system' | 'basename' | 'size_bytes'>,
): Promise<Recognised> {
  const name = basename.toLowerCase();
  if (system === 'web') {
    const type = await sniff(path);
    if (type === 'zip' && name.endsWith('.zip')) return { kind: 'zip', mime_type: 'application/zip', system: null };
    const text = textByName(name);
    if (text === null || !(await isText(path))) throw new UploadTypeRefused();
    if (size_bytes > text.maxBytes) throw new UploadTooLarge(text.maxBytes);
    if (text.kind !== 'html' && decodeText(await readFile(path)) === null) throw new UploadTypeRefused('upload.errors.inkNotUtf8');
    return { kind: text.kind, mime_type: text.mime_type, system: null };
  }
  const { extension, mime_type } = PACKAGES[system];
  if (!name.endsWith(extension) || !(await isPackageFor(path, system))) throw new UploadTypeRefused('upload.errors.package');
  return { kind: 'package', mime_type, system };
}

/**
 * Asserts that an original's name has the ending of its kind, by which it is opened after a download. Pictures and videos are served by
 * their kind, whatever their names are.
 * @throws DomainError `input/invalid`
 */
export function requireItsEnding({ kind, system }: Pick<FileRow, 'kind' | 'system'>, basename: string): void {
  if (kind === 'image' || kind === 'film') return;
  const ending = system ? PACKAGES[system].extension : kind === 'story' ? '.json' : `.${kind}`;
  if (basename.toLowerCase().endsWith(ending)) return;
  if (kind === 'html' && basename.toLowerCase().endsWith('.htm')) return;
  const key = kind === 'package' ? 'upload.errors.package' : 'upload.errors.type';
  throw new DomainError('input/invalid', { fields: [{ path: 'basename', key }] });
}
