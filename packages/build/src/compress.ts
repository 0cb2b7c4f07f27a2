import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { findFiles } from './files.ts';

/** Suffix of compressed files. */
export const COMPRESSED = '.br';

const compress = promisify(brotliCompress);

/**
 * Compresses every script and style of a finished build with maximum effort, because a release is built once and sent often.
 * @param leaveOut a file that browsers don't load
 */
export async function compressFiles(folder: string, leaveOut: string): Promise<void> {
  const files = await findFiles(folder, (file) => /\.(?:js|css)$/.test(file) && file !== leaveOut);
  await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(path.join(folder, file));
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length, [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
      await writeFile(path.join(folder, `${file}${COMPRESSED}`), await compress(bytes, { params }));
    }),
  );
}
