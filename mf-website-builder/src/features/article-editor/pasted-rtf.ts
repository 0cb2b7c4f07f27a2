/** A PNG or JPEG picture: its kind, then control words and its id, then its bytes as hexadecimal digits. */
const PICTURE = /\\(png|jpeg)blip(?:\\[a-z]+-?\d*)*\s*(?:\{\\\*\\blipuid\s*[\da-f\s]*\})?\s*([\da-f\s]+)\}/i;

/**
 * Returns the pictures of the RTF that Word copies beside its HTML, in order, as data URLs; null for those in other formats. In the HTML they
 * are files on the person's disk, which the browser may not read.
 */
export function picturesInRtf(rtf: string): (string | null)[] {
  return rtf
    .split('\\shppict')
    .slice(1)
    .map((part) => {
      // The same picture follows for old programs, in another format.
      const [shown = ''] = part.split('\\nonshppict');
      const [, kind = '', digits = ''] = PICTURE.exec(shown) ?? [];
      return kind ? `data:image/${kind.toLowerCase()};base64,${base64Of(digits.replace(/\s/g, ''))}` : null;
    });
}

function base64Of(hexadecimal: string): string {
  let bytes = '';
  for (let at = 0; at + 1 < hexadecimal.length; at += 2) bytes += String.fromCharCode(Number.parseInt(hexadecimal.slice(at, at + 2), 16));
  return btoa(bytes);
}
