// The garden, its week and its passages. What they say is in words-en.js and words-zh-tw.js, under the same names.

/** Water by day; on the fourth the well gives half. */
export const WATER = [2, 2, 2, 1, 2, 2, 2];
/** Beyond this a bed takes no more. */
export const FULL = 7;
/** Below this not even the best bed has flowered. */
export const THIN = 5;

export const beds = [
  { key: 'window', petals: ['#c22f5d', '#e2688f', '#f7b3c6'] },
  { key: 'well', petals: ['#d9572b', '#f0764f', '#ffb98f'] },
  { key: 'wall', petals: ['#7a45a8', '#a66fd0', '#d9b8ee'] },
];

/** What a morning brings: of each list the first passage that fits. */
export const mornings = [
  [[{ to: 'day1' }]],
  [[{ to: 'day2' }], [{ to: 'letter2' }]],
  [
    [
      { to: 'day3_window', when: ['window'] },
      { to: 'day3_well', when: ['well'] },
      { to: 'day3_wall', when: ['wall'] },
      { to: 'day3_even' },
    ],
  ],
  [[{ to: 'day4' }], [{ to: 'letter4_asked', when: ['asked'] }, { to: 'letter4_rain', when: ['rain'] }, { to: 'letter4_silent' }]],
  [
    [
      { to: 'day5_window', when: ['window'] },
      { to: 'day5_well', when: ['well'] },
      { to: 'day5_wall', when: ['wall'] },
      { to: 'day5_even' },
    ],
  ],
  [
    [{ to: 'day6' }],
    [
      { to: 'letter6_thinking', when: ['thinking'] },
      { to: 'letter6_they', when: ['they'] },
      { to: 'letter6_stay', when: ['stay'] },
      { to: 'letter6_silent' },
    ],
  ],
  [[{ to: 'day7' }]],
];

const answers4 = ['reply4_thinking', 'reply4_they', 'reply4_stay'];
const answers6 = ['reply6_step', 'reply6_hair', 'reply6_orme'];

/** A passage: what it sets, the passages that it may be answered with, the bed that speaks in it, or which ending it is. */
export const passages = {
  day1: {},
  day2: {},
  day3_window: {},
  day3_well: {},
  day3_wall: {},
  day3_even: {},
  day4: {},
  day5_window: {},
  day5_well: {},
  day5_wall: {},
  day5_even: {},
  day6: {},
  day7: {},

  letter2: { letter: true, answers: ['reply2_asked', 'reply2_rain'] },
  letter4_asked: { letter: true, answers: answers4 },
  letter4_rain: { letter: true, answers: answers4 },
  letter4_silent: { letter: true, answers: answers4 },
  letter6_thinking: { letter: true, answers: answers6 },
  letter6_they: { letter: true, answers: answers6 },
  letter6_stay: { letter: true, answers: answers6 },
  letter6_silent: { letter: true, answers: answers6 },

  reply2_asked: { set: ['asked'] },
  reply2_rain: { set: ['rain'] },
  reply4_thinking: { set: ['thinking'] },
  reply4_they: { set: ['they'] },
  reply4_stay: { set: ['stay'] },
  reply6_step: { set: ['pencil'] },
  reply6_hair: { set: ['hair'] },
  reply6_orme: { set: ['orme'] },

  window1: { bed: 'window' },
  window2: { bed: 'window' },
  window3: { bed: 'window' },
  window4: { bed: 'window' },
  window5: { bed: 'window' },
  window6: { bed: 'window' },
  window7: { bed: 'window' },
  well1: { bed: 'well' },
  well2: { bed: 'well' },
  well3: { bed: 'well' },
  well4: { bed: 'well' },
  well5: { bed: 'well' },
  well6: { bed: 'well' },
  well7: { bed: 'well' },
  wall1: { bed: 'wall' },
  wall2: { bed: 'wall' },
  wall3: { bed: 'wall' },
  wall4: { bed: 'wall' },
  wall5: { bed: 'wall' },
  wall6: { bed: 'wall' },
  wall7: { bed: 'wall' },
  full: {},
  dry1: { set: ['dry1'] },
  dry2: { set: ['dry2'] },

  end_window: { ending: 'window' },
  end_well: { ending: 'well' },
  end_wall: { ending: 'wall' },
  end_half: { ending: 'half' },
};
