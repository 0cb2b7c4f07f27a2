// The drawn island: places, ways, weather, and the barrow with its kite.
import { places } from './passages.js';

const ISLAND =
  'M62 262C38 282 42 322 74 330C88 366 104 436 152 446C190 452 208 470 238 522C246 566 262 614 300 618C338 620 346 582 362 558C402 568 460 592 540 582C600 576 640 562 672 542C690 574 720 606 760 594C802 580 792 522 802 492C848 442 886 380 868 318C888 300 872 262 842 250C802 190 690 120 560 104C460 92 380 110 322 140C302 90 236 78 214 120C196 150 190 170 178 190C140 200 96 226 62 262Z';
const ROAD = 'M104 300C150 230 200 190 262 176C360 130 470 130 560 150C690 172 790 230 838 292C850 350 800 430 748 470';
const ROAD_SOUTH = 'M700 500C640 530 580 536 520 528C440 524 380 540 318 530M286 512C250 470 220 420 168 414C136 390 116 350 102 318';
const SHEEP = [
  [380, 230],
  [402, 246],
  [436, 222],
  [610, 260],
  [640, 248],
  [660, 330],
  [404, 400],
  [430, 416],
  [600, 392],
  [240, 300],
  [262, 316],
  [720, 300],
];
const HILLS = [
  [320, 210],
  [450, 300],
  [560, 240],
  [690, 240],
  [640, 420],
  [330, 340],
  [420, 480],
  [770, 370],
];

const ICONS = {
  ear: '<path class="wall" d="M-26 14V-12H26V14Z"/><path class="roof" d="M-32-10 0-34 32-10Z"/><path class="red" d="M-8 14V-3A8 8 0 0 1 8-3V14Z"/><path class="ink" d="M14-24V-52"/><g class="vane"><path class="red" d="M-12-56C-8-64 6-64 12-58L18-58 17-53 11-51 9-47 6-50H-5L-8-46-10-51Q-14-52-12-56Z" transform="translate(14 0)"/></g>',
  spine:
    '<path class="wall" d="M-34 14V-10H34V14Z"/><path class="roof" d="M-40-8-26-28H26L40-8Z"/><path class="ink" d="M0-28V-42M-6-36H6"/><path class="door" d="M-5 14V0H5V14Z"/><path class="red" d="M-42-38l7-9 7 9-7 11Z"/><path class="blue" d="M32-52l6-8 6 8-6 10Z"/><path class="line" d="M-35-28Q-30-22-24-26M38-42Q30-34 24-28"/>',
  curl: '<path class="ink" d="M-14 10V-14M-14-14 10-2M-22 12-14-2-6 12"/><path class="red" d="M-30-26h14v11h-14Z"/><path class="ink" d="M-30-28V4"/>',
  ham: '<path class="rock" d="M-40 18V-6H-18V-20H8V-34H34V18Z"/><path class="line" d="M-40 6H34M-18-6V18M8-20V18M-18-6H34M8-20H34"/><path class="ink" d="M-30-6V-50L-2-40M-30-44-6-38M-4-40V-26"/><path class="red" d="M34-34V-58L52-52 34-46Z"/>',
  belly:
    '<path class="pan" d="M-40 16-26-14H36L48 16Z"/><path class="line" d="M-35 6H44M-31-4H40M-14-14-20 16M2-14 0 16M19-14 22 16"/><path class="wall" d="M-38-12V-30H-20V-12Z"/><path class="roof" d="M-42-29-29-42-16-29Z"/>',
  knuckle:
    '<path class="wall" d="M-20 16V-8H34V16Z"/><path class="roof" d="M-20-8-12-26H8L12-8Z"/><path class="line" d="M16-8 20-24M24-8 27-22M12-18H30"/><path class="wall" d="M-40 16V-40H-20V16Z"/><path class="roof" d="M-43-39-30-58-17-39Z"/><path class="door" d="M-34-28h8v12h-8Z"/>',
  chin: '<path class="wall" d="M-26 14V-8H22V14Z"/><path class="roof" d="M-31-6-20-26H17L27-6Z"/><path class="door" d="M-4 14V0H6V14Z"/><path class="wall" d="M10-20V-36H18V-20Z"/><path class="line" d="M30 14C30 2 48 2 48 14ZM35 5V14M42 5V14M31 9H47"/><path class="smoke" d="M14-40C6-54 24-60 14-76C8-88 20-94 16-104"/>',
  snout:
    '<path class="pier" d="M-74 4H10V12H-74Z"/><path class="ink" d="M-66 12V26M-44 12V26M-22 12V24"/><path class="ink" d="M-8 4V-34L-34-26M-8-30-30-24"/><path class="wall" d="M8 14V-10H34V14Z"/><path class="roof" d="M4-8 21-24 38-8Z"/>',
};

const linkPairs = () =>
  Object.entries(places).flatMap(([from, { links }]) => links.filter((to) => from < to).map((to) => ({ from, to, key: `${from}-${to}` })));

