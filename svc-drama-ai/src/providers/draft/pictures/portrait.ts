import type { Random } from '../random.ts';
import type { Light } from './light.ts';
import type { Look } from './looks.ts';
import { circle, ellipse, fade, glow, path, rect, repeat, stroke } from './svg.ts';

const DARK = '#1a1024';

/** Hair behind the head, and over the forehead. */
const HAIR: Readonly<Record<Look['cut'], readonly [back: string, front: string]>> = {
  short: [
    'M206 420C190 300 220 232 322 228C426 232 452 306 434 420C428 470 420 486 412 492L228 492C220 486 210 466 206 420Z',
    'M212 400C204 300 236 244 322 242C412 244 438 306 428 400C420 372 412 350 398 334C370 350 300 352 262 330C240 346 222 368 212 400Z',
  ],
  long: [
    'M200 420C180 286 230 218 322 216C418 218 462 290 442 420C452 540 470 640 458 760C420 800 380 780 372 720L268 720C258 786 216 800 182 756C172 640 190 540 200 420Z',
    'M212 420C200 310 238 240 324 240C410 242 440 312 430 420C424 370 404 330 372 312C340 352 252 348 232 356C222 376 216 396 212 420Z',
  ],
  bun: [
    'M322 150a64 60 0 1 1 -1 0ZM208 410C192 292 228 226 322 224C418 228 450 296 434 410C428 452 420 470 412 478L230 478C220 468 212 450 208 410Z',
    'M212 404C206 304 240 246 322 244C406 246 436 306 428 404C420 364 398 330 362 300C330 322 262 334 236 352C224 366 216 384 212 404Z',
  ],
  bob: [
    'M194 430C176 292 226 218 322 216C420 218 466 294 446 430C456 500 450 548 430 560C404 566 396 540 396 520L246 520C246 542 236 566 210 560C190 546 186 500 194 430Z',
    'M210 416C202 306 238 242 322 242C408 242 438 306 430 416C428 382 420 356 408 342L236 342C222 358 214 384 210 416Z',
  ],
  braids: [
    'M204 420C186 290 228 220 322 218C418 220 456 292 438 420C434 456 426 476 416 486L226 486C214 474 208 452 204 420Z',
    'M212 412C204 306 238 244 322 242C408 244 436 308 428 412C422 366 392 316 322 300C258 316 220 364 212 412Z',
  ],
};

const braid = (x: number, color: string) =>
  repeat(7, (index) => ellipse(x + (index % 2 ? 4 : -4), 520 + index * 38, 25 - index * 1.6, 25, color)) + circle(x, 784, 15, color);

function face({ skin, shade, hair, eye, glasses, beard, freckles }: Look): string {
  const eyes = [272, 368]
    .map(
      (x) =>
        ellipse(x, 412, 19, 15, '#fffaf2') +
        circle(x + 2, 413, 11.5, eye) +
        circle(x + 2, 413, 5.5, DARK) +
        circle(x + 6, 408, 3.6, '#ffffff') +
        stroke(`M${x - 22} 406Q${x} 388 ${x + 22} 405`, DARK, 5),
    )
    .join('');
  const brows = stroke('M244 376Q270 360 298 372M344 372Q370 360 396 376', hair, 7, 'opacity=".9"');
  const nose = stroke('M322 420Q334 452 316 460', shade, 5);
  const mouth =
    path('M290 496Q322 510 352 494Q338 522 320 522Q302 522 290 496Z', '#a8443c') + stroke('M286 494Q320 508 356 492', '#7c2f30', 3.5);
  const cheeks = ellipse(252, 462, 28, 17, '#e0664f', 'opacity=".18"') + ellipse(390, 462, 28, 17, '#e0664f', 'opacity=".18"');
  const dots = freckles
    ? repeat(10, (index) => circle(250 + (index % 5) * 9 + (index > 4 ? 106 : 0), 448 + ((index * 7) % 14), 2.4, shade))
    : '';
  const lenses = glasses
    ? [272, 368]
        .map((x) => `<circle cx="${x}" cy="412" r="37" fill="#ffffff" fill-opacity=".12" stroke="${DARK}" stroke-width="5"/>`)
        .join('') + stroke('M309 406Q320 398 331 406M235 406L214 398M405 406L428 398', DARK, 5)
    : '';
  const chin = beard
    ? path(
        'M218 440C218 520 252 590 320 592C390 590 424 520 424 440C412 480 392 484 366 478Q322 464 276 478C250 484 230 480 218 440Z',
        hair,
      ) + path('M290 500Q322 512 352 498Q338 518 320 518Q302 518 290 500Z', '#a8443c')
    : '';
  return (
    ellipse(208, 424, 21, 31, skin) +
    ellipse(434, 424, 21, 31, skin) +
    ellipse(209, 427, 11, 18, shade, 'opacity=".5"') +
    ellipse(433, 427, 11, 18, shade, 'opacity=".5"') +
    path('M214 380C212 290 250 262 322 262C394 262 430 290 428 380C432 480 398 570 321 574C244 570 210 480 214 380Z', skin) +
    path(
      'M330 262C398 266 430 292 428 380C432 480 398 570 321 574C374 540 402 470 396 380C392 316 372 280 330 262Z',
      shade,
      'opacity=".28"',
    ) +
    cheeks +
    dots +
    (beard ? chin : '') +
    eyes +
    brows +
    nose +
    (beard ? '' : mouth) +
    lenses
  );
}

