// The three beds, drawn: what stands behind each, and its peonies as far as they have grown.
import { FULL } from './passages.js';

const stones = () =>
  Array.from({ length: 4 }, (_, row) =>
    Array.from({ length: 6 }, (__, column) => {
      const x = column * 46 - (row % 2) * 23 - 8;
      return `<rect class="stone" x="${x}" y="${62 + row * 27}" width="${row % 3 === 1 ? 41 : 43}" height="24" rx="5"/>`;
    }).join(''),
  ).join('');

const BEHIND = {
  window: `<path class="house" d="M-10-120H250V176H-10Z"/><path class="course" d="M0-98H240M0-64H240M0-30H240M0 4H240M86-30V4M150-30V4M60-64V-30M120-64V-30M180-64V-30M86-98V-64M150-98V-64M0 40H62M178 40H240M0 76H62M178 76H240M0 112H62M178 112H240M34 40V76M206 76V112"/>
    <rect class="frame" x="62" y="14" width="116" height="118" rx="3"/><rect class="glass" x="70" y="22" width="47" height="48"/><rect class="glass" x="123" y="22" width="47" height="48"/><rect class="glass" x="70" y="76" width="47" height="48"/><rect class="glass" x="123" y="76" width="47" height="48"/>
    <path class="curtain" d="M70 22H88Q80 70 72 124H70ZM170 22H152Q160 70 168 124H170Z"/><rect class="frame" x="54" y="130" width="132" height="10" rx="2"/>`,
  well: `<circle class="sun" cx="176" cy="-40" r="17"/><path class="far" d="M-10 120Q60 96 130 112T250 104V180H-10Z"/><path class="post" d="M70 150V44M170 150V44"/><path class="roof" d="M54 50 120 10 186 50Z"/><path class="post" d="M70 66H170"/><path class="rope" d="M120 66V112"/><path class="bucket" d="M110 112H130L127 132H113Z"/>
    <path class="stone" d="M58 126H182V172H58Z"/><path class="course" d="M58 142H182M58 157H182M84 126V142M118 126V142M152 126V142M100 142V157M136 142V157M84 157V172M120 157V172M156 157V172"/><ellipse class="rim" cx="120" cy="126" rx="64" ry="9"/>`,
  wall: `<path class="cloud" d="M62-22H118Q132-24 124-37Q118-46 108-41Q100-58 84-49Q78-44 78-38Q60-40 62-22Z"/><path class="far" d="M-10 30Q50-2 110 14T250 6V180H-10Z"/><path class="mortar" d="M-10 60H250V176H-10Z"/>${stones()}<path class="cap" d="M-10 50H250V63H-10Z"/><path class="course" d="M40 50V63M96 50V63M150 50V63M206 50V63"/>`,
};

const layer = (count, radius, [width, height], fill, turn) =>
  Array.from(
    { length: count },
    (_, index) =>
      `<ellipse cy="${-radius}" rx="${width}" ry="${height}" fill="${fill}" transform="rotate(${(index * 360) / count + turn})"/>`,
  ).join('');

/** A flower from a closed bud, `open` 0, to as wide as a plate, 1. */
function head(open, [deep, middle, pale]) {
  if (open === 0) return `<path class="sepal" d="M-8 4Q0 14 8 4L5-4H-5Z"/><ellipse rx="7.500" ry="9" cy="-4" fill="${deep}"/>`;
  const size = 0.42 + open * 0.68;
  return `<path class="sepal" d="M-9 3Q0 16 9 3Z"/><g transform="scale(${size} ${size * 0.92})">
    ${layer(9, 19, [12, 15], deep, 0)}${layer(8, 14, [10, 13], middle, 20)}${layer(7, 8.5, [8, 10], pale, 8)}${open > 0.6 ? layer(6, 4, [4, 6], middle, 30) : ''}<circle r="4" class="heart"/></g>`;
}

const leaf = (x, y, turn, size) =>
  `<path class="leaf" transform="translate(${x} ${y}) rotate(${turn}) scale(${size})" d="M0 0Q14-12 34-6Q22 4 0 0ZM6-2Q14-22 30-26Q24-8 6-2ZM6 1Q20 6 28 18Q12 16 6 1Z"/>`;

function stem(x, growth, lean, height, petals) {
  if (growth === 0) return '';
  const tall = (16 + growth * 15) * height;
  const [topX, topY] = [x + lean * growth, 196 - tall];
  if (growth < 2)
    return `<path class="shoot" d="M${x - 7} 198Q${x - 6} 182 ${x - 1} 174Q${x + 2} 186 ${x} 198ZM${x + 3} 198Q${x + 4} 188 ${x + 10} 181Q${x + 11} 190 ${x + 9} 198Z"/>`;
  const leaves = [
    leaf(x, 186, -18, 0.7 + growth * 0.06),
    leaf(x, 180, 196, 0.7 + growth * 0.06),
    ...(growth > 3 ? [leaf((x + topX) / 2, (196 + topY) / 2, 205, 0.75), leaf((x + topX) / 2, (192 + topY) / 2, -25, 0.75)] : []),
  ];
  const bloom =
    growth < 3
      ? ''
      : `<g transform="translate(${topX} ${topY}) rotate(${lean * 5})">${head(Math.max(0, (growth - 4) / (FULL - 4)), petals)}</g>`;
  return `<path class="stem" d="M${x} 198Q${x} ${196 - tall / 2} ${topX} ${topY}"/>${leaves.join('')}${bloom}`;
}

/** A bed as far as it has grown. */
export function drawBed({ key, petals }, growth, said) {
  return `<svg viewBox="22 -110 196 340" preserveAspectRatio="xMidYMax slice" role="img" aria-label="${said}">
    <g>${BEHIND[key]}</g><path class="grass" d="M-10 170Q60 160 120 168T250 164V240H-10Z"/><path class="soil" d="M14 206Q30 182 120 182T226 206Q200 220 120 220T14 206Z"/>
    <path class="crumb" d="M52 200h6M88 194h5M120 206h6M150 196h5M186 202h6"/>
    ${stem(78, growth, -1.6, 0.86, petals)}${stem(164, growth, 1.6, 0.8, petals)}${stem(120, growth, 0.3, 1.06, petals)}
    <g class="drops"><path d="M84 60q-6 11 0 14q6-3 0-14ZM112 44q-6 11 0 14q6-3 0-14ZM138 62q-6 11 0 14q6-3 0-14ZM164 48q-6 11 0 14q6-3 0-14Z"/></g></svg>`;
}
