/** Functions for search; the index's tables are this capability's own. */
export { findReleasedWords, type ReleasedWords, readCards, type Shown } from './cards.ts';
export { languagesOf, RANK_OF_NAME, systemsOf, toCard } from './document.ts';
export { authorTerm, categoryTerm, slipsBetween, slipsOf, tagTerm, variantsOf, type Wanted, wantedOf } from './terms.ts';
export { countListings, type FoundFor, findAlike, findBeginning, findIndexedTerms } from './terms-repository.ts';
