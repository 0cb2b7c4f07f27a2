import { expect, test } from '@jest/globals';
import { expectLinearTime } from '../../testing/cost.ts';
import { isPolyglot } from './image.ts';

test('a picture with many characters that could begin a tag takes no longer to check than another', () => {
  const expectHarmless = (text: string) => expect(isPolyglot(Buffer.from(text, 'latin1'))).toBe(false);
  expectLinearTime(expectHarmless, { slow: '<a'.repeat(4 * 1024 ** 2), plain: 'Many pixels. ' }, 12);
});

test('the beginning of a page or a program is found in any case', () => {
  const signs = ['<sCript', '<SVG ', '<hTml', '<?PhP', '<!DocType', '%PDF-', 'PK\u0005\u0006'];
  expect(signs.map((sign) => isPolyglot(Buffer.from(`\u00ff<<a${sign}`, 'latin1')))).toEqual(signs.map(() => true));
  expect(isPolyglot(Buffer.from('<svgx <scrip <htm %pdf-', 'latin1'))).toBe(false);
});
