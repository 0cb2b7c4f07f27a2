/**
 * A secret, or several of which the first signs and each verifies: so one can be replaced while what another process signed with the other
 * one stays valid.
 */
export type Secrets = string | readonly [signing: string, ...accepted: string[]];

/** Returns a secret and the one that is accepted beside it, if any. */
export const secretsOf = (signing: string, accepted: string | undefined): Secrets => (accepted ? [signing, accepted] : signing);

/** Returns all secrets, the one that signs first. */
export const acceptedSecrets = (secrets: Secrets): readonly [signing: string, ...accepted: string[]] =>
  typeof secrets === 'string' ? [secrets] : secrets;

/** Returns whether one of the secrets verifies. It tries all, so that the time doesn't depend on which one does. */
export const verifiesWithAny = (secrets: Secrets, verify: (secret: string) => boolean): boolean =>
  acceptedSecrets(secrets).map(verify).includes(true);
