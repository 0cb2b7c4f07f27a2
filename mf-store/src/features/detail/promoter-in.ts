/** As contracts' `adLinkUid` has it, whose schemas are no part of a page that is read. */
const UID = /^[A-Za-z0-9_-]{1,64}$/;

/** Whose tracked link led to an address, if any did. */
export function promoterIn(search: string): string | undefined {
  const uid = new URLSearchParams(search).get('uid');
  return uid !== null && UID.test(uid) ? uid : undefined;
}
