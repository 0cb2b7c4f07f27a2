import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildService, type RequestContext, type ServiceOverrides } from '@meowtale/service-kit';
import type { FastifyInstance } from 'fastify';
import { accountStatusResolvers } from './account-status/resolvers.ts';
import { watchSuspensions } from './account-status/watch.ts';
import { activityResolvers } from './activities/resolvers.ts';
import { PRUNE_VISITS } from './ad-links/repository.ts';
import { adLinkResolvers } from './ad-links/resolvers.ts';
import { agentResolvers } from './agents/resolvers.ts';
import { addUploadKind } from './apps/add-upload.ts';
import { copyAppKind } from './apps/copy.ts';
import { watchTrash } from './apps/empty-trash.ts';
import { appResolvers } from './apps/resolvers.ts';
import { articleResolvers } from './articles/resolvers.ts';
import { dramaStaffActionConsumer, walletStaffActionConsumer } from './audit/events.ts';
import { auditResolvers } from './audit/resolvers.ts';
import { buildAppKind, createBuilding } from './builds/build-app.ts';
import { buildResolvers } from './builds/resolvers.ts';
import { watchBuilds } from './builds/service.ts';
import { commentResolvers } from './comments/resolvers.ts';
import type { CatalogContext } from './context.ts';
import type { Db } from './database.ts';
import { deadLetterResolvers } from './dead-letters/resolvers.ts';
import type { CatalogEnv } from './env.ts';
import { erasureConsumer } from './erasure/events.ts';
import { erasureResolvers } from './erasure/resolvers.ts';
import { watchErasures } from './erasure/watch.ts';
import { exportResolvers } from './exports/resolvers.ts';
import { registerChunkRoutes } from './files/chunk-route.ts';
import { mergeKind } from './files/merge.ts';
import { PRUNE_PICTURE_FETCHES } from './files/repository.ts';
import { fileResolvers } from './files/resolvers.ts';
import { watchFiles } from './files/tidy.ts';
import { registerUploadRoute } from './files/upload-route.ts';
import { followResolvers } from './follows/resolvers.ts';
import { homeResolvers } from './home/resolvers.ts';
import { jobResolvers } from './jobs/resolvers.ts';
import { labelResolvers } from './labels/resolvers.ts';
import { likeResolvers } from './likes/resolvers.ts';
import { watchDueReleases } from './listings/due-releases.ts';
import { paidOrderConsumer, refundedOrderConsumer } from './listings/events.ts';
import { creatorNameConsumer, watchUnindexed } from './listings/indexing.ts';
import { listingResolvers } from './listings/resolvers.ts';
import { PRUNE_TERMS } from './listings/terms-repository.ts';
import { createMail } from './mails/create-mail.ts';
import { mailsTried, watchMails } from './mails/deliver.ts';
import { PRUNE_MAILS } from './mails/repository.ts';
import { mailResolvers } from './mails/resolvers.ts';
import { registerUnsubscribe } from './mails/unsubscribe-route.ts';
import { internet, type Network } from './network.ts';
import { watchNotices } from './notices/fan-out.ts';
import { PRUNE_NOTICES } from './notices/repository.ts';
import { noticeResolvers } from './notices/resolvers.ts';
import { withdrawalConsumer } from './notices/withdrawals.ts';
import { overrideResolvers } from './overrides/resolvers.ts';
import { firebaseIdentity, type Identity } from './people/identity.ts';
import { peopleResolvers } from './people/resolvers.ts';
import { watchStaff } from './people/staff.ts';
import { planConsumer } from './plans/events.ts';
import { planResolvers } from './plans/resolvers.ts';
import { entitlementConsumer } from './play/events.ts';
import { playResolvers } from './play/resolvers.ts';
import { createLinkChecker } from './prechecks/link-checker.ts';
import { PRUNE_LINK_CHECKS } from './prechecks/repository.ts';
import { precheckResolvers } from './prechecks/resolvers.ts';
import { reviewResolvers } from './review/resolvers.ts';
import { signInResolvers } from './sign-ins/resolvers.ts';
import { createOwnDomains } from './site-domains/own-domains.ts';
import { siteDomainResolvers } from './site-domains/resolvers.ts';
import { watchSiteDomains } from './site-domains/service.ts';
import { siteResolvers } from './sites/resolvers.ts';
import { submitResolvers } from './submits/resolvers.ts';
import { termsResolvers } from './terms/resolvers.ts';
import { timelineResolvers } from './timeline/resolvers.ts';
import { trackedCalls } from './tracking/record-quietly.ts';
import { PRUNE_TRACKING } from './tracking/repository.ts';
import { trackingResolvers } from './tracking/resolvers.ts';
import { updateResolvers } from './updates/resolvers.ts';
import { fulfilledWishConsumer } from './wishlist/events.ts';
import { wishlistResolvers } from './wishlist/resolvers.ts';
import { createWorks, type WithWorks } from './works.ts';

