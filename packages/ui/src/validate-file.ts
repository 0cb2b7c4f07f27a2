export type FileRefusal = 'type' | 'size' | 'empty';

export interface FileRules {
  /** MIME types ("image/png", "image/*") or extensions (".apk"); without any, everything is accepted. */
  accept?: readonly string[] | undefined;
  /** In bytes, inclusive. */
  maxBytes?: number | undefined;
}

/** Returns why a chosen file is rejected, or null. It is a first check: the server decides by the bytes themselves. */
export function validateFile(file: Pick<File, 'name' | 'type' | 'size'>, { accept, maxBytes }: FileRules): FileRefusal | null {
  if (accept && accept.length > 0 && !accept.some((rule) => matches(file, rule))) return 'type';
  if (file.size === 0) return 'empty';
  if (maxBytes !== undefined && file.size > maxBytes) return 'size';
  return null;
}

function matches(file: Pick<File, 'name' | 'type'>, rule: string): boolean {
  const wanted = rule.toLowerCase();
  if (wanted.startsWith('.')) return file.name.toLowerCase().endsWith(wanted);
  if (wanted.endsWith('/*')) return file.type.toLowerCase().startsWith(wanted.slice(0, -1));
  return file.type.toLowerCase() === wanted;
}
