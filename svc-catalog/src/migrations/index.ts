import { createJobs, queueFairly } from '@meowtale/service-kit';
import * as createPeople from './202611200900_create_people.ts';
import * as createStores from './202611200910_create_stores.ts';
import * as createWorks from './202611200910_create_works.ts';
import * as createStoreStats from './202611200920_create_store_stats.ts';
import * as keepStandingApps from './202611202310_keep_standing_apps.ts';
import * as addAppLanguages from './202611211500_add_app_languages.ts';
import * as createComments from './202611220900_create_comments.ts';
import * as createUpdateLogs from './202611220910_create_update_logs.ts';
import * as createWishlistsAndFollows from './202611220920_create_wishlists_and_follows.ts';
import * as findCommentsByWriter from './202611221300_find_comments_by_writer.ts';
import * as createLikes from './202611221825_create_likes.ts';
import * as addTranslatedShares from './202611221835_add_translated_shares.ts';
import * as createHomePages from './202611221845_create_home_pages.ts';
import * as createAdLinks from './202611221855_create_ad_links.ts';
import * as createTracking from './202611221905_create_tracking.ts';
import * as createNotices from './202611221915_create_notices.ts';
import * as searchListings from './202611221920_search_listings.ts';
import * as countSegments from './202611221930_count_segments.ts';
import * as keepPlans from './202611222135_keep_plans.ts';
import * as mendSearch from './202611222140_mend_search.ts';
import * as boundTracking from './202611222145_bound_tracking.ts';
import * as pointNoticesAtWords from './202611222150_point_notices_at_words.ts';
import * as keepFilms from './202611222155_keep_films.ts';
import * as findRareListings from './202611231510_find_rare_listings.ts';
import * as createCustomTags from './202611231610_create_custom_tags.ts';
import * as findOldTrash from './202611231620_find_old_trash.ts';
import * as createStoreAgents from './202611231700_create_store_agents.ts';
import * as takeFilesInParts from './202611231801_take_files_in_parts.ts';
import * as createAppShareLinks from './202611232000_create_app_share_links.ts';
import * as createAppBuilds from './202611232010_create_app_builds.ts';
import * as addAppDramas from './202611232020_add_app_dramas.ts';
import * as createAppEditorLinks from './202611232030_create_app_editor_links.ts';
import * as tellOfDecisions from './202611232105_tell_of_decisions.ts';
import * as createOfficialActivities from './202611232210_create_official_activities.ts';
import * as settleTermsOfSale from './202611232215_settle_terms_of_sale.ts';
import * as createAuditLog from './202611232301_create_audit_log.ts';
import * as keepDecisionsOfParts from './202611240101_keep_decisions_of_parts.ts';
import * as queueByParts from './202611240102_queue_by_parts.ts';
import * as createTermsAcceptances from './202611240103_create_terms_acceptances.ts';
import * as overrideStores from './202611240501_override_stores.ts';
import * as suspendPeople from './202611240502_suspend_people.ts';
import * as keepAppTrees from './202611240510_keep_app_trees.ts';
import * as findAppsByPictures from './202611250910_find_apps_by_pictures.ts';
import * as noteReleaseAsking from './202611250920_note_release_asking.ts';
import * as numberVersions from './202611250940_number_versions.ts';
import * as freeOldEdits from './202611250950_free_old_edits.ts';
import * as takeStories from './202611251310_take_stories.ts';
import * as keepDramaPictures from './202611251350_keep_drama_pictures.ts';
import * as keepDisclosures from './202611251430_keep_disclosures.ts';
import * as countClicks from './202611272102_count_clicks.ts';
import * as fillProfiles from './202611272110_fill_profiles.ts';
import * as buildSites from './202611272115_build_sites.ts';
import * as keepSignIns from './202611272115_keep_sign_ins.ts';
import * as sendMails from './202611272130_send_mails.ts';
import * as erasePeople from './202611272135_erase_people.ts';
import * as createWebsiteDomains from './202611272140_create_website_domains.ts';
import * as limitPictureFetches from './202611272155_limit_picture_fetches.ts';
import * as claimParts from './202611290050_claim_parts.ts';
import * as limitLinkChecks from './202611290120_limit_link_checks.ts';
import * as countShortestPaths from './202611290130_count_shortest_paths.ts';
import * as takePages from './202611290200_take_pages.ts';
import * as isolateApps from './202611290201_isolate_apps.ts';
import * as keepEntries from './202611290202_keep_entries.ts';
import * as composeNames from './202611290210_compose_names.ts';
import * as countPlayers from './202611290230_count_players.ts';
import * as markEndedSaves from './202611290231_mark_ended_saves.ts';
import * as threadComments from './202611290240_thread_comments.ts';
import * as checkCommentLengths from './202611290241_check_comment_lengths.ts';
import * as findReplies from './202611290242_find_replies.ts';
import * as keepOpenings from './202611290310_keep_openings.ts';
import * as findStaff from './202611290400_find_staff.ts';
import * as closeReplyReports from './202611290500_close_reply_reports.ts';
import * as addNicknameLooks from './202611290620_add_nickname_looks.ts';
import * as findNicknames from './202611290621_find_nicknames.ts';
import * as addReleaseToStats from './202611291600_add_release_to_stats.ts';
import * as orderEqualCounts from './202611291601_order_equal_counts.ts';
import * as countTreeSaves from './202611292000_count_tree_saves.ts';
import * as addRevisions from './202611300400_add_revisions.ts';
import * as appendClicks from './202611301050_append_clicks.ts';
import * as countAdLinkEdits from './202611301051_count_ad_link_edits.ts';
import * as noteToldPlans from './202611301055_note_told_plans.ts';

