/** The cookie of somebody who has answered that nobody may recognise them: the question lies over nothing they press. */
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
