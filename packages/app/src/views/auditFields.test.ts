import { describe, expect, it } from 'vitest'
import { changedFields, changeText } from './auditFields'

describe('changed fields', () => {
  it('show values before and after with the labels of the form', () => {
    expect(
      changedFields({
        names: {},
        action: 'updateSupportInfo',
        before: { hours: 'Always', languages: ['en'], support_phone: '4155550132' },
        after: {
          languages: ['en', 'fr'],
          support_phone: '2125550199',
          support_email: 'help@example.com',
          user_id: 'user_1',
        },
      }),
    ).toEqual([
      { id: 'languages', label: 'Languages', theirs: 'English', yours: 'English, French' },
      { id: 'support_phone', label: 'Phone', theirs: '(415) 555-0132', yours: '(212) 555-0199' },
      { id: 'support_email', label: 'Email address', theirs: '', yours: 'help@example.com' },
    ])
    expect(
      changedFields({ action: 'updatePartner', names: {}, before: { logo: null }, after: { logo: '(omitted)' } }),
    ).toEqual([{ id: 'logo', label: 'Logo', theirs: '', yours: 'Not logged' }])
    expect(
      changedFields({
        names: {},
        action: 'updatePartnerUser',
        before: { role: 'developer' },
        after: { role: 'merchant_representative' },
      }),
    ).toEqual([{ id: 'role', label: 'Role', theirs: 'Developer', yours: 'Merchant representative' }])
  })

  it('name objects instead of showing their IDs', () => {
    const event = { action: 'createOrder', before: null, after: { business_id: 'business_1' } }
    expect(changedFields({ ...event, names: { business_1: 'Santos Coffee' } })).toEqual([
      { id: 'business_id', label: 'Business id', theirs: '', yours: 'Santos Coffee' },
    ])
  })

  it('summarize a change in one line', () => {
    const event = { action: 'updatePartnerUser', before: { role: 'developer', last_name: 'Lopez' }, names: {} }
    expect(changeText({ ...event, after: { role: 'admin' } })).toBe('Role: Developer to Admin')
    expect(changeText({ ...event, after: { role: 'admin', last_name: 'Ruiz' } })).toBe(
      'Role: Developer to Admin and 1 more',
    )
    expect(changeText({ ...event, before: null, after: { role: 'admin' } })).toBe('')
  })

  it('name a decision and its reason', () => {
    const after = { decision: 'deny', reason_code: 'sales_declining' }
    expect(changedFields({ action: 'decideApplication', names: {}, before: null, after })).toEqual([
      { id: 'decision', label: 'Decision', theirs: '', yours: 'Denied' },
      { id: 'reason_code', label: 'Principal reason', theirs: '', yours: 'Declining sales' },
    ])
  })

  it('name the widget', () => {
    const before = { product_type: 'term_loan', locale: 'en-CA', enabled: true }
    const after = { product_type: 'term_loan', locale: 'fr-CA', publish: true }
    expect(changedFields({ action: 'updateWidgetConfig', names: {}, before, after })).toEqual([
      { id: 'product_type', label: 'Product', theirs: 'Term loan', yours: 'Term loan' },
      { id: 'locale', label: 'Language', theirs: 'English (Canada)', yours: 'French (Canada)' },
      { id: 'publish', label: 'Published', theirs: '', yours: 'Yes' },
    ])
  })

  it('show the fields of a submitted promotion', () => {
    const promotion = { name: 'Spring', discount_rate: 0.25, products: ['flex_loan'], audience: { type: 'list' } }
    expect(changedFields({ action: 'submitPromotion', names: {}, before: null, after: { promotion } })).toEqual([
      { id: 'name', label: 'Name', theirs: '', yours: 'Spring' },
      { id: 'discount_rate', label: 'Discount', theirs: '', yours: '25%' },
      { id: 'products', label: 'Products', theirs: '', yours: 'Flex loan' },
      { id: 'audience', label: 'Audience', theirs: '', yours: 'Selected businesses' },
    ])
  })

  it('show deleted objects', () => {
    const before = [{ role: 'developer', last_name: 'Lopez', first_name: 'Ana' }]
    expect(changedFields({ action: 'deletePartnerUsers', names: {}, before, after: { user_id: ['user_1'] } })).toEqual([
      { id: 'removed_1', label: 'Removed 1', theirs: 'Ana · Lopez · developer', yours: '' },
    ])
  })

  it('derive unknown labels, and are empty without data', () => {
    expect(changedFields({ action: 'toString', names: {}, before: null, after: { is_enabled: false } })).toEqual([
      { id: 'is_enabled', label: 'Is enabled', theirs: '', yours: 'No' },
    ])
    expect(changedFields({ action: 'createOrder', names: {}, before: null, after: { terms: ['net_thirty'] } })).toEqual(
      [{ id: 'terms', label: 'Terms', theirs: '', yours: 'Net thirty' }],
    )
    expect(changedFields({ action: 'newThing', names: {}, before: undefined, after: '(too long)' })).toEqual([])
  })

  it('omit fields that are empty before and after', () => {
    const schedule = { kind: 'net_settlement', columns: null }
    expect(changedFields({ action: 'deleteReportSchedule', names: {}, before: schedule, after: {} })).toEqual([
      { id: 'kind', label: 'Report', theirs: 'Net settlement', yours: '' },
    ])
  })

  it('show report schedules like their form', () => {
    const schedule = {
      kind: 'net_settlement',
      frequency: 'weekly',
      recipients: ['a@example.com', 'b@example.com'],
      columns: ['business_name', 'amount'],
    }
    const fields = [
      { id: 'kind', label: 'Report', theirs: '', yours: 'Net settlement' },
      { id: 'frequency', label: 'Frequency', theirs: '', yours: 'Every Monday, for the previous week' },
      { id: 'recipients', label: 'Recipients', theirs: '', yours: 'a@example.com, b@example.com' },
      { id: 'columns', label: 'Columns', theirs: '', yours: 'Business name, amount' },
    ]
    expect(changedFields({ action: 'createReportSchedule', names: {}, before: null, after: schedule })).toEqual(fields)
    const ended = changedFields({ action: 'deleteReportSchedule', names: {}, before: schedule, after: {} })
    expect(ended.map(({ label, theirs }) => [label, theirs])).toEqual(fields.map(({ label, yours }) => [label, yours]))
  })
})
