/** Steps of one passage: nodes and lines, or commands of ink's runtime. The longest of The Intercept takes some 900. */
export const STEPS_MAX = 200_000;
export const PASSAGE_CHARACTERS_MAX = 200_000;
export const PARAGRAPHS_MAX = 5000;
export const CHOICES_MAX = 1000;
export const TAGS_MAX = 20_000;
/** Text of a log, so that a page can render it at once. The current page is always in it. */
export const LOG_CHARACTERS_MAX = 200_000;
export const LOG_PARAGRAPHS_MAX = 5000;
/** Length of a run's state; more than a save can have. */
export const SNAPSHOT_CHARACTERS_MAX = 4_000_000;
