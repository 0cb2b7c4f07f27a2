import { readFileSync } from 'node:fs';
import { buildService, type RequestContext, type ServiceOptions, type ServiceOverrides } from '@meowtale/service-kit';
import type { FastifyInstance } from 'fastify';
import { accountResolvers } from './accounts/resolvers.ts';
import { aiChargeConsumers } from './ai-charges/events.ts';
import { bankResolvers } from './banks/resolvers.ts';
import { cartResolvers } from './cart/resolvers.ts';
import { deadLetterResolvers } from './dead-letters/resolvers.ts';
import { PRUNE_WEBHOOK_EVENTS } from './disputes/repository.ts';
import type { WalletEnv } from './env.ts';
import { erasureConsumers } from './erasure/events.ts';
import { PRUNE_CREDENTIALS } from './hosted/repository.ts';
import { hostedResolvers } from './hosted/resolvers.ts';
import { orderConsumers } from './orders/events.ts';
import { PRUNE_HELD } from './orders/held-repository.ts';
import { watchHeldOrders } from './orders/held-watch.ts';
import { orderResolvers } from './orders/resolvers.ts';
import { unsplitGauge, watchUnsplitOrders } from './orders/unsplit-watch.ts';
import { payoutResolvers } from './payouts/resolvers.ts';
import { penaltyResolvers } from './penalties/resolvers.ts';
import { personalExportResolvers } from './personal-export/resolvers.ts';
import { planResolvers } from './plans/resolvers.ts';
import { promotionResolvers } from './promotions/resolvers.ts';
import { PRUNE_QUOTES } from './quotes/repository.ts';
import { quoteResolvers } from './quotes/resolvers.ts';
import { readModelConsumers } from './read-models/events.ts';
import { receiptResolvers } from './receipts/resolvers.ts';
import { salesExportRoutes } from './reports/export-route.ts';
import { PRUNE_EXPORTS } from './reports/exports-repository.ts';
import { reportResolvers } from './reports/resolvers.ts';
import { watchSales } from './reports/summary.ts';
import { settlementResolvers } from './settlement/resolvers.ts';
import { settlementFaults, watchSettlement } from './settlement/watch.ts';
import { silverResolvers } from './silver/resolvers.ts';
import { statementResolvers } from './statements/resolvers.ts';
import { topUpResolvers } from './topups/resolvers.ts';
import { deliverThrough } from './topups/sandbox/deliver.ts';
import { sandboxProvider, sandboxSecret } from './topups/sandbox/provider.ts';
import { type DeliverWebhook, sandboxRoutes } from './topups/sandbox/routes.ts';
import type { StripeAddress } from './topups/stripe/client.ts';
import { stripeProvider } from './topups/stripe/provider.ts';
import { stripeRoutes } from './topups/stripe/routes.ts';
import { paymentChecks, watchPayments } from './topups/watch.ts';
import { unmatchedResolvers } from './unmatched/resolvers.ts';
import { unmatchedGauge } from './unmatched/service.ts';
import { waterfallResolvers } from './waterfall/resolvers.ts';
import { withdrawalResolvers } from './withdrawals/resolvers.ts';
import { lateWithdrawals, watchWithdrawals } from './withdrawals/watch.ts';

export interface WalletParts {
  env: WalletEnv;
  db: RequestContext['db'];
  overrides?: ServiceOverrides;
  /** Delivers the sandbox's webhooks; to the public address unless given. */
  deliverWebhook?: DeliverWebhook;
  /** Address of a Stripe double in tests. */
  stripeAddress?: StripeAddress;
}

const capabilities = [
  'accounts',
  'banks',
  'personal-export',
  'cart',
  'hosted',
  'dead-letters',
  'orders',
  'payouts',
  'penalties',
  'plans',
  'promotions',
  'quotes',
  'receipts',
  'reports',
  'settlement',
  'silver',
  'statements',
  'topups',
  'unmatched',
  'waterfall',
  'withdrawals',
];
const typeDefs = capabilities.map((name) => readFileSync(new URL(`./${name}/schema.graphql`, import.meta.url), 'utf8'));

/** The wallet's consumers: state of the catalogue, its own paid orders, priced AI jobs, and erasures. */
export const walletConsumers = [...readModelConsumers, ...orderConsumers, ...aiChargeConsumers, ...erasureConsumers];

/** Builds the wallet service; it doesn't listen yet. */
export function buildWallet(parts: WalletParts): Promise<FastifyInstance> {
  const { env, db, overrides, stripeAddress: address, deliverWebhook = deliverThrough(env.SITE_URL) } = parts;
  const publicOrigin = env.SITE_URL;
  const secret = sandboxSecret(env.GRANT_SIGNING_SECRET);
  const wants = (name: 'sandbox' | 'stripe') => env.PAYMENT_PROVIDERS.includes(name);
  const sandbox = wants('sandbox') ? sandboxProvider({ secret, publicOrigin }) : null;
  const stripe = wants('stripe') && env.STRIPE ? stripeProvider({ secrets: env.STRIPE, publicOrigin, ...(address && { address }) }) : null;
  const providers = [stripe, sandbox].filter((provider) => provider !== null);
  const routes: ServiceOptions['routes'] = async (app, tools) => {
    watchHeldOrders(app, db);
    watchPayments(app, db, { providers });
    watchSales(app, db);
    watchSettlement(app, db);
    // Tests without events deliver them themselves, and run this sweep themselves too.
    if (overrides?.events !== false) watchUnsplitOrders(app, db);
    watchWithdrawals(app, db);
    await app.register((scope) => salesExportRoutes(scope, tools));
    if (stripe) await app.register((scope) => stripeRoutes(scope, tools, stripe));
    if (sandbox) await app.register((scope) => sandboxRoutes(scope, tools, { provider: sandbox, secret, deliver: deliverWebhook }));
  };
  const topUps = { providers, publicOrigin };
  return buildService({
    name: 'svc-wallet',
    env,
    db,
    typeDefs,
    resolvers: [
      accountResolvers,
      bankResolvers(env.WITHDRAWALS),
      personalExportResolvers(env.WITHDRAWALS.keys),
      cartResolvers,
      hostedResolvers(publicOrigin),
      deadLetterResolvers(walletConsumers),
      orderResolvers(env.GRANT_SIGNING_SECRET),
      payoutResolvers(env.WITHDRAWALS),
      penaltyResolvers,
      planResolvers(topUps),
      promotionResolvers,
      quoteResolvers,
      receiptResolvers,
      reportResolvers(publicOrigin),
      settlementResolvers,
      silverResolvers,
      statementResolvers(env.WITHDRAWALS),
      topUpResolvers(topUps),
      unmatchedResolvers,
      waterfallResolvers,
      withdrawalResolvers(env.WITHDRAWALS),
    ],
    consumers: walletConsumers,
    metrics: [lateWithdrawals, paymentChecks, settlementFaults, unsplitGauge(db), unmatchedGauge(db)],
    pruning: [PRUNE_QUOTES, ...PRUNE_HELD, PRUNE_WEBHOOK_EVENTS, PRUNE_CREDENTIALS, PRUNE_EXPORTS],
    routes,
    ...(overrides && { overrides }),
  });
}
