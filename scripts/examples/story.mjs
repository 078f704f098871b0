/** Takes one business from its creation to a paid-off product, so that examples of all operations are about it. */
export async function liveStory({ run, runDashboard }) {
  const business = await run('createBusiness', {
    body: {
      external_id: 'merchant-1024',
      legal_name: 'Ortega Kitchens LLC',
      dba_name: 'Taqueria Ortega',
      incorporation_type: 'llc',
      incorporation_state: 'TX',
      naics_code: '722511',
      phone: '5125550123',
      email: 'ana@taqueria-ortega.example',
      url: 'https://taqueria-ortega.example',
      established_date: '2019-04-01',
      address: { address_line1: '600 Congress Ave', city: 'Austin', state: 'TX', postal_code: '78701', country: 'US' },
    },
  })
  const business_id = business.id
  const person = await run('createPerson', {
    body: { first_name: 'Ana', last_name: 'Ortega', email: 'ana@taqueria-ortega.example', phone: '5125550123' },
  })
  await run('createPersonBusinessRelationship', { body: { business_id, person_id: person.id, ownership_rate: 1 } })
  await run('sandboxVerifyPerson', { at: person.id, body: { status: 'verified' } })
  await run('createBankAccount', {
    body: {
      ...{ business_id, account_holder_name: 'Ortega Kitchens LLC', account_type: 'checking', is_primary: true },
      ...{ routing_number: '110000000', account_number: '000123456789' },
    },
  })
  for (const [day, sales_amount, sales_count] of [
    ['2026-11-17', 1840.5, 62],
    ['2026-11-18', 2012.25, 68],
    ['2026-11-19', 1975, 66],
  ])
    await run('createDailySalesRecord', { body: { business_id, date: day, sales_amount, sales_count } })
  const offer = await run('createCapitalProductOffer', {
    body: {
      ...{ business_id, product_type: 'merchant_cash_advance', min_amount: 1000, max_amount: 10_000 },
      ...{ fee_rate: 0.11, repayment_rate: 0.1 },
    },
  })
  const application = await run('createCapitalProductApplication', {
    body: { business_id, offer_id: offer.id, requested_amount: 10_000 },
  })
  await run('submitCapitalProductApplication', { at: application.id })
  await run('sandboxDecide', { at: application.id, body: { decision: 'approve' } })
  const product = await run('createCapitalProduct', { body: { application_id: application.id } })
  const at = product.id
  const payment = await run('createCapitalProductPayment', { body: { capital_product_id: at, amount: 500 } })
  await run('updateCapitalProductPayment', { at: payment.id, body: { status: 'succeeded' } })
  await run('createRefund', { body: { payment_id: payment.id, amount: 120, reason: 'Taken twice' } })
  await run('sandboxAdvance', { at, body: { days: 14 } })
  await run('sandboxMissPayment', { at })
  const settlement = await run('createNetSettlementPaymentRequest', {
    body: {
      ...{ business_id, period_start: '2026-11-13', period_end: '2026-11-19', gross_sales_amount: 12_480.75 },
      ...{ repayment_amount: 624.04, batch_reference: 'settlement-2026-47' },
    },
  })
  await run('updateNetSettlementPaymentRequest', { at: settlement.id, body: { status: 'applied' } })
  await run('bulkCreateDailySalesRecords', {
    body: {
      records: [
        { business_id, date: '2026-11-16', sales_amount: 1904.75, sales_count: 64 },
        { business_id, date: '2026-11-17', sales_amount: 1840.5, sales_count: 62 },
      ],
    },
  })
  await run('createCreditLimit', { body: { business_id, product_type: 'bnpl', limit_amount: 5000 } })
  const order = await run('createOrder', {
    body: {
      ...{ business_id, external_id: 'order-58213', currency: 'USD', terms: { type: 'net', days: 30 } },
      line_items: [
        { description: 'Flour, 25 kg', quantity: 12, unit_amount: 18.5 },
        { description: 'Olive oil, 5 l', quantity: 4, unit_amount: 42.25 },
      ],
    },
  })
  await run('updateOrder', { at: order.id, body: { status: 'finalized' } })
  const renewal = await run('createCapitalProductOffer', {
    body: {
      ...{ business_id, product_type: 'flex_loan', min_amount: 1000, max_amount: 5000 },
      ...{ fee_rate: 0.1, repayment_rate: 0.08 },
    },
  })
  const second = await run('createCapitalProductApplication', {
    body: { business_id, offer_id: renewal.id, requested_amount: 5000 },
  })
  await run('submitCapitalProductApplication', { at: second.id })
  await run('sandboxDecide', { at: second.id, body: { decision: 'approve' } })
  await run('sandboxFund', { at: second.id })
  const topUp = await run('createCapitalProductOffer', {
    body: {
      ...{ business_id, product_type: 'term_loan', min_amount: 1000, max_amount: 4000 },
      ...{ fee_rate: 0.12 },
    },
  })
  const third = await run('createCapitalProductApplication', {
    body: { business_id, offer_id: topUp.id, requested_amount: 4000 },
  })
  await run('updateCapitalProductApplication', { at: third.id, body: { requested_amount: 3000 } })
  await run('withdrawCapitalProductApplication', { at: third.id })
  await run('updateCapitalProductOffer', { at: topUp.id, body: { status: 'closed' } })
  const accepted = await run('createOrder', {
    body: {
      ...{ business_id, external_id: 'order-58240', currency: 'USD', terms: { type: 'net', days: 60 } },
      line_items: [{ description: 'Paper bags, 1,000', quantity: 2, unit_amount: 64.9 }],
    },
  })
  await runDashboard('finalizeOrder', { at: accepted.id, body: { order_id: accepted.id } })
  const line = await run('createLineOfCreditApplication', { body: { business_id, requested_limit: 15_000 } })
  await run('updateLineOfCreditApplication', { at: line.id, body: { status: 'approved' } })
  const credit = await run('createLineOfCredit', { body: { application_id: line.id } })
  await run('updateLineOfCredit', { at: credit.id, body: { status: 'suspended', status_reason: 'Annual review' } })
}
