/** Functions for search; the index's tables are this capability's own. */
export { countListings, type FoundFor, findAlike, findBeginning, findIndexedTerms } from './terms-repository.ts';
