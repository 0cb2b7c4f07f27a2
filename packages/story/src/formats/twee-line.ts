import { type Assignment, assignmentsIn, readAssignment } from './assignment.ts';
import { type DraftChoice, newSay, type Step } from './draft.ts';
import type { LossLog } from './losses.ts';
import { linkOf } from './twee-ends.ts';
import { decodeEntities, GOES_ON } from './twee-markup.ts';

/** What has been read of a passage's line. */
export class TweeLine {
  speaker: string | null = null;
  direction = '';
  hasWords = false;
  readonly effects: Assignment[] = [];
  #words = '';
  /** The words outside of links. */
  #besideLinks = '';
  readonly #choices: DraftChoice[] = [];

  text(text: string): void {
    this.#words += text;
    this.#besideLinks += text;
    this.hasWords ||= text.trim() !== '';
  }

  /** Adds a link, with `][$a to 1` after its target when it sets something. */
  link(text: string, line: number, losses: LossLog): void {
    const [inner = '', setter] = text.split('][', 2);
    const { words, target } = linkOf(inner);
    const assignments = setter === undefined ? [] : assignmentsIn(setter).map(readAssignment);
    if (assignments.includes(null)) losses.add('effects', { line });
    const sets = assignments.flatMap((assignment): Step[] => (assignment === null ? [] : [{ do: 'set', line, assignment }]));
    this.#choices.push({ line, words: words.trim(), when: null, once: false, steps: [...sets, { do: 'jump', line, to: target.trim() }] });
    this.#words += words;
    this.hasWords = true;
  }

  /** Adds the line to the steps, with its effects, and then its links as choices. */
  addTo(steps: Step[], line: number): void {
    const text = decodeEntities(this.#words).trim();
    const isLinks = this.#choices.length > 0 && this.speaker === null && /^[\s*#•|>.,;0-9)-]*$/.test(this.#besideLinks);
    if (text !== '' && !isLinks) {
      const given = { speaker: this.speaker, direction: this.direction, effects: this.effects };
      steps.push(newSay(line, text, given));
    } else for (const assignment of this.effects) steps.push({ do: 'set', line, assignment });
    for (const choice of this.#choices) {
      const [jump] = choice.steps;
      if (choice.words === GOES_ON && jump?.do === 'jump') steps.push({ do: 'go-on', line, to: jump.to });
      else steps.push({ do: 'choice', choice: { ...choice, words: decodeEntities(choice.words) } });
    }
  }
}
