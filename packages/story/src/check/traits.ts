import type { Finding } from './kinds.ts';
import { finderOf, patternOf } from './names.ts';
import { pathTo } from './net.ts';
import type { Scope } from './scope.ts';

/** Returns sentences in the source language that name a character and contain words that one of their traits excludes. */
export function findAgainstTraits(scope: Scope): Finding[] {
  const { story, net } = scope;
  const { language } = story.setting;
  const ruled = [...story.characters.values()].flatMap((character) =>
    character.traits
      .filter(({ not }) => not.some((phrase) => phrase !== ''))
      .map((trait) => {
        const phrases = trait.not.filter((each) => each !== '').map((each) => each.toLocaleLowerCase(language));
        return { character, trait, pattern: patternOf(phrases, language) };
      }),
  );
  if (ruled.length === 0) return [];
  const sentences = new Intl.Segmenter(language, { granularity: 'sentence' });
  const whomNames = finderOf([...story.characters.values()], language, language);
  return net.flatMap((node) =>
    scope.lines(node).flatMap((line) => {
      const text = line.words[language] ?? '';
      if (whomNames(text).size === 0) return [];
      return [...sentences.segment(text)].flatMap(({ segment }) => {
        const mentionedIds = whomNames(segment);
        const small = segment.toLocaleLowerCase(language);
        return ruled
          .filter(({ character }) => mentionedIds.has(character.id))
          .flatMap(({ character, trait, pattern }): Finding[] => {
            const word = small.match(pattern)?.[0];
            if (word === undefined) return [];
            return [
              {
                kind: 'trait',
                params: { who: character.name, trait: trait.name, value: trait.value, word },
                first: { part: character.id, quote: trait.value },
                second: { part: node.paragraph.id, line: line.id, quote: segment.trim() },
                path: scope.ids(pathTo(scope.trail, node.at)),
              },
            ];
          });
      });
    }),
  );
}
