/** The cookie of rejected tracking, so that the consent banner covers nothing. */
export const REFUSED = {
  name: 'meowtale.consent',
  value: 'refused',
  domain: 'localhost',
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: true,
  sameSite: 'Strict' as const,
};
