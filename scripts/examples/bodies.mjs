/**
 * Realistic fields of request bodies, by operation; `id` returns the story's object of a type. Required fields that aren't
 * here get the examples of their schemas.
 */
const chargedOff = () => ({ reason: 'Business closed' })
const waived = () => ({ amount: 100, reason: 'Settlement after storm damage' })
const hooks = 'https://example.com/hooks/capital'
const capitalEvents = ['capital_product.funded', 'capital_product_payment.succeeded', 'capital_product_payment.failed']
const flexLoans = { product_type: ['flex_loan'] }

export const bodies = {
  'public-v1': {
    updateBankAccount: () => ({ nickname: 'Operating account', is_primary: true }),
    updateBusiness: () => ({ phone: '5125550188', url: 'https://order.taqueria-ortega.example' }),
    updateCapitalProduct: () => ({ status: 'waived' }),
    createGracePeriod: () => ({ starts_on: '2026-11-23', ends_on: '2026-12-04', reason: 'Kitchen renovation' }),
    updateGracePeriod: () => ({ ends_on: '2026-12-07', reason: 'Kitchen renovation takes longer' }),
    updateDailySalesRecord: () => ({ reversals_amount: 18.5, reversals_count: 1 }),
    updatePerson: () => ({ phone: '5125550188', date_of_birth: '1984-03-02' }),
    updatePersonBusinessRelationship: () => ({ title: 'Owner', is_primary: true }),
    updateRefund: () => ({ reason: 'Debited twice' }),
    createWebhookEndpoint: () => ({ url: hooks, description: 'Ledger', event_types: capitalEvents }),
    updateWebhookEndpoint: () => ({ description: 'Ledger and notifications', event_types: [] }),
    createPaymentProcessorEntityBusinessLink: () => ({
      processor: 'stripe',
      processor_entity_id: 'acct_1Nv0FGQ9RKHgCVdK',
    }),
    updatePaymentProcessorEntityBusinessLink: () => ({ status: 'disabled' }),
    createBalanceTransaction: (id) => ({
      ...{ business_id: id('business'), amount: 120.5, currency: 'USD', description: 'Correction of October' },
    }),
    updateBalanceTransaction: () => ({ description: 'Correction of October, invoice 1042' }),
    updateCreditLimit: () => ({ limit_amount: 7500 }),
    createEligibility: () => ({ product_type: 'flex_loan', is_opted_out: false }),
    updateEligibility: () => ({ is_opted_out: true }),
    sandboxRefund: () => ({ amount: 100 }),
    sandboxHardshipPlan: () => ({ payment_reduction: 0.5, reason: 'Storm damage' }),
    sandboxWaive: waived,
    sandboxChargeOff: chargedOff,
    sandboxRecover: () => ({ amount: 250 }),
  },
  dashboard: {
    updatePartner: () => ({ display_name: 'Harvest', primary_color: '#1F6F54', accent_color: '#E8B44F' }),
    startCsvExport: () => ({ kind: 'funded_products', ...flexLoans, sort: '-outstanding_amount' }),
    createOrder: () => ({ external_id: 'order-58251' }),
    cancelOrder: () => ({ reason: 'The customer changed their mind.' }),
    createApiKey: () => ({ name: 'Checkout server' }),
    rotateApiKey: () => ({ overlap_hours: 24 }),
    updatePartnerUser: () => ({ first_name: 'Daniel' }),
    updateWidgetConfig: () => ({ enabled: true, theme: 'auto', primary_color: '#1F6F54', cta_variant: 'see_offer' }),
    updateSupportInfo: () => ({
      support_email: 'capital@example.com',
      support_phone: '5125550123',
      languages: ['en', 'es'],
    }),
    updateSignInPolicy: () => ({ requires_second_factor: false }),
    startReportRun: () => ({ kind: 'repayments', from: '2026-11-01', to: '2026-11-20' }),
    createReportSchedule: () => ({ kind: 'repayments', frequency: 'monthly', recipients: ['maya.ortiz@example.com'] }),
    updateReportSchedule: () => ({ frequency: 'weekly' }),
    createWebhookEndpoint: () => ({ url: hooks, description: 'Ledger', event_types: capitalEvents }),
    updateWebhookEndpoint: () => ({ description: 'Ledger and notifications', event_types: [] }),
    submitPromotion: (id) => ({ fee_discount_id: id('fee_discount') }),
    createFeeDiscount: () => ({
      ...{ name: 'Spring restock', discount_rate: 0.25, products: ['flex_loan'], budget_amount: 5000 },
      audience: { type: 'filter', regions: ['TX'], min_monthly_sales_amount: 10_000 },
    }),
    generateOfferCsv: () => ({ ...flexLoans, is_marketable_only: true }),
    connectS3: () => ({
      bucket: 'harvest-exports',
      region: 'us-east-1',
      prefix: 'capital/',
      role_arn: 'arn:aws:iam::123456789012:role/capital-read',
    }),
    runS3Ingestion: () => ({ dataset_type: 'sales' }),
    loadCubeQuery: () => ({
      query: { measures: ['funded_products.advance_amount'], dimensions: ['funded_products.product_type'] },
    }),
    createPlaygroundOffer: () => ({
      business_name: 'Corner Bakery',
      amount: 10_000,
      fee_rate: 0.11,
      repayment_rate: 0.1,
    }),
    submitPlaygroundApplication: () => ({ amount: 10_000 }),
    refundPlaygroundPayment: () => ({ amount: 100 }),
    startPlaygroundHardshipPlan: () => ({ payment_reduction: 0.5, reason: 'Storm damage' }),
    waivePlaygroundProduct: waived,
    chargeOffPlaygroundProduct: chargedOff,
    recoverPlaygroundProduct: () => ({ amount: 250 }),
  },
}
