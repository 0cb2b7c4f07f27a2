// The island, its winds and its passages. What they say is in words-en.js and words-zh-tw.js, under the same names.

export const START = { passage: 'shed', at: 'ear', hour: 7, string: 4 };
export const DUSK = 18;
/** The ferry lies an hour. */
export const GONE = 19;
/** As many as the certificate wants. */
export const ENOUGH = 4;

/** From which hour each wind blows, and where to on the map. */
export const winds = [
  { name: 'west', from: 7, blows: [1, 0] },
  { name: 'north', from: 10, blows: [0, 1] },
  { name: 'east', from: 13, blows: [-1, 0] },
  { name: 'south', from: 16, blows: [0, -1] },
];

/** `arrive` is tried in order; a place without one that fits is only a place to go on from. */
export const places = {
  ear: { x: 252, y: 150, links: ['spine', 'chin', 'snout'], arrive: [{ to: 'bag' }] },
  spine: { x: 520, y: 165, links: ['ear', 'curl', 'ham', 'belly'], arrive: [{ to: 'school', when: ['!signed:spine'] }] },
  curl: { x: 836, y: 285, links: ['spine', 'ham'], arrive: [{ to: 'curl', when: ['!signed:curl'] }] },
  ham: {
    x: 742,
    y: 452,
    links: ['curl', 'spine', 'belly'],
    arrive: [
      { to: 'quarry_blast', when: ['!signed:ham', 'noon'] },
      { to: 'quarry', when: ['!signed:ham'] },
    ],
  },
  belly: { x: 522, y: 500, links: ['ham', 'spine', 'knuckle'], arrive: [{ to: 'salt', when: ['!signed:belly'] }] },
  knuckle: { x: 302, y: 545, links: ['belly', 'chin'], arrive: [{ to: 'chapel', when: ['!signed:knuckle', '!lost'] }] },
  chin: { x: 160, y: 392, links: ['knuckle', 'ear', 'snout'], arrive: [{ to: 'pike' }] },
  snout: { x: 96, y: 288, links: ['ear', 'chin'], arrive: [{ to: 'quay' }] },
};

/** What may happen on the way: the first that fits and has not been. */
export const ways = [
  { to: 'leg_against', when: ['against'] },
  { to: 'leg_across', when: ['across'] },
  { to: 'leg_late', when: ['late', 'flying'] },
  { to: 'leg_gull', when: ['leg3', 'flying'] },
  { to: 'leg_wire', when: ['leg5'] },
  { to: 'leg_with', when: ['with'] },
];

/**
 * A passage: where it is, what it sets, who signs in it, which ending it is, and its choices.
 * A choice: where it leads (`map` and `arrive` are no passages), when it is there, and what it sets or costs.
 */
