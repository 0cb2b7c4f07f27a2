import type { StoryParagraph } from '@meowtale/contracts/inputs/drama/story';
import type { StoryChoice, StoryLine } from '@meowtale/contracts/inputs/drama/story-words';
import { sourceMark } from '../model/parts.ts';
import type { Story } from '../model/story.ts';
import { withoutChoice } from './find-choices.ts';
import { type Problem, problem, type Spot } from './kinds.ts';
import { mend } from './mends.ts';
import { isForeign, type Language } from './names.ts';

/**
 * Returns missing words: in the source language by line, in translations by paragraph; missing names; and translations of an older source.
 */
export function findWords(story: Story): Problem[] {
  const findings = [...story.paragraphs.values()].flatMap((paragraph) => [
    ...withoutWords(story, paragraph),
    ...untranslated(story, paragraph),
    ...changed(story, paragraph),
  ]);
  return [...findings, ...unnamed(story)];
}

/** Returns speakers whose name, which is shown beside their words, has no translation into a language with another script. */
function unnamed({ setting, paragraphs, characters }: Story): Problem[] {
  const speakers = new Set([...paragraphs.values()].flatMap(({ lines }) => lines.map(({ speaker }) => speaker)));
  return [...characters.values()]
    .filter(({ id }) => speakers.has(id))
    .flatMap(({ id, name, names }) =>
      translationsOf(setting)
        .filter((language) => !names[language]?.trim() && isForeign(name, language))
        .map((language) => problem('missing-name', { part: id }, { name, language })),
    );
}

const spotOf = (part: string, item: StoryLine | StoryChoice): Spot =>
  'speaker' in item ? { part, line: item.id } : { part, choice: item.id };

/** A line may have no words if it shows a picture or has effects; a choice needs words. */
function withoutWords({ setting }: Story, paragraph: StoryParagraph): Problem[] {
  const { language } = setting;
  const { id: part, lines, choices } = paragraph;
  const isDumb = ({ words, picture, effects }: StoryLine) =>
    !words[language] && ((picture === null && effects.length === 0) || Object.values(words).some((text) => text));
  return [
    ...lines.filter(isDumb).map((line) => {
      const rest = lines.filter((each) => each !== line);
      return problem('missing-words', spotOf(part, line), { language }, [mend('remove-line', [{ ...paragraph, lines: rest }])]);
    }),
    ...choices
      .filter(({ words }) => !words[language])
      .map((choice) =>
        problem('empty-choice', spotOf(part, choice), { language }, [mend('remove-choice', [withoutChoice(paragraph, choice)])]),
      ),
  ];
}

function untranslated({ setting }: Story, { id: part, lines, choices, ending }: StoryParagraph): Problem[] {
  const items = [...lines, ...choices].filter(({ words }) => words[setting.language]);
  const hasEnding = Boolean(ending?.[setting.language]);
  return translationsOf(setting).flatMap((language) => {
    const missing = items.filter(({ words }) => !words[language]);
    const [first] = missing;
    const count = missing.length + (hasEnding && !ending?.[language] ? 1 : 0);
    return count === 0 ? [] : [problem('missing-translation', first ? spotOf(part, first) : { part }, { language, count })];
  });
}

function changed({ setting }: Story, paragraph: StoryParagraph): Problem[] {
  return [...paragraph.lines, ...paragraph.choices].flatMap((item) => {
    if (Object.keys(item.marks).length === 0) return [];
    const mark = sourceMark(item.words[setting.language] ?? '');
    return translationsOf(setting)
      .filter((language) => item.words[language] && item.marks[language] !== undefined && item.marks[language] !== mark)
      .map((language) => {
        const accept = <Item extends StoryLine | StoryChoice>(each: Item): Item =>
          each.id === item.id ? { ...each, marks: { ...each.marks, [language]: mark } } : each;
        const accepted = { ...paragraph, lines: paragraph.lines.map(accept), choices: paragraph.choices.map(accept) };
        return problem('source-changed', spotOf(paragraph.id, item), { language }, [mend('accept-translation', [accepted], { language })]);
      });
  });
}

/** Returns the languages of a story into which it is translated. */
export const translationsOf = ({ language, languages }: Story['setting']): Language[] =>
  [...new Set(languages)].filter((each) => each !== language);