const lineOf = ({ from, to }) => {
  const [a, b] = [places[from], places[to]];
  const [middleX, middleY] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
  // Towards the island's middle, so that no way leads over the sea.
  return `M${a.x} ${a.y}Q${middleX + (480 - middleX) * 0.12} ${middleY + (350 - middleY) * 0.12} ${b.x} ${b.y}`;
};

const land = () => `
  <path class="shoal" d="${ISLAND}" transform="translate(-19 -14) scale(1.04)"/>
  <path class="land" d="${ISLAND}"/>
  <path class="contour" d="${ISLAND}" transform="translate(43 32) scale(.91)"/>
  <path class="contour" d="${ISLAND}" transform="translate(106 78) scale(.78)"/>
  <path class="contour" d="${ISLAND}" transform="translate(182 134) scale(.62)"/>
  <path class="ink" d="M132 268Q152 286 174 270M136 277l-6 8M150 283l-2 9M164 281l4 9"/>
  <path class="ink" d="M222 128C232 168 256 190 286 188"/>
  <path class="pool" d="M70 280c8-6 12 4 6 10c-8 6-14-4-6-10ZM72 308c8-6 14 2 8 8c-8 4-14-2-8-8Z"/>
  <path class="ink" d="M286 596l4 20M312 594l0 24M740 574l4 20M766 572l2 20"/>
  <g class="stack"><path class="land" d="M918 232C896 206 920 168 950 178C978 188 978 226 952 230C936 232 930 214 944 208"/><path class="wall" d="M934 182V166H954V182Z"/><path class="roof" d="M930 168 944 154 958 168Z"/></g>
  <path class="road" d="${ROAD}"/><path class="road" d="${ROAD_SOUTH}"/>
  ${HILLS.map(([x, y]) => `<path class="hill" d="M${x - 26} ${y}Q${x - 8} ${y - 26} ${x + 4} ${y - 12}Q${x + 14} ${y - 24} ${x + 30} ${y}M${x - 4} ${y - 10}l-6 9M${x + 12} ${y - 12}l-5 9"/>`).join('')}
  ${SHEEP.map(([x, y]) => `<g transform="translate(${x} ${y})"><ellipse class="sheep" rx="7" ry="5"/><circle class="dot" cx="${x % 3 ? 7 : -7}" cy="-2" r="2.6"/></g>`).join('')}`;

const streaks = () =>
  Array.from({ length: 18 }, (_, index) => {
    const y = -40 + ((index * 173) % 780);
    const x = -60 + ((index * 311) % 1000);
    return `<path class="streak" style="animation-delay:${-((index * 7) % 12) / 2}s" d="M${x} ${y}q34-13 66 0t66 0"/>`;
  }).join('');

const KITE = `<path class="sail" d="M0-44 26-8 0 52-26-8Z"/><path class="writing" d="M-12-14H12M-18-6H18M-17 2H17M-14 10H14M-10 18H10M-7 26H7M-4 34H4M-7-22H7"/><path class="spar" d="M0-44V52M-26-8H26"/>`;

/** Draws the map into `root`; `names` are the places' names. */
export function createMap(root, names, label) {
  root.innerHTML = `<svg role="img" aria-label="${label}" viewBox="0 0 1000 700">
    <defs><pattern id="waves" width="120" height="60" patternUnits="userSpaceOnUse"><path class="wave" d="M6 18q9-8 18 0t18 0M66 46q9-8 18 0t18 0"/></pattern></defs>
    <rect class="sea" x="-2000" y="-2000" width="5000" height="5000"/><rect fill="url(#waves)" x="-2000" y="-2000" width="5000" height="5000"/>
    ${land()}
    <g class="ways">${linkPairs()
      .map((pair) => `<path class="way" data-way="${pair.key}" d="${lineOf(pair)}"/>`)
      .join('')}</g>
    <g class="ferry"><path class="hull" d="M-46 0H46L36 18H-34Z"/><path class="wall" d="M-22 0V-14H26V0Z"/><path class="red" d="M-2-14V-34H12V-14Z"/><path class="smoke" d="M5-40C-6-52 14-62 2-78C-6-88 4-96 0-106"/></g>
    ${Object.entries(places)
      .map(
        ([key, { x, y }]) =>
          `<g class="place" data-place="${key}" transform="translate(${x} ${y})"><circle class="target" r="64"/><g class="icon">${ICONS[key]}</g><g class="stamp"><circle r="13" cx="38" cy="-2"/><path d="M32-2l5 5 8-10"/></g><text y="42">${names[key][0]}</text></g>`,
      )
      .join('')}
    <g class="wind">${streaks()}</g>
    <g class="flyer"><path class="tail"/><path class="string"/><g class="kite"><g class="sway">${KITE}</g></g><g class="barrow"><path class="red" d="M-17-12H15L11 2H-13Z"/><path class="ink" d="M15-11 28-17"/><circle class="wheel" cx="-8" cy="5" r="7"/><circle class="wheel" cx="8" cy="5" r="7"/></g></g>
    <rect class="tint" x="-2000" y="-2000" width="5000" height="5000"/>
  </svg>`;
  return controls(root.firstElementChild);
}

