import { describe, expect, it } from 'vitest'
import { fakeApi } from '../testing/fakeApi'
import type { Api } from '../transport/api'
import type { Scope } from '../transport/scope'
import * as analytics from './analytics'
import * as details from './businessDetails'
import * as businesses from './businesses'
import * as capital from './capital'
import * as chat from './chat'
import * as crm from './crm'
import * as csvExports from './csvExports'
import * as dataShare from './dataShare'
import * as developer from './developer'
import * as home from './home'
import * as marketing from './marketing'
import * as notifications from './notifications'
import * as orders from './orders'
import * as settings from './settings'

const page = { cursor: 'c' }
const id = 'id_1'

const keysOf = (api: Api): Record<string, readonly unknown[]> => ({
  queryToken: analytics.queryToken(api).queryKey,
  cubeResult: analytics.cubeResult(api, { measures: ['offers.count'] }).queryKey,
  otherCubeResult: analytics.cubeResult(api, { measures: ['orders.count'] }).queryKey,
  cubeMeta: analytics.cubeMeta(api).queryKey,
  businessList: businesses.businessList(api, page).queryKey,
  businessCount: businesses.businessCount(api, {}).queryKey,
  businessDetail: businesses.businessDetail(api, id).queryKey,
  businessApplicationList: businesses.businessApplicationList(api, id, page).queryKey,
  businessBankInfo: details.businessBankInfo(api, id).queryKey,
  businessInfo: details.businessInfo(api, id).queryKey,
  businessFundedProductList: details.businessFundedProductList(api, id, page).queryKey,
  businessOfferList: details.businessOfferList(api, id, page).queryKey,
  businessOwnerInfo: details.businessOwnerInfo(api, id).queryKey,
  ownerAuth: details.ownerAuth(api, id).queryKey,
  fundedProductDetail: details.fundedProductDetail(api, id, 'capital_product_1').queryKey,
  otherFundedProductDetail: details.fundedProductDetail(api, id, 'capital_product_2').queryKey,
  paymentProgress: details.paymentProgress(api, id, 'capital_product_1').queryKey,
  productPaymentList: details.productPaymentList(api, id, 'capital_product_1', page).queryKey,
  paymentDetail: details.paymentDetail(api, id, 'payment_1').queryKey,
  businessTimeline: details.businessTimeline(api, id).queryKey,
  dailySalesList: details.dailySalesList(api, { business_id: id }).queryKey,
  businessMetadataStatus: details.businessMetadataStatus(api, [id]).queryKey,
  fundedProductList: capital.fundedProductList(api, page).queryKey,
  fundedProductCount: capital.fundedProductCount(api, {}).queryKey,
  applicationList: capital.applicationList(api, page).queryKey,
  applicationCount: capital.applicationCount(api, {}).queryKey,
  offerList: capital.offerList(api, page).queryKey,
  offerCount: capital.offerCount(api, {}).queryKey,
  csvExportList: csvExports.csvExportList(api).queryKey,
  csvExportDetail: csvExports.csvExportDetail(api, id).queryKey,
  chatChannelList: chat.chatChannelList(api).queryKey,
  crmIntegration: crm.crmIntegration(api).queryKey,
  crmEventList: crm.crmEventList(api, page).queryKey,
  crmEventDetail: crm.crmEventDetail(api, id).queryKey,
  crmAttemptList: crm.crmAttemptList(api, { event_id: id }).queryKey,
  crmSync: crm.crmSync(api).queryKey,
  dataShareSummary: dataShare.dataShareSummary(api).queryKey,
  datasetSchemaList: dataShare.datasetSchemaList(api).queryKey,
  incompleteBusinessList: dataShare.incompleteBusinessList(api, page).queryKey,
  datasetUploadList: dataShare.datasetUploadList(api, page).queryKey,
  s3UploadList: dataShare.s3UploadList(api, page).queryKey,
  datasetUploadDetail: dataShare.datasetUploadDetail(api, id).queryKey,
  uploadResultList: dataShare.uploadResultList(api, { event_id: id }).queryKey,
  s3UploadResultList: dataShare.s3UploadResultList(api, { event_id: id }).queryKey,
  uploadResultGroupList: dataShare.uploadResultGroupList(api, id).queryKey,
  rejectedRowList: dataShare.rejectedRowList(api, id, page).queryKey,
  s3IntegrationList: dataShare.s3IntegrationList(api).queryKey,
  s3IngestionConfigList: dataShare.s3IngestionConfigList(api).queryKey,
  apiRequestList: developer.apiRequestList(api, page).queryKey,
  apiRequestDetail: developer.apiRequestDetail(api, id).queryKey,
  apiErrorGroupList: developer.apiErrorGroupList(api, {}).queryKey,
  webhookEndpointList: developer.webhookEndpointList(api).queryKey,
  webhookEventList: developer.webhookEventList(api, page).queryKey,
  webhookEventDetail: developer.webhookEventDetail(api, id).queryKey,
  deliveryAttemptList: developer.deliveryAttemptList(api, { event_id: id }).queryKey,
  recoverableCount: developer.recoverableCount(api, { id, since: '2026-11-20T09:00:00Z' }).queryKey,
  homeSummary: home.homeSummary(api).queryKey,
  feeDiscountList: marketing.feeDiscountList(api, page).queryKey,
  feeDiscountDetail: marketing.feeDiscountDetail(api, id).queryKey,
  feeDiscountBusinessList: marketing.feeDiscountBusinessList(api, { id, state: 'running' }, page).queryKey,
  promotionAccess: marketing.promotionAccess(api).queryKey,
  revenueShare: marketing.revenueShare(api).queryKey,
  marketingIntegrationList: marketing.marketingIntegrationList(api).queryKey,
  integrationToken: marketing.integrationToken(api).queryKey,
  gtmToolkitList: marketing.gtmToolkitList(api).queryKey,
  gtmToolkitDetail: marketing.gtmToolkitDetail(api, { id: 'email' }).queryKey,
  offerCsvList: marketing.offerCsvList(api).queryKey,
  notificationList: notifications.notificationList(api, { state: 'unread' }).queryKey,
  readNotificationList: notifications.notificationList(api, { state: 'read' }).queryKey,
  subscriptionList: notifications.subscriptionList(api).queryKey,
  orderList: orders.orderList(api, page).queryKey,
  orderCredit: orders.orderCredit(api, id).queryKey,
  orderCount: orders.orderCount(api, {}).queryKey,
  partnerUserList: settings.partnerUserList(api).queryKey,
  branding: settings.branding(api).queryKey,
  widgetConfigList: settings.widgetConfigList(api).queryKey,
  supportInfo: settings.supportInfo(api).queryKey,
  apiKeyList: settings.apiKeyList(api).queryKey,
  auditEventList: settings.auditEventList(api, page).queryKey,
})

