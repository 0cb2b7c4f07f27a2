// Peony Season: seven days, three beds, two cans of water a day. Whom the garden is for depends on what you let bloom.
const KEY = 'peony-season';
const BEDS = [
  { name: 'Under the window', petal: '#c22f5d', who: 'your sister, who left the gate open' },
  { name: 'By the well', petal: '#f0764f', who: 'the neighbour who never says good morning' },
  { name: 'Along the wall', petal: '#a66fd0', who: 'the one who planted them' },
];
const LETTERS = [
  'She left on the first of May and wrote on the gatepost: water them, please, until I know what I want to say.',
  'Rain at night, none by day. The neighbour looks over the wall and calls the beds too close together.',
  'A postcard: a lighthouse, no words. You put it in the bed along the wall, where the wind can read it.',
  'Your sister telephones to ask after the peonies. She has never asked after anything before.',
  'Heat. The well gives half. You find that you have been talking to the ones that listen.',
  'The neighbour leaves a watering can on the gatepost. It is older than both of you.',
  'The seventh day. Somebody is walking up the lane, slowly, as one walks to a door one has the key to.',
];
const fresh = () => ({ day: 0, water: 2, growth: [0, 0, 0], done: false });

function load() {
  try {
    const saved = JSON.parse(localStorage.getItem(KEY));
    return saved && Array.isArray(saved.growth) ? saved : fresh();
  } catch {
    return fresh();
  }
}

let state = load();
const element = (id) => document.getElementById(id);

function drawBed(bed, growth) {
  const tall = 24 + growth * 9;
  const open = Math.min(1, growth / 6);
  const petals = Array.from(
    { length: 7 },
    (_, i) =>
      `<ellipse rx="${5 + open * 6}" ry="${8 + open * 9}" cy="${-8 - open * 9}" fill="${bed.petal}" transform="rotate(${(i * 360) / 7})"/>`,
  ).join('');
  return `<svg viewBox="0 0 180 110" role="img" aria-label="${growth} of 7 grown"><path d="M0 104 Q 90 92 180 104 V110 H0Z" fill="#7d2a4d"/><path d="M90 104 V ${104 - tall}" stroke="#4d6b3b" stroke-width="3"/><g transform="translate(90 ${104 - tall}) scale(${0.5 + open * 0.6})">${petals}<circle r="6" fill="#ffe9c2"/></g></svg>`;
}

function ending() {
  const most = Math.max(...state.growth);
  const winners = BEDS.filter((_, i) => state.growth[i] === most);
  if (winners.length > 1)
    return 'Every bed is half in flower. She looks at all of it for a long time. "So you could not choose either," she says, and stays to supper.';
  const [bed] = winners;
  if (most < 5) return 'A few thin buds. She laughs until she has to hold the gate. "I knew it. You read the letters to them instead."';
  return `${bed.name}, the peonies are as wide as plates. She cuts one, and you both know that it is for ${bed.who}.`;
}

function show() {
  element('day').textContent = state.done ? 'The end' : `Day ${state.day + 1} of 7`;
  element('letter').textContent = state.done ? ending() : LETTERS[state.day];
  element('water').textContent = state.done ? '' : `${state.water} ${state.water === 1 ? 'can' : 'cans'} of water left today`;
  element('next').hidden = state.done;
  element('again').hidden = !state.done;
  element('beds').replaceChildren(
    ...BEDS.map((bed, index) => {
      const row = document.createElement('li');
      const button = document.createElement('button');
      button.type = 'button';
      button.disabled = state.done || state.water === 0;
      button.innerHTML = drawBed(bed, state.growth[index]);
      button.append(bed.name);
      button.addEventListener('click', () =>
        step({ ...state, water: state.water - 1, growth: state.growth.map((value, i) => (i === index ? Math.min(7, value + 1) : value)) }),
      );
      row.append(button);
      return row;
    }),
  );
}

function step(next) {
  state = next;
  localStorage.setItem(KEY, JSON.stringify(state));
  show();
}

element('next').addEventListener('click', () =>
  step(state.day === 6 ? { ...state, done: true } : { ...state, day: state.day + 1, water: state.day === 3 ? 1 : 2 }),
);
element('again').addEventListener('click', () => step(fresh()));
show();