/** Where the barrow stands, seen from its place's middle. */
const BESIDE = [-52, 8];

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
const ease = (t) => (t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2);

/** Runs `step` from 0 to 1; at once where nothing shall move. */
function animate(milliseconds, step) {
  if (still() || milliseconds === 0) {
    step(1);
    return Promise.resolve();
  }
  return new Promise((resolve) => {
    const start = performance.now();
    const frame = (now) => {
      const t = Math.min(1, Math.max(0, (now - start) / milliseconds));
      step(ease(t));
      if (t < 1) requestAnimationFrame(frame);
      else resolve();
    };
    requestAnimationFrame(frame);
  });
}

function controls(svg) {
  const find = (selector) => svg.querySelector(selector);
  const way = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  let view = [0, 0, 1000, 700];
  let aim = 0;

  /** The barrow at a place, and its kite as high as the wind carries it. */
  function put({ x, y }, [windX, windY], up) {
    const [barrowX, barrowY] = [x + BESIDE[0], y + BESIDE[1]];
    const [kiteX, kiteY] = [barrowX + windX * 80, y - 104 + windY * 24];
    find('.barrow').setAttribute('transform', `translate(${barrowX} ${barrowY})`);
    for (const part of ['.kite', '.string', '.tail']) find(part).style.display = up ? '' : 'none';
    find('.kite').setAttribute('transform', `translate(${kiteX} ${kiteY}) rotate(${windX * 24}) scale(.72)`);
    const grip = [barrowX + 12, barrowY - 12];
    find('.string').setAttribute('d', `M${grip}Q${(barrowX + kiteX) / 2} ${(y + kiteY) / 2 + 26} ${kiteX} ${kiteY}`);
    const [endX, endY] = [kiteX - windX * -16, kiteY + 36];
    const sweep = windX === 0 ? 14 : windX * 26;
    find('.tail').setAttribute(
      'd',
      `M${endX - windX * 26} ${endY - 2}q${sweep * 0.2} 14 ${sweep} 16t${sweep} 10t${sweep} 14${find('.flyer').classList.contains('long') ? `t${sweep} 8t${sweep} 12` : ''}`,
    );
  }

  function look(target) {
    const from = view;
    aim += 1;
    const mine = aim;
    return animate(700, (t) => {
      if (mine !== aim) return;
      view = from.map((value, index) => value + (target[index] - value) * t);
      svg.setAttribute('viewBox', view.join(' '));
    });
  }

  function weather({ hour, wind, dusk }) {
    const [x, y] = wind.blows;
    find('.wind').setAttribute('transform', `rotate(${(Math.atan2(y, x) * 180) / Math.PI} 500 350)`);
    find('.wind').style.display = dusk ? 'none' : '';
    find('.vane').style.transform = `scaleX(${x === 0 ? 0.45 : -x})`;
    svg.dataset.time = hour < 9 ? 'dawn' : hour < 15 ? 'day' : hour < 18 ? 'evening' : 'night';
    const out = Math.max(0, 18 - hour);
    find('.ferry').style.display = hour >= 15 ? '' : 'none';
    find('.ferry').setAttribute('transform', `translate(${-24 - out * 34} ${272 + out * 26}) scale(${1 - out * 0.16})`);
  }

  return {
    /** Everything as it stands; `close` is where to look closely, `open` are the places that can be chosen. */
    show({ at, hour, wind, dusk, close, open, signed, flags }) {
      weather({ hour, wind, dusk });
      find('.flyer').classList.toggle('long', flags.includes('tail'));
      svg.classList.toggle('warm', flags.includes('warm'));
      put(places[at], wind.blows, !dusk);
      for (const place of svg.querySelectorAll('.place')) {
        const key = place.dataset.place;
        place.classList.toggle('open', open.includes(key));
        place.classList.toggle('signed', signed.includes(key));
      }
      for (const path of svg.querySelectorAll('.way')) {
        const ends = path.dataset.way.split('-');
        path.classList.toggle('open', open.length > 0 && ends.includes(at) && ends.some((end) => open.includes(end)));
      }
      const focus = close && places[close];
      return look(focus ? [focus.x - 260, focus.y - 212, 520, 364] : [0, 20, 1000, 660]);
    },
    /** The barrow's way from one place to the next, under its kite or on foot. */
    travel(from, to, { wind, walked, hours }) {
      const [first, last] = from < to ? [from, to] : [to, from];
      way.setAttribute('d', lineOf({ from: first, to: last }));
      const length = way.getTotalLength();
      for (const place of svg.querySelectorAll('.open')) place.classList.remove('open');
      return animate(700 + hours * 500, (t) => {
        put(way.getPointAtLength(length * (first === from ? t : 1 - t)), wind.blows, !walked);
      });
    },
  };
}