export const passages = {
  shed: { place: 'ear', choices: [{ to: 'pig' }, { to: 'bag' }] },
  pig: { place: 'ear', choices: [{ to: 'bag' }] },
  bag: {
    place: 'ear',
    choices: [
      { to: 'own_letter', when: ['!own'] },
      { to: 'tin', when: ['!tin'] },
      { to: 'kite', when: ['!seen:kite'] },
      { to: 'map', when: ['seen:kite'] },
    ],
  },
  own_letter: { place: 'ear', set: ['own'], choices: [{ to: 'bag' }] },
  tin: { place: 'ear', choices: [{ to: 'bag', set: ['tin'] }, { to: 'bag' }] },
  kite: { place: 'ear', choices: [{ to: 'map' }] },

  school: {
    place: 'spine',
    choices: [{ to: 'school_signs' }, { to: 'school_twelfth', hours: 1 }, { to: 'school_tail', hours: 1, string: 1 }],
  },
  school_twelfth: { place: 'spine', set: ['twelfth'], choices: [{ to: 'school_signs' }] },
  school_tail: { place: 'spine', set: ['tail'], choices: [{ to: 'school_signs' }] },
  school_signs: { place: 'spine', signs: 'spine', choices: [{ to: 'map' }] },

  curl: {
    place: 'curl',
    choices: [{ to: 'curl_sent', when: ['west'] }, { to: 'curl_stone', when: ['!west', 'line2'], string: -2 }, { to: 'map' }],
  },
  curl_stone: { place: 'curl', choices: [{ to: 'curl_reply' }] },
  curl_sent: { place: 'curl', choices: [{ to: 'curl_reply' }] },
  curl_reply: { place: 'curl', signs: 'curl', choices: [{ to: 'curl_ashore' }, { to: 'curl_weather', string: 1 }, { to: 'map' }] },
  curl_ashore: { place: 'curl', set: ['ashore'], choices: [{ to: 'map' }] },
  curl_weather: { place: 'curl', choices: [{ to: 'map' }] },

  quarry: { place: 'ham', choices: [{ to: 'nance_true' }, { to: 'nance_kind' }, { to: 'nance_teach', hours: 1 }] },
  quarry_blast: { place: 'ham', choices: [{ to: 'nance_true' }, { to: 'nance_kind' }, { to: 'nance_teach', hours: 1 }] },
  nance_true: { place: 'ham', set: ['true'], choices: [{ to: 'nance_reply', string: 1 }, { to: 'nance_signs' }] },
  nance_kind: { place: 'ham', set: ['kind'], choices: [{ to: 'nance_signs' }] },
  nance_teach: { place: 'ham', set: ['taught'], choices: [{ to: 'nance_reply', string: 1 }] },
  nance_reply: { place: 'ham', set: ['reply'], choices: [{ to: 'nance_signs' }] },
  nance_signs: { place: 'ham', signs: 'ham', choices: [{ to: 'map' }] },

  salt: { place: 'belly', choices: [{ to: 'salt_man' }, { to: 'salt_pump' }, { to: 'salt_carry' }] },
  salt_man: { place: 'belly', set: ['man'], choices: [{ to: 'salt_sluice', hours: 1, string: 1 }, { to: 'salt_signs' }] },
  salt_pump: { place: 'belly', set: ['pump'], choices: [{ to: 'salt_sluice', hours: 1, string: 1 }, { to: 'salt_signs' }] },
  salt_carry: { place: 'belly', set: ['carry'], choices: [{ to: 'salt_sluice', hours: 1, string: 1 }, { to: 'salt_signs' }] },
  salt_sluice: { place: 'belly', set: ['answer'], choices: [{ to: 'salt_signs' }] },
  salt_signs: { place: 'belly', signs: 'belly', choices: [{ to: 'map' }] },

  chapel: {
    place: 'knuckle',
    choices: [{ to: 'thrupp_reads' }, { to: 'thrupp_roof', hours: 1 }, { to: 'thrupp_pike' }],
  },
  thrupp_pike: { place: 'knuckle', set: ['kettle'], choices: [{ to: 'thrupp_reads' }, { to: 'thrupp_roof', hours: 1 }] },
  thrupp_roof: { place: 'knuckle', set: ['roof'], choices: [{ to: 'thrupp_reads' }] },
  thrupp_reads: { place: 'knuckle', choices: [{ to: 'thrupp_why' }, { to: 'thrupp_lost' }, { to: 'thrupp_signs' }] },
  thrupp_why: { place: 'knuckle', set: ['why'], choices: [{ to: 'thrupp_signs' }] },
  thrupp_lost: { place: 'knuckle', set: ['lost'], choices: [{ to: 'map' }] },
  thrupp_signs: { place: 'knuckle', signs: 'knuckle', choices: [{ to: 'map' }] },

  pike: {
    place: 'chin',
    choices: [
      { to: 'pike_mat', when: ['!placed'] },
      { to: 'pike_open', when: ['!placed'] },
      { to: 'pike_tin', when: ['!placed', 'tin'] },
      { to: 'pike_glue', when: ['!glue'] },
      { to: 'pike_stove', when: ['!warm'], hours: 1 },
      { to: 'map' },
    ],
  },
  pike_mat: { place: 'chin', set: ['placed', 'mat'], choices: [{ to: 'pike' }, { to: 'map' }] },
  pike_open: { place: 'chin', set: ['placed', 'opened', 'coming'], choices: [{ to: 'pike' }, { to: 'map' }] },
  pike_tin: { place: 'chin', set: ['placed'], choices: [{ to: 'pike' }, { to: 'map' }] },
  pike_glue: { place: 'chin', set: ['glue'], choices: [{ to: 'pike' }, { to: 'map' }] },
  pike_stove: { place: 'chin', set: ['warm'], choices: [{ to: 'pike' }, { to: 'map' }] },

  quay: {
    place: 'snout',
    choices: [
      { to: 'gethin_list', when: ['!listed'] },
      { to: 'gethin_paint', when: ['!painted'], hours: 1, string: 1 },
      { to: 'ferry', until: DUSK },
      { to: 'map' },
    ],
  },
  gethin_list: { place: 'snout', set: ['listed', 'coming'], choices: [{ to: 'quay' }] },
  gethin_paint: { place: 'snout', set: ['painted'], choices: [{ to: 'quay' }] },
  ferry: { place: 'snout', choices: [{ to: 'own_quay', when: ['!own'] }, { to: 'lettie' }] },
  own_quay: { place: 'snout', set: ['own'], choices: [{ to: 'lettie' }] },
  lettie: { place: 'snout', choices: [{ to: 'told' }, { to: 'walk' }] },
  told: { place: 'snout', choices: [{ to: 'kite_read' }] },
  walk: { place: 'chin', choices: [{ to: 'kite_read' }] },
  horn: { choices: [{ to: 'ferry', when: ['line'], string: -99 }, { to: 'missed' }] },
  missed: { place: 'ear', set: ['missed'], choices: [{ to: 'told_late' }] },
  told_late: { place: 'ear', choices: [{ to: 'kite_read' }] },
  kite_read: { choices: [{ to: 'parting' }] },
  parting: {
    choices: [
      { to: 'end_round', when: ['enough', '!missed'] },
      { to: 'end_line', when: ['tin', 'line'] },
      { to: 'end_line', when: ['missed', '!tin', 'line'] },
      { to: 'end_return' },
    ],
  },

  leg_with: { choices: [{ to: 'arrive' }] },
  leg_across: { choices: [{ to: 'arrive' }, { to: 'arrive', hours: 1, string: 1 }] },
  leg_against: { choices: [{ to: 'arrive' }] },
  leg_gull: { choices: [{ to: 'arrive' }, { to: 'leg_scrap' }] },
  leg_scrap: { set: ['scrap'], choices: [{ to: 'arrive' }] },
  leg_wire: { choices: [{ to: 'leg_lamb', hours: 1, string: 1 }, { to: 'arrive' }] },
  leg_lamb: { set: ['lamb'], choices: [{ to: 'arrive' }] },
  leg_late: { choices: [{ to: 'arrive' }] },

  end_round: { place: 'snout', ending: 'round', choices: [] },
  end_line: { ending: 'line', choices: [] },
  end_return: { ending: 'return', choices: [] },
};
