import * as createLedger from './202611200900_create_ledger.ts';
import * as createReadModels from './202611200910_create_read_models.ts';
import * as createSales from './202611200920_create_sales.ts';
import * as createTopUps from './202611200930_create_topups.ts';
import * as findAccountsByIndex from './202611202300_find_accounts_by_index.ts';
import * as findUnpaidQuotes from './202611221300_find_unpaid_quotes.ts';
import * as payInTwoStatements from './202611221500_pay_in_two_statements.ts';
import * as postTogether from './202611221510_post_together.ts';
import * as knowWhoPromotes from './202611221840_know_who_promotes.ts';
import * as takeBackTopUps from './202611221845_take_back_topups.ts';
import * as keepOrderShares from './202611221850_keep_order_shares.ts';
import * as askForRefunds from './202611221855_ask_for_refunds.ts';
import * as holdOrders from './202611221900_hold_orders.ts';
import * as keepPriceHistory from './202611221940_keep_price_history.ts';
import * as grantSilver from './202611221945_grant_silver.ts';
import * as sellPlans from './202611222125_sell_plans.ts';
import * as checkPayments from './202611222130_check_payments.ts';
import * as findPaymentsToCheck from './202611222131_find_payments_to_check.ts';
import * as findWhatWasNeverPaid from './202611222140_find_what_was_never_paid.ts';
import * as openHostedPages from './202611222141_open_hosted_pages.ts';
import * as findLookedAtQuotes from './202611230740_find_looked_at_quotes.ts';
import * as levyPenalties from './202611231430_levy_penalties.ts';
import * as findDecidedRefunds from './202611250930_find_decided_refunds.ts';

/** In the order in which they run. */ import * as chargeAiJobs from './202611251200_charge_ai_jobs.ts';
import * as findOrdersByAdLink from './202611272101_find_orders_by_ad_link.ts';
import * as keepSalesDays from './202611272110_keep_sales_days.ts';
import * as fillSalesDays from './202611272111_fill_sales_days.ts';
import * as exportSales from './202611272112_export_sales.ts';
import * as payOut from './202611272120_pay_out.ts';
import * as forgetBanks from './202611272136_forget_banks.ts';
import * as knowSuspensions from './202611272150_know_suspensions.ts';
import * as knowWhatPenaltiesTook from './202611272151_know_what_penalties_took.ts';
import * as keepWhatRunsPay from './202611272250_keep_what_runs_pay.ts';
import * as reconcilePayments from './202611290040_reconcile_payments.ts';
import * as readBankStatements from './202611292000_read_bank_statements.ts';
import * as grantPlans from './202611301040_grant_plans.ts';
import * as dropHoldCheckout from './202611302155_drop_hold_checkout.ts';

export const migrations = {
  '202611200900_create_ledger': createLedger,
  '202611200910_create_read_models': createReadModels,
  '202611200920_create_sales': createSales,
  '202611200930_create_topups': createTopUps,
  '202611202300_find_accounts_by_index': findAccountsByIndex,
  '202611221300_find_unpaid_quotes': findUnpaidQuotes,
  '202611221500_pay_in_two_statements': payInTwoStatements,
  '202611221510_post_together': postTogether,
  '202611221840_know_who_promotes': knowWhoPromotes,
  '202611221845_take_back_topups': takeBackTopUps,
  '202611221850_keep_order_shares': keepOrderShares,
  '202611221855_ask_for_refunds': askForRefunds,
  '202611221900_hold_orders': holdOrders,
  '202611221940_keep_price_history': keepPriceHistory,
  '202611221945_grant_silver': grantSilver,
  '202611222125_sell_plans': sellPlans,
  '202611222130_check_payments': checkPayments,
  '202611222131_find_payments_to_check': findPaymentsToCheck,
  '202611222140_find_what_was_never_paid': findWhatWasNeverPaid,
  '202611222141_open_hosted_pages': openHostedPages,
  '202611230740_find_looked_at_quotes': findLookedAtQuotes,
  '202611231430_levy_penalties': levyPenalties,
  '202611250930_find_decided_refunds': findDecidedRefunds,
  '202611251200_charge_ai_jobs': chargeAiJobs,
  '202611272101_find_orders_by_ad_link': findOrdersByAdLink,
  '202611272110_keep_sales_days': keepSalesDays,
  '202611272111_fill_sales_days': fillSalesDays,
  '202611272112_export_sales': exportSales,
  '202611272120_pay_out': payOut,
  '202611272136_forget_banks': forgetBanks,
  '202611272150_know_suspensions': knowSuspensions,
  '202611272151_know_what_penalties_took': knowWhatPenaltiesTook,
  '202611272250_keep_what_runs_pay': keepWhatRunsPay,
  '202611290040_reconcile_payments': reconcilePayments,
  '202611292000_read_bank_statements': readBankStatements,
  '202611301040_grant_plans': grantPlans,
  '202611302155_drop_hold_checkout': dropHoldCheckout,
};
