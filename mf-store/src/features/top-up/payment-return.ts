import { type Navigation, paths } from '@meowtale/web-kit';

const CHANNEL = 'meowtale.payment';
const RETURNED = 'returned';
const HERE = 'here';
/** The longest return address that the wallet takes. */
const LONGEST = 2048;

/** Returns where a payment's tab comes back to: a page that closes it where the tab that it was opened from is still there. */
export function returnAddress(navigation: Pick<Navigation, 'href'>, to: string): string {
  const address = navigation.href(paths.paymentReturn(to));
  return address.length > LONGEST ? to : address;
}

/** Returns an address on this site, whole; the front page for any other, which somebody else wrote. */
export function ownAddress(to: string | null): string {
  const url = to === null ? null : URL.parse(to, location.origin);
  return url?.origin === location.origin ? url.href : '/';
}

/** Answers, in the tab in which payments are begun, those tabs that come back from one. */
export function answerReturns(onReturn: () => void): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => {
    if (data !== RETURNED) return;
    channel.postMessage(HERE);
    onReturn();
  };
}

/** Says that this tab came back from a payment, and calls `onAnswer` when the tab in which it was begun is there. Returns how to stop. */
export function sayReturned(onAnswer: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => data === HERE && onAnswer();
  channel.postMessage(RETURNED);
  return () => channel.close();
}
