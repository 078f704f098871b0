/** Written by `npm run generate` from openapi/public-v1.yaml. Not to be edited. */
export interface paths {
    "/bank_accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List bank accounts
         * @description Returns the bank accounts of the key's partner and mode, newest first.
         */
        get: operations["listBankAccounts"];
        put?: never;
        /**
         * Create a bank account
         * @description Creates a bank account and sends a `bank_account.created` event. If `is_primary` is true, the previous primary account stops being primary.
         */
        post: operations["createBankAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank_accounts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a bank account
         * @description Returns one bank account of the key's partner and mode.
         */
        get: operations["getBankAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a bank account
         * @description Updates the given fields and sends a `bank_account.updated` event. Omitted fields keep their values. The account number can't be changed; create another account instead.
         */
        patch: operations["updateBankAccount"];
        trace?: never;
    };
    "/businesses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List businesses
         * @description Returns the businesses of the key's partner and mode, newest first.
         */
        get: operations["listBusinesses"];
        put?: never;
        /**
         * Create a business
         * @description Creates a business and sends a `business.created` event. Fails with 409 `external_id_taken` if another business has the external identifier.
         */
        post: operations["createBusiness"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/businesses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a business
         * @description Returns one business of the key's partner and mode.
         */
        get: operations["getBusiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a business
         * @description Updates the given fields and sends a `business.updated` event. Omitted fields keep their values. The country can't be changed, because amounts are in its currency.
         */
        patch: operations["updateBusiness"];
        trace?: never;
    };
    "/capital_product_applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List capital product applications
         * @description Returns the capital product applications of the key's partner and mode, newest first.
         */
        get: operations["listCapitalProductApplications"];
        put?: never;
        /**
         * Create a capital product application
         * @description Starts an application for an open offer and sends a `capital_product_application.created` event. Fails with 409 `offer_not_open` if the offer isn't open, and with 409 `application_pending` if the business has another undecided or unfunded application.
         */
        post: operations["createCapitalProductApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/capital_product_applications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a capital product application
         * @description Returns one capital product application of the key's partner and mode.
         */
        get: operations["getCapitalProductApplication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a capital product application
         * @description Updates the requested amount, submits the application, or withdraws it. The amount can be changed until the application is submitted (409 `application_not_open`). Submitting and withdrawing send a `capital_product_application.submitted` or `.withdrawn` event.
         */
        patch: operations["updateCapitalProductApplication"];
        trace?: never;
    };
    "/capital_product_applications/{id}/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit an application
         * @description Submits the application for review and sends a `capital_product_application.submitted` event. Fails with 422 `owner_missing` or `bank_account_missing` if the business lacks an owner or a bank account.
         */
        post: operations["submitCapitalProductApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/capital_product_applications/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw an application
         * @description Withdraws the application and sends a `capital_product_application.withdrawn` event. An approved one can be withdrawn until it is funded. Fails with 409 `application_decided` once it is denied, withdrawn, expired or funded.
         */
        post: operations["withdrawCapitalProductApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/capital_product_offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List capital product offers
         * @description Returns the capital product offers of the key's partner and mode, newest first.
         */
        get: operations["listCapitalProductOffers"];
        put?: never;
        /**
         * Create a capital product offer
         * @description Creates an offer and sends a `capital_product_offer.created` event. Fails with 409 `opted_out` if the business opted out of offers.
         */
        post: operations["createCapitalProductOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/capital_product_offers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a capital product offer
         * @description Returns one capital product offer of the key's partner and mode.
         */
        get: operations["getCapitalProductOffer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a capital product offer
         * @description Changes whether the offer may be used in marketing, or closes it (409 `offer_not_open` if it isn't open). Closing sends a `capital_product_offer.closed` event.
         */
        patch: operations["updateCapitalProductOffer"];
        trace?: never;
    };
    "/capital_products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List capital products
         * @description Returns the capital products of the key's partner and mode, newest first.
         */
        get: operations["listCapitalProducts"];
        put?: never;
        /**
         * Create a capital product
         * @description Funds an approved application and sends a `capital_product.funded` event. Fails with 409 `not_approved` if the application isn't approved.
         */
        post: operations["createCapitalProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/capital_products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a capital product
         * @description Returns one capital product of the key's partner and mode.
         */
        get: operations["getCapitalProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a capital product
         * @description Ends an outstanding product (409 `not_outstanding` otherwise) and sends an event named after its new status, such as `capital_product.waived`.
         */
        patch: operations["updateCapitalProduct"];
        trace?: never;
    };
    "/capital_product_payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List capital product payments
         * @description Returns the capital product payments of the key's partner and mode, newest first.
         */
        get: operations["listCapitalProductPayments"];
        put?: never;
        /**
         * Create a capital product payment
         * @description Creates a manual payment and sends a `capital_product_payment.created` event. The payment is pending until it settles. Fails with 409 `not_outstanding` if the product has no outstanding balance.
         */
        post: operations["createCapitalProductPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/capital_product_payments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a capital product payment
         * @description Returns one capital product payment of the key's partner and mode.
         */
        get: operations["getCapitalProductPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a capital product payment
         * @description Settles a pending payment (409 `payment_settled` otherwise). Requires a sandbox key (409 `sandbox_only`). Sends a `capital_product_payment.succeeded` or `.failed` event.
         */
        patch: operations["updateCapitalProductPayment"];
        trace?: never;
    };
    "/grace_period_details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List grace periods
         * @description Returns the grace periods of the key's partner and mode, newest first.
         */
        get: operations["listGracePeriods"];
        put?: never;
        /**
         * Create a grace period
         * @description Creates a grace period and sends a `grace_period.created` event. Due dates within it move behind it. Fails with 409 `overlap` if another grace period of the product covers one of its days.
         */
        post: operations["createGracePeriod"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/grace_period_details/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a grace period
         * @description Returns one grace period of the key's partner and mode.
         */
        get: operations["getGracePeriod"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a grace period
         * @description Updates the given fields, or cancels the grace period, and sends a `grace_period.updated` event. A cancelled grace period can't be changed (409 `grace_period_cancelled`), and one that has ended only in its reason (409 `grace_period_ended`).
         */
        patch: operations["updateGracePeriod"];
        trace?: never;
    };
    "/daily_sales_records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List daily sales records
         * @description Returns the daily sales records of the key's partner and mode, newest first.
         */
        get: operations["listDailySalesRecords"];
        put?: never;
        /**
         * Create a daily sales record
         * @description Creates a daily sales record and sends a `daily_sales_record.created` event. Fails with 409 `date_taken` if the business already has a record for the day.
         */
        post: operations["createDailySalesRecord"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/daily_sales_records/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create many daily sales records
         * @description Creates up to 1,000 daily sales records. Each is created or refused on its own: the response has one result per record, in the order of the request. Sends a `daily_sales_record.created` event for each created record.
         */
        post: operations["bulkCreateDailySalesRecords"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/daily_sales_records/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a daily sales record
         * @description Returns one daily sales record of the key's partner and mode.
         */
        get: operations["getDailySalesRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a daily sales record
         * @description Updates the given fields and sends a `daily_sales_record.updated` event. Omitted fields keep their values.
         */
        patch: operations["updateDailySalesRecord"];
        trace?: never;
    };
    "/net_settlement_payment_requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List net settlement payment requests
         * @description Returns the net settlement payment requests of the key's partner and mode, newest first.
         */
        get: operations["listNetSettlementPaymentRequests"];
        put?: never;
        /**
         * Create a net settlement payment request
         * @description Creates a pending request and sends a `net_settlement.created` event. Fails with 409 `batch_reference_taken` if another request has the reference.
         */
        post: operations["createNetSettlementPaymentRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/net_settlement_payment_requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a net settlement payment request
         * @description Returns one net settlement payment request of the key's partner and mode.
         */
        get: operations["getNetSettlementPaymentRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a net settlement payment request
         * @description Applies or cancels a pending request (409 `not_pending` otherwise) and sends a `net_settlement.applied` or `.cancelled` event. An applied request pays the outstanding products that are repaid from sales, starting with the oldest. Applying fails with 409 `nothing_outstanding` if there is no such product, and with 409 `not_outstanding` if the repayment is more than those products owe. Pending payments count as paid.
         */
        patch: operations["updateNetSettlementPaymentRequest"];
        trace?: never;
    };
    "/line_of_credit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List lines of credit
         * @description Returns the lines of credit of the key's partner and mode, newest first.
         */
        get: operations["listLineOfCredits"];
        put?: never;
        /**
         * Create a line of credit
         * @description Opens a line of credit from an approved application and sends a `line_of_credit.created` event. Fails with 409 `not_approved` if the application isn't approved, and with 409 `already_open` if it already has a line of credit. Owners whose identity isn't verified are a 422 `identity_unverified`.
         */
        post: operations["createLineOfCredit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/line_of_credit/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a line of credit
         * @description Returns one line of credit of the key's partner and mode.
         */
        get: operations["getLineOfCredit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a line of credit
         * @description Changes the status and sends a `line_of_credit.updated` event. A closed line can't be changed (409 `closed`).
         */
        patch: operations["updateLineOfCredit"];
        trace?: never;
    };
    "/line_of_credit_applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List line of credit applications
         * @description Returns the line of credit applications of the key's partner and mode, newest first.
         */
        get: operations["listLineOfCreditApplications"];
        put?: never;
        /**
         * Create a line of credit application
         * @description Creates an application for a line of credit and sends a `line_of_credit_application.created` event. The application is under review immediately, so a business without an owner or an enabled bank account is rejected with 422 `owner_missing` or `bank_account_missing`.
         */
        post: operations["createLineOfCreditApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/line_of_credit_applications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a line of credit application
         * @description Returns one line of credit application of the key's partner and mode.
         */
        get: operations["getLineOfCreditApplication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a line of credit application
         * @description Decides or withdraws an application that is under review (409 `application_decided` otherwise). Sends a `line_of_credit_application.approved`, `.denied` or `.withdrawn` event.
         */
        patch: operations["updateLineOfCreditApplication"];
        trace?: never;
    };
    "/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List orders
         * @description Returns the orders of the key's partner and mode, newest first.
         */
        get: operations["listOrders"];
        put?: never;
        /**
         * Create an order
         * @description Creates an order and sends an `order.created` event. If the business's credit limit is sufficient, the order is accepted immediately. Fails with 409 `external_id_taken` if another order has the external identifier.
         */
        post: operations["createOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve an order
         * @description Returns one order of the key's partner and mode.
         */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update an order
         * @description Accepts, finalizes or cancels the order, and sends an event named after its new status, such as `order.finalized`. Fails with 409 if the order's current status doesn't allow it, or if the credit limit isn't sufficient (`limit_exceeded`).
         */
        patch: operations["updateOrder"];
        trace?: never;
    };
    "/persons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List persons
         * @description Returns the persons of the key's partner and mode, newest first.
         */
        get: operations["listPersons"];
        put?: never;
        /**
         * Create a person
         * @description Creates a person and sends a `person.created` event. Link the person to a business with a person-business relationship.
         */
        post: operations["createPerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/persons/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a person
         * @description Returns one person of the key's partner and mode.
         */
        get: operations["getPerson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a person
         * @description Updates the given fields and sends a `person.updated` event. Omitted fields keep their values. Identity numbers can't be changed. Another name or date of birth must be verified again: `identity_status` becomes `not_started`.
         */
        patch: operations["updatePerson"];
        trace?: never;
    };
    "/person_business_relationships": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List person-business relationships
         * @description Returns the person-business relationships of the key's partner and mode, newest first.
         */
        get: operations["listPersonBusinessRelationships"];
        put?: never;
        /**
         * Create a person-business relationship
         * @description Links a person to a business and sends a `person_business_relationship.created` event. Fails with 409 `relationship_exists` if they're already linked.
         */
        post: operations["createPersonBusinessRelationship"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/person_business_relationships/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a person-business relationship
         * @description Returns one person-business relationship of the key's partner and mode.
         */
        get: operations["getPersonBusinessRelationship"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a person-business relationship
         * @description Updates the given fields and sends a `person_business_relationship.updated` event. Omitted fields keep their values.
         */
        patch: operations["updatePersonBusinessRelationship"];
        trace?: never;
    };
    "/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List refunds
         * @description Returns the refunds of the key's partner and mode, newest first.
         */
        get: operations["listRefunds"];
        put?: never;
        /**
         * Create a refund
         * @description Refunds all or part of a succeeded payment and sends a `refund.succeeded` event. Fails with 409 `payment_not_settled` if the payment hasn't succeeded, and with 409 `product_ended` if its product was cancelled, voided, waived or charged off.
         */
        post: operations["createRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/refunds/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a refund
         * @description Returns one refund of the key's partner and mode.
         */
        get: operations["getRefund"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a refund
         * @description Updates the reason and sends a `refund.updated` event.
         */
        patch: operations["updateRefund"];
        trace?: never;
    };
    "/webhook_endpoints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhook endpoints
         * @description Returns the webhook endpoints of the key's partner and mode, newest first.
         */
        get: operations["listWebhookEndpoints"];
        put?: never;
        /**
         * Create a webhook endpoint
         * @description Creates a webhook endpoint. The signing secret is returned only in this response. A partner can have up to 20 endpoints per mode (409 `too_many_endpoints`).
         */
        post: operations["createWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook_endpoints/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a webhook endpoint
         * @description Returns one webhook endpoint of the key's partner and mode.
         */
        get: operations["getWebhookEndpoint"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a webhook endpoint
         * @description Updates the given fields. Omitted fields keep their values.
         */
        patch: operations["updateWebhookEndpoint"];
        trace?: never;
    };
    "/payment_processor_entity_business_links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List payment processor links
         * @description Returns the payment processor links of the key's partner and mode, newest first.
         */
        get: operations["listPaymentProcessorEntityBusinessLinks"];
        put?: never;
        /**
         * Create a payment processor link
         * @description Links an account at a payment processor to a business and sends a `processor_link.created` event. Fails with 409 `entity_linked` if the account is already linked.
         */
        post: operations["createPaymentProcessorEntityBusinessLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment_processor_entity_business_links/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a payment processor link
         * @description Returns one payment processor link of the key's partner and mode.
         */
        get: operations["getPaymentProcessorEntityBusinessLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a payment processor link
         * @description Updates the given fields and sends a `processor_link.updated` event. Omitted fields keep their values.
         */
        patch: operations["updatePaymentProcessorEntityBusinessLink"];
        trace?: never;
    };
    "/balance_transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List balance transactions
         * @description Returns the balance transactions of the key's partner and mode, newest first.
         */
        get: operations["listBalanceTransactions"];
        put?: never;
        /**
         * Create a balance transaction
         * @description Creates an adjustment and sends a `balance_transaction.created` event. All other types of balance transactions are created by the server.
         */
        post: operations["createBalanceTransaction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/balance_transactions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a balance transaction
         * @description Returns one balance transaction of the key's partner and mode.
         */
        get: operations["getBalanceTransaction"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a balance transaction
         * @description Updates the description and sends a `balance_transaction.updated` event. All other fields are fixed.
         */
        patch: operations["updateBalanceTransaction"];
        trace?: never;
    };
    "/credit_limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List credit limits
         * @description Returns the credit limits of the key's partner and mode, newest first.
         */
        get: operations["listCreditLimits"];
        put?: never;
        /**
         * Create a credit limit
         * @description Creates a credit limit and sends a `credit_limit.created` event. Fails with 409 `limit_exists` if the business already has a limit for the product type.
         */
        post: operations["createCreditLimit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credit_limits/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a credit limit
         * @description Returns one credit limit of the key's partner and mode.
         */
        get: operations["getCreditLimit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a credit limit
         * @description Updates the given fields and sends a `credit_limit.updated` event. Omitted fields keep their values.
         */
        patch: operations["updateCreditLimit"];
        trace?: never;
    };
    "/eligibility": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List eligibility evaluations
         * @description Returns the eligibility evaluations of the key's partner and mode, newest first.
         */
        get: operations["listEligibilities"];
        put?: never;
        /**
         * Create an eligibility evaluation
         * @description Evaluates the business based on its sales in the last 90 days and sends an `eligibility.evaluated` event. Fails with 409 `eligibility_exists` if the business was already evaluated for the product type; update that evaluation instead.
         */
        post: operations["createEligibility"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/eligibility/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve an eligibility evaluation
         * @description Returns one eligibility evaluation of the key's partner and mode.
         */
        get: operations["getEligibility"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update an eligibility evaluation
         * @description Evaluates the business again, based on its sales in the last 90 days, and sends an `eligibility.evaluated` event.
         */
        patch: operations["updateEligibility"];
        trace?: never;
    };
    "/sandbox/capital_product_applications/{id}/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve or deny an application
         * @description Decides an application that is under review. Requires a sandbox key (409 `sandbox_only`).
         */
        post: operations["sandboxDecide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/capital_product_applications/{id}/fund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fund an application
         * @description Funds an approved application. Requires a sandbox key (409 `sandbox_only`).
         */
        post: operations["sandboxFund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/capital_products/{id}/advance_days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Advance days
         * @description Moves the product into the past, creates sales for each day and sends the debits of its business days. Each advance covers at least one business day. Requires a sandbox key (409 `sandbox_only`).
         */
        post: operations["sandboxAdvance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/capital_products/{id}/miss_payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fail the next payment
         * @description Advances to the next debit, or to the next retry if no other debit is planned. The bank returns it for insufficient funds. Fails with `no_debit_planned` if there is neither. Requires a sandbox key (409 `sandbox_only`).
         */
        post: operations["sandboxMissPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/capital_products/{id}/pay_off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay off a funded product
         * @description Pays the whole outstanding amount. Requires a sandbox key (409 `sandbox_only`).
         */
        post: operations["sandboxPayOff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/capital_products/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refund a payment
         * @description Refunds all or part of the last payment. Requires a sandbox key (409 `sandbox_only`).
         */
        post: operations["sandboxRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/capital_products/{id}/hardship_plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a hardship plan
         * @description Lowers every remaining payment until the product is repaid: due dates that are not covered are replaced by more and smaller ones, and a share of sales is reduced. Requires a sandbox key (409 `sandbox_only`).
         */
        post: operations["sandboxHardshipPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/capital_products/{id}/waive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Waive an amount
         * @description Forgives all or part of what is outstanding, the fee first. Waiving everything ends the product as `waived`. Requires a sandbox key (409 `sandbox_only`).
         */
        post: operations["sandboxWaive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/capital_products/{id}/charge_off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Charge off a funded product
         * @description Ends an outstanding product as `abandoned`. It stays owed, and payments on it are recoveries. Requires a sandbox key (409 `sandbox_only`).
         */
        post: operations["sandboxChargeOff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/capital_products/{id}/recover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Recover a charged-off amount
         * @description Collects a payment on a charged-off product (409 `not_charged_off` otherwise). Fails with 409 `payment_pending` if pending payments cover the outstanding amount. Requires a sandbox key (409 `sandbox_only`).
         */
        post: operations["sandboxRecover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/persons/{id}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify an identity
         * @description Sets the result of an identity verification. A business is funded only after its owners are verified. Requires a sandbox key (409 `sandbox_only`).
         */
        post: operations["sandboxVerifyPerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "balance_transaction.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A balance transaction was created
         * @description A balance transaction was created. Any 2xx response confirms the delivery; anything else is retried for three days.
         */
        post: operations["onBalanceTransactionCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "balance_transaction.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A balance transaction was changed
         * @description A balance transaction was changed. Any 2xx response confirms the delivery; anything else is retried for three days.
         */
        post: operations["onBalanceTransactionUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "bank_account.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A bank account was created
         * @description A bank account was created. Any 2xx response confirms the delivery; anything else is retried for three days.
         */
        post: operations["onBankAccountCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "bank_account.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A bank account was changed
         * @description A bank account was changed. Any 2xx response confirms the delivery; anything else is retried for three days.
         */
        post: operations["onBankAccountUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "business.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A business was created
         * @description A business was created. Any 2xx response confirms the delivery; anything else is retried for three days.
         */
        post: operations["onBusinessCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "business.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A business was changed
         * @description A business was changed. Its `status` follows from its offers, applications and products, and changes without this event. Any 2xx response confirms the delivery; anything else is retried for three days.
         */
        post: operations["onBusinessUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "capital_product.abandoned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A funded product was charged off
         * @description A funded product was charged off: the business stopped paying. Any 2xx response confirms the delivery; anything else is retried for three days.
         */
        post: operations["onCapitalProductAbandoned"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "capital_product.cancelled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A funded product was cancelled before any payment
         * @description A funded product was cancelled before any payment. Any 2xx response confirms the delivery; anything else is retried for three days.
         */
        post: operations["onCapitalProductCancelled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "capital_product.funded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An application was funded; the product is outstanding
         * @description An application was funded; the product is outstanding. Any 2xx response confirms the delivery; anything else is retried for three days.
         */
        post: operations["onCapitalProductFunded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "capital_product.paid_off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A funded product was paid off
         * @description A funded product was paid off. Any 2xx response confirms the delivery; anything else is retried for three days.
         */
        post: operations["onCapitalProductPaidOff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "capital_product.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A funded product got a hardship plan or a partial waiver, money was recovered after it was charged off, or a refund reopened it
         * @description A funded product got a hardship plan or a partial waiver, money was recovered after it was charged off, or a refund reopened it. Any 2xx response confirms the delivery; anything else is retried for three days.
         */
        post: operations["onCapitalProductUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "capital_product.void": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A funded product was voided
         * @description A funded product was voided: it never took effect. Any 2xx response confirms the delivery; anything else is retried for three days.
         */
        post: operations["onCapitalProductVoid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "capital_product.waived": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The rest of a funded product was waived
         * @description The rest of a funded product was waived. Any 2xx response confirms the delivery; anything else is retried for three days.
         */
        post: operations["onCapitalProductWaived"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "capital_product_application.approved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An application was approved
         * @description An application was approved. Any 2xx response confirms the delivery; anything else is retried for three days.
         */
        post: operations["onCapitalProductApplicationApproved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "capital_product_application.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An application was started
         * @description An application was started. Any 2xx response confirms the delivery; anything else is retried for three days.
         */
        post: operations["onCapitalProductApplicationCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "capital_product_application.denied": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An application was denied
         * @description An application was denied. Any 2xx response confirms the delivery; anything else is retried for three days.
         */
        post: operations["onCapitalProductApplicationDenied"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "capital_product_application.submitted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An application was submitted and is under review
         * @description An application was submitted and is under review. Any 2xx response confirms the delivery; anything else is retried for three days.
         */
        post: operations["onCapitalProductApplicationSubmitted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "capital_product_application.withdrawn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An application was withdrawn
         * @description An application was withdrawn. Any 2xx response confirms the delivery; anything else is retried for three days.
         */
        post: operations["onCapitalProductApplicationWithdrawn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "capital_product_offer.closed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An offer was closed
         * @description An offer was closed. Any 2xx response confirms the delivery; anything else is retried for three days.
         */
        post: operations["onCapitalProductOfferClosed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "capital_product_offer.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An offer was created
         * @description An offer was created. Any 2xx response confirms the delivery; anything else is retried for three days.
         */
        post: operations["onCapitalProductOfferCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "capital_product_payment.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A manual payment was initiated
         * @description A manual payment was initiated. Any 2xx response confirms the delivery; anything else is retried for three days.
         */
        post: operations["onCapitalProductPaymentCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "capital_product_payment.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The bank returned a payment; `failure_code` says why
         * @description The bank returned a payment; `failure_code` says why. Any 2xx response confirms the delivery; anything else is retried for three days.
         */
        post: operations["onCapitalProductPaymentFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "capital_product_payment.succeeded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A payment settled
         * @description A payment settled. Any 2xx response confirms the delivery; anything else is retried for three days.
         */
        post: operations["onCapitalProductPaymentSucceeded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "credit_limit.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A credit limit was created
         * @description A credit limit was created. Any 2xx response confirms the delivery; anything else is retried for three days.
         */
        post: operations["onCreditLimitCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "credit_limit.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A credit limit was changed
         * @description A credit limit was changed. Any 2xx response confirms the delivery; anything else is retried for three days.
         */
        post: operations["onCreditLimitUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "daily_sales_record.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A daily sales record was created through the API
         * @description A daily sales record was created through the API. A data share file sends `dataset_upload.completed` only. Any 2xx response confirms the delivery; anything else is retried for three days.
         */
        post: operations["onDailySalesRecordCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "daily_sales_record.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A daily sales record was changed through the API
         * @description A daily sales record was changed through the API. Any 2xx response confirms the delivery; anything else is retried for three days.
         */
        post: operations["onDailySalesRecordUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "dataset_upload.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A data share file was imported
         * @description A data share file was imported. Any 2xx response confirms the delivery; anything else is retried for three days.
         */
        post: operations["onDatasetUploadCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "dataset_upload.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A data share file couldn't be imported
         * @description A data share file couldn't be imported. Any 2xx response confirms the delivery; anything else is retried for three days.
         */
        post: operations["onDatasetUploadFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "eligibility.evaluated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A business was evaluated for a product
         * @description A business was evaluated for a product. Any 2xx response confirms the delivery; anything else is retried for three days.
         */
        post: operations["onEligibilityEvaluated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "grace_period.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A grace period was created
         * @description A grace period was created. Any 2xx response confirms the delivery; anything else is retried for three days.
         */
        post: operations["onGracePeriodCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "grace_period.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A grace period was changed
         * @description A grace period was changed. Any 2xx response confirms the delivery; anything else is retried for three days.
         */
        post: operations["onGracePeriodUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "line_of_credit.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A line of credit was created
         * @description A line of credit was created. Any 2xx response confirms the delivery; anything else is retried for three days.
         */
        post: operations["onLineOfCreditCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "line_of_credit.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A line of credit was changed
         * @description A line of credit was changed. Any 2xx response confirms the delivery; anything else is retried for three days.
         */
        post: operations["onLineOfCreditUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "line_of_credit_application.approved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A line of credit application was approved
         * @description A line of credit application was approved. Any 2xx response confirms the delivery; anything else is retried for three days.
         */
        post: operations["onLineOfCreditApplicationApproved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "line_of_credit_application.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A line of credit application was created
         * @description A line of credit application was created. Any 2xx response confirms the delivery; anything else is retried for three days.
         */
        post: operations["onLineOfCreditApplicationCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "line_of_credit_application.denied": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A line of credit application was denied
         * @description A line of credit application was denied. Any 2xx response confirms the delivery; anything else is retried for three days.
         */
        post: operations["onLineOfCreditApplicationDenied"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "line_of_credit_application.withdrawn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A line of credit application was withdrawn
         * @description A line of credit application was withdrawn. Any 2xx response confirms the delivery; anything else is retried for three days.
         */
        post: operations["onLineOfCreditApplicationWithdrawn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "net_settlement.applied": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A net settlement was applied as a payment
         * @description A net settlement was applied as a payment. Any 2xx response confirms the delivery; anything else is retried for three days.
         */
        post: operations["onNetSettlementApplied"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "net_settlement.cancelled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A net settlement was cancelled
         * @description A net settlement was cancelled. Any 2xx response confirms the delivery; anything else is retried for three days.
         */
        post: operations["onNetSettlementCancelled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "net_settlement.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A net settlement was created
         * @description A net settlement was created. Any 2xx response confirms the delivery; anything else is retried for three days.
         */
        post: operations["onNetSettlementCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.accepted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The business accepted an order
         * @description The business accepted an order. Any 2xx response confirms the delivery; anything else is retried for three days.
         */
        post: operations["onOrderAccepted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.cancelled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An order was cancelled
         * @description An order was cancelled. Any 2xx response confirms the delivery; anything else is retried for three days.
         */
        post: operations["onOrderCancelled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An order was created
         * @description An order was created. Any 2xx response confirms the delivery; anything else is retried for three days.
         */
        post: operations["onOrderCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.finalized": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An order was finalized; its payment terms have started
         * @description An order was finalized; its payment terms have started. Any 2xx response confirms the delivery; anything else is retried for three days.
         */
        post: operations["onOrderFinalized"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "person.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A person was created
         * @description A person was created. Any 2xx response confirms the delivery; anything else is retried for three days.
         */
        post: operations["onPersonCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "person.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A person was changed
         * @description A person was changed. Any 2xx response confirms the delivery; anything else is retried for three days.
         */
        post: operations["onPersonUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "person_business_relationship.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A role of a person in a business was created
         * @description A role of a person in a business was created. Any 2xx response confirms the delivery; anything else is retried for three days.
         */
        post: operations["onPersonBusinessRelationshipCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "person_business_relationship.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A role of a person in a business was changed
         * @description A role of a person in a business was changed. Any 2xx response confirms the delivery; anything else is retried for three days.
         */
        post: operations["onPersonBusinessRelationshipUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "processor_link.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A link to a payment processor was created
         * @description A link to a payment processor was created. Any 2xx response confirms the delivery; anything else is retried for three days.
         */
        post: operations["onProcessorLinkCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "processor_link.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A link to a payment processor was changed
         * @description A link to a payment processor was changed. Any 2xx response confirms the delivery; anything else is retried for three days.
         */
        post: operations["onProcessorLinkUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "refund.succeeded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A payment was refunded
         * @description A payment was refunded. Any 2xx response confirms the delivery; anything else is retried for three days.
         */
        post: operations["onRefundSucceeded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "refund.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A refund was changed
         * @description A refund was changed. Any 2xx response confirms the delivery; anything else is retried for three days.
         */
        post: operations["onRefundUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "test.ping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A test event that you sent from the dashboard
         * @description A test event that you sent from the dashboard. Delivered to one endpoint, regardless of the types it subscribes to.
         */
        post: operations["onTestPing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /**
         * @description Opaque position in a list. A cursor is only valid with the filters and sort order of the list that returned it.
         * @example eyJ2IjpbIkFjbWUiXSwiZCI6Im5leHQifQ
         */
        Cursor: string;
        /**
         * @description Unique identifier of a business: `business_` followed by a UUID.
         * @example business_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
         */
        BusinessId: string;
        /**
         * @description Type of bank account.
         * @example checking
         * @enum {string}
         */
        AccountType: "checking" | "savings";
        /**
         * @description How money is transferred: `electrical` is displayed as Bank transfer, `wire` as Wire.
         * @example electrical
         * @enum {string}
         */
        TransferMethod: "electrical" | "wire";
        /**
         * @description ISO 4217 currency code. Amounts in different currencies are never added up.
         * @example USD
         * @enum {string}
         */
        Currency: "USD" | "CAD";
        /**
         * @description Whether the object is enabled.
         * @example enabled
         * @enum {string}
         */
        EnabledState: "enabled" | "disabled";
        /** @description A bank account of a business. */
        BankAccount: {
            /**
             * @description Unique identifier of the bank account.
             * @example bank_account_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            id: string;
            business_id: components["schemas"]["BusinessId"];
            /**
             * @description Name of the account holder.
             * @example Ortega Kitchens LLC
             */
            account_holder_name: string;
            account_type: components["schemas"]["AccountType"];
            /**
             * @description Last four digits of the number.
             * @example 6789
             */
            account_number_last4: string;
            /**
             * @description ABA routing number of a US account: nine digits with a valid checksum. Null for Canadian accounts.
             * @example 110000000
             */
            routing_number: string | null;
            /**
             * @description Institution number of a Canadian account: three digits. Null for US accounts.
             * @example 004
             */
            institution_number: string | null;
            /**
             * @description Transit number of a Canadian account: five digits. Null for US accounts.
             * @example 12345
             */
            transit_number: string | null;
            /**
             * @description Name that identifies the account to the business; null if there is none.
             * @example Operating account
             */
            nickname: string | null;
            transfer_method: components["schemas"]["TransferMethod"];
            /**
             * @description Whether payments are debited from this account. A business has at most one primary account.
             * @example true
             */
            is_primary: boolean;
            currency: components["schemas"]["Currency"];
            status: components["schemas"]["EnabledState"];
            /**
             * Format: date-time
             * @description Time of creation (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time of the last change (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            updated_at: string;
        };
        /** @description One page of bank accounts. */
        BankAccountPage: {
            /** @description Results on this page; empty if nothing matches. */
            results: components["schemas"]["BankAccount"][];
            /** @description Cursor of the previous page; null on the first page. */
            previous: components["schemas"]["Cursor"] | null;
            /** @description Cursor of the next page; null on the last page. */
            next: components["schemas"]["Cursor"] | null;
            /**
             * @description Number of results before this page; 0 on the first page.
             * @example 25
             */
            start: number;
        };
        /**
         * @description Machine-readable error code. The number is the HTTP status that it comes with. New codes may be added.
         * @example invalid_request
         * @enum {string}
         */
        ErrorCode: "already_open" | "application_decided" | "application_not_open" | "application_pending" | "batch_reference_taken" | "closed" | "date_taken" | "eligibility_exists" | "entity_linked" | "external_id_taken" | "grace_period_cancelled" | "grace_period_ended" | "limit_exceeded" | "limit_exists" | "not_approved" | "not_outstanding" | "debits_stopped" | "not_pending" | "not_under_review" | "no_debit_planned" | "nothing_outstanding" | "nothing_paid" | "offer_missing" | "offer_not_open" | "opted_out" | "order_cancelled" | "order_finalized" | "order_not_accepted" | "order_not_opened" | "overlap" | "payment_not_settled" | "payment_pending" | "payment_settled" | "payments_made" | "product_ended" | "relationship_exists" | "sandbox_only" | "too_many_endpoints" | "hardship_plan_active" | "not_charged_off" | "idempotency_key_reused" | "invalid_request" | "api_version" | "bank_account_missing" | "identity_unverified" | "invalid" | "owner_missing" | "country" | "currency" | "cursor" | "exclusive" | "money" | "naics" | "partner_limit" | "range" | "required" | "return_code" | "sole_proprietor" | "state" | "url" | "not_found" | "no_such_path" | "unauthenticated" | "not_allowed" | "method_not_allowed" | "too_slow" | "too_large" | "too_long" | "unsupported_media_type" | "too_many_requests" | "headers_too_large" | "unparsable" | "refused" | "internal_error" | "unknown_method" | "database_unavailable" | "database_busy" | "outcome_unknown" | "storage_full";
        ProblemPart: {
            /**
             * @description Part of the request that is invalid.
             * @example query
             * @enum {string}
             */
            in: "body" | "query" | "path" | "header";
            /**
             * @description JSON pointer (RFC 6901) into that part; empty if it refers to the whole part.
             * @example /page_size
             */
            pointer: string;
            /**
             * @description Machine-readable error code.
             * @example enum
             */
            code: string;
            /**
             * @description What is wrong, for display.
             * @example must be one of 25, 50, 100
             */
            detail: string;
        };
        /** @description An error in the format of RFC 9457. */
        Problem: {
            /**
             * @description URI reference that identifies the problem type; `about:blank` if `code` identifies it.
             * @example about:blank
             */
            type: string;
            /**
             * @description Short summary of the problem type, the same for every occurrence.
             * @example Invalid request
             */
            title: string;
            /**
             * @description HTTP status code.
             * @example 422
             */
            status: number;
            /**
             * @description What is wrong with this request, for display.
             * @example page_size must be from 1 to 100.
             */
            detail?: string;
            /**
             * @description URI reference of this occurrence.
             * @example /api/session
             */
            instance?: string;
            /**
             * @description Machine-readable error code. Codes are stable; new ones may be added.
             * @example invalid_request
             */
            code: components["schemas"]["ErrorCode"] | string;
            /**
             * @description Request ID, also in the server's log. Include it when you ask for help.
             * @example req_0b6cf1a2-5b7e-4a53-9f3e-2f1a3a0d3c55
             */
            request_id: string;
            /** @description Invalid parts of the request. */
            errors?: components["schemas"]["ProblemPart"][];
        };
        /** @description A new bank account. */
        CreateBankAccountRequest: {
            business_id: components["schemas"]["BusinessId"];
            /**
             * @description Name of the account holder.
             * @example Ortega Kitchens LLC
             */
            account_holder_name: string;
            account_type: components["schemas"]["AccountType"];
            /**
             * @description Account number: 5 to 17 digits in the US, 7 to 12 in Canada. Stored encrypted; only the last four digits are ever returned.
             * @example 000123456789
             */
            account_number: string;
            /**
             * @description ABA routing number of a US account: nine digits with a valid checksum. Null for Canadian accounts.
             * @example 110000000
             */
            routing_number?: string | null;
            /**
             * @description Institution number of a Canadian account: three digits. Null for US accounts.
             * @example 004
             */
            institution_number?: string | null;
            /**
             * @description Transit number of a Canadian account: five digits. Null for US accounts.
             * @example 12345
             */
            transit_number?: string | null;
            /**
             * @description Name that identifies the account to the business; null if there is none.
             * @example Operating account
             */
            nickname?: string | null;
            transfer_method?: components["schemas"]["TransferMethod"];
            /**
             * @description Whether payments are debited from this account. A business has at most one primary account.
             * @example true
             */
            is_primary?: boolean;
        };
        /** @description Changes to a bank account. Omitted fields keep their values. */
        UpdateBankAccountRequest: {
            /**
             * @description Name of the account holder.
             * @example Ortega Kitchens LLC
             */
            account_holder_name?: string;
            /**
             * @description Name that identifies the account to the business; null if there is none.
             * @example Operating account
             */
            nickname?: string | null;
            transfer_method?: components["schemas"]["TransferMethod"];
            /**
             * @description Whether payments are debited from this account. A business has at most one primary account.
             * @example true
             */
            is_primary?: boolean;
            status?: components["schemas"]["EnabledState"];
        };
        /**
         * @description Capital status of a business: no open offer, an open offer, an undecided application, an outstanding funded product, or nothing outstanding after at least one product was paid off.
         * @example funded
         * @enum {string}
         */
        BusinessStatus: "no_offer" | "offer_available" | "applied" | "funded" | "repaid";
        /**
         * @description Legal form (entity type) of a business.
         * @example llc
         * @enum {string}
         */
        IncorporationType: "llc" | "corporation" | "sole_proprietorship" | "partnership" | "cooperative" | "business_trust" | "joint_venture" | "other";
        /**
         * @description Postal code of a US state, DC, a US territory, or a Canadian province or territory.
         * @example TX
         * @enum {string}
         */
        Region: "AL" | "AK" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "DC" | "FL" | "GA" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "WA" | "WV" | "WI" | "WY" | "AS" | "GU" | "MP" | "PR" | "VI" | "AB" | "BC" | "MB" | "NB" | "NL" | "NS" | "NT" | "NU" | "ON" | "PE" | "QC" | "SK" | "YT";
        /**
         * @description ISO 3166-1 alpha-2 country code.
         * @example US
         * @enum {string}
         */
        Country: "US" | "CA";
        Address: {
            /**
             * @description Street name and number.
             * @example 600 Congress Ave
             */
            address_line1: string;
            /**
             * @description Suite, floor or unit; null if there is none.
             * @example Suite 200
             */
            address_line2: string | null;
            /**
             * @description What the address is used for; null if unknown.
             * @example business
             */
            address_type: string | null;
            /**
             * @description City or town.
             * @example Austin
             */
            city: string;
            state: components["schemas"]["Region"];
            /**
             * @description US ZIP code or Canadian postal code, as entered.
             * @example 78701
             */
            postal_code: string;
            country: components["schemas"]["Country"];
        };
        /** @description A business customer of the partner. */
        Business: {
            /**
             * @description Unique identifier of the business.
             * @example business_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            id: string;
            /**
             * @description Your own identifier of the object; unique within the partner and mode.
             * @example HRV-10042
             */
            external_id: string;
            /**
             * @description Registered legal name.
             * @example Ortega Kitchens LLC
             */
            legal_name: string;
            /**
             * @description Name the business trades under (doing business as); null if it uses its legal name.
             * @example Taqueria Ortega
             */
            dba_name: string | null;
            incorporation_type: components["schemas"]["IncorporationType"];
            /** @description State, territory or province of incorporation; null if unknown. */
            incorporation_state: components["schemas"]["Region"] | null;
            /**
             * @description Last four digits of the EIN (US) or business number (Canada); null if unknown.
             * @example 4567
             */
            tax_id_last4: string | null;
            /**
             * @description NAICS industry code, 2022 edition: six digits; null if unknown.
             * @example 722511
             */
            naics_code: string | null;
            /**
             * @description Phone number in the business's country: ten digits, with an optional leading 1; null if unknown.
             * @example 5125550123
             */
            phone: string | null;
            /**
             * Format: loose-email
             * @description Email address; null if unknown.
             * @example hello@example.com
             */
            email: string | null;
            /**
             * @description Website URL (http or https), up to 400 characters; null if unknown.
             * @example https://taqueria-ortega.example
             */
            url: string | null;
            /**
             * Format: date
             * @description Date of foundation (yyyy-mm-dd), in the past; null if unknown.
             * @example 2016-05-01
             */
            established_date: string | null;
            /** @description Business address. */
            address: components["schemas"]["Address"];
            currency: components["schemas"]["Currency"];
            status: components["schemas"]["BusinessStatus"];
            /**
             * Format: date-time
             * @description Time of creation (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time of the last change (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            updated_at: string;
        };
        /** @description One page of businesses. */
        BusinessPage: {
            /** @description Results on this page; empty if nothing matches. */
            results: components["schemas"]["Business"][];
            /** @description Cursor of the previous page; null on the first page. */
            previous: components["schemas"]["Cursor"] | null;
            /** @description Cursor of the next page; null on the last page. */
            next: components["schemas"]["Cursor"] | null;
            /**
             * @description Number of results before this page; 0 on the first page.
             * @example 25
             */
            start: number;
        };
        /** @description A postal address. */
        AddressInput: {
            /**
             * @description Street name and number.
             * @example 600 Congress Ave
             */
            address_line1: string;
            /**
             * @description Suite, floor or unit; null if there is none.
             * @example Suite 200
             */
            address_line2?: string | null;
            /**
             * @description What the address is used for, such as `business`; null if unknown.
             * @example business
             */
            address_type?: string | null;
            /**
             * @description City or town.
             * @example Austin
             */
            city: string;
            state: components["schemas"]["Region"];
            /**
             * @description US ZIP code or Canadian postal code.
             * @example 78701
             */
            postal_code: string;
            country: components["schemas"]["Country"];
        };
        /** @description A new business. */
        CreateBusinessRequest: {
            /**
             * @description Your own identifier of the object; unique within the partner and mode.
             * @example HRV-10042
             */
            external_id: string;
            /**
             * @description Registered legal name.
             * @example Ortega Kitchens LLC
             */
            legal_name: string;
            /**
             * @description Name the business trades under (doing business as); null if it uses its legal name.
             * @example Taqueria Ortega
             */
            dba_name?: string | null;
            incorporation_type: components["schemas"]["IncorporationType"];
            /** @description State, territory or province of incorporation. Null or omitted if unknown. */
            incorporation_state?: components["schemas"]["Region"] | null;
            /**
             * @description Employer identification number of a US business: nine digits. Stored encrypted; only the last four digits are ever returned. Null or omitted if unknown.
             * @example 00-1234567
             */
            ein?: string | null;
            /**
             * @description Business number of a Canadian business: nine digits. Stored encrypted; only the last four digits are ever returned. Null or omitted if unknown.
             * @example 123456789
             */
            business_number?: string | null;
            /**
             * @description NAICS industry code, 2022 edition: six digits. Null or omitted if unknown.
             * @example 722511
             */
            naics_code?: string | null;
            /**
             * @description Phone number in the business's country: ten digits, with an optional leading 1. Null or omitted if unknown.
             * @example 5125550123
             */
            phone?: string | null;
            /**
             * Format: loose-email
             * @description Email address of the business. Null or omitted if unknown.
             * @example hello@example.com
             */
            email?: string | null;
            /**
             * @description Website URL (http or https), up to 400 characters. Null or omitted if unknown.
             * @example https://taqueria-ortega.example
             */
            url?: string | null;
            /**
             * Format: date
             * @description Date of foundation (yyyy-mm-dd), in the past; null if unknown.
             * @example 2016-05-01
             */
            established_date?: string | null;
            address: components["schemas"]["AddressInput"];
        };
        /** @description Changes to a business. Omitted fields keep their values. */
        UpdateBusinessRequest: {
            /**
             * @description Registered legal name.
             * @example Ortega Kitchens LLC
             */
            legal_name?: string;
            /**
             * @description Name the business trades under (doing business as); null if it uses its legal name.
             * @example Taqueria Ortega
             */
            dba_name?: string | null;
            incorporation_type?: components["schemas"]["IncorporationType"];
            /** @description State, territory or province of incorporation. Null removes it. */
            incorporation_state?: components["schemas"]["Region"] | null;
            /**
             * @description NAICS industry code, 2022 edition: six digits. Null removes it.
             * @example 722511
             */
            naics_code?: string | null;
            /**
             * @description Phone number in the business's country: ten digits, with an optional leading 1. Null removes it.
             * @example 5125550123
             */
            phone?: string | null;
            /**
             * Format: loose-email
             * @description Email address of the business. Null removes it.
             * @example hello@example.com
             */
            email?: string | null;
            /**
             * @description Website URL (http or https), up to 400 characters. Null removes it.
             * @example https://taqueria-ortega.example
             */
            url?: string | null;
            /**
             * Format: date
             * @description Date of foundation (yyyy-mm-dd), in the past; null if unknown.
             * @example 2016-05-01
             */
            established_date?: string | null;
            address?: components["schemas"]["AddressInput"];
        };
        /**
         * @description Status of an application. It never moves backwards: `in_progress` → `action_required` ⇄ `under_review` → `approved` → `funded`, or `denied` from `under_review`, `withdrawn` from any state before `funded`, or `expired` from any state before `approved`.
         * @example under_review
         * @enum {string}
         */
        ApplicationStatus: "in_progress" | "action_required" | "under_review" | "approved" | "denied" | "withdrawn" | "expired" | "funded";
        /**
         * @description Type of capital product.
         * @example merchant_cash_advance
         * @enum {string}
         */
        ProductType: "merchant_cash_advance" | "flex_loan" | "term_loan" | "bnpl" | "spend_card";
        /**
         * @description Progress of the decision on an application. A denied application keeps the last value; its `status` is `denied`.
         * @example under_review
         * @enum {string}
         */
        Approval: "not_started" | "under_review" | "approved";
        /**
         * @description Status of an application step.
         * @example completed
         * @enum {string}
         */
        StepStatus: "completed" | "in_progress" | "not_started" | "failed" | "expired";
        /** @description One step of an application. */
        ApplicationStep: {
            /**
             * @description Identifier of the step, stable across languages.
             * @example bank_account
             */
            key: string;
            status: components["schemas"]["StepStatus"];
        };
        /**
         * Format: money
         * @description Amount with at most two decimals, in the accompanying `currency`.
         * @example 12500.5
         */
        Money: number;
        /** @description Costs disclosed to a business for an approved application. The record is created with the approval and final once it's signed at funding. */
        Disclosure: {
            /** @description Amount paid out to the business, in the application's currency. */
            amount_financed: components["schemas"]["Money"];
            /** @description Fee after discounts. */
            finance_charge: components["schemas"]["Money"];
            /** @description `amount_financed` plus `finance_charge`. */
            total_payment_amount: components["schemas"]["Money"];
            /**
             * @description Estimated annual percentage rate as a fraction, such as 0.25 for 25%; null if it can't be estimated.
             * @example 0.31
             */
            estimated_apr: number | null;
            /** @description First planned payment, or the average per 30 days for payments that follow sales. */
            payment_amount: components["schemas"]["Money"];
            /**
             * @description How often `payment_amount` is due; `once` for a single due date.
             * @example monthly
             * @enum {string}
             */
            payment_frequency: "weekly" | "monthly" | "once";
            /**
             * @description Term in days; estimated for payments that follow sales.
             * @example 240
             */
            term_days: number;
            /**
             * Format: date
             * @description Version of the disclosure's form (yyyy-mm-dd).
             * @example 2026-11-01
             */
            version: string;
            /**
             * Format: date-time
             * @description Time the costs were disclosed (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            disclosed_at: string;
            /**
             * Format: date-time
             * @description Time the business signed (RFC 3339, UTC); null until the application is funded.
             * @example 2026-11-21T09:30:00Z
             */
            signed_at: string | null;
        };
        /**
         * @description Principal reason of a denial.
         * @example sales_declining
         * @enum {string}
         */
        AdverseActionCode: "sales_declining" | "sales_history_short" | "sales_too_low" | "bank_account_unverified" | "identity_unverified" | "obligations_excessive" | "payment_history" | "other";
        /** @description Principal reason of a denial, as stated in the adverse-action notice. */
        AdverseAction: {
            code: components["schemas"]["AdverseActionCode"];
            /**
             * @description Reason for display.
             * @example Sales have fallen in each of the last three months.
             */
            reason: string;
        };
        /** @description An application for an offer. */
        CapitalProductApplication: {
            /**
             * @description Unique identifier of the capital product application.
             * @example application_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            id: string;
            business_id: components["schemas"]["BusinessId"];
            /**
             * @description ID of the offer; null if there is none.
             * @example offer_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            offer_id: string | null;
            product_type: components["schemas"]["ProductType"];
            /**
             * Format: money
             * @description Requested amount in the offer's currency, between its `min_amount` and `max_amount`.
             * @example 12500.5
             */
            requested_amount: number;
            currency: components["schemas"]["Currency"];
            status: components["schemas"]["ApplicationStatus"];
            approval: components["schemas"]["Approval"];
            /** @description Steps of the application, in order. */
            steps: components["schemas"]["ApplicationStep"][];
            /** @description Reasons for the decision, for display; empty before a decision. */
            decision_reasons: string[];
            /** @description Costs disclosed to the business; null until it's approved, and for applications from before the record existed. */
            disclosure: components["schemas"]["Disclosure"] | null;
            /** @description Principal reason of the denial; null unless denied. */
            adverse_action: components["schemas"]["AdverseAction"] | null;
            /** @description Information the business still has to submit; empty if nothing is missing. */
            needs: string[];
            /**
             * Format: date-time
             * @description Time of submission (RFC 3339, UTC); null until it's submitted.
             * @example 2026-11-20T09:30:00Z
             */
            submitted_at: string | null;
            /**
             * Format: date-time
             * @description Time of the decision (RFC 3339, UTC); null until it's decided.
             * @example 2026-11-20T09:30:00Z
             */
            decided_at: string | null;
            /**
             * Format: date-time
             * @description Time of creation (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time of the last change (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            updated_at: string;
        };
        /** @description One page of capital product applications. */
        CapitalProductApplicationPage: {
            /** @description Results on this page; empty if nothing matches. */
            results: components["schemas"]["CapitalProductApplication"][];
            /** @description Cursor of the previous page; null on the first page. */
            previous: components["schemas"]["Cursor"] | null;
            /** @description Cursor of the next page; null on the last page. */
            next: components["schemas"]["Cursor"] | null;
            /**
             * @description Number of results before this page; 0 on the first page.
             * @example 25
             */
            start: number;
        };
        /** @description A new capital product application. */
        CreateCapitalProductApplicationRequest: {
            business_id: components["schemas"]["BusinessId"];
            /**
             * @description ID of an open offer to the same business.
             * @example offer_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            offer_id: string;
            /**
             * Format: money
             * @description Requested amount in the offer's currency, between its `min_amount` and `max_amount`.
             * @example 12500.5
             */
            requested_amount: number;
        };
        /** @description Changes to a capital product application. Omitted fields keep their values. */
        UpdateCapitalProductApplicationRequest: {
            /**
             * Format: money
             * @description Requested amount in the offer's currency, between its `min_amount` and `max_amount`.
             * @example 12500.5
             */
            requested_amount?: number;
            /**
             * @deprecated
             * @description Use `POST /capital_product_applications/{id}/submit`. Set to true to submit the application.
             * @example true
             */
            submit?: boolean;
            /**
             * @deprecated
             * @description Use `POST /capital_product_applications/{id}/withdraw`. Set to true to withdraw the application.
             * @example true
             */
            withdraw?: boolean;
        };
        /**
         * @description Status of an offer. An `open` offer becomes `accepted`, `expired`, `closed` or `replaced`; these are final.
         * @example open
         * @enum {string}
         */
        OfferStatus: "open" | "accepted" | "expired" | "closed" | "replaced";
        /** @description A discount on an offer's fee. */
        Discount: {
            /**
             * @description Share of the fee that is waived, as a fraction, such as 0.25 for 25%.
             * @example 0.25
             */
            rate: number;
            /**
             * @description Promotion that the discount comes from.
             * @example fee_discount_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            source: string;
        };
        /** @description An offer of capital to a business. */
        CapitalProductOffer: {
            /**
             * @description Unique identifier of the capital product offer.
             * @example offer_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            id: string;
            business_id: components["schemas"]["BusinessId"];
            product_type: components["schemas"]["ProductType"];
            status: components["schemas"]["OfferStatus"];
            /**
             * @description Reason for the offer: `standard`, `renewal` of an earlier product, or `promotion`.
             * @example standard
             * @enum {string}
             */
            campaign_type: "standard" | "renewal" | "promotion";
            /**
             * @description Whether the offer adds to a product that is already funded.
             * @example false
             */
            is_top_up: boolean;
            /**
             * @description Whether the offer may be used in marketing.
             * @example true
             */
            is_marketable: boolean;
            /**
             * Format: money
             * @description Smallest amount the business can request, in `currency`.
             * @example 500
             */
            min_amount: number;
            /**
             * Format: money
             * @description Largest amount the business can request, in `currency`.
             * @example 12500.5
             */
            max_amount: number;
            currency: components["schemas"]["Currency"];
            /**
             * @description Fee as a fraction of the amount, such as 0.12 for 12%.
             * @example 0.11
             */
            fee_rate: number;
            /**
             * @description Holdback: the share of daily sales used for repayment, as a fraction, such as 0.15 for 15%; null if payments are fixed.
             * @example 0.1
             */
            repayment_rate: number | null;
            /** @description Discount on the fee from a promotion; null if there is none. */
            discount: components["schemas"]["Discount"] | null;
            /**
             * Format: date-time
             * @description Time the offer opens (RFC 3339, UTC). Defaults to now.
             * @example 2026-11-20T09:30:00Z
             */
            starts_at: string;
            /**
             * Format: date-time
             * @description Time the offer expires (RFC 3339, UTC). Defaults to 30 days after it opens.
             * @example 2026-12-20T09:30:00Z
             */
            expires_at: string;
            /**
             * Format: date-time
             * @description Time of creation (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time of the last change (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            updated_at: string;
        };
        /** @description One page of capital product offers. */
        CapitalProductOfferPage: {
            /** @description Results on this page; empty if nothing matches. */
            results: components["schemas"]["CapitalProductOffer"][];
            /** @description Cursor of the previous page; null on the first page. */
            previous: components["schemas"]["Cursor"] | null;
            /** @description Cursor of the next page; null on the last page. */
            next: components["schemas"]["Cursor"] | null;
            /**
             * @description Number of results before this page; 0 on the first page.
             * @example 25
             */
            start: number;
        };
        /** @description A new capital product offer. */
        CreateCapitalProductOfferRequest: {
            business_id: components["schemas"]["BusinessId"];
            product_type: components["schemas"]["ProductType"];
            /**
             * @description Reason for the offer: `standard`, `renewal` of an earlier product, or `promotion`. Defaults to `promotion` with a discount of a promotion, otherwise to `standard`.
             * @example standard
             * @enum {string}
             */
            campaign_type?: "standard" | "renewal" | "promotion";
            /**
             * @description Whether the offer adds to a product that is already funded.
             * @example false
             */
            is_top_up?: boolean;
            /**
             * @description Whether the offer may be used in marketing.
             * @example true
             */
            is_marketable?: boolean;
            /**
             * Format: money
             * @description Smallest amount the business can request, in `currency`.
             * @example 500
             */
            min_amount: number;
            /**
             * Format: money
             * @description Largest amount the business can request, in `currency`.
             * @example 12500.5
             */
            max_amount: number;
            /**
             * @description Fee as a fraction of the amount, such as 0.12 for 12%.
             * @example 0.11
             */
            fee_rate: number;
            /**
             * @description Holdback: the share of daily sales used for repayment, as a fraction, such as 0.15 for 15%. Null or omitted if payments are fixed.
             * @example 0.1
             */
            repayment_rate?: number | null;
            /**
             * @description Sandbox only: the share of the fee that is waived, as a fraction. In production, fee discounts are promotions that the lender reviews.
             * @example 0.25
             */
            discount_rate?: number;
            /**
             * Format: date-time
             * @description Time the offer opens (RFC 3339, UTC). Defaults to now.
             * @example 2026-11-20T09:30:00Z
             */
            starts_at?: string;
            /**
             * Format: date-time
             * @description Time the offer expires (RFC 3339, UTC). Defaults to 30 days after it opens.
             * @example 2026-12-20T09:30:00Z
             */
            expires_at?: string;
        };
        /** @description Changes to a capital product offer. Omitted fields keep their values. */
        UpdateCapitalProductOfferRequest: {
            /**
             * @description Set to `closed` to close the offer.
             * @example closed
             * @enum {string}
             */
            status?: "closed";
            /**
             * @description Whether the offer may be used in marketing.
             * @example true
             */
            is_marketable?: boolean;
        };
        /**
         * @description Status of a funded product. `abandoned`: the business stopped paying and a balance remains; `waived`: the lender forgave the rest; `void`: it never took effect.
         * @example outstanding
         * @enum {string}
         */
        PaymentPlanStatus: "outstanding" | "paid" | "abandoned" | "cancelled" | "waived" | "void";
        /** @description A funded product. */
        CapitalProduct: {
            /**
             * @description Unique identifier of the capital product.
             * @example capital_product_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            id: string;
            business_id: components["schemas"]["BusinessId"];
            /**
             * @description ID of the application; null if there is none.
             * @example application_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            application_id: string | null;
            product_type: components["schemas"]["ProductType"];
            status: components["schemas"]["PaymentPlanStatus"];
            advance_amount: components["schemas"]["Money"];
            fee_amount: components["schemas"]["Money"];
            total_repayment_amount: components["schemas"]["Money"];
            paid_amount: components["schemas"]["Money"];
            outstanding_amount: components["schemas"]["Money"];
            /**
             * Format: money
             * @description Amount that was waived. While outstanding, `paid_amount`, `waived_amount` and `outstanding_amount` add up to `total_repayment_amount`.
             * @example 0
             */
            waived_amount: number;
            /**
             * @description Holdback: the share of daily sales used for repayment, as a fraction, such as 0.15 for 15%; null if payments are fixed.
             * @example 0.1
             */
            repayment_rate: number | null;
            currency: components["schemas"]["Currency"];
            /**
             * Format: date-time
             * @description Time the product was funded (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            funded_at: string;
            /**
             * Format: date-time
             * @description Time the product was paid off (RFC 3339, UTC); null until then.
             * @example 2026-11-20T09:30:00Z
             */
            paid_off_at: string | null;
            /**
             * Format: date-time
             * @description Time of creation (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time of the last change (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            updated_at: string;
        };
        /** @description One page of capital products. */
        CapitalProductPage: {
            /** @description Results on this page; empty if nothing matches. */
            results: components["schemas"]["CapitalProduct"][];
            /** @description Cursor of the previous page; null on the first page. */
            previous: components["schemas"]["Cursor"] | null;
            /** @description Cursor of the next page; null on the last page. */
            next: components["schemas"]["Cursor"] | null;
            /**
             * @description Number of results before this page; 0 on the first page.
             * @example 25
             */
            start: number;
        };
        /** @description A new capital product. */
        CreateCapitalProductRequest: {
            /**
             * @description ID of the approved application to fund.
             * @example application_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            application_id: string;
            /**
             * @description Installment schedule of a term loan: 12 monthly or 52 weekly installments. Defaults to monthly. Ignored for other products.
             * @example monthly
             * @enum {string}
             */
            payment_frequency?: "weekly" | "monthly";
        };
        /** @description Changes to a capital product. Omitted fields keep their values. */
        UpdateCapitalProductRequest: {
            /**
             * @description New status of an outstanding product. `cancelled` and `void` require that nothing was paid; `waived` forgives the rest and `abandoned` charges it off, both in the sandbox only (409 `sandbox_only`), because the amount is owed to the lender.
             * @example waived
             * @enum {string}
             */
            status?: "cancelled" | "waived" | "void" | "abandoned";
        };
        /**
         * @description Status of a payment.
         * @example succeeded
         * @enum {string}
         */
        PaymentStatus: "pending" | "succeeded" | "failed";
        /**
         * @description Type of payment: `sales_based` (share of sales), `minimum_true_up` (the part of a period's minimum that sales didn't cover), `scheduled` (installment), `manual` (created on request or withheld by a net settlement), or `refund`.
         * @example sales_based
         * @enum {string}
         */
        PaymentType: "sales_based" | "minimum_true_up" | "scheduled" | "manual" | "refund";
        /**
         * @description Return code of the bank: ACH (US) or EFT (Canada). Retried payments are collected again after three business days, at most twice.
         * @example R01
         * @enum {string}
         */
        FailureCode: "R01" | "R02" | "R03" | "R04" | "R07" | "R08" | "R09" | "R10" | "R16" | "R20" | "R29" | "901" | "902" | "903" | "905" | "907" | "908" | "911" | "912" | "919" | "920";
        /** @description A payment on a funded product. */
        CapitalProductPayment: {
            /**
             * @description Unique identifier of the capital product payment.
             * @example payment_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            id: string;
            /**
             * @description ID of the funded product.
             * @example capital_product_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            capital_product_id: string;
            type: components["schemas"]["PaymentType"];
            /**
             * Format: money
             * @description Payment amount in the product's currency: more than 0, at most the outstanding amount.
             * @example 120.5
             */
            amount: number;
            /**
             * Format: money
             * @description Part of the amount that repays the advance.
             * @example 108.57
             */
            principal_amount: number;
            /**
             * Format: money
             * @description Part of the amount that repays the fee. `principal_amount` and `fee_amount` add up to `amount`.
             * @example 11.93
             */
            fee_amount: number;
            currency: components["schemas"]["Currency"];
            status: components["schemas"]["PaymentStatus"];
            /**
             * Format: date-time
             * @description Time the payment was initiated (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            initiated_at: string;
            /**
             * Format: date-time
             * @description Time the payment settled (RFC 3339, UTC); null until it succeeds.
             * @example 2026-11-20T09:30:00Z
             */
            settled_at: string | null;
            /**
             * @description Return code of the bank: ACH for USD (such as `R01`), EFT for CAD (such as `901`). Null unless the payment failed.
             * @example R01
             */
            failure_code: components["schemas"]["FailureCode"] | null;
            /**
             * @description Meaning of the return code; null unless the payment failed.
             * @example Insufficient funds
             */
            failure_message: string | null;
            /**
             * Format: date-time
             * @description Time of creation (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time of the last change (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            updated_at: string;
        };
        /** @description One page of capital product payments. */
        CapitalProductPaymentPage: {
            /** @description Results on this page; empty if nothing matches. */
            results: components["schemas"]["CapitalProductPayment"][];
            /** @description Cursor of the previous page; null on the first page. */
            previous: components["schemas"]["Cursor"] | null;
            /** @description Cursor of the next page; null on the last page. */
            next: components["schemas"]["Cursor"] | null;
            /**
             * @description Number of results before this page; 0 on the first page.
             * @example 25
             */
            start: number;
        };
        /** @description A new capital product payment. */
        CreateCapitalProductPaymentRequest: {
            /**
             * @description ID of the funded product.
             * @example capital_product_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            capital_product_id: string;
            /**
             * Format: money
             * @description Payment amount in the product's currency: more than 0, at most the outstanding amount.
             * @example 120.5
             */
            amount: number;
        };
        /** @description Changes to a capital product payment. Omitted fields keep their values. */
        UpdateCapitalProductPaymentRequest: {
            /**
             * @description Settles a pending payment as succeeded or failed. Sandbox only.
             * @example succeeded
             * @enum {string}
             */
            status?: "succeeded" | "failed";
            /**
             * @description With status `failed`: a bank return code (ACH such as `R01` for USD, EFT such as `901` for CAD), or `insufficient_funds`, `account_closed`, `no_account` or `declined`, which map to the return code of the currency. Defaults to `declined`.
             * @example R01
             */
            failure_code?: string;
        };
        /** @description A period in which no payments are collected. */
        GracePeriod: {
            /**
             * @description Unique identifier of the grace period.
             * @example grace_period_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            id: string;
            /**
             * @description ID of the funded product.
             * @example capital_product_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            capital_product_id: string;
            /**
             * Format: date
             * @description First day of the grace period (yyyy-mm-dd, UTC).
             * @example 2026-11-20
             */
            starts_on: string;
            /**
             * Format: date
             * @description Last day of the grace period (yyyy-mm-dd, UTC), inclusive; not before `starts_on`.
             * @example 2026-12-05
             */
            ends_on: string;
            /**
             * @description Why the grace period was requested; null if not given.
             * @example Renovation
             */
            reason: string | null;
            /**
             * @description Party that requested the grace period, such as `partner`.
             * @example partner
             */
            requested_by: string;
            /**
             * @description Status by date: `scheduled`, `active`, `ended`, or `cancelled`.
             * @example scheduled
             * @enum {string}
             */
            status: "scheduled" | "active" | "ended" | "cancelled";
            /**
             * Format: date-time
             * @description Time of creation (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time of the last change (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            updated_at: string;
        };
        /** @description One page of grace periods. */
        GracePeriodPage: {
            /** @description Results on this page; empty if nothing matches. */
            results: components["schemas"]["GracePeriod"][];
            /** @description Cursor of the previous page; null on the first page. */
            previous: components["schemas"]["Cursor"] | null;
            /** @description Cursor of the next page; null on the last page. */
            next: components["schemas"]["Cursor"] | null;
            /**
             * @description Number of results before this page; 0 on the first page.
             * @example 25
             */
            start: number;
        };
        /** @description A new grace period. */
        CreateGracePeriodRequest: {
            /**
             * @description ID of the funded product.
             * @example capital_product_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            capital_product_id: string;
            /**
             * Format: date
             * @description First day of the grace period (yyyy-mm-dd, UTC).
             * @example 2026-11-20
             */
            starts_on: string;
            /**
             * Format: date
             * @description Last day of the grace period (yyyy-mm-dd, UTC), inclusive; not before `starts_on`.
             * @example 2026-12-05
             */
            ends_on: string;
            /**
             * @description Why the grace period is requested. Null or omitted if no reason is given.
             * @example Renovation
             */
            reason?: string | null;
        };
        /** @description Changes to a grace period. Omitted fields keep their values. */
        UpdateGracePeriodRequest: {
            /**
             * Format: date
             * @description Last day of the grace period (yyyy-mm-dd, UTC), inclusive; not before `starts_on`.
             * @example 2026-12-05
             */
            ends_on?: string;
            /**
             * @description Why the grace period was requested. Null removes it.
             * @example Renovation
             */
            reason?: string | null;
            /**
             * @description Set to `cancelled` to cancel the grace period.
             * @example cancelled
             * @enum {string}
             */
            status?: "cancelled";
        };
        /** @description Sales of one business on one day. */
        DailySalesRecord: {
            /**
             * @description Unique identifier of the daily sales record.
             * @example daily_sales_record_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            id: string;
            business_id: components["schemas"]["BusinessId"];
            /**
             * Format: date
             * @description Day of the sales (yyyy-mm-dd, UTC), not in the future. A business has one record per day.
             * @example 2026-11-20
             */
            date: string;
            /**
             * Format: money
             * @description Sales amount of the day in `currency`, before reversals.
             * @example 1820.4
             */
            sales_amount: number;
            /**
             * @description Number of sales on the day.
             * @example 42
             */
            sales_count: number;
            /**
             * Format: money
             * @description Refunds and chargebacks of the day, in `currency`.
             * @example 12
             */
            reversals_amount: number;
            /**
             * @description Number of refunds and chargebacks on the day.
             * @example 1
             */
            reversals_count: number;
            currency: components["schemas"]["Currency"];
            /**
             * Format: date-time
             * @description Time of creation (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time of the last change (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            updated_at: string;
        };
        /** @description One page of daily sales records. */
        DailySalesRecordPage: {
            /** @description Results on this page; empty if nothing matches. */
            results: components["schemas"]["DailySalesRecord"][];
            /** @description Cursor of the previous page; null on the first page. */
            previous: components["schemas"]["Cursor"] | null;
            /** @description Cursor of the next page; null on the last page. */
            next: components["schemas"]["Cursor"] | null;
            /**
             * @description Number of results before this page; 0 on the first page.
             * @example 25
             */
            start: number;
        };
        /** @description A new daily sales record. */
        CreateDailySalesRecordRequest: {
            business_id: components["schemas"]["BusinessId"];
            /**
             * Format: date
             * @description Day of the sales (yyyy-mm-dd, UTC), not in the future. A business has one record per day.
             * @example 2026-11-20
             */
            date: string;
            /**
             * Format: money
             * @description Sales amount of the day in `currency`, before reversals.
             * @example 1820.4
             */
            sales_amount: number;
            /**
             * @description Number of sales on the day.
             * @example 42
             */
            sales_count: number;
            /**
             * Format: money
             * @description Refunds and chargebacks of the day, in `currency`.
             * @example 12
             */
            reversals_amount?: number;
            /**
             * @description Number of refunds and chargebacks on the day.
             * @example 1
             */
            reversals_count?: number;
        };
        /** @description Daily sales records to create. */
        BulkCreateDailySalesRecordsRequest: {
            /** @description The records, from 1 to 1,000. */
            records: components["schemas"]["CreateDailySalesRecordRequest"][];
        };
        /** @description The result of one record. */
        BulkDailySalesRow: {
            /**
             * @description Position of the record in the request; 0 for the first.
             * @example 0
             */
            index: number;
            /**
             * @description Whether the record was created.
             * @example created
             * @enum {string}
             */
            status: "created" | "failed";
            /** @description The created record; null if it was refused. */
            daily_sales_record: components["schemas"]["DailySalesRecord"] | null;
            /** @description Why the record was refused; null if it was created. Pointers refer to the record. */
            error: components["schemas"]["ProblemPart"] | null;
        };
        /** @description Results of creating many daily sales records. */
        BulkDailySalesResult: {
            /**
             * @description Number of created records.
             * @example 2
             */
            created_count: number;
            /**
             * @description Number of refused records.
             * @example 0
             */
            failed_count: number;
            /** @description One result per record, in the order of the request. */
            results: components["schemas"]["BulkDailySalesRow"][];
        };
        /** @description Changes to a daily sales record. Omitted fields keep their values. */
        UpdateDailySalesRecordRequest: {
            /**
             * Format: money
             * @description Sales amount of the day in `currency`, before reversals.
             * @example 1820.4
             */
            sales_amount?: number;
            /**
             * @description Number of sales on the day.
             * @example 42
             */
            sales_count?: number;
            /**
             * Format: money
             * @description Refunds and chargebacks of the day, in `currency`.
             * @example 12
             */
            reversals_amount?: number;
            /**
             * @description Number of refunds and chargebacks on the day.
             * @example 1
             */
            reversals_count?: number;
        };
        /** @description A repayment that the platform withholds from a settlement to the business. */
        NetSettlementPaymentRequest: {
            /**
             * @description Unique identifier of the net settlement payment request.
             * @example net_settlement_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            id: string;
            business_id: components["schemas"]["BusinessId"];
            /**
             * Format: date
             * @description First day of the period (yyyy-mm-dd, UTC).
             * @example 2026-11-14
             */
            period_start: string;
            /**
             * Format: date
             * @description Last day of the period (yyyy-mm-dd, UTC), inclusive.
             * @example 2026-11-20
             */
            period_end: string;
            /**
             * Format: money
             * @description Gross sales of the period, in `currency`.
             * @example 12000
             */
            gross_sales_amount: number;
            /**
             * Format: money
             * @description Amount to withhold from the settlement, in `currency`.
             * @example 1200
             */
            repayment_amount: number;
            /**
             * Format: money
             * @description Maximum amount that may be withheld, in `currency`; null if there is no maximum.
             * @example 2000
             */
            max_amount: number | null;
            currency: components["schemas"]["Currency"];
            /**
             * @description The platform's reference of the settlement batch; unique.
             * @example batch-2026-47
             */
            batch_reference: string;
            /**
             * @description Status of the request: `pending` until it is `applied` to a product or `cancelled`.
             * @example pending
             * @enum {string}
             */
            status: "pending" | "applied" | "cancelled";
            /**
             * Format: date-time
             * @description Time of creation (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time of the last change (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            updated_at: string;
        };
        /** @description One page of net settlement payment requests. */
        NetSettlementPaymentRequestPage: {
            /** @description Results on this page; empty if nothing matches. */
            results: components["schemas"]["NetSettlementPaymentRequest"][];
            /** @description Cursor of the previous page; null on the first page. */
            previous: components["schemas"]["Cursor"] | null;
            /** @description Cursor of the next page; null on the last page. */
            next: components["schemas"]["Cursor"] | null;
            /**
             * @description Number of results before this page; 0 on the first page.
             * @example 25
             */
            start: number;
        };
        /** @description A new net settlement payment request. */
        CreateNetSettlementPaymentRequestRequest: {
            business_id: components["schemas"]["BusinessId"];
            /**
             * Format: date
             * @description First day of the period (yyyy-mm-dd, UTC).
             * @example 2026-11-14
             */
            period_start: string;
            /**
             * Format: date
             * @description Last day of the period (yyyy-mm-dd, UTC), inclusive.
             * @example 2026-11-20
             */
            period_end: string;
            /**
             * Format: money
             * @description Gross sales of the period, in `currency`.
             * @example 12000
             */
            gross_sales_amount: number;
            /**
             * Format: money
             * @description Amount to withhold from the settlement, in `currency`.
             * @example 1200
             */
            repayment_amount: number;
            /**
             * Format: money
             * @description Maximum amount that may be withheld, in the business's currency. Null or omitted if there is no maximum.
             * @example 2000
             */
            max_amount?: number | null;
            /**
             * @description The platform's reference of the settlement batch; unique.
             * @example batch-2026-47
             */
            batch_reference: string;
        };
        /** @description Changes to a net settlement payment request. Omitted fields keep their values. */
        UpdateNetSettlementPaymentRequestRequest: {
            /**
             * @description Applies the pending request to the outstanding products that are repaid from sales, or cancels it.
             * @example applied
             * @enum {string}
             */
            status: "applied" | "cancelled";
        };
        /** @description A revolving line of credit of a business. */
        LineOfCredit: {
            /**
             * @description Unique identifier of the line of credit.
             * @example line_of_credit_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            id: string;
            business_id: components["schemas"]["BusinessId"];
            /**
             * @description ID of the approved application.
             * @example line_of_credit_application_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            application_id: string;
            credit_limit: components["schemas"]["Money"];
            available_credit: components["schemas"]["Money"];
            outstanding_principal: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
            /**
             * @description Status of the line of credit. A closed line can't be reopened.
             * @example active
             * @enum {string}
             */
            status: "active" | "suspended" | "closed";
            /**
             * @description Reason for the current status; null if not given.
             * @example Reviewed
             */
            status_reason: string | null;
            /**
             * Format: date-time
             * @description Time of creation (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time of the last change (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            updated_at: string;
        };
        /** @description One page of lines of credit. */
        LineOfCreditPage: {
            /** @description Results on this page; empty if nothing matches. */
            results: components["schemas"]["LineOfCredit"][];
            /** @description Cursor of the previous page; null on the first page. */
            previous: components["schemas"]["Cursor"] | null;
            /** @description Cursor of the next page; null on the last page. */
            next: components["schemas"]["Cursor"] | null;
            /**
             * @description Number of results before this page; 0 on the first page.
             * @example 25
             */
            start: number;
        };
        /** @description A new line of credit. */
        CreateLineOfCreditRequest: {
            /**
             * @description ID of the approved application.
             * @example line_of_credit_application_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            application_id: string;
        };
        /** @description Changes to a line of credit. Omitted fields keep their values. */
        UpdateLineOfCreditRequest: {
            /**
             * @description Status of the line of credit. A closed line can't be reopened.
             * @example active
             * @enum {string}
             */
            status?: "active" | "suspended" | "closed";
            /**
             * @description Reason for the new status. Null removes the current reason.
             * @example Reviewed
             */
            status_reason?: string | null;
        };
        /** @description An application for a line of credit. */
        LineOfCreditApplication: {
            /**
             * @description Unique identifier of the line of credit application.
             * @example line_of_credit_application_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            id: string;
            business_id: components["schemas"]["BusinessId"];
            /**
             * Format: money
             * @description Requested credit limit in `currency`.
             * @example 20000
             */
            requested_limit: number;
            /** @description Approved credit limit in `currency`; null until the application is approved. */
            approved_limit: components["schemas"]["Money"] | null;
            currency: components["schemas"]["Currency"];
            /**
             * @description Status of the application: `under_review`, then `approved`, `denied` or `withdrawn`.
             * @example under_review
             * @enum {string}
             */
            status: "under_review" | "approved" | "denied" | "withdrawn";
            /**
             * Format: date-time
             * @description Time of the decision (RFC 3339, UTC); null until it's decided.
             * @example 2026-11-20T09:30:00Z
             */
            decided_at: string | null;
            /**
             * Format: date-time
             * @description Time of creation (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time of the last change (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            updated_at: string;
        };
        /** @description One page of line of credit applications. */
        LineOfCreditApplicationPage: {
            /** @description Results on this page; empty if nothing matches. */
            results: components["schemas"]["LineOfCreditApplication"][];
            /** @description Cursor of the previous page; null on the first page. */
            previous: components["schemas"]["Cursor"] | null;
            /** @description Cursor of the next page; null on the last page. */
            next: components["schemas"]["Cursor"] | null;
            /**
             * @description Number of results before this page; 0 on the first page.
             * @example 25
             */
            start: number;
        };
        /** @description A new line of credit application. */
        CreateLineOfCreditApplicationRequest: {
            business_id: components["schemas"]["BusinessId"];
            /**
             * Format: money
             * @description Requested credit limit in `currency`.
             * @example 20000
             */
            requested_limit: number;
        };
        /** @description Changes to a line of credit application. Omitted fields keep their values. */
        UpdateLineOfCreditApplicationRequest: {
            /**
             * @description New status: `withdrawn`, or `approved` and `denied` in the sandbox only.
             * @example withdrawn
             * @enum {string}
             */
            status: "approved" | "denied" | "withdrawn";
        };
        /**
         * @description Status of an order: `opened`, then `accepted` and `finalized`. An order can be `cancelled` until it's finalized.
         * @example opened
         * @enum {string}
         */
        OrderStatus: "opened" | "accepted" | "finalized" | "cancelled";
        /** @description A line item of an order. */
        LineItem: {
            /**
             * @description Description of the item.
             * @example Walk-in cooler
             */
            description: string;
            /**
             * @description Quantity of the item.
             * @example 2
             */
            quantity: number;
            unit_amount: components["schemas"]["Money"];
        };
        /** @description Payment terms of an order. */
        OrderTerms: {
            /**
             * @description `net`: paid in full on the due date. `installments`: paid in equal installments.
             * @example net
             * @enum {string}
             */
            type: "net" | "installments";
            /**
             * @description Days from finalization until the last payment is due.
             * @example 60
             */
            days: number;
        };
        /** @description An order that a business pays for later. */
        Order: {
            /**
             * @description Unique identifier of the order.
             * @example order_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            id: string;
            /**
             * @description Your own identifier of the object; unique within the partner and mode.
             * @example PO-10042
             */
            external_id: string;
            business_id: components["schemas"]["BusinessId"];
            status: components["schemas"]["OrderStatus"];
            /**
             * @description Why the order was cancelled; null unless it's cancelled.
             * @example Out of stock
             */
            cancel_reason: string | null;
            total_amount: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
            /** @description Line items of the order. */
            line_items: components["schemas"]["LineItem"][];
            terms: components["schemas"]["OrderTerms"];
            /**
             * Format: date-time
             * @description Time of creation (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            opened_at: string;
            /**
             * Format: date-time
             * @description Time of acceptance (RFC 3339, UTC); null until then.
             * @example 2026-11-20T09:30:00Z
             */
            accepted_at: string | null;
            /**
             * Format: date-time
             * @description Time of finalization (RFC 3339, UTC); null until then.
             * @example 2026-11-20T09:30:00Z
             */
            finalized_at: string | null;
            /**
             * Format: date-time
             * @description Time of cancellation (RFC 3339, UTC); null unless it's cancelled.
             * @example 2026-11-20T09:30:00Z
             */
            cancelled_at: string | null;
            /**
             * Format: date-time
             * @description Time the last payment is due (RFC 3339, UTC); null until the order is finalized.
             * @example 2026-11-20T09:30:00Z
             */
            due_at: string | null;
            /**
             * Format: date-time
             * @description Time of creation (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time of the last change (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            updated_at: string;
        };
        /** @description One page of orders. */
        OrderPage: {
            /** @description Results on this page; empty if nothing matches. */
            results: components["schemas"]["Order"][];
            /** @description Cursor of the previous page; null on the first page. */
            previous: components["schemas"]["Cursor"] | null;
            /** @description Cursor of the next page; null on the last page. */
            next: components["schemas"]["Cursor"] | null;
            /**
             * @description Number of results before this page; 0 on the first page.
             * @example 25
             */
            start: number;
        };
        /** @description A new order. */
        CreateOrderRequest: {
            /**
             * @description Your own identifier of the object; unique within the partner and mode.
             * @example PO-10042
             */
            external_id: string;
            business_id: components["schemas"]["BusinessId"];
            currency: components["schemas"]["Currency"];
            /** @description Line items of the order. */
            line_items: components["schemas"]["LineItem"][];
            terms: components["schemas"]["OrderTerms"];
        };
        /** @description Changes to an order. Omitted fields keep their values. */
        UpdateOrderRequest: {
            /**
             * @description New status. `opened` orders can be accepted, `accepted` orders finalized, and both cancelled.
             * @example finalized
             * @enum {string}
             */
            status?: "accepted" | "finalized" | "cancelled";
            /**
             * @description Why the order was cancelled; null unless it's cancelled.
             * @example Out of stock
             */
            cancel_reason?: string | null;
        };
        /** @description A person who owns or runs a business. */
        Person: {
            /**
             * @description Unique identifier of the person.
             * @example person_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            id: string;
            /**
             * @description First name.
             * @example Ana
             */
            first_name: string;
            /**
             * @description Last name.
             * @example Lopez
             */
            last_name: string;
            /**
             * Format: loose-email
             * @description Email address; null if unknown.
             * @example ana.lopez@example.com
             */
            email: string | null;
            /**
             * @description Phone number: ten digits; null if unknown.
             * @example 5125550123
             */
            phone: string | null;
            /**
             * Format: date
             * @description Date of birth (yyyy-mm-dd), in the past; null if unknown.
             * @example 1984-03-02
             */
            date_of_birth: string | null;
            /**
             * @description Last four digits of the social security number (US); null if unknown.
             * @example 3456
             */
            ssn_last4: string | null;
            /**
             * @description Last four digits of the social insurance number (Canada); null if unknown.
             * @example 4286
             */
            sin_last4: string | null;
            /** @description Home address; null if unknown. */
            address: components["schemas"]["Address"] | null;
            /**
             * @description Status of the identity verification, which the lender runs. Fundings require `verified` owners.
             * @example verified
             * @enum {string}
             */
            identity_status: "not_started" | "pending" | "verified" | "failed";
            /**
             * Format: date-time
             * @description Time of verification (RFC 3339, UTC); null until verified.
             * @example 2026-11-20T09:30:00Z
             */
            identity_verified_at: string | null;
            /**
             * Format: date-time
             * @description Time of creation (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time of the last change (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            updated_at: string;
        };
        /** @description One page of persons. */
        PersonPage: {
            /** @description Results on this page; empty if nothing matches. */
            results: components["schemas"]["Person"][];
            /** @description Cursor of the previous page; null on the first page. */
            previous: components["schemas"]["Cursor"] | null;
            /** @description Cursor of the next page; null on the last page. */
            next: components["schemas"]["Cursor"] | null;
            /**
             * @description Number of results before this page; 0 on the first page.
             * @example 25
             */
            start: number;
        };
        /** @description A new person. */
        CreatePersonRequest: {
            /**
             * @description First name.
             * @example Ana
             */
            first_name: string;
            /**
             * @description Last name.
             * @example Lopez
             */
            last_name: string;
            /**
             * Format: loose-email
             * @description Email address of the person. Null or omitted if unknown.
             * @example ana.lopez@example.com
             */
            email?: string | null;
            /**
             * @description Phone number in the US or Canada: ten digits. Null or omitted if unknown.
             * @example 5125550123
             */
            phone?: string | null;
            /**
             * Format: date
             * @description Date of birth (yyyy-mm-dd), in the past. Null or omitted if unknown.
             * @example 1984-03-02
             */
            date_of_birth?: string | null;
            /**
             * @description US social security number: nine digits. Null or omitted if unknown. Stored encrypted; only the last four digits are ever returned.
             * @example 900-12-3456
             */
            ssn?: string | null;
            /**
             * @description Canadian social insurance number: nine digits with a valid checksum. Null or omitted if unknown. Stored encrypted; only the last four digits are ever returned.
             * @example 046 454 286
             */
            sin?: string | null;
            /** @description Home address. Null or omitted if unknown. */
            address?: components["schemas"]["AddressInput"] | null;
        };
        /** @description Changes to a person. Omitted fields keep their values. */
        UpdatePersonRequest: {
            /**
             * @description First name.
             * @example Ana
             */
            first_name?: string;
            /**
             * @description Last name.
             * @example Lopez
             */
            last_name?: string;
            /**
             * Format: loose-email
             * @description Email address of the person. Null removes it.
             * @example ana.lopez@example.com
             */
            email?: string | null;
            /**
             * @description Phone number in the US or Canada: ten digits. Null removes it.
             * @example 5125550123
             */
            phone?: string | null;
            /**
             * Format: date
             * @description Date of birth (yyyy-mm-dd), in the past. Null removes it.
             * @example 1984-03-02
             */
            date_of_birth?: string | null;
            /** @description Home address; null removes it. */
            address?: components["schemas"]["AddressInput"] | null;
        };
        /** @description The role of a person in a business. */
        PersonBusinessRelationship: {
            /**
             * @description Unique identifier of the person-business relationship.
             * @example person_business_relationship_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            id: string;
            /**
             * @description ID of the person.
             * @example person_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            person_id: string;
            business_id: components["schemas"]["BusinessId"];
            /**
             * @description Job title of the person in the business; null if unknown.
             * @example Owner
             */
            title: string | null;
            /**
             * @description Ownership share as a fraction, such as 0.5 for 50%; null if unknown. All shares of a business add up to at most 1.
             * @example 0.6
             */
            ownership_rate: number | null;
            /**
             * @description Whether the person applies on behalf of the business. A business has at most one primary person.
             * @example true
             */
            is_primary: boolean;
            /**
             * Format: date-time
             * @description Time of creation (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time of the last change (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            updated_at: string;
        };
        /** @description One page of person-business relationships. */
        PersonBusinessRelationshipPage: {
            /** @description Results on this page; empty if nothing matches. */
            results: components["schemas"]["PersonBusinessRelationship"][];
            /** @description Cursor of the previous page; null on the first page. */
            previous: components["schemas"]["Cursor"] | null;
            /** @description Cursor of the next page; null on the last page. */
            next: components["schemas"]["Cursor"] | null;
            /**
             * @description Number of results before this page; 0 on the first page.
             * @example 25
             */
            start: number;
        };
        /** @description A new person-business relationship. */
        CreatePersonBusinessRelationshipRequest: {
            /**
             * @description ID of the person.
             * @example person_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            person_id: string;
            business_id: components["schemas"]["BusinessId"];
            /**
             * @description Job title of the person in the business; null if unknown.
             * @example Owner
             */
            title?: string | null;
            /**
             * @description Ownership share as a fraction, such as 0.5 for 50%. All shares of a business add up to at most 1. Null or omitted if unknown.
             * @example 0.6
             */
            ownership_rate?: number | null;
            /**
             * @description Whether the person applies on behalf of the business. A business has at most one primary person.
             * @example true
             */
            is_primary?: boolean;
        };
        /** @description Changes to a person-business relationship. Omitted fields keep their values. */
        UpdatePersonBusinessRelationshipRequest: {
            /**
             * @description Job title of the person in the business; null if unknown.
             * @example Owner
             */
            title?: string | null;
            /**
             * @description Ownership share as a fraction, such as 0.5 for 50%. All shares of a business add up to at most 1. Null removes it.
             * @example 0.6
             */
            ownership_rate?: number | null;
            /**
             * @description Whether the person applies on behalf of the business. A business has at most one primary person.
             * @example true
             */
            is_primary?: boolean;
        };
        /** @description A full or partial return of a payment. */
        Refund: {
            /**
             * @description Unique identifier of the refund.
             * @example refund_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            id: string;
            /**
             * @description ID of the payment.
             * @example payment_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            payment_id: string;
            /**
             * Format: money
             * @description Refund amount in `currency`: more than 0, at most the part of the payment that isn't refunded yet.
             * @example 100
             */
            amount: number;
            currency: components["schemas"]["Currency"];
            /**
             * @description Why the payment was refunded; null if not given.
             * @example Taken twice
             */
            reason: string | null;
            /**
             * @description Status of the refund.
             * @example succeeded
             * @enum {string}
             */
            status: "pending" | "succeeded" | "failed";
            /**
             * Format: date-time
             * @description Time of creation (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time of the last change (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            updated_at: string;
        };
        /** @description One page of refunds. */
        RefundPage: {
            /** @description Results on this page; empty if nothing matches. */
            results: components["schemas"]["Refund"][];
            /** @description Cursor of the previous page; null on the first page. */
            previous: components["schemas"]["Cursor"] | null;
            /** @description Cursor of the next page; null on the last page. */
            next: components["schemas"]["Cursor"] | null;
            /**
             * @description Number of results before this page; 0 on the first page.
             * @example 25
             */
            start: number;
        };
        /** @description A new refund. */
        CreateRefundRequest: {
            /**
             * @description ID of the payment.
             * @example payment_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            payment_id: string;
            /**
             * Format: money
             * @description Refund amount in `currency`: more than 0, at most the part of the payment that isn't refunded yet.
             * @example 100
             */
            amount: number;
            /**
             * @description Why the payment is refunded. Null or omitted if no reason is given.
             * @example Taken twice
             */
            reason?: string | null;
        };
        /** @description Changes to a refund. Omitted fields keep their values. */
        UpdateRefundRequest: {
            /**
             * @description Why the payment was refunded; null removes it.
             * @example Taken twice
             */
            reason?: string | null;
        };
        /**
         * @description Whether recent requests succeeded. An endpoint is `unhealthy` after three failed delivery attempts in a row.
         * @example healthy
         * @enum {string}
         */
        Health: "healthy" | "unhealthy";
        /** @description A URL that webhook events are sent to. */
        WebhookEndpoint: {
            /**
             * @description Unique identifier of the webhook endpoint.
             * @example webhook_endpoint_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            id: string;
            /**
             * @description URL that events are sent to (http or https). Addresses in private networks are rejected.
             * @example https://example.com/hooks
             */
            url: string;
            /**
             * @description Free text that describes the endpoint; null if there is none.
             * @example Main
             */
            description: string | null;
            /**
             * @description Event types to deliver. An empty list delivers all types.
             * @example [
             *       "capital_product.funded"
             *     ]
             */
            event_types: string[];
            status: components["schemas"]["EnabledState"];
            health: components["schemas"]["Health"];
            /**
             * @description Signing secret. Returned only when the endpoint is created; null afterwards.
             * @example whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw
             */
            secret: string | null;
            /**
             * Format: date-time
             * @description Time of creation (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time of the last change (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            updated_at: string;
        };
        /** @description One page of webhook endpoints. */
        WebhookEndpointPage: {
            /** @description Results on this page; empty if nothing matches. */
            results: components["schemas"]["WebhookEndpoint"][];
            /** @description Cursor of the previous page; null on the first page. */
            previous: components["schemas"]["Cursor"] | null;
            /** @description Cursor of the next page; null on the last page. */
            next: components["schemas"]["Cursor"] | null;
            /**
             * @description Number of results before this page; 0 on the first page.
             * @example 25
             */
            start: number;
        };
        /**
         * @description Event type, as `object.change`. The event's `data` is the object as its GET operation returns it. Test events have the type `test.ping` and are delivered regardless of the types the endpoint subscribes to.
         * @example capital_product.funded
         * @enum {string}
         */
        WebhookEventType: "balance_transaction.created" | "balance_transaction.updated" | "bank_account.created" | "bank_account.updated" | "business.created" | "business.updated" | "capital_product.abandoned" | "capital_product.cancelled" | "capital_product.funded" | "capital_product.paid_off" | "capital_product.updated" | "capital_product.void" | "capital_product.waived" | "capital_product_application.approved" | "capital_product_application.created" | "capital_product_application.denied" | "capital_product_application.submitted" | "capital_product_application.withdrawn" | "capital_product_offer.closed" | "capital_product_offer.created" | "capital_product_payment.created" | "capital_product_payment.failed" | "capital_product_payment.succeeded" | "credit_limit.created" | "credit_limit.updated" | "daily_sales_record.created" | "daily_sales_record.updated" | "dataset_upload.completed" | "dataset_upload.failed" | "eligibility.evaluated" | "grace_period.created" | "grace_period.updated" | "line_of_credit.created" | "line_of_credit.updated" | "line_of_credit_application.approved" | "line_of_credit_application.created" | "line_of_credit_application.denied" | "line_of_credit_application.withdrawn" | "net_settlement.applied" | "net_settlement.cancelled" | "net_settlement.created" | "order.accepted" | "order.cancelled" | "order.created" | "order.finalized" | "person.created" | "person.updated" | "person_business_relationship.created" | "person_business_relationship.updated" | "processor_link.created" | "processor_link.updated" | "refund.succeeded" | "refund.updated" | "test.ping";
        /** @description A new webhook endpoint. */
        CreateWebhookEndpointRequest: {
            /**
             * @description URL that events are sent to (http or https). Addresses in private networks are rejected.
             * @example https://example.com/hooks
             */
            url: string;
            /**
             * @description Free text that describes the endpoint. Null or omitted if there is none.
             * @example Main
             */
            description?: string | null;
            /**
             * @description Event types to deliver. An empty list delivers all types; an unknown type is rejected with 422.
             * @example [
             *       "capital_product.funded"
             *     ]
             */
            event_types?: components["schemas"]["WebhookEventType"][];
        };
        /** @description Changes to a webhook endpoint. Omitted fields keep their values. */
        UpdateWebhookEndpointRequest: {
            /**
             * @description URL that events are sent to (http or https). Addresses in private networks are rejected.
             * @example https://example.com/hooks
             */
            url?: string;
            /**
             * @description Free text that describes the endpoint; null removes it.
             * @example Main
             */
            description?: string | null;
            /**
             * @description Event types to deliver. An empty list delivers all types; an unknown type is rejected with 422.
             * @example [
             *       "capital_product.funded"
             *     ]
             */
            event_types?: components["schemas"]["WebhookEventType"][];
            status?: components["schemas"]["EnabledState"];
        };
        /** @description Links an account at a payment processor to a business. */
        PaymentProcessorEntityBusinessLink: {
            /**
             * @description Unique identifier of the payment processor link.
             * @example processor_link_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            id: string;
            business_id: components["schemas"]["BusinessId"];
            /**
             * @description Name of the payment processor.
             * @example stripe
             */
            processor: string;
            /**
             * @description Identifier of the account at the processor; unique per processor.
             * @example acct_1Example
             */
            processor_entity_id: string;
            status: components["schemas"]["EnabledState"];
            /**
             * Format: date-time
             * @description Time of creation (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time of the last change (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            updated_at: string;
        };
        /** @description One page of payment processor links. */
        PaymentProcessorEntityBusinessLinkPage: {
            /** @description Results on this page; empty if nothing matches. */
            results: components["schemas"]["PaymentProcessorEntityBusinessLink"][];
            /** @description Cursor of the previous page; null on the first page. */
            previous: components["schemas"]["Cursor"] | null;
            /** @description Cursor of the next page; null on the last page. */
            next: components["schemas"]["Cursor"] | null;
            /**
             * @description Number of results before this page; 0 on the first page.
             * @example 25
             */
            start: number;
        };
        /** @description A new payment processor link. */
        CreatePaymentProcessorEntityBusinessLinkRequest: {
            business_id: components["schemas"]["BusinessId"];
            /**
             * @description Payment processor.
             * @example stripe
             */
            processor: string;
            /**
             * @description Identifier of the account at the processor; unique per processor.
             * @example acct_1Example
             */
            processor_entity_id: string;
        };
        /** @description Changes to a payment processor link. Omitted fields keep their values. */
        UpdatePaymentProcessorEntityBusinessLinkRequest: {
            status?: components["schemas"]["EnabledState"];
        };
        /** @description A movement of money between the lender and the partner. */
        BalanceTransaction: {
            /**
             * @description Unique identifier of the balance transaction.
             * @example balance_transaction_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            id: string;
            /**
             * @description Why the money moved: `funding` of a product (positive when a cancelled or void product's funding is reversed), `repayment`, `fee`, `revenue_share` paid to the partner, `refund` of a payment, or an `adjustment` created through the API.
             * @example repayment
             * @enum {string}
             */
            type: "funding" | "repayment" | "fee" | "revenue_share" | "refund" | "adjustment";
            /** @description Business the transaction relates to; null if it relates to none. */
            business_id: components["schemas"]["BusinessId"] | null;
            /**
             * @description Amount in `currency`, with at most two decimals: positive for money paid to the lender, negative for money paid by the lender.
             * @example 120.5
             */
            amount: number;
            currency: components["schemas"]["Currency"];
            /**
             * @description ID of the payment, funded product or refund that caused the transaction; null if there is none.
             * @example payment_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            related_object_id: string | null;
            /**
             * @description Free text for your own reference; null if there is none.
             * @example Correction of October
             */
            description: string | null;
            /**
             * Format: date-time
             * @description Time the money moved (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            occurred_at: string;
            /**
             * Format: date-time
             * @description Time of creation (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time of the last change (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            updated_at: string;
        };
        /** @description One page of balance transactions. */
        BalanceTransactionPage: {
            /** @description Results on this page; empty if nothing matches. */
            results: components["schemas"]["BalanceTransaction"][];
            /** @description Cursor of the previous page; null on the first page. */
            previous: components["schemas"]["Cursor"] | null;
            /** @description Cursor of the next page; null on the last page. */
            next: components["schemas"]["Cursor"] | null;
            /**
             * @description Number of results before this page; 0 on the first page.
             * @example 25
             */
            start: number;
        };
        /** @description A new balance transaction. */
        CreateBalanceTransactionRequest: {
            /** @description Business the adjustment relates to. Null or omitted if it relates to none. */
            business_id?: components["schemas"]["BusinessId"] | null;
            /**
             * @description Amount in `currency`, with at most two decimals: positive for money paid to the lender, negative for money paid by the lender.
             * @example 120.5
             */
            amount: number;
            currency: components["schemas"]["Currency"];
            /**
             * @description Free text for your own reference; null if there is none.
             * @example Correction of October
             */
            description?: string | null;
        };
        /** @description Changes to a balance transaction. Omitted fields keep their values. */
        UpdateBalanceTransactionRequest: {
            /**
             * @description Free text for your own reference; null if there is none.
             * @example Correction of October
             */
            description?: string | null;
        };
        /** @description Maximum amount a business can owe on one product. */
        CreditLimit: {
            /**
             * @description Unique identifier of the credit limit.
             * @example credit_limit_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            id: string;
            business_id: components["schemas"]["BusinessId"];
            product_type: components["schemas"]["ProductType"];
            /**
             * Format: money
             * @description Credit limit in `currency`.
             * @example 20000
             */
            limit_amount: number;
            used_amount: components["schemas"]["Money"];
            available_amount: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
            status: components["schemas"]["EnabledState"];
            /**
             * Format: date-time
             * @description Time of creation (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time of the last change (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            updated_at: string;
        };
        /** @description One page of credit limits. */
        CreditLimitPage: {
            /** @description Results on this page; empty if nothing matches. */
            results: components["schemas"]["CreditLimit"][];
            /** @description Cursor of the previous page; null on the first page. */
            previous: components["schemas"]["Cursor"] | null;
            /** @description Cursor of the next page; null on the last page. */
            next: components["schemas"]["Cursor"] | null;
            /**
             * @description Number of results before this page; 0 on the first page.
             * @example 25
             */
            start: number;
        };
        /** @description A new credit limit. */
        CreateCreditLimitRequest: {
            business_id: components["schemas"]["BusinessId"];
            product_type: components["schemas"]["ProductType"];
            /**
             * Format: money
             * @description Credit limit in `currency`.
             * @example 20000
             */
            limit_amount: number;
        };
        /** @description Changes to a credit limit. Omitted fields keep their values. */
        UpdateCreditLimitRequest: {
            /**
             * Format: money
             * @description Credit limit in `currency`.
             * @example 20000
             */
            limit_amount?: number;
            status?: components["schemas"]["EnabledState"];
        };
        /**
         * @description Why a business is not eligible for a product.
         * @example sales_too_low
         * @enum {string}
         */
        EligibilityReason: "sales_too_low" | "no_sales_data" | "opted_out";
        /** @description Whether a business is eligible for a product. */
        Eligibility: {
            /**
             * @description Unique identifier of the eligibility evaluation.
             * @example eligibility_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            id: string;
            business_id: components["schemas"]["BusinessId"];
            product_type: components["schemas"]["ProductType"];
            /**
             * @description Whether the business is eligible.
             * @example true
             */
            is_eligible: boolean;
            /** @description Machine-readable reasons why the business isn't eligible; empty if it is. */
            reasons: components["schemas"]["EligibilityReason"][];
            max_amount: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
            /**
             * @description Whether the business opted out of offers.
             * @example false
             */
            is_opted_out: boolean;
            /**
             * Format: date-time
             * @description Time of the last evaluation (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            evaluated_at: string;
            /**
             * Format: date-time
             * @description Time of creation (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time of the last change (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            updated_at: string;
        };
        /** @description One page of eligibility evaluations. */
        EligibilityPage: {
            /** @description Results on this page; empty if nothing matches. */
            results: components["schemas"]["Eligibility"][];
            /** @description Cursor of the previous page; null on the first page. */
            previous: components["schemas"]["Cursor"] | null;
            /** @description Cursor of the next page; null on the last page. */
            next: components["schemas"]["Cursor"] | null;
            /**
             * @description Number of results before this page; 0 on the first page.
             * @example 25
             */
            start: number;
        };
        /** @description A new eligibility evaluation. */
        CreateEligibilityRequest: {
            business_id: components["schemas"]["BusinessId"];
            product_type: components["schemas"]["ProductType"];
            /**
             * @description Whether the business opted out of offers.
             * @example false
             */
            is_opted_out?: boolean;
        };
        /** @description Changes to an eligibility evaluation. Omitted fields keep their values. */
        UpdateEligibilityRequest: {
            /**
             * @description Whether the business opted out of offers.
             * @example false
             */
            is_opted_out?: boolean;
        };
        /** @description Decision on an application. */
        SandboxDecision: {
            /**
             * @description The decision.
             * @example approve
             * @enum {string}
             */
            decision: "approve" | "deny";
            /**
             * @description Reason for a denial. Defaults to the text of `reason_code`.
             * @example Sales have fallen.
             */
            reason?: string;
            reason_code?: components["schemas"]["AdverseActionCode"];
        };
        /** @description What a sandbox operation created or changed. */
        SandboxResult: {
            business_id: components["schemas"]["BusinessId"];
            /** @description IDs of the objects that were created or changed. */
            object_ids: string[];
            /** @description IDs of the webhook events that were created. */
            event_ids: string[];
            /** @description The application after the step; null if the step doesn't concern one. */
            capital_product_application: components["schemas"]["CapitalProductApplication"] | null;
            /** @description The funded product after the step; null if nothing is funded yet. */
            capital_product: components["schemas"]["CapitalProduct"] | null;
            /** @description Payments that the step created, in the order of `object_ids`. */
            capital_product_payments: components["schemas"]["CapitalProductPayment"][];
            /** @description The refund that the step created; null if it created no refund. */
            refund: components["schemas"]["Refund"] | null;
        };
        /** @description Number of days to advance. */
        SandboxAdvance: {
            /**
             * @description Number of days of sales and payments to simulate.
             * @example 30
             */
            days: number;
        };
        /** @description Amount to refund. */
        SandboxRefund: {
            /**
             * Format: money
             * @description Amount to refund, in the product's currency. Defaults to the full last payment.
             * @example 100
             */
            amount?: number;
        };
        /** @description Terms of a hardship plan. */
        SandboxHardship: {
            /**
             * @description Fraction by which each payment is reduced.
             * @example 0.5
             */
            payment_reduction: number;
            /**
             * @description Why the business needs the plan.
             * @example Storm damage
             */
            reason?: string;
        };
        /** @description Amount to waive. */
        SandboxWaiver: {
            /**
             * Format: money
             * @description Amount to waive, in the product's currency. Defaults to everything outstanding.
             * @example 100
             */
            amount?: number;
            /**
             * @description Why the amount is waived.
             * @example Settlement
             */
            reason?: string;
        };
        /** @description Reason for a charge-off. */
        SandboxChargeOff: {
            /**
             * @description Why the product is charged off.
             * @example Business closed
             */
            reason?: string;
        };
        /** @description Amount to recover. */
        SandboxRecovery: {
            /**
             * Format: money
             * @description Amount to recover, in the product's currency. Defaults to everything outstanding.
             * @example 100
             */
            amount?: number;
        };
        /** @description Result of an identity verification. */
        SandboxVerification: {
            /**
             * @description Result to set.
             * @example verified
             * @enum {string}
             */
            status: "verified" | "failed";
        };
        /**
         * @description Unique identifier of the event, the same for every delivery. Use it to skip deliveries you have already processed.
         * @example event_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
         */
        EventId: string;
        /**
         * @description Dated version of the API whose schemas the payload follows.
         * @example 2026-11-01
         * @enum {string}
         */
        ApiVersion: "2026-11-01";
        /**
         * @description Dataset that the rows belong to.
         * @example sales
         * @enum {string}
         */
        DatasetType: "businesses" | "owners" | "bank_accounts" | "sales";
        /**
         * @description Source of the upload.
         * @example manual
         * @enum {string}
         */
        UploadSource: "manual" | "s3";
        /**
         * @description Status of an upload, file or run.
         * @example completed
         * @enum {string}
         */
        IngestionStatus: "processing" | "completed" | "failed";
        /** @description An uploaded dataset file and its processing result. */
        DatasetUpload: {
            /**
             * @description ID of the upload.
             * @example upload_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            event_id: string;
            dataset_type: components["schemas"]["DatasetType"];
            source: components["schemas"]["UploadSource"];
            /**
             * @description File name.
             * @example sales-2026-11.csv
             */
            file_name: string;
            /**
             * @description File size in bytes.
             * @example 48213
             */
            size_bytes: number;
            /**
             * @description SHA-256 checksum of the file, in hexadecimal.
             * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
             */
            sha256: string;
            status: components["schemas"]["IngestionStatus"];
            /**
             * @description Current processing stage: `uploaded`, `headers_set` (header row read), `columns_mapped`, `validating`, then `imported`.
             * @example imported
             * @enum {string}
             */
            stage: "uploaded" | "headers_set" | "columns_mapped" | "validating" | "imported";
            /**
             * @description Progress as a fraction, from 0 to 1.
             * @example 1
             */
            progress: number;
            /**
             * @description Estimated minutes remaining; null if it can't be estimated.
             * @example 0.5
             */
            minutes_remaining: number | null;
            /**
             * @description Number of data rows.
             * @example 120
             */
            row_count: number;
            /**
             * @description Number of accepted rows.
             * @example 117
             */
            accepted_count: number;
            /**
             * @description Number of rejected rows.
             * @example 3
             */
            rejected_count: number;
            /**
             * @description Number of rejected rows that haven't been uploaded again in a repair.
             * @example 1
             */
            remaining_count: number;
            /**
             * @description Number of accepted rows with warnings.
             * @example 2
             */
            warning_count: number;
            /**
             * @description ID of the upload that this upload repairs; null if it isn't a repair.
             * @example upload_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            repairs_event_id: string | null;
            /**
             * @description ID of the latest upload that repairs this one; null if there is none.
             * @example upload_2d9b7e10-4c55-4f7d-8a11-5e0c9b1a7f02
             */
            repaired_by_event_id: string | null;
            /**
             * @description User who uploaded the file; null for files from the bucket.
             * @example Maya Ortiz
             */
            uploaded_by: string | null;
            /**
             * @description Reason the whole upload failed, for display; null unless it failed.
             * @example The file has no column external_id.
             */
            error: string | null;
            /**
             * Format: date-time
             * @description Time the file was received (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            started_at: string;
            /**
             * Format: date-time
             * @description Time processing finished (RFC 3339, UTC); null until then.
             * @example 2026-11-20T09:30:00Z
             */
            finished_at: string | null;
        };
        /** @description The uploaded file and its result. */
        DatasetUploadPayload: components["schemas"]["DatasetUpload"] & {
            /**
             * @description ID of the upload, the same as `event_id`.
             * @example upload_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            id: string;
        };
        /** @description A data share file was imported. */
        DatasetUploadCompletedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "dataset_upload.completed";
            api_version: components["schemas"]["ApiVersion"];
            /**
             * Format: date-time
             * @description Time of the change (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            timestamp: string;
            data: components["schemas"]["DatasetUploadPayload"];
        };
        /** @description A data share file couldn't be imported; `error` says why. */
        DatasetUploadFailedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "dataset_upload.failed";
            api_version: components["schemas"]["ApiVersion"];
            /**
             * Format: date-time
             * @description Time of the change (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            timestamp: string;
            data: components["schemas"]["DatasetUploadPayload"];
        };
        /** @description A test event that you sent from the dashboard. */
        TestPingEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "test.ping";
            api_version: components["schemas"]["ApiVersion"];
            /**
             * Format: date-time
             * @description Time of the change (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            timestamp: string;
            /** @description Nothing but a message. */
            data: {
                /**
                 * @description ID of the webhook endpoint.
                 * @example webhook_endpoint_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
                 */
                id: string;
                /**
                 * @description Always the same text.
                 * @example This is a test event.
                 */
                message: string;
            };
        };
        /** @description A balance transaction was created. */
        BalanceTransactionCreatedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "balance_transaction.created";
            api_version: components["schemas"]["ApiVersion"];
            /**
             * Format: date-time
             * @description Time of the change (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            timestamp: string;
            data: components["schemas"]["BalanceTransaction"];
        };
        /** @description A balance transaction was changed. */
        BalanceTransactionUpdatedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "balance_transaction.updated";
            api_version: components["schemas"]["ApiVersion"];
            /**
             * Format: date-time
             * @description Time of the change (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            timestamp: string;
            data: components["schemas"]["BalanceTransaction"];
        };
        /** @description A bank account was created. */
        BankAccountCreatedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "bank_account.created";
            api_version: components["schemas"]["ApiVersion"];
            /**
             * Format: date-time
             * @description Time of the change (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            timestamp: string;
            data: components["schemas"]["BankAccount"];
        };
        /** @description A bank account was changed. */
        BankAccountUpdatedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "bank_account.updated";
            api_version: components["schemas"]["ApiVersion"];
            /**
             * Format: date-time
             * @description Time of the change (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            timestamp: string;
            data: components["schemas"]["BankAccount"];
        };
        /** @description A business was created. */
        BusinessCreatedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "business.created";
            api_version: components["schemas"]["ApiVersion"];
            /**
             * Format: date-time
             * @description Time of the change (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            timestamp: string;
            data: components["schemas"]["Business"];
        };
        /** @description A business was changed. Its `status` follows from its offers, applications and products, and changes without this event. */
        BusinessUpdatedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "business.updated";
            api_version: components["schemas"]["ApiVersion"];
            /**
             * Format: date-time
             * @description Time of the change (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            timestamp: string;
            data: components["schemas"]["Business"];
        };
        /** @description A funded product was charged off: the business stopped paying. */
        CapitalProductAbandonedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "capital_product.abandoned";
            api_version: components["schemas"]["ApiVersion"];
            /**
             * Format: date-time
             * @description Time of the change (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            timestamp: string;
            data: components["schemas"]["CapitalProduct"];
        };
        /** @description A funded product was cancelled before any payment. */
        CapitalProductCancelledEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "capital_product.cancelled";
            api_version: components["schemas"]["ApiVersion"];
            /**
             * Format: date-time
             * @description Time of the change (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            timestamp: string;
            data: components["schemas"]["CapitalProduct"];
        };
        /** @description An application was funded; the product is outstanding. */
        CapitalProductFundedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "capital_product.funded";
            api_version: components["schemas"]["ApiVersion"];
            /**
             * Format: date-time
             * @description Time of the change (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            timestamp: string;
            data: components["schemas"]["CapitalProduct"];
        };
        /** @description A funded product was paid off. */
        CapitalProductPaidOffEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "capital_product.paid_off";
            api_version: components["schemas"]["ApiVersion"];
            /**
             * Format: date-time
             * @description Time of the change (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            timestamp: string;
            data: components["schemas"]["CapitalProduct"];
        };
        /** @description A funded product got a hardship plan or a partial waiver, money was recovered after it was charged off, or a refund reopened it. */
        CapitalProductUpdatedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "capital_product.updated";
            api_version: components["schemas"]["ApiVersion"];
            /**
             * Format: date-time
             * @description Time of the change (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            timestamp: string;
            data: components["schemas"]["CapitalProduct"];
        };
        /** @description A funded product was voided: it never took effect. */
        CapitalProductVoidEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "capital_product.void";
            api_version: components["schemas"]["ApiVersion"];
            /**
             * Format: date-time
             * @description Time of the change (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            timestamp: string;
            data: components["schemas"]["CapitalProduct"];
        };
        /** @description The rest of a funded product was waived. */
        CapitalProductWaivedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "capital_product.waived";
            api_version: components["schemas"]["ApiVersion"];
            /**
             * Format: date-time
             * @description Time of the change (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            timestamp: string;
            data: components["schemas"]["CapitalProduct"];
        };
        /** @description An application was approved. */
        CapitalProductApplicationApprovedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "capital_product_application.approved";
            api_version: components["schemas"]["ApiVersion"];
            /**
             * Format: date-time
             * @description Time of the change (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            timestamp: string;
            data: components["schemas"]["CapitalProductApplication"];
        };
        /** @description An application was started. */
        CapitalProductApplicationCreatedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "capital_product_application.created";
            api_version: components["schemas"]["ApiVersion"];
            /**
             * Format: date-time
             * @description Time of the change (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            timestamp: string;
            data: components["schemas"]["CapitalProductApplication"];
        };
        /** @description An application was denied. */
        CapitalProductApplicationDeniedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "capital_product_application.denied";
            api_version: components["schemas"]["ApiVersion"];
            /**
             * Format: date-time
             * @description Time of the change (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            timestamp: string;
            data: components["schemas"]["CapitalProductApplication"];
        };
        /** @description An application was submitted and is under review. */
        CapitalProductApplicationSubmittedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "capital_product_application.submitted";
            api_version: components["schemas"]["ApiVersion"];
            /**
             * Format: date-time
             * @description Time of the change (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            timestamp: string;
            data: components["schemas"]["CapitalProductApplication"];
        };
        /** @description An application was withdrawn. */
        CapitalProductApplicationWithdrawnEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "capital_product_application.withdrawn";
            api_version: components["schemas"]["ApiVersion"];
            /**
             * Format: date-time
             * @description Time of the change (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            timestamp: string;
            data: components["schemas"]["CapitalProductApplication"];
        };
        /** @description An offer was closed. */
        CapitalProductOfferClosedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "capital_product_offer.closed";
            api_version: components["schemas"]["ApiVersion"];
            /**
             * Format: date-time
             * @description Time of the change (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            timestamp: string;
            data: components["schemas"]["CapitalProductOffer"];
        };
        /** @description An offer was created. */
        CapitalProductOfferCreatedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "capital_product_offer.created";
            api_version: components["schemas"]["ApiVersion"];
            /**
             * Format: date-time
             * @description Time of the change (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            timestamp: string;
            data: components["schemas"]["CapitalProductOffer"];
        };
        /** @description A manual payment was initiated. */
        CapitalProductPaymentCreatedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "capital_product_payment.created";
            api_version: components["schemas"]["ApiVersion"];
            /**
             * Format: date-time
             * @description Time of the change (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            timestamp: string;
            data: components["schemas"]["CapitalProductPayment"];
        };
        /** @description The bank returned a payment; `failure_code` says why. */
        CapitalProductPaymentFailedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "capital_product_payment.failed";
            api_version: components["schemas"]["ApiVersion"];
            /**
             * Format: date-time
             * @description Time of the change (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            timestamp: string;
            data: components["schemas"]["CapitalProductPayment"];
        };
        /** @description A payment settled. */
        CapitalProductPaymentSucceededEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "capital_product_payment.succeeded";
            api_version: components["schemas"]["ApiVersion"];
            /**
             * Format: date-time
             * @description Time of the change (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            timestamp: string;
            data: components["schemas"]["CapitalProductPayment"];
        };
        /** @description A credit limit was created. */
        CreditLimitCreatedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "credit_limit.created";
            api_version: components["schemas"]["ApiVersion"];
            /**
             * Format: date-time
             * @description Time of the change (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            timestamp: string;
            data: components["schemas"]["CreditLimit"];
        };
        /** @description A credit limit was changed. */
        CreditLimitUpdatedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "credit_limit.updated";
            api_version: components["schemas"]["ApiVersion"];
            /**
             * Format: date-time
             * @description Time of the change (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            timestamp: string;
            data: components["schemas"]["CreditLimit"];
        };
        /** @description A daily sales record was created through the API. A data share file sends `dataset_upload.completed` only. */
        DailySalesRecordCreatedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "daily_sales_record.created";
            api_version: components["schemas"]["ApiVersion"];
            /**
             * Format: date-time
             * @description Time of the change (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            timestamp: string;
            data: components["schemas"]["DailySalesRecord"];
        };
        /** @description A daily sales record was changed through the API. */
        DailySalesRecordUpdatedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "daily_sales_record.updated";
            api_version: components["schemas"]["ApiVersion"];
            /**
             * Format: date-time
             * @description Time of the change (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            timestamp: string;
            data: components["schemas"]["DailySalesRecord"];
        };
        /** @description A business was evaluated for a product. */
        EligibilityEvaluatedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "eligibility.evaluated";
            api_version: components["schemas"]["ApiVersion"];
            /**
             * Format: date-time
             * @description Time of the change (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            timestamp: string;
            data: components["schemas"]["Eligibility"];
        };
        /** @description A grace period was created. */
        GracePeriodCreatedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "grace_period.created";
            api_version: components["schemas"]["ApiVersion"];
            /**
             * Format: date-time
             * @description Time of the change (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            timestamp: string;
            data: components["schemas"]["GracePeriod"];
        };
        /** @description A grace period was changed. */
        GracePeriodUpdatedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "grace_period.updated";
            api_version: components["schemas"]["ApiVersion"];
            /**
             * Format: date-time
             * @description Time of the change (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            timestamp: string;
            data: components["schemas"]["GracePeriod"];
        };
        /** @description A line of credit was created. */
        LineOfCreditCreatedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "line_of_credit.created";
            api_version: components["schemas"]["ApiVersion"];
            /**
             * Format: date-time
             * @description Time of the change (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            timestamp: string;
            data: components["schemas"]["LineOfCredit"];
        };
        /** @description A line of credit was changed. */
        LineOfCreditUpdatedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "line_of_credit.updated";
            api_version: components["schemas"]["ApiVersion"];
            /**
             * Format: date-time
             * @description Time of the change (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            timestamp: string;
            data: components["schemas"]["LineOfCredit"];
        };
        /** @description A line of credit application was approved. */
        LineOfCreditApplicationApprovedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "line_of_credit_application.approved";
            api_version: components["schemas"]["ApiVersion"];
            /**
             * Format: date-time
             * @description Time of the change (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            timestamp: string;
            data: components["schemas"]["LineOfCreditApplication"];
        };
        /** @description A line of credit application was created. */
        LineOfCreditApplicationCreatedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "line_of_credit_application.created";
            api_version: components["schemas"]["ApiVersion"];
            /**
             * Format: date-time
             * @description Time of the change (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            timestamp: string;
            data: components["schemas"]["LineOfCreditApplication"];
        };
        /** @description A line of credit application was denied. */
        LineOfCreditApplicationDeniedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "line_of_credit_application.denied";
            api_version: components["schemas"]["ApiVersion"];
            /**
             * Format: date-time
             * @description Time of the change (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            timestamp: string;
            data: components["schemas"]["LineOfCreditApplication"];
        };
        /** @description A line of credit application was withdrawn. */
        LineOfCreditApplicationWithdrawnEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "line_of_credit_application.withdrawn";
            api_version: components["schemas"]["ApiVersion"];
            /**
             * Format: date-time
             * @description Time of the change (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            timestamp: string;
            data: components["schemas"]["LineOfCreditApplication"];
        };
        /** @description A net settlement was applied as a payment. */
        NetSettlementAppliedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "net_settlement.applied";
            api_version: components["schemas"]["ApiVersion"];
            /**
             * Format: date-time
             * @description Time of the change (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            timestamp: string;
            data: components["schemas"]["NetSettlementPaymentRequest"];
        };
        /** @description A net settlement was cancelled. */
        NetSettlementCancelledEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "net_settlement.cancelled";
            api_version: components["schemas"]["ApiVersion"];
            /**
             * Format: date-time
             * @description Time of the change (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            timestamp: string;
            data: components["schemas"]["NetSettlementPaymentRequest"];
        };
        /** @description A net settlement was created. */
        NetSettlementCreatedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "net_settlement.created";
            api_version: components["schemas"]["ApiVersion"];
            /**
             * Format: date-time
             * @description Time of the change (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            timestamp: string;
            data: components["schemas"]["NetSettlementPaymentRequest"];
        };
        /** @description The business accepted an order. */
        OrderAcceptedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "order.accepted";
            api_version: components["schemas"]["ApiVersion"];
            /**
             * Format: date-time
             * @description Time of the change (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            timestamp: string;
            data: components["schemas"]["Order"];
        };
        /** @description An order was cancelled. */
        OrderCancelledEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "order.cancelled";
            api_version: components["schemas"]["ApiVersion"];
            /**
             * Format: date-time
             * @description Time of the change (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            timestamp: string;
            data: components["schemas"]["Order"];
        };
        /** @description An order was created. */
        OrderCreatedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "order.created";
            api_version: components["schemas"]["ApiVersion"];
            /**
             * Format: date-time
             * @description Time of the change (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            timestamp: string;
            data: components["schemas"]["Order"];
        };
        /** @description An order was finalized; its payment terms have started. */
        OrderFinalizedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "order.finalized";
            api_version: components["schemas"]["ApiVersion"];
            /**
             * Format: date-time
             * @description Time of the change (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            timestamp: string;
            data: components["schemas"]["Order"];
        };
        /** @description A person was created. */
        PersonCreatedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "person.created";
            api_version: components["schemas"]["ApiVersion"];
            /**
             * Format: date-time
             * @description Time of the change (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            timestamp: string;
            data: components["schemas"]["Person"];
        };
        /** @description A person was changed. */
        PersonUpdatedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "person.updated";
            api_version: components["schemas"]["ApiVersion"];
            /**
             * Format: date-time
             * @description Time of the change (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            timestamp: string;
            data: components["schemas"]["Person"];
        };
        /** @description A role of a person in a business was created. */
        PersonBusinessRelationshipCreatedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "person_business_relationship.created";
            api_version: components["schemas"]["ApiVersion"];
            /**
             * Format: date-time
             * @description Time of the change (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            timestamp: string;
            data: components["schemas"]["PersonBusinessRelationship"];
        };
        /** @description A role of a person in a business was changed. */
        PersonBusinessRelationshipUpdatedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "person_business_relationship.updated";
            api_version: components["schemas"]["ApiVersion"];
            /**
             * Format: date-time
             * @description Time of the change (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            timestamp: string;
            data: components["schemas"]["PersonBusinessRelationship"];
        };
        /** @description A link to a payment processor was created. */
        ProcessorLinkCreatedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "processor_link.created";
            api_version: components["schemas"]["ApiVersion"];
            /**
             * Format: date-time
             * @description Time of the change (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            timestamp: string;
            data: components["schemas"]["PaymentProcessorEntityBusinessLink"];
        };
        /** @description A link to a payment processor was changed. */
        ProcessorLinkUpdatedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "processor_link.updated";
            api_version: components["schemas"]["ApiVersion"];
            /**
             * Format: date-time
             * @description Time of the change (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            timestamp: string;
            data: components["schemas"]["PaymentProcessorEntityBusinessLink"];
        };
        /** @description A payment was refunded. */
        RefundSucceededEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "refund.succeeded";
            api_version: components["schemas"]["ApiVersion"];
            /**
             * Format: date-time
             * @description Time of the change (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            timestamp: string;
            data: components["schemas"]["Refund"];
        };
        /** @description A refund was changed. */
        RefundUpdatedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "refund.updated";
            api_version: components["schemas"]["ApiVersion"];
            /**
             * Format: date-time
             * @description Time of the change (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            timestamp: string;
            data: components["schemas"]["Refund"];
        };
        /** @description An event as it is delivered to webhook endpoints. */
        WebhookEvent: components["schemas"]["BalanceTransactionCreatedEvent"] | components["schemas"]["BalanceTransactionUpdatedEvent"] | components["schemas"]["BankAccountCreatedEvent"] | components["schemas"]["BankAccountUpdatedEvent"] | components["schemas"]["BusinessCreatedEvent"] | components["schemas"]["BusinessUpdatedEvent"] | components["schemas"]["CapitalProductAbandonedEvent"] | components["schemas"]["CapitalProductCancelledEvent"] | components["schemas"]["CapitalProductFundedEvent"] | components["schemas"]["CapitalProductPaidOffEvent"] | components["schemas"]["CapitalProductUpdatedEvent"] | components["schemas"]["CapitalProductVoidEvent"] | components["schemas"]["CapitalProductWaivedEvent"] | components["schemas"]["CapitalProductApplicationApprovedEvent"] | components["schemas"]["CapitalProductApplicationCreatedEvent"] | components["schemas"]["CapitalProductApplicationDeniedEvent"] | components["schemas"]["CapitalProductApplicationSubmittedEvent"] | components["schemas"]["CapitalProductApplicationWithdrawnEvent"] | components["schemas"]["CapitalProductOfferClosedEvent"] | components["schemas"]["CapitalProductOfferCreatedEvent"] | components["schemas"]["CapitalProductPaymentCreatedEvent"] | components["schemas"]["CapitalProductPaymentFailedEvent"] | components["schemas"]["CapitalProductPaymentSucceededEvent"] | components["schemas"]["CreditLimitCreatedEvent"] | components["schemas"]["CreditLimitUpdatedEvent"] | components["schemas"]["DailySalesRecordCreatedEvent"] | components["schemas"]["DailySalesRecordUpdatedEvent"] | components["schemas"]["DatasetUploadCompletedEvent"] | components["schemas"]["DatasetUploadFailedEvent"] | components["schemas"]["EligibilityEvaluatedEvent"] | components["schemas"]["GracePeriodCreatedEvent"] | components["schemas"]["GracePeriodUpdatedEvent"] | components["schemas"]["LineOfCreditCreatedEvent"] | components["schemas"]["LineOfCreditUpdatedEvent"] | components["schemas"]["LineOfCreditApplicationApprovedEvent"] | components["schemas"]["LineOfCreditApplicationCreatedEvent"] | components["schemas"]["LineOfCreditApplicationDeniedEvent"] | components["schemas"]["LineOfCreditApplicationWithdrawnEvent"] | components["schemas"]["NetSettlementAppliedEvent"] | components["schemas"]["NetSettlementCancelledEvent"] | components["schemas"]["NetSettlementCreatedEvent"] | components["schemas"]["OrderAcceptedEvent"] | components["schemas"]["OrderCancelledEvent"] | components["schemas"]["OrderCreatedEvent"] | components["schemas"]["OrderFinalizedEvent"] | components["schemas"]["PersonCreatedEvent"] | components["schemas"]["PersonUpdatedEvent"] | components["schemas"]["PersonBusinessRelationshipCreatedEvent"] | components["schemas"]["PersonBusinessRelationshipUpdatedEvent"] | components["schemas"]["ProcessorLinkCreatedEvent"] | components["schemas"]["ProcessorLinkUpdatedEvent"] | components["schemas"]["RefundSucceededEvent"] | components["schemas"]["RefundUpdatedEvent"] | components["schemas"]["TestPingEvent"];
    };
    responses: {
        /** @description The API key is missing, unknown, expired or revoked. */
        UnauthenticatedKey: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Not signed in",
                 *       "status": 401,
                 *       "detail": "The API key is missing, unknown, expired or revoked.",
                 *       "code": "unauthenticated",
                 *       "request_id": "req_0b6cf1a2-5b7e-4a53-9f3e-2f1a3a0d3c55"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request is invalid. `errors` lists the invalid parts. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Invalid request",
                 *       "status": 422,
                 *       "detail": "page_size must be at most 100.",
                 *       "code": "invalid_request",
                 *       "request_id": "req_0b6cf1a2-5b7e-4a53-9f3e-2f1a3a0d3c55",
                 *       "errors": [
                 *         {
                 *           "in": "query",
                 *           "pointer": "/page_size",
                 *           "code": "maximum",
                 *           "detail": "must be at most 100"
                 *         }
                 *       ]
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many requests. Retry after the number of seconds in `Retry-After`. */
        TooManyRequests: {
            headers: {
                /** @description Seconds until the next request can succeed. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Too many requests",
                 *       "status": 429,
                 *       "detail": "Too many requests. Try again in 30 s.",
                 *       "code": "too_many_requests",
                 *       "request_id": "req_0b6cf1a2-5b7e-4a53-9f3e-2f1a3a0d3c55"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request failed unexpectedly. Nothing was changed. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Server error",
                 *       "status": 500,
                 *       "detail": "Server error. Nothing was changed.",
                 *       "code": "internal_error",
                 *       "request_id": "req_0b6cf1a2-5b7e-4a53-9f3e-2f1a3a0d3c55"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The database or another service that the server depends on doesn't respond. Retry after the number of seconds in `Retry-After`. The code `outcome_unknown` means that the connection was lost while saving: the change may have taken effect, and a retry with the same `Idempotency-Key` is safe. */
        Unavailable: {
            headers: {
                /** @description Seconds until a retry may succeed. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Service unavailable",
                 *       "status": 503,
                 *       "detail": "The database is too busy. Try again in a few seconds.",
                 *       "code": "database_busy",
                 *       "request_id": "req_0b6cf1a2-5b7e-4a53-9f3e-2f1a3a0d3c55"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request body isn't valid JSON. */
        Unparsable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Malformed request",
                 *       "status": 400,
                 *       "detail": "The request body isn't valid JSON.",
                 *       "code": "unparsable",
                 *       "request_id": "req_0b6cf1a2-5b7e-4a53-9f3e-2f1a3a0d3c55"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No object with this ID exists in the partner and mode of the request. The response is the same for objects of other partners. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Not found",
                 *       "status": 404,
                 *       "detail": "Nothing was found for the given ID",
                 *       "code": "not_found",
                 *       "request_id": "req_0b6cf1a2-5b7e-4a53-9f3e-2f1a3a0d3c55"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The operation isn't possible in the object's current state. `code` gives the reason. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Conflict",
                 *       "status": 409,
                 *       "detail": "The product is paid off, so no payments are due.",
                 *       "code": "not_outstanding",
                 *       "request_id": "req_0b6cf1a2-5b7e-4a53-9f3e-2f1a3a0d3c55"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request body is too large. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Request too large",
                 *       "status": 413,
                 *       "detail": "The body is too large.",
                 *       "code": "too_large",
                 *       "request_id": "req_0b6cf1a2-5b7e-4a53-9f3e-2f1a3a0d3c55"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The media type of the request body isn't supported by the operation. */
        WrongMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Unsupported media type",
                 *       "status": 415,
                 *       "detail": "The request body must be application/json in UTF-8.",
                 *       "code": "unsupported_media_type",
                 *       "request_id": "req_0b6cf1a2-5b7e-4a53-9f3e-2f1a3a0d3c55"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The server is out of storage. Retry after the number of seconds in `Retry-After`. */
        OutOfStorage: {
            headers: {
                /** @description Seconds until a retry may succeed. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Out of storage",
                 *       "status": 507,
                 *       "detail": "The server is out of storage.",
                 *       "code": "storage_full",
                 *       "request_id": "req_0b6cf1a2-5b7e-4a53-9f3e-2f1a3a0d3c55"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
        ApiVersionHeader: string;
        /** @description Returns only results for this business. */
        BankAccountBusinessIdQuery: string;
        /** @description Value of `next` or `previous` from a response with the same filters and sort order. Omit it for the first page. */
        CursorQuery: components["schemas"]["Cursor"];
        /** @description Number of results per page, from 1 to 100. The default of 25 is specified. */
        PageSizeQuery: number;
        /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
        IdempotencyKey: string;
        /** @description ID of the bank account. */
        BankAccountPath: string;
        /** @description Returns only the business with this external identifier. */
        BusinessExternalIdQuery: string;
        /** @description Returns only results with one of these statuses. Includes all statuses by default. */
        BusinessStatusQuery: components["schemas"]["BusinessStatus"][];
        /** @description ID of the business. */
        BusinessPath: string;
        /** @description Returns only results for this business. */
        CapitalProductApplicationBusinessIdQuery: string;
        /** @description Returns only results with one of these statuses. Includes all statuses by default. */
        CapitalProductApplicationStatusQuery: components["schemas"]["ApplicationStatus"][];
        /** @description ID of the capital product application. */
        CapitalProductApplicationPath: string;
        /** @description Returns only results for this business. */
        CapitalProductOfferBusinessIdQuery: string;
        /** @description Returns only results with one of these statuses. Includes all statuses by default. */
        CapitalProductOfferStatusQuery: components["schemas"]["OfferStatus"][];
        /** @description ID of the capital product offer. */
        CapitalProductOfferPath: string;
        /** @description Returns only results for this business. */
        CapitalProductBusinessIdQuery: string;
        /** @description Returns only results with one of these statuses. Includes all statuses by default. */
        CapitalProductStatusQuery: components["schemas"]["PaymentPlanStatus"][];
        /** @description ID of the capital product. */
        CapitalProductPath: string;
        /** @description Returns only results for this funded product. */
        CapitalProductPaymentCapitalProductIdQuery: string;
        /** @description Returns only results with one of these statuses. Includes all statuses by default. */
        CapitalProductPaymentStatusQuery: components["schemas"]["PaymentStatus"][];
        /** @description ID of the capital product payment. */
        CapitalProductPaymentPath: string;
        /** @description Returns only results for this funded product. */
        GracePeriodCapitalProductIdQuery: string;
        /** @description ID of the grace period. */
        GracePeriodPath: string;
        /** @description Returns only results for this business. */
        DailySalesRecordBusinessIdQuery: string;
        /** @description Returns only results from this day on (yyyy-mm-dd, UTC). */
        DailySalesRecordFromQuery: string;
        /** @description Returns only results up to and including this day (yyyy-mm-dd, UTC). */
        DailySalesRecordToQuery: string;
        /** @description ID of the daily sales record. */
        DailySalesRecordPath: string;
        /** @description Returns only results for this business. */
        NetSettlementPaymentRequestBusinessIdQuery: string;
        /** @description ID of the net settlement payment request. */
        NetSettlementPaymentRequestPath: string;
        /** @description Returns only results for this business. */
        LineOfCreditBusinessIdQuery: string;
        /** @description ID of the line of credit. */
        LineOfCreditPath: string;
        /** @description Returns only results for this business. */
        LineOfCreditApplicationBusinessIdQuery: string;
        /** @description ID of the line of credit application. */
        LineOfCreditApplicationPath: string;
        /** @description Returns only results for this business. */
        OrderBusinessIdQuery: string;
        /** @description Returns only results with one of these statuses. Includes all statuses by default. */
        OrderStatusQuery: components["schemas"]["OrderStatus"][];
        /** @description ID of the order. */
        OrderPath: string;
        /** @description Returns only the person with this email address. */
        PersonEmailQuery: string;
        /** @description ID of the person. */
        PersonPath: string;
        /** @description Returns only results for this business. */
        PersonBusinessRelationshipBusinessIdQuery: string;
        /** @description Returns only relationships of this person. */
        PersonBusinessRelationshipPersonIdQuery: string;
        /** @description ID of the person-business relationship. */
        PersonBusinessRelationshipPath: string;
        /** @description Returns only refunds of this payment. */
        RefundPaymentIdQuery: string;
        /** @description ID of the refund. */
        RefundPath: string;
        /** @description ID of the webhook endpoint. */
        WebhookEndpointPath: string;
        /** @description Returns only results for this business. */
        PaymentProcessorEntityBusinessLinkBusinessIdQuery: string;
        /** @description ID of the payment processor link. */
        PaymentProcessorEntityBusinessLinkPath: string;
        /** @description Returns only results for this business. */
        BalanceTransactionBusinessIdQuery: string;
        /** @description Returns only results of these types. Repeat the parameter to include several. */
        BalanceTransactionTypeQuery: ("funding" | "repayment" | "fee" | "revenue_share" | "refund" | "adjustment")[];
        /** @description ID of the balance transaction. */
        BalanceTransactionPath: string;
        /** @description Returns only results for this business. */
        CreditLimitBusinessIdQuery: string;
        /** @description ID of the credit limit. */
        CreditLimitPath: string;
        /** @description Returns only results for this business. */
        EligibilityBusinessIdQuery: string;
        /** @description ID of the eligibility evaluation. */
        EligibilityPath: string;
        /** @description ID of the application. */
        SandboxApplicationPath: string;
        /** @description ID of the funded product. */
        SandboxProductPath: string;
        /** @description ID of the person. */
        SandboxPersonPath: string;
        /** @description ID of the event. */
        WebhookId: components["schemas"]["EventId"];
        /** @description Time of this attempt in seconds since 1970. Reject deliveries that are more than five minutes old. */
        WebhookTimestamp: string;
        /** @description Signatures separated by spaces, one per active secret: `v1,` and the base64 HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` with the endpoint's secret (Standard Webhooks 1.0). */
        WebhookSignature: string;
    };
    requestBodies: never;
    headers: {
        /** @description URL of the created object, or of the job or the list that shows its result. */
        Location: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listBankAccounts: {
        parameters: {
            query?: {
                /** @description Returns only results for this business. */
                business_id?: components["parameters"]["BankAccountBusinessIdQuery"];
                /** @description Value of `next` or `previous` from a response with the same filters and sort order. Omit it for the first page. */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Number of results per page, from 1 to 100. The default of 25 is specified. */
                page_size?: components["parameters"]["PageSizeQuery"];
            };
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of bank accounts, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankAccountPage"];
                };
            };
            401: components["responses"]["UnauthenticatedKey"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createBankAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateBankAccountRequest"];
            };
        };
        responses: {
            /** @description The created bank account. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankAccount"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["UnauthenticatedKey"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    getBankAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
            };
            path: {
                /** @description ID of the bank account. */
                id: components["parameters"]["BankAccountPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bank account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankAccount"];
                };
            };
            401: components["responses"]["UnauthenticatedKey"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateBankAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the bank account. */
                id: components["parameters"]["BankAccountPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateBankAccountRequest"];
            };
        };
        responses: {
            /** @description The updated bank account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankAccount"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["UnauthenticatedKey"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    listBusinesses: {
        parameters: {
            query?: {
                /** @description Returns only the business with this external identifier. */
                external_id?: components["parameters"]["BusinessExternalIdQuery"];
                /** @description Returns only results with one of these statuses. Includes all statuses by default. */
                status?: components["parameters"]["BusinessStatusQuery"];
                /** @description Value of `next` or `previous` from a response with the same filters and sort order. Omit it for the first page. */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Number of results per page, from 1 to 100. The default of 25 is specified. */
                page_size?: components["parameters"]["PageSizeQuery"];
            };
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of businesses, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusinessPage"];
                };
            };
            401: components["responses"]["UnauthenticatedKey"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createBusiness: {
        parameters: {
            query?: never;
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateBusinessRequest"];
            };
        };
        responses: {
            /** @description The created business. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Business"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["UnauthenticatedKey"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    getBusiness: {
        parameters: {
            query?: never;
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
            };
            path: {
                /** @description ID of the business. */
                id: components["parameters"]["BusinessPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The business. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Business"];
                };
            };
            401: components["responses"]["UnauthenticatedKey"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateBusiness: {
        parameters: {
            query?: never;
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the business. */
                id: components["parameters"]["BusinessPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateBusinessRequest"];
            };
        };
        responses: {
            /** @description The updated business. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Business"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["UnauthenticatedKey"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    listCapitalProductApplications: {
        parameters: {
            query?: {
                /** @description Returns only results for this business. */
                business_id?: components["parameters"]["CapitalProductApplicationBusinessIdQuery"];
                /** @description Returns only results with one of these statuses. Includes all statuses by default. */
                status?: components["parameters"]["CapitalProductApplicationStatusQuery"];
                /** @description Value of `next` or `previous` from a response with the same filters and sort order. Omit it for the first page. */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Number of results per page, from 1 to 100. The default of 25 is specified. */
                page_size?: components["parameters"]["PageSizeQuery"];
            };
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of capital product applications, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CapitalProductApplicationPage"];
                };
            };
            401: components["responses"]["UnauthenticatedKey"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCapitalProductApplication: {
        parameters: {
            query?: never;
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCapitalProductApplicationRequest"];
            };
        };
        responses: {
            /** @description The created capital product application. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CapitalProductApplication"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["UnauthenticatedKey"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    getCapitalProductApplication: {
        parameters: {
            query?: never;
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
            };
            path: {
                /** @description ID of the capital product application. */
                id: components["parameters"]["CapitalProductApplicationPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The capital product application. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CapitalProductApplication"];
                };
            };
            401: components["responses"]["UnauthenticatedKey"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCapitalProductApplication: {
        parameters: {
            query?: never;
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the capital product application. */
                id: components["parameters"]["CapitalProductApplicationPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCapitalProductApplicationRequest"];
            };
        };
        responses: {
            /** @description The updated capital product application. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CapitalProductApplication"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["UnauthenticatedKey"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    submitCapitalProductApplication: {
        parameters: {
            query?: never;
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the capital product application. */
                id: components["parameters"]["CapitalProductApplicationPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The capital product application. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CapitalProductApplication"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["UnauthenticatedKey"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    withdrawCapitalProductApplication: {
        parameters: {
            query?: never;
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the capital product application. */
                id: components["parameters"]["CapitalProductApplicationPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The capital product application. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CapitalProductApplication"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["UnauthenticatedKey"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    listCapitalProductOffers: {
        parameters: {
            query?: {
                /** @description Returns only results for this business. */
                business_id?: components["parameters"]["CapitalProductOfferBusinessIdQuery"];
                /** @description Returns only results with one of these statuses. Includes all statuses by default. */
                status?: components["parameters"]["CapitalProductOfferStatusQuery"];
                /** @description Value of `next` or `previous` from a response with the same filters and sort order. Omit it for the first page. */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Number of results per page, from 1 to 100. The default of 25 is specified. */
                page_size?: components["parameters"]["PageSizeQuery"];
            };
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of capital product offers, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CapitalProductOfferPage"];
                };
            };
            401: components["responses"]["UnauthenticatedKey"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCapitalProductOffer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCapitalProductOfferRequest"];
            };
        };
        responses: {
            /** @description The created capital product offer. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CapitalProductOffer"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["UnauthenticatedKey"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    getCapitalProductOffer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
            };
            path: {
                /** @description ID of the capital product offer. */
                id: components["parameters"]["CapitalProductOfferPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The capital product offer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CapitalProductOffer"];
                };
            };
            401: components["responses"]["UnauthenticatedKey"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCapitalProductOffer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the capital product offer. */
                id: components["parameters"]["CapitalProductOfferPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCapitalProductOfferRequest"];
            };
        };
        responses: {
            /** @description The updated capital product offer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CapitalProductOffer"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["UnauthenticatedKey"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    listCapitalProducts: {
        parameters: {
            query?: {
                /** @description Returns only results for this business. */
                business_id?: components["parameters"]["CapitalProductBusinessIdQuery"];
                /** @description Returns only results with one of these statuses. Includes all statuses by default. */
                status?: components["parameters"]["CapitalProductStatusQuery"];
                /** @description Value of `next` or `previous` from a response with the same filters and sort order. Omit it for the first page. */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Number of results per page, from 1 to 100. The default of 25 is specified. */
                page_size?: components["parameters"]["PageSizeQuery"];
            };
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of capital products, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CapitalProductPage"];
                };
            };
            401: components["responses"]["UnauthenticatedKey"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCapitalProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCapitalProductRequest"];
            };
        };
        responses: {
            /** @description The created capital product. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CapitalProduct"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["UnauthenticatedKey"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    getCapitalProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
            };
            path: {
                /** @description ID of the capital product. */
                id: components["parameters"]["CapitalProductPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The capital product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CapitalProduct"];
                };
            };
            401: components["responses"]["UnauthenticatedKey"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCapitalProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the capital product. */
                id: components["parameters"]["CapitalProductPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCapitalProductRequest"];
            };
        };
        responses: {
            /** @description The updated capital product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CapitalProduct"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["UnauthenticatedKey"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    listCapitalProductPayments: {
        parameters: {
            query?: {
                /** @description Returns only results for this funded product. */
                capital_product_id?: components["parameters"]["CapitalProductPaymentCapitalProductIdQuery"];
                /** @description Returns only results with one of these statuses. Includes all statuses by default. */
                status?: components["parameters"]["CapitalProductPaymentStatusQuery"];
                /** @description Value of `next` or `previous` from a response with the same filters and sort order. Omit it for the first page. */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Number of results per page, from 1 to 100. The default of 25 is specified. */
                page_size?: components["parameters"]["PageSizeQuery"];
            };
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of capital product payments, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CapitalProductPaymentPage"];
                };
            };
            401: components["responses"]["UnauthenticatedKey"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCapitalProductPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCapitalProductPaymentRequest"];
            };
        };
        responses: {
            /** @description The created capital product payment. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CapitalProductPayment"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["UnauthenticatedKey"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    getCapitalProductPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
            };
            path: {
                /** @description ID of the capital product payment. */
                id: components["parameters"]["CapitalProductPaymentPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The capital product payment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CapitalProductPayment"];
                };
            };
            401: components["responses"]["UnauthenticatedKey"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCapitalProductPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the capital product payment. */
                id: components["parameters"]["CapitalProductPaymentPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCapitalProductPaymentRequest"];
            };
        };
        responses: {
            /** @description The updated capital product payment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CapitalProductPayment"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["UnauthenticatedKey"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    listGracePeriods: {
        parameters: {
            query?: {
                /** @description Returns only results for this funded product. */
                capital_product_id?: components["parameters"]["GracePeriodCapitalProductIdQuery"];
                /** @description Value of `next` or `previous` from a response with the same filters and sort order. Omit it for the first page. */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Number of results per page, from 1 to 100. The default of 25 is specified. */
                page_size?: components["parameters"]["PageSizeQuery"];
            };
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of grace periods, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GracePeriodPage"];
                };
            };
            401: components["responses"]["UnauthenticatedKey"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createGracePeriod: {
        parameters: {
            query?: never;
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateGracePeriodRequest"];
            };
        };
        responses: {
            /** @description The created grace period. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GracePeriod"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["UnauthenticatedKey"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    getGracePeriod: {
        parameters: {
            query?: never;
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
            };
            path: {
                /** @description ID of the grace period. */
                id: components["parameters"]["GracePeriodPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The grace period. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GracePeriod"];
                };
            };
            401: components["responses"]["UnauthenticatedKey"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateGracePeriod: {
        parameters: {
            query?: never;
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the grace period. */
                id: components["parameters"]["GracePeriodPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateGracePeriodRequest"];
            };
        };
        responses: {
            /** @description The updated grace period. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GracePeriod"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["UnauthenticatedKey"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    listDailySalesRecords: {
        parameters: {
            query?: {
                /** @description Returns only results for this business. */
                business_id?: components["parameters"]["DailySalesRecordBusinessIdQuery"];
                /** @description Returns only results from this day on (yyyy-mm-dd, UTC). */
                from?: components["parameters"]["DailySalesRecordFromQuery"];
                /** @description Returns only results up to and including this day (yyyy-mm-dd, UTC). */
                to?: components["parameters"]["DailySalesRecordToQuery"];
                /** @description Value of `next` or `previous` from a response with the same filters and sort order. Omit it for the first page. */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Number of results per page, from 1 to 100. The default of 25 is specified. */
                page_size?: components["parameters"]["PageSizeQuery"];
            };
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of daily sales records, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DailySalesRecordPage"];
                };
            };
            401: components["responses"]["UnauthenticatedKey"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createDailySalesRecord: {
        parameters: {
            query?: never;
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateDailySalesRecordRequest"];
            };
        };
        responses: {
            /** @description The created daily sales record. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DailySalesRecord"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["UnauthenticatedKey"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    bulkCreateDailySalesRecords: {
        parameters: {
            query?: never;
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkCreateDailySalesRecordsRequest"];
            };
        };
        responses: {
            /** @description The results, in the order of the request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkDailySalesResult"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["UnauthenticatedKey"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    getDailySalesRecord: {
        parameters: {
            query?: never;
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
            };
            path: {
                /** @description ID of the daily sales record. */
                id: components["parameters"]["DailySalesRecordPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The daily sales record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DailySalesRecord"];
                };
            };
            401: components["responses"]["UnauthenticatedKey"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateDailySalesRecord: {
        parameters: {
            query?: never;
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the daily sales record. */
                id: components["parameters"]["DailySalesRecordPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateDailySalesRecordRequest"];
            };
        };
        responses: {
            /** @description The updated daily sales record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DailySalesRecord"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["UnauthenticatedKey"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    listNetSettlementPaymentRequests: {
        parameters: {
            query?: {
                /** @description Returns only results for this business. */
                business_id?: components["parameters"]["NetSettlementPaymentRequestBusinessIdQuery"];
                /** @description Value of `next` or `previous` from a response with the same filters and sort order. Omit it for the first page. */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Number of results per page, from 1 to 100. The default of 25 is specified. */
                page_size?: components["parameters"]["PageSizeQuery"];
            };
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of net settlement payment requests, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NetSettlementPaymentRequestPage"];
                };
            };
            401: components["responses"]["UnauthenticatedKey"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createNetSettlementPaymentRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateNetSettlementPaymentRequestRequest"];
            };
        };
        responses: {
            /** @description The created net settlement payment request. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NetSettlementPaymentRequest"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["UnauthenticatedKey"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    getNetSettlementPaymentRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
            };
            path: {
                /** @description ID of the net settlement payment request. */
                id: components["parameters"]["NetSettlementPaymentRequestPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The net settlement payment request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NetSettlementPaymentRequest"];
                };
            };
            401: components["responses"]["UnauthenticatedKey"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateNetSettlementPaymentRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the net settlement payment request. */
                id: components["parameters"]["NetSettlementPaymentRequestPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateNetSettlementPaymentRequestRequest"];
            };
        };
        responses: {
            /** @description The updated net settlement payment request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NetSettlementPaymentRequest"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["UnauthenticatedKey"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    listLineOfCredits: {
        parameters: {
            query?: {
                /** @description Returns only results for this business. */
                business_id?: components["parameters"]["LineOfCreditBusinessIdQuery"];
                /** @description Value of `next` or `previous` from a response with the same filters and sort order. Omit it for the first page. */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Number of results per page, from 1 to 100. The default of 25 is specified. */
                page_size?: components["parameters"]["PageSizeQuery"];
            };
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of lines of credit, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LineOfCreditPage"];
                };
            };
            401: components["responses"]["UnauthenticatedKey"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createLineOfCredit: {
        parameters: {
            query?: never;
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateLineOfCreditRequest"];
            };
        };
        responses: {
            /** @description The created line of credit. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LineOfCredit"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["UnauthenticatedKey"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    getLineOfCredit: {
        parameters: {
            query?: never;
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
            };
            path: {
                /** @description ID of the line of credit. */
                id: components["parameters"]["LineOfCreditPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The line of credit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LineOfCredit"];
                };
            };
            401: components["responses"]["UnauthenticatedKey"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateLineOfCredit: {
        parameters: {
            query?: never;
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the line of credit. */
                id: components["parameters"]["LineOfCreditPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateLineOfCreditRequest"];
            };
        };
        responses: {
            /** @description The updated line of credit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LineOfCredit"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["UnauthenticatedKey"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    listLineOfCreditApplications: {
        parameters: {
            query?: {
                /** @description Returns only results for this business. */
                business_id?: components["parameters"]["LineOfCreditApplicationBusinessIdQuery"];
                /** @description Value of `next` or `previous` from a response with the same filters and sort order. Omit it for the first page. */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Number of results per page, from 1 to 100. The default of 25 is specified. */
                page_size?: components["parameters"]["PageSizeQuery"];
            };
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of line of credit applications, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LineOfCreditApplicationPage"];
                };
            };
            401: components["responses"]["UnauthenticatedKey"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createLineOfCreditApplication: {
        parameters: {
            query?: never;
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateLineOfCreditApplicationRequest"];
            };
        };
        responses: {
            /** @description The created line of credit application. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LineOfCreditApplication"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["UnauthenticatedKey"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    getLineOfCreditApplication: {
        parameters: {
            query?: never;
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
            };
            path: {
                /** @description ID of the line of credit application. */
                id: components["parameters"]["LineOfCreditApplicationPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The line of credit application. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LineOfCreditApplication"];
                };
            };
            401: components["responses"]["UnauthenticatedKey"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateLineOfCreditApplication: {
        parameters: {
            query?: never;
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the line of credit application. */
                id: components["parameters"]["LineOfCreditApplicationPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateLineOfCreditApplicationRequest"];
            };
        };
        responses: {
            /** @description The updated line of credit application. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LineOfCreditApplication"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["UnauthenticatedKey"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /** @description Returns only results for this business. */
                business_id?: components["parameters"]["OrderBusinessIdQuery"];
                /** @description Returns only results with one of these statuses. Includes all statuses by default. */
                status?: components["parameters"]["OrderStatusQuery"];
                /** @description Value of `next` or `previous` from a response with the same filters and sort order. Omit it for the first page. */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Number of results per page, from 1 to 100. The default of 25 is specified. */
                page_size?: components["parameters"]["PageSizeQuery"];
            };
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of orders, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderPage"];
                };
            };
            401: components["responses"]["UnauthenticatedKey"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateOrderRequest"];
            };
        };
        responses: {
            /** @description The created order. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["UnauthenticatedKey"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
            };
            path: {
                /** @description ID of the order. */
                id: components["parameters"]["OrderPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            401: components["responses"]["UnauthenticatedKey"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the order. */
                id: components["parameters"]["OrderPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateOrderRequest"];
            };
        };
        responses: {
            /** @description The updated order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["UnauthenticatedKey"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    listPersons: {
        parameters: {
            query?: {
                /** @description Returns only the person with this email address. */
                email?: components["parameters"]["PersonEmailQuery"];
                /** @description Value of `next` or `previous` from a response with the same filters and sort order. Omit it for the first page. */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Number of results per page, from 1 to 100. The default of 25 is specified. */
                page_size?: components["parameters"]["PageSizeQuery"];
            };
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of persons, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonPage"];
                };
            };
            401: components["responses"]["UnauthenticatedKey"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPerson: {
        parameters: {
            query?: never;
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePersonRequest"];
            };
        };
        responses: {
            /** @description The created person. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["UnauthenticatedKey"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    getPerson: {
        parameters: {
            query?: never;
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
            };
            path: {
                /** @description ID of the person. */
                id: components["parameters"]["PersonPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
            401: components["responses"]["UnauthenticatedKey"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePerson: {
        parameters: {
            query?: never;
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the person. */
                id: components["parameters"]["PersonPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdatePersonRequest"];
            };
        };
        responses: {
            /** @description The updated person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["UnauthenticatedKey"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    listPersonBusinessRelationships: {
        parameters: {
            query?: {
                /** @description Returns only results for this business. */
                business_id?: components["parameters"]["PersonBusinessRelationshipBusinessIdQuery"];
                /** @description Returns only relationships of this person. */
                person_id?: components["parameters"]["PersonBusinessRelationshipPersonIdQuery"];
                /** @description Value of `next` or `previous` from a response with the same filters and sort order. Omit it for the first page. */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Number of results per page, from 1 to 100. The default of 25 is specified. */
                page_size?: components["parameters"]["PageSizeQuery"];
            };
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of person-business relationships, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonBusinessRelationshipPage"];
                };
            };
            401: components["responses"]["UnauthenticatedKey"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPersonBusinessRelationship: {
        parameters: {
            query?: never;
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePersonBusinessRelationshipRequest"];
            };
        };
        responses: {
            /** @description The created person-business relationship. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonBusinessRelationship"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["UnauthenticatedKey"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    getPersonBusinessRelationship: {
        parameters: {
            query?: never;
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
            };
            path: {
                /** @description ID of the person-business relationship. */
                id: components["parameters"]["PersonBusinessRelationshipPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person-business relationship. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonBusinessRelationship"];
                };
            };
            401: components["responses"]["UnauthenticatedKey"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePersonBusinessRelationship: {
        parameters: {
            query?: never;
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the person-business relationship. */
                id: components["parameters"]["PersonBusinessRelationshipPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdatePersonBusinessRelationshipRequest"];
            };
        };
        responses: {
            /** @description The updated person-business relationship. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonBusinessRelationship"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["UnauthenticatedKey"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    listRefunds: {
        parameters: {
            query?: {
                /** @description Returns only refunds of this payment. */
                payment_id?: components["parameters"]["RefundPaymentIdQuery"];
                /** @description Value of `next` or `previous` from a response with the same filters and sort order. Omit it for the first page. */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Number of results per page, from 1 to 100. The default of 25 is specified. */
                page_size?: components["parameters"]["PageSizeQuery"];
            };
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of refunds, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundPage"];
                };
            };
            401: components["responses"]["UnauthenticatedKey"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createRefund: {
        parameters: {
            query?: never;
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateRefundRequest"];
            };
        };
        responses: {
            /** @description The created refund. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refund"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["UnauthenticatedKey"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    getRefund: {
        parameters: {
            query?: never;
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
            };
            path: {
                /** @description ID of the refund. */
                id: components["parameters"]["RefundPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The refund. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refund"];
                };
            };
            401: components["responses"]["UnauthenticatedKey"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateRefund: {
        parameters: {
            query?: never;
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the refund. */
                id: components["parameters"]["RefundPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateRefundRequest"];
            };
        };
        responses: {
            /** @description The updated refund. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refund"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["UnauthenticatedKey"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    listWebhookEndpoints: {
        parameters: {
            query?: {
                /** @description Value of `next` or `previous` from a response with the same filters and sort order. Omit it for the first page. */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Number of results per page, from 1 to 100. The default of 25 is specified. */
                page_size?: components["parameters"]["PageSizeQuery"];
            };
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of webhook endpoints, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointPage"];
                };
            };
            401: components["responses"]["UnauthenticatedKey"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWebhookEndpointRequest"];
            };
        };
        responses: {
            /** @description The created webhook endpoint. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["UnauthenticatedKey"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    getWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
            };
            path: {
                /** @description ID of the webhook endpoint. */
                id: components["parameters"]["WebhookEndpointPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook endpoint. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            401: components["responses"]["UnauthenticatedKey"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the webhook endpoint. */
                id: components["parameters"]["WebhookEndpointPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateWebhookEndpointRequest"];
            };
        };
        responses: {
            /** @description The updated webhook endpoint. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["UnauthenticatedKey"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    listPaymentProcessorEntityBusinessLinks: {
        parameters: {
            query?: {
                /** @description Returns only results for this business. */
                business_id?: components["parameters"]["PaymentProcessorEntityBusinessLinkBusinessIdQuery"];
                /** @description Value of `next` or `previous` from a response with the same filters and sort order. Omit it for the first page. */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Number of results per page, from 1 to 100. The default of 25 is specified. */
                page_size?: components["parameters"]["PageSizeQuery"];
            };
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of payment processor links, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentProcessorEntityBusinessLinkPage"];
                };
            };
            401: components["responses"]["UnauthenticatedKey"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPaymentProcessorEntityBusinessLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePaymentProcessorEntityBusinessLinkRequest"];
            };
        };
        responses: {
            /** @description The created payment processor link. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentProcessorEntityBusinessLink"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["UnauthenticatedKey"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    getPaymentProcessorEntityBusinessLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
            };
            path: {
                /** @description ID of the payment processor link. */
                id: components["parameters"]["PaymentProcessorEntityBusinessLinkPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment processor link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentProcessorEntityBusinessLink"];
                };
            };
            401: components["responses"]["UnauthenticatedKey"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePaymentProcessorEntityBusinessLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the payment processor link. */
                id: components["parameters"]["PaymentProcessorEntityBusinessLinkPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdatePaymentProcessorEntityBusinessLinkRequest"];
            };
        };
        responses: {
            /** @description The updated payment processor link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentProcessorEntityBusinessLink"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["UnauthenticatedKey"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    listBalanceTransactions: {
        parameters: {
            query?: {
                /** @description Returns only results for this business. */
                business_id?: components["parameters"]["BalanceTransactionBusinessIdQuery"];
                /** @description Returns only results of these types. Repeat the parameter to include several. */
                type?: components["parameters"]["BalanceTransactionTypeQuery"];
                /** @description Value of `next` or `previous` from a response with the same filters and sort order. Omit it for the first page. */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Number of results per page, from 1 to 100. The default of 25 is specified. */
                page_size?: components["parameters"]["PageSizeQuery"];
            };
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of balance transactions, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BalanceTransactionPage"];
                };
            };
            401: components["responses"]["UnauthenticatedKey"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createBalanceTransaction: {
        parameters: {
            query?: never;
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateBalanceTransactionRequest"];
            };
        };
        responses: {
            /** @description The created balance transaction. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BalanceTransaction"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["UnauthenticatedKey"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    getBalanceTransaction: {
        parameters: {
            query?: never;
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
            };
            path: {
                /** @description ID of the balance transaction. */
                id: components["parameters"]["BalanceTransactionPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The balance transaction. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BalanceTransaction"];
                };
            };
            401: components["responses"]["UnauthenticatedKey"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateBalanceTransaction: {
        parameters: {
            query?: never;
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the balance transaction. */
                id: components["parameters"]["BalanceTransactionPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateBalanceTransactionRequest"];
            };
        };
        responses: {
            /** @description The updated balance transaction. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BalanceTransaction"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["UnauthenticatedKey"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    listCreditLimits: {
        parameters: {
            query?: {
                /** @description Returns only results for this business. */
                business_id?: components["parameters"]["CreditLimitBusinessIdQuery"];
                /** @description Value of `next` or `previous` from a response with the same filters and sort order. Omit it for the first page. */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Number of results per page, from 1 to 100. The default of 25 is specified. */
                page_size?: components["parameters"]["PageSizeQuery"];
            };
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of credit limits, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditLimitPage"];
                };
            };
            401: components["responses"]["UnauthenticatedKey"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCreditLimit: {
        parameters: {
            query?: never;
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCreditLimitRequest"];
            };
        };
        responses: {
            /** @description The created credit limit. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditLimit"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["UnauthenticatedKey"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    getCreditLimit: {
        parameters: {
            query?: never;
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
            };
            path: {
                /** @description ID of the credit limit. */
                id: components["parameters"]["CreditLimitPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The credit limit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditLimit"];
                };
            };
            401: components["responses"]["UnauthenticatedKey"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCreditLimit: {
        parameters: {
            query?: never;
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the credit limit. */
                id: components["parameters"]["CreditLimitPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCreditLimitRequest"];
            };
        };
        responses: {
            /** @description The updated credit limit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditLimit"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["UnauthenticatedKey"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    listEligibilities: {
        parameters: {
            query?: {
                /** @description Returns only results for this business. */
                business_id?: components["parameters"]["EligibilityBusinessIdQuery"];
                /** @description Value of `next` or `previous` from a response with the same filters and sort order. Omit it for the first page. */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Number of results per page, from 1 to 100. The default of 25 is specified. */
                page_size?: components["parameters"]["PageSizeQuery"];
            };
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of eligibility evaluations, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EligibilityPage"];
                };
            };
            401: components["responses"]["UnauthenticatedKey"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createEligibility: {
        parameters: {
            query?: never;
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateEligibilityRequest"];
            };
        };
        responses: {
            /** @description The created eligibility evaluation. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Eligibility"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["UnauthenticatedKey"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    getEligibility: {
        parameters: {
            query?: never;
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
            };
            path: {
                /** @description ID of the eligibility evaluation. */
                id: components["parameters"]["EligibilityPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The eligibility evaluation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Eligibility"];
                };
            };
            401: components["responses"]["UnauthenticatedKey"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateEligibility: {
        parameters: {
            query?: never;
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the eligibility evaluation. */
                id: components["parameters"]["EligibilityPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateEligibilityRequest"];
            };
        };
        responses: {
            /** @description The updated eligibility evaluation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Eligibility"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["UnauthenticatedKey"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    sandboxDecide: {
        parameters: {
            query?: never;
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the application. */
                id: components["parameters"]["SandboxApplicationPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SandboxDecision"];
            };
        };
        responses: {
            /** @description The IDs of the objects and webhook events of this step. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxResult"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["UnauthenticatedKey"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    sandboxFund: {
        parameters: {
            query?: never;
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the application. */
                id: components["parameters"]["SandboxApplicationPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The IDs of the objects and webhook events of this step. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxResult"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["UnauthenticatedKey"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    sandboxAdvance: {
        parameters: {
            query?: never;
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the funded product. */
                id: components["parameters"]["SandboxProductPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SandboxAdvance"];
            };
        };
        responses: {
            /** @description The IDs of the objects and webhook events of this step. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxResult"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["UnauthenticatedKey"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    sandboxMissPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the funded product. */
                id: components["parameters"]["SandboxProductPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The IDs of the objects and webhook events of this step. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxResult"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["UnauthenticatedKey"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    sandboxPayOff: {
        parameters: {
            query?: never;
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the funded product. */
                id: components["parameters"]["SandboxProductPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The IDs of the objects and webhook events of this step. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxResult"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["UnauthenticatedKey"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    sandboxRefund: {
        parameters: {
            query?: never;
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the funded product. */
                id: components["parameters"]["SandboxProductPath"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SandboxRefund"];
            };
        };
        responses: {
            /** @description The IDs of the objects and webhook events of this step. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxResult"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["UnauthenticatedKey"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    sandboxHardshipPlan: {
        parameters: {
            query?: never;
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the funded product. */
                id: components["parameters"]["SandboxProductPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SandboxHardship"];
            };
        };
        responses: {
            /** @description The IDs of the objects and webhook events of this step. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxResult"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["UnauthenticatedKey"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    sandboxWaive: {
        parameters: {
            query?: never;
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the funded product. */
                id: components["parameters"]["SandboxProductPath"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SandboxWaiver"];
            };
        };
        responses: {
            /** @description The IDs of the objects and webhook events of this step. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxResult"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["UnauthenticatedKey"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    sandboxChargeOff: {
        parameters: {
            query?: never;
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the funded product. */
                id: components["parameters"]["SandboxProductPath"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SandboxChargeOff"];
            };
        };
        responses: {
            /** @description The IDs of the objects and webhook events of this step. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxResult"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["UnauthenticatedKey"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    sandboxRecover: {
        parameters: {
            query?: never;
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the funded product. */
                id: components["parameters"]["SandboxProductPath"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SandboxRecovery"];
            };
        };
        responses: {
            /** @description The IDs of the objects and webhook events of this step. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxResult"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["UnauthenticatedKey"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    sandboxVerifyPerson: {
        parameters: {
            query?: never;
            header?: {
                /** @description Dated version of the API for this request. Defaults to the version that was the latest when the API key was created. The response has the applied version in `Api-Version`; an unknown one fails with 422 `api_version`. */
                "Api-Version"?: components["parameters"]["ApiVersionHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the person. */
                id: components["parameters"]["SandboxPersonPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SandboxVerification"];
            };
        };
        responses: {
            /** @description The person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["UnauthenticatedKey"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    onBalanceTransactionCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description ID of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Time of this attempt in seconds since 1970. Reject deliveries that are more than five minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Signatures separated by spaces, one per active secret: `v1,` and the base64 HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` with the endpoint's secret (Standard Webhooks 1.0). */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BalanceTransactionCreatedEvent"];
            };
        };
        responses: {
            /** @description The delivery is confirmed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onBalanceTransactionUpdated: {
        parameters: {
            query?: never;
            header: {
                /** @description ID of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Time of this attempt in seconds since 1970. Reject deliveries that are more than five minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Signatures separated by spaces, one per active secret: `v1,` and the base64 HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` with the endpoint's secret (Standard Webhooks 1.0). */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BalanceTransactionUpdatedEvent"];
            };
        };
        responses: {
            /** @description The delivery is confirmed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onBankAccountCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description ID of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Time of this attempt in seconds since 1970. Reject deliveries that are more than five minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Signatures separated by spaces, one per active secret: `v1,` and the base64 HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` with the endpoint's secret (Standard Webhooks 1.0). */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BankAccountCreatedEvent"];
            };
        };
        responses: {
            /** @description The delivery is confirmed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onBankAccountUpdated: {
        parameters: {
            query?: never;
            header: {
                /** @description ID of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Time of this attempt in seconds since 1970. Reject deliveries that are more than five minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Signatures separated by spaces, one per active secret: `v1,` and the base64 HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` with the endpoint's secret (Standard Webhooks 1.0). */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BankAccountUpdatedEvent"];
            };
        };
        responses: {
            /** @description The delivery is confirmed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onBusinessCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description ID of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Time of this attempt in seconds since 1970. Reject deliveries that are more than five minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Signatures separated by spaces, one per active secret: `v1,` and the base64 HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` with the endpoint's secret (Standard Webhooks 1.0). */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BusinessCreatedEvent"];
            };
        };
        responses: {
            /** @description The delivery is confirmed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onBusinessUpdated: {
        parameters: {
            query?: never;
            header: {
                /** @description ID of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Time of this attempt in seconds since 1970. Reject deliveries that are more than five minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Signatures separated by spaces, one per active secret: `v1,` and the base64 HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` with the endpoint's secret (Standard Webhooks 1.0). */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BusinessUpdatedEvent"];
            };
        };
        responses: {
            /** @description The delivery is confirmed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onCapitalProductAbandoned: {
        parameters: {
            query?: never;
            header: {
                /** @description ID of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Time of this attempt in seconds since 1970. Reject deliveries that are more than five minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Signatures separated by spaces, one per active secret: `v1,` and the base64 HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` with the endpoint's secret (Standard Webhooks 1.0). */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CapitalProductAbandonedEvent"];
            };
        };
        responses: {
            /** @description The delivery is confirmed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onCapitalProductCancelled: {
        parameters: {
            query?: never;
            header: {
                /** @description ID of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Time of this attempt in seconds since 1970. Reject deliveries that are more than five minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Signatures separated by spaces, one per active secret: `v1,` and the base64 HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` with the endpoint's secret (Standard Webhooks 1.0). */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CapitalProductCancelledEvent"];
            };
        };
        responses: {
            /** @description The delivery is confirmed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onCapitalProductFunded: {
        parameters: {
            query?: never;
            header: {
                /** @description ID of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Time of this attempt in seconds since 1970. Reject deliveries that are more than five minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Signatures separated by spaces, one per active secret: `v1,` and the base64 HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` with the endpoint's secret (Standard Webhooks 1.0). */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CapitalProductFundedEvent"];
            };
        };
        responses: {
            /** @description The delivery is confirmed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onCapitalProductPaidOff: {
        parameters: {
            query?: never;
            header: {
                /** @description ID of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Time of this attempt in seconds since 1970. Reject deliveries that are more than five minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Signatures separated by spaces, one per active secret: `v1,` and the base64 HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` with the endpoint's secret (Standard Webhooks 1.0). */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CapitalProductPaidOffEvent"];
            };
        };
        responses: {
            /** @description The delivery is confirmed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onCapitalProductUpdated: {
        parameters: {
            query?: never;
            header: {
                /** @description ID of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Time of this attempt in seconds since 1970. Reject deliveries that are more than five minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Signatures separated by spaces, one per active secret: `v1,` and the base64 HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` with the endpoint's secret (Standard Webhooks 1.0). */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CapitalProductUpdatedEvent"];
            };
        };
        responses: {
            /** @description The delivery is confirmed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onCapitalProductVoid: {
        parameters: {
            query?: never;
            header: {
                /** @description ID of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Time of this attempt in seconds since 1970. Reject deliveries that are more than five minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Signatures separated by spaces, one per active secret: `v1,` and the base64 HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` with the endpoint's secret (Standard Webhooks 1.0). */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CapitalProductVoidEvent"];
            };
        };
        responses: {
            /** @description The delivery is confirmed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onCapitalProductWaived: {
        parameters: {
            query?: never;
            header: {
                /** @description ID of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Time of this attempt in seconds since 1970. Reject deliveries that are more than five minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Signatures separated by spaces, one per active secret: `v1,` and the base64 HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` with the endpoint's secret (Standard Webhooks 1.0). */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CapitalProductWaivedEvent"];
            };
        };
        responses: {
            /** @description The delivery is confirmed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onCapitalProductApplicationApproved: {
        parameters: {
            query?: never;
            header: {
                /** @description ID of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Time of this attempt in seconds since 1970. Reject deliveries that are more than five minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Signatures separated by spaces, one per active secret: `v1,` and the base64 HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` with the endpoint's secret (Standard Webhooks 1.0). */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CapitalProductApplicationApprovedEvent"];
            };
        };
        responses: {
            /** @description The delivery is confirmed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onCapitalProductApplicationCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description ID of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Time of this attempt in seconds since 1970. Reject deliveries that are more than five minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Signatures separated by spaces, one per active secret: `v1,` and the base64 HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` with the endpoint's secret (Standard Webhooks 1.0). */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CapitalProductApplicationCreatedEvent"];
            };
        };
        responses: {
            /** @description The delivery is confirmed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onCapitalProductApplicationDenied: {
        parameters: {
            query?: never;
            header: {
                /** @description ID of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Time of this attempt in seconds since 1970. Reject deliveries that are more than five minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Signatures separated by spaces, one per active secret: `v1,` and the base64 HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` with the endpoint's secret (Standard Webhooks 1.0). */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CapitalProductApplicationDeniedEvent"];
            };
        };
        responses: {
            /** @description The delivery is confirmed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onCapitalProductApplicationSubmitted: {
        parameters: {
            query?: never;
            header: {
                /** @description ID of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Time of this attempt in seconds since 1970. Reject deliveries that are more than five minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Signatures separated by spaces, one per active secret: `v1,` and the base64 HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` with the endpoint's secret (Standard Webhooks 1.0). */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CapitalProductApplicationSubmittedEvent"];
            };
        };
        responses: {
            /** @description The delivery is confirmed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onCapitalProductApplicationWithdrawn: {
        parameters: {
            query?: never;
            header: {
                /** @description ID of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Time of this attempt in seconds since 1970. Reject deliveries that are more than five minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Signatures separated by spaces, one per active secret: `v1,` and the base64 HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` with the endpoint's secret (Standard Webhooks 1.0). */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CapitalProductApplicationWithdrawnEvent"];
            };
        };
        responses: {
            /** @description The delivery is confirmed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onCapitalProductOfferClosed: {
        parameters: {
            query?: never;
            header: {
                /** @description ID of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Time of this attempt in seconds since 1970. Reject deliveries that are more than five minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Signatures separated by spaces, one per active secret: `v1,` and the base64 HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` with the endpoint's secret (Standard Webhooks 1.0). */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CapitalProductOfferClosedEvent"];
            };
        };
        responses: {
            /** @description The delivery is confirmed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onCapitalProductOfferCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description ID of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Time of this attempt in seconds since 1970. Reject deliveries that are more than five minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Signatures separated by spaces, one per active secret: `v1,` and the base64 HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` with the endpoint's secret (Standard Webhooks 1.0). */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CapitalProductOfferCreatedEvent"];
            };
        };
        responses: {
            /** @description The delivery is confirmed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onCapitalProductPaymentCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description ID of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Time of this attempt in seconds since 1970. Reject deliveries that are more than five minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Signatures separated by spaces, one per active secret: `v1,` and the base64 HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` with the endpoint's secret (Standard Webhooks 1.0). */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CapitalProductPaymentCreatedEvent"];
            };
        };
        responses: {
            /** @description The delivery is confirmed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onCapitalProductPaymentFailed: {
        parameters: {
            query?: never;
            header: {
                /** @description ID of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Time of this attempt in seconds since 1970. Reject deliveries that are more than five minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Signatures separated by spaces, one per active secret: `v1,` and the base64 HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` with the endpoint's secret (Standard Webhooks 1.0). */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CapitalProductPaymentFailedEvent"];
            };
        };
        responses: {
            /** @description The delivery is confirmed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onCapitalProductPaymentSucceeded: {
        parameters: {
            query?: never;
            header: {
                /** @description ID of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Time of this attempt in seconds since 1970. Reject deliveries that are more than five minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Signatures separated by spaces, one per active secret: `v1,` and the base64 HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` with the endpoint's secret (Standard Webhooks 1.0). */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CapitalProductPaymentSucceededEvent"];
            };
        };
        responses: {
            /** @description The delivery is confirmed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onCreditLimitCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description ID of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Time of this attempt in seconds since 1970. Reject deliveries that are more than five minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Signatures separated by spaces, one per active secret: `v1,` and the base64 HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` with the endpoint's secret (Standard Webhooks 1.0). */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreditLimitCreatedEvent"];
            };
        };
        responses: {
            /** @description The delivery is confirmed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onCreditLimitUpdated: {
        parameters: {
            query?: never;
            header: {
                /** @description ID of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Time of this attempt in seconds since 1970. Reject deliveries that are more than five minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Signatures separated by spaces, one per active secret: `v1,` and the base64 HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` with the endpoint's secret (Standard Webhooks 1.0). */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreditLimitUpdatedEvent"];
            };
        };
        responses: {
            /** @description The delivery is confirmed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onDailySalesRecordCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description ID of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Time of this attempt in seconds since 1970. Reject deliveries that are more than five minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Signatures separated by spaces, one per active secret: `v1,` and the base64 HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` with the endpoint's secret (Standard Webhooks 1.0). */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DailySalesRecordCreatedEvent"];
            };
        };
        responses: {
            /** @description The delivery is confirmed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onDailySalesRecordUpdated: {
        parameters: {
            query?: never;
            header: {
                /** @description ID of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Time of this attempt in seconds since 1970. Reject deliveries that are more than five minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Signatures separated by spaces, one per active secret: `v1,` and the base64 HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` with the endpoint's secret (Standard Webhooks 1.0). */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DailySalesRecordUpdatedEvent"];
            };
        };
        responses: {
            /** @description The delivery is confirmed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onDatasetUploadCompleted: {
        parameters: {
            query?: never;
            header: {
                /** @description ID of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Time of this attempt in seconds since 1970. Reject deliveries that are more than five minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Signatures separated by spaces, one per active secret: `v1,` and the base64 HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` with the endpoint's secret (Standard Webhooks 1.0). */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DatasetUploadCompletedEvent"];
            };
        };
        responses: {
            /** @description The delivery is confirmed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onDatasetUploadFailed: {
        parameters: {
            query?: never;
            header: {
                /** @description ID of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Time of this attempt in seconds since 1970. Reject deliveries that are more than five minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Signatures separated by spaces, one per active secret: `v1,` and the base64 HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` with the endpoint's secret (Standard Webhooks 1.0). */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DatasetUploadFailedEvent"];
            };
        };
        responses: {
            /** @description The delivery is confirmed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onEligibilityEvaluated: {
        parameters: {
            query?: never;
            header: {
                /** @description ID of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Time of this attempt in seconds since 1970. Reject deliveries that are more than five minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Signatures separated by spaces, one per active secret: `v1,` and the base64 HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` with the endpoint's secret (Standard Webhooks 1.0). */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EligibilityEvaluatedEvent"];
            };
        };
        responses: {
            /** @description The delivery is confirmed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onGracePeriodCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description ID of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Time of this attempt in seconds since 1970. Reject deliveries that are more than five minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Signatures separated by spaces, one per active secret: `v1,` and the base64 HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` with the endpoint's secret (Standard Webhooks 1.0). */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GracePeriodCreatedEvent"];
            };
        };
        responses: {
            /** @description The delivery is confirmed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onGracePeriodUpdated: {
        parameters: {
            query?: never;
            header: {
                /** @description ID of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Time of this attempt in seconds since 1970. Reject deliveries that are more than five minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Signatures separated by spaces, one per active secret: `v1,` and the base64 HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` with the endpoint's secret (Standard Webhooks 1.0). */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GracePeriodUpdatedEvent"];
            };
        };
        responses: {
            /** @description The delivery is confirmed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onLineOfCreditCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description ID of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Time of this attempt in seconds since 1970. Reject deliveries that are more than five minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Signatures separated by spaces, one per active secret: `v1,` and the base64 HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` with the endpoint's secret (Standard Webhooks 1.0). */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LineOfCreditCreatedEvent"];
            };
        };
        responses: {
            /** @description The delivery is confirmed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onLineOfCreditUpdated: {
        parameters: {
            query?: never;
            header: {
                /** @description ID of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Time of this attempt in seconds since 1970. Reject deliveries that are more than five minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Signatures separated by spaces, one per active secret: `v1,` and the base64 HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` with the endpoint's secret (Standard Webhooks 1.0). */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LineOfCreditUpdatedEvent"];
            };
        };
        responses: {
            /** @description The delivery is confirmed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onLineOfCreditApplicationApproved: {
        parameters: {
            query?: never;
            header: {
                /** @description ID of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Time of this attempt in seconds since 1970. Reject deliveries that are more than five minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Signatures separated by spaces, one per active secret: `v1,` and the base64 HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` with the endpoint's secret (Standard Webhooks 1.0). */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LineOfCreditApplicationApprovedEvent"];
            };
        };
        responses: {
            /** @description The delivery is confirmed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onLineOfCreditApplicationCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description ID of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Time of this attempt in seconds since 1970. Reject deliveries that are more than five minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Signatures separated by spaces, one per active secret: `v1,` and the base64 HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` with the endpoint's secret (Standard Webhooks 1.0). */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LineOfCreditApplicationCreatedEvent"];
            };
        };
        responses: {
            /** @description The delivery is confirmed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onLineOfCreditApplicationDenied: {
        parameters: {
            query?: never;
            header: {
                /** @description ID of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Time of this attempt in seconds since 1970. Reject deliveries that are more than five minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Signatures separated by spaces, one per active secret: `v1,` and the base64 HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` with the endpoint's secret (Standard Webhooks 1.0). */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LineOfCreditApplicationDeniedEvent"];
            };
        };
        responses: {
            /** @description The delivery is confirmed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onLineOfCreditApplicationWithdrawn: {
        parameters: {
            query?: never;
            header: {
                /** @description ID of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Time of this attempt in seconds since 1970. Reject deliveries that are more than five minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Signatures separated by spaces, one per active secret: `v1,` and the base64 HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` with the endpoint's secret (Standard Webhooks 1.0). */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LineOfCreditApplicationWithdrawnEvent"];
            };
        };
        responses: {
            /** @description The delivery is confirmed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onNetSettlementApplied: {
        parameters: {
            query?: never;
            header: {
                /** @description ID of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Time of this attempt in seconds since 1970. Reject deliveries that are more than five minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Signatures separated by spaces, one per active secret: `v1,` and the base64 HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` with the endpoint's secret (Standard Webhooks 1.0). */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NetSettlementAppliedEvent"];
            };
        };
        responses: {
            /** @description The delivery is confirmed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onNetSettlementCancelled: {
        parameters: {
            query?: never;
            header: {
                /** @description ID of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Time of this attempt in seconds since 1970. Reject deliveries that are more than five minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Signatures separated by spaces, one per active secret: `v1,` and the base64 HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` with the endpoint's secret (Standard Webhooks 1.0). */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NetSettlementCancelledEvent"];
            };
        };
        responses: {
            /** @description The delivery is confirmed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onNetSettlementCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description ID of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Time of this attempt in seconds since 1970. Reject deliveries that are more than five minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Signatures separated by spaces, one per active secret: `v1,` and the base64 HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` with the endpoint's secret (Standard Webhooks 1.0). */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NetSettlementCreatedEvent"];
            };
        };
        responses: {
            /** @description The delivery is confirmed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onOrderAccepted: {
        parameters: {
            query?: never;
            header: {
                /** @description ID of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Time of this attempt in seconds since 1970. Reject deliveries that are more than five minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Signatures separated by spaces, one per active secret: `v1,` and the base64 HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` with the endpoint's secret (Standard Webhooks 1.0). */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderAcceptedEvent"];
            };
        };
        responses: {
            /** @description The delivery is confirmed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onOrderCancelled: {
        parameters: {
            query?: never;
            header: {
                /** @description ID of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Time of this attempt in seconds since 1970. Reject deliveries that are more than five minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Signatures separated by spaces, one per active secret: `v1,` and the base64 HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` with the endpoint's secret (Standard Webhooks 1.0). */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderCancelledEvent"];
            };
        };
        responses: {
            /** @description The delivery is confirmed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onOrderCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description ID of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Time of this attempt in seconds since 1970. Reject deliveries that are more than five minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Signatures separated by spaces, one per active secret: `v1,` and the base64 HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` with the endpoint's secret (Standard Webhooks 1.0). */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderCreatedEvent"];
            };
        };
        responses: {
            /** @description The delivery is confirmed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onOrderFinalized: {
        parameters: {
            query?: never;
            header: {
                /** @description ID of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Time of this attempt in seconds since 1970. Reject deliveries that are more than five minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Signatures separated by spaces, one per active secret: `v1,` and the base64 HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` with the endpoint's secret (Standard Webhooks 1.0). */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderFinalizedEvent"];
            };
        };
        responses: {
            /** @description The delivery is confirmed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onPersonCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description ID of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Time of this attempt in seconds since 1970. Reject deliveries that are more than five minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Signatures separated by spaces, one per active secret: `v1,` and the base64 HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` with the endpoint's secret (Standard Webhooks 1.0). */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonCreatedEvent"];
            };
        };
        responses: {
            /** @description The delivery is confirmed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onPersonUpdated: {
        parameters: {
            query?: never;
            header: {
                /** @description ID of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Time of this attempt in seconds since 1970. Reject deliveries that are more than five minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Signatures separated by spaces, one per active secret: `v1,` and the base64 HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` with the endpoint's secret (Standard Webhooks 1.0). */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonUpdatedEvent"];
            };
        };
        responses: {
            /** @description The delivery is confirmed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onPersonBusinessRelationshipCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description ID of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Time of this attempt in seconds since 1970. Reject deliveries that are more than five minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Signatures separated by spaces, one per active secret: `v1,` and the base64 HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` with the endpoint's secret (Standard Webhooks 1.0). */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonBusinessRelationshipCreatedEvent"];
            };
        };
        responses: {
            /** @description The delivery is confirmed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onPersonBusinessRelationshipUpdated: {
        parameters: {
            query?: never;
            header: {
                /** @description ID of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Time of this attempt in seconds since 1970. Reject deliveries that are more than five minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Signatures separated by spaces, one per active secret: `v1,` and the base64 HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` with the endpoint's secret (Standard Webhooks 1.0). */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonBusinessRelationshipUpdatedEvent"];
            };
        };
        responses: {
            /** @description The delivery is confirmed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onProcessorLinkCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description ID of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Time of this attempt in seconds since 1970. Reject deliveries that are more than five minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Signatures separated by spaces, one per active secret: `v1,` and the base64 HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` with the endpoint's secret (Standard Webhooks 1.0). */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProcessorLinkCreatedEvent"];
            };
        };
        responses: {
            /** @description The delivery is confirmed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onProcessorLinkUpdated: {
        parameters: {
            query?: never;
            header: {
                /** @description ID of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Time of this attempt in seconds since 1970. Reject deliveries that are more than five minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Signatures separated by spaces, one per active secret: `v1,` and the base64 HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` with the endpoint's secret (Standard Webhooks 1.0). */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProcessorLinkUpdatedEvent"];
            };
        };
        responses: {
            /** @description The delivery is confirmed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onRefundSucceeded: {
        parameters: {
            query?: never;
            header: {
                /** @description ID of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Time of this attempt in seconds since 1970. Reject deliveries that are more than five minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Signatures separated by spaces, one per active secret: `v1,` and the base64 HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` with the endpoint's secret (Standard Webhooks 1.0). */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundSucceededEvent"];
            };
        };
        responses: {
            /** @description The delivery is confirmed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onRefundUpdated: {
        parameters: {
            query?: never;
            header: {
                /** @description ID of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Time of this attempt in seconds since 1970. Reject deliveries that are more than five minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Signatures separated by spaces, one per active secret: `v1,` and the base64 HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` with the endpoint's secret (Standard Webhooks 1.0). */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundUpdatedEvent"];
            };
        };
        responses: {
            /** @description The delivery is confirmed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onTestPing: {
        parameters: {
            query?: never;
            header: {
                /** @description ID of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description Time of this attempt in seconds since 1970. Reject deliveries that are more than five minutes old. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Signatures separated by spaces, one per active secret: `v1,` and the base64 HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` with the endpoint's secret (Standard Webhooks 1.0). */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TestPingEvent"];
            };
        };
        responses: {
            /** @description The delivery is confirmed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
