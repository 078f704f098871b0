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
         * @description Creates a bank account and sends an event to the webhook endpoints.
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
         * @description Changes the fields that are sent; omitted fields keep their values.
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
         * @description Creates a business and sends an event to the webhook endpoints.
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
         * @description Changes the fields that are sent; omitted fields keep their values.
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
         * @description Creates a capital product application and sends an event to the webhook endpoints.
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
         * @description Changes the fields that are sent; omitted fields keep their values.
         */
        patch: operations["updateCapitalProductApplication"];
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
         * @description Creates a capital product offer and sends an event to the webhook endpoints.
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
         * @description Changes the fields that are sent; omitted fields keep their values.
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
         * @description Funds an approved application.
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
         * @description Changes the fields that are sent; omitted fields keep their values.
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
         * @description A manual payment; it is pending until it settles.
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
         * @description Changes the fields that are sent; omitted fields keep their values.
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
         * @description Creates a grace period and sends an event to the webhook endpoints.
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
         * @description Changes the fields that are sent; omitted fields keep their values.
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
         * @description Creates a daily sales record and sends an event to the webhook endpoints.
         */
        post: operations["createDailySalesRecord"];
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
         * @description Changes the fields that are sent; omitted fields keep their values.
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
         * @description Creates a net settlement payment request and sends an event to the webhook endpoints.
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
         * @description Changes the fields that are sent; omitted fields keep their values.
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
         * @description Creates a line of credit and sends an event to the webhook endpoints.
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
         * @description Changes the fields that are sent; omitted fields keep their values.
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
         * @description Creates a line of credit application and sends an event to the webhook endpoints.
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
         * @description Changes the fields that are sent; omitted fields keep their values.
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
         * @description Creates an order and sends an event to the webhook endpoints.
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
         * @description Changes the fields that are sent; omitted fields keep their values.
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
         * @description Creates a person and sends an event to the webhook endpoints.
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
         * @description Changes the fields that are sent; omitted fields keep their values.
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
         * @description Creates a person-business relationship and sends an event to the webhook endpoints.
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
         * @description Changes the fields that are sent; omitted fields keep their values.
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
         * @description Creates a refund and sends an event to the webhook endpoints.
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
         * @description Changes the fields that are sent; omitted fields keep their values.
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
         * @description Creates a webhook endpoint and sends an event to the webhook endpoints.
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
         * @description Changes the fields that are sent; omitted fields keep their values.
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
         * @description Creates a payment processor link and sends an event to the webhook endpoints.
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
         * @description Changes the fields that are sent; omitted fields keep their values.
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
         * @description An adjustment; the other types arise by themselves.
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
         * @description Changes the fields that are sent; omitted fields keep their values.
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
         * @description Creates a credit limit and sends an event to the webhook endpoints.
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
         * @description Changes the fields that are sent; omitted fields keep their values.
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
         * @description Evaluates the business by its sales of the last 90 days.
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
         * @description Evaluates it anew.
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
         * @description Only one that is under review. With a sandbox key only (409 `sandbox_only`).
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
         * @description Only an approved one. With a sandbox key only (409 `sandbox_only`).
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
         * @description Makes sales for each day and takes the payments they cause. With a sandbox key only (409 `sandbox_only`).
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
         * @description The next payment fails for want of money. With a sandbox key only (409 `sandbox_only`).
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
         * @description Pays all that is outstanding. With a sandbox key only (409 `sandbox_only`).
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
         * @description Gives back all or part of the last payment. With a sandbox key only (409 `sandbox_only`).
         */
        post: operations["sandboxRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description An opaque place in a list. It belongs to the filter and order of the list that gave it.
         * @example eyJ2IjpbIkFjbWUiXSwiZCI6Im5leHQifQ
         */
        Cursor: string;
        /**
         * @description The identifier of a business, `business_` and a UUID.
         * @example business_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
         */
        BusinessId: string;
        /**
         * @description The kind of a bank account.
         * @example checking
         * @enum {string}
         */
        AccountType: "checking" | "savings";
        /**
         * @description How money is moved: electrical is shown as Bank transfer, wire as Wire.
         * @example electrical
         * @enum {string}
         */
        TransferMethod: "electrical" | "wire";
        /**
         * @description ISO 4217 code. Amounts of two currencies are never added up.
         * @example USD
         * @enum {string}
         */
        Currency: "USD" | "CAD";
        /**
         * @description Whether it is in use.
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
             * @description Whose account it is.
             * @example Ortega Kitchens LLC
             */
            account_holder_name: string;
            account_type: components["schemas"]["AccountType"];
            /**
             * @description The last four digits.
             * @example 6789
             */
            account_number_last4: string;
            /**
             * @description US: nine digits with a valid checksum.
             * @example 110000000
             */
            routing_number: string | null;
            /**
             * @description Canada: three digits.
             * @example 004
             */
            institution_number: string | null;
            /**
             * @description Canada: five digits.
             * @example 12345
             */
            transit_number: string | null;
            /**
             * @description A name for it.
             * @example Operating account
             */
            nickname: string | null;
            transfer_method: components["schemas"]["TransferMethod"];
            /**
             * @description Whether payments are taken from it; at most one of a business is.
             * @example true
             */
            is_primary: boolean;
            currency: components["schemas"]["Currency"];
            status: components["schemas"]["EnabledState"];
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2026-11-20T09:30:00Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed.
             * @example 2026-11-20T09:30:00Z
             */
            updated_at: string;
        };
        /** @description One page of bank accounts. */
        BankAccountPage: {
            /** @description The rows of this page. */
            results: components["schemas"]["BankAccount"][];
            /** @description The cursor of the page before, null on the first. */
            previous: components["schemas"]["Cursor"] | null;
            /** @description The cursor of the page after, null on the last. */
            next: components["schemas"]["Cursor"] | null;
            /**
             * @description How many rows stand before this page.
             * @example 25
             */
            start: number;
        };
        ProblemPart: {
            /**
             * @description The part of the request.
             * @example query
             * @enum {string}
             */
            in: "body" | "query" | "path" | "header";
            /**
             * @description JSON pointer (RFC 6901) into that part; empty for the whole of it.
             * @example /page_size
             */
            pointer: string;
            /**
             * @description What is wrong, for a program.
             * @example enum
             */
            code: string;
            /**
             * @description What is wrong, for a person.
             * @example must be one of 25, 50, 100
             */
            detail: string;
        };
        /** @description A refusal, as RFC 9457 describes it. */
        Problem: {
            /**
             * @description A URI reference that names the kind of problem, `about:blank` where `code` says it all.
             * @example about:blank
             */
            type: string;
            /**
             * @description The kind of problem in words, the same for each occurrence.
             * @example The request is not valid
             */
            title: string;
            /**
             * @description The HTTP status, repeated.
             * @example 422
             */
            status: number;
            /**
             * @description What is wrong with this request, in a sentence for a person.
             * @example page_size must be from 1 to 100.
             */
            detail?: string;
            /**
             * @description A URI reference of this occurrence.
             * @example /api/session
             */
            instance?: string;
            /**
             * @description The kind of problem for a program. Stable.
             * @example invalid_request
             */
            code: string;
            /**
             * @description The number under which the server's log knows this request.
             * @example req_0b6cf1a2-5b7e-4a53-9f3e-2f1a3a0d3c55
             */
            request_id: string;
            /** @description The parts of the request that are at fault. */
            errors?: components["schemas"]["ProblemPart"][];
        };
        /** @description A new bank account. */
        CreateBankAccountRequest: {
            business_id: components["schemas"]["BusinessId"];
            /**
             * @description Whose account it is.
             * @example Ortega Kitchens LLC
             */
            account_holder_name: string;
            account_type: components["schemas"]["AccountType"];
            /**
             * @description The number: 5 to 17 digits, 7 to 12 in Canada. Stored encrypted.
             * @example 000123456789
             */
            account_number: string;
            /**
             * @description US: nine digits with a valid checksum.
             * @example 110000000
             */
            routing_number?: string | null;
            /**
             * @description Canada: three digits.
             * @example 004
             */
            institution_number?: string | null;
            /**
             * @description Canada: five digits.
             * @example 12345
             */
            transit_number?: string | null;
            /**
             * @description A name for it.
             * @example Operating account
             */
            nickname?: string | null;
            transfer_method?: components["schemas"]["TransferMethod"];
            /**
             * @description Whether payments are taken from it; at most one of a business is.
             * @example true
             */
            is_primary?: boolean;
        };
        /** @description Changes to a bank account. Omitted fields keep their values. */
        UpdateBankAccountRequest: {
            /**
             * @description Whose account it is.
             * @example Ortega Kitchens LLC
             */
            account_holder_name?: string;
            /**
             * @description A name for it.
             * @example Operating account
             */
            nickname?: string | null;
            transfer_method?: components["schemas"]["TransferMethod"];
            /**
             * @description Whether payments are taken from it; at most one of a business is.
             * @example true
             */
            is_primary?: boolean;
            status?: components["schemas"]["EnabledState"];
        };
        /**
         * @description Where a business stands with capital: no open offer, an open offer, an application that is not decided, an outstanding funded
         *     product, or nothing outstanding after at least one product was paid off.
         * @example funded
         * @enum {string}
         */
        BusinessStatus: "no_offer" | "offer_available" | "applied" | "funded" | "repaid";
        /**
         * @description The legal form of a business (its entity type).
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
         * @description ISO 3166-1 alpha-2 code.
         * @example US
         * @enum {string}
         */
        Country: "US" | "CA";
        Address: {
            /**
             * @description Street and number.
             * @example 600 Congress Ave
             */
            address_line1: string;
            /**
             * @description Suite, floor or unit.
             * @example Suite 200
             */
            address_line2: string | null;
            /**
             * @description What the address is used for.
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
             * @description ZIP or Canadian postal code, as given.
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
             * @description The partner's own identifier, unique.
             * @example HRV-10042
             */
            external_id: string;
            /**
             * @description The registered name.
             * @example Ortega Kitchens LLC
             */
            legal_name: string;
            /**
             * @description The trading name.
             * @example Taqueria Ortega
             */
            dba_name: string | null;
            incorporation_type: components["schemas"]["IncorporationType"];
            /** @description Where it is incorporated; null where it is not known. */
            incorporation_state: components["schemas"]["Region"] | null;
            /**
             * @description The last four digits of either.
             * @example 4567
             */
            tax_id_last4: string | null;
            /**
             * @description Six digits.
             * @example 722511
             */
            naics_code: string | null;
            /**
             * @description A number of the country.
             * @example 5125550123
             */
            phone: string | null;
            /**
             * Format: loose-email
             * @description E-mail address.
             * @example hello@example.com
             */
            email: string | null;
            /**
             * @description Website, an address that begins with http or https.
             * @example https://taqueria-ortega.example
             */
            url: string | null;
            /**
             * Format: date
             * @description When it was founded.
             * @example 2016-05-01
             */
            established_date: string | null;
            /** @description Where the business is. */
            address: components["schemas"]["Address"];
            currency: components["schemas"]["Currency"];
            status: components["schemas"]["BusinessStatus"];
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2026-11-20T09:30:00Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed.
             * @example 2026-11-20T09:30:00Z
             */
            updated_at: string;
        };
        /** @description One page of businesses. */
        BusinessPage: {
            /** @description The rows of this page. */
            results: components["schemas"]["Business"][];
            /** @description The cursor of the page before, null on the first. */
            previous: components["schemas"]["Cursor"] | null;
            /** @description The cursor of the page after, null on the last. */
            next: components["schemas"]["Cursor"] | null;
            /**
             * @description How many rows stand before this page.
             * @example 25
             */
            start: number;
        };
        /** @description An address. */
        AddressInput: {
            /**
             * @description Street and number.
             * @example 600 Congress Ave
             */
            address_line1: string;
            /**
             * @description Suite, floor or unit.
             * @example Suite 200
             */
            address_line2?: string | null;
            /**
             * @description What it is used for.
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
             * @description ZIP or Canadian postal code.
             * @example 78701
             */
            postal_code: string;
            country: components["schemas"]["Country"];
        };
        /** @description A new business. */
        CreateBusinessRequest: {
            /**
             * @description The partner's own identifier, unique.
             * @example HRV-10042
             */
            external_id: string;
            /**
             * @description The registered name.
             * @example Ortega Kitchens LLC
             */
            legal_name: string;
            /**
             * @description The trading name.
             * @example Taqueria Ortega
             */
            dba_name?: string | null;
            incorporation_type: components["schemas"]["IncorporationType"];
            /** @description Where it is incorporated. */
            incorporation_state?: components["schemas"]["Region"] | null;
            /**
             * @description US: nine digits. Stored encrypted.
             * @example 00-1234567
             */
            ein?: string | null;
            /**
             * @description Canada: nine digits. Stored encrypted.
             * @example 123456789
             */
            business_number?: string | null;
            /**
             * @description Six digits.
             * @example 722511
             */
            naics_code?: string | null;
            /**
             * @description A number of the country.
             * @example 5125550123
             */
            phone?: string | null;
            /**
             * Format: loose-email
             * @description E-mail address.
             * @example hello@example.com
             */
            email?: string | null;
            /**
             * @description Website, an address that begins with http or https.
             * @example https://taqueria-ortega.example
             */
            url?: string | null;
            /**
             * Format: date
             * @description When it was founded.
             * @example 2016-05-01
             */
            established_date?: string | null;
            address: components["schemas"]["AddressInput"];
        };
        /** @description Changes to a business. Omitted fields keep their values. */
        UpdateBusinessRequest: {
            /**
             * @description The registered name.
             * @example Ortega Kitchens LLC
             */
            legal_name?: string;
            /**
             * @description The trading name.
             * @example Taqueria Ortega
             */
            dba_name?: string | null;
            incorporation_type?: components["schemas"]["IncorporationType"];
            /** @description Where it is incorporated. */
            incorporation_state?: components["schemas"]["Region"] | null;
            /**
             * @description Six digits.
             * @example 722511
             */
            naics_code?: string | null;
            /**
             * @description A number of the country.
             * @example 5125550123
             */
            phone?: string | null;
            /**
             * Format: loose-email
             * @description E-mail address.
             * @example hello@example.com
             */
            email?: string | null;
            /**
             * @description Website, an address that begins with http or https.
             * @example https://taqueria-ortega.example
             */
            url?: string | null;
            /**
             * Format: date
             * @description When it was founded.
             * @example 2016-05-01
             */
            established_date?: string | null;
            address?: components["schemas"]["AddressInput"];
        };
        /**
         * @description The whole state of an application. It never moves backwards: in_progress → action_required ⇄ under_review → approved → funded,
         *     or denied from under_review, withdrawn or expired from any state before approved.
         * @example under_review
         * @enum {string}
         */
        ApplicationStatus: "in_progress" | "action_required" | "under_review" | "approved" | "denied" | "withdrawn" | "expired" | "funded";
        /**
         * @description The kind of a capital product.
         * @example merchant_cash_advance
         * @enum {string}
         */
        ProductType: "merchant_cash_advance" | "flex_loan" | "term_loan" | "bnpl" | "spend_card";
        /**
         * @description How far the decision on an application is. A denied application keeps the last value; its `status` says `denied`.
         * @example under_review
         * @enum {string}
         */
        Approval: "not_started" | "under_review" | "approved";
        /**
         * @description The state of one step of an application.
         * @example completed
         * @enum {string}
         */
        StepStatus: "completed" | "in_progress" | "not_started" | "failed" | "expired";
        /** @description One step of an application. */
        ApplicationStep: {
            /**
             * @description Which step.
             * @example bank_account
             */
            key: string;
            status: components["schemas"]["StepStatus"];
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
             * @description The offer.
             * @example offer_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            offer_id: string | null;
            product_type: components["schemas"]["ProductType"];
            /**
             * Format: money
             * @description Within the offer.
             * @example 12500.5
             */
            requested_amount: number;
            currency: components["schemas"]["Currency"];
            status: components["schemas"]["ApplicationStatus"];
            approval: components["schemas"]["Approval"];
            /** @description The steps, in their order. */
            steps: components["schemas"]["ApplicationStep"][];
            /** @description Why it was decided so. */
            decision_reasons: string[];
            /** @description What the business still has to hand in. */
            needs: string[];
            /**
             * Format: date-time
             * @description When it was handed in.
             * @example 2026-11-20T09:30:00Z
             */
            submitted_at: string | null;
            /**
             * Format: date-time
             * @description When it was decided.
             * @example 2026-11-20T09:30:00Z
             */
            decided_at: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2026-11-20T09:30:00Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed.
             * @example 2026-11-20T09:30:00Z
             */
            updated_at: string;
        };
        /** @description One page of capital product applications. */
        CapitalProductApplicationPage: {
            /** @description The rows of this page. */
            results: components["schemas"]["CapitalProductApplication"][];
            /** @description The cursor of the page before, null on the first. */
            previous: components["schemas"]["Cursor"] | null;
            /** @description The cursor of the page after, null on the last. */
            next: components["schemas"]["Cursor"] | null;
            /**
             * @description How many rows stand before this page.
             * @example 25
             */
            start: number;
        };
        /** @description A new capital product application. */
        CreateCapitalProductApplicationRequest: {
            business_id: components["schemas"]["BusinessId"];
            /**
             * @description The offer; open and of the same business.
             * @example offer_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            offer_id: string;
            /**
             * Format: money
             * @description Within the offer.
             * @example 12500.5
             */
            requested_amount: number;
        };
        /** @description Changes to a capital product application. Omitted fields keep their values. */
        UpdateCapitalProductApplicationRequest: {
            /**
             * Format: money
             * @description Within the offer.
             * @example 12500.5
             */
            requested_amount?: number;
            /**
             * @description True hands it in.
             * @example true
             */
            submit?: boolean;
            /**
             * @description True withdraws it.
             * @example true
             */
            withdraw?: boolean;
        };
        /**
         * @description The state of an offer. open becomes accepted, expired, closed or replaced, and stays so.
         * @example open
         * @enum {string}
         */
        OfferStatus: "open" | "accepted" | "expired" | "closed" | "replaced";
        /** @description A discount on the fee of an offer. */
        Discount: {
            /**
             * @description The part of the fee that is not charged, as a fraction.
             * @example 0.25
             */
            rate: number;
            /**
             * @description The promotion that it comes from.
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
             * @description Why it was made.
             * @example standard
             * @enum {string}
             */
            campaign_type: "standard" | "renewal" | "promotion";
            /**
             * @description Whether it adds to a funded product.
             * @example false
             */
            is_top_up: boolean;
            /**
             * @description Whether it may be advertised.
             * @example true
             */
            is_marketable: boolean;
            /**
             * Format: money
             * @description The smallest amount.
             * @example 500
             */
            min_amount: number;
            /**
             * Format: money
             * @description The largest amount.
             * @example 12500.5
             */
            max_amount: number;
            currency: components["schemas"]["Currency"];
            /**
             * @description The fee as a fraction.
             * @example 0.11
             */
            fee_rate: number;
            /**
             * @description The share of sales that repays it, as a fraction.
             * @example 0.1
             */
            repayment_rate: number | null;
            /** @description The promotion that lowers its fee; null where none does. */
            discount: components["schemas"]["Discount"] | null;
            /**
             * Format: date-time
             * @description From when it is open; now where it is left out.
             * @example 2026-11-20T09:30:00Z
             */
            starts_at: string;
            /**
             * Format: date-time
             * @description Until when; 30 days later where it is left out.
             * @example 2026-12-20T09:30:00Z
             */
            expires_at: string;
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2026-11-20T09:30:00Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed.
             * @example 2026-11-20T09:30:00Z
             */
            updated_at: string;
        };
        /** @description One page of capital product offers. */
        CapitalProductOfferPage: {
            /** @description The rows of this page. */
            results: components["schemas"]["CapitalProductOffer"][];
            /** @description The cursor of the page before, null on the first. */
            previous: components["schemas"]["Cursor"] | null;
            /** @description The cursor of the page after, null on the last. */
            next: components["schemas"]["Cursor"] | null;
            /**
             * @description How many rows stand before this page.
             * @example 25
             */
            start: number;
        };
        /** @description A new capital product offer. */
        CreateCapitalProductOfferRequest: {
            business_id: components["schemas"]["BusinessId"];
            product_type: components["schemas"]["ProductType"];
            /**
             * @description Why it was made.
             * @example standard
             * @enum {string}
             */
            campaign_type?: "standard" | "renewal" | "promotion";
            /**
             * @description Whether it adds to a funded product.
             * @example false
             */
            is_top_up?: boolean;
            /**
             * @description Whether it may be advertised.
             * @example true
             */
            is_marketable?: boolean;
            /**
             * Format: money
             * @description The smallest amount.
             * @example 500
             */
            min_amount: number;
            /**
             * Format: money
             * @description The largest amount.
             * @example 12500.5
             */
            max_amount: number;
            /**
             * @description The fee as a fraction.
             * @example 0.11
             */
            fee_rate: number;
            /**
             * @description The share of sales that repays it, as a fraction.
             * @example 0.1
             */
            repayment_rate?: number | null;
            /**
             * @description In the sandbox alone: the part of the fee that is not charged. In production a fee discount is reviewed first.
             * @example 0.25
             */
            discount_rate?: number;
            /**
             * Format: date-time
             * @description From when it is open; now where it is left out.
             * @example 2026-11-20T09:30:00Z
             */
            starts_at?: string;
            /**
             * Format: date-time
             * @description Until when; 30 days later where it is left out.
             * @example 2026-12-20T09:30:00Z
             */
            expires_at?: string;
        };
        /** @description Changes to a capital product offer. Omitted fields keep their values. */
        UpdateCapitalProductOfferRequest: {
            /**
             * @description Closes it.
             * @example closed
             * @enum {string}
             */
            status?: "closed";
            /**
             * @description Whether it may be advertised.
             * @example true
             */
            is_marketable?: boolean;
        };
        /**
         * @description The state of a funded product. abandoned: the business stopped paying and a balance remains; waived: the lender forgave the
         *     rest; void: it never took effect.
         * @example outstanding
         * @enum {string}
         */
        PaymentPlanStatus: "outstanding" | "paid" | "abandoned" | "cancelled" | "waived" | "void";
        /**
         * Format: money
         * @description An amount with at most two decimals, in the unit of the `currency` beside it.
         * @example 12500.5
         */
        Money: number;
        /** @description A funded product. */
        CapitalProduct: {
            /**
             * @description Unique identifier of the capital product.
             * @example capital_product_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            id: string;
            business_id: components["schemas"]["BusinessId"];
            /**
             * @description The application.
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
             * @description The share of sales that repays it, as a fraction.
             * @example 0.1
             */
            repayment_rate: number | null;
            currency: components["schemas"]["Currency"];
            /**
             * Format: date-time
             * @description When it was paid out.
             * @example 2026-11-20T09:30:00Z
             */
            funded_at: string;
            /**
             * Format: date-time
             * @description When the last of it was repaid.
             * @example 2026-11-20T09:30:00Z
             */
            paid_off_at: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2026-11-20T09:30:00Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed.
             * @example 2026-11-20T09:30:00Z
             */
            updated_at: string;
        };
        /** @description One page of capital products. */
        CapitalProductPage: {
            /** @description The rows of this page. */
            results: components["schemas"]["CapitalProduct"][];
            /** @description The cursor of the page before, null on the first. */
            previous: components["schemas"]["Cursor"] | null;
            /** @description The cursor of the page after, null on the last. */
            next: components["schemas"]["Cursor"] | null;
            /**
             * @description How many rows stand before this page.
             * @example 25
             */
            start: number;
        };
        /** @description A new capital product. */
        CreateCapitalProductRequest: {
            /**
             * @description The approved application to fund.
             * @example application_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            application_id: string;
            /**
             * @description Term loans: how often an instalment is due (12 monthly or 52 weekly); monthly when left out. Ignored for other products.
             * @example monthly
             * @enum {string}
             */
            payment_frequency?: "weekly" | "monthly";
        };
        /** @description Changes to a capital product. Omitted fields keep their values. */
        UpdateCapitalProductRequest: {
            /**
             * @description Only from outstanding. `cancelled` and `void` need that nothing was paid; `waived` forgives the rest; `abandoned` charges it off.
             * @example waived
             * @enum {string}
             */
            status?: "cancelled" | "waived" | "void" | "abandoned";
        };
        /**
         * @description The state of one payment.
         * @example succeeded
         * @enum {string}
         */
        PaymentStatus: "pending" | "succeeded" | "failed";
        /**
         * @description Why a payment was taken.
         * @example sales_based
         * @enum {string}
         */
        PaymentType: "sales_based" | "minimum_true_up" | "scheduled" | "manual" | "refund";
        /** @description A payment on a funded product. */
        CapitalProductPayment: {
            /**
             * @description Unique identifier of the capital product payment.
             * @example payment_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            id: string;
            /**
             * @description The product.
             * @example capital_product_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            capital_product_id: string;
            type: components["schemas"]["PaymentType"];
            /**
             * Format: money
             * @description More than 0 and at most what is outstanding.
             * @example 120.5
             */
            amount: number;
            currency: components["schemas"]["Currency"];
            status: components["schemas"]["PaymentStatus"];
            /**
             * Format: date-time
             * @description When it was begun.
             * @example 2026-11-20T09:30:00Z
             */
            initiated_at: string;
            /**
             * Format: date-time
             * @description When it arrived.
             * @example 2026-11-20T09:30:00Z
             */
            settled_at: string | null;
            /**
             * @description The return code of the bank: ACH (`R01`) for USD, EFT (`901`) for CAD; null unless it failed.
             * @example R01
             */
            failure_code: string | null;
            /**
             * @description The reason of the return code.
             * @example Insufficient funds
             */
            failure_message: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2026-11-20T09:30:00Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed.
             * @example 2026-11-20T09:30:00Z
             */
            updated_at: string;
        };
        /** @description One page of capital product payments. */
        CapitalProductPaymentPage: {
            /** @description The rows of this page. */
            results: components["schemas"]["CapitalProductPayment"][];
            /** @description The cursor of the page before, null on the first. */
            previous: components["schemas"]["Cursor"] | null;
            /** @description The cursor of the page after, null on the last. */
            next: components["schemas"]["Cursor"] | null;
            /**
             * @description How many rows stand before this page.
             * @example 25
             */
            start: number;
        };
        /** @description A new capital product payment. */
        CreateCapitalProductPaymentRequest: {
            /**
             * @description The product.
             * @example capital_product_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            capital_product_id: string;
            /**
             * Format: money
             * @description More than 0 and at most what is outstanding.
             * @example 120.5
             */
            amount: number;
        };
        /** @description Changes to a capital product payment. Omitted fields keep their values. */
        UpdateCapitalProductPaymentRequest: {
            /**
             * @description Settles a pending payment, in the sandbox only.
             * @example succeeded
             * @enum {string}
             */
            status?: "succeeded" | "failed";
            /**
             * @description With status failed: a return code of the bank (ACH such as `R01` for USD, EFT such as `901` for CAD), or one of
             *     `insufficient_funds`, `account_closed`, `no_account`, `declined`, which stand for the code of the currency. `declined` when left out.
             * @example R01
             */
            failure_code?: string;
        };
        /** @description A time in which no payments are taken. */
        GracePeriod: {
            /**
             * @description Unique identifier of the grace period.
             * @example grace_period_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            id: string;
            /**
             * @description The product.
             * @example capital_product_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            capital_product_id: string;
            /**
             * Format: date
             * @description The first day.
             * @example 2026-11-20
             */
            starts_on: string;
            /**
             * Format: date
             * @description The last day, included; not before the first.
             * @example 2026-12-05
             */
            ends_on: string;
            /**
             * @description Why.
             * @example Renovation
             */
            reason: string | null;
            /**
             * @description Who asked for it.
             * @example partner
             */
            requested_by: string;
            /**
             * @description Where it stands.
             * @example scheduled
             * @enum {string}
             */
            status: "scheduled" | "active" | "ended" | "cancelled";
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2026-11-20T09:30:00Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed.
             * @example 2026-11-20T09:30:00Z
             */
            updated_at: string;
        };
        /** @description One page of grace periods. */
        GracePeriodPage: {
            /** @description The rows of this page. */
            results: components["schemas"]["GracePeriod"][];
            /** @description The cursor of the page before, null on the first. */
            previous: components["schemas"]["Cursor"] | null;
            /** @description The cursor of the page after, null on the last. */
            next: components["schemas"]["Cursor"] | null;
            /**
             * @description How many rows stand before this page.
             * @example 25
             */
            start: number;
        };
        /** @description A new grace period. */
        CreateGracePeriodRequest: {
            /**
             * @description The product.
             * @example capital_product_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            capital_product_id: string;
            /**
             * Format: date
             * @description The first day.
             * @example 2026-11-20
             */
            starts_on: string;
            /**
             * Format: date
             * @description The last day, included; not before the first.
             * @example 2026-12-05
             */
            ends_on: string;
            /**
             * @description Why.
             * @example Renovation
             */
            reason?: string | null;
        };
        /** @description Changes to a grace period. Omitted fields keep their values. */
        UpdateGracePeriodRequest: {
            /**
             * Format: date
             * @description The last day, included; not before the first.
             * @example 2026-12-05
             */
            ends_on?: string;
            /**
             * @description Why.
             * @example Renovation
             */
            reason?: string | null;
            /**
             * @description Cancels it.
             * @example cancelled
             * @enum {string}
             */
            status?: "cancelled";
        };
        /** @description The sales of one business on one day. */
        DailySalesRecord: {
            /**
             * @description Unique identifier of the daily sales record.
             * @example daily_sales_record_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            id: string;
            business_id: components["schemas"]["BusinessId"];
            /**
             * Format: date
             * @description The day, UTC, not in the future; one record a business and day.
             * @example 2026-11-20
             */
            date: string;
            /**
             * Format: money
             * @description Sales of the day.
             * @example 1820.4
             */
            sales_amount: number;
            /**
             * @description How many sales.
             * @example 42
             */
            sales_count: number;
            /**
             * Format: money
             * @description Refunds and chargebacks of the day.
             * @example 12
             */
            reversals_amount: number;
            /**
             * @description How many.
             * @example 1
             */
            reversals_count: number;
            currency: components["schemas"]["Currency"];
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2026-11-20T09:30:00Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed.
             * @example 2026-11-20T09:30:00Z
             */
            updated_at: string;
        };
        /** @description One page of daily sales records. */
        DailySalesRecordPage: {
            /** @description The rows of this page. */
            results: components["schemas"]["DailySalesRecord"][];
            /** @description The cursor of the page before, null on the first. */
            previous: components["schemas"]["Cursor"] | null;
            /** @description The cursor of the page after, null on the last. */
            next: components["schemas"]["Cursor"] | null;
            /**
             * @description How many rows stand before this page.
             * @example 25
             */
            start: number;
        };
        /** @description A new daily sales record. */
        CreateDailySalesRecordRequest: {
            business_id: components["schemas"]["BusinessId"];
            /**
             * Format: date
             * @description The day, UTC, not in the future; one record a business and day.
             * @example 2026-11-20
             */
            date: string;
            /**
             * Format: money
             * @description Sales of the day.
             * @example 1820.4
             */
            sales_amount: number;
            /**
             * @description How many sales.
             * @example 42
             */
            sales_count: number;
            /**
             * Format: money
             * @description Refunds and chargebacks of the day.
             * @example 12
             */
            reversals_amount?: number;
            /**
             * @description How many.
             * @example 1
             */
            reversals_count?: number;
        };
        /** @description Changes to a daily sales record. Omitted fields keep their values. */
        UpdateDailySalesRecordRequest: {
            /**
             * Format: money
             * @description Sales of the day.
             * @example 1820.4
             */
            sales_amount?: number;
            /**
             * @description How many sales.
             * @example 42
             */
            sales_count?: number;
            /**
             * Format: money
             * @description Refunds and chargebacks of the day.
             * @example 12
             */
            reversals_amount?: number;
            /**
             * @description How many.
             * @example 1
             */
            reversals_count?: number;
        };
        /** @description A repayment that the platform keeps back from what it pays out. */
        NetSettlementPaymentRequest: {
            /**
             * @description Unique identifier of the net settlement payment request.
             * @example net_settlement_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            id: string;
            business_id: components["schemas"]["BusinessId"];
            /**
             * Format: date
             * @description The first day.
             * @example 2026-11-14
             */
            period_start: string;
            /**
             * Format: date
             * @description The last day, included.
             * @example 2026-11-20
             */
            period_end: string;
            /**
             * Format: money
             * @description Sales of the period.
             * @example 12000
             */
            gross_sales_amount: number;
            /**
             * Format: money
             * @description What is kept back.
             * @example 1200
             */
            repayment_amount: number;
            /**
             * Format: money
             * @description The most that may be kept back.
             * @example 2000
             */
            max_amount: number | null;
            currency: components["schemas"]["Currency"];
            /**
             * @description The platform's reference, unique.
             * @example batch-2026-47
             */
            batch_reference: string;
            /**
             * @description Where it stands.
             * @example pending
             * @enum {string}
             */
            status: "pending" | "applied" | "cancelled";
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2026-11-20T09:30:00Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed.
             * @example 2026-11-20T09:30:00Z
             */
            updated_at: string;
        };
        /** @description One page of net settlement payment requests. */
        NetSettlementPaymentRequestPage: {
            /** @description The rows of this page. */
            results: components["schemas"]["NetSettlementPaymentRequest"][];
            /** @description The cursor of the page before, null on the first. */
            previous: components["schemas"]["Cursor"] | null;
            /** @description The cursor of the page after, null on the last. */
            next: components["schemas"]["Cursor"] | null;
            /**
             * @description How many rows stand before this page.
             * @example 25
             */
            start: number;
        };
        /** @description A new net settlement payment request. */
        CreateNetSettlementPaymentRequestRequest: {
            business_id: components["schemas"]["BusinessId"];
            /**
             * Format: date
             * @description The first day.
             * @example 2026-11-14
             */
            period_start: string;
            /**
             * Format: date
             * @description The last day, included.
             * @example 2026-11-20
             */
            period_end: string;
            /**
             * Format: money
             * @description Sales of the period.
             * @example 12000
             */
            gross_sales_amount: number;
            /**
             * Format: money
             * @description What is kept back.
             * @example 1200
             */
            repayment_amount: number;
            /**
             * Format: money
             * @description The most that may be kept back.
             * @example 2000
             */
            max_amount?: number | null;
            /**
             * @description The platform's reference, unique.
             * @example batch-2026-47
             */
            batch_reference: string;
        };
        /** @description Changes to a net settlement payment request. Omitted fields keep their values. */
        UpdateNetSettlementPaymentRequestRequest: {
            /**
             * @description Applies it to the oldest outstanding product, or cancels it; only while pending.
             * @example applied
             * @enum {string}
             */
            status: "applied" | "cancelled";
        };
        /** @description A revolving credit line of a business. */
        LineOfCredit: {
            /**
             * @description Unique identifier of the line of credit.
             * @example line_of_credit_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            id: string;
            business_id: components["schemas"]["BusinessId"];
            /**
             * @description The approved application.
             * @example line_of_credit_application_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            application_id: string;
            credit_limit: components["schemas"]["Money"];
            available_credit: components["schemas"]["Money"];
            outstanding_principal: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
            /**
             * @description closed is the end.
             * @example active
             * @enum {string}
             */
            status: "active" | "suspended" | "closed";
            /**
             * @description Why.
             * @example Reviewed
             */
            status_reason: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2026-11-20T09:30:00Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed.
             * @example 2026-11-20T09:30:00Z
             */
            updated_at: string;
        };
        /** @description One page of lines of credit. */
        LineOfCreditPage: {
            /** @description The rows of this page. */
            results: components["schemas"]["LineOfCredit"][];
            /** @description The cursor of the page before, null on the first. */
            previous: components["schemas"]["Cursor"] | null;
            /** @description The cursor of the page after, null on the last. */
            next: components["schemas"]["Cursor"] | null;
            /**
             * @description How many rows stand before this page.
             * @example 25
             */
            start: number;
        };
        /** @description A new line of credit. */
        CreateLineOfCreditRequest: {
            /**
             * @description The approved application.
             * @example line_of_credit_application_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            application_id: string;
        };
        /** @description Changes to a line of credit. Omitted fields keep their values. */
        UpdateLineOfCreditRequest: {
            /**
             * @description closed is the end.
             * @example active
             * @enum {string}
             */
            status?: "active" | "suspended" | "closed";
            /**
             * @description Why.
             * @example Reviewed
             */
            status_reason?: string | null;
        };
        /** @description An application for a credit line. */
        LineOfCreditApplication: {
            /**
             * @description Unique identifier of the line of credit application.
             * @example line_of_credit_application_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            id: string;
            business_id: components["schemas"]["BusinessId"];
            /**
             * Format: money
             * @description The limit that is asked for.
             * @example 20000
             */
            requested_limit: number;
            /** @description The limit that was approved, in `currency`; null before that. */
            approved_limit: components["schemas"]["Money"] | null;
            currency: components["schemas"]["Currency"];
            /**
             * @description Where it stands.
             * @example under_review
             * @enum {string}
             */
            status: "under_review" | "approved" | "denied" | "withdrawn";
            /**
             * Format: date-time
             * @description When it was decided.
             * @example 2026-11-20T09:30:00Z
             */
            decided_at: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2026-11-20T09:30:00Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed.
             * @example 2026-11-20T09:30:00Z
             */
            updated_at: string;
        };
        /** @description One page of line of credit applications. */
        LineOfCreditApplicationPage: {
            /** @description The rows of this page. */
            results: components["schemas"]["LineOfCreditApplication"][];
            /** @description The cursor of the page before, null on the first. */
            previous: components["schemas"]["Cursor"] | null;
            /** @description The cursor of the page after, null on the last. */
            next: components["schemas"]["Cursor"] | null;
            /**
             * @description How many rows stand before this page.
             * @example 25
             */
            start: number;
        };
        /** @description A new line of credit application. */
        CreateLineOfCreditApplicationRequest: {
            business_id: components["schemas"]["BusinessId"];
            /**
             * Format: money
             * @description The limit that is asked for.
             * @example 20000
             */
            requested_limit: number;
        };
        /** @description Changes to a line of credit application. Omitted fields keep their values. */
        UpdateLineOfCreditApplicationRequest: {
            /**
             * @description withdrawn; approved and denied in the sandbox only.
             * @example withdrawn
             * @enum {string}
             */
            status: "approved" | "denied" | "withdrawn";
        };
        /**
         * @description The state of an order: opened, then accepted and finalized, or cancelled before it is finalized.
         * @example opened
         * @enum {string}
         */
        OrderStatus: "opened" | "accepted" | "finalized" | "cancelled";
        /** @description One line of an order. */
        LineItem: {
            /**
             * @description What was sold.
             * @example Walk-in cooler
             */
            description: string;
            /**
             * @description How many.
             * @example 2
             */
            quantity: number;
            unit_amount: components["schemas"]["Money"];
        };
        /** @description When an order is to be paid. */
        OrderTerms: {
            /**
             * @description All at once, or in equal parts.
             * @example net
             * @enum {string}
             */
            type: "net" | "installments";
            /**
             * @description Days after it is finalized until the last of it is due.
             * @example 60
             */
            days: number;
        };
        /** @description An order that a business pays later. */
        Order: {
            /**
             * @description Unique identifier of the order.
             * @example order_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            id: string;
            /**
             * @description The partner's own identifier, unique.
             * @example PO-10042
             */
            external_id: string;
            business_id: components["schemas"]["BusinessId"];
            status: components["schemas"]["OrderStatus"];
            /**
             * @description Why, with status cancelled.
             * @example Out of stock
             */
            cancel_reason: string | null;
            total_amount: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
            /** @description What was ordered. */
            line_items: components["schemas"]["LineItem"][];
            terms: components["schemas"]["OrderTerms"];
            /**
             * Format: date-time
             * @description When it was created.
             * @example 2026-11-20T09:30:00Z
             */
            opened_at: string;
            /**
             * Format: date-time
             * @description When it was accepted.
             * @example 2026-11-20T09:30:00Z
             */
            accepted_at: string | null;
            /**
             * Format: date-time
             * @description When it was finalized.
             * @example 2026-11-20T09:30:00Z
             */
            finalized_at: string | null;
            /**
             * Format: date-time
             * @description When it was cancelled.
             * @example 2026-11-20T09:30:00Z
             */
            cancelled_at: string | null;
            /**
             * Format: date-time
             * @description When the last of it is due.
             * @example 2026-11-20T09:30:00Z
             */
            due_at: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2026-11-20T09:30:00Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed.
             * @example 2026-11-20T09:30:00Z
             */
            updated_at: string;
        };
        /** @description One page of orders. */
        OrderPage: {
            /** @description The rows of this page. */
            results: components["schemas"]["Order"][];
            /** @description The cursor of the page before, null on the first. */
            previous: components["schemas"]["Cursor"] | null;
            /** @description The cursor of the page after, null on the last. */
            next: components["schemas"]["Cursor"] | null;
            /**
             * @description How many rows stand before this page.
             * @example 25
             */
            start: number;
        };
        /** @description A new order. */
        CreateOrderRequest: {
            /**
             * @description The partner's own identifier, unique.
             * @example PO-10042
             */
            external_id: string;
            business_id: components["schemas"]["BusinessId"];
            currency: components["schemas"]["Currency"];
            /** @description What was ordered. */
            line_items: components["schemas"]["LineItem"][];
            terms: components["schemas"]["OrderTerms"];
        };
        /** @description Changes to an order. Omitted fields keep their values. */
        UpdateOrderRequest: {
            /**
             * @description The next state.
             * @example finalized
             * @enum {string}
             */
            status?: "accepted" | "finalized" | "cancelled";
            /**
             * @description Why, with status cancelled.
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
             * @description E-mail address.
             * @example ana.lopez@example.com
             */
            email: string | null;
            /**
             * @description Ten digits.
             * @example 5125550123
             */
            phone: string | null;
            /**
             * Format: date
             * @description The day of birth, in the past.
             * @example 1984-03-02
             */
            date_of_birth: string | null;
            /**
             * @description The last four digits.
             * @example 3456
             */
            ssn_last4: string | null;
            /**
             * @description The last four digits.
             * @example 4286
             */
            sin_last4: string | null;
            /** @description Where the person lives; null where it is not known. */
            address: components["schemas"]["Address"] | null;
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2026-11-20T09:30:00Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed.
             * @example 2026-11-20T09:30:00Z
             */
            updated_at: string;
        };
        /** @description One page of persons. */
        PersonPage: {
            /** @description The rows of this page. */
            results: components["schemas"]["Person"][];
            /** @description The cursor of the page before, null on the first. */
            previous: components["schemas"]["Cursor"] | null;
            /** @description The cursor of the page after, null on the last. */
            next: components["schemas"]["Cursor"] | null;
            /**
             * @description How many rows stand before this page.
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
             * @description E-mail address.
             * @example ana.lopez@example.com
             */
            email?: string | null;
            /**
             * @description Ten digits.
             * @example 5125550123
             */
            phone?: string | null;
            /**
             * Format: date
             * @description The day of birth, in the past.
             * @example 1984-03-02
             */
            date_of_birth?: string | null;
            /**
             * @description Nine digits. Stored encrypted.
             * @example 900-12-3456
             */
            ssn?: string | null;
            /**
             * @description Nine digits with a valid checksum. Stored encrypted.
             * @example 046 454 286
             */
            sin?: string | null;
            /** @description Where the person lives. */
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
             * @description E-mail address.
             * @example ana.lopez@example.com
             */
            email?: string | null;
            /**
             * @description Ten digits.
             * @example 5125550123
             */
            phone?: string | null;
            /**
             * Format: date
             * @description The day of birth, in the past.
             * @example 1984-03-02
             */
            date_of_birth?: string | null;
            /** @description Where the person lives; null takes it away. */
            address?: components["schemas"]["AddressInput"] | null;
        };
        /** @description What a person is to a business. */
        PersonBusinessRelationship: {
            /**
             * @description Unique identifier of the person-business relationship.
             * @example person_business_relationship_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            id: string;
            /**
             * @description The person.
             * @example person_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            person_id: string;
            business_id: components["schemas"]["BusinessId"];
            /**
             * @description What the person does there.
             * @example Owner
             */
            title: string | null;
            /**
             * @description The part that the person owns; all together at most 1.
             * @example 0.6
             */
            ownership_rate: number | null;
            /**
             * @description Whether it is the one who applies; at most one of a business is.
             * @example true
             */
            is_primary: boolean;
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2026-11-20T09:30:00Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed.
             * @example 2026-11-20T09:30:00Z
             */
            updated_at: string;
        };
        /** @description One page of person-business relationships. */
        PersonBusinessRelationshipPage: {
            /** @description The rows of this page. */
            results: components["schemas"]["PersonBusinessRelationship"][];
            /** @description The cursor of the page before, null on the first. */
            previous: components["schemas"]["Cursor"] | null;
            /** @description The cursor of the page after, null on the last. */
            next: components["schemas"]["Cursor"] | null;
            /**
             * @description How many rows stand before this page.
             * @example 25
             */
            start: number;
        };
        /** @description A new person-business relationship. */
        CreatePersonBusinessRelationshipRequest: {
            /**
             * @description The person.
             * @example person_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            person_id: string;
            business_id: components["schemas"]["BusinessId"];
            /**
             * @description What the person does there.
             * @example Owner
             */
            title?: string | null;
            /**
             * @description The part that the person owns; all together at most 1.
             * @example 0.6
             */
            ownership_rate?: number | null;
            /**
             * @description Whether it is the one who applies; at most one of a business is.
             * @example true
             */
            is_primary?: boolean;
        };
        /** @description Changes to a person-business relationship. Omitted fields keep their values. */
        UpdatePersonBusinessRelationshipRequest: {
            /**
             * @description What the person does there.
             * @example Owner
             */
            title?: string | null;
            /**
             * @description The part that the person owns; all together at most 1.
             * @example 0.6
             */
            ownership_rate?: number | null;
            /**
             * @description Whether it is the one who applies; at most one of a business is.
             * @example true
             */
            is_primary?: boolean;
        };
        /** @description Money given back of a payment. */
        Refund: {
            /**
             * @description Unique identifier of the refund.
             * @example refund_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            id: string;
            /**
             * @description The payment.
             * @example payment_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            payment_id: string;
            /**
             * Format: money
             * @description More than 0 and at most what is left of the payment.
             * @example 100
             */
            amount: number;
            currency: components["schemas"]["Currency"];
            /**
             * @description Why.
             * @example Taken twice
             */
            reason: string | null;
            /**
             * @description Where it stands.
             * @example succeeded
             * @enum {string}
             */
            status: "pending" | "succeeded" | "failed";
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2026-11-20T09:30:00Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed.
             * @example 2026-11-20T09:30:00Z
             */
            updated_at: string;
        };
        /** @description One page of refunds. */
        RefundPage: {
            /** @description The rows of this page. */
            results: components["schemas"]["Refund"][];
            /** @description The cursor of the page before, null on the first. */
            previous: components["schemas"]["Cursor"] | null;
            /** @description The cursor of the page after, null on the last. */
            next: components["schemas"]["Cursor"] | null;
            /**
             * @description How many rows stand before this page.
             * @example 25
             */
            start: number;
        };
        /** @description A new refund. */
        CreateRefundRequest: {
            /**
             * @description The payment.
             * @example payment_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            payment_id: string;
            /**
             * Format: money
             * @description More than 0 and at most what is left of the payment.
             * @example 100
             */
            amount: number;
            /**
             * @description Why.
             * @example Taken twice
             */
            reason?: string | null;
        };
        /** @description Changes to a refund. Omitted fields keep their values. */
        UpdateRefundRequest: {
            /**
             * @description Why.
             * @example Taken twice
             */
            reason?: string | null;
        };
        /**
         * @description Whether the last deliveries arrived.
         * @example healthy
         * @enum {string}
         */
        Health: "healthy" | "unhealthy";
        /** @description An address that events are sent to. */
        WebhookEndpoint: {
            /**
             * @description Unique identifier of the webhook endpoint.
             * @example webhook_endpoint_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            id: string;
            /**
             * @description http or https; private networks are refused.
             * @example https://example.com/hooks
             */
            url: string;
            /**
             * @description What it is for.
             * @example Main
             */
            description: string | null;
            /**
             * @description Event types to deliver; empty delivers all.
             * @example [
             *       "capital_product.funded"
             *     ]
             */
            event_types: string[];
            status: components["schemas"]["EnabledState"];
            health: components["schemas"]["Health"];
            /**
             * @description Answered once, when it is made; null afterwards.
             * @example whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw
             */
            secret: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2026-11-20T09:30:00Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed.
             * @example 2026-11-20T09:30:00Z
             */
            updated_at: string;
        };
        /** @description One page of webhook endpoints. */
        WebhookEndpointPage: {
            /** @description The rows of this page. */
            results: components["schemas"]["WebhookEndpoint"][];
            /** @description The cursor of the page before, null on the first. */
            previous: components["schemas"]["Cursor"] | null;
            /** @description The cursor of the page after, null on the last. */
            next: components["schemas"]["Cursor"] | null;
            /**
             * @description How many rows stand before this page.
             * @example 25
             */
            start: number;
        };
        /**
         * @description What happened, as `object.change`. The event's `data` is the object as its GET operation returns it.
         *     `test.ping` is sent by a test delivery, whatever the endpoint subscribes to.
         * @example capital_product.funded
         * @enum {string}
         */
        WebhookEventType: "balance_transaction.created" | "balance_transaction.updated" | "bank_account.created" | "bank_account.updated" | "business.created" | "business.updated" | "capital_product.abandoned" | "capital_product.cancelled" | "capital_product.funded" | "capital_product.paid_off" | "capital_product.void" | "capital_product.waived" | "capital_product_application.approved" | "capital_product_application.created" | "capital_product_application.denied" | "capital_product_application.submitted" | "capital_product_application.withdrawn" | "capital_product_offer.closed" | "capital_product_offer.created" | "capital_product_payment.created" | "capital_product_payment.failed" | "capital_product_payment.succeeded" | "credit_limit.created" | "credit_limit.updated" | "daily_sales_record.created" | "daily_sales_record.updated" | "dataset_upload.completed" | "dataset_upload.failed" | "eligibility.evaluated" | "grace_period.created" | "grace_period.updated" | "line_of_credit.created" | "line_of_credit.updated" | "line_of_credit_application.approved" | "line_of_credit_application.created" | "line_of_credit_application.denied" | "line_of_credit_application.withdrawn" | "net_settlement.applied" | "net_settlement.cancelled" | "net_settlement.created" | "order.accepted" | "order.cancelled" | "order.created" | "order.finalized" | "person.created" | "person.updated" | "person_business_relationship.created" | "person_business_relationship.updated" | "processor_link.created" | "processor_link.updated" | "refund.succeeded" | "refund.updated" | "test.ping";
        /** @description A new webhook endpoint. */
        CreateWebhookEndpointRequest: {
            /**
             * @description http or https; private networks are refused.
             * @example https://example.com/hooks
             */
            url: string;
            /**
             * @description What it is for.
             * @example Main
             */
            description?: string | null;
            /**
             * @description Event types to deliver; empty delivers all. An unknown type is a 422.
             * @example [
             *       "capital_product.funded"
             *     ]
             */
            event_types?: components["schemas"]["WebhookEventType"][];
        };
        /** @description Changes to a webhook endpoint. Omitted fields keep their values. */
        UpdateWebhookEndpointRequest: {
            /**
             * @description http or https; private networks are refused.
             * @example https://example.com/hooks
             */
            url?: string;
            /**
             * @description What it is for.
             * @example Main
             */
            description?: string | null;
            /**
             * @description Event types to deliver; empty delivers all. An unknown type is a 422.
             * @example [
             *       "capital_product.funded"
             *     ]
             */
            event_types?: components["schemas"]["WebhookEventType"][];
            status?: components["schemas"]["EnabledState"];
        };
        /** @description Which account of a payment processor belongs to a business. */
        PaymentProcessorEntityBusinessLink: {
            /**
             * @description Unique identifier of the payment processor link.
             * @example processor_link_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            id: string;
            business_id: components["schemas"]["BusinessId"];
            /**
             * @description The processor.
             * @example stripe
             */
            processor: string;
            /**
             * @description Its identifier, unique for the processor.
             * @example acct_1Example
             */
            processor_entity_id: string;
            status: components["schemas"]["EnabledState"];
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2026-11-20T09:30:00Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed.
             * @example 2026-11-20T09:30:00Z
             */
            updated_at: string;
        };
        /** @description One page of payment processor links. */
        PaymentProcessorEntityBusinessLinkPage: {
            /** @description The rows of this page. */
            results: components["schemas"]["PaymentProcessorEntityBusinessLink"][];
            /** @description The cursor of the page before, null on the first. */
            previous: components["schemas"]["Cursor"] | null;
            /** @description The cursor of the page after, null on the last. */
            next: components["schemas"]["Cursor"] | null;
            /**
             * @description How many rows stand before this page.
             * @example 25
             */
            start: number;
        };
        /** @description A new payment processor link. */
        CreatePaymentProcessorEntityBusinessLinkRequest: {
            business_id: components["schemas"]["BusinessId"];
            /**
             * @description The processor.
             * @example stripe
             */
            processor: string;
            /**
             * @description Its identifier, unique for the processor.
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
             * @description What moved.
             * @example repayment
             * @enum {string}
             */
            type: "funding" | "repayment" | "fee" | "revenue_share" | "refund" | "adjustment";
            /** @description The business that it is about; null where it is about none. */
            business_id: components["schemas"]["BusinessId"] | null;
            /**
             * @description Positive to the lender, negative from it; at most two decimals.
             * @example 120.5
             */
            amount: number;
            currency: components["schemas"]["Currency"];
            /**
             * @description The payment, product or refund.
             * @example payment_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            related_object_id: string | null;
            /**
             * @description A note.
             * @example Correction of October
             */
            description: string | null;
            /**
             * Format: date-time
             * @description When it moved.
             * @example 2026-11-20T09:30:00Z
             */
            occurred_at: string;
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2026-11-20T09:30:00Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed.
             * @example 2026-11-20T09:30:00Z
             */
            updated_at: string;
        };
        /** @description One page of balance transactions. */
        BalanceTransactionPage: {
            /** @description The rows of this page. */
            results: components["schemas"]["BalanceTransaction"][];
            /** @description The cursor of the page before, null on the first. */
            previous: components["schemas"]["Cursor"] | null;
            /** @description The cursor of the page after, null on the last. */
            next: components["schemas"]["Cursor"] | null;
            /**
             * @description How many rows stand before this page.
             * @example 25
             */
            start: number;
        };
        /** @description A new balance transaction. */
        CreateBalanceTransactionRequest: {
            /** @description The business that it is about. */
            business_id?: components["schemas"]["BusinessId"] | null;
            /**
             * @description Positive to the lender, negative from it; at most two decimals.
             * @example 120.5
             */
            amount: number;
            currency: components["schemas"]["Currency"];
            /**
             * @description A note.
             * @example Correction of October
             */
            description?: string | null;
        };
        /** @description Changes to a balance transaction. Omitted fields keep their values. */
        UpdateBalanceTransactionRequest: {
            /**
             * @description A note.
             * @example Correction of October
             */
            description?: string | null;
        };
        /** @description How much a business may owe on one product. */
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
             * @description The limit.
             * @example 20000
             */
            limit_amount: number;
            used_amount: components["schemas"]["Money"];
            available_amount: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
            status: components["schemas"]["EnabledState"];
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2026-11-20T09:30:00Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed.
             * @example 2026-11-20T09:30:00Z
             */
            updated_at: string;
        };
        /** @description One page of credit limits. */
        CreditLimitPage: {
            /** @description The rows of this page. */
            results: components["schemas"]["CreditLimit"][];
            /** @description The cursor of the page before, null on the first. */
            previous: components["schemas"]["Cursor"] | null;
            /** @description The cursor of the page after, null on the last. */
            next: components["schemas"]["Cursor"] | null;
            /**
             * @description How many rows stand before this page.
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
             * @description The limit.
             * @example 20000
             */
            limit_amount: number;
        };
        /** @description Changes to a credit limit. Omitted fields keep their values. */
        UpdateCreditLimitRequest: {
            /**
             * Format: money
             * @description The limit.
             * @example 20000
             */
            limit_amount?: number;
            status?: components["schemas"]["EnabledState"];
        };
        /** @description Whether a business can be offered a product. */
        Eligibility: {
            /**
             * @description Unique identifier of the eligibility evaluation.
             * @example eligibility_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            id: string;
            business_id: components["schemas"]["BusinessId"];
            product_type: components["schemas"]["ProductType"];
            /**
             * @description Whether it can.
             * @example true
             */
            is_eligible: boolean;
            /** @description Why not, for a program. */
            reasons: string[];
            max_amount: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
            /**
             * @description Whether the business wants no offers.
             * @example false
             */
            is_opted_out: boolean;
            /**
             * Format: date-time
             * @description When it was evaluated.
             * @example 2026-11-20T09:30:00Z
             */
            evaluated_at: string;
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2026-11-20T09:30:00Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed.
             * @example 2026-11-20T09:30:00Z
             */
            updated_at: string;
        };
        /** @description One page of eligibility evaluations. */
        EligibilityPage: {
            /** @description The rows of this page. */
            results: components["schemas"]["Eligibility"][];
            /** @description The cursor of the page before, null on the first. */
            previous: components["schemas"]["Cursor"] | null;
            /** @description The cursor of the page after, null on the last. */
            next: components["schemas"]["Cursor"] | null;
            /**
             * @description How many rows stand before this page.
             * @example 25
             */
            start: number;
        };
        /** @description A new eligibility evaluation. */
        CreateEligibilityRequest: {
            business_id: components["schemas"]["BusinessId"];
            product_type: components["schemas"]["ProductType"];
            /**
             * @description Whether the business wants no offers.
             * @example false
             */
            is_opted_out?: boolean;
        };
        /** @description Changes to an eligibility evaluation. Omitted fields keep their values. */
        UpdateEligibilityRequest: {
            /**
             * @description Whether the business wants no offers.
             * @example false
             */
            is_opted_out?: boolean;
        };
        /** @description The decision. */
        SandboxDecision: {
            /**
             * @description Which.
             * @example approve
             * @enum {string}
             */
            decision: "approve" | "deny";
            /**
             * @description Why, where it is denied.
             * @example Sales have fallen.
             */
            reason?: string;
        };
        /** @description What a sandbox helper changed. */
        SandboxResult: {
            business_id: components["schemas"]["BusinessId"];
            /** @description The objects that it made or changed. */
            object_ids: string[];
            /** @description The webhook events that arose. */
            event_ids: string[];
        };
        /** @description How far. */
        SandboxAdvance: {
            /**
             * @description Days of sales and payments.
             * @example 30
             */
            days: number;
        };
        /** @description What is given back. */
        SandboxRefund: {
            /**
             * Format: money
             * @description All of the last payment where it is left out.
             * @example 100
             */
            amount?: number;
        };
    };
    responses: {
        /** @description No access token, or one that is malformed, expired, revoked or meant for somebody else. */
        Unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A part of the request is not valid. `errors` points at it. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many requests. Retry after the seconds in `Retry-After`. */
        TooManyRequests: {
            headers: {
                /** @description Seconds until the next request can succeed. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The server failed. Nothing was changed. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description The database, or another service that the server depends on, doesn't respond. `Retry-After` says in how many seconds to try again.
         *     `outcome_unknown` means that the connection was lost while the change was being saved: it may have taken effect, and a retry with the
         *     same `Idempotency-Key` is safe.
         */
        Unavailable: {
            headers: {
                /** @description Seconds. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is not JSON. */
        Unparsable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Nothing with this identifier in the partner and mode of the call. Somebody else's objects are not told apart. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Not possible in the present state. `code` says why. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is too large. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is not `application/json`. */
        WrongMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The server is out of storage. `Retry-After` says in how many seconds to try again. */
        OutOfStorage: {
            headers: {
                /** @description Seconds. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description Only of this business. */
        BankAccountBusinessIdQuery: string;
        /** @description The `next` or `previous` of an answer to the same filter and order. Left out, the first page. */
        CursorQuery: components["schemas"]["Cursor"];
        /** @description Rows per page, from 1 to 100. The default of 25 is specified. */
        PageSizeQuery: number;
        /** @description Makes the call happen once: the same key with the same request is answered as the first time, for 24 hours. Printable ASCII. */
        IdempotencyKey: string;
        /** @description ID of the bank account. */
        BankAccountPath: string;
        /** @description Only the one with this identifier. */
        BusinessExternalIdQuery: string;
        /** @description Only these states. */
        BusinessStatusQuery: components["schemas"]["BusinessStatus"][];
        /** @description ID of the business. */
        BusinessPath: string;
        /** @description Only of this business. */
        CapitalProductApplicationBusinessIdQuery: string;
        /** @description Only these states. */
        CapitalProductApplicationStatusQuery: components["schemas"]["ApplicationStatus"][];
        /** @description ID of the capital product application. */
        CapitalProductApplicationPath: string;
        /** @description Only of this business. */
        CapitalProductOfferBusinessIdQuery: string;
        /** @description Only these states. */
        CapitalProductOfferStatusQuery: components["schemas"]["OfferStatus"][];
        /** @description ID of the capital product offer. */
        CapitalProductOfferPath: string;
        /** @description Only of this business. */
        CapitalProductBusinessIdQuery: string;
        /** @description Only these states. */
        CapitalProductStatusQuery: components["schemas"]["PaymentPlanStatus"][];
        /** @description ID of the capital product. */
        CapitalProductPath: string;
        /** @description Only of this product. */
        CapitalProductPaymentCapitalProductIdQuery: string;
        /** @description Only these states. */
        CapitalProductPaymentStatusQuery: components["schemas"]["PaymentStatus"][];
        /** @description ID of the capital product payment. */
        CapitalProductPaymentPath: string;
        /** @description Only of this product. */
        GracePeriodCapitalProductIdQuery: string;
        /** @description ID of the grace period. */
        GracePeriodPath: string;
        /** @description Only of this business. */
        DailySalesRecordBusinessIdQuery: string;
        /** @description From this day on. */
        DailySalesRecordFromQuery: string;
        /** @description Until this day, included. */
        DailySalesRecordToQuery: string;
        /** @description ID of the daily sales record. */
        DailySalesRecordPath: string;
        /** @description Only of this business. */
        NetSettlementPaymentRequestBusinessIdQuery: string;
        /** @description ID of the net settlement payment request. */
        NetSettlementPaymentRequestPath: string;
        /** @description Only of this business. */
        LineOfCreditBusinessIdQuery: string;
        /** @description ID of the line of credit. */
        LineOfCreditPath: string;
        /** @description Only of this business. */
        LineOfCreditApplicationBusinessIdQuery: string;
        /** @description ID of the line of credit application. */
        LineOfCreditApplicationPath: string;
        /** @description Only of this business. */
        OrderBusinessIdQuery: string;
        /** @description Only these states. */
        OrderStatusQuery: components["schemas"]["OrderStatus"][];
        /** @description ID of the order. */
        OrderPath: string;
        /** @description Only with this address. */
        PersonEmailQuery: string;
        /** @description ID of the person. */
        PersonPath: string;
        /** @description Only of this business. */
        PersonBusinessRelationshipBusinessIdQuery: string;
        /** @description Only of this person. */
        PersonBusinessRelationshipPersonIdQuery: string;
        /** @description ID of the person-business relationship. */
        PersonBusinessRelationshipPath: string;
        /** @description Only of this payment. */
        RefundPaymentIdQuery: string;
        /** @description ID of the refund. */
        RefundPath: string;
        /** @description ID of the webhook endpoint. */
        WebhookEndpointPath: string;
        /** @description Only of this business. */
        PaymentProcessorEntityBusinessLinkBusinessIdQuery: string;
        /** @description ID of the payment processor link. */
        PaymentProcessorEntityBusinessLinkPath: string;
        /** @description Only of this business. */
        BalanceTransactionBusinessIdQuery: string;
        /** @description Only these. */
        BalanceTransactionTypeQuery: ("funding" | "repayment" | "fee" | "revenue_share" | "refund" | "adjustment")[];
        /** @description ID of the balance transaction. */
        BalanceTransactionPath: string;
        /** @description Only of this business. */
        CreditLimitBusinessIdQuery: string;
        /** @description ID of the credit limit. */
        CreditLimitPath: string;
        /** @description Only of this business. */
        EligibilityBusinessIdQuery: string;
        /** @description ID of the eligibility evaluation. */
        EligibilityPath: string;
        /** @description The application. */
        SandboxApplicationPath: string;
        /** @description The funded product. */
        SandboxProductPath: string;
    };
    requestBodies: never;
    headers: {
        /** @description Where what was made can be read. */
        Location: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listBankAccounts: {
        parameters: {
            query?: {
                /** @description Only of this business. */
                business_id?: components["parameters"]["BankAccountBusinessIdQuery"];
                /** @description The `next` or `previous` of an answer to the same filter and order. Left out, the first page. */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Rows per page, from 1 to 100. The default of 25 is specified. */
                page_size?: components["parameters"]["PageSizeQuery"];
            };
            header?: never;
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
            401: components["responses"]["Unauthenticated"];
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
                /** @description Makes the call happen once: the same key with the same request is answered as the first time, for 24 hours. Printable ASCII. */
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
            401: components["responses"]["Unauthenticated"];
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
            header?: never;
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
            401: components["responses"]["Unauthenticated"];
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
                /** @description Makes the call happen once: the same key with the same request is answered as the first time, for 24 hours. Printable ASCII. */
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
            401: components["responses"]["Unauthenticated"];
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
                /** @description Only the one with this identifier. */
                external_id?: components["parameters"]["BusinessExternalIdQuery"];
                /** @description Only these states. */
                status?: components["parameters"]["BusinessStatusQuery"];
                /** @description The `next` or `previous` of an answer to the same filter and order. Left out, the first page. */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Rows per page, from 1 to 100. The default of 25 is specified. */
                page_size?: components["parameters"]["PageSizeQuery"];
            };
            header?: never;
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
            401: components["responses"]["Unauthenticated"];
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
                /** @description Makes the call happen once: the same key with the same request is answered as the first time, for 24 hours. Printable ASCII. */
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
            401: components["responses"]["Unauthenticated"];
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
            header?: never;
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
            401: components["responses"]["Unauthenticated"];
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
                /** @description Makes the call happen once: the same key with the same request is answered as the first time, for 24 hours. Printable ASCII. */
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
            401: components["responses"]["Unauthenticated"];
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
                /** @description Only of this business. */
                business_id?: components["parameters"]["CapitalProductApplicationBusinessIdQuery"];
                /** @description Only these states. */
                status?: components["parameters"]["CapitalProductApplicationStatusQuery"];
                /** @description The `next` or `previous` of an answer to the same filter and order. Left out, the first page. */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Rows per page, from 1 to 100. The default of 25 is specified. */
                page_size?: components["parameters"]["PageSizeQuery"];
            };
            header?: never;
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
            401: components["responses"]["Unauthenticated"];
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
                /** @description Makes the call happen once: the same key with the same request is answered as the first time, for 24 hours. Printable ASCII. */
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
            401: components["responses"]["Unauthenticated"];
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
            header?: never;
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
            401: components["responses"]["Unauthenticated"];
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
                /** @description Makes the call happen once: the same key with the same request is answered as the first time, for 24 hours. Printable ASCII. */
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
            401: components["responses"]["Unauthenticated"];
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
                /** @description Only of this business. */
                business_id?: components["parameters"]["CapitalProductOfferBusinessIdQuery"];
                /** @description Only these states. */
                status?: components["parameters"]["CapitalProductOfferStatusQuery"];
                /** @description The `next` or `previous` of an answer to the same filter and order. Left out, the first page. */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Rows per page, from 1 to 100. The default of 25 is specified. */
                page_size?: components["parameters"]["PageSizeQuery"];
            };
            header?: never;
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
            401: components["responses"]["Unauthenticated"];
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
                /** @description Makes the call happen once: the same key with the same request is answered as the first time, for 24 hours. Printable ASCII. */
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
            401: components["responses"]["Unauthenticated"];
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
            header?: never;
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
            401: components["responses"]["Unauthenticated"];
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
                /** @description Makes the call happen once: the same key with the same request is answered as the first time, for 24 hours. Printable ASCII. */
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
            401: components["responses"]["Unauthenticated"];
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
                /** @description Only of this business. */
                business_id?: components["parameters"]["CapitalProductBusinessIdQuery"];
                /** @description Only these states. */
                status?: components["parameters"]["CapitalProductStatusQuery"];
                /** @description The `next` or `previous` of an answer to the same filter and order. Left out, the first page. */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Rows per page, from 1 to 100. The default of 25 is specified. */
                page_size?: components["parameters"]["PageSizeQuery"];
            };
            header?: never;
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
            401: components["responses"]["Unauthenticated"];
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
                /** @description Makes the call happen once: the same key with the same request is answered as the first time, for 24 hours. Printable ASCII. */
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
            401: components["responses"]["Unauthenticated"];
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
            header?: never;
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
            401: components["responses"]["Unauthenticated"];
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
                /** @description Makes the call happen once: the same key with the same request is answered as the first time, for 24 hours. Printable ASCII. */
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
            401: components["responses"]["Unauthenticated"];
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
                /** @description Only of this product. */
                capital_product_id?: components["parameters"]["CapitalProductPaymentCapitalProductIdQuery"];
                /** @description Only these states. */
                status?: components["parameters"]["CapitalProductPaymentStatusQuery"];
                /** @description The `next` or `previous` of an answer to the same filter and order. Left out, the first page. */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Rows per page, from 1 to 100. The default of 25 is specified. */
                page_size?: components["parameters"]["PageSizeQuery"];
            };
            header?: never;
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
            401: components["responses"]["Unauthenticated"];
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
                /** @description Makes the call happen once: the same key with the same request is answered as the first time, for 24 hours. Printable ASCII. */
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
            401: components["responses"]["Unauthenticated"];
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
            header?: never;
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
            401: components["responses"]["Unauthenticated"];
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
                /** @description Makes the call happen once: the same key with the same request is answered as the first time, for 24 hours. Printable ASCII. */
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
            401: components["responses"]["Unauthenticated"];
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
                /** @description Only of this product. */
                capital_product_id?: components["parameters"]["GracePeriodCapitalProductIdQuery"];
                /** @description The `next` or `previous` of an answer to the same filter and order. Left out, the first page. */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Rows per page, from 1 to 100. The default of 25 is specified. */
                page_size?: components["parameters"]["PageSizeQuery"];
            };
            header?: never;
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
            401: components["responses"]["Unauthenticated"];
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
                /** @description Makes the call happen once: the same key with the same request is answered as the first time, for 24 hours. Printable ASCII. */
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
            401: components["responses"]["Unauthenticated"];
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
            header?: never;
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
            401: components["responses"]["Unauthenticated"];
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
                /** @description Makes the call happen once: the same key with the same request is answered as the first time, for 24 hours. Printable ASCII. */
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
            401: components["responses"]["Unauthenticated"];
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
                /** @description Only of this business. */
                business_id?: components["parameters"]["DailySalesRecordBusinessIdQuery"];
                /** @description From this day on. */
                from?: components["parameters"]["DailySalesRecordFromQuery"];
                /** @description Until this day, included. */
                to?: components["parameters"]["DailySalesRecordToQuery"];
                /** @description The `next` or `previous` of an answer to the same filter and order. Left out, the first page. */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Rows per page, from 1 to 100. The default of 25 is specified. */
                page_size?: components["parameters"]["PageSizeQuery"];
            };
            header?: never;
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
            401: components["responses"]["Unauthenticated"];
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
                /** @description Makes the call happen once: the same key with the same request is answered as the first time, for 24 hours. Printable ASCII. */
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
            401: components["responses"]["Unauthenticated"];
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
    getDailySalesRecord: {
        parameters: {
            query?: never;
            header?: never;
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
            401: components["responses"]["Unauthenticated"];
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
                /** @description Makes the call happen once: the same key with the same request is answered as the first time, for 24 hours. Printable ASCII. */
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
            401: components["responses"]["Unauthenticated"];
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
                /** @description Only of this business. */
                business_id?: components["parameters"]["NetSettlementPaymentRequestBusinessIdQuery"];
                /** @description The `next` or `previous` of an answer to the same filter and order. Left out, the first page. */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Rows per page, from 1 to 100. The default of 25 is specified. */
                page_size?: components["parameters"]["PageSizeQuery"];
            };
            header?: never;
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
            401: components["responses"]["Unauthenticated"];
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
                /** @description Makes the call happen once: the same key with the same request is answered as the first time, for 24 hours. Printable ASCII. */
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
            401: components["responses"]["Unauthenticated"];
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
            header?: never;
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
            401: components["responses"]["Unauthenticated"];
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
                /** @description Makes the call happen once: the same key with the same request is answered as the first time, for 24 hours. Printable ASCII. */
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
            401: components["responses"]["Unauthenticated"];
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
                /** @description Only of this business. */
                business_id?: components["parameters"]["LineOfCreditBusinessIdQuery"];
                /** @description The `next` or `previous` of an answer to the same filter and order. Left out, the first page. */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Rows per page, from 1 to 100. The default of 25 is specified. */
                page_size?: components["parameters"]["PageSizeQuery"];
            };
            header?: never;
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
            401: components["responses"]["Unauthenticated"];
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
                /** @description Makes the call happen once: the same key with the same request is answered as the first time, for 24 hours. Printable ASCII. */
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
            401: components["responses"]["Unauthenticated"];
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
            header?: never;
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
            401: components["responses"]["Unauthenticated"];
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
                /** @description Makes the call happen once: the same key with the same request is answered as the first time, for 24 hours. Printable ASCII. */
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
            401: components["responses"]["Unauthenticated"];
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
                /** @description Only of this business. */
                business_id?: components["parameters"]["LineOfCreditApplicationBusinessIdQuery"];
                /** @description The `next` or `previous` of an answer to the same filter and order. Left out, the first page. */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Rows per page, from 1 to 100. The default of 25 is specified. */
                page_size?: components["parameters"]["PageSizeQuery"];
            };
            header?: never;
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
            401: components["responses"]["Unauthenticated"];
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
                /** @description Makes the call happen once: the same key with the same request is answered as the first time, for 24 hours. Printable ASCII. */
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
            401: components["responses"]["Unauthenticated"];
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
            header?: never;
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
            401: components["responses"]["Unauthenticated"];
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
                /** @description Makes the call happen once: the same key with the same request is answered as the first time, for 24 hours. Printable ASCII. */
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
            401: components["responses"]["Unauthenticated"];
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
                /** @description Only of this business. */
                business_id?: components["parameters"]["OrderBusinessIdQuery"];
                /** @description Only these states. */
                status?: components["parameters"]["OrderStatusQuery"];
                /** @description The `next` or `previous` of an answer to the same filter and order. Left out, the first page. */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Rows per page, from 1 to 100. The default of 25 is specified. */
                page_size?: components["parameters"]["PageSizeQuery"];
            };
            header?: never;
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
            401: components["responses"]["Unauthenticated"];
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
                /** @description Makes the call happen once: the same key with the same request is answered as the first time, for 24 hours. Printable ASCII. */
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
            401: components["responses"]["Unauthenticated"];
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
            header?: never;
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
            401: components["responses"]["Unauthenticated"];
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
                /** @description Makes the call happen once: the same key with the same request is answered as the first time, for 24 hours. Printable ASCII. */
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
            401: components["responses"]["Unauthenticated"];
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
                /** @description Only with this address. */
                email?: components["parameters"]["PersonEmailQuery"];
                /** @description The `next` or `previous` of an answer to the same filter and order. Left out, the first page. */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Rows per page, from 1 to 100. The default of 25 is specified. */
                page_size?: components["parameters"]["PageSizeQuery"];
            };
            header?: never;
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
            401: components["responses"]["Unauthenticated"];
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
                /** @description Makes the call happen once: the same key with the same request is answered as the first time, for 24 hours. Printable ASCII. */
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
            401: components["responses"]["Unauthenticated"];
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
            header?: never;
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
            401: components["responses"]["Unauthenticated"];
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
                /** @description Makes the call happen once: the same key with the same request is answered as the first time, for 24 hours. Printable ASCII. */
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
            401: components["responses"]["Unauthenticated"];
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
                /** @description Only of this business. */
                business_id?: components["parameters"]["PersonBusinessRelationshipBusinessIdQuery"];
                /** @description Only of this person. */
                person_id?: components["parameters"]["PersonBusinessRelationshipPersonIdQuery"];
                /** @description The `next` or `previous` of an answer to the same filter and order. Left out, the first page. */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Rows per page, from 1 to 100. The default of 25 is specified. */
                page_size?: components["parameters"]["PageSizeQuery"];
            };
            header?: never;
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
            401: components["responses"]["Unauthenticated"];
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
                /** @description Makes the call happen once: the same key with the same request is answered as the first time, for 24 hours. Printable ASCII. */
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
            401: components["responses"]["Unauthenticated"];
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
            header?: never;
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
            401: components["responses"]["Unauthenticated"];
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
                /** @description Makes the call happen once: the same key with the same request is answered as the first time, for 24 hours. Printable ASCII. */
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
            401: components["responses"]["Unauthenticated"];
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
                /** @description Only of this payment. */
                payment_id?: components["parameters"]["RefundPaymentIdQuery"];
                /** @description The `next` or `previous` of an answer to the same filter and order. Left out, the first page. */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Rows per page, from 1 to 100. The default of 25 is specified. */
                page_size?: components["parameters"]["PageSizeQuery"];
            };
            header?: never;
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
            401: components["responses"]["Unauthenticated"];
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
                /** @description Makes the call happen once: the same key with the same request is answered as the first time, for 24 hours. Printable ASCII. */
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
            401: components["responses"]["Unauthenticated"];
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
            header?: never;
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
            401: components["responses"]["Unauthenticated"];
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
                /** @description Makes the call happen once: the same key with the same request is answered as the first time, for 24 hours. Printable ASCII. */
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
            401: components["responses"]["Unauthenticated"];
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
                /** @description The `next` or `previous` of an answer to the same filter and order. Left out, the first page. */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Rows per page, from 1 to 100. The default of 25 is specified. */
                page_size?: components["parameters"]["PageSizeQuery"];
            };
            header?: never;
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
            401: components["responses"]["Unauthenticated"];
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
                /** @description Makes the call happen once: the same key with the same request is answered as the first time, for 24 hours. Printable ASCII. */
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
            401: components["responses"]["Unauthenticated"];
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
            header?: never;
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
            401: components["responses"]["Unauthenticated"];
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
                /** @description Makes the call happen once: the same key with the same request is answered as the first time, for 24 hours. Printable ASCII. */
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
            401: components["responses"]["Unauthenticated"];
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
                /** @description Only of this business. */
                business_id?: components["parameters"]["PaymentProcessorEntityBusinessLinkBusinessIdQuery"];
                /** @description The `next` or `previous` of an answer to the same filter and order. Left out, the first page. */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Rows per page, from 1 to 100. The default of 25 is specified. */
                page_size?: components["parameters"]["PageSizeQuery"];
            };
            header?: never;
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
            401: components["responses"]["Unauthenticated"];
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
                /** @description Makes the call happen once: the same key with the same request is answered as the first time, for 24 hours. Printable ASCII. */
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
            401: components["responses"]["Unauthenticated"];
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
            header?: never;
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
            401: components["responses"]["Unauthenticated"];
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
                /** @description Makes the call happen once: the same key with the same request is answered as the first time, for 24 hours. Printable ASCII. */
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
            401: components["responses"]["Unauthenticated"];
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
                /** @description Only of this business. */
                business_id?: components["parameters"]["BalanceTransactionBusinessIdQuery"];
                /** @description Only these. */
                type?: components["parameters"]["BalanceTransactionTypeQuery"];
                /** @description The `next` or `previous` of an answer to the same filter and order. Left out, the first page. */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Rows per page, from 1 to 100. The default of 25 is specified. */
                page_size?: components["parameters"]["PageSizeQuery"];
            };
            header?: never;
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
            401: components["responses"]["Unauthenticated"];
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
                /** @description Makes the call happen once: the same key with the same request is answered as the first time, for 24 hours. Printable ASCII. */
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
            401: components["responses"]["Unauthenticated"];
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
            header?: never;
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
            401: components["responses"]["Unauthenticated"];
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
                /** @description Makes the call happen once: the same key with the same request is answered as the first time, for 24 hours. Printable ASCII. */
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
            401: components["responses"]["Unauthenticated"];
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
                /** @description Only of this business. */
                business_id?: components["parameters"]["CreditLimitBusinessIdQuery"];
                /** @description The `next` or `previous` of an answer to the same filter and order. Left out, the first page. */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Rows per page, from 1 to 100. The default of 25 is specified. */
                page_size?: components["parameters"]["PageSizeQuery"];
            };
            header?: never;
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
            401: components["responses"]["Unauthenticated"];
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
                /** @description Makes the call happen once: the same key with the same request is answered as the first time, for 24 hours. Printable ASCII. */
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
            401: components["responses"]["Unauthenticated"];
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
            header?: never;
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
            401: components["responses"]["Unauthenticated"];
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
                /** @description Makes the call happen once: the same key with the same request is answered as the first time, for 24 hours. Printable ASCII. */
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
            401: components["responses"]["Unauthenticated"];
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
                /** @description Only of this business. */
                business_id?: components["parameters"]["EligibilityBusinessIdQuery"];
                /** @description The `next` or `previous` of an answer to the same filter and order. Left out, the first page. */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Rows per page, from 1 to 100. The default of 25 is specified. */
                page_size?: components["parameters"]["PageSizeQuery"];
            };
            header?: never;
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
            401: components["responses"]["Unauthenticated"];
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
                /** @description Makes the call happen once: the same key with the same request is answered as the first time, for 24 hours. Printable ASCII. */
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
            401: components["responses"]["Unauthenticated"];
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
            header?: never;
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
            401: components["responses"]["Unauthenticated"];
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
                /** @description Makes the call happen once: the same key with the same request is answered as the first time, for 24 hours. Printable ASCII. */
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
            401: components["responses"]["Unauthenticated"];
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
                /** @description Makes the call happen once: the same key with the same request is answered as the first time, for 24 hours. Printable ASCII. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The application. */
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
            401: components["responses"]["Unauthenticated"];
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
                /** @description Makes the call happen once: the same key with the same request is answered as the first time, for 24 hours. Printable ASCII. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The application. */
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
            401: components["responses"]["Unauthenticated"];
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
                /** @description Makes the call happen once: the same key with the same request is answered as the first time, for 24 hours. Printable ASCII. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The funded product. */
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
            401: components["responses"]["Unauthenticated"];
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
                /** @description Makes the call happen once: the same key with the same request is answered as the first time, for 24 hours. Printable ASCII. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The funded product. */
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
            401: components["responses"]["Unauthenticated"];
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
                /** @description Makes the call happen once: the same key with the same request is answered as the first time, for 24 hours. Printable ASCII. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The funded product. */
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
            401: components["responses"]["Unauthenticated"];
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
                /** @description Makes the call happen once: the same key with the same request is answered as the first time, for 24 hours. Printable ASCII. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The funded product. */
                id: components["parameters"]["SandboxProductPath"];
            };
            cookie?: never;
        };
        requestBody: {
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
            401: components["responses"]["Unauthenticated"];
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
}