export const migrations = {
  '202611200900_create_people': createPeople,
  '202611200910_create_stores': createStores,
  '202611200910_create_works': createWorks,
  '202611200920_create_store_stats': createStoreStats,
  '202611202310_keep_standing_apps': keepStandingApps,
  '202611211500_add_app_languages': addAppLanguages,
  '202611220900_create_comments': createComments,
  '202611220910_create_update_logs': createUpdateLogs,
  '202611220920_create_wishlists_and_follows': createWishlistsAndFollows,
  '202611221300_find_comments_by_writer': findCommentsByWriter,
  '202611221825_create_likes': createLikes,
  '202611221835_add_translated_shares': addTranslatedShares,
  '202611221845_create_home_pages': createHomePages,
  '202611221855_create_ad_links': createAdLinks,
  '202611221905_create_tracking': createTracking,
  '202611221915_create_notices': createNotices,
  '202611221920_search_listings': searchListings,
  '202611221930_count_segments': countSegments,
  '202611222135_keep_plans': keepPlans,
  '202611222140_mend_search': mendSearch,
  '202611222145_bound_tracking': boundTracking,
  '202611222150_point_notices_at_words': pointNoticesAtWords,
  '202611222155_keep_films': keepFilms,
  '202611231510_find_rare_listings': findRareListings,
  '202611231600_create_jobs': createJobs,
  '202611231610_create_custom_tags': createCustomTags,
  '202611231620_find_old_trash': findOldTrash,
  '202611231700_create_store_agents': createStoreAgents,
  '202611232000_create_app_share_links': createAppShareLinks,
  '202611232010_create_app_builds': createAppBuilds,
  '202611232020_add_app_dramas': addAppDramas,
  '202611232030_create_app_editor_links': createAppEditorLinks,
  '202611232105_tell_of_decisions': tellOfDecisions,
  '202611232301_create_audit_log': createAuditLog,
  '202611240101_keep_decisions_of_parts': keepDecisionsOfParts,
  '202611240102_queue_by_parts': queueByParts,
  '202611240103_create_terms_acceptances': createTermsAcceptances,
  '202611232210_create_official_activities': createOfficialActivities,
  '202611231801_take_files_in_parts': takeFilesInParts,
  '202611232215_settle_terms_of_sale': settleTermsOfSale,
  '202611240501_override_stores': overrideStores,
  '202611240502_suspend_people': suspendPeople,
  '202611240510_keep_app_trees': keepAppTrees,
  '202611250910_find_apps_by_pictures': findAppsByPictures,
  '202611250920_note_release_asking': noteReleaseAsking,
  '202611250930_queue_jobs_fairly': queueFairly,
  '202611250940_number_versions': numberVersions,
  '202611250950_free_old_edits': freeOldEdits,
  '202611251310_take_stories': takeStories,
  '202611251350_keep_drama_pictures': keepDramaPictures,
  '202611251430_keep_disclosures': keepDisclosures,
  '202611272110_fill_profiles': fillProfiles,
  '202611272115_keep_sign_ins': keepSignIns,
  '202611272135_erase_people': erasePeople,
  '202611272102_count_clicks': countClicks,
  '202611272130_send_mails': sendMails,
  '202611272140_create_website_domains': createWebsiteDomains,
  '202611272115_build_sites': buildSites,
  '202611272155_limit_picture_fetches': limitPictureFetches,
  '202611290050_claim_parts': claimParts,
  '202611290120_limit_link_checks': limitLinkChecks,
  '202611290130_count_shortest_paths': countShortestPaths,
  '202611290200_take_pages': takePages,
  '202611290201_isolate_apps': isolateApps,
  '202611290202_keep_entries': keepEntries,
  '202611290210_compose_names': composeNames,
  '202611290230_count_players': countPlayers,
  '202611290231_mark_ended_saves': markEndedSaves,
  '202611290240_thread_comments': threadComments,
  '202611290241_check_comment_lengths': checkCommentLengths,
  '202611290242_find_replies': findReplies,
  '202611290310_keep_openings': keepOpenings,
  '202611290400_find_staff': findStaff,
  '202611290500_close_reply_reports': closeReplyReports,
  '202611290620_add_nickname_looks': addNicknameLooks,
  '202611290621_find_nicknames': findNicknames,
  '202611291600_add_release_to_stats': addReleaseToStats,
  '202611291601_order_equal_counts': orderEqualCounts,
  '202611292000_count_tree_saves': countTreeSaves,
  '202611300400_add_revisions': addRevisions,
  '202611301050_append_clicks': appendClicks,
  '202611301051_count_ad_link_edits': countAdLinkEdits,
  '202611301055_note_told_plans': noteToldPlans,
};
