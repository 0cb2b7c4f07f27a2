import type { Random } from '../random.ts';

/** What a drawing shows, from keywords. */
export interface Seen {
  place: 'sea' | 'forest' | 'city' | 'room';
  sky: 'night' | 'dusk' | 'day';
  weather: 'clear' | 'rain' | 'snow' | 'fog';
}

const PLACES: Readonly<Record<Seen['place'], RegExp>> = {
  room: /\b(?:room|interior|indoors?|kitchen|librar(?:y|ies)|archives?|study|office|bedroom|shop|bookshop|cafe|café|theatre|theater|school|classroom|cellar|hall|attic|workshop)\b/,
  sea: /\b(?:sea|ocean|harbou?r|port|ships?|boats?|ferr(?:y|ies)|islands?|lighthouse|coast|beach|bay|lake|river|waves?|tide|pier)\b/,
  forest: /\b(?:forest|woods?|trees?|pines?|garden|mountains?|hills?|meadow|park|field|valley|path)\b/,
  city: /\b(?:city|town|streets?|alley|roofs?|rooftops?|market|station|bridge|tower|skyline|buildings?|square|village)\b/,
};
const SKIES: Readonly<Record<Seen['sky'], RegExp>> = {
  night: /\b(?:night|midnight|moon(?:light|lit)?|stars?|starry|dark|lanterns?|lamplit)\b/,
  dusk: /\b(?:dusk|sunset|evening|dawn|sunrise|autumn|orange|twilight|golden)\b/,
  day: /\b(?:day|daylight|noon|morning|sunny|bright|spring|summer|blue sky)\b/,
};
const WEATHERS: Readonly<Record<Exclude<Seen['weather'], 'clear'>, RegExp>> = {
  rain: /\b(?:rain|rainy|storm|stormy|wet)\b/,
  snow: /\b(?:snow|snowy|winter|ice|frozen)\b/,
  fog: /\b(?:fog|foggy|mist|misty|haze)\b/,
};

/** Returns the name whose pattern occurs first in the text. */
function first<Name extends string>(text: string, names: Readonly<Record<Name, RegExp>>): Name | undefined {
  const found = (Object.entries(names) as [Name, RegExp][]).flatMap(([name, pattern]) => {
    const at = text.search(pattern);
    return at < 0 ? [] : [{ name, at }];
  });
  return found.sort((one, other) => one.at - other.at)[0]?.name;
}

export function seenIn(keywords: string, random: Random): Seen {
  const text = keywords.toLowerCase();
  const chosen = {
    place: random.pick(['sea', 'forest', 'city', 'room'] as const),
    sky: random.pick(['night', 'dusk', 'day', 'night'] as const),
  };
  return {
    place: first(text, PLACES) ?? chosen.place ?? 'city',
    sky: first(text, SKIES) ?? chosen.sky ?? 'night',
    weather: first(text, WEATHERS) ?? 'clear',
  };
}

const COLORS: Readonly<Record<string, string>> = {
  black: '#2a2233',
  dark: '#33263a',
  brown: '#6b4028',
  chestnut: '#7a4426',
  blonde: '#dcae63',
  blond: '#dcae63',
  golden: '#dcae63',
  yellow: '#e2b34c',
  red: '#b0402a',
  copper: '#b85c30',
  ginger: '#c4682f',
  orange: '#d8743a',
  white: '#eee7dc',
  silver: '#cfcad8',
  grey: '#8d8898',
  gray: '#8d8898',
  blue: '#39598f',
  navy: '#27345e',
  green: '#35705a',
  pink: '#d98aa4',
  purple: '#6a4590',
  violet: '#6a4590',
  plum: '#4d2f6b',
};
const colorNames = Object.keys(COLORS).join('|');

/** Returns the colour named up to two words before one of some things; undefined without one. */
export function colorOf(keywords: string, things: string): string | undefined {
  const found = new RegExp(`\\b(${colorNames})(?:[ -][a-z]+){0,2}[ -](?:${things})\\b`).exec(keywords.toLowerCase());
  return found?.[1] && COLORS[found[1]];
}
