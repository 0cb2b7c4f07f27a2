import { buildService, type RequestContext, type ServiceOverrides } from '@meowtale/service-kit';
import type { FastifyInstance } from 'fastify';
import type { CatalogContext } from './context.ts';
import type { Db } from './database.ts';
import { accountStatusResolvers } from './desk/account-status/resolvers.ts';
import { watchSuspensions } from './desk/account-status/watch.ts';
import { dramaStaffActionConsumer, walletStaffActionConsumer } from './desk/audit/events.ts';
import { auditResolvers } from './desk/audit/resolvers.ts';
import { deadLetterResolvers } from './desk/dead-letters/resolvers.ts';
import { releaseResolvers } from './desk/releases/resolvers.ts';
import { openReleases } from './desk/releases/service.ts';
import type { CatalogEnv } from './env.ts';
import { addUploadKind } from './library/apps/add-upload.ts';
import { copyAppKind } from './library/apps/copy.ts';
import { watchTrash } from './library/apps/empty-trash.ts';
import { appResolvers } from './library/apps/resolvers.ts';
import { buildAppKind, createBuilding } from './library/builds/build-app.ts';
import { buildResolvers } from './library/builds/resolvers.ts';
import { watchBuilds } from './library/builds/service.ts';
import { registerChunkRoutes } from './library/files/chunk-route.ts';
import { mergeKind } from './library/files/merge.ts';
import { PRUNE_PICTURE_FETCHES } from './library/files/repository.ts';
import { fileResolvers } from './library/files/resolvers.ts';
import { watchFiles } from './library/files/tidy.ts';
import { registerUploadRoute } from './library/files/upload-route.ts';
import { jobResolvers } from './library/jobs/resolvers.ts';
import { labelResolvers } from './library/labels/resolvers.ts';
import { planConsumer } from './library/plans/events.ts';
import { planResolvers } from './library/plans/resolvers.ts';
import { internet, type Network } from './network.ts';
import { exportResolvers } from './people/exports/resolvers.ts';
import { followResolvers } from './people/follows/resolvers.ts';
import { createMail } from './people/mails/create-mail.ts';
import { mailsTried, watchMails } from './people/mails/deliver.ts';
import { PRUNE_MAILS } from './people/mails/repository.ts';
import { mailResolvers } from './people/mails/resolvers.ts';
import { registerUnsubscribe } from './people/mails/unsubscribe-route.ts';
import { watchNotices } from './people/notices/fan-out.ts';
import { watchPlans } from './people/notices/plans.ts';
import { PRUNE_NOTICES } from './people/notices/repository.ts';
import { withdrawalConsumer } from './people/notices/withdrawals.ts';
import { firebaseIdentity, type Identity } from './people/people/identity.ts';
import { peopleResolvers } from './people/people/resolvers.ts';
import { watchStaff } from './people/people/staff.ts';
import { signInResolvers } from './people/sign-ins/resolvers.ts';
import { termsResolvers } from './people/terms/resolvers.ts';
import { accessResolvers } from './playing/access/resolvers.ts';
import { playResolvers } from './playing/play/resolvers.ts';
import { activityResolvers } from './publishing/activities/resolvers.ts';
import { agentResolvers } from './publishing/agents/resolvers.ts';
import { creatorNameConsumer, watchUnindexed } from './publishing/indexing/service.ts';
import { PRUNE_TERMS } from './publishing/indexing/terms-repository.ts';
import { watchDueReleases } from './publishing/listings/due-releases.ts';
import { paidOrderConsumer, refundedOrderConsumer } from './publishing/listings/events.ts';
import { listingResolvers } from './publishing/listings/resolvers.ts';
import { overrideResolvers } from './publishing/overrides/resolvers.ts';
import { createLinkChecker } from './publishing/prechecks/link-checker.ts';
import { PRUNE_LINK_CHECKS } from './publishing/prechecks/repository.ts';
import { precheckResolvers } from './publishing/prechecks/resolvers.ts';
import { reviewResolvers } from './publishing/review/resolvers.ts';
import { submitResolvers } from './publishing/submits/resolvers.ts';
import { timelineResolvers } from './publishing/timeline/resolvers.ts';
import { updateResolvers } from './publishing/updates/resolvers.ts';
import { createClicks, watchCounts } from './reach/ad-links/clicks.ts';
import { PRUNE_VISITS } from './reach/ad-links/counts-repository.ts';
import { adLinkResolvers } from './reach/ad-links/resolvers.ts';
import { wishCounting } from './reach/ad-links/wishes.ts';
import { articleResolvers } from './reach/articles/resolvers.ts';
import { erasureConsumer } from './reach/erasure/events.ts';
import { erasureResolvers } from './reach/erasure/resolvers.ts';
import { watchErasures } from './reach/erasure/watch.ts';
import { noticeResolvers } from './reach/inbox/resolvers.ts';
import { findUnreadNotices } from './reach/inbox/service.ts';
import { createOwnDomains } from './reach/site-domains/own-domains.ts';
import { siteDomainResolvers } from './reach/site-domains/resolvers.ts';
import { notifyOfUnplannedDomain, watchSiteDomains } from './reach/site-domains/service.ts';
import { siteResolvers } from './reach/sites/resolvers.ts';
import { trackedCalls } from './reach/tracking/record-quietly.ts';
import { PRUNE_TRACKING } from './reach/tracking/repository.ts';
import { trackingResolvers } from './reach/tracking/resolvers.ts';
import { commentResolvers } from './shelf/comments/resolvers.ts';
import { entitlementConsumer } from './shelf/entitlements/events.ts';
import { homeResolvers } from './shelf/home/resolvers.ts';
import { likeResolvers } from './shelf/likes/resolvers.ts';
import { searchResolvers } from './shelf/search/resolvers.ts';
import { fulfilledWishConsumer } from './shelf/wishlist/events.ts';
import { wishlistResolvers } from './shelf/wishlist/resolvers.ts';
import { typeDefs } from './type-defs.ts';
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
  watchPlans(app, db, notifyOfUnplannedDomain);
  watchSuspensions(app, db, works);
  watchUnindexed(app, db);
  watchTrash(app, db, works.storage);
  watchFiles(app, db, works.storage);
  watchBuilds(app, db, works.storage);
  watchErasures(app, db, identity);
  watchStaff(app, db, identity);
  watchCounts(app, db);
}

