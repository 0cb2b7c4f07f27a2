import { type Navigation, paths } from '@meowtale/web-kit';

const CHANNEL = 'meowtale.payment';
const HERE = 'here';
/** A tab's return from a payment's page. */
interface Returned {
  returned: true;
  /** The payment whose page was left without paying, if it was: the provider's claim, which is no proof. */
  left: string | null;
}
/** The longest return address that the wallet accepts. */
const LONGEST = 2048;

/** Returns the return address of a payment's tab: a page that closes it while the tab that opened it exists. */
export function returnAddress(navigation: Pick<Navigation, 'href'>, to: string): string {
  const address = navigation.href(paths.paymentReturn(to));
  return address.length > LONGEST ? to : address;
}

/** Returns an address on this site, in full; the home page for any other, which is untrusted. */
export function ownAddress(to: string | null): string {
  const url = to === null ? null : URL.parse(to, location.origin);
  return url?.origin === location.origin ? url.href : '/';
}

/**
 * Acknowledges payment tabs that return, in the tab that starts payments. Calls `onReturn` for each with the UUID of the payment that was
 * left unpaid, else null.
 */
export function answerReturns(onReturn: (left: string | null) => void): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<Returned | typeof HERE>) => {
    if (data === HERE) return;
    channel.postMessage(HERE);
    onReturn(data.left);
  };
}

/**
 * Announces that this payment tab returned, with the UUID of a payment left unpaid, and calls `onAnswer` when the tab that started the
 * payment acknowledges it. Returns a function that stops listening.
 */
export function sayReturned(left: string | null, onAnswer: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => data === HERE && onAnswer();
  channel.postMessage({ returned: true, left } satisfies Returned);
  return () => channel.close();
}
