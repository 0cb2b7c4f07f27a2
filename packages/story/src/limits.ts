/** Steps of one passage, in nodes and lines or in commands of ink's runtime; The Intercept's longest takes some 900. */
export const STEPS_MAX = 200_000;
export const PASSAGE_CHARACTERS_MAX = 200_000;
export const PARAGRAPHS_MAX = 5000;
export const CHOICES_MAX = 1000;
export const TAGS_MAX = 20_000;
/** What a run remembers, as text: more than a save ever holds. */
export const SNAPSHOT_CHARACTERS_MAX = 4_000_000;