const identityOf = (env: CatalogEnv): Identity =>
  firebaseIdentity({
    projectId: env.FIREBASE_PROJECT_ID,
    webApiKey: env.FIREBASE_WEB_API_KEY,
    emulatorHost: env.FIREBASE_AUTH_EMULATOR_HOST,
    siteOrigin: env.SHELL_ORIGIN,
  });

/** Builds svc-catalog; it doesn't listen yet. */
export async function buildCatalog({ env, db, overrides, network = internet, ...parts }: CatalogParts): Promise<FastifyInstance> {
  const works = await createWorks(env);
  const mail = createMail(env);
  const building = createBuilding(env, works.storage);
  const ownDomains = createOwnDomains(env);
  const linkChecker = createLinkChecker(network);
  const clicks = createClicks(db);
  const releases = openReleases(env);
  const identity = parts.identity ?? identityOf(env);
  return buildService<Omit<CatalogContext, keyof RequestContext>>({
    name: 'svc-catalog',
    env,
    db,
    typeDefs,
    resolvers: [
      peopleResolvers,
      signInResolvers,
      erasureResolvers,
      exportResolvers,
      fileResolvers,
      appResolvers,
      submitResolvers,
      listingResolvers,
      searchResolvers,
      accessResolvers,
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
      releaseResolvers,
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
      clicks,
      releases,
      wishCounting,
      agent: request.headers['user-agent'] ?? null,
      idToken: request.headers.authorization?.replace(/^Bearer /i, '') ?? null,
    }),
    routes: async (app, tools) => {
      await registerUploadRoute(app, tools, works);
      await registerChunkRoutes(app, tools, works);
      watchAll(app, { db, works, identity });
      watchSiteDomains(app, { db, works, ownDomains });
      await registerUnsubscribe(app, tools, works.grantSecret);
      if (mail) watchMails(app, { db, works, mail, site: env.SHELL_ORIGIN, findUnread: findUnreadNotices });
    },
    ...(overrides && { overrides }),
  });
}
