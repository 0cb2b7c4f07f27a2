/** Returns how often a property runs: in full in `npm run prove`, a quarter of that in `npm test`. */
export const runsOf = (inProof: number): number => (process.env.PROVE_SEED ? inProof : Math.ceil(inProof / 4));
