import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { StripeAddress } from '../topups/stripe/client.ts';

export const STRIPE_KEYS = { secretKey: 'sk_test_4eC39HqLyjWDarjtT1zdp7dc', webhookSecret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' };

/** A payment at Stripe: the session, its intent, its charge, and disputes and refunds. */
export interface StripePayment {
  session: Record<string, unknown> & { id: string };
  intent: { id: string; object: 'payment_intent'; status: string };
  charge: { id: string; object: 'charge'; refunded: boolean; disputed: boolean; amount_refunded: number } | null;
  disputes: { id: string; object: 'dispute'; status: string; payment_intent: string; currency: string; amount: number }[];
  /** Newest first. */
  refunds: StripeRefund[];
}

/** The fields of a refund by Stripe's API reference that matter here. */
export interface StripeRefund {
  id: string;
  object: 'refund';
  amount: number;
  currency: string;
  charge: string;
  payment_intent: string;
  status: 'pending' | 'requires_action' | 'succeeded' | 'failed' | 'canceled';
}

interface Asked {
  method: string;
  path: string;
  query: URLSearchParams;
  form: URLSearchParams;
  headers: IncomingMessage['headers'];
}

/** A response by Stripe's API reference: status and body. */
type Answer = [status: number, body: object];

export interface FakeStripe {
  address: StripeAddress;
  requests: Asked[];
  payments: Map<string, StripePayment>;
  /** A response to every request instead of its effect; null to end that. */
  refuse: Answer | null;
  paymentOf(uuid: string): StripePayment;
  /** The card was charged (`paid`), or the bank will pay later (`unpaid`). */
  complete(uuid: string, status?: 'paid' | 'unpaid'): StripePayment;
  /** Refunds a part as on Stripe's dashboard. */
  refund(uuid: string, amount: number, status?: StripeRefund['status']): StripeRefund;
  /** Sets a refund's later status, and updates the charge's sum. */
  settleRefund(refund: StripeRefund, status: StripeRefund['status']): StripeRefund;
  close(): Promise<void>;
}

const rejection = (status: number, type: string, code: string): Answer => [status, { error: { type, code, message: `${code} happened` } }];

const amountIn = (form: URLSearchParams) =>
  Number(form.get('line_items[0][price_data][unit_amount]')) * Number(form.get('line_items[0][quantity]'));
const currencyIn = (form: URLSearchParams) => form.get('line_items[0][price_data][currency]') ?? '';

function faultOf(form: URLSearchParams): Answer | null {
  const refuse = (code: string) => rejection(400, 'invalid_request_error', code);
  if (form.has('payment_method_types[0]')) return refuse('payment_method_types_no_longer_supported');
  if (currencyIn(form) !== currencyIn(form).toLowerCase()) return refuse('currency_invalid');
  return amountIn(form) < 50 ? refuse('amount_too_small') : null;
}

function sessionOf(id: string, form: URLSearchParams): StripePayment['session'] {
  return {
    id,
    object: 'checkout.session',
    client_reference_id: form.get('client_reference_id'),
    currency: currencyIn(form),
    amount_total: amountIn(form),
    payment_intent: null,
    payment_status: 'unpaid',
    status: 'open',
    url: `https://checkout.stripe.com/c/pay/${id}`,
  };
}

/** Updates the charge's sum of refunds. */
function sumRefunds({ session, charge, refunds }: StripePayment): void {
  const made = refunds.filter(({ status }) => status !== 'failed' && status !== 'canceled');
  const amount_refunded = made.reduce((sum, { amount }) => sum + amount, 0);
  if (charge) Object.assign(charge, { amount_refunded, refunded: amount_refunded >= Number(session.amount_total) });
}

function addRefund(payment: StripePayment, amount: number, status: StripeRefund['status']): StripeRefund {
  const { session, intent, charge, refunds } = payment;
  const of = { currency: String(session.currency), charge: charge?.id ?? '', payment_intent: intent.id };
  const refund: StripeRefund = { id: `re_${intent.id}_${refunds.length + 1}`, object: 'refund', amount, ...of, status };
  refunds.unshift(refund);
  sumRefunds(payment);
  return refund;
}

/** Starts a local server with the parts of Stripe's API that payments use: keys, idempotency, sessions, intents, refunds and disputes. */
export async function fakeStripe(): Promise<FakeStripe> {
  const responses = new Map<string, { form: string; answer: Answer }>();
  const payments = new Map<string, StripePayment>();
  const requests: Asked[] = [];
  let opened = 0;

  function open(form: URLSearchParams): Answer {
    const fault = faultOf(form);
    if (fault) return fault;
    opened += 1;
    const session = sessionOf(`cs_test_${opened}`, form);
    const intent = { id: `pi_${opened}`, object: 'payment_intent' as const, status: 'requires_payment_method' };
    payments.set(session.id, { session, intent, charge: null, disputes: [], refunds: [] });
    return [200, session];
  }

  function create({ form, headers }: Asked): Answer {
    const key = String(headers['idempotency-key']);
    const known = responses.get(key);
    if (known && known.form !== form.toString()) return rejection(400, 'idempotency_error', 'idempotency_error');
    const answer = known?.answer ?? open(form);
    responses.set(key, { form: form.toString(), answer });
    return answer;
  }

  function read(id: string, query: URLSearchParams): Answer {
    const payment = payments.get(id);
    if (!payment) return rejection(404, 'invalid_request_error', 'resource_missing');
    const { session, intent, charge } = payment;
    const expanded = query.getAll('expand[0]').includes('payment_intent.latest_charge') && session.payment_intent !== null;
    return [200, { ...session, ...(expanded && { payment_intent: { ...intent, latest_charge: charge } }) }];
  }

  const ofIntent = (query: URLSearchParams) => [...payments.values()].filter(({ intent }) => intent.id === query.get('payment_intent'));
  const listed = (data: object[]): Answer => [200, { object: 'list', data, has_more: false, url: '/' }];

  function answerTo(request: Asked): Answer {
    if (request.headers.authorization !== `Bearer ${STRIPE_KEYS.secretKey}`)
      return rejection(401, 'invalid_request_error', 'api_key_invalid');
    if (fake.refuse) return fake.refuse;
    const { method, path, query } = request;
    const [, id] = /^\/v1\/checkout\/sessions\/(\w+)$/.exec(path) ?? [];
    if (method === 'POST' && path === '/v1/checkout/sessions') return create(request);
    if (method === 'GET' && id) return read(id, query);
    if (method === 'GET' && path === '/v1/checkout/sessions') return listed(ofIntent(query).map(({ session }) => session));
    if (method === 'GET' && path === '/v1/refunds') return listed(ofIntent(query).flatMap(({ refunds }) => refunds));
    if (method === 'GET' && path === '/v1/disputes') return listed(ofIntent(query).flatMap(({ disputes }) => disputes));
    return rejection(404, 'invalid_request_error', 'unknown_url');
  }

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const url = new URL(request.url ?? '/', 'http://stripe.test');
    const form = new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
    const call = { method: request.method ?? 'GET', path: url.pathname, query: url.searchParams, form, headers: request.headers };
    requests.push(call);
    const [status, body] = answerTo(call);
    response.writeHead(status, { 'content-type': 'application/json', 'request-id': `req_${requests.length}` }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));

  function paymentOf(uuid: string): StripePayment {
    const payment = [...payments.values()].find(({ session }) => session.client_reference_id === uuid);
    if (!payment) throw new Error(`Stripe has no session for ${uuid}`);
    return payment;
  }

  const fake: FakeStripe = {
    address: { host: '127.0.0.1', port: (server.address() as AddressInfo).port, protocol: 'http' },
    requests,
    payments,
    refuse: null,
    paymentOf,
    complete(uuid, status = 'paid') {
      const payment = paymentOf(uuid);
      Object.assign(payment.session, { status: 'complete', payment_status: status, payment_intent: payment.intent.id });
      payment.intent.status = status === 'paid' ? 'succeeded' : 'processing';
      if (status === 'paid') payment.charge = { id: 'ch_1', object: 'charge', refunded: false, disputed: false, amount_refunded: 0 };
      return payment;
    },
    refund: (uuid, amount, status = 'succeeded') => addRefund(paymentOf(uuid), amount, status),
    settleRefund(refund, status) {
      refund.status = status;
      for (const payment of payments.values()) sumRefunds(payment);
      return refund;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return fake;
}