function body({ skin, shade, cloth, accent, scarf }: Look, random: Random): string {
  const coat = 'M322 600C270 606 214 640 150 664C92 690 66 760 58 860L30 1280H614L586 860C578 760 552 690 494 664C430 640 374 606 322 600Z';
  const side = path('M440 644C520 676 572 720 586 860L614 1280H470C500 1080 500 820 440 644Z', DARK, 'opacity=".2"');
  const arms = stroke('M142 900C150 1010 150 1130 136 1280M502 900C494 1010 494 1130 508 1280', DARK, 7, 'opacity=".32"');
  const neck =
    path('M266 530H376V620Q322 690 266 620Z', skin) + path('M266 556Q322 612 376 556V600Q322 640 266 596Z', shade, 'opacity=".75"');
  const inner = path('M258 622L322 850L386 622Q322 690 258 622Z', '#f7eddc');
  const lapels =
    path('M262 606L322 880L236 760L252 740L212 716Z', cloth) +
    path('M380 606L322 880L408 760L392 740L432 716Z', cloth) +
    stroke('M262 606L322 880L236 760L252 740L212 716M380 606L322 880L408 760L392 740L432 716', DARK, 4, 'opacity=".45"');
  const front = stroke('M322 880V1280', DARK, 5, 'opacity=".4"') + repeat(4, (index) => circle(350, 930 + index * 92, 11, accent));
  const wrap =
    path('M236 588C260 640 384 642 408 588C432 610 436 648 418 672C366 712 278 712 226 672C208 648 212 610 236 588Z', accent) +
    path('M350 676C392 740 398 830 388 920L334 912C340 830 334 752 306 694Z', accent) +
    stroke('M234 632Q322 690 410 632M352 700Q366 800 360 908', DARK, 4, 'opacity=".22"');
  const pocket = random.isBelow(0.6) ? stroke('M398 1010H474V1034H398Z', DARK, 4, 'opacity=".35"') : '';
  return (
    path(
      coat,
      fade([
        [0, cloth],
        [1, cloth, 0.92],
      ]),
    ) +
    side +
    arms +
    neck +
    inner +
    lapels +
    front +
    pocket +
    (scarf ? wrap : '')
  );
}

function hatOn({ cloth, accent }: Look): string {
  return (
    path('M168 330C180 300 250 292 322 292C394 292 462 300 474 330C480 346 430 352 322 352C214 352 162 346 168 330Z', cloth) +
    path('M222 314C216 220 250 176 322 176C396 176 428 220 420 314Q322 336 222 314Z', cloth) +
    path('M222 300Q322 326 420 300L420 316Q322 342 222 316Z', accent) +
    path('M350 180C404 190 428 226 420 314L392 320C398 250 388 204 350 180Z', DARK, 'opacity=".2"')
  );
}

/** Draws a person from the hips up on 640 × 1280, in front of a light. */
export function drawPortrait(look: Look, light: Light, random: Random): string {
  const [back, front] = HAIR[look.cut];
  const shine = path('M246 300Q290 262 350 262Q300 280 270 322Z', '#ffffff', 'opacity=".14"');
  return [
    rect(
      0,
      0,
      640,
      1280,
      fade([
        [0, light.top],
        [0.55, light.middle],
        [1, light.bottom],
      ]),
    ),
    glow(320, 400, 420, light.orb, 0.5),
    circle(320, 410, 262, light.orb, 'opacity=".34"'),
    path('M0 1010C150 930 250 960 360 1000S560 1010 640 950V1280H0Z', light.far, 'opacity=".8"'),
    path(back, look.hair),
    path(back, DARK, 'opacity=".22"'),
    body(look, random),
    look.cut === 'long'
      ? path(
          'M200 470C180 560 176 660 186 750C206 770 226 760 236 730C226 640 222 560 222 480ZM442 470C460 560 468 660 456 752C436 770 416 760 406 730C416 640 420 560 420 480Z',
          look.hair,
        )
      : '',
    face(look),
    path(front, look.hair),
    shine,
    look.cut === 'braids'
      ? braid(206, look.hair) + braid(436, look.hair) + circle(206, 770, 11, look.accent) + circle(436, 770, 11, look.accent)
      : '',
    look.hat ? hatOn(look) : '',
  ].join('');
}
