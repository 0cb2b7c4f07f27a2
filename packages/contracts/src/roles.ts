/** What a person may be, as carried in the `roles` claim of their token (SPEC §6, DESIGN §5). A guest has no token. */
export const ROLES = ['user', 'creator', 'contributing_author', 'contracted_author', 'publisher', 'staff'] as const;

export type Role = (typeof ROLES)[number];

/** The claim names on an identity token. `muid` is the person's uuid in Meowtale. */
export const TOKEN_CLAIMS = { userUuid: 'muid', roles: 'roles' } as const;
