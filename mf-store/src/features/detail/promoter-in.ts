/** Like contracts' `adLinkUid`, whose schemas are not part of this page's code. */
const UID = /^[A-Za-z0-9_-]{1,64}$/;

/** Returns the tracked link in an address, if any. */
export function promoterIn(search: string): string | undefined {
  const uid = new URLSearchParams(search).get('uid');
  return uid !== null && UID.test(uid) ? uid : undefined;
}