export interface CatalogParts {
  env: CatalogEnv;
  db: Db;
  /** Firebase, unless a test passes a fake. */
  identity?: Identity;
  /** The internet, unless a test passes a fake. */
  network?: Network;
  overrides?: ServiceOverrides;
}

const CAPABILITIES = [
  'people',
  'sign-ins',
  'erasure',
  'exports',
  'files',
  'apps',
  'submits',
  'listings',
  'review',
  'play',
  'sites',
  'articles',
  'site-domains',
  'comments',
  'updates',
  'wishlist',
  'follows',
  'likes',
  'home',
  'ad-links',
  'tracking',
  'notices',
  'mails',
  'plans',
  'jobs',
  'labels',
  'agents',
  'builds',
  'audit',
  'overrides',
  'account-status',
  'dead-letters',
  'terms',
  'prechecks',
  'timeline',
  'activities',
];
const sdlOf = (capability: string) => readFileSync(join(import.meta.dirname, capability, 'schema.graphql'), 'utf8');

/** Consumers of events: sales, entitlements, plans and withdrawals of the wallet, names of people here, staff actions in other services. */
export const catalogConsumers = [
  entitlementConsumer,
  fulfilledWishConsumer,
  planConsumer,
  paidOrderConsumer,
  refundedOrderConsumer,
  creatorNameConsumer,
  walletStaffActionConsumer,
  dramaStaffActionConsumer,
  erasureConsumer,
  withdrawalConsumer,
];

/** Starts the repeated work of the process. */
function watchAll(app: FastifyInstance, { db, works, identity }: { db: Db; identity: Identity } & WithWorks): void {
  watchDueReleases(app, db, works);
  watchNotices(app, db);
  watchSuspensions(app, db, works);
  watchUnindexed(app, db);
  watchTrash(app, db, works.storage);
  watchFiles(app, db, works.storage);
  watchBuilds(app, db, works.storage);
  watchErasures(app, db, identity);
  watchStaff(app, db, identity);
}

/** Builds svc-catalog; it doesn't listen yet. */
export async function buildCatalog({ env, db, overrides, network = internet, ...parts }: CatalogParts): Promise<FastifyInstance> {
  const works = await createWorks(env);
  const mail = createMail(env);
  const building = createBuilding(env, works.storage);
  const ownDomains = createOwnDomains(env);
  const linkChecker = createLinkChecker(network);
  const identity =
    parts.identity ??
    firebaseIdentity({
      projectId: env.FIREBASE_PROJECT_ID,
      webApiKey: env.FIREBASE_WEB_API_KEY,
      emulatorHost: env.FIREBASE_AUTH_EMULATOR_HOST,
      siteOrigin: env.SHELL_ORIGIN,
    });
  return buildService<Omit<CatalogContext, keyof RequestContext>>({
    name: 'svc-catalog',
    env,
    db,
    typeDefs: CAPABILITIES.map(sdlOf),
    resolvers: [
      peopleResolvers,
      signInResolvers,
      erasureResolvers,
      exportResolvers,
      fileResolvers,
      appResolvers,
      submitResolvers,
      listingResolvers,
      reviewResolvers,
      playResolvers,
      siteResolvers,
      articleResolvers,
      siteDomainResolvers,
      commentResolvers,
      updateResolvers,
      wishlistResolvers,
      followResolvers,
      likeResolvers,
      homeResolvers,
      activityResolvers,
      adLinkResolvers,
      trackingResolvers,
      noticeResolvers,
      mailResolvers,
      planResolvers,
      jobResolvers,
      labelResolvers,
      agentResolvers,
      buildResolvers,
      auditResolvers,
      overrideResolvers,
      accountStatusResolvers,
      deadLetterResolvers(catalogConsumers),
      termsResolvers,
      precheckResolvers,
      timelineResolvers,
    ],
    consumers: catalogConsumers,
    jobs: [addUploadKind(db, works.storage), copyAppKind(db, works.storage), mergeKind(db, works.storage), buildAppKind(building)],
    pruning: [PRUNE_VISITS, ...PRUNE_TRACKING, ...PRUNE_NOTICES, ...PRUNE_MAILS, PRUNE_TERMS, PRUNE_PICTURE_FETCHES, PRUNE_LINK_CHECKS],
    metrics: [trackedCalls, mailsTried],
    context: (_base, request) => ({
      works,
      building,
      mail,
      identity,
      network,
      linkChecker,
      ownDomains,
      agent: request.headers['user-agent'] ?? null,
      idToken: request.headers.authorization?.replace(/^Bearer /i, '') ?? null,
    }),
    routes: async (app, tools) => {
      await registerUploadRoute(app, tools, works);
      await registerChunkRoutes(app, tools, works);
      watchAll(app, { db, works, identity });
      watchSiteDomains(app, { db, works, ownDomains });
      await registerUnsubscribe(app, tools, works.grantSecret);
      if (mail) watchMails(app, { db, works, mail, site: env.SHELL_ORIGIN });
    },
    ...(overrides && { overrides }),
  });
}
