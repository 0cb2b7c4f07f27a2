import { wordsFor } from '../src/words.ts';

/** The logo's path, as in `ui`'s Logo. */
const MARK =
  'M2.6 2.9 8 7.3h8l5.4-4.4c.4-.3.9 0 .9.5v16.4c0 1.2-.9 2.1-2.1 2.1H3.8c-1.2 0-2.1-.9-2.1-2.1V3.4c0-.5.5-.8.9-.5ZM8.4 12.2a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8Zm7.2 0a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8Z';

function linkTo(home: string, label: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = home;
  link.target = '_blank';
  link.rel = 'noopener';
  link.textContent = label;
  return link;
}

function mark(): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', MARK);
  path.setAttribute('fill-rule', 'evenodd');
  svg.append(path);
  return svg;
}

/** Renders the frame of a work that was built with Basic (SPEC §1): our logo above it, and a panel with a link below. */
const home = document.currentScript?.dataset.home ?? '';
const messages = wordsFor(navigator.language);
document.documentElement.lang = messages.language;
document.getElementById('brand')?.append(mark(), linkTo(home, messages.madeWith));
const kind = document.createElement('small');
kind.textContent = messages.advertisement;
const sentence = document.createElement('span');
sentence.textContent = messages.discover;
document.getElementById('panel')?.append(kind, sentence, linkTo(home, messages.visit));
