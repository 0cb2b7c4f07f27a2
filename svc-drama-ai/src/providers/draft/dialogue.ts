import type { Answer } from '../../generation/steps.ts';
import { TONES } from './language.ts';
import { deckOf } from './random.ts';
import { fill, type Material, type Slots, sceneOf, slotsFor, spokenOf } from './story-words.ts';

type Line = Answer<'dialogues'>['lines'][number];
type Choice = Answer<'dialogues'>['choices'][number];

/** Number of lines in a scene: at least 8, at most 14. */
const [FEWEST, MORE] = [8, 7];
const PRESENT_MAX = 3;

const asksFor = (instruction: string, terms: readonly string[]) => terms.some((word) => instruction.toLowerCase().includes(word));

/** Returns the characters whom the text above names, or two of the first five. */
function presentIn({ context, random }: Material): string[] {
  const { title = '', brief = '' } = context.above.at(-1) ?? {};
  const names = context.cast.map(({ name }) => name);
  const named = names.filter((name) => `${title} ${brief}`.includes(name));
  const others = random.shuffled(names.slice(0, 5)).filter((name) => !named.includes(name));
  return named.length > 1 ? named.slice(0, PRESENT_MAX) : [...named, ...others].slice(0, 2);
}

/** Returns functions that write lines of one scene. Each deals its templates once before any is repeated. */
function voices(material: Material, present: readonly string[]) {
  const { context, language, random } = material;
  const above = context.above.at(-1);
  const about = `${above?.title ?? ''}\n${above?.brief ?? ''}`;
  const there = { a: present.length > 0, b: present.length > 1 };
  const deck = (templates: readonly string[]) => deckOf(random, spokenOf(templates, there), '');
  const { instruction } = context;
  const tones = TONES.flatMap((tone) => (asksFor(instruction, language.tones[tone].words) ? language.tones[tone].lines : []));
  const decks = {
    openers: deck(language.openers),
    tails: deck(language.tails),
    tones: deck(tones),
    senses: deck(language.senses),
    scenes: deck(language.scenes),
    actions: deck(language.actions),
    asks: deck(language.asks),
    answers: deck(language.answers),
    directions: deckOf(random, language.directions, ''),
    choices: deck(language.choices),
  };
  // A narrated scene has one place, time and subject; dialogue may name others too.
  const { time, thing } = slotsFor(material, about, '', '');
  const place = sceneOf(material, about);
  const join = (templates: readonly string[], a = '', b = '', fixed: Partial<Slots> = {}) =>
    templates
      .filter((template) => template !== '')
      .map((template) => fill(template, { ...slotsFor(material, '', a, b), ...fixed }))
      .join(language.gap);

  return {
    tell: (what: 'scenes' | 'actions', sense = true): string => {
      const [a, b] = random.shuffled(present);
      const deck = decks[what]();
      // A sentence without a subject would soon be repeated, so it gets another.
      const alone = !sense && /\{(?:thing|word)/.test(deck);
      return join([deck, alone ? '' : decks.senses()], a, b, { place, time, thing });
    },
    say: (what: 'asks' | 'answers', from: string, to: string | undefined): Line => {
      const form = random.next();
      const end = tones.length > 0 && random.isBelow(0.6) ? decks.tones : decks.tails;
      const sentence = decks[what]();
      const opener = form < 0.18 || form > 0.62 ? decks.openers() : '';
      const parts = [opener.includes('{b}') && sentence.includes('{b}') ? '' : opener, sentence, form >= 0.18 ? end() : ''];
      const text = join(parts, from, to, random.isBelow(0.6) ? { thing } : {});
      return { speaker: from, text, direction: random.isBelow(0.22) ? decks.directions() : '' };
    },
    offer: (to: string | undefined): string => join([decks.choices()], '', to),
    tone: decks.tones,
    tail: decks.tails,
    opener: decks.openers,
    join,
  };
}

const narration = (text: string): Line => ({ speaker: null, text, direction: '' });

/** Writes a scene: a narrated beginning, questions and answers with gestures between, a narrated end, and sometimes choices. */
export function writeDialogue(material: Material, most: number): { lines: Line[]; choices: Choice[] } {
  const { random } = material;
  const present = presentIn(material);
  const voice = voices(material, present);
  const count = Math.max(0, Math.min(most, FEWEST + random.below(MORE)));
  const lines: Line[] = [];
  const add = (line: Line) => {
    if (lines.length < count && line.text !== '' && lines.every(({ text }) => text !== line.text)) lines.push(line);
  };
  add(narration(voice.tell('scenes')));
  let [from, to] = random.shuffled(present);
  for (let turns = 0; lines.length < count - 1 && turns < count * 2; turns += 1) {
    if (from === undefined) add(narration(voice.tell('scenes')));
    else if (to === undefined) add(turns % 2 === 0 ? voice.say('answers', from, to) : narration(voice.tell('actions')));
    else {
      add(voice.say('asks', from, to));
      if (lines.length < count - 1) add(voice.say('answers', to, from));
      if (lines.length < count - 2 && random.isBelow(0.45)) add(narration(voice.tell('actions', random.isBelow(0.7))));
      const third = present.find((name) => name !== from && name !== to);
      if (random.isBelow(0.6)) [from, to] = third && random.isBelow(0.5) ? [third, from] : [to, from];
    }
  }
  add(narration(voice.tell('actions')));
  return { lines, choices: choicesFor(material, present, voice.offer) };
}

/** Returns two or three choices, or none. The first leads to the next paragraph, so that no reader has to skip it. */
function choicesFor({ context, random }: Material, present: readonly string[], offer: (to: string | undefined) => string): Choice[] {
  const { targets } = context;
  if (targets.length < 2 || random.isBelow(0.4)) return [];
  const count = Math.min(targets.length, 2 + random.below(2));
  const others = random.shuffled(targets.map((_, index) => index).slice(1)).slice(0, count - 1);
  const texts = new Set<string>();
  return [0, ...others.sort((one, other) => one - other)].flatMap((leadsTo) => {
    const text = offer(random.pick(present));
    if (text === '' || texts.has(text)) return [];
    texts.add(text);
    return [{ text, leadsTo }];
  });
}

const FIRST_SENTENCE = /^[\s\S]+?[.!?。！？…](?=\s|[^.!?。！？…”’」]|$)/u;

/** Rewrites a line: shortened, in the tone that the instruction names, or with another beginning. */
export function rewriteLine(material: Material): string {
  const { context, language } = material;
  const present = presentIn(material);
  const voice = voices(material, present);
  const [text = ''] = context.texts.map((item) => item.text.trim());
  const [from = '', to] = present;
  if (text === '') return from === '' ? voice.tell('scenes') : voice.say('answers', from, to).text;
  const first = FIRST_SENTENCE.exec(text)?.[0].trim() ?? text;
  if (asksFor(context.instruction, language.shorter)) {
    // A single sentence is cut at its first comma.
    const clause = first.split(/[,，、;；]/)[0]?.trim() ?? first;
    return first.length < text.length || clause === first ? first : `${clause}…`;
  }
  const toned = voice.tone();
  if (toned !== '')
    return voice.join([], from, to) + [first, fill(toned, slotsFor(material, text, from, to ?? language.stranger))].join(language.gap);
  const added = voice.join([voice.opener()], from, to);
  return [added, text].filter(Boolean).join(language.gap);
}