const scopes: Scope[] = [
  { partnerId: 'a', mode: 'prod' },
  { partnerId: 'a', mode: 'sandbox' },
  { partnerId: 'b', mode: 'prod' },
  { partnerId: null, mode: 'prod' },
]

describe('query keys', () => {
  it.each(scopes)('start with partner and mode: $partnerId, $mode', (scope) => {
    for (const key of Object.values(keysOf(fakeApi({}, { scope }))))
      expect(key.slice(0, 2)).toEqual([scope.partnerId ?? 'organization', scope.mode])
  })

  it('differ for every read and scope', () => {
    const all = scopes.flatMap((scope) =>
      Object.values(keysOf(fakeApi({}, { scope }))).map((key) => JSON.stringify(key)),
    )
    expect(new Set(all).size).toBe(all.length)
  })

  it('have no partner for reads across partners, and the user for reads by user', () => {
    const api = fakeApi({}, { scope: { partnerId: 'a', mode: 'prod' }, userId: 'user_7' })
    expect(settings.organizationUserList(api).queryKey.slice(0, 2)).toEqual(['organization', 'prod'])
    expect(developer.objectIdPrefixList(api).queryKey[0]).toBe('user_7')
  })

  it("don't depend on the order of businesses", () => {
    const api = fakeApi({})
    const key = (...ids: string[]) => details.businessMetadataStatus(api, ids).queryKey
    expect(key('b', 'a')).toEqual(key('a', 'b'))
  })
})

describe('reads of one object', () => {
  const isEnabled = (options: { enabled?: unknown }) => options.enabled

  it('are disabled without an ID', () => {
    const api = fakeApi({})
    const without = [
      details.businessBankInfo(api, ''),
      details.paymentProgress(api, id, ''),
      details.productPaymentList(api, id, '', {}),
      details.paymentDetail(api, id, ''),
      details.dailySalesList(api, { business_id: '' }),
      details.businessMetadataStatus(api, []),
      dataShare.uploadResultList(api, { event_id: '' }),
      developer.deliveryAttemptList(api, { event_id: '' }),
    ]
    expect(without.map(isEnabled)).toEqual(without.map(() => false))
    expect(isEnabled(details.paymentProgress(api, id, 'capital_product_1'))).toBe(true)
  })
})
