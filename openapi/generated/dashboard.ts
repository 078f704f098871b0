/** Written by `npm run generate` from openapi/dashboard.yaml. Not to be edited. */
export interface paths {
    "/auth/login/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a sign-in code
         * @description Emails an 8-digit one-time code to the address if it belongs to a user. The response is the same if it doesn't. A code is valid for 10 minutes and 5 attempts, and only with the `login_token` of this response. The next code can be requested after 30 seconds; the wait doubles with every unused code. An address gets at most 10 unused codes per hour and 18 per day (429 with `Retry-After`).
         */
        post: operations["startLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login/validate_otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange a sign-in code for an identity token
         * @description Checks the emailed code and starts a session, which ends at sign-out or after 12 hours. A user with a second factor gets a challenge token instead of an identity token. A wrong, used or expired code, and a code of another request, fail with 422 `code_invalid` and count as attempts. After 5 attempts, every code fails with `code_exhausted` until a new one is requested.
         */
        post: operations["validateOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login/second_factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete a sign-in with the second factor
         * @description Checks a code from the authenticator app, or a recovery code, and starts the session. A wrong code fails with 422 `code_invalid`. After 5 attempts or 10 minutes, the challenge fails with `challenge_expired`, and the user signs in again. After 20 wrong codes in a day, the user is blocked for the rest of the day (429).
         */
        post: operations["validateSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login/second_factor/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete a sign-in with a passkey
         * @description Verifies the credential that the browser returned for `passkey_options` and starts the session. An invalid one fails with 422 `passkey_invalid`. After 5 attempts or 10 minutes, the challenge fails with `challenge_expired`, and the user signs in again.
         */
        post: operations["validatePasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/token/exchange": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange an identity token for an access token
         * @description Verifies the identity token (signature, issuer, audience, expiry and algorithm, and the `userId` and `role` in its app metadata) and returns an access token for the same session, valid for 15 minutes. With `is_auth0_token: true`, the token must come from the configured identity provider. The user is found by subject, or by verified email, which then links the subject; each session at the provider starts one session here, which ends at sign-out or 12 hours after sign-in. With `false`, the token must come from `validate_otp`. An invalid identity token fails with 401. Fails with `identity_provider_not_configured` if no provider is configured, and with 503 `identity_provider_unreachable` if its keys can't be fetched.
         */
        post: operations["exchangeToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the session on the server. All of its tokens are rejected afterwards.
         */
        post: operations["logOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the current session
         * @description Returns the signed-in user, the metadata that scope the session, the claims that the dashboard refreshes every minute, and the capabilities the server grants. The dashboard disables actions that the capabilities don't include.
         */
        get: operations["getSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/second_factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve your second factor
         * @description Returns whether the signed-in user has a second factor. It applies to sign-in by emailed code; with single sign-on, the identity provider is responsible for it.
         */
        get: operations["getSecondFactor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/second_factor/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start the setup of a second factor
         * @description Creates a secret for an authenticator app (TOTP, RFC 6238: SHA-1, 6 digits, 30 seconds). It takes effect when it's confirmed with a code. A new setup replaces an unconfirmed one. Fails with 409 `second_factor_active` if a second factor is already on.
         */
        post: operations["setUpSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/second_factor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn on the second factor
         * @description Confirms the setup with a code from the authenticator app and returns ten single-use recovery codes. Fails with 409 `no_setup` if no setup was started.
         */
        post: operations["confirmSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/second_factor/recovery_codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the recovery codes
         * @description Creates ten new recovery codes and invalidates the old ones. Requires a current code from the authenticator app. Fails with 409 `no_second_factor` if the second factor is off.
         */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/second_factor/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn off the second factor
         * @description Removes the secret, the recovery codes and the passkeys. Requires a current code or a recovery code. Fails with 409 `second_factor_required` if the partner requires a second factor, and with 409 `no_second_factor` if it's off.
         */
        post: operations["disableSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/second_factor/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a passkey
         * @description Verifies the credential that the browser created and stores its public key. At sign-in by emailed code, the passkey replaces the code from the authenticator app. A credential for other options, for expired ones, or of another site fails with 422 `passkey_invalid`.
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/second_factor/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start adding a passkey
         * @description Returns the options for `navigator.credentials.create`, valid for 5 minutes. Requires a current code from the authenticator app. Fails with 409 `no_second_factor` if the second factor is off, and with 409 `too_many_passkeys` if you have ten.
         */
        post: operations["startPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/second_factor/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a passkey
         * @description Removes one of the signed-in user's passkeys. Returns 404 if the ID is unknown.
         */
        delete: operations["removePasskey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your sessions
         * @description Returns the active sessions of the signed-in user, last used first.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a session
         * @description Ends one of the signed-in user's sessions. Its tokens are rejected immediately. Returns 404 if the session has ended or belongs to another user.
         */
        delete: operations["revokeSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/revoke_others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke all other sessions
         * @description Ends all sessions of the signed-in user except the current one.
         */
        post: operations["revokeOtherSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List partners
         * @description Returns all partners of an organization user's organization, ordered by name, or the one partner of a partner user. The list isn't paginated (`previous` and `next` are always null), and neither context header changes it.
         */
        get: operations["listPartners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update the branding of a partner
         * @description Changes the logo, icon, colors and name that businesses see. Without a selected partner, changes the organization's own branding, which is the default of its partners. `If-Match` is the `ETag` of GET /partner/branding.
         */
        patch: operations["updatePartner"];
        trace?: never;
    };
    "/partner/organizations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List organizations
         * @description Returns the organization of an organization user; no results for a partner user. The dashboard derives slug, created_at, products and syncOptInEnabled from the partners.
         */
        get: operations["listOrganizations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner/configs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List partner configurations
         * @description Returns the configuration of the selected partner, or of every partner the session can access without one. Partners without a configuration are omitted.
         */
        get: operations["listPartnerConfigs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner_dashboard/businesses_page/businesses_table_rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List businesses
         * @description Returns the businesses of the selected partner and mode. Different filters combine with AND, several values of one filter with OR. Equal sort values are ordered by ID, so pages neither repeat nor skip a row.
         */
        get: operations["listBusinessRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner_dashboard/businesses_page/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count businesses
         * @description Counts the results of the list operation with the same filters.
         */
        get: operations["countBusinessRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner_dashboard/get_business_details/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a business
         * @description Returns the overview of a business, shown above all of its tabs.
         */
        get: operations["getBusinessDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner_dashboard/business_details_page/{id}/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the applications of a business
         * @description Returns the capital applications of one business, newest first.
         */
        get: operations["listBusinessApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner_dashboard/business_details_page/{id}/bank_info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the bank accounts of a business
         * @description Returns all bank accounts of the business, the primary one first. Only the last four digits of account numbers are returned.
         */
        get: operations["getBusinessBankInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner_dashboard/business_details_page/{id}/business_info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve business information
         * @description Returns the information that the business and its partner provided.
         */
        get: operations["getBusinessInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner_dashboard/business_details_page/{id}/funded_products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the funded products of a business
         * @description Returns the funded products of one business, newest first.
         */
        get: operations["listBusinessFundedProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner_dashboard/business_details_page/{id}/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the offers to a business
         * @description Returns the offers to one business in every status, newest first.
         */
        get: operations["listBusinessOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner_dashboard/business_details_page/{id}/owner_info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the owners of a business
         * @description Returns all owners of the business, the primary one first. Only the last four digits of identity numbers are returned.
         */
        get: operations["getBusinessOwnerInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner_dashboard/business_details_page/{id}/funded_product_details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the terms of a funded product
         * @description Returns one funded product with its terms and schedule. Returns 404 if the product belongs to another business.
         */
        get: operations["getFundedProductDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner_dashboard/business_details_page/{id}/payment_progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the repayment progress of a funded product
         * @description Returns paid and expected amounts over time, with the latest payments.
         */
        get: operations["getPaymentProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner_dashboard/business_details_page/{id}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the payments on a funded product
         * @description Returns the payments on one funded product, newest first. Refunds are separate rows.
         */
        get: operations["listProductPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner_dashboard/business_details_page/{id}/payment_details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a payment
         * @description Returns one payment or refund on any funded product of the business.
         */
        get: operations["getPaymentDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner_dashboard/business_details_page/{id}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a document of a funded product
         * @description Returns a payoff letter or a statement of account, as of today (UTC). A payoff letter has the amount that pays off the product and the date until which it's valid. A statement lists every amount funded, paid, refunded and waived with its principal and fee parts and the balance after it. CSV files are UTF-8 with a byte order mark, CRLF, RFC 4180, and cells that a spreadsheet would evaluate as a formula are escaped.
         */
        get: operations["downloadProductDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner_dashboard/business/owner_auth/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the owner's identity verification
         * @description Returns the identity verification of the primary owner.
         */
        get: operations["getOwnerAuth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner_dashboard/business_details_page/{id}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the events of a business
         * @description Returns the events of offers, applications, products, failed payments, orders and data shares, newest first.
         */
        get: operations["getBusinessTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/businesses/daily_sales_records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the daily sales of a business
         * @description Returns the daily sales records of one business, latest day first.
         */
        get: operations["listDailySalesRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner_dashboard/business_ids_metadata_status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the data status of businesses
         * @description Returns which datasets each business has and lacks. Unknown businesses are omitted.
         */
        get: operations["listBusinessMetadataStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner_dashboard/capital_tab/funded_products_table_rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List funded products
         * @description Returns rows of all businesses of the selected partner and mode.
         */
        get: operations["listFundedProductRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner_dashboard/capital_tab/funded_products/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count funded products
         * @description Counts the results of the list operation with the same filters.
         */
        get: operations["countFundedProductRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner_dashboard/capital_tab/funded_products/totals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sum funded products
         * @description Returns one total per currency for the results of the list operation with the same filters.
         */
        get: operations["sumFundedProductRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner_dashboard/capital_tab/applications_table_rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List applications
         * @description Returns rows of all businesses of the selected partner and mode.
         */
        get: operations["listApplicationRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner_dashboard/capital_tab/applications/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count applications
         * @description Counts the results of the list operation with the same filters.
         */
        get: operations["countApplicationRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner_dashboard/capital_tab/offers_table_rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List offers
         * @description Returns rows of all businesses of the selected partner and mode.
         */
        get: operations["listOfferRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner_dashboard/capital_tab/offers/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count offers
         * @description Counts the results of the list operation with the same filters.
         */
        get: operations["countOfferRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner_dashboard/capital_tab/csv_export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export a list as CSV
         * @description Streams all results of the list that `kind` selects, with its filters: UTF-8 with a byte order mark, CRLF, RFC 4180. Cells that a spreadsheet would evaluate as a formula are escaped. Filters of another list are rejected with 422.
         */
        get: operations["downloadCsv"];
        put?: never;
        /**
         * Start a CSV export
         * @description Creates an export in the background, for large lists. Poll the export for its progress.
         */
        post: operations["startCsvExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner_dashboard/capital_tab/csv_exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List CSV exports
         * @description Returns the signed-in user's exports in the selected partner and mode. Files are kept for seven days.
         */
        get: operations["listCsvExports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner_dashboard/capital_tab/csv_exports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a CSV export
         * @description Poll this operation until the export is completed or failed.
         */
        get: operations["getCsvExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner_dashboard/capital_tab/csv_exports/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a CSV export
         * @description Fails with 409 until the export is completed.
         */
        get: operations["downloadCsvExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner_dashboard/orders_tab/orders_table_rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List orders
         * @description Returns the orders of the selected partner and mode.
         */
        get: operations["listOrderRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner_dashboard/orders_tab/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count orders
         * @description Counts the results of the list operation with the same filters.
         */
        get: operations["countOrderRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner_dashboard/orders_tab/create_order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an order
         * @description Opens the order. If the business's credit limit is sufficient, the order is accepted immediately and its amount is held; otherwise, it stays opened. Fails with 409 `external_id_taken` if another order has the identifier.
         */
        post: operations["createOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner_dashboard/orders_tab/credit/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a business's credit for orders
         * @description Returns how much a new order of the business may add up to and still be accepted immediately.
         */
        get: operations["getOrderCredit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner_dashboard/orders_tab/finalize_order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finalize an order
         * @description Finalizes an accepted order and starts its payment term. Fails with 409 `order_not_accepted` otherwise.
         */
        post: operations["finalizeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner_dashboard/orders_tab/cancel_order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an order
         * @description Cancels an order that isn't finalized and releases the held limit. Fails with 409 `order_finalized` or `order_cancelled` otherwise.
         */
        post: operations["cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner_dashboard/saved_views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List saved views
         * @description Returns your saved views for the selected partner, ordered by name. They're the same in both modes.
         */
        get: operations["listSavedViews"];
        put?: never;
        /**
         * Save a view
         * @description Replaces a view with the same name, ignoring case. Fails with 409 `too_many` if the list already has 50 views.
         */
        post: operations["saveView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner_dashboard/saved_views/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a saved view
         * @description Deletes one of your own views. Shared links keep working, since the URL has all of the view's settings.
         */
        delete: operations["deleteSavedView"];
        options?: never;
        head?: never;
        /**
         * Rename a saved view
         * @description Renames one of your own views. Fails with 409 `name_taken` if another view of the list has the name, ignoring case.
         */
        patch: operations["renameSavedView"];
        trace?: never;
    };
    "/partner_dashboard/home_summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the home summary
         * @description Returns what needs attention, key figures and the funnel of the last 30 days, compared with the previous 30 days.
         */
        get: operations["getHomeSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner/branding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the branding of a partner
         * @description Values that aren't set fall back to the organization's, then to the product's defaults.
         */
        get: operations["getBranding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner/api_keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List API keys
         * @description Returns the API keys of the selected mode, newest first, with those that have expired or were revoked.
         */
        get: operations["listApiKeys"];
        put?: never;
        /**
         * Create an API key
         * @description The key is returned once and stored as a hash. A partner has at most 20 active keys per mode; 409 `too_many_api_keys` beyond that.
         */
        post: operations["createApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner/api_keys/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate an API key
         * @description Creates a key with the same name. The previous key keeps working for `overlap_hours`, so that servers can switch without downtime. 409 `api_key_inactive` if the key has expired, expires or was revoked, and `too_many_api_keys` if both don't fit the limit of active keys; without an overlap they do.
         */
        post: operations["rotateApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner/api_keys/{id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke an API key
         * @description Requests with the key are refused immediately. Revoking can't be undone. 409 `api_key_inactive` if the key has expired or was revoked.
         */
        post: operations["revokeApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the users of a partner
         * @description Returns the users of the selected partner, ordered by name. Deleted users are omitted.
         */
        get: operations["listPartnerUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List roles
         * @description Returns each role with its capabilities, in display order. Every role can read.
         */
        get: operations["listRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner/users/v2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a user
         * @description Adds a user, who can sign in immediately, sends the user an email, and notifies the other users. Fails with 409 `email_taken` if this partner already has a user with the address. The response never reveals whether it belongs to a user of another partner.
         */
        post: operations["addPartnerUser"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a user
         * @description `If-Match` is the user's `etag`. Fails with 409 `last_admin` if no admin would remain, and with 409 `confirm_self` if you change yourself without confirming.
         */
        patch: operations["updatePartnerUser"];
        trace?: never;
    };
    "/partner/delete_users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete users of a partner
         * @description Deletes all of the users or none, and ends their sessions. Fails with 409 `last_admin` or 409 `confirm_self`.
         */
        delete: operations["deletePartnerUsers"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the users of an organization
         * @description Returns the users of the organization. Returns 404 for users of a partner.
         */
        get: operations["listOrganizationUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization/delete_users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete users of an organization
         * @description Deletes all of the users or none, and ends their sessions. Fails with 409 `last_admin` or 409 `confirm_self`.
         */
        delete: operations["deleteOrganizationUsers"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner/widget_configs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List widget configurations
         * @description Includes unpublished drafts.
         */
        get: operations["listWidgetConfigs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a widget configuration
         * @description `If-Match` is the `ETag` of the list.
         */
        patch: operations["updateWidgetConfig"];
        trace?: never;
    };
    "/platform_tab/partner_support_info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve support information
         * @description Values that the partner didn't set fall back to its organization's.
         */
        get: operations["getSupportInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update support information
         * @description `If-Match` is the `ETag` of the GET operation on the same path.
         */
        patch: operations["updateSupportInfo"];
        trace?: never;
    };
    "/partner/sign_in_policy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the sign-in policy
         * @description Returns the policy of the selected partner, or of the organization if no partner is selected.
         */
        get: operations["getSignInPolicy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update the sign-in policy
         * @description `If-Match` is the `ETag` of the GET operation on the same path. Fails with 409 `second_factor_missing` if you require a second factor without having set up your own.
         */
        patch: operations["updateSignInPolicy"];
        trace?: never;
    };
    "/partner/audit_events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List audit events
         * @description Returns the events of both modes, newest first. Includes organization settings if no partner is selected.
         */
        get: operations["listAuditEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner/audit_events/csv_export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export audit events as CSV
         * @description Streams all matching events, newest first: UTF-8 with a byte order mark, CRLF, RFC 4180. Cells that a spreadsheet would evaluate as a formula are escaped. The before and after columns are JSON.
         */
        get: operations["downloadAuditEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat_integration/authorize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start connecting a channel
         * @description Returns the URL of the chat service's consent page, which starts an OAuth 2.0 flow with the scope `incoming-webhook` and PKCE. The URL can be used once, within 10 minutes, in the browser that requested it: the response sets an HttpOnly cookie with the code verifier.
         */
        post: operations["authorizeChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat_integration/channels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List channels
         * @description Returns the channels of the selected partner, or the organization's own channels if no partner is selected.
         */
        get: operations["listChatChannels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat_integration/channels/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a channel
         * @description Disconnects the channel. Notifications are no longer posted to it.
         */
        delete: operations["deleteChatChannel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat_integration/channels/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Post a test message
         * @description Posts a test message and waits for the chat service. Fails with 409 `chat_failed` and the reason if the message wasn't delivered.
         */
        post: operations["sendChatTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List reports
         * @description Returns the reports with their columns and the meaning of their period.
         */
        get: operations["listReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/{kind}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the rows of a report
         * @description Returns one page of rows, newest first, with the totals of the whole period by currency.
         */
        get: operations["listReportRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/{kind}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export a report as CSV
         * @description Streams all rows of the period as CSV: UTF-8 with a byte order mark, CRLF, RFC 4180. Cells that a spreadsheet would evaluate as a formula are escaped.
         */
        get: operations["downloadReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report_runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List report files
         * @description Returns files created manually and by schedule, newest first. Files are kept for 30 days.
         */
        get: operations["listReportRuns"];
        put?: never;
        /**
         * Generate a report file
         * @description Creates the file in the background. Poll the list of report files for its progress.
         */
        post: operations["startReportRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report_runs/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a report file
         * @description Returns the file as CSV. Fails with 409 `not_ready` until the report file is completed.
         */
        get: operations["downloadReportRun"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report_schedules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List report schedules
         * @description Returns the report schedules of the selected partner and mode, ordered by report.
         */
        get: operations["listReportSchedules"];
        put?: never;
        /**
         * Schedule a report by email
         * @description Sends the report at 06:00 UTC every day, every Monday or on the first day of every month. It covers the previous day, week or month. The email contains a link to the file, never the file itself. A partner can have up to 100 schedules (409 `too_many`).
         */
        post: operations["createReportSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report_schedules/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a report schedule
         * @description Deletes the schedule. No further files are created; existing files are kept.
         */
        delete: operations["deleteReportSchedule"];
        options?: never;
        head?: never;
        /**
         * Update a report schedule
         * @description Updates the given fields. Omitted fields keep their values, and the report itself can't be changed. A new frequency applies immediately: the next report is sent on the next day, Monday or first day of a month.
         */
        patch: operations["updateReportSchedule"];
        trace?: never;
    };
    "/web_notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List notifications
         * @description Returns the user's notifications about the selected partner, or about every partner of the organization without one.
         */
        get: operations["listWebNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web_notifications/mark_all_read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark all notifications as read
         * @description Marks the notifications of the given mode in the current partner scope.
         */
        post: operations["markAllRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web_notifications/undo_mark_all_read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo marking all notifications as read
         * @description Marks the notifications of the user's latest `mark_all_read` in the given mode and partner scope as unread again. Notifications read on their own stay read.
         */
        post: operations["undoMarkAllRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/web_notifications/mark_one_read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a notification as read
         * @description Marks one notification as read. It can't be marked as unread again.
         */
        post: operations["markOneRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner_event/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List notification preferences
         * @description Returns the user's preferences for the selected partner.
         */
        get: operations["listSubscriptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner_event/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update notification preferences
         * @description Updates several event types together. Types that are omitted keep their preferences.
         */
        post: operations["updateSubscriptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner_event/update/{event_type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update the notification preference of one event type
         * @description Other event types keep their preferences.
         */
        post: operations["updateSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logs/api_request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List API requests
         * @description Returns requests to the public API in the selected partner and mode, newest first.
         */
        get: operations["listApiRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logs/api_request/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve an API request
         * @description Returns a request with its headers and bodies.
         */
        get: operations["getApiRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logs/api_request_errors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List API errors by type
         * @description Groups failed requests by error code, method and path.
         */
        get: operations["listApiErrorGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/valid_object_id_prefixes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List object ID prefixes
         * @description Returns the valid prefixes of object IDs. An object ID consists of a prefix, an underscore and a UUID.
         */
        get: operations["listObjectIdPrefixes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
         * @description Returns the webhook endpoints of the selected partner and mode, newest first.
         */
        get: operations["listWebhookEndpoints"];
        put?: never;
        /**
         * Create a webhook endpoint
         * @description The secret is returned only in this response. A partner can have up to 20 endpoints per mode (409 `too_many_endpoints`).
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
         * @description Returns the endpoint with its health. The secret isn't included.
         */
        get: operations["getWebhookEndpoint"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook endpoint
         * @description Cancels pending deliveries. Past events stay in the log.
         */
        delete: operations["deleteWebhookEndpoint"];
        options?: never;
        head?: never;
        /**
         * Update a webhook endpoint
         * @description Updates the given fields. Omitted fields keep their values. An endpoint that was disabled after a 410 response receives the next event once it's enabled.
         */
        patch: operations["updateWebhookEndpoint"];
        trace?: never;
    };
    "/webhook_endpoints/{id}/rotate_secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate the secret of a webhook endpoint
         * @description The previous secret, and earlier ones that are still valid, stay valid for 24 hours. Deliveries have a signature for each valid secret.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook_logs/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhook events
         * @description Returns the webhook events of the selected partner and mode, newest first.
         */
        get: operations["listWebhookEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook_logs/event_info/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a webhook event
         * @description Returns an event with its body and deliveries.
         */
        get: operations["getWebhookEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook_logs/delivery_attempts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List delivery attempts
         * @description Returns the attempts to deliver one webhook event to all endpoints, newest first.
         */
        get: operations["listDeliveryAttempts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook_logs/resend_event": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resend a webhook event
         * @description Sends the event again immediately, with the same `webhook-id`. Fails with 409 `no_endpoint` if no enabled endpoint subscribes to the event type.
         */
        post: operations["resendWebhookEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook_endpoints/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event
         * @description Sends an event of type `test.ping` to this endpoint only. Fails with 409 `endpoint_disabled` if the endpoint is disabled.
         */
        post: operations["sendTestEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook_endpoints/{id}/recover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count failed deliveries
         * @description Returns how many deliveries a retry would send again.
         */
        get: operations["countRecoverable"];
        put?: never;
        /**
         * Retry failed deliveries
         * @description Sends each failed delivery again, once. Follow the progress in the webhook events.
         */
        post: operations["recoverDeliveries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crm/integration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the CRM connection
         * @description Returns the CRM connection of the selected partner and mode. The status is `disabled` if no CRM is connected.
         */
        get: operations["getCrmIntegration"];
        put?: never;
        /**
         * Connect a CRM
         * @description Replaces the current connection. In `push` mode, reconnecting a vendor that rejected its token starts a sync, which sends what changed since. Fails with 409 `crm_not_configured` if the server isn't configured for the vendor.
         */
        post: operations["connectCrm"];
        /**
         * Disconnect the CRM
         * @description Deletes the connection and cancels its pending events. Past events stay in the log.
         */
        delete: operations["disconnectCrm"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crm/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List CRM events
         * @description Returns the CRM events of the selected partner and mode, newest first.
         */
        get: operations["listCrmEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crm/event_info/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a CRM event
         * @description Returns the event with its payload and attempts.
         */
        get: operations["getCrmEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crm/attempts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the attempts of a CRM event
         * @description Returns the attempts to send one CRM event, newest first.
         */
        get: operations["listCrmAttempts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crm/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resend a CRM event
         * @description Sends the event again immediately. Fails with 409 `crm_not_connected` if no CRM is connected, and with 409 `crm_event_pulled` if the event came from the CRM.
         */
        post: operations["resendCrmEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crm/trigger_sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a CRM sync
         * @description Syncs all businesses in the current sync mode. Fails with 409 `sync_running` while a sync is running, and with 409 `crm_not_connected` if no CRM is connected.
         */
        post: operations["triggerCrmSync"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crm/sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the latest CRM sync
         * @description Returns the running or latest sync with its progress. Poll this operation while a sync is running.
         */
        get: operations["getCrmSync"];
        put?: never;
        /**
         * Set the CRM sync mode
         * @description Switches between `push`, shown as Push (normal), and `pull`, shown as Pull (sync). A switch to `push` starts a sync, which sends what changed since changes were last sent. Fails with 409 `crm_not_connected` if no CRM is connected.
         */
        post: operations["setCrmSync"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/marketing/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit a promotion for review
         * @description Submits the promotion and returns its audience and estimated cost. A dry run only returns the estimate. The lender reviews the promotion in the background: it becomes `scheduled` or `running`, or `denied` with a reason. Fails with 409 `access_not_granted` without access to promotions, and with 409 `promotion_over` if the promotion has ended or was denied.
         */
        post: operations["submitPromotion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/marketing/fee_discounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List promotions
         * @description Returns the promotions of the selected partner and mode, newest first.
         */
        get: operations["listFeeDiscounts"];
        put?: never;
        /**
         * Create a promotion
         * @description The promotion starts under review. With a `csv` audience, upload its businesses afterwards. Fails with 409 `access_not_granted` without access to promotions.
         */
        post: operations["createFeeDiscount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/marketing/fee_discounts/request_access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve access to promotions
         * @description Returns whether the selected partner can create promotions.
         */
        get: operations["getPromotionAccess"];
        put?: never;
        /**
         * Request access to promotions
         * @description In the sandbox, access is granted immediately; in production, the lender grants it.
         */
        post: operations["requestPromotionAccess"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/marketing/fee_discounts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a promotion
         * @description Returns one promotion with its results and the fee amount discounted to date.
         */
        get: operations["getFeeDiscount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/marketing/fee_discounts/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a promotion
         * @description Ends a running promotion, or one under review or scheduled before it starts (409 `promotion_not_running` if it's ended or denied). Accepted offers keep their discount.
         */
        post: operations["endFeeDiscount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/marketing/fee_discounts/{id}/businesses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the businesses of a promotion
         * @description Returns the businesses of the promotion's audience with their activity, furthest activity first, then by name.
         */
        get: operations["listFeeDiscountBusinesses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/marketing/s3_upload/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload the businesses of a promotion
         * @description The request body is a CSV file of up to 10 MB with an `external_id` or `business_id` column. It replaces an earlier file. Fails with 409 unless the promotion is under review or scheduled, and with 422 `no_match` if no row matches a business.
         */
        post: operations["uploadPromotionCsv"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/marketing/fee_discounts/revenue_share": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the revenue share
         * @description Returns the revenue share by month and product, with exact cents.
         */
        get: operations["getRevenueShare"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/marketing/integrations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List marketing integrations
         * @description Returns the connected marketing tools of the selected partner and mode.
         */
        get: operations["listMarketingIntegrations"];
        put?: never;
        /**
         * Connect a marketing tool
         * @description Replaces the API key if the tool is already connected.
         */
        post: operations["connectMarketingIntegration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/marketing/integrations/{vendor}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Disconnect a marketing tool
         * @description Deletes the stored API key.
         */
        delete: operations["deleteMarketingIntegration"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/marketing/integrations/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Create an integration token
         * @description Returns a token for the integration's own pages, valid for 24 hours.
         */
        get: operations["getIntegrationToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/marketing/gtm_toolkits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List toolkits
         * @description Returns one toolkit per marketing channel.
         */
        get: operations["listGtmToolkits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/marketing/gtm_toolkit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a toolkit
         * @description Returns the toolkit with the partner's branding filled in.
         */
        get: operations["getGtmToolkit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/marketing/offer_csvs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List offer CSV files
         * @description Returns the files of the last 30 days.
         */
        get: operations["listOfferCsvs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/marketing/offer_csvs/generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate an offer CSV file
         * @description Creates a file of open offers in the background.
         */
        post: operations["generateOfferCsv"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/marketing/offer_csvs/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download an offer CSV file
         * @description Fails with 409 until the file is ready.
         */
        get: operations["downloadOfferCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dataset_uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List manual uploads
         * @description Returns manual uploads of the selected partner and mode, newest first.
         */
        get: operations["listDatasetUploads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dataset_uploads/{event_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve an upload
         * @description Returns a manual or bucket upload. Poll this operation while the upload is processing.
         */
        get: operations["getDatasetUpload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dataingestion/manual_uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a dataset file
         * @description The request body is the file: CSV, UTF-8, up to 10 MB (413). It's stored immediately and processed in the background. Accepted rows become businesses, owners, bank accounts and sales.
         */
        post: operations["uploadDataset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dataingestion/manual_uploads/dataset_upload_validation_results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the validation results of a manual upload
         * @description Returns the errors and warnings of one manual upload, ordered by row and column.
         */
        get: operations["listUploadResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dataset_uploads/{event_id}/result_groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the validation results of an upload by type
         * @description Counts the errors and warnings of one upload by code and column, most frequent first.
         */
        get: operations["listUploadResultGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dataset_uploads/{event_id}/rejected_rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List rejected rows
         * @description Returns the rejected rows of the stored file with their errors. Rows that were sent again in a repair upload aren't included; they're listed with that upload.
         */
        get: operations["listRejectedRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dataset_uploads/{event_id}/rejected_rows.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export rejected rows as CSV
         * @description The file has a `reason` column and a `source_row` column with each row's number. Upload the fixed file as a repair: `source_row` identifies the rows it replaces.
         */
        get: operations["downloadRejectedRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dataingestion/schema_import_token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an importer token
         * @description Creates a token for the importer in the browser. It is valid for one dataset, for an hour.
         */
        post: operations["createSchemaImportToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dataingestion/schema": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List dataset schemas
         * @description Returns the columns of every dataset with types, rules and examples.
         */
        get: operations["listDatasetSchemas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dataingestion/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the data share summary
         * @description Returns how much data was shared per dataset, and how recent it is.
         */
        get: operations["getDataShareSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dataingestion/incomplete_businesses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List businesses with missing data
         * @description Returns one entry per business with all of its missing data, ordered by name.
         */
        get: operations["listIncompleteBusinesses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dataingestion/s3/dataset_integrations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the bucket connection
         * @description A partner has at most one bucket connection per mode.
         */
        get: operations["listS3Integrations"];
        put?: never;
        /**
         * Connect a bucket
         * @description Replaces the current connection. The new connection isn't tested automatically.
         */
        post: operations["connectS3"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dataingestion/s3/dataset_integrations/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test the bucket connection
         * @description Lists objects in the bucket and reads the first byte of one. Fails with 409 `s3_not_connected` if no bucket is connected.
         */
        post: operations["testS3"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dataingestion/s3/dataset_ingestion_configs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the ingestion settings
         * @description Returns the ingestion settings of the bucket connection, one entry per dataset.
         */
        get: operations["listS3IngestionConfigs"];
        /**
         * Replace the ingestion settings
         * @description `If-Match` is the `ETag` of the GET operation on the same path.
         */
        put: operations["putS3IngestionConfigs"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dataingestion/s3/run_dataset_ingestion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start an ingestion run
         * @description Fetches new and changed files of all enabled datasets, or of the given dataset. Each file becomes an upload. Fails with 409 `s3_not_connected` if no bucket is connected.
         */
        post: operations["runS3Ingestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dataingestion/s3/dataset_uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List bucket uploads
         * @description Returns uploads fetched from the bucket, newest first.
         */
        get: operations["listS3Uploads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dataingestion/s3/dataset_upload_validation_results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the validation results of a bucket upload
         * @description Returns the errors and warnings of one bucket upload, ordered by row and column.
         */
        get: operations["listS3UploadResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analytics/query_token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Create an analytics query token
         * @description Returns a token for the selected partner, or for the whole organization without one. If a Cube deployment serves analytics, the token is for that deployment.
         */
        get: operations["getQueryToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analytics/cube/load": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Run an analytics query from the URL
         * @description Runs the same query as the POST operation, passed in the URL. Cube's clients use it for short queries.
         */
        get: operations["loadCubeQueryByAddress"];
        put?: never;
        /**
         * Run an analytics query
         * @description Runs a query and returns its rows. Requires the query token, with or without the `Bearer` prefix. `docs/analytics.md` lists the members. Request and response have the format of a Cube deployment.
         */
        post: operations["loadCubeQuery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analytics/cube/meta": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List analytics cubes and members
         * @description Returns the cubes with their measures and dimensions, in the format of Cube's `/meta`.
         */
        get: operations["getCubeMeta"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/playground/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an offer
         * @description Creates an offer to an existing sandbox business or to a new one. Sandbox only (409 `sandbox_only`).
         */
        post: operations["createPlaygroundOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/playground/offers/{id}/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit an application for an offer
         * @description Starts and submits an application, which then waits for manual review. Sandbox only (409 `sandbox_only`).
         */
        post: operations["submitPlaygroundApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/playground/applications/{id}/decide": {
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
         * @description Decides an application that is under review. Sandbox only (409 `sandbox_only`).
         */
        post: operations["decideApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/playground/applications/{id}/fund": {
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
         * @description Funds an approved application. Sandbox only (409 `sandbox_only`).
         */
        post: operations["fundApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/playground/capital_products/{id}/advance_days": {
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
         * @description Moves the product into the past, creates sales for each day and sends the debits of its business days. Each advance covers at least one business day. Sandbox only (409 `sandbox_only`).
         */
        post: operations["advancePlaygroundDays"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/playground/capital_products/{id}/miss_payment": {
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
         * @description Advances to the next debit, or to the next retry if no other debit is planned. The bank returns it for insufficient funds. Fails with `no_debit_planned` if there is neither. Sandbox only (409 `sandbox_only`).
         */
        post: operations["missPlaygroundPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/playground/capital_products/{id}/pay_off": {
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
         * @description Pays the whole outstanding amount. Sandbox only (409 `sandbox_only`).
         */
        post: operations["payOffPlaygroundProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/playground/capital_products/{id}/refund": {
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
         * @description Refunds all or part of the last payment. Sandbox only (409 `sandbox_only`).
         */
        post: operations["refundPlaygroundPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/playground/capital_products/{id}/grace_period": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Grant a grace period
         * @description Pauses debits from the next day on, and moves the due dates in that time behind it. Sandbox only (409 `sandbox_only`).
         */
        post: operations["gracePlaygroundProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/playground/capital_products/{id}/hardship_plan": {
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
         * @description Lowers every remaining payment until the product is repaid: due dates that are not covered are replaced by more and smaller ones, and a share of sales is reduced. Sandbox only (409 `sandbox_only`).
         */
        post: operations["startPlaygroundHardshipPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/playground/capital_products/{id}/waive": {
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
         * @description Forgives all or part of what is outstanding, the fee first. Waiving everything ends the product as `waived`. Sandbox only (409 `sandbox_only`).
         */
        post: operations["waivePlaygroundProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/playground/capital_products/{id}/charge_off": {
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
         * @description Ends an outstanding product as `abandoned`. It stays owed, and payments on it are recoveries. Sandbox only (409 `sandbox_only`).
         */
        post: operations["chargeOffPlaygroundProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/playground/capital_products/{id}/recover": {
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
         * @description Collects a payment on a charged-off product (409 `not_charged_off` otherwise). Fails with 409 `payment_pending` if pending payments cover the outstanding amount. Sandbox only (409 `sandbox_only`).
         */
        post: operations["recoverPlaygroundProduct"];
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
        LoginStart: {
            /**
             * Format: loose-email
             * @description Email address of a dashboard user. Ignores case and surrounding spaces.
             * @example maya.ortiz@example.com
             */
            email: string;
        };
        LoginStarted: {
            /**
             * @description Binds the code to the browser that requested it. Keep it in memory and send it with the code.
             * @example 3q2-7wAAAAB9QmFzZTY0dXJsVG9rZW5PZjMyQnl0ZXM
             */
            login_token: string;
            /**
             * @description Seconds until the code expires.
             * @example 600
             */
            expires_in: number;
            /**
             * @description Seconds until the next code can be requested.
             * @example 30
             */
            resend_after: number;
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
        OtpValidation: {
            /**
             * @description `login_token` from the response that sent the code.
             * @example 3q2-7wAAAAB9QmFzZTY0dXJsVG9rZW5PZjMyQnl0ZXM
             */
            login_token: string;
            /**
             * Format: loose-email
             * @description Email address that the code was sent to.
             * @example maya.ortiz@example.com
             */
            email: string;
            /**
             * @description One-time code from the email.
             * @example 20481537
             */
            code: string;
        };
        /** @description Identity token, or the challenge token of a user with a second factor. */
        LoginResult: {
            /**
             * @description Signed JWT with the claims `app_metadata`, `name`, `email`, `aud` (the client ID), `sid` and `exp`; null if a second factor is required.
             * @example eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJ1c2VyIn0.c2ln
             */
            identity_token: string | null;
            /**
             * Format: date-time
             * @description Latest time the session ends (RFC 3339, UTC); null if a second factor is required.
             * @example 2026-11-21T16:00:00Z
             */
            expires_at: string | null;
            /**
             * @description Token for `POST /auth/login/second_factor`, valid for 10 minutes; null if no second factor is required.
             * @example null
             */
            challenge_token: string | null;
            /**
             * @description `PublicKeyCredentialRequestOptionsJSON` of WebAuthn Level 3, for `PublicKeyCredential.parseRequestOptionsFromJSON`; null if the user has no passkeys or no second factor is required.
             * @example null
             */
            passkey_options: {
                [key: string]: unknown;
            } | null;
        };
        SecondFactorValidation: {
            /**
             * @description Challenge token from `validate_otp`.
             * @example 3q2-7wAAAAB9QmFzZTY0dXJsVG9rZW5PZjMyQnl0ZXM
             */
            challenge_token: string;
            /**
             * @description Six-digit code from the authenticator app, or a recovery code.
             * @example 492039
             */
            code: string;
        };
        IdentityToken: {
            /**
             * @description Signed JWT with the claims `app_metadata`, `name`, `email`, `aud` (the client ID), `sid` and `exp`.
             * @example eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJ1c2VyIn0.c2ln
             */
            identity_token: string;
            /**
             * Format: date-time
             * @description Latest time the session ends (RFC 3339, UTC).
             * @example 2026-11-21T16:00:00Z
             */
            expires_at: string;
        };
        /** @description Credential from the browser, as `PublicKeyCredential.toJSON()` returns it (WebAuthn Level 3). */
        PasskeyCredential: {
            /**
             * @description Credential ID (Base64url).
             * @example mC0Yv0iPqkWfB2N4oUDRzg
             */
            id: string;
            /**
             * @description Same as `id`.
             * @example mC0Yv0iPqkWfB2N4oUDRzg
             */
            rawId: string;
            /**
             * @description Kind of credential.
             * @example public-key
             * @enum {string}
             */
            type: "public-key";
            /** @description Response of the authenticator. */
            response: {
                [key: string]: unknown;
            };
            /** @description Results of extensions, usually empty. */
            clientExtensionResults: {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        PasskeyValidation: {
            /**
             * @description Challenge token from `validate_otp`.
             * @example 3q2-7wAAAAB9QmFzZTY0dXJsVG9rZW5PZjMyQnl0ZXM
             */
            challenge_token: string;
            credential: components["schemas"]["PasskeyCredential"];
        };
        TokenExchange: {
            /**
             * @description Identity token from the identity provider or from `validate_otp`.
             * @example eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJ1c2VyIn0.c2ln
             */
            identity_token: string;
            /**
             * @description Whether the token comes from the configured identity provider.
             * @example false
             */
            is_auth0_token: boolean;
        };
        AccessToken: {
            /**
             * @description Bearer token for all other operations. Keep it in memory only.
             * @example eyJhbGciOiJFUzI1NiJ9.eyJzaWQiOiJzZXNzaW9uIn0.c2ln
             */
            access_token: string;
            /**
             * @description Seconds until the token expires.
             * @example 900
             */
            expires_in: number;
        };
        /**
         * @description Role of a dashboard user. The session's capabilities list what the user can do.
         * @example admin
         * @enum {string}
         */
        Role: "admin" | "merchant_representative" | "developer" | "controller";
        AuthUser: {
            /**
             * @description Full name.
             * @example Maya Ortiz
             */
            name: string;
            /**
             * @description Email address.
             * @example maya.ortiz@example.com
             */
            email: string;
            role: components["schemas"]["Role"];
            /** @description All roles of the user, from `pd_user_roles`. */
            roles: components["schemas"]["Role"][];
        };
        TokenMetadata: {
            /**
             * Format: uuid
             * @description ID of the organization; null for partner users.
             * @example 5b3f0d1e-6a0c-4f4b-9d8e-1b2c3d4e5f60
             */
            organization_id: string | null;
            /**
             * Format: uuid
             * @description ID of the partner; null for organization users.
             * @example 2f1a9a34-2a3b-4a63-8a2a-2d1f0a7f2c01
             */
            partner_id: string | null;
            /**
             * @description Type of platform.
             * @default partner
             * @example partner
             */
            platform_type: string;
            role: components["schemas"]["Role"];
            /**
             * @description ID of the user.
             * @example user_0a52cbe5-5f0e-4f2c-b7cf-7b0f19a6a001
             */
            userId: string;
            /** @description All roles of the user. */
            pd_user_roles: components["schemas"]["Role"][];
        };
        SessionClaims: {
            /**
             * @description Full name.
             * @example Maya Ortiz
             */
            name: string;
            /**
             * @description Identifier of the user in session replay.
             * @example user_0a52cbe5-5f0e-4f2c-b7cf-7b0f19a6a001
             */
            fullstoryUserId: string;
        };
        /**
         * @description An action that a user can perform.
         * @example manage_orders
         * @enum {string}
         */
        Capability: "manage_users" | "read_secrets" | "manage_api_keys" | "manage_settings" | "manage_orders" | "manage_promotions" | "manage_data_share" | "manage_developer" | "upload_files" | "send_events" | "schedule_reports" | "review_applications";
        Session: {
            /** @description Signed-in user. */
            user: components["schemas"]["AuthUser"];
            /** @description Metadata from the user's token. */
            metadata: components["schemas"]["TokenMetadata"];
            /** @description Claims for analytics and session replay, if configured. */
            claims: components["schemas"]["SessionClaims"];
            /** @description Actions the user can perform, besides reading. */
            capabilities: components["schemas"]["Capability"][];
            /**
             * Format: date-time
             * @description Latest time the session ends (RFC 3339, UTC).
             * @example 2026-11-21T16:00:00Z
             */
            expires_at: string;
            /**
             * @description Seconds of inactivity after which the session ends; null if there is no idle timeout.
             * @example 1800
             */
            idle_timeout: number | null;
            /**
             * @description Whether the user must set up a second factor first, because the partner requires one. Until then, all other requests fail with 403 `second_factor_required`.
             * @example false
             */
            must_set_up_second_factor: boolean;
        };
        /** @description Passkey of a user. */
        Passkey: {
            /**
             * @description ID of the passkey.
             * @example passkey_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            id: string;
            /**
             * @description Name chosen by the user.
             * @example Work laptop
             */
            name: string;
            /**
             * Format: date-time
             * @description Time the passkey was added (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time of the last sign-in with the passkey (RFC 3339, UTC); null if it was never used.
             * @example null
             */
            last_used_at: string | null;
        };
        /** @description Second factor of a user. */
        SecondFactor: {
            /**
             * @description Whether sign-in by emailed code also requires a code from the authenticator app.
             * @example true
             */
            is_enabled: boolean;
            /**
             * Format: date-time
             * @description Time the second factor was turned on (RFC 3339, UTC); null if it's off.
             * @example 2026-11-20T09:30:00Z
             */
            enabled_at: string | null;
            /**
             * @description Number of unused recovery codes.
             * @example 10
             */
            recovery_codes_left: number;
            /**
             * @description Whether the user's partner or organization requires a second factor.
             * @example false
             */
            is_required: boolean;
            /** @description The user's passkeys, oldest first. Empty if the second factor is off. */
            passkeys: components["schemas"]["Passkey"][];
        };
        /** @description Secret for an authenticator app. */
        SecondFactorSetup: {
            /**
             * @description Secret in Base32, for manual entry.
             * @example JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP
             */
            secret: string;
            /**
             * @description Secret as an `otpauth://` URL, for a QR code.
             * @example otpauth://totp/Partner%20Dashboard:maya.ortiz%40example.com?secret=JBSWY3DPEHPK3PXP
             */
            otpauth_url: string;
        };
        SecondFactorCode: {
            /**
             * @description Six-digit code from the authenticator app, or a recovery code where one is accepted.
             * @example 492039
             */
            code: string;
        };
        /** @description Recovery codes, to sign in without the authenticator app. */
        RecoveryCodes: {
            /** @description Ten recovery codes. */
            recovery_codes: string[];
        };
        NewPasskey: {
            /**
             * @description Name of the passkey, such as the device.
             * @example Work laptop
             */
            name: string;
            credential: components["schemas"]["PasskeyCredential"];
        };
        /** @description Options for creating a passkey. */
        PasskeyOptions: {
            /** @description `PublicKeyCredentialCreationOptionsJSON` of WebAuthn Level 3, for `PublicKeyCredential.parseCreationOptionsFromJSON`. */
            options: {
                [key: string]: unknown;
            };
        };
        /** @description An active session of the signed-in user. */
        OwnSession: {
            /**
             * @description Unique identifier of the session.
             * @example session_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            id: string;
            /**
             * @description How the user signed in: with an emailed `code`, or through `single_sign_on`.
             * @example code
             * @enum {string}
             */
            method: "code" | "single_sign_on";
            /**
             * @description Whether this is the session of the current request.
             * @example true
             */
            is_current: boolean;
            /**
             * Format: date-time
             * @description Time of sign-in (RFC 3339, UTC).
             * @example 2026-11-21T08:00:00Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time of the last request (RFC 3339, UTC), rounded to the minute.
             * @example 2026-11-21T11:58:00Z
             */
            last_used_at: string;
            /**
             * Format: date-time
             * @description Latest time the session ends (RFC 3339, UTC).
             * @example 2026-11-21T20:00:00Z
             */
            expires_at: string;
            /**
             * @description IP address that signed in; null if it wasn't recorded.
             * @example 203.0.113.7
             */
            ip_address: string | null;
            /**
             * @description User agent of the browser that signed in; null if unknown.
             * @example Mozilla/5.0
             */
            user_agent: string | null;
        };
        /** @description Active sessions of the signed-in user. */
        OwnSessions: {
            /** @description Up to 200 sessions, last used first. */
            results: components["schemas"]["OwnSession"][];
            /**
             * @description Always null: the list isn't paginated.
             * @example null
             */
            previous: null;
            /**
             * @description Always null: the list isn't paginated.
             * @example null
             */
            next: null;
        };
        /** @description Result of revoking sessions. */
        RevokedSessions: {
            /**
             * @description Number of revoked sessions.
             * @example 2
             */
            revoked: number;
        };
        /**
         * @description Type of capital product.
         * @example merchant_cash_advance
         * @enum {string}
         */
        ProductType: "merchant_cash_advance" | "flex_loan" | "term_loan" | "bnpl" | "spend_card";
        /**
         * @description ISO 3166-1 alpha-2 country code.
         * @example US
         * @enum {string}
         */
        Country: "US" | "CA";
        PartnerConfig: {
            /**
             * Format: uuid
             * @description ID of the partner.
             * @example 2f1a9a34-2a3b-4a63-8a2a-2d1f0a7f2c01
             */
            partner_id: string;
            /** @description Product types the partner offers. */
            products: components["schemas"]["ProductType"][];
            /**
             * @description How identity data is shared: `post_opt_in_sync_webhook` means that opt-in sync is enabled; null if it isn't shared.
             * @example post_opt_in_sync_webhook
             */
            identity_data_share: string | null;
            country_code: components["schemas"]["Country"];
        };
        Partner: {
            /**
             * Format: uuid
             * @description Unique identifier of the partner.
             * @example 2f1a9a34-2a3b-4a63-8a2a-2d1f0a7f2c01
             */
            id: string;
            /**
             * @description Short name for URLs and search.
             * @example harvest-pos
             */
            slug: string;
            /**
             * @description Name for display.
             * @example Harvest POS
             */
            name: string;
            /**
             * Format: date-time
             * @description Time of creation (RFC 3339, UTC).
             * @example 2022-03-01T00:00:00Z
             */
            created_at: string;
            /**
             * @description ID of the user who owns the partner; null if there is none.
             * @example user_0a52cbe5-5f0e-4f2c-b7cf-7b0f19a6a001
             */
            user_id: string | null;
            /**
             * @description IDs of the organizations that own the partner.
             * @example [
             *       "5b3f0d1e-6a0c-4f4b-9d8e-1b2c3d4e5f60"
             *     ]
             */
            organizations: string[];
            /**
             * @description URL of the logo; null if there is none.
             * @example /assets/logo.svg
             */
            logo: string | null;
            /**
             * @description URL of the square icon; null if there is none.
             * @example /assets/icon.svg
             */
            icon: string | null;
            /** @description Configuration of the partner; null if there is none. */
            config: components["schemas"]["PartnerConfig"] | null;
        };
        PartnerPage: {
            /** @description Partners, ordered by name. */
            results: components["schemas"]["Partner"][];
            /**
             * @description Always null: the list isn't paginated.
             * @example null
             */
            previous: null;
            /**
             * @description Always null: the list isn't paginated.
             * @example null
             */
            next: null;
        };
        /** @description Changes to a partner's branding. Omitted fields keep their values. */
        PartnerChanges: {
            /**
             * @description Logo as a `data:` URL: PNG, JPEG, WebP or SVG of up to 1 MB. Null removes it.
             * @example data:image/png;base64,iVBORw0KGgo=
             */
            logo?: string | null;
            /**
             * @description Square icon as a `data:` URL: PNG, JPEG, WebP or SVG of up to 1 MB. Null removes it.
             * @example data:image/png;base64,iVBORw0KGgo=
             */
            icon?: string | null;
            /**
             * @description Name shown to businesses.
             * @example Harvest
             */
            display_name?: string;
            /**
             * @description Color as #RGB or #RRGGBB.
             * @example #1F6F54
             */
            primary_color?: string;
            /**
             * @description Color as #RGB or #RRGGBB.
             * @example #E8B44F
             */
            accent_color?: string;
        };
        /** @description A partner's branding, as businesses see it. */
        Branding: {
            /**
             * @description Name shown to businesses.
             * @example Harvest
             */
            display_name: string;
            /**
             * @description URL or `data:` URL of the image; null if there is none.
             * @example /_local/partners/harvest-pos.svg
             */
            logo: string | null;
            /**
             * @description URL or `data:` URL of the image; null if there is none.
             * @example /_local/partners/harvest-pos.svg
             */
            icon: string | null;
            /**
             * @description Color as #RRGGBB.
             * @example #1F6F54
             */
            primary_color: string;
            /**
             * @description Color as #RRGGBB.
             * @example #E8B44F
             */
            accent_color: string;
            /**
             * Format: date-time
             * @description Time of the last change (RFC 3339, UTC); null if there is none.
             * @example 2026-11-20T09:30:00Z
             */
            updated_at: string | null;
        };
        ChangeMade: {
            /**
             * @description ID of the user who made the change.
             * @example user_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            actor_id: string;
            /**
             * @description Name of the user at that time.
             * @example Maya Ortiz
             */
            actor_name: string;
            /**
             * Format: date-time
             * @description Time of the change (RFC 3339, UTC).
             * @example 2026-11-20T14:02:00Z
             */
            occurred_at: string;
            /**
             * @description Names of the changed fields, as in the request body.
             * @example [
             *       "hours"
             *     ]
             */
            fields: string[];
        };
        /** @description A conflict: the object changed after the version in `If-Match`. */
        ChangedProblem: components["schemas"]["Problem"] & {
            /**
             * @description Current state of the object, as its GET operation returns it; for widgets, only the widget to change. Null if the object no longer exists. The `ETag` header has its version.
             * @example {
             *       "support_email": "help@harvestpos.example",
             *       "hours": "Mon to Fri"
             *     }
             */
            current: {
                [key: string]: unknown;
            } | null;
            /** @description Changes saved since the version in `If-Match`, newest first, including changes inherited from the organization's defaults or the branding. Empty if that version is unknown. */
            changes: components["schemas"]["ChangeMade"][];
        };
        Organization: {
            /**
             * Format: uuid
             * @description Unique identifier of the organization.
             * @example 5b3f0d1e-6a0c-4f4b-9d8e-1b2c3d4e5f60
             */
            id: string;
            /**
             * @description Name for display.
             * @example Northwind Commerce
             */
            name: string;
            /**
             * @description Whether the view across all partners can be selected.
             * @example true
             */
            is_enabled: boolean;
        };
        OrganizationPage: {
            /** @description The organization, or an empty list. */
            results: components["schemas"]["Organization"][];
            /**
             * @description Always null: the list isn't paginated.
             * @example null
             */
            previous: null;
            /**
             * @description Always null: the list isn't paginated.
             * @example null
             */
            next: null;
        };
        PartnerConfigPage: {
            /** @description Partner configurations, ordered by partner name. */
            results: components["schemas"]["PartnerConfig"][];
            /**
             * @description Always null: the list isn't paginated.
             * @example null
             */
            previous: null;
            /**
             * @description Always null: the list isn't paginated.
             * @example null
             */
            next: null;
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
         * @description Activity of a business: it was `offered` capital, `applied`, was `funded`, or `repaid` a product in full. With `offer_applied`, `offer_funded` and `offer_repaid`, it was offered capital and by now has applied for that offer, was funded from it, or repaid it in full.
         * @example offered
         * @enum {string}
         */
        BusinessActivity: "offered" | "applied" | "funded" | "repaid" | "offer_applied" | "offer_funded" | "offer_repaid";
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
         * @description ISO 4217 currency code. Amounts in different currencies are never added up.
         * @example USD
         * @enum {string}
         */
        Currency: "USD" | "CAD";
        /**
         * Format: money
         * @description Amount with at most two decimals, in the accompanying `currency`.
         * @example 12500.5
         */
        Money: number;
        BusinessRow: {
            id: components["schemas"]["BusinessId"];
            /**
             * @description The partner's own identifier of the object.
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
            /**
             * @description City of the business address.
             * @example Austin
             */
            city: string;
            region: components["schemas"]["Region"];
            country: components["schemas"]["Country"];
            status: components["schemas"]["BusinessStatus"];
            /** @description Product type of the latest offer, application or funded product; null if there is none. */
            product_type: components["schemas"]["ProductType"] | null;
            currency: components["schemas"]["Currency"];
            /** @description Average monthly sales over the last 90 days, in `currency`. */
            monthly_sales_amount: components["schemas"]["Money"];
            /** @description Largest amount of the open offers, in `currency`; 0 if there are none. */
            max_offer_amount: components["schemas"]["Money"];
            /** @description Outstanding amount of all funded products, in `currency`; 0 if there is none. */
            outstanding_amount: components["schemas"]["Money"];
            /**
             * Format: date-time
             * @description Time the business was added (RFC 3339, UTC).
             * @example 2025-02-11T15:04:05Z
             */
            created_at: string;
        };
        BusinessRowPage: {
            /** @description Businesses on this page. */
            results: components["schemas"]["BusinessRow"][];
            /** @description Cursor of the previous page; null on the first page. */
            previous: components["schemas"]["Cursor"] | null;
            /** @description Cursor of the next page; null on the last page. */
            next: components["schemas"]["Cursor"] | null;
            /**
             * @description Number of results before this page; 0 on the first page.
             * @example 0
             */
            start: number;
        };
        Count: {
            /**
             * @description Number of results.
             * @example 412
             */
            count: number;
        };
        /** @description An industry of the North American Industry Classification System, shown as `code industry`. */
        Naics: {
            /**
             * @description Six-digit NAICS code, 2022 edition.
             * @example 722511
             */
            code: string;
            /**
             * @description Name of the industry.
             * @example Full-service restaurants
             */
            industry: string;
        };
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
        BusinessDetails: {
            id: components["schemas"]["BusinessId"];
            /**
             * Format: uuid
             * @description ID of the partner the business belongs to.
             * @example 2f1a9a34-2a3b-4a63-8a2a-2d1f0a7f2c01
             */
            partner_id: string;
            /**
             * @description The partner's own identifier of the object.
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
            /** @description Industry of the business; null if unknown. */
            naics: components["schemas"]["Naics"] | null;
            /** @description Business address. */
            address: components["schemas"]["Address"];
            status: components["schemas"]["BusinessStatus"];
            /** @description Product type of the latest offer, application or funded product; null if there is none. */
            product_type: components["schemas"]["ProductType"] | null;
            currency: components["schemas"]["Currency"];
            /** @description Average monthly sales over the last 90 days, in `currency`. */
            monthly_sales_amount: components["schemas"]["Money"];
            /** @description Largest amount of the open offers, in `currency`; 0 if there are none. */
            max_offer_amount: components["schemas"]["Money"];
            /** @description Outstanding amount of all funded products, in `currency`. */
            outstanding_amount: components["schemas"]["Money"];
            /**
             * Format: date
             * @description Date of foundation (yyyy-mm-dd); null if unknown.
             * @example 2016-05-01
             */
            established_date: string | null;
            /**
             * Format: date-time
             * @description Time the business was added (RFC 3339, UTC).
             * @example 2025-02-11T15:04:05Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time of the last change (RFC 3339, UTC).
             * @example 2026-11-01T09:30:00Z
             */
            updated_at: string;
        };
        /**
         * @description Status of an application. It never moves backwards: `in_progress` → `action_required` ⇄ `under_review` → `approved` → `funded`, or `denied` from `under_review`, `withdrawn` from any state before `funded`, or `expired` from any state before `approved`.
         * @example under_review
         * @enum {string}
         */
        ApplicationStatus: "in_progress" | "action_required" | "under_review" | "approved" | "denied" | "withdrawn" | "expired" | "funded";
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
        ApplicationStep: {
            /**
             * @description Identifier of the step, stable across languages.
             * @example bank_account
             * @enum {string}
             */
            key: "business_info" | "owner_info" | "bank_account" | "identity" | "review" | "agreement";
            status: components["schemas"]["StepStatus"];
        };
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
        Application: {
            /**
             * @description Unique identifier of the application: `application_` followed by a UUID.
             * @example application_3d6f0a51-9b1c-4b7e-8f51-6f0f4a8a2b10
             */
            id: string;
            business_id: components["schemas"]["BusinessId"];
            /**
             * @description ID of the offer: `offer_` followed by a UUID; null if there is none.
             * @example offer_6d1b7f2a-0f0b-4a58-9d1d-1a6c0d4f9e22
             */
            offer_id: string | null;
            product_type: components["schemas"]["ProductType"];
            status: components["schemas"]["ApplicationStatus"];
            approval: components["schemas"]["Approval"];
            /** @description Steps of the application, in order. */
            steps: components["schemas"]["ApplicationStep"][];
            requested_amount: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
            /**
             * @description Reasons for the decision, for display; empty before a decision.
             * @example [
             *       "Sales have fallen in each of the last three months."
             *     ]
             */
            decision_reasons: string[];
            /** @description Costs disclosed to the business; null until it's approved, and for applications from before the record existed. */
            disclosure: components["schemas"]["Disclosure"] | null;
            /** @description Principal reason of the denial; null unless denied. */
            adverse_action: components["schemas"]["AdverseAction"] | null;
            /**
             * @description Information the business still has to submit; empty if nothing is missing.
             * @example [
             *       "Bank statement for October"
             *     ]
             */
            needs: string[];
            /**
             * Format: date-time
             * @description Time the application was started (RFC 3339, UTC).
             * @example 2026-10-02T10:00:00Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time of submission (RFC 3339, UTC); null until it's submitted.
             * @example 2026-10-02T10:20:00Z
             */
            submitted_at: string | null;
            /**
             * Format: date-time
             * @description Time of the decision (RFC 3339, UTC); null until it's decided.
             * @example 2026-10-03T09:00:00Z
             */
            decided_at: string | null;
        };
        ApplicationPage: {
            /** @description Applications on this page, newest first. */
            results: components["schemas"]["Application"][];
            /** @description Cursor of the previous page; null on the first page. */
            previous: components["schemas"]["Cursor"] | null;
            /** @description Cursor of the next page; null on the last page. */
            next: components["schemas"]["Cursor"] | null;
            /**
             * @description Number of results before this page; 0 on the first page.
             * @example 0
             */
            start: number;
        };
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
         * @description Whether the object is enabled.
         * @example enabled
         * @enum {string}
         */
        EnabledState: "enabled" | "disabled";
        /** @description A bank account of a business. The account number is stored encrypted. */
        BankAccount: {
            /**
             * @description Unique identifier of the bank account.
             * @example bank_account_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            id: string;
            business_id: components["schemas"]["BusinessId"];
            /**
             * @description Name the business gave the account; null if there is none.
             * @example Operating account
             */
            nickname: string | null;
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
             * @description ABA routing number of a US account: nine digits; null for Canadian accounts.
             * @example 110000000
             */
            routing_number: string | null;
            /**
             * @description Institution number of a Canadian account: three digits; null for US accounts.
             * @example 004
             */
            institution_number: string | null;
            /**
             * @description Transit number of a Canadian account: five digits; null for US accounts.
             * @example 12345
             */
            transit_number: string | null;
            currency: components["schemas"]["Currency"];
            transfer_method: components["schemas"]["TransferMethod"];
            /**
             * @description Whether payments are debited from this account.
             * @example true
             */
            is_primary: boolean;
            status: components["schemas"]["EnabledState"];
            /**
             * Format: date-time
             * @description Time the account was added (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            created_at: string;
        };
        /** @description The bank accounts of a business. */
        BankInfo: {
            /** @description Bank accounts, the primary one first. */
            results: components["schemas"]["BankAccount"][];
        };
        /** @description Information about a business. */
        BusinessInfo: {
            id: components["schemas"]["BusinessId"];
            /**
             * @description The partner's own identifier of the object.
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
             * @description Last four digits of the employer identification number (US); null if unknown.
             * @example 6789
             */
            ein_last4: string | null;
            /**
             * @description Last four digits of the business number (Canada); null if unknown.
             * @example 6789
             */
            business_number_last4: string | null;
            /** @description Industry of the business; null if unknown. */
            naics: components["schemas"]["Naics"] | null;
            /**
             * @description Phone number: ten digits; null if unknown.
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
             * @description Time of the last change (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            updated_at: string;
        };
        /**
         * @description Status of a funded product. `abandoned`: the business stopped paying and a balance remains; `waived`: the lender forgave the rest; `void`: it never took effect.
         * @example outstanding
         * @enum {string}
         */
        PaymentPlanStatus: "outstanding" | "paid" | "abandoned" | "cancelled" | "waived" | "void";
        /**
         * @description Range of days past due: `current` is not past due; `90_plus` is 90 days or more.
         * @example current
         * @enum {string}
         */
        DelinquencyBucket: "current" | "1_29" | "30_59" | "60_89" | "90_plus";
        /**
         * @description Type of payment: `sales_based` (share of sales), `minimum_true_up` (the part of a period's minimum that sales didn't cover), `scheduled` (installment), `manual` (created on request or withheld by a net settlement), or `refund`.
         * @example sales_based
         * @enum {string}
         */
        PaymentType: "sales_based" | "minimum_true_up" | "scheduled" | "manual" | "refund";
        /**
         * @description Status of a payment.
         * @example succeeded
         * @enum {string}
         */
        PaymentStatus: "pending" | "succeeded" | "failed";
        /** @description A payment on a funded product, or a refund of one (type `refund`, with negative amounts). */
        Payment: {
            /**
             * @description ID of the payment.
             * @example payment_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            id: string;
            /**
             * @description ID of the funded product.
             * @example capital_product_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            capital_product_id: string;
            type: components["schemas"]["PaymentType"];
            amount: components["schemas"]["Money"];
            principal_amount: components["schemas"]["Money"];
            fee_amount: components["schemas"]["Money"];
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
             * @description Return code of the bank: ACH in the US (such as `R01`), EFT in Canada (such as `901`). Null unless the payment failed.
             * @example R01
             */
            failure_code: string | null;
            /**
             * @description Meaning of the return code; null unless the payment failed.
             * @example Insufficient funds
             */
            failure_message: string | null;
            /**
             * @description Number of the debit attempt: 1 for the first, 2 and 3 for retries.
             * @example 1
             */
            attempt: number;
            /**
             * Format: date-time
             * @description Time a returned debit is retried (RFC 3339, UTC); null if it isn't.
             * @example null
             */
            next_attempt_at: string | null;
        };
        /** @description Days without debits. */
        GracePeriod: {
            /**
             * Format: date
             * @description First day of the grace period (yyyy-mm-dd).
             * @example 2026-11-18
             */
            starts_on: string;
            /**
             * Format: date
             * @description Last day of the grace period (yyyy-mm-dd).
             * @example 2026-12-09
             */
            ends_on: string;
            /**
             * @description Why the business needs the grace period; null if no reason was given.
             * @example Storm damage
             */
            reason: string | null;
        };
        /** @description A funded capital product and its repayment. */
        FundedProduct: {
            /**
             * @description ID of the funded product.
             * @example capital_product_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            id: string;
            business_id: components["schemas"]["BusinessId"];
            /**
             * @description Display name: the DBA name, or the legal name if there is none.
             * @example Taqueria Ortega
             */
            business_name: string;
            /**
             * @description ID of the application that was funded; null if there is none.
             * @example application_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            application_id: string | null;
            product_type: components["schemas"]["ProductType"];
            status: components["schemas"]["PaymentPlanStatus"];
            advance_amount: components["schemas"]["Money"];
            fee_amount: components["schemas"]["Money"];
            /**
             * @description Fee as a fraction of the principal: `fee_amount` / `advance_amount`.
             * @example 0.11
             */
            fee_rate: number;
            /**
             * @description Factor rate: `total_repayment_amount` / `advance_amount`.
             * @example 1.11
             */
            factor_rate: number;
            total_repayment_amount: components["schemas"]["Money"];
            paid_amount: components["schemas"]["Money"];
            outstanding_amount: components["schemas"]["Money"];
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
             * @description Time repayment starts (RFC 3339, UTC), on the first due date. For payments that follow sales, on the first business day after the funding.
             * @example 2026-11-23T09:30:00Z
             */
            repayments_begin_at: string;
            /**
             * Format: date
             * @description Estimated payoff date (yyyy-mm-dd), after today: at the pace of the last 30 days, or the last due date. Null unless `outstanding`, and if it's past due and has no later due date.
             * @example 2027-05-14
             */
            estimated_payoff_date: string | null;
            /**
             * Format: date-time
             * @description Time the product was paid off (RFC 3339, UTC); null until then.
             * @example 2026-11-20T09:30:00Z
             */
            paid_off_at: string | null;
            /**
             * @description BNPL: ID of the finalized order that the product pays for; null for other products.
             * @example null
             */
            order_id: string | null;
            /** @description Amount forgiven by the lender, in `currency`: the fee first, then principal. */
            waived_amount: components["schemas"]["Money"];
            /** @description Fee amount discounted by a promotion, in `currency`. `fee_amount` is the fee after the discount. */
            discount_amount: components["schemas"]["Money"];
            /** @description Amount past due, in `currency`: due before today (UTC), and neither paid nor pending. 0 unless outstanding. */
            past_due_amount: components["schemas"]["Money"];
            /**
             * @description Number of days since the oldest uncovered due date; 0 if nothing is past due.
             * @example 0
             */
            days_past_due: number;
            /** @description Bucket of `days_past_due`; null unless outstanding. */
            delinquency: components["schemas"]["DelinquencyBucket"] | null;
            /**
             * Format: date-time
             * @description Time the product was cancelled, voided, waived or charged off (RFC 3339, UTC); otherwise null.
             * @example null
             */
            ended_at: string | null;
            /**
             * Format: date-time
             * @description Time of the next payment (RFC 3339, UTC); null if none is planned, or if a return code such as R02 stopped debits until the business adds a bank account.
             * @example 2026-11-23T19:30:00Z
             */
            next_payment_at: string | null;
            /** @description Amount of the next payment, with a retry in the same batch; null if it depends on sales, or if none is planned. */
            next_payment_amount: components["schemas"]["Money"] | null;
            /** @description Latest failed payment that no pending or succeeded payment has made up for since, or that is still to be retried. Null if there is none, or if the product isn't outstanding. */
            failed_payment: components["schemas"]["Payment"] | null;
            /**
             * @description True while debits are stopped because the bank account can't be debited again, such as after R02 (account closed), and the business hasn't added another one. False if the product isn't outstanding.
             * @example false
             */
            needs_bank_account: boolean;
            /** @description Current or next grace period of an outstanding product; null if there is none. */
            grace_period: components["schemas"]["GracePeriod"] | null;
        };
        /** @description One page of funded products. */
        FundedProductPage: {
            /** @description Results on this page; empty if nothing matches. */
            results: components["schemas"]["FundedProduct"][];
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
         * @description Status of an offer. An `open` offer becomes `accepted`, `expired`, `closed` or `replaced`; these are final.
         * @example open
         * @enum {string}
         */
        OfferStatus: "open" | "accepted" | "expired" | "closed" | "replaced";
        /** @description A range of offer amounts and its terms. */
        Tier: {
            min_amount: components["schemas"]["Money"];
            max_amount: components["schemas"]["Money"];
            /**
             * @description Fee as a fraction of an amount in this range, before any discount.
             * @example 0.11
             */
            fee_rate: number;
            /**
             * @description Holdback: the share of daily sales used for repayment, as a fraction; null if payments are fixed.
             * @example 0.1
             */
            repayment_rate: number | null;
            /**
             * @description Estimated time to repay at current sales, in days; null if there is none.
             * @example 240
             */
            estimated_term_days: number | null;
        };
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
        Offer: {
            /**
             * @description ID of the offer.
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
             * @description Whether the business can accept the offer now.
             * @example true
             */
            is_active: boolean;
            /**
             * @description Whether the offer may be used in marketing.
             * @example true
             */
            is_marketable: boolean;
            min_amount: components["schemas"]["Money"];
            max_amount: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
            /**
             * @description Fee as a fraction of the amount, before any discount.
             * @example 0.11
             */
            fee_rate: number;
            /**
             * @description Holdback: the share of daily sales used for repayment, as a fraction, such as 0.15 for 15%; null if payments are fixed.
             * @example 0.1
             */
            repayment_rate: number | null;
            /** @description Amount ranges with their terms, in ascending order. */
            tiers: components["schemas"]["Tier"][];
            /** @description Active discount on the fee; null if there is none. */
            discount: components["schemas"]["Discount"] | null;
            /**
             * Format: date-time
             * @description Time the offer opens (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            starts_at: string;
            /**
             * Format: date-time
             * @description Time the offer expires (RFC 3339, UTC).
             * @example 2026-12-20T09:30:00Z
             */
            expires_at: string;
            /**
             * Format: uri
             * @description URL where the business can view the offer; null if there is none.
             * @example https://harvest-pos.example/capital/offers/8c1f4a52
             */
            offer_url: string | null;
            /**
             * Format: date-time
             * @description Time of creation (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            created_at: string;
        };
        /** @description One page of offers. */
        OfferPage: {
            /** @description Results on this page; empty if nothing matches. */
            results: components["schemas"]["Offer"][];
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
        /** @description A person who owns or runs a business. Identity numbers are stored encrypted. */
        Owner: {
            /**
             * @description ID of the person.
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
             * @description Job title of the person in the business; null if unknown.
             * @example Owner
             */
            title: string | null;
            /**
             * @description Ownership share as a fraction, such as 0.5 for 50%; null if unknown.
             * @example 0.6
             */
            ownership_rate: number | null;
            /**
             * @description Whether this person applies on behalf of the business.
             * @example true
             */
            is_primary: boolean;
            /**
             * Format: date
             * @description Date of birth (yyyy-mm-dd); null if unknown.
             * @example 1984-03-02
             */
            date_of_birth: string | null;
            /**
             * @description Last four digits of the social security number (US); null if unknown.
             * @example 6789
             */
            ssn_last4: string | null;
            /**
             * @description Last four digits of the social insurance number (Canada); null if unknown.
             * @example 6789
             */
            sin_last4: string | null;
            /** @description Home address; null if unknown. */
            address: components["schemas"]["Address"] | null;
        };
        /** @description The owners of a business. */
        OwnerInfo: {
            /** @description Owners of the business, the primary one first. */
            results: components["schemas"]["Owner"][];
        };
        /** @description A period in which a minimum must be repaid. */
        RepaymentInterval: {
            /**
             * Format: date-time
             * @description Start of the period (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            starts_at: string;
            /**
             * Format: date-time
             * @description End of the period (RFC 3339, UTC).
             * @example 2026-12-20T09:30:00Z
             */
            due_at: string;
            /** @description Minimum to repay in the period, in `currency`, including shortfalls of earlier periods. */
            minimum_amount: components["schemas"]["Money"];
            /** @description Amount paid toward the minimum, in the period or ahead of it. */
            paid_amount: components["schemas"]["Money"];
            /** @description Part of the minimum that is still due. */
            remaining_amount: components["schemas"]["Money"];
        };
        /** @description A scheduled payment. */
        ScheduledPayment: {
            /**
             * Format: date
             * @description Due date (yyyy-mm-dd, UTC).
             * @example 2026-12-01
             */
            due_on: string;
            amount: components["schemas"]["Money"];
            principal_amount: components["schemas"]["Money"];
            fee_amount: components["schemas"]["Money"];
            /**
             * @description Status of the scheduled payment: `paid`, `late` (past its due date, and no debit is on its way), `due` (the next one to be paid), `upcoming`, `cancelled` (the product is cancelled or void), `waived` (forgiven with the product's rest) or `charged_off` (unpaid when the product was charged off).
             * @example upcoming
             * @enum {string}
             */
            status: "paid" | "due" | "upcoming" | "late" | "cancelled" | "waived" | "charged_off";
        };
        /** @description A plan that lowers a product's remaining payments. */
        HardshipPlan: {
            /**
             * Format: date
             * @description First day of the plan (yyyy-mm-dd).
             * @example 2026-11-20
             */
            starts_on: string;
            /**
             * @description Fraction by which each payment is reduced.
             * @example 0.5
             */
            payment_reduction: number;
            /**
             * @description Why the business needs the plan; null if no reason was given.
             * @example Storm damage
             */
            reason: string | null;
        };
        /** @description A purchase on a spend card. */
        CardTransaction: {
            /**
             * @description ID of the transaction.
             * @example card_transaction_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            id: string;
            /**
             * @description Name of the merchant; null for a balance drawn when the product was funded.
             * @example Summit Freight Lines
             */
            merchant: string | null;
            amount: components["schemas"]["Money"];
            /**
             * Format: date-time
             * @description Time the transaction was posted (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            posted_at: string;
        };
        /** @description Credit limit of a spend card, and the statement that a funded product finances. */
        CardStatement: {
            /** @description The business's credit limit for spend cards, in the product's currency; null if none is set. */
            limit_amount: components["schemas"]["Money"] | null;
            /** @description Outstanding amount of all spend cards of the business. */
            used_amount: components["schemas"]["Money"];
            /** @description Part of the limit that isn't used, at least 0; null without a limit. */
            available_amount: components["schemas"]["Money"] | null;
            /**
             * @description `used_amount` as a fraction of `limit_amount`; more than 1 if over the limit. Null without a limit.
             * @example 0.42
             */
            utilization_rate: number | null;
            /**
             * Format: date
             * @description First day of the statement (yyyy-mm-dd, UTC).
             * @example 2026-10-05
             */
            starts_on: string;
            /**
             * Format: date
             * @description Day the statement closed, when the product was funded (yyyy-mm-dd, UTC).
             * @example 2026-11-04
             */
            closes_on: string;
            /** @description Statement balance, in the product's currency. */
            balance: components["schemas"]["Money"];
            /**
             * Format: date
             * @description Payment due date (yyyy-mm-dd, UTC); null without a due date.
             * @example 2026-11-30
             */
            due_on: string | null;
            /** @description Part of the statement balance that is due on `due_on` and neither paid, waived nor pending. 0 unless outstanding. */
            minimum_due_amount: components["schemas"]["Money"];
            /** @description Purchases on the statement, newest first. They add up to the product's principal. */
            transactions: components["schemas"]["CardTransaction"][];
        };
        /** @description A funded product with its terms. */
        FundedProductDetails: {
            product: components["schemas"]["FundedProduct"];
            /** @description Flex loans: minimum to repay per period, so that the loan is repaid by its maturity date; otherwise null. */
            minimum_payment_amount: components["schemas"]["Money"] | null;
            /**
             * @description Flex loans: length of a repayment period in days; otherwise null.
             * @example 30
             */
            minimum_payment_interval_days: number | null;
            /** @description Flex loans: current repayment period; null for other products and unless outstanding. */
            current_repayment_interval: components["schemas"]["RepaymentInterval"] | null;
            /** @description Amount paid or pending beyond what is expected by now; negative if behind, less waived amounts. With a repayment schedule, the amount behind is `past_due_amount`. */
            ahead_behind_amount: components["schemas"]["Money"];
            /**
             * @description `ahead_behind_amount` as a fraction of the amount expected by now; 0 if nothing is expected yet.
             * @example -0.04
             */
            ahead_behind_rate: number;
            /**
             * @description Estimated annual percentage rate as a fraction, such as 0.25 for 25%; null if there is none.
             * @example 0.31
             */
            estimated_apr: number | null;
            finance_charge_amount: components["schemas"]["Money"];
            /** @description Fee divided by the months of the agreed term, or of the estimated term if none was agreed. Hardship plans don't change it. */
            estimated_monthly_cost: components["schemas"]["Money"];
            /**
             * @description Estimated term at the agreed pace, in days.
             * @example 240
             */
            estimated_term_days: number;
            /**
             * @description Term loans: term in months; otherwise null.
             * @example 12
             */
            term_months: number | null;
            /** @description Regular installment, or the only amount due, in `currency`; null if payments follow sales. */
            installment_amount: components["schemas"]["Money"] | null;
            /**
             * @description How often payments are collected: `daily` (every business day, as a share of sales), `weekly`, `biweekly` or `monthly`; null if there are only single due dates.
             * @example daily
             * @enum {string|null}
             */
            payment_frequency: "daily" | "weekly" | "biweekly" | "monthly" | null;
            /**
             * Format: date-time
             * @description Time of the next payment (RFC 3339, UTC); null if none is planned, or if a return code such as R02 stopped debits until the business adds a bank account.
             * @example 2026-11-20T09:30:00Z
             */
            next_payment_due_at: string | null;
            /** @description All due dates of products with a repayment schedule (term loans, BNPL, spend cards); empty if payments follow sales. */
            schedule: components["schemas"]["ScheduledPayment"][];
            /**
             * Format: date
             * @description Date everything must be repaid by (yyyy-mm-dd); null for merchant cash advances, which have no term.
             * @example 2027-11-14
             */
            maturity_date: string | null;
            /** @description Plan that lowers the remaining payments; null if there is none. */
            hardship_plan: components["schemas"]["HardshipPlan"] | null;
            /**
             * @description Why the product was charged off or waived; null if no reason was given or it hasn't ended.
             * @example Business closed
             */
            end_reason: string | null;
            /** @description Spend cards: credit limit, statement and transactions; otherwise null. */
            card: components["schemas"]["CardStatement"] | null;
            /**
             * @description The partner's share of the fee, as a fraction.
             * @example 0.1
             */
            revenue_share_rate: number;
            revenue_share_amount: components["schemas"]["Money"];
        };
        /** @description Paid and expected amounts at the end of a day. */
        ProgressPoint: {
            /**
             * Format: date
             * @description Day (yyyy-mm-dd, UTC).
             * @example 2026-11-20
             */
            date: string;
            paid_amount: components["schemas"]["Money"];
            expected_amount: components["schemas"]["Money"];
        };
        /** @description Repayment progress of a funded product. */
        PaymentProgress: {
            /**
             * @description ID of the funded product.
             * @example capital_product_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            capital_product_id: string;
            currency: components["schemas"]["Currency"];
            total_repayment_amount: components["schemas"]["Money"];
            paid_amount: components["schemas"]["Money"];
            outstanding_amount: components["schemas"]["Money"];
            pending_amount: components["schemas"]["Money"];
            /**
             * @description Share repaid, as a fraction: `paid_amount` / `total_repayment_amount`.
             * @example 0.42
             */
            percent_paid: number;
            /** @description Amount paid or pending beyond what is expected by now; negative if behind, less waived amounts. With a repayment schedule, the amount behind is `past_due_amount`. */
            ahead_behind_amount: components["schemas"]["Money"];
            /** @description One point per week and one for today, in ascending order. Nothing more is expected after the product ended. */
            points: components["schemas"]["ProgressPoint"][];
            /** @description Flex loans: current repayment period; null for other products and unless outstanding. */
            current_repayment_interval: components["schemas"]["RepaymentInterval"] | null;
            /**
             * Format: date
             * @description Estimated payoff date (yyyy-mm-dd), after today: at the pace of the last 30 days, or the last due date. Null unless `outstanding`, and if it's past due and has no later due date.
             * @example 2027-05-14
             */
            estimated_payoff_date: string | null;
            /**
             * Format: date-time
             * @description Time of the next payment (RFC 3339, UTC); null if none is planned, or if a return code such as R02 stopped debits until the business adds a bank account.
             * @example 2026-11-20T09:30:00Z
             */
            next_payment_at: string | null;
            /** @description Latest 100 payments, newest first. `listProductPayments` lists all. */
            payments: components["schemas"]["Payment"][];
            /**
             * @description Total number of payments.
             * @example 83
             */
            payments_count: number;
        };
        /** @description One page of payments. */
        PaymentPage: {
            /** @description Results on this page; empty if nothing matches. */
            results: components["schemas"]["Payment"][];
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
         * @description Document of a funded product: `payoff_letter` or `account_statement`.
         * @example payoff_letter
         * @enum {string}
         */
        ProductDocument: "payoff_letter" | "account_statement";
        /**
         * @description File format: `pdf` or `csv`.
         * @example pdf
         * @enum {string}
         */
        DocumentFormat: "pdf" | "csv";
        /** @description Identity verification of a business's primary owner. */
        OwnerAuth: {
            business_id: components["schemas"]["BusinessId"];
            /**
             * @description ID of the primary owner; null if the business has none.
             * @example person_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            person_id: string | null;
            /**
             * @description Status of the identity verification.
             * @example verified
             * @enum {string}
             */
            status: "not_started" | "pending" | "verified" | "failed";
            /**
             * @description How the identity was verified: `identity_document`, `ssn_match` or `sin_match`; null until verified.
             * @example ssn_match
             * @enum {string|null}
             */
            method: "identity_document" | "ssn_match" | "sin_match" | null;
            /**
             * Format: date-time
             * @description Time of verification (RFC 3339, UTC); null until verified.
             * @example 2026-11-20T09:30:00Z
             */
            verified_at: string | null;
        };
        /** @description An event in the history of a business. */
        TimelineEvent: {
            /**
             * @description Unique identifier of the event.
             * @example application_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11:submitted
             */
            id: string;
            /**
             * @description Event type, as `object.change`.
             * @example application.submitted
             */
            type: string;
            /**
             * Format: date-time
             * @description Time of the event (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            occurred_at: string;
            /**
             * @description ID of the object the event is about; null if there is none.
             * @example application_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            object_id: string | null;
            /**
             * @description ID of the funded product the event belongs to, for payments the product being repaid; null if there is none yet.
             * @example capital_product_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            capital_product_id: string | null;
            /** @description Product type that was offered, applied for or funded; null if the event isn't about a product. */
            product_type: components["schemas"]["ProductType"] | null;
            /** @description Amount of the event, in `currency`; null if there is none. */
            amount: components["schemas"]["Money"] | null;
            /** @description Currency of `amount`; null if there is none. */
            currency: components["schemas"]["Currency"] | null;
        };
        /** @description One page of events of a business, newest first. */
        TimelinePage: {
            /** @description Results on this page; empty if nothing matches. */
            results: components["schemas"]["TimelineEvent"][];
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
        /** @description Sales of one business on one day. */
        DailySalesRecord: {
            business_id: components["schemas"]["BusinessId"];
            /**
             * Format: date
             * @description Day of the sales (yyyy-mm-dd, UTC).
             * @example 2026-11-20
             */
            date: string;
            sales_amount: components["schemas"]["Money"];
            /**
             * @description Number of sales on the day.
             * @example 42
             */
            sales_count: number;
            reversals_amount: components["schemas"]["Money"];
            /**
             * @description Number of refunds and chargebacks on the day.
             * @example 1
             */
            reversals_count: number;
            currency: components["schemas"]["Currency"];
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
        /**
         * @description Dataset that the rows belong to.
         * @example sales
         * @enum {string}
         */
        DatasetType: "businesses" | "owners" | "bank_accounts" | "sales";
        /** @description Data that is available and missing for one business. */
        BusinessMetadataStatus: {
            business_id: components["schemas"]["BusinessId"];
            /**
             * @description Whether the business has an owner.
             * @example true
             */
            has_owner: boolean;
            /**
             * @description Whether the business has a bank account.
             * @example true
             */
            has_bank_account: boolean;
            /**
             * @description Whether the business has sales in the last 30 days.
             * @example false
             */
            has_sales: boolean;
            /** @description Datasets without data for this business. */
            missing: components["schemas"]["DatasetType"][];
        };
        /** @description Data status of several businesses. */
        BusinessMetadataStatuses: {
            /** @description One entry per business that was found. */
            results: components["schemas"]["BusinessMetadataStatus"][];
        };
        /**
         * @description Activity of a funded product.
         * @example payment_failed
         * @enum {string}
         */
        ProductActivity: "funded" | "payment_succeeded" | "payment_failed" | "paid_off";
        /** @description Totals in one currency. */
        FundedProductTotal: {
            currency: components["schemas"]["Currency"];
            /** @description Principal funded, without cancelled and void products. */
            funded_amount: components["schemas"]["Money"];
            /** @description Outstanding amount; with `outstanding_on`, the amount at the end of that day. */
            outstanding_amount: components["schemas"]["Money"];
            /** @description Amount due before today (UTC) that is neither paid nor pending. */
            past_due_amount: components["schemas"]["Money"];
            /** @description Sum of the succeeded payments; with the `payment_succeeded` activity, only those between `from` and `to`. */
            repaid_amount: components["schemas"]["Money"];
            /** @description Revenue share the partner earned from these payments. */
            revenue_share_amount: components["schemas"]["Money"];
        };
        /** @description Totals by currency. Amounts in different currencies are never added up. */
        FundedProductTotals: {
            /** @description One entry per currency, ordered by currency code. */
            results: components["schemas"]["FundedProductTotal"][];
        };
        /**
         * @description Decision on an application.
         * @example under_review
         * @enum {string}
         */
        ApplicationDecision: "not_started" | "under_review" | "approved" | "denied";
        /** @description An application in the applications list. */
        ApplicationRow: {
            /**
             * @description ID of the application.
             * @example application_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            id: string;
            business_id: components["schemas"]["BusinessId"];
            /**
             * @description Display name: the DBA name, or the legal name if there is none.
             * @example Taqueria Ortega
             */
            business_name: string;
            /**
             * @description The partner's own identifier of the business.
             * @example HRV-10042
             */
            external_id: string;
            /**
             * @description ID of the offer; null if there is none.
             * @example offer_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            offer_id: string | null;
            product_type: components["schemas"]["ProductType"];
            status: components["schemas"]["ApplicationStatus"];
            approval: components["schemas"]["Approval"];
            requested_amount: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
            /** @description Information the business still has to submit; empty if nothing is missing. */
            needs: string[];
            /**
             * Format: date-time
             * @description Time the application was started (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            created_at: string;
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
        };
        /** @description One page of applications. */
        ApplicationRowPage: {
            /** @description Results on this page; empty if nothing matches. */
            results: components["schemas"]["ApplicationRow"][];
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
        /** @description An offer in the offers list. */
        OfferRow: {
            /**
             * @description ID of the offer.
             * @example offer_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            id: string;
            business_id: components["schemas"]["BusinessId"];
            /**
             * @description Display name: the DBA name, or the legal name if there is none.
             * @example Taqueria Ortega
             */
            business_name: string;
            /**
             * @description The partner's own identifier of the business.
             * @example HRV-10042
             */
            external_id: string;
            product_type: components["schemas"]["ProductType"];
            status: components["schemas"]["OfferStatus"];
            /**
             * @description Whether the offer adds to a product that is already funded.
             * @example false
             */
            is_top_up: boolean;
            min_amount: components["schemas"]["Money"];
            max_amount: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
            /**
             * @description Fee as a fraction of the amount, such as 0.12 for 12%.
             * @example 0.11
             */
            fee_rate: number;
            /** @description Discount on the fee from a promotion; null if there is none. */
            discount: components["schemas"]["Discount"] | null;
            /**
             * Format: date-time
             * @description Time the offer opens (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            starts_at: string;
            /**
             * Format: date-time
             * @description Time the offer expires (RFC 3339, UTC).
             * @example 2026-12-20T09:30:00Z
             */
            expires_at: string;
        };
        /** @description One page of offers. */
        OfferRowPage: {
            /** @description Results on this page; empty if nothing matches. */
            results: components["schemas"]["OfferRow"][];
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
         * @description List to export.
         * @example funded_products
         * @enum {string}
         */
        ExportKind: "businesses" | "funded_products" | "applications" | "offers" | "orders";
        /**
         * @description Activity of a business or a funded product.
         * @example funded
         * @enum {string}
         */
        ExportActivity: "offered" | "applied" | "funded" | "repaid" | "payment_succeeded" | "payment_failed" | "paid_off";
        /**
         * @description Sort field of the list; a leading minus sorts in descending order.
         * @example -outstanding_amount
         */
        ExportSort: string;
        /** @description Filters and sort order, as in the list operation. */
        CsvExportRequest: {
            kind: components["schemas"]["ExportKind"];
            /** @description Status filter of the list. */
            status?: string[];
            /** @description Activity filter of the list. */
            activity?: components["schemas"]["ExportActivity"][];
            sort?: components["schemas"]["ExportSort"];
            /**
             * @description Searches by part of the business name or external ID, or by a full ID. Ignores case and surrounding spaces.
             * @example taqueria
             */
            search?: string;
            /**
             * @description Returns only results with these product types.
             * @example [
             *       "flex_loan"
             *     ]
             */
            product_type?: components["schemas"]["ProductType"][];
            /**
             * Format: date
             * @description Returns only funded products with an outstanding balance at the end of this day (yyyy-mm-dd, UTC). Void and cancelled products are never outstanding.
             * @example 2026-09-30
             */
            outstanding_on?: string;
            /**
             * @description Returns only outstanding products in these delinquency buckets.
             * @example [
             *       "1_29"
             *     ]
             */
            delinquency?: components["schemas"]["DelinquencyBucket"][];
            /**
             * @description Returns only funded products with a `failed_payment`, or with false those without one.
             * @example true
             */
            has_failed_payment?: boolean;
            /**
             * @description Returns only businesses in one of these states, territories or provinces.
             * @example [
             *       "TX"
             *     ]
             */
            region?: components["schemas"]["Region"][];
            /**
             * @description Returns only rows of businesses in these industries: NAICS titles, as in the analytics dimension `industry`. Use `none` for businesses without an industry.
             * @example [
             *       "Full-Service Restaurants"
             *     ]
             */
            industry?: string[];
            /**
             * @description Returns only rows in these currencies.
             * @example [
             *       "USD"
             *     ]
             */
            currency?: components["schemas"]["Currency"][];
            /**
             * Format: date
             * @description First day (yyyy-mm-dd, UTC), inclusive: of funding or the selected `activity` for products, of the start for applications, of opening for offers.
             * @example 2026-11-20
             */
            from?: string;
            /**
             * Format: date
             * @description Last day (yyyy-mm-dd, UTC), inclusive.
             * @example 2026-11-20
             */
            to?: string;
            /**
             * @description Returns only applications with one of these decisions: an approval status, or `denied` for denied applications.
             * @example [
             *       "under_review"
             *     ]
             */
            decision?: components["schemas"]["ApplicationDecision"][];
            /**
             * @description Returns only results for this business.
             * @example business_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            business_id?: string;
            /**
             * @description Returns only businesses of one of these entity types.
             * @example [
             *       "llc"
             *     ]
             */
            incorporation_type?: components["schemas"]["IncorporationType"][];
        };
        /**
         * @description Status of an upload, file or run.
         * @example completed
         * @enum {string}
         */
        IngestionStatus: "processing" | "completed" | "failed";
        /** @description A CSV export that is created in the background. */
        CsvExport: {
            /**
             * @description ID of the export.
             * @example export_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            id: string;
            kind: components["schemas"]["ExportKind"];
            status: components["schemas"]["IngestionStatus"];
            /**
             * @description Progress as a fraction, from 0 to 1.
             * @example 0.4
             */
            progress: number;
            /**
             * @description Number of rows in the file, or expected in it; null if unknown.
             * @example 18250
             */
            row_count: number | null;
            /**
             * @description Estimated minutes remaining; null if it can't be estimated.
             * @example 2.5
             */
            minutes_remaining: number | null;
            /**
             * @description File name; null if there is none.
             * @example funded-products-2026-11-21.csv
             */
            file_name: string | null;
            /**
             * @description Reason for the failure, for display; null unless it failed.
             * @example The server was stopped.
             */
            error: string | null;
            /**
             * Format: date-time
             * @description Time of the request (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time processing finished (RFC 3339, UTC); null until then.
             * @example 2026-11-20T09:30:00Z
             */
            finished_at: string | null;
        };
        /** @description CSV exports of the last seven days. */
        CsvExports: {
            /** @description Newest first. */
            results: components["schemas"]["CsvExport"][];
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
         * @description Status of an order: `opened`, then `accepted` and `finalized`. An order can be `cancelled` until it's finalized.
         * @example opened
         * @enum {string}
         */
        OrderStatus: "opened" | "accepted" | "finalized" | "cancelled";
        /** @description A line item of an order, with its amount. */
        OrderLine: {
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
            amount: components["schemas"]["Money"];
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
            /**
             * @description Display name: the DBA name, or the legal name if there is none.
             * @example Taqueria Ortega
             */
            business_name: string;
            status: components["schemas"]["OrderStatus"];
            total_amount: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
            /** @description Line items of the order. */
            line_items: components["schemas"]["OrderLine"][];
            terms: components["schemas"]["OrderTerms"];
            /**
             * Format: date-time
             * @description Time of creation (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            opened_at: string;
            /**
             * Format: date-time
             * @description Time of acceptance (RFC 3339, UTC), from which the limit is held; null until then.
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
             * @description Why the order was cancelled; null unless it's cancelled.
             * @example The customer changed their mind.
             */
            cancel_reason: string | null;
            /**
             * Format: date-time
             * @description Start of the payment term, when the order is finalized (RFC 3339, UTC); null until then.
             * @example 2026-11-20T09:30:00Z
             */
            repayment_starts_at: string | null;
            /**
             * Format: date-time
             * @description Time the last payment is due (RFC 3339, UTC); null until the order is finalized.
             * @example 2026-11-20T09:30:00Z
             */
            due_at: string | null;
            /**
             * @description ID of the funded product that pays for a finalized order; null until then.
             * @example capital_product_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            capital_product_id: string | null;
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
        /** @description A new order. */
        CreateOrderRequest: {
            business_id: components["schemas"]["BusinessId"];
            /**
             * @description The partner's own identifier of the order; unique within the partner and mode.
             * @example PO-10042
             */
            external_id: string;
            /** @description Line items. The order total is their sum. */
            line_items: components["schemas"]["LineItem"][];
            currency: components["schemas"]["Currency"];
            terms: components["schemas"]["OrderTerms"];
        };
        /** @description Credit of a business for orders. */
        OrderCredit: {
            business_id: components["schemas"]["BusinessId"];
            /**
             * @description BNPL credit limit minus accepted orders and outstanding amounts, 0 if the limit is disabled; null if there is no limit.
             * @example 12500
             */
            available_amount: number | null;
            currency: components["schemas"]["Currency"];
        };
        /** @description Order to finalize. */
        OrderRequest: {
            /**
             * @description ID of the order.
             * @example order_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            order_id: string;
        };
        /** @description Order to cancel, with a reason. */
        CancelOrderRequest: {
            /**
             * @description ID of the order.
             * @example order_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            order_id: string;
            /**
             * @description Reason for the cancellation.
             * @example The customer changed their mind.
             */
            reason?: string;
        };
        /**
         * @description Name of the list in the dashboard.
         * @example funded_products
         */
        ViewList: string;
        /** @description Saved settings of a list. */
        SavedView: {
            /**
             * @description ID of the saved view.
             * @example saved_view_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            id: string;
            list: components["schemas"]["ViewList"];
            /**
             * @description Name of the view.
             * @example Overdue in Texas
             */
            name: string;
            /**
             * @description Query parameters of the list's URL, without partner and mode.
             * @example status=outstanding&sort=-outstanding_amount
             */
            query: string;
            /**
             * Format: date-time
             * @description Time the view was saved (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            created_at: string;
        };
        /** @description Saved views of a list. */
        SavedViews: {
            /** @description Up to 50 views, ordered by name. */
            results: components["schemas"]["SavedView"][];
        };
        /** @description A view to save. */
        SaveViewRequest: {
            list: components["schemas"]["ViewList"];
            /**
             * @description Name of the view. Surrounding spaces are removed.
             * @example Overdue in Texas
             */
            name: string;
            /**
             * @description Query parameters of the list's URL, without partner and mode.
             * @example status=outstanding&sort=-outstanding_amount
             */
            query: string;
        };
        /** @description New name of a view. */
        RenameViewRequest: {
            /**
             * @description Name of the view. Surrounding spaces are removed.
             * @example Overdue in Ohio
             */
            name: string;
        };
        /** @description A business that an attention item is about. */
        AttentionExample: {
            business_id: components["schemas"]["BusinessId"];
            /**
             * @description Display name: the DBA name, or the legal name if there is none.
             * @example Taqueria Ortega
             */
            business_name: string;
            /**
             * @description ID of the funded product or the application.
             * @example capital_product_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            object_id: string;
            /** @description In `currency`: the failed payment, the past-due amount or the requested amount. */
            amount: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
        };
        /** @description An item that needs attention. */
        AttentionItem: {
            /**
             * @description Type of item: funded products with a `failed_payment`, funded products past due, webhook events that couldn't be delivered, applications waiting for the business, manual or bucket uploads that failed or have rejected rows, or denied promotions.
             * @example applications_waiting
             * @enum {string}
             */
            type: "applications_waiting" | "payments_failed" | "products_past_due" | "deliveries_failing" | "uploads_with_errors" | "bucket_files_with_errors" | "promotions_denied";
            /**
             * @description Number of results in the linked list.
             * @example 4
             */
            count: number;
            /**
             * Format: date
             * @description First day counted, up to today (yyyy-mm-dd, UTC); null if the item isn't limited to a period.
             * @example 2026-11-15
             */
            from: string | null;
            /** @description Up to three results with the largest amounts; empty for types that aren't about a business. */
            examples: components["schemas"]["AttentionExample"][];
        };
        /** @description A count, compared with the previous period. */
        CountFigure: {
            /**
             * @description Count in the period.
             * @example 120
             */
            count: number;
            /**
             * @description Count in the previous period.
             * @example 110
             */
            previous_count: number;
            /** @description Count per day of the period, in ascending order. */
            daily: number[];
        };
        /** @description An amount in one currency, compared with the previous period. */
        MoneyFigure: {
            currency: components["schemas"]["Currency"];
            amount: components["schemas"]["Money"];
            previous_amount: components["schemas"]["Money"];
            /** @description Amount per day of the period, in `currency`, in ascending order. A balance is the amount at the end of each day. */
            daily: components["schemas"]["Money"][];
        };
        /** @description A step in the funnel from offers to repayment. */
        FunnelStep: {
            /**
             * @description Identifier of the step, stable across languages.
             * @example offers
             * @enum {string}
             */
            key: "offers" | "applications" | "funded" | "repaid";
            /**
             * @description Number of businesses with an offer since `funnel_from` that led to the step. Each step is a part of the previous one.
             * @example 120
             */
            count: number;
        };
        /** @description Outstanding balance in one delinquency bucket. */
        HealthBucket: {
            bucket: components["schemas"]["DelinquencyBucket"];
            /**
             * @description Number of funded products.
             * @example 12
             */
            count: number;
            amount: components["schemas"]["Money"];
        };
        /** @description Outstanding balance in one currency by days past due. Buckets and charged-off products add up to the outstanding amount. */
        PortfolioHealth: {
            currency: components["schemas"]["Currency"];
            /** @description All buckets, from current to 90 days and more. */
            buckets: components["schemas"]["HealthBucket"][];
            /**
             * @description Number of charged-off products with a balance.
             * @example 2
             */
            charged_off_count: number;
            charged_off_amount: components["schemas"]["Money"];
        };
        /** @description A step in setting up a new partner. */
        SetupStep: {
            /**
             * @description Identifier of the step, stable across languages.
             * @example share_data
             * @enum {string}
             */
            key: "share_data" | "branding" | "webhook_endpoint" | "invite_user" | "sandbox_offer";
            /**
             * @description Whether the step is complete.
             * @example false
             */
            is_done: boolean;
        };
        /** @description Home screen summary of one partner and mode. */
        HomeSummary: {
            /**
             * Format: uuid
             * @description ID of the partner.
             * @example 8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            partner_id: string;
            /**
             * Format: date-time
             * @description Time the data was computed (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            data_as_of: string;
            /**
             * Format: date
             * @description First day of the period (yyyy-mm-dd, UTC).
             * @example 2026-10-23
             */
            from: string;
            /**
             * Format: date
             * @description Last day of the period (yyyy-mm-dd, UTC), inclusive.
             * @example 2026-11-21
             */
            to: string;
            /** @description Items with a count above 0. */
            attention: components["schemas"]["AttentionItem"][];
            businesses_with_offer: components["schemas"]["CountFigure"];
            applications: components["schemas"]["CountFigure"];
            /** @description Amount funded in the period, by currency, without cancelled and void products. */
            funded_amount: components["schemas"]["MoneyFigure"][];
            /** @description Amount outstanding at the end of the period, by currency. */
            outstanding_amount: components["schemas"]["MoneyFigure"][];
            /** @description Amount repaid in the period, by currency. */
            repaid_amount: components["schemas"]["MoneyFigure"][];
            /** @description Revenue share accrued in the period, by currency. */
            revenue_share_amount: components["schemas"]["MoneyFigure"][];
            /**
             * Format: date
             * @description First day of the funnel's offers (yyyy-mm-dd, UTC), a year ago. The last one is `to`.
             * @example 2025-11-22
             */
            funnel_from: string;
            /** @description Funnel steps, in order. */
            funnel: components["schemas"]["FunnelStep"][];
            /** @description Outstanding balances by days past due, by currency; empty if nothing is outstanding. */
            health: components["schemas"]["PortfolioHealth"][];
            /** @description Setup steps, in order. The first sandbox offer counts in both modes. */
            setup: components["schemas"]["SetupStep"][];
        };
        /** @description Totals of all partners in scope, by currency. */
        HomeTotals: {
            businesses_with_offer: components["schemas"]["CountFigure"];
            applications: components["schemas"]["CountFigure"];
            /** @description Amount funded in the period, by currency, without cancelled and void products. */
            funded_amount: components["schemas"]["MoneyFigure"][];
            /** @description Amount outstanding at the end of the period, by currency. */
            outstanding_amount: components["schemas"]["MoneyFigure"][];
            /** @description Amount repaid in the period, by currency. */
            repaid_amount: components["schemas"]["MoneyFigure"][];
            /** @description Revenue share accrued in the period, by currency. */
            revenue_share_amount: components["schemas"]["MoneyFigure"][];
        };
        /** @description Summaries of the partners in scope. */
        HomeSummaries: {
            /** @description Summary of the selected partner, or of every partner in the organization. */
            results: components["schemas"]["HomeSummary"][];
            totals: components["schemas"]["HomeTotals"];
        };
        /**
         * @description Mode of an object. Objects of one mode are never visible in the other.
         * @example prod
         * @enum {string}
         */
        Mode: "prod" | "sandbox";
        /** @description An API key of the public API. The key itself is shown once, at creation, and stored as a hash. */
        ApiKey: {
            /**
             * @description Unique identifier of the key.
             * @example api_key_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            id: string;
            /**
             * @description Name that describes what the key is used for.
             * @example Production server
             */
            name: string;
            /**
             * @description Last four characters of the key.
             * @example x7Qa
             */
            last4: string;
            mode: components["schemas"]["Mode"];
            /**
             * Format: date-time
             * @description Time of creation (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time of last use (RFC 3339, UTC); null if never used.
             * @example 2026-11-20T09:30:00Z
             */
            last_used_at: string | null;
            /**
             * Format: date-time
             * @description Time after which the key stops working because it was rotated (RFC 3339, UTC); null if it doesn't expire.
             * @example null
             */
            expires_at: string | null;
            /**
             * Format: date-time
             * @description Time of revocation (RFC 3339, UTC); null unless revoked.
             * @example 2026-11-20T09:30:00Z
             */
            revoked_at: string | null;
        };
        /** @description API keys of a partner and mode. */
        ApiKeys: {
            /** @description API keys, newest first. */
            results: components["schemas"]["ApiKey"][];
            /**
             * @description Always null: the list isn't paginated.
             * @example null
             */
            previous: null;
            /**
             * @description Always null: the list isn't paginated.
             * @example null
             */
            next: null;
        };
        /** @description A new API key. */
        CreateApiKeyRequest: {
            /**
             * @description Name that describes what the key is used for.
             * @example Production server
             */
            name: string;
        };
        /** @description An API key with the secret to authenticate with, which is returned only once. */
        ApiKeyWithSecret: {
            key: components["schemas"]["ApiKey"];
            /**
             * @description Value for `Authorization: Bearer`: `pd_live_` or `pd_test_` followed by 32 random bytes in base64url. Returned once: null when the request is repeated with the same `Idempotency-Key`. Rotate the key if the first response was lost.
             * @example pd_test_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYq
             */
            secret: string | null;
        };
        /** @description How to rotate an API key. */
        RotateApiKeyRequest: {
            /**
             * @description Hours for which the previous key keeps working; 0 to stop it immediately.
             * @default 24
             * @example 24
             */
            overlap_hours: number;
        };
        /**
         * @description Status of a user: `invited` until the first sign-in, then `active`, or `deactivated`.
         * @example active
         * @enum {string}
         */
        UserStatus: "invited" | "active" | "deactivated";
        /** @description A user of the dashboard. */
        PartnerUser: {
            /**
             * @description Unique identifier of the user.
             * @example user_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            id: string;
            /**
             * Format: loose-email
             * @description Email address.
             * @example ana.lopez@example.com
             */
            email: string;
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
            role: components["schemas"]["Role"];
            /** @description All roles of the user. */
            roles: components["schemas"]["Role"][];
            /**
             * @description Whether the user belongs to the partner or the organization.
             * @example partner
             * @enum {string}
             */
            scope: "partner" | "organization";
            status: components["schemas"]["UserStatus"];
            /**
             * @description User who added this user; null if unknown.
             * @example Maya Ortiz
             */
            invited_by: string | null;
            /**
             * Format: date-time
             * @description Time the user was added (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time of the last sign-in (RFC 3339, UTC); null if there is none.
             * @example 2026-11-20T09:30:00Z
             */
            last_login_at: string | null;
            /**
             * @description Whether this is the signed-in user.
             * @example false
             */
            is_self: boolean;
            /**
             * @description Value for `If-Match` to change this user.
             * @example '"3f2a"'
             */
            etag: string;
        };
        /** @description Users of a partner or organization. */
        PartnerUsers: {
            /** @description Users, ordered by name. */
            results: components["schemas"]["PartnerUser"][];
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
        /** @description A role and its capabilities. */
        RoleCapabilities: {
            role: components["schemas"]["Role"];
            /** @description Actions the role allows besides reading. */
            capabilities: components["schemas"]["Capability"][];
        };
        /** @description Roles of dashboard users. */
        Roles: {
            /** @description All roles. */
            results: components["schemas"]["RoleCapabilities"][];
            /**
             * @description Always null: the list isn't paginated.
             * @example null
             */
            previous: null;
            /**
             * @description Always null: the list isn't paginated.
             * @example null
             */
            next: null;
        };
        /** @description A new user. */
        AddUserRequest: {
            /**
             * Format: loose-email
             * @description Email address of the user.
             * @example ana.lopez@example.com
             */
            email: string;
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
            role: components["schemas"]["Role"];
        };
        /** @description Changes to a user. Omitted fields keep their values. */
        UpdateUserRequest: {
            /**
             * @description ID of the user, or of the API key for sandbox operations of the public API.
             * @example user_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            user_id: string;
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
            role?: components["schemas"]["Role"];
            /**
             * @description Must be true to remove the admin role from yourself.
             * @example true
             */
            confirm_self?: boolean;
        };
        /** @description Appearance of one product's widget on the partner's site. */
        WidgetConfig: {
            product_type: components["schemas"]["ProductType"];
            /**
             * @description Whether the widget is shown.
             * @example true
             */
            enabled: boolean;
            /**
             * @description Language of the widget.
             * @example en-US
             * @enum {string}
             */
            locale: "en-US" | "en-CA" | "fr-CA";
            /**
             * @description Color theme of the widget.
             * @example auto
             * @enum {string}
             */
            theme: "light" | "dark" | "auto";
            /**
             * @description Color as #RRGGBB.
             * @example #1F6F54
             */
            primary_color: string;
            /**
             * @description Corner radius in pixels.
             * @example 8
             */
            corner_radius: number;
            /**
             * @description Label of the widget's button.
             * @example see_offer
             * @enum {string}
             */
            cta_variant: "see_offer" | "get_funded" | "learn_more";
            /**
             * @description Origins that may embed the widget.
             * @example [
             *       "https://app.harvest-pos.example"
             *     ]
             */
            allowed_origins: string[];
            /**
             * @description Version number, incremented with each publication.
             * @example 3
             */
            version: number;
            /**
             * Format: date-time
             * @description Time of the last publication (RFC 3339, UTC); null if never published.
             * @example 2026-11-20T09:30:00Z
             */
            published_at: string | null;
            /**
             * @description Whether there are unpublished changes.
             * @example false
             */
            has_draft: boolean;
        };
        /** @description Widget configurations of a partner. */
        WidgetConfigs: {
            /** @description One entry per product of the partner. */
            results: components["schemas"]["WidgetConfig"][];
            /**
             * @description Always null: the list isn't paginated.
             * @example null
             */
            previous: null;
            /**
             * @description Always null: the list isn't paginated.
             * @example null
             */
            next: null;
        };
        /** @description Changes to one widget. Omitted fields keep their values. */
        WidgetConfigChanges: {
            product_type: components["schemas"]["ProductType"];
            /**
             * @description Whether the widget is shown.
             * @example true
             */
            enabled?: boolean;
            /**
             * @description Language of the widget.
             * @example en-US
             * @enum {string}
             */
            locale?: "en-US" | "en-CA" | "fr-CA";
            /**
             * @description Color theme of the widget.
             * @example auto
             * @enum {string}
             */
            theme?: "light" | "dark" | "auto";
            /**
             * @description Color as #RGB or #RRGGBB.
             * @example #1F6F54
             */
            primary_color?: string;
            /**
             * @description Corner radius in pixels.
             * @example 8
             */
            corner_radius?: number;
            /**
             * @description Label of the widget's button.
             * @example see_offer
             * @enum {string}
             */
            cta_variant?: "see_offer" | "get_funded" | "learn_more";
            /**
             * @description Origins that may embed the widget (http or https). An enabled widget needs one to be published.
             * @example [
             *       "https://app.harvest-pos.example"
             *     ]
             */
            allowed_origins?: string[];
            /**
             * @description Whether to publish the changes now. Otherwise, they're saved as a draft.
             * @example true
             */
            publish?: boolean;
        };
        /** @description Support contacts of the partner. */
        SupportInfo: {
            /**
             * Format: loose-email
             * @description Email address; null if there is none.
             * @example support@example.com
             */
            support_email: string | null;
            /**
             * @description Phone number: ten digits; null if there is none.
             * @example 5125550123
             */
            support_phone: string | null;
            /**
             * @description URL of the support page; null if there is none.
             * @example https://harvest-pos.example/help
             */
            support_url: string | null;
            /**
             * @description Support hours; null if not set.
             * @example Mon to Fri, 9 to 17 CT
             */
            hours: string | null;
            /**
             * @description Languages that support speaks.
             * @example [
             *       "en"
             *     ]
             */
            languages: ("en" | "es" | "fr")[];
            /**
             * Format: date-time
             * @description Time of the last change (RFC 3339, UTC); null if there is none.
             * @example 2026-11-20T09:30:00Z
             */
            updated_at: string | null;
        };
        /** @description Changes to the support information. Omitted fields keep their values, and null removes a value. */
        SupportInfoChanges: {
            /**
             * Format: loose-email
             * @description Email address for support. Null removes it.
             * @example support@example.com
             */
            support_email?: string | null;
            /**
             * @description Phone number for support, in the partner's country: ten digits. Null removes it.
             * @example 5125550123
             */
            support_phone?: string | null;
            /**
             * @description URL of the support page (http or https). Null removes it.
             * @example https://harvest-pos.example/help
             */
            support_url?: string | null;
            /**
             * @description Support hours; null if not set.
             * @example Mon to Fri, 9 to 17 CT
             */
            hours?: string | null;
            /**
             * @description Languages that support speaks.
             * @example [
             *       "en"
             *     ]
             */
            languages?: ("en" | "es" | "fr")[];
        };
        /** @description Sign-in requirements for the users of a partner or organization. */
        SignInPolicy: {
            /**
             * @description Whether every user must set up a second factor before using the dashboard.
             * @example false
             */
            requires_second_factor: boolean;
        };
        SignInPolicyChanges: {
            /**
             * @description Whether every user must set up a second factor before using the dashboard.
             * @example true
             */
            requires_second_factor: boolean;
        };
        /** @description A change made by a user, or a sign-in event. */
        AuditEvent: {
            /**
             * @description Unique identifier of the event.
             * @example audit_event_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            id: string;
            /**
             * @description ID of the operation that made the change; `connectChat` if the chat service confirmed a channel; or a sign-in event: `signIn`, `signInFailed`, `signInRefused`, `requestCode`, `signOut`.
             * @example updateWidgetConfig
             */
            action: string;
            /**
             * @description ID of the user.
             * @example user_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            actor_id: string;
            /**
             * @description Name of the user at that time.
             * @example Maya Ortiz
             */
            actor_name: string;
            /**
             * @description Role of the user at that time; `api_key` for an API key.
             * @example admin
             */
            actor_role: string;
            /**
             * @description ID of the changed object; null if there is none.
             * @example order_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            target: string | null;
            /**
             * @description Current names of the objects whose IDs appear in the event and of the businesses they belong to, by ID, such as the number of an order or the name of a business. Omits objects without a name and deleted ones.
             * @example {
             *       "order_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11": "PO-1042"
             *     }
             */
            names: {
                [key: string]: string;
            };
            /**
             * Format: date-time
             * @description Time of the event (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            occurred_at: string;
            /**
             * @description IP address of the client; null if unknown.
             * @example 203.0.113.7
             */
            ip_address: string | null;
            /**
             * @description User agent of the client; null if unknown.
             * @example Mozilla/5.0
             */
            user_agent: string | null;
            /**
             * @description ID of the request.
             * @example req_0b6cf1a2-5b7e-4a53-9f3e-2f1a3a0d3c55
             */
            request_id: string;
            mode: components["schemas"]["Mode"];
            /**
             * @description Setting before the change; null for events that don't change a setting.
             * @example null
             */
            before: unknown;
            /**
             * @description Requested change, without sensitive values.
             * @example null
             */
            after: unknown;
        };
        /** @description One page of audit events. */
        AuditEventPage: {
            /** @description Results on this page; empty if nothing matches. */
            results: components["schemas"]["AuditEvent"][];
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
        /** @description Authorization of a channel. */
        ChatAuthorization: {
            /**
             * Format: uri
             * @description URL of the consent page to open in the browser.
             * @example https://slack.com/oauth/v2/authorize
             */
            authorize_url: string;
            /**
             * Format: date-time
             * @description Time the URL expires (RFC 3339, UTC). It can be used once.
             * @example 2026-11-20T09:30:00Z
             */
            expires_at: string;
        };
        /** @description A channel that receives notifications. */
        ChatChannel: {
            /**
             * @description ID of the channel.
             * @example chat_channel_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            id: string;
            /**
             * @description Name of the workspace.
             * @example Harvest
             */
            team_name: string;
            /**
             * @description Name of the channel.
             * @example '#capital'
             */
            channel: string;
            /**
             * Format: uri
             * @description URL of the channel's configuration; null if there is none.
             * @example https://example.slack.com/services/B01
             */
            configuration_url: string | null;
            status: components["schemas"]["EnabledState"];
            /**
             * Format: date-time
             * @description Time of the last delivered message (RFC 3339, UTC); null if there is none.
             * @example 2026-11-20T09:30:00Z
             */
            last_posted_at: string | null;
            /**
             * @description Last error, for display; null if there is none.
             * @example The channel is archived. Unarchive it, or connect another one.
             */
            last_error: string | null;
            /**
             * Format: date-time
             * @description Time the channel was connected (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            created_at: string;
        };
        /** @description Connected channels. */
        ChatChannels: {
            /** @description Channels, newest first. */
            results: components["schemas"]["ChatChannel"][];
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
         * @description Report: `funded_products` (products funded in the period and their current state), `repayments` (settled payments), `daily_sales` (sales of businesses), `net_settlement` (requests to withhold repayments from a settlement), `balance_transactions` (all movements of money), or `revenue_share` (the partner's share of the fees by month and product).
         * @example repayments
         * @enum {string}
         */
        ReportKind: "funded_products" | "repayments" | "daily_sales" | "net_settlement" | "balance_transactions" | "revenue_share";
        /** @description A column of a report. */
        ReportColumn: {
            /**
             * @description ID of the column, and key of its value in a row.
             * @example amount
             */
            id: string;
            /**
             * @description Title of the toolkit.
             * @example Amount
             */
            label: string;
            /**
             * @description Type of the values: text, a status or other fixed value, an amount in the row's currency, a count, a fraction, a day or a time.
             * @example amount
             * @enum {string}
             */
            type: "text" | "word" | "amount" | "count" | "rate" | "date" | "time";
        };
        /** @description A report. */
        Report: {
            kind: components["schemas"]["ReportKind"];
            /**
             * @description Name of the report.
             * @example Repayments
             */
            name: string;
            /**
             * @description What the report shows, in one sentence.
             * @example Payments that arrived, and how each repays the amount and the fee.
             */
            description: string;
            /**
             * @description What the period applies to.
             * @example Arrived
             */
            period_label: string;
            /** @description Columns, in order. */
            columns: components["schemas"]["ReportColumn"][];
        };
        /** @description Available reports. */
        Reports: {
            /** @description Reports, in display order. */
            results: components["schemas"]["Report"][];
        };
        /**
         * @description One value per column. Amounts are numbers with at most two decimals.
         * @example {
         *       "amount": 120.5,
         *       "currency": "USD"
         *     }
         */
        ReportValues: {
            [key: string]: string | number | null;
        };
        /** @description A row of a report. */
        ReportRow: {
            /**
             * Format: uuid
             * @description Unique identifier of the row.
             * @example 8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            id: string;
            currency: components["schemas"]["Currency"];
            values: components["schemas"]["ReportValues"];
        };
        /** @description Totals in one currency. */
        ReportTotal: {
            currency: components["schemas"]["Currency"];
            /**
             * @description Number of rows in this currency.
             * @example 412
             */
            row_count: number;
            values: components["schemas"]["ReportValues"];
        };
        /** @description Totals of a month in one currency. */
        ReportMonthTotal: {
            /**
             * @description Month (UTC), `YYYY-MM`.
             * @example 2026-11
             */
            month: string;
            currency: components["schemas"]["Currency"];
            /**
             * @description Number of rows of the month in this currency.
             * @example 3
             */
            row_count: number;
            values: components["schemas"]["ReportValues"];
        };
        /** @description One page of a report. */
        ReportRows: {
            /** @description Rows of the result. */
            results: components["schemas"]["ReportRow"][];
            /**
             * @description Cursor of the previous page; null on the first page.
             * @example null
             */
            previous: string | null;
            /**
             * @description Cursor of the next page; null on the last page.
             * @example null
             */
            next: string | null;
            /**
             * @description Number of results before this page; 0 on the first page.
             * @example 0
             */
            start: number;
            /**
             * @description Number of rows in the period.
             * @example 412
             */
            count: number;
            /** @description Totals of the whole period, one per currency. */
            totals: components["schemas"]["ReportTotal"][];
            /** @description Totals of each month in the period, latest first, one per currency. Empty unless the report is grouped by month. */
            month_totals: components["schemas"]["ReportMonthTotal"][];
            /**
             * Format: date-time
             * @description Time the data was computed (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            data_as_of: string;
        };
        /**
         * @description IDs of columns.
         * @example [
         *       "id",
         *       "amount"
         *     ]
         */
        ReportColumnNames: string[];
        /** @description A file of a report. */
        ReportRun: {
            /**
             * @description Unique identifier of the report file.
             * @example report_run_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            id: string;
            kind: components["schemas"]["ReportKind"];
            /**
             * Format: date
             * @description First day of the period (yyyy-mm-dd, UTC); null if there is none.
             * @example 2026-11-01
             */
            from: string | null;
            /**
             * Format: date
             * @description Last day of the period (yyyy-mm-dd, UTC), inclusive; null if there is none.
             * @example 2026-11-30
             */
            to: string | null;
            status: components["schemas"]["IngestionStatus"];
            /**
             * @description Progress as a fraction, from 0 to 1.
             * @example 0.4
             */
            progress: number;
            /**
             * @description Number of rows in the file, or expected in it; null if unknown.
             * @example 18250
             */
            row_count: number | null;
            /**
             * @description Estimated minutes remaining; null if it can't be estimated.
             * @example 2.5
             */
            minutes_remaining: number | null;
            /**
             * @description File name.
             * @example repayments-2026-11-01-2026-11-30.csv
             */
            file_name: string;
            /**
             * @description Reason for the failure, for display; null unless it failed.
             * @example The file couldn't be created. Try again.
             */
            error: string | null;
            /**
             * @description User who requested the file; null if a schedule did.
             * @example Maya Ortiz
             */
            created_by: string | null;
            /**
             * @description ID of the schedule that created the file; null if it was requested manually.
             * @example report_schedule_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            schedule_id: string | null;
            /**
             * Format: date-time
             * @description Time of the request (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time processing finished (RFC 3339, UTC); null until then.
             * @example 2026-11-20T09:30:00Z
             */
            finished_at: string | null;
        };
        /** @description Report files of the last 30 days. */
        ReportRuns: {
            /** @description Report files, newest first. */
            results: components["schemas"]["ReportRun"][];
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
        /** @description Report file to create. */
        ReportRunRequest: {
            kind: components["schemas"]["ReportKind"];
            /**
             * Format: date
             * @description First day of the period (yyyy-mm-dd, UTC).
             * @example 2026-11-01
             */
            from?: string;
            /**
             * Format: date
             * @description Last day of the period (yyyy-mm-dd, UTC), inclusive.
             * @example 2026-11-30
             */
            to?: string;
            columns?: components["schemas"]["ReportColumnNames"];
        };
        /**
         * @description How often the report is sent, at 06:00 UTC: every day, every Monday, or on the first day of every month.
         * @example monthly
         * @enum {string}
         */
        ReportFrequency: "daily" | "weekly" | "monthly";
        /** @description A report that is sent by email on a schedule. */
        ReportSchedule: {
            /**
             * @description ID of the report schedule.
             * @example report_schedule_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            id: string;
            kind: components["schemas"]["ReportKind"];
            frequency: components["schemas"]["ReportFrequency"];
            /** @description Recipients of the email, without those who are no longer users. Empty if none are left; the file is still created. */
            recipients: string[];
            /** @description Columns of the file; null for all columns. */
            columns: string[] | null;
            /**
             * @description User who created it; null if there is none.
             * @example Maya Ortiz
             */
            created_by: string | null;
            /**
             * Format: date-time
             * @description Time of creation (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time the report is sent next (RFC 3339, UTC).
             * @example 2026-12-01T06:00:00Z
             */
            next_run_at: string;
            /**
             * Format: date-time
             * @description Time the report was last sent (RFC 3339, UTC); null if never.
             * @example 2026-11-01T06:00:00Z
             */
            last_run_at: string | null;
        };
        /** @description Report schedules. */
        ReportSchedules: {
            /** @description Schedules, ordered by report, then by time of creation. */
            results: components["schemas"]["ReportSchedule"][];
            /**
             * @description Always null: the list isn't paginated.
             * @example null
             */
            previous: null;
            /**
             * @description Always null: the list isn't paginated.
             * @example null
             */
            next: null;
        };
        /**
         * @description Email addresses of users of the partner.
         * @example [
         *       "maya.ortiz@example.com"
         *     ]
         */
        ReportRecipients: string[];
        /** @description Report, frequency and recipients of a new schedule. */
        ReportScheduleRequest: {
            kind: components["schemas"]["ReportKind"];
            frequency: components["schemas"]["ReportFrequency"];
            recipients: components["schemas"]["ReportRecipients"];
            columns?: components["schemas"]["ReportColumnNames"];
        };
        /** @description Changes to a report schedule. Omitted fields keep their values. */
        ReportScheduleChange: {
            frequency?: components["schemas"]["ReportFrequency"];
            recipients?: components["schemas"]["ReportRecipients"];
            /** @description Columns of the file. Null includes all columns, including those added to the report later. */
            columns?: components["schemas"]["ReportColumnNames"] | null;
        };
        /**
         * @description Whether the user has read the notification.
         * @example unread
         * @enum {string}
         */
        NotificationState: "unread" | "read";
        /**
         * @description Type of event that the notification reports.
         * @example webhook_errors
         * @enum {string}
         */
        NotificationEventType: "api_errors" | "crm_errors" | "webhook_errors" | "manual_datashare_upload" | "s3_datashare_upload" | "user_added" | "missing_bank_account_datashare" | "missing_sales_datashare";
        /** @description Values for the text of the notification, depending on its type. */
        NotificationPayload: {
            /**
             * @description Number of failures.
             * @example 3
             */
            error_count?: number;
            /**
             * @description ID of the upload.
             * @example upload_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            event_id?: string;
            /**
             * @description Name of the added user.
             * @example Ana Lopez
             */
            username?: string;
            /**
             * @description Role of the added user.
             * @example developer
             */
            role?: string;
        };
        /** @description A notification for a user. */
        WebNotification: {
            /**
             * @description Unique identifier of the notification.
             * @example web_notification_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            web_notification_id: string;
            event_type: components["schemas"]["NotificationEventType"];
            state: components["schemas"]["NotificationState"];
            /**
             * Format: date-time
             * @description Time of the notification (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            created_at: string;
            /**
             * Format: uuid
             * @description ID of the partner the notification is about.
             * @example 8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            partner_id: string;
            payload: components["schemas"]["NotificationPayload"];
            /**
             * @description Query string of the link target, with the leading question mark.
             * @example ?partner_id=2f1a9a34-2a3b-4a63-8a2a-2d1f0a7f2c01
             */
            pd_query_params: string;
        };
        /** @description One page of notifications. */
        WebNotificationPage: {
            /**
             * @description Total number of notifications in this state.
             * @example 12
             */
            count: number;
            /** @description Up to 10 notifications, newest first. */
            results: components["schemas"]["WebNotification"][];
            /**
             * @description Whether there is a next page.
             * @example true
             */
            has_next: boolean;
            /**
             * @description Whether the user has unread notifications.
             * @example true
             */
            has_unread: boolean;
            /**
             * Format: date-time
             * @description Time of the latest change in this partner and mode by another user or an API key (RFC 3339, UTC); null if there was none in the last hour. A new value means that displayed lists are outdated.
             * @example 2026-11-21T09:58:12.000Z
             */
            changed_at: string | null;
        };
        /** @description Mode of the notifications to mark. */
        MarkAllReadRequest: {
            /**
             * @description True for production, false for the sandbox.
             * @example true
             */
            live_mode: boolean;
        };
        /** @description Notification to mark. */
        MarkOneReadRequest: {
            /**
             * @description ID of the notification.
             * @example web_notification_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            id: string;
        };
        /** @description Channels a user is notified through. */
        Channels: {
            /**
             * @description Whether to notify by email.
             * @example true
             */
            email: boolean;
            /**
             * @description Whether to notify in the dashboard.
             * @example true
             */
            web: boolean;
            /**
             * @description Whether to notify in the connected chat channels.
             * @example false
             */
            chat: boolean;
        };
        /** @description A user's preferences for one event type. */
        Subscription: {
            event_type: components["schemas"]["NotificationEventType"];
            channels: components["schemas"]["Channels"];
            /**
             * Format: date-time
             * @description Time the user last changed the preference (RFC 3339, UTC); null if the default applies.
             * @example 2026-11-20T09:30:00Z
             */
            updated_at: string | null;
        };
        /** @description Notification preferences for all eight event types. */
        Subscriptions: {
            /** @description Preferences, one per event type. */
            results: components["schemas"]["Subscription"][];
            /**
             * @description Always null: the list isn't paginated.
             * @example null
             */
            previous: null;
            /**
             * @description Always null: the list isn't paginated.
             * @example null
             */
            next: null;
        };
        /** @description New preference for one event type. */
        SubscriptionChange: {
            event_type: components["schemas"]["NotificationEventType"];
            channels: components["schemas"]["Channels"];
        };
        /** @description New preferences for several event types. */
        SubscriptionsRequest: {
            /** @description Preferences to change, at most one entry per event type. */
            subscriptions: components["schemas"]["SubscriptionChange"][];
        };
        /** @description New preference for the event type in the path. */
        ChannelsRequest: {
            channels: components["schemas"]["Channels"];
        };
        /** @description A request to the public API. Sensitive values are removed before storing. Kept for 30 days by default. */
        ApiRequest: {
            /**
             * @description Unique identifier of the log entry.
             * @example api_request_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            id: string;
            /**
             * @description Request ID returned to the client.
             * @example req_0b6cf1a2-5b7e-4a53-9f3e-2f1a3a0d3c55
             */
            request_id: string;
            /**
             * @description HTTP method.
             * @example POST
             */
            method: string;
            /**
             * @description Path without the query string.
             * @example /api/v1/businesses
             */
            path: string;
            /**
             * @description Query string without the question mark; empty if there is none.
             * @example page_size=25
             */
            query: string;
            /**
             * @description HTTP status code.
             * @example 201
             */
            status_code: number;
            /**
             * @description Status class: 2XX, 4XX or 5XX.
             * @example 2XX
             */
            status_class: string;
            /**
             * @description Duration in milliseconds.
             * @example 12.4
             */
            duration_ms: number;
            /**
             * @description Last four characters of the API key; null if the request had no valid key.
             * @example x7Qa
             */
            api_key_last4: string | null;
            /**
             * @description IP address of the client; null if unknown.
             * @example 203.0.113.7
             */
            ip_address: string | null;
            /**
             * @description User agent of the client; null if unknown.
             * @example acme-server/1.4
             */
            user_agent: string | null;
            /**
             * @description Value of the `Idempotency-Key` header; null if there was none.
             * @example 5f1c
             */
            idempotency_key: string | null;
            /**
             * @description Error code; null if there was no error.
             * @example invalid_request
             */
            error_code: string | null;
            /** @description IDs of the objects that the request read or changed. */
            related_object_ids: string[];
            /**
             * Format: date-time
             * @description Time of the request (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            created_at: string;
        };
        /** @description One page of API requests. */
        ApiRequestPage: {
            /** @description Results on this page; empty if nothing matches. */
            results: components["schemas"]["ApiRequest"][];
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
        /** @description A request to the public API with its headers and bodies. */
        ApiRequestDetails: {
            request: components["schemas"]["ApiRequest"];
            /**
             * @description Request headers that help debug the call, such as `content-type`, `user-agent` and `idempotency-key`. Headers that may carry credentials are never stored.
             * @example {
             *       "accept": "application/json"
             *     }
             */
            request_headers: {
                [key: string]: unknown;
            };
            /**
             * @description Request body with secrets and identity numbers masked; a body over 20 kB is replaced by its size. Characters that can’t be stored are shown as U+FFFD.
             * @example null
             */
            request_body: unknown;
            /**
             * @description Response body with secrets and identity numbers masked; a body over 20 kB is replaced by its size.
             * @example null
             */
            response_body: unknown;
        };
        /** @description Failed requests with the same error code, method and path. */
        ErrorGroup: {
            /**
             * @description Error code, or the HTTP status if there is none.
             * @example invalid_request
             */
            error_code: string;
            /**
             * @description HTTP method.
             * @example POST
             */
            method: string;
            /**
             * @description Path with IDs replaced by `{id}`.
             * @example /api/v1/businesses
             */
            path: string;
            /**
             * @description Number of failed requests.
             * @example 12
             */
            count: number;
            /**
             * Format: date-time
             * @description Time of the latest error (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            last_at: string;
        };
        /** @description Failed requests by error. */
        ErrorGroups: {
            /** @description Up to 50 groups, most frequent first. */
            results: components["schemas"]["ErrorGroup"][];
        };
        /** @description Object ID prefixes, for search. */
        ObjectIdPrefixes: {
            /**
             * @description Prefixes without the underscore before the UUID.
             * @example [
             *       "business",
             *       "offer"
             *     ]
             */
            results: string[];
        };
        /**
         * @description Whether recent requests succeeded. An endpoint is `unhealthy` after three failed delivery attempts in a row.
         * @example healthy
         * @enum {string}
         */
        Health: "healthy" | "unhealthy";
        /** @description Delivery counts of the last 7 days. */
        EndpointStats: {
            /**
             * @description Number of successful deliveries.
             * @example 120
             */
            success: number;
            /**
             * @description Number of pending deliveries, including deliveries waiting for a retry.
             * @example 2
             */
            pending: number;
            /**
             * @description Number of deliveries that failed after all retries.
             * @example 1
             */
            failed: number;
        };
        /** @description A URL that webhook events are sent to. */
        WebhookEndpoint: {
            /**
             * @description ID of the webhook endpoint.
             * @example webhook_endpoint_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            id: string;
            /**
             * Format: uri
             * @description URL of the endpoint.
             * @example https://example.com/hooks
             */
            url: string;
            /**
             * @description Free text that describes the endpoint; null if there is none.
             * @example Main
             */
            description: string | null;
            status: components["schemas"]["EnabledState"];
            /**
             * @description Event types to deliver. An empty list delivers all types.
             * @example [
             *       "capital_product.funded"
             *     ]
             */
            event_types: string[];
            /**
             * @description Names of the custom headers sent with each delivery. Their values aren't returned.
             * @example [
             *       "X-Source"
             *     ]
             */
            custom_header_names: string[];
            health: components["schemas"]["Health"];
            stats: components["schemas"]["EndpointStats"];
            /**
             * @description Last four characters of the signing secret.
             * @example Jx0=
             */
            secret_last4: string;
            /**
             * Format: date-time
             * @description Time at which previous secrets expire (RFC 3339, UTC). Until then, deliveries have a signature for each of them too. Null if there are none.
             * @example 2026-11-20T09:30:00Z
             */
            previous_secret_expires_at: string | null;
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
        /** @description Webhook endpoints. */
        WebhookEndpoints: {
            /** @description Webhook endpoints, newest first. */
            results: components["schemas"]["WebhookEndpoint"][];
            /**
             * @description Always null: the list isn't paginated.
             * @example null
             */
            previous: null;
            /**
             * @description Always null: the list isn't paginated.
             * @example null
             */
            next: null;
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
             * @description Free text that describes the endpoint.
             * @example Main
             */
            description?: string;
            /**
             * @description Event types to deliver. An empty list delivers all types; an unknown type is rejected with 422.
             * @example [
             *       "capital_product.funded"
             *     ]
             */
            event_types?: components["schemas"]["WebhookEventType"][];
            /**
             * @description Custom headers to send with each delivery: up to 10 names with string values.
             * @example {
             *       "X-Source": "dashboard"
             *     }
             */
            custom_headers?: {
                [key: string]: unknown;
            };
        };
        /** @description A webhook endpoint with its signing secret, which is returned only once. */
        WebhookEndpointWithSecret: {
            endpoint: components["schemas"]["WebhookEndpoint"];
            /**
             * @description Signing secret: `whsec_` followed by 32 random bytes in base64. Returned once: null when the request is repeated with the same `Idempotency-Key`. Rotate the secret if the first response was lost.
             * @example whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw
             */
            secret: string | null;
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
            status?: components["schemas"]["EnabledState"];
            /**
             * @description Event types to deliver. An empty list delivers all types; an unknown type is rejected with 422.
             * @example [
             *       "capital_product.funded"
             *     ]
             */
            event_types?: components["schemas"]["WebhookEventType"][];
            /**
             * @description Custom headers to send with each delivery: up to 10 names with string values.
             * @example {
             *       "X-Source": "dashboard"
             *     }
             */
            custom_headers?: {
                [key: string]: unknown;
            };
        };
        /**
         * @description Status of a delivery or delivery attempt. `pending` deliveries wait for their next attempt; `failed` deliveries aren't retried; deliveries are `cancelled` when their endpoint or connection is removed.
         * @example success
         * @enum {string}
         */
        DeliveryStatus: "pending" | "sending" | "success" | "failed" | "cancelled";
        /** @description An event that is sent to webhook endpoints. */
        WebhookEvent: {
            /**
             * @description Unique identifier of the event, sent as the `webhook-id` header.
             * @example event_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            id: string;
            /**
             * @description Event type, as `object.change`.
             * @example capital_product.funded
             */
            type: string;
            status: components["schemas"]["DeliveryStatus"];
            /**
             * @description Number of delivery attempts to all endpoints.
             * @example 1
             */
            attempts_count: number;
            /** @description IDs of the objects the event is about. */
            related_object_ids: string[];
            /**
             * Format: date-time
             * @description Time of the event (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time of the last delivery attempt (RFC 3339, UTC); null if there is none.
             * @example 2026-11-20T09:30:00Z
             */
            last_attempt_at: string | null;
            /**
             * Format: date-time
             * @description Time of the next delivery attempt (RFC 3339, UTC); null if none is planned.
             * @example 2026-11-20T09:30:00Z
             */
            next_attempt_at: string | null;
        };
        /** @description One page of events. */
        WebhookEventPage: {
            /** @description Results on this page; empty if nothing matches. */
            results: components["schemas"]["WebhookEvent"][];
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
        /** @description Delivery of an event to one endpoint. */
        WebhookDelivery: {
            /**
             * @description ID of the webhook endpoint.
             * @example webhook_endpoint_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            endpoint_id: string;
            /**
             * @description URL of the endpoint.
             * @example https://example.com/hooks
             */
            url: string;
            status: components["schemas"]["DeliveryStatus"];
            /**
             * @description Number of attempts.
             * @example 1
             */
            attempts_count: number;
            /**
             * Format: date-time
             * @description Time of the next attempt (RFC 3339, UTC); null during an attempt and if none is planned.
             * @example 2026-11-20T09:30:00Z
             */
            next_attempt_at: string | null;
        };
        /** @description A webhook event with its body and deliveries. */
        WebhookEventInfo: {
            event: components["schemas"]["WebhookEvent"];
            /**
             * @description Payload that is sent.
             * @example null
             */
            body: unknown;
            /** @description One delivery per endpoint. */
            deliveries: components["schemas"]["WebhookDelivery"][];
        };
        /** @description One attempt to deliver an event. */
        DeliveryAttempt: {
            /**
             * @description Unique identifier of the attempt.
             * @example attempt_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            id: string;
            /**
             * @description ID of the webhook event.
             * @example event_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            event_id: string;
            /**
             * @description ID of the webhook endpoint.
             * @example webhook_endpoint_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            endpoint_id: string;
            /**
             * @description URL of the endpoint.
             * @example https://example.com/hooks
             */
            url: string;
            status: components["schemas"]["DeliveryStatus"];
            /**
             * @description HTTP status of the response; null if there was none.
             * @example 200
             */
            response_status_code: number | null;
            /**
             * @description Response body, truncated to 2 kB; null if there was none.
             * @example ok
             */
            response_body: string | null;
            /**
             * @description Duration in milliseconds; null if there is none.
             * @example 120
             */
            duration_ms: number | null;
            /**
             * @description Request headers, without the signature.
             * @example {
             *       "webhook-id": "event_8c1f"
             *     }
             */
            request_headers: {
                [key: string]: unknown;
            };
            /**
             * @description Cause of the attempt: `scheduled` (first attempt or automatic retry) or `manual`.
             * @example scheduled
             * @enum {string}
             */
            trigger: "scheduled" | "manual";
            /**
             * @description Reason for the failure: `timeout`, `connection` (the server couldn't be reached), `redirect` (redirects aren't followed), `status` (not a 2xx status), `blocked` (address in a private network) or `tls`; null if the attempt succeeded.
             * @example timeout
             * @enum {string|null}
             */
            error_kind: "timeout" | "connection" | "redirect" | "status" | "blocked" | "tls" | null;
            /**
             * Format: date-time
             * @description Time of the attempt (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            attempted_at: string;
            /**
             * Format: date-time
             * @description Time of the next attempt (RFC 3339, UTC); null if none is planned.
             * @example 2026-11-20T09:30:00Z
             */
            next_attempt_at: string | null;
        };
        /** @description One page of attempts. */
        DeliveryAttemptPage: {
            /** @description Results on this page; empty if nothing matches. */
            results: components["schemas"]["DeliveryAttempt"][];
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
        /** @description Event to resend. */
        ResendEventRequest: {
            /**
             * @description ID of the webhook event.
             * @example event_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            event_id: string;
            /**
             * @description ID of the only endpoint to send to. By default, the event is sent to every enabled endpoint that subscribes to its type, and a test event to its own endpoint.
             * @example webhook_endpoint_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            endpoint_id?: string;
        };
        /** @description Number of failed deliveries, and of those queued again. */
        Recovery: {
            /**
             * @description Number of failed deliveries since that time: failed after all retries, cancelled with the endpoint, or waiting for a retry.
             * @example 100
             */
            failed_count: number;
            /**
             * @description Number of deliveries queued again by this request.
             * @example 100
             */
            recovered_count: number;
            /**
             * @description Number of deliveries that failed since that time, were queued again and haven't been attempted yet.
             * @example 3
             */
            waiting_count: number;
        };
        /** @description Start of the period (RFC 3339, UTC). */
        RecoverRequest: {
            /**
             * Format: date-time
             * @description Retries deliveries that failed since this time (RFC 3339, UTC), at most the start of the day 30 days ago.
             * @example 2026-11-20T09:30:00Z
             */
            since: string;
        };
        /**
         * @description CRM vendor. `demo` is built in.
         * @example demo
         * @enum {string}
         */
        CrmVendor: "demo" | "hubspot" | "salesforce";
        /**
         * @description `push`: sends each event to the CRM when it happens. `pull`: reads and writes all objects in a sync. Shown as Push (normal) and Pull (sync).
         * @example push
         * @enum {string}
         */
        CrmSyncMode: "push" | "pull";
        /**
         * @description Status of the latest sync: `syncing` while it runs, then `done`, `partially_synced` (some objects failed) or `failed`; `idle` if there was none, `disabled` if no CRM is connected.
         * @example done
         * @enum {string}
         */
        CrmSyncStatus: "idle" | "syncing" | "done" | "partially_synced" | "failed" | "disabled";
        /** @description The CRM connection. */
        CrmIntegration: {
            /** @description Connected CRM vendor; null if none is connected. */
            vendor: components["schemas"]["CrmVendor"] | null;
            /**
             * @description Status of the connection: `linked`; `incomplete` until authorization finishes; `relink_needed` if the CRM no longer accepts the access token; `disabled` if no CRM is connected.
             * @example linked
             * @enum {string}
             */
            status: "linked" | "incomplete" | "relink_needed" | "disabled";
            sync_mode: components["schemas"]["CrmSyncMode"];
            sync_status: components["schemas"]["CrmSyncStatus"];
            /**
             * Format: date-time
             * @description Time the CRM was connected (RFC 3339, UTC); null if none is connected.
             * @example 2026-11-20T09:30:00Z
             */
            connected_at: string | null;
            /**
             * Format: date-time
             * @description Time the last sync ended (RFC 3339, UTC); null if no sync has ended.
             * @example 2026-11-20T09:30:00Z
             */
            last_synced_at: string | null;
            /**
             * Format: date-time
             * @description Time of the next automatic sync (RFC 3339, UTC), a day after the last sync started; null in push mode, and while the CRM needs to be relinked.
             * @example null
             */
            next_sync_at: string | null;
        };
        /** @description CRM to connect. */
        ConnectCrmRequest: {
            vendor: components["schemas"]["CrmVendor"];
            /**
             * @description Access token issued by the CRM vendor. Stored encrypted and never returned. Not used for `demo`.
             * @example pat-na1-1234
             */
            access_token?: string;
        };
        /** @description A change that is sent to or received from the CRM. */
        CrmEvent: {
            /**
             * @description Unique identifier of the CRM event.
             * @example crm_event_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            id: string;
            vendor: components["schemas"]["CrmVendor"];
            direction: components["schemas"]["CrmSyncMode"];
            /**
             * @description Type of the object that changed.
             * @example business
             */
            object_type: string;
            /**
             * @description ID of the object that changed.
             * @example business_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            object_id: string;
            /**
             * @description Identifier of the object in the CRM; null if unknown.
             * @example demo-1042
             */
            external_id: string | null;
            /**
             * @description Type of event, as `object.change`.
             * @example business.updated
             */
            event_type: string;
            status: components["schemas"]["DeliveryStatus"];
            /**
             * @description Number of attempts to send the event.
             * @example 1
             */
            attempts_count: number;
            /**
             * Format: date-time
             * @description Time of the event (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time of the last attempt (RFC 3339, UTC); null if there is none.
             * @example 2026-11-20T09:30:00Z
             */
            last_attempt_at: string | null;
            /**
             * Format: date-time
             * @description Time of the next attempt (RFC 3339, UTC); null if none is planned.
             * @example 2026-11-20T09:30:00Z
             */
            next_attempt_at: string | null;
        };
        /** @description One page of events. */
        CrmEventPage: {
            /** @description Results on this page; empty if nothing matches. */
            results: components["schemas"]["CrmEvent"][];
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
        /** @description One attempt to send an event. */
        CrmAttempt: {
            /**
             * @description Unique identifier of the attempt.
             * @example crm_attempt_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            id: string;
            /**
             * @description ID of the CRM event.
             * @example crm_event_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            event_id: string;
            /**
             * @description Number of the attempt, starting at 1.
             * @example 1
             */
            n: number;
            status: components["schemas"]["DeliveryStatus"];
            /**
             * @description HTTP status of the response; null if there was none.
             * @example 200
             */
            http_status: number | null;
            /**
             * @description Start of the response body; null if there was none.
             * @example ok
             */
            response_excerpt: string | null;
            /**
             * @description Duration of the request in milliseconds.
             * @example 80
             */
            duration_ms: number;
            /**
             * @description Cause of the attempt: `scheduled` (first attempt or automatic retry) or `manual`.
             * @example scheduled
             * @enum {string}
             */
            trigger: "scheduled" | "manual";
            /**
             * Format: date-time
             * @description Time of the attempt (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            attempted_at: string;
        };
        /** @description A CRM event with its payload. */
        CrmEventInfo: {
            event: components["schemas"]["CrmEvent"];
            /**
             * @description Payload that is sent to or was received from the CRM.
             * @example null
             */
            payload: unknown;
            /** @description Attempts to send the event, newest first. */
            attempts: components["schemas"]["CrmAttempt"][];
        };
        /** @description One page of attempts. */
        CrmAttemptPage: {
            /** @description Results on this page; empty if nothing matches. */
            results: components["schemas"]["CrmAttempt"][];
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
        /** @description Event to resend. */
        ResendCrmEventRequest: {
            /**
             * @description ID of the CRM event.
             * @example crm_event_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            event_id: string;
        };
        /** @description A sync of all businesses. */
        CrmSync: {
            /**
             * @description Unique identifier of the sync; null if there was none.
             * @example crm_sync_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            id: string | null;
            sync_mode: components["schemas"]["CrmSyncMode"];
            status: components["schemas"]["CrmSyncStatus"];
            /**
             * @description Progress as a fraction, from 0 to 1.
             * @example 0.5
             */
            progress: number;
            /**
             * @description Number of objects to sync.
             * @example 200
             */
            total_count: number;
            /**
             * @description Number of objects synced.
             * @example 100
             */
            done_count: number;
            /**
             * @description Number of objects that couldn't be synced.
             * @example 0
             */
            failed_count: number;
            /**
             * @description Estimated minutes remaining; null if it can't be estimated.
             * @example 1.5
             */
            minutes_remaining: number | null;
            /**
             * Format: date-time
             * @description Time the sync started (RFC 3339, UTC); null if there was none.
             * @example 2026-11-20T09:30:00Z
             */
            started_at: string | null;
            /**
             * Format: date-time
             * @description Time the sync ended (RFC 3339, UTC); null while running or if there was none.
             * @example 2026-11-20T09:30:00Z
             */
            finished_at: string | null;
        };
        /** @description Sync mode to set. */
        CrmSyncRequest: {
            sync_mode: components["schemas"]["CrmSyncMode"];
        };
        /** @description Businesses a promotion applies to: those matching a filter, a list, or an uploaded CSV file. */
        Audience: {
            /**
             * @description How the businesses are selected: with a `filter`, as a `list` of IDs, or from an uploaded `csv` file.
             * @example filter
             * @enum {string}
             */
            type: "filter" | "list" | "csv";
            /** @description With `filter`: current product types. */
            product_types?: components["schemas"]["ProductType"][];
            /** @description With `filter`: regions. */
            regions?: components["schemas"]["Region"][];
            /**
             * Format: money
             * @description With `filter`: minimum monthly sales; null if there is none.
             * @example 10000
             */
            min_monthly_sales_amount?: number | null;
            /** @description With `list`: IDs of the businesses. */
            business_ids?: components["schemas"]["BusinessId"][];
            /**
             * @description With `csv`, in requests only: ID of an earlier promotion whose businesses from a file are used again. Without it, the file is uploaded after the promotion is created.
             * @example fee_discount_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            fee_discount_id?: string;
        };
        /** @description A new promotion. It's reviewed before it runs. */
        FeeDiscountRequest: {
            /**
             * @description Name of the promotion.
             * @example Spring restock
             */
            name: string;
            /**
             * @description Share of the fee that is waived, as a fraction; more than 0.
             * @example 0.25
             */
            discount_rate: number;
            /** @description Product types the promotion applies to. */
            products: components["schemas"]["ProductType"][];
            /**
             * Format: date
             * @description First day (yyyy-mm-dd, UTC), today or later.
             * @example 2026-12-01
             */
            starts_at: string;
            /**
             * Format: date
             * @description Last day (yyyy-mm-dd, UTC), inclusive.
             * @example 2026-12-31
             */
            ends_at: string;
            audience: components["schemas"]["Audience"];
            /**
             * Format: money
             * @description Maximum total of all discounts. Null means unlimited.
             * @example 5000
             */
            budget_amount?: number | null;
            /**
             * @description Who funds the discount.
             * @example partner
             * @enum {string}
             */
            funded_by?: "partner" | "lender";
        };
        /** @description A promotion to submit for review. */
        ReviewRequest: {
            /**
             * @description ID of an existing promotion. Without it, a promotion is created from `promotion`.
             * @example fee_discount_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            fee_discount_id?: string;
            promotion?: components["schemas"]["FeeDiscountRequest"];
            /**
             * @description Whether to only estimate, without creating or submitting anything.
             * @example true
             */
            dry_run?: boolean;
            /**
             * @description For a dry run with a `csv` audience: the contents of the audience file, so that its businesses are counted.
             * @example external_id
             */
            audience_csv?: string;
        };
        /** @description A business that another promotion covers in the same period. */
        CoveredBusiness: {
            business_id: components["schemas"]["BusinessId"];
            /**
             * @description Display name: the DBA name, or the legal name if there is none.
             * @example Taqueria Ortega
             */
            business_name: string;
            /**
             * @description ID of the promotion; the one with the highest discount if there are several.
             * @example fee_discount_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            fee_discount_id: string;
            /**
             * @description Name of the promotion.
             * @example Spring restock
             */
            fee_discount_name: string;
        };
        /** @description Cost of a promotion at a take-up rate. */
        CostAtTakeUp: {
            /**
             * @description Share of open offers that are accepted, as a fraction.
             * @example 0.25
             */
            take_up_rate: number;
            cost_amount: components["schemas"]["Money"];
        };
        /** @description Estimated impact of a promotion. */
        PromotionEstimate: {
            /**
             * @description Number of businesses in the audience.
             * @example 120
             */
            businesses_count: number;
            /**
             * @description Number of these businesses that have an open offer now.
             * @example 48
             */
            with_open_offer_count: number;
            /**
             * @description Number of these businesses that another promotion covers in the same period.
             * @example 7
             */
            already_covered_count: number;
            /** @description First 25 of the covered businesses by name, with the promotion that covers them. */
            already_covered: components["schemas"]["CoveredBusiness"][];
            full_cost_amount: components["schemas"]["Money"];
            expected_cost_amount: components["schemas"]["Money"];
            /**
             * @description Share of open offers accepted in the last 12 months, as a fraction.
             * @example 0.09
             */
            expected_take_up_rate: number;
            /** @description Cost at different take-up rates. */
            costs: components["schemas"]["CostAtTakeUp"][];
            currency: components["schemas"]["Currency"];
        };
        /**
         * @description Status of a promotion: `under_review`, then `scheduled`, `running` and `ended`, or `denied`. It never moves backwards.
         * @example running
         * @enum {string}
         */
        PromotionState: "under_review" | "scheduled" | "running" | "ended" | "denied";
        /** @description A promotion that discounts the fee of offers. */
        FeeDiscount: {
            /**
             * @description ID of the promotion.
             * @example fee_discount_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            id: string;
            /**
             * @description Name of the promotion.
             * @example Spring restock
             */
            name: string;
            state: components["schemas"]["PromotionState"];
            /**
             * @description Share of the fee that is waived, as a fraction, such as 0.25 for 25%.
             * @example 0.25
             */
            discount_rate: number;
            /** @description Product types the promotion applies to. */
            products: components["schemas"]["ProductType"][];
            /**
             * Format: date-time
             * @description Start time (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            starts_at: string;
            /**
             * Format: date-time
             * @description End time (RFC 3339, UTC).
             * @example 2026-12-20T00:00:00Z
             */
            ends_at: string;
            audience: components["schemas"]["Audience"];
            /**
             * @description Number of businesses in the audience.
             * @example 120
             */
            businesses_count: number;
            /** @description Maximum total of all discounts, in `currency`; null if unlimited. */
            budget_amount: components["schemas"]["Money"] | null;
            currency: components["schemas"]["Currency"];
            /**
             * @description Who funds the discount.
             * @example partner
             * @enum {string}
             */
            funded_by: "partner" | "lender";
            /**
             * @description Number of offers with this promotion as their current or last discount.
             * @example 96
             */
            discounted_offers_count: number;
            /**
             * @description Number of applications for these offers.
             * @example 21
             */
            applications_count: number;
            /**
             * @description Number of funded products with the discount.
             * @example 12
             */
            redeemed_count: number;
            funded_amount: components["schemas"]["Money"];
            discount_cost_amount: components["schemas"]["Money"];
            /**
             * @description Reason for the denial, for display; null unless denied.
             * @example The discount exceeds the fee.
             */
            review_reason: string | null;
            /**
             * Format: date-time
             * @description Time of the review (RFC 3339, UTC); null until reviewed.
             * @example 2026-11-20T09:30:00Z
             */
            reviewed_at: string | null;
            /**
             * @description User who created it; null if there is none.
             * @example Maya Ortiz
             */
            created_by: string | null;
            /**
             * Format: date-time
             * @description Time of creation (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time the promotion was ended manually (RFC 3339, UTC); null if it wasn't.
             * @example 2026-11-20T09:30:00Z
             */
            ended_at: string | null;
        };
        /** @description Result of reading an uploaded audience file. */
        CsvAudience: {
            /**
             * @description Number of rows.
             * @example 120
             */
            row_count: number;
            /**
             * @description Number of rows that match a business.
             * @example 118
             */
            matched_count: number;
            /** @description First 100 values that match no business. */
            unknown: string[];
        };
        /** @description Result of submitting a promotion for review. */
        Review: {
            estimate: components["schemas"]["PromotionEstimate"];
            /** @description Promotion under review; null for a dry run without one. */
            fee_discount: components["schemas"]["FeeDiscount"] | null;
            /** @description Result of reading the audience file; null without one. */
            csv_audience: components["schemas"]["CsvAudience"] | null;
        };
        /** @description One page of promotions. */
        FeeDiscountPage: {
            /** @description Results on this page; empty if nothing matches. */
            results: components["schemas"]["FeeDiscount"][];
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
        /** @description Whether the partner can create promotions. */
        PromotionAccess: {
            /**
             * @description Status of the access: `not_requested`, `requested` until the lender grants it, then `granted`.
             * @example granted
             * @enum {string}
             */
            status: "not_requested" | "requested" | "granted";
            /**
             * Format: date-time
             * @description Time of the request (RFC 3339, UTC); null if there is none.
             * @example 2026-11-20T09:30:00Z
             */
            requested_at: string | null;
            /**
             * Format: date-time
             * @description Time access was granted (RFC 3339, UTC); null if it isn't.
             * @example 2026-11-20T09:30:00Z
             */
            granted_at: string | null;
        };
        /** @description A business in a promotion's audience, with its activity. */
        FeeDiscountBusiness: {
            business_id: components["schemas"]["BusinessId"];
            /**
             * @description Display name: the DBA name, or the legal name if there is none.
             * @example Taqueria Ortega
             */
            business_name: string;
            /**
             * @description The partner's own identifier of the object.
             * @example HRV-10042
             */
            external_id: string;
            /**
             * @description Furthest step the business has reached: `none`, `offered`, `applied` or `funded`.
             * @example offered
             * @enum {string}
             */
            activity: "none" | "offered" | "applied" | "funded";
            /**
             * @description Number of the business's offers with this promotion as their current or last discount.
             * @example 1
             */
            discounted_offers_count: number;
            /**
             * @description Number of applications for these offers.
             * @example 1
             */
            applications_count: number;
            funded_amount: components["schemas"]["Money"];
            discount_amount: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
            /**
             * Format: date-time
             * @description Time of the last activity (RFC 3339, UTC); null if there is none.
             * @example 2026-11-20T09:30:00Z
             */
            last_activity_at: string | null;
        };
        /** @description One page of a promotion's businesses. */
        FeeDiscountBusinessPage: {
            /** @description Results on this page; empty if nothing matches. */
            results: components["schemas"]["FeeDiscountBusiness"][];
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
        /** @description Revenue share of one month and product. */
        RevenueShareLine: {
            /**
             * @description Month of the revenue share.
             * @example 2026-11
             */
            period: string;
            product_type: components["schemas"]["ProductType"];
            currency: components["schemas"]["Currency"];
            fee_amount: components["schemas"]["Money"];
            accrued_amount: components["schemas"]["Money"];
            paid_amount: components["schemas"]["Money"];
        };
        /** @description Revenue share of all listed months in one currency. */
        RevenueShareTotal: {
            currency: components["schemas"]["Currency"];
            fee_amount: components["schemas"]["Money"];
            accrued_amount: components["schemas"]["Money"];
            paid_amount: components["schemas"]["Money"];
        };
        /** @description Revenue share of one month, over all products. */
        RevenueShareMonth: {
            /**
             * @description Month of the revenue share.
             * @example 2026-11
             */
            period: string;
            currency: components["schemas"]["Currency"];
            fee_amount: components["schemas"]["Money"];
            accrued_amount: components["schemas"]["Money"];
            paid_amount: components["schemas"]["Money"];
        };
        /** @description The partner's share of the fees: accrued as they're repaid, and paid in the following month. */
        RevenueShare: {
            /**
             * @description Partner's share of the fee, as a fraction.
             * @example 0.1
             */
            revenue_share_rate: number;
            /** @description By month and product, up to 36 months, latest first. */
            results: components["schemas"]["RevenueShareLine"][];
            /** @description Totals of `months`, one per currency. */
            totals: components["schemas"]["RevenueShareTotal"][];
            /** @description Totals of the months in `results`, latest first. */
            months: components["schemas"]["RevenueShareMonth"][];
            /**
             * Format: date-time
             * @description Time the data was computed (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            data_as_of: string;
        };
        /** @description A connected marketing tool. */
        MarketingIntegration: {
            /**
             * @description Marketing tool.
             * @example klaviyo
             * @enum {string}
             */
            vendor: "mailchimp" | "klaviyo" | "hubspot" | "braze";
            /**
             * @description Status of the connection: `connected`, or `error` if the tool rejects the API key.
             * @example connected
             * @enum {string}
             */
            status: "connected" | "error";
            /**
             * Format: date-time
             * @description Time it was connected (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            connected_at: string;
            /**
             * @description User who connected the tool; null if there is none.
             * @example Maya Ortiz
             */
            connected_by: string | null;
        };
        /** @description Connected marketing tools. */
        MarketingIntegrations: {
            /** @description Tools, ordered by vendor. */
            results: components["schemas"]["MarketingIntegration"][];
            /**
             * @description Always null: the list isn't paginated.
             * @example null
             */
            previous: null;
            /**
             * @description Always null: the list isn't paginated.
             * @example null
             */
            next: null;
        };
        /** @description A marketing tool to connect. */
        MarketingIntegrationRequest: {
            /**
             * @description Marketing tool.
             * @example klaviyo
             * @enum {string}
             */
            vendor: "mailchimp" | "klaviyo" | "hubspot" | "braze";
            /**
             * @description API key of the tool. Stored encrypted and never returned.
             * @example pk_1234567890
             */
            api_key: string;
        };
        /** @description A token for the integration's own pages. */
        IntegrationToken: {
            /**
             * @description Signed token.
             * @example eyJhbGciOiJFUzI1NiJ9.e30.c2ln
             */
            token: string;
            /**
             * Format: date-time
             * @description Time the token expires (RFC 3339, UTC), 24 hours after it's created. Request a new one after 23 hours.
             * @example 2026-11-20T09:30:00Z
             */
            expires_at: string;
        };
        /** @description A toolkit of marketing assets for one channel. */
        GtmToolkitSummary: {
            /**
             * @description Unique identifier of the toolkit.
             * @example email
             */
            id: string;
            /**
             * @description Channel the toolkit is for.
             * @example email
             * @enum {string}
             */
            channel: "email" | "banner" | "social" | "call_script";
            /**
             * @description Title of the toolkit.
             * @example Emails
             */
            title: string;
            /**
             * @description What the toolkit is used for.
             * @example Three emails that announce capital to your businesses.
             */
            description: string;
            /**
             * @description Number of assets.
             * @example 3
             */
            assets_count: number;
        };
        /** @description Toolkits, one per channel. */
        GtmToolkits: {
            /** @description Toolkits, in display order. */
            results: components["schemas"]["GtmToolkitSummary"][];
            /**
             * @description Always null: the list isn't paginated.
             * @example null
             */
            previous: null;
            /**
             * @description Always null: the list isn't paginated.
             * @example null
             */
            next: null;
        };
        /** @description A text or image of a toolkit, with the partner's branding filled in. */
        GtmAsset: {
            /**
             * @description Unique identifier of the asset.
             * @example email-launch
             */
            id: string;
            /**
             * @description Title of the asset.
             * @example Launch email
             */
            title: string;
            /**
             * @description Type of the content.
             * @example html
             * @enum {string}
             */
            kind: "text" | "html" | "svg";
            /**
             * @description File name for the download.
             * @example launch-email.html
             */
            file_name: string;
            /**
             * @description Content of the asset.
             * @example <p>…</p>
             */
            content: string;
        };
        /** @description A toolkit with its assets. */
        GtmToolkit: {
            toolkit: components["schemas"]["GtmToolkitSummary"];
            /** @description Toolkits, in display order. */
            assets: components["schemas"]["GtmAsset"][];
        };
        /** @description A CSV file of open offers, for a mailing. */
        OfferCsv: {
            /**
             * @description Unique identifier of the offer CSV file.
             * @example offer_csv_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            id: string;
            status: components["schemas"]["IngestionStatus"];
            /**
             * @description Progress as a fraction, from 0 to 1.
             * @example 1
             */
            progress: number;
            /**
             * @description Number of offers; null until the file is ready.
             * @example 48
             */
            row_count: number | null;
            /**
             * @description File name.
             * @example offers-2026-11-21.csv
             */
            file_name: string;
            /**
             * @description User who requested the file; null if there is none.
             * @example Maya Ortiz
             */
            created_by: string | null;
            /**
             * Format: date-time
             * @description Time of the request (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Time processing finished (RFC 3339, UTC); null until then.
             * @example 2026-11-20T09:30:00Z
             */
            finished_at: string | null;
        };
        /** @description Offer CSV files of the last 30 days. */
        OfferCsvs: {
            /** @description Offer CSV files, newest first. */
            results: components["schemas"]["OfferCsv"][];
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
        /** @description Offers to include. */
        GenerateOfferCsvRequest: {
            /** @description Product types of the offers to include. Includes all types by default. */
            product_type?: components["schemas"]["ProductType"][];
            /**
             * @description Whether to include only offers that may be used in marketing.
             * @example true
             */
            is_marketable_only?: boolean;
        };
        /**
         * @description Source of the upload.
         * @example manual
         * @enum {string}
         */
        UploadSource: "manual" | "s3";
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
        /** @description One page of uploads. */
        DatasetUploadPage: {
            /** @description Results on this page; empty if nothing matches. */
            results: components["schemas"]["DatasetUpload"][];
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
        /** @description An error or warning about one value of a row. */
        ValidationResult: {
            /**
             * @description Number of the data row, starting at 1.
             * @example 12
             */
            row_number: number;
            /**
             * @description Dataset column.
             * @example date
             */
            column: string;
            /**
             * @description Value of the cell; null if the row has none. Sensitive values show only their last four characters.
             * @example 13/45/2026
             */
            value: string | null;
            /**
             * @description Machine-readable error code.
             * @example invalid_date
             */
            code: string;
            /**
             * @description Severity: rows with an error are rejected, rows with only warnings are accepted.
             * @example error
             * @enum {string}
             */
            severity: "error" | "warning";
            /**
             * @description What is wrong, for display.
             * @example Must be a date in the format YYYY-MM-DD.
             */
            message: string;
            /**
             * @description Suggested value; null if there is none.
             * @example 2026-11-20
             */
            suggestion: string | null;
        };
        /** @description One page of validation results, ordered by row. */
        ValidationResultPage: {
            /** @description Results on this page; empty if nothing matches. */
            results: components["schemas"]["ValidationResult"][];
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
        /** @description Validation results with the same code and column. */
        ResultGroup: {
            /**
             * @description Machine-readable error code.
             * @example invalid_date
             */
            code: string;
            /**
             * @description Dataset column.
             * @example date
             */
            column: string;
            /**
             * @description Severity: rows with an error are rejected, rows with only warnings are accepted.
             * @example error
             * @enum {string}
             */
            severity: "error" | "warning";
            /**
             * @description Number of results in the group.
             * @example 12
             */
            count: number;
            /**
             * @description What is wrong, for display.
             * @example Must be a date in the format YYYY-MM-DD.
             */
            message: string;
        };
        /** @description Validation results by code and column. */
        ResultGroups: {
            /** @description Groups, most frequent first. */
            results: components["schemas"]["ResultGroup"][];
        };
        /** @description A rejected row of the file. */
        RejectedRow: {
            /**
             * @description Number of the data row, starting at 1.
             * @example 12
             */
            row_number: number;
            /**
             * @description Values by dataset column. Sensitive values show only their last four characters; sent back unchanged in a repair, they stand for the original value.
             * @example {
             *       "date": "13/45/2026"
             *     }
             */
            values: {
                [key: string]: unknown;
            };
            /** @description Validation results of the row, by column. */
            results: components["schemas"]["ValidationResult"][];
        };
        /** @description One page of rejected rows. */
        RejectedRowPage: {
            /** @description Results on this page; empty if nothing matches. */
            results: components["schemas"]["RejectedRow"][];
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
        /** @description Dataset to import. */
        SchemaImportTokenRequest: {
            dataset_type: components["schemas"]["DatasetType"];
        };
        /** @description Token for the importer in the browser. */
        SchemaImportToken: {
            /**
             * @description Signed token.
             * @example eyJhbGciOiJFUzI1NiJ9.e30.c2ln
             */
            token: string;
            /**
             * @description Identifier of the importer: a nonzero number, as a string.
             * @example '4711'
             */
            embed_id: string;
            /**
             * Format: date-time
             * @description Time the token expires (RFC 3339, UTC), an hour after it's created.
             * @example 2026-11-20T09:30:00Z
             */
            expires_at: string;
        };
        /** @description A column of a dataset. */
        SchemaColumn: {
            /**
             * @description Column name in the file's header.
             * @example external_id
             */
            name: string;
            /**
             * @description Type of the values: `text`, `integer`, `amount`, `date`, one of `choices`, or `identifier`.
             * @example text
             * @enum {string}
             */
            type: "text" | "integer" | "amount" | "date" | "choice" | "identifier";
            /**
             * @description Whether every row needs a value.
             * @example true
             */
            is_required: boolean;
            /**
             * @description Whether values are stored encrypted.
             * @example false
             */
            is_sensitive: boolean;
            /**
             * @description Allowed values, for display.
             * @example 1 to 64 characters, unique
             */
            rule: string;
            /**
             * @description A valid value.
             * @example HRV-10042
             */
            sample_value: string;
            /** @description Allowed values; null if not limited to a list. */
            choices: string[] | null;
            /** @description Other column names that are recognized. */
            aliases: string[];
        };
        /** @description The columns of a dataset. */
        DatasetSchema: {
            dataset_type: components["schemas"]["DatasetType"];
            /**
             * @description Name of the dataset, for display.
             * @example Daily sales
             */
            title: string;
            /**
             * @description What the dataset is used for.
             * @example One row for each business and day.
             */
            description: string;
            /** @description Columns, in the order of the template. */
            columns: components["schemas"]["SchemaColumn"][];
        };
        /** @description Datasets with their columns. */
        DatasetSchemas: {
            /** @description Datasets, in the order they build on each other. */
            results: components["schemas"]["DatasetSchema"][];
        };
        /** @description Shared data of one dataset and its freshness. */
        DatasetFreshness: {
            dataset_type: components["schemas"]["DatasetType"];
            /**
             * Format: date-time
             * @description Time of the last accepted upload (RFC 3339, UTC); null if there is none.
             * @example 2026-11-20T09:30:00Z
             */
            last_upload_at: string | null;
            /**
             * @description Number of rows stored.
             * @example 1200
             */
            row_count: number;
            /**
             * @description Number of businesses with data.
             * @example 180
             */
            businesses_count: number;
            /**
             * @description Number of businesses without data.
             * @example 20
             */
            missing_count: number;
            /**
             * @description Sales: number of businesses with sales, but none in the last 30 days.
             * @example 3
             */
            late_count: number;
            /**
             * Format: date
             * @description Sales: first day with data (yyyy-mm-dd); null if there is none.
             * @example 2026-11-20
             */
            from: string | null;
            /**
             * Format: date
             * @description Sales: last day with data (yyyy-mm-dd); null if there is none.
             * @example 2026-11-20
             */
            to: string | null;
            /**
             * @description Sales: days in the last 90 without sales of any business, between the first and last day with data. Newest first.
             * @example [
             *       "2026-11-12"
             *     ]
             */
            missing_days: string[];
        };
        /** @description Shared data by dataset. */
        DataShareSummary: {
            /** @description One entry per dataset. */
            results: components["schemas"]["DatasetFreshness"][];
        };
        /**
         * @description Data that a business is missing. `recent_sales` means that the business has sales, but none in the last 30 days.
         * @example bank_accounts
         * @enum {string}
         */
        BusinessLack: "owners" | "bank_accounts" | "sales" | "recent_sales";
        /** @description A business with missing data. */
        IncompleteBusiness: {
            /**
             * @description ID of the business.
             * @example business_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            business_id: string;
            /**
             * @description The partner's own identifier of the business.
             * @example HAR-1042
             */
            external_id: string;
            /**
             * @description Display name: the DBA name, or the legal name if there is none.
             * @example Blue Door Kitchen
             */
            name: string;
            /** @description Data the business is missing. */
            lacks: components["schemas"]["BusinessLack"][];
            /**
             * Format: date
             * @description Last day with sales (yyyy-mm-dd); null if there are none.
             * @example 2026-11-20
             */
            last_sales_on: string | null;
        };
        /** @description One page of businesses with missing data. */
        IncompleteBusinessPage: {
            /** @description Results on this page; empty if nothing matches. */
            results: components["schemas"]["IncompleteBusiness"][];
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
        /** @description The bucket that files are fetched from. */
        S3Integration: {
            /**
             * @description Unique identifier of the connection.
             * @example dataset_integration_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            id: string;
            /**
             * @description Name of the bucket.
             * @example harvest-exports
             */
            bucket: string;
            /**
             * @description AWS region of the bucket.
             * @example us-east-1
             */
            region: string;
            /**
             * @description Key prefix of the files.
             * @example capital/
             */
            prefix: string;
            /**
             * @description URL of an S3-compatible service; null for AWS.
             * @example https://s3.example.com
             */
            endpoint: string | null;
            /**
             * @description ARN of the IAM role to assume; null if no role is used.
             * @example arn:aws:iam::123456789012:role/capital-read
             */
            role_arn: string | null;
            /**
             * @description External ID that the role's trust policy must require; generated by the server.
             * @example pd-8c1f4a52
             */
            external_id: string;
            /**
             * @description How the bucket is accessed: `role` assumes the role with the external ID, `key` uses the stored key, `folder` is the built-in folder. With `none`, the bucket isn't read until you add a role or key; the server's own credentials are never used.
             * @example role
             * @enum {string}
             */
            access: "role" | "key" | "folder" | "none";
            status: components["schemas"]["EnabledState"];
            health: components["schemas"]["Health"];
            /**
             * @description Last error, for display; null if there is none.
             * @example Access denied.
             */
            last_error: string | null;
            /**
             * @description Trust policy to paste into the role.
             * @example {
             *       "Version": "2012-10-17"
             *     }
             */
            trust_policy: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description Time the bucket was connected (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            created_at: string;
        };
        /** @description The bucket connection, if any. */
        S3Integrations: {
            /** @description At most one connection. */
            results: components["schemas"]["S3Integration"][];
            /**
             * @description Always null: the list isn't paginated.
             * @example null
             */
            previous: null;
            /**
             * @description Always null: the list isn't paginated.
             * @example null
             */
            next: null;
        };
        /** @description A bucket to connect. Replaces the current connection. */
        S3IntegrationRequest: {
            /**
             * @description Name of the bucket.
             * @example harvest-exports
             */
            bucket: string;
            /**
             * @description AWS region: lowercase letters, digits and hyphens.
             * @example us-east-1
             */
            region: string;
            /**
             * @description Key prefix of the files.
             * @example capital/
             */
            prefix?: string;
            /**
             * @description URL of an S3-compatible service. Null for AWS; omit it without a role or key to use the built-in folder.
             * @example https://s3.example.com
             */
            endpoint?: string | null;
            /**
             * @description ARN of the IAM role to assume. Null or omitted without a role.
             * @example arn:aws:iam::123456789012:role/capital-read
             */
            role_arn?: string | null;
            /**
             * @description Access key ID, as an alternative to a role. If omitted and the endpoint is unchanged, the stored key is kept; null removes it.
             * @example AKIAEXAMPLE
             */
            access_key_id?: string | null;
            /**
             * @description Secret access key that belongs to `access_key_id`; null removes it. Stored encrypted and never returned.
             * @example secret
             */
            secret_access_key?: string | null;
        };
        /** @description Result of a connection test. */
        S3Test: {
            /**
             * @description Whether objects could be listed and one of them read.
             * @example true
             */
            is_ok: boolean;
            /**
             * @description Machine-readable error code; null if the test succeeded.
             * @example AccessDenied
             */
            code: string | null;
            /**
             * @description Result of the test, for display.
             * @example 3 files were found and can be read.
             */
            message: string;
            /** @description First 10 object keys. */
            objects: string[];
        };
        /** @description Ingestion settings of one dataset. */
        S3IngestionConfig: {
            dataset_type: components["schemas"]["DatasetType"];
            /**
             * @description Whether the dataset is fetched.
             * @example true
             */
            enabled: boolean;
            /**
             * @description How often files are fetched: `hourly`, `daily`, or `manual` for runs that are started manually.
             * @example daily
             * @enum {string}
             */
            schedule: "hourly" | "daily" | "manual";
            /**
             * @description File format. Only CSV is supported.
             * @example csv
             * @enum {string}
             */
            file_format: "csv" | "parquet";
            /**
             * @description Key prefix of the dataset's files, below the connection's prefix.
             * @example sales/
             */
            path: string;
            /**
             * Format: date-time
             * @description Time of the last run (RFC 3339, UTC); null if there is none.
             * @example 2026-11-20T09:30:00Z
             */
            last_run_at: string | null;
            /** @description Status of the last run; null if there is none. */
            last_run_status: components["schemas"]["IngestionStatus"] | null;
            /**
             * @description Error of the last run, with the file that couldn't be read; null if it succeeded.
             * @example The bucket doesn't exist. Check its name.
             */
            last_run_error: string | null;
            /**
             * Format: date-time
             * @description Time of the next run (RFC 3339, UTC); null if none is planned.
             * @example 2026-11-20T09:30:00Z
             */
            next_run_at: string | null;
            /** @description Latest file of the dataset in the bucket. Its rows can be rejected although the run completed. Null if no file was fetched yet. */
            latest_upload: components["schemas"]["DatasetUpload"] | null;
        };
        /** @description Ingestion settings by dataset. */
        S3IngestionConfigs: {
            /** @description One entry per dataset. */
            results: components["schemas"]["S3IngestionConfig"][];
            /**
             * @description Always null: the list isn't paginated.
             * @example null
             */
            previous: null;
            /**
             * @description Always null: the list isn't paginated.
             * @example null
             */
            next: null;
        };
        /** @description Ingestion settings of one dataset. */
        S3IngestionConfigChange: {
            dataset_type: components["schemas"]["DatasetType"];
            /**
             * @description Whether the dataset is fetched.
             * @example true
             */
            enabled: boolean;
            /**
             * @description How often files are fetched: `hourly`, `daily`, or `manual` for runs that are started manually.
             * @example daily
             * @enum {string}
             */
            schedule: "hourly" | "daily" | "manual";
            /**
             * @description File format. Only CSV is supported.
             * @example csv
             * @enum {string}
             */
            file_format: "csv";
            /**
             * @description Key prefix of the dataset's files, below the connection's prefix.
             * @example sales/
             */
            path: string;
        };
        /** @description Complete ingestion settings. Datasets that are omitted aren't fetched. */
        S3IngestionConfigsRequest: {
            /** @description At most one entry per dataset. */
            configs: components["schemas"]["S3IngestionConfigChange"][];
        };
        /** @description Dataset to fetch. */
        RunS3Request: {
            dataset_type?: components["schemas"]["DatasetType"];
        };
        /** @description A started ingestion run. */
        S3Run: {
            /**
             * @description Unique identifier of the run.
             * @example ingestion_run_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11
             */
            id: string;
            status: components["schemas"]["IngestionStatus"];
            /**
             * Format: date-time
             * @description Time the run started (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            started_at: string;
            /**
             * @description Number of files found so far.
             * @example 0
             */
            files_count: number;
        };
        /** @description Token for the analytics service. */
        QueryToken: {
            /**
             * @description Signed token with the partner, organization and mode.
             * @example eyJhbGciOiJFUzI1NiJ9.e30.c2ln
             */
            token: string;
            /**
             * @description Base URL for queries, without `/load`: this server or a Cube deployment.
             * @example /api/analytics/cube
             */
            api_url: string;
            /**
             * Format: date-time
             * @description Time the token expires (RFC 3339, UTC), 15 minutes after it's created.
             * @example 2026-11-20T09:30:00Z
             */
            expires_at: string;
        };
        /** @description Rows in Cube's format: measures and dimensions by member, with numbers as strings. */
        CubeResult: {
            /**
             * @description Query as interpreted, with defaults applied.
             * @example {}
             */
            query: {
                [key: string]: unknown;
            };
            /** @description Rows of the result. */
            data: {
                [key: string]: unknown;
            }[];
            /**
             * @description Titles and types of the members.
             * @example {}
             */
            annotation: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description Time the data was read (RFC 3339, UTC).
             * @example 2026-11-20T09:30:00Z
             */
            lastRefreshTime: string;
            /**
             * @description Total number of rows; null unless requested.
             * @example 12
             */
            total: number | null;
            /**
             * @description Always false.
             * @example false
             */
            slowQuery: boolean;
        };
        /** @description A time dimension with an optional date range. */
        CubeTimeDimension: {
            /**
             * @description Name of a member, as `cube.member`.
             * @example funded_products.funded_at
             */
            dimension: string;
            /**
             * @description Granularity to group by. Rows aren't grouped by time if it's null or omitted.
             * @example month
             * @enum {string|null}
             */
            granularity?: "day" | "week" | "month" | "quarter" | "year" | null;
            /**
             * @description Date range: two days (yyyy-mm-dd), or a relative range such as `last 30 days`.
             * @example [
             *       "2026-01-01",
             *       "2026-11-21"
             *     ]
             */
            dateRange?: unknown;
        };
        /** @description A filter on a member. */
        CubeFilter: {
            /**
             * @description Name of a member, as `cube.member`.
             * @example funded_products.product_type
             */
            member: string;
            /**
             * @description Comparison operator.
             * @example equals
             * @enum {string}
             */
            operator: "equals" | "notEquals" | "contains" | "gt" | "gte" | "lt" | "lte" | "set" | "notSet" | "inDateRange" | "beforeDate" | "afterDate";
            /**
             * @description Values to compare with, as strings. Not used with `set` and `notSet`.
             * @example [
             *       "flex_loan"
             *     ]
             */
            values?: string[];
        };
        /**
         * @description A query in Cube's query format.
         * @example {
         *       "measures": [
         *         "offers.count"
         *       ]
         *     }
         */
        CubeQuery: {
            /**
             * @description Measures to aggregate.
             * @example [
             *       "funded_products.advance_amount"
             *     ]
             */
            measures?: string[];
            /**
             * @description Dimensions to group by.
             * @example [
             *       "funded_products.product_type"
             *     ]
             */
            dimensions?: string[];
            /** @description Time dimensions to filter and group by. */
            timeDimensions?: components["schemas"]["CubeTimeDimension"][];
            /** @description Filters, combined with AND. */
            filters?: components["schemas"]["CubeFilter"][];
            /**
             * @description Segments. None are defined, so the list must be empty.
             * @example []
             */
            segments?: string[];
            /**
             * @description Sort order: a map of members to `asc` or `desc`, or a list of pairs.
             * @example {
             *       "funded_products.funded_at": "asc"
             *     }
             */
            order?: unknown;
            /**
             * @description Maximum number of rows. Defaults to 10,000.
             * @example 1000
             */
            limit?: number;
            /**
             * @description Number of rows to skip.
             * @example 0
             */
            offset?: number;
            /**
             * @description Time zone. Only UTC is supported.
             * @example UTC
             */
            timezone?: string;
            /**
             * @description Whether to return the total number of rows.
             * @example false
             */
            total?: boolean;
        };
        /** @description A query to run. */
        CubeLoadRequest: {
            query: components["schemas"]["CubeQuery"];
            /**
             * @description Type of query. Only `regularQuery` is supported.
             * @example regularQuery
             * @enum {string}
             */
            queryType?: "regularQuery";
            /**
             * @description Accepted and ignored: every response is fresh.
             * @example stale-if-slow
             */
            cache?: string;
        };
        /** @description Cubes that queries can use. */
        CubeResultMeta: {
            /** @description Cubes with their measures and dimensions. */
            cubes: {
                [key: string]: unknown;
            }[];
        };
        /** @description A new offer in the sandbox. */
        PlaygroundOfferRequest: {
            /**
             * @description Name of the business to create if `business_id` is omitted.
             * @example Corner Bakery
             */
            business_name?: string;
            business_id?: components["schemas"]["BusinessId"];
            product_type: components["schemas"]["ProductType"];
            /**
             * Format: money
             * @description Largest amount the business can request, in `currency`.
             * @example 10000
             */
            amount: number;
            /**
             * @description Fee as a fraction of the amount, such as 0.12 for 12%.
             * @example 0.11
             */
            fee_rate: number;
            /**
             * @description Holdback: the share of daily sales used for repayment, as a fraction.
             * @example 0.1
             */
            repayment_rate?: number;
            /**
             * @description Share of the fee that is waived, as a fraction.
             * @example 0
             */
            discount_rate?: number;
            /**
             * @description Whether the offer adds to a product that is already funded.
             * @example false
             */
            is_top_up?: boolean;
        };
        /** @description Result of a playground step. Every step is also available in the public API, and its webhook events are delivered. */
        PlaygroundStep: {
            /** @description Equivalent requests to the public API, in order. */
            api_calls: {
                [key: string]: unknown;
            }[];
            /** @description IDs of the webhook events that were created. */
            event_ids: string[];
            business_id: components["schemas"]["BusinessId"];
            /** @description Offer after the step; null if there is none. */
            offer: components["schemas"]["Offer"] | null;
            /** @description Application after the step; null if there is none. */
            application: components["schemas"]["Application"] | null;
            /** @description Funded product after the step; null until it's funded. */
            capital_product: components["schemas"]["FundedProduct"] | null;
            /** @description Payment that the step created; null if there is none. */
            payment: components["schemas"]["Payment"] | null;
        };
        /** @description Amount to apply for. */
        SubmitRequest: {
            /**
             * Format: money
             * @description Requested amount within the offer. Defaults to its largest amount.
             * @example 10000
             */
            amount?: number;
        };
        /** @description Decision on an application. */
        DecideRequest: {
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
        /** @description Number of days to advance. */
        AdvanceRequest: {
            /**
             * @description Number of days of sales and payments to simulate.
             * @example 30
             */
            days: number;
        };
        /** @description Amount to refund. */
        RefundRequest: {
            /**
             * Format: money
             * @description Amount to refund, at most the amount paid. Defaults to the full last payment.
             * @example 100
             */
            amount?: number;
        };
        /** @description Length of a grace period. */
        GracePeriodRequest: {
            /**
             * @description Number of days without debits, starting tomorrow.
             * @example 14
             */
            days: number;
        };
        /** @description Terms of a hardship plan. */
        HardshipPlanRequest: {
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
        WaiverRequest: {
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
        ChargeOffRequest: {
            /**
             * @description Why the product is charged off.
             * @example Business closed
             */
            reason?: string;
        };
        /** @description Amount to recover. */
        RecoveryRequest: {
            /**
             * Format: money
             * @description Amount to recover, in the product's currency. Defaults to everything outstanding.
             * @example 100
             */
            amount?: number;
        };
    };
    responses: {
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
        /** @description The access token is missing, malformed, expired or revoked, or was issued for another audience. */
        Unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Not signed in",
                 *       "status": 401,
                 *       "detail": "Sign in and try again.",
                 *       "code": "unauthenticated",
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
        /** @description The session lacks the capability that the operation requires. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Not allowed",
                 *       "status": 403,
                 *       "detail": "Your role doesn't allow this. Ask an admin of your team.",
                 *       "code": "not_allowed",
                 *       "request_id": "req_0b6cf1a2-5b7e-4a53-9f3e-2f1a3a0d3c55"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The object changed since the version in `If-Match`. The response has the current state, its version and the changes made since. */
        Changed: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "The object was changed",
                 *       "status": 412,
                 *       "detail": "Maya Ortiz changed this while you were editing. Reload it and compare.",
                 *       "code": "changed",
                 *       "request_id": "req_0b6cf1a2-5b7e-4a53-9f3e-2f1a3a0d3c55",
                 *       "current": {
                 *         "support_email": "help@harvestpos.example",
                 *         "hours": "Mon to Fri"
                 *       },
                 *       "changes": [
                 *         {
                 *           "actor_id": "user_8c1f4a52-6b0e-4f0a-9d55-0a3f6f6b1c11",
                 *           "actor_name": "Maya Ortiz",
                 *           "occurred_at": "2026-11-20T14:02:00Z",
                 *           "fields": [
                 *             "hours"
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/problem+json": components["schemas"]["ChangedProblem"];
            };
        };
        /** @description The `If-Match` header is missing. */
        IfMatchMissing: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "If-Match required",
                 *       "status": 428,
                 *       "detail": "The If-Match header is missing. Send the ETag of the version you're changing.",
                 *       "code": "if_match_missing",
                 *       "request_id": "req_0b6cf1a2-5b7e-4a53-9f3e-2f1a3a0d3c55"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
        IdempotencyKey: string;
        /** @description ID of the passkey. */
        PasskeyPath: string;
        /** @description ID of the session. */
        SessionPath: string;
        /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
        PartnerHeader: string;
        /** @description `ETag` of the version to change. Without it, the request fails with 428; if it isn't the current version, with 412. */
        IfMatch: string;
        /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
        SandboxHeader: "1";
        /** @description Searches by part of the legal name, DBA name or external ID, or by a full business ID. Ignores case and surrounding spaces. */
        SearchQuery: string;
        /** @description Returns only businesses whose current product has one of these types. */
        ProductTypeQuery: components["schemas"]["ProductType"][];
        /** @description Returns only businesses with one of these statuses. */
        StatusQuery: components["schemas"]["BusinessStatus"][];
        /** @description Returns only businesses of one of these entity types. */
        IncorporationTypeQuery: components["schemas"]["IncorporationType"][];
        /** @description Returns only businesses in one of these states, territories or provinces. */
        RegionQuery: components["schemas"]["Region"][];
        /** @description Returns only businesses with one of these activities between `from` and `to`: an offer was opened, an application was started, a product was funded or paid off, or an offer was opened that led to an application, funding or payoff at any time. Products that were cancelled or voided don't count as funded. */
        BusinessActivityQuery: components["schemas"]["BusinessActivity"][];
        /** @description First day (yyyy-mm-dd, UTC), inclusive. Applies to the day the business was added, or with `activity`, to the day of the activity. */
        BusinessFromQuery: string;
        /** @description Last day (yyyy-mm-dd, UTC), inclusive. Applies to the day the business was added, or with `activity`, to the day of the activity. */
        BusinessToQuery: string;
        /** @description Sort field; a leading minus sorts in descending order. `name` is the DBA name, or the legal name if there is none, ignoring case. Defaults to `name`. */
        SortQuery: "name" | "-name" | "created_at" | "-created_at" | "monthly_sales_amount" | "-monthly_sales_amount" | "outstanding_amount" | "-outstanding_amount" | "max_offer_amount" | "-max_offer_amount";
        /** @description Value of `next` or `previous` from a response with the same filters and sort order. Omit it for the first page. */
        CursorQuery: components["schemas"]["Cursor"];
        /** @description Number of results per page, from 1 to 100. The default of 25 is specified. */
        PageSizeQuery: number;
        /** @description Stops counting at this number, so that large lists respond as fast as small ones. A count equal to it means at least as many. Everything is counted by default. */
        CountUpToQuery: number;
        /** @description ID of the business. Its place in the path is specified; its format is this project's. */
        BusinessIdPath: components["schemas"]["BusinessId"];
        /** @description Returns only results for this offer. */
        OfferOfQuery: string;
        /** @description Returns only results with these product types. */
        CapitalProductTypeQuery: components["schemas"]["ProductType"][];
        /** @description ID of the funded product. */
        CapitalProductQuery: string;
        /** @description ID of the payment or refund. */
        PaymentQuery: string;
        /** @description Which document to create. */
        ProductDocumentQuery: components["schemas"]["ProductDocument"];
        /** @description File format of the document. */
        DocumentFormatQuery: components["schemas"]["DocumentFormat"];
        /** @description First day of an account statement (yyyy-mm-dd, UTC), inclusive. Earlier entries add up to the opening balance. Defaults to the funding date. Ignored for payoff letters. */
        StatementFromQuery: string;
        /** @description Last day of an account statement (yyyy-mm-dd, UTC), inclusive. Defaults to today. Ignored for payoff letters. */
        StatementToQuery: string;
        /** @description ID of the business. */
        SalesBusinessQuery: string;
        /** @description First day of the period (yyyy-mm-dd, UTC), inclusive. Unbounded by default. */
        FromQuery: string;
        /** @description Last day of the period (yyyy-mm-dd, UTC), inclusive. Unbounded by default. */
        ToQuery: string;
        /** @description Number of days per page. Defaults to 25. */
        SalesPageSizeQuery: number;
        /** @description IDs of up to 100 businesses. */
        BusinessIdsQuery: string[];
        /** @description Searches by part of the business name or external ID, or by a full ID. Ignores case and surrounding spaces. */
        CapitalSearchQuery: string;
        /** @description Returns only results with one of these statuses. Includes all statuses by default. */
        PlanStatusQuery: components["schemas"]["PaymentPlanStatus"][];
        /** @description Returns only products with one of these activities between `from` and `to`: the product was funded and neither cancelled nor voided, a payment succeeded or failed, or the product was paid off. Without it, `from` and `to` apply to the day of funding. */
        ProductActivityQuery: components["schemas"]["ProductActivity"][];
        /** @description Returns only funded products with an outstanding balance at the end of this day (yyyy-mm-dd, UTC). Void and cancelled products are never outstanding. */
        OutstandingOnQuery: string;
        /** @description Returns only outstanding products in these delinquency buckets. */
        DelinquencyQuery: components["schemas"]["DelinquencyBucket"][];
        /** @description Returns only funded products with a `failed_payment`, or with false those without one. */
        FailedPaymentQuery: boolean;
        /** @description Returns only rows of businesses in these industries: NAICS titles, as in the analytics dimension `industry`. Use `none` for businesses without an industry. */
        CapitalIndustryQuery: string[];
        /** @description Returns only rows in these currencies. */
        CapitalCurrencyQuery: components["schemas"]["Currency"][];
        /** @description First day (yyyy-mm-dd, UTC), inclusive: of funding or the selected `activity` for products, of the start for applications, of opening for offers. */
        CapitalFromQuery: string;
        /** @description Last day (yyyy-mm-dd, UTC), inclusive. */
        CapitalToQuery: string;
        /** @description Sort field; a leading minus sorts in descending order. Defaults to `-funded_at`. */
        FundedSortQuery: "-funded_at" | "funded_at" | "business_name" | "-business_name" | "advance_amount" | "-advance_amount" | "outstanding_amount" | "-outstanding_amount";
        /** @description Returns only results with one of these statuses. Includes all statuses by default. */
        ApplicationStatusQuery: components["schemas"]["ApplicationStatus"][];
        /** @description Returns only applications with one of these decisions: an approval status, or `denied` for denied applications. */
        ApplicationDecisionQuery: components["schemas"]["ApplicationDecision"][];
        /** @description Sort field; a leading minus sorts in descending order. Defaults to `-created_at`. */
        ApplicationSortQuery: "-created_at" | "created_at" | "business_name" | "-business_name" | "requested_amount" | "-requested_amount";
        /** @description Returns only results with one of these statuses. Includes all statuses by default. */
        OfferStatusQuery: components["schemas"]["OfferStatus"][];
        /** @description Sort field; a leading minus sorts in descending order. Defaults to `-starts_at`. */
        OfferSortQuery: "-starts_at" | "starts_at" | "business_name" | "-business_name" | "max_amount" | "-max_amount" | "expires_at" | "-expires_at";
        /** @description List to export. */
        ExportKindQuery: components["schemas"]["ExportKind"];
        /** @description Returns only rows with one of these statuses of the list. */
        ExportStatusQuery: string[];
        /** @description Activity filter of the businesses or funded products list. Values of another list match nothing. */
        ExportActivityQuery: components["schemas"]["ExportActivity"][];
        /** @description Sort field of the list; a leading minus sorts in descending order. Defaults to the list's default. Fields of another list are rejected. */
        ExportSortQuery: components["schemas"]["ExportSort"];
        /** @description ID of the export. */
        ExportIdPath: string;
        /** @description Searches by part of the business name or an external ID, or by a full ID. */
        OrderSearchQuery: string;
        /** @description Returns only results with one of these statuses. Includes all statuses by default. */
        OrderStatusQuery: components["schemas"]["OrderStatus"][];
        /** @description Returns only results for this business. */
        OrderBusinessQuery: string;
        /** @description Sort field; a leading minus sorts in descending order. Defaults to `-opened_at`. */
        OrderSortQuery: "-opened_at" | "opened_at" | "business_name" | "-business_name" | "total_amount" | "-total_amount";
        /** @description List to export. */
        ViewListQuery: components["schemas"]["ViewList"];
        /** @description ID of the saved view. */
        SavedViewPath: string;
        /** @description ID of the API key. */
        ApiKeyPath: string;
        /** @description IDs of the users. */
        UserIdsQuery: string[];
        /** @description Must be true to delete yourself. */
        ConfirmSelfQuery: boolean;
        /** @description Returns only events with these actions. */
        AuditActionQuery: string[];
        /** @description `security` returns sign-ins, refused requests, sessions and changes to users' permissions; `change` returns everything except sign-ins. Returns both by default. */
        AuditKindQuery: "change" | "security";
        /** @description Returns only events by these users. */
        AuditActorQuery: string[];
        /** @description Returns only events from this day on (yyyy-mm-dd, UTC). */
        AuditFromQuery: string;
        /** @description Returns only results up to and including this day (yyyy-mm-dd, UTC). */
        AuditToQuery: string;
        /** @description ID of the channel. */
        ChatChannelPath: string;
        /** @description Report to return. */
        ReportKindPath: components["schemas"]["ReportKind"];
        /** @description First day of the period (yyyy-mm-dd, UTC), inclusive. Unbounded by default. */
        ReportFromQuery: string;
        /** @description Last day of the period (yyyy-mm-dd, UTC), inclusive. Unbounded by default. */
        ReportToQuery: string;
        /** @description Columns of the file, in this order. Includes all columns by default. */
        ReportColumnsQuery: components["schemas"]["ReportColumnNames"];
        /** @description ID of the report file. */
        ReportRunIdPath: string;
        /** @description ID of the report schedule. */
        ReportScheduleIdPath: string;
        /** @description Page number, starting at 1. */
        PageNumberQuery: number;
        /** @description Returns only notifications in this state. Defaults to unread. */
        NotificationStateQuery: components["schemas"]["NotificationState"];
        /** @description True for production, false for the sandbox. Defaults to true. */
        LiveModeQuery: boolean;
        /** @description Event type. */
        EventTypePath: components["schemas"]["NotificationEventType"];
        /** @description Returns only requests with these HTTP methods. */
        MethodQuery: ("GET" | "POST" | "PATCH")[];
        /** @description Returns only requests with these status classes. */
        StatusClassQuery: ("2XX" | "4XX" | "5XX")[];
        /** @description Returns only entries from this time on (RFC 3339, UTC). */
        LogFromQuery: string;
        /** @description Returns only entries before this time (RFC 3339, UTC). */
        LogToQuery: string;
        /** @description Searches by part of the path, ignoring case. `{id}` matches any ID. */
        PathQuery: string;
        /** @description Returns only entries about the object with this ID. */
        ObjectQuery: string;
        /** @description Returns only requests with these error codes. Failed requests without a code match by HTTP status. */
        ErrorCodeQuery: string[];
        /** @description ID of the log entry. */
        ApiRequestPath: string;
        /** @description ID of the webhook endpoint. */
        WebhookEndpointPath: string;
        /** @description Returns only events of these types. */
        WebhookEventTypeQuery: string[];
        /** @description Returns only results with one of these statuses. Includes all statuses by default. */
        DeliveryStatusQuery: components["schemas"]["DeliveryStatus"][];
        /** @description ID of the webhook event. */
        WebhookEventPath: string;
        /** @description ID of the webhook event. */
        WebhookEventIdQuery: string;
        /** @description Start of the period (RFC 3339, UTC). A retry sends deliveries of at most 30 days ago again. */
        SinceQuery: string;
        /** @description Returns only results with one of these statuses. Includes all statuses by default. */
        CrmStatusQuery: components["schemas"]["DeliveryStatus"][];
        /** @description Returns only events in these directions. */
        CrmDirectionQuery: components["schemas"]["CrmSyncMode"][];
        /** @description Returns only entries from this time on (RFC 3339, UTC). */
        CrmFromQuery: string;
        /** @description Returns only entries before this time (RFC 3339, UTC). */
        CrmToQuery: string;
        /** @description Returns only events about the object with this ID. */
        CrmObjectQuery: string;
        /** @description ID of the CRM event. */
        CrmEventPath: string;
        /** @description ID of the CRM event. */
        CrmEventIdQuery: string;
        /** @description Returns only results with one of these statuses. Includes all statuses by default. */
        PromotionStateQuery: components["schemas"]["PromotionState"][];
        /** @description Searches by part of the name. */
        PromotionSearchQuery: string;
        /** @description Returns only promotions reviewed on or after this day (yyyy-mm-dd, UTC). */
        PromotionReviewedQuery: string;
        /** @description ID of the promotion. */
        FeeDiscountPath: string;
        /** @description Returns only businesses whose furthest step is one of these. Repeat the parameter to include several. */
        ActivityQuery: ("none" | "offered" | "applied" | "funded")[];
        /** @description Marketing tool. */
        VendorPath: "mailchimp" | "klaviyo" | "hubspot" | "braze";
        /** @description ID of the toolkit. */
        ToolkitIdQuery: "email" | "banner" | "social" | "call_script";
        /** @description Product type to write for. Defaults to the partner's first product. */
        ToolkitProductQuery: components["schemas"]["ProductType"];
        /** @description ID of the offer CSV file. */
        OfferCsvPath: string;
        /** @description Returns only uploads of these datasets. */
        DatasetQuery: components["schemas"]["DatasetType"][];
        /** @description Returns only results with one of these statuses. Includes all statuses by default. */
        UploadStatusQuery: components["schemas"]["IngestionStatus"][];
        /** @description Returns only uploads that failed or have rejected rows left to fix, or only the others. */
        UploadErrorsQuery: boolean;
        /** @description Returns only uploads from this day on (yyyy-mm-dd, UTC). */
        UploadFromQuery: string;
        /** @description Returns only uploads up to and including this day (yyyy-mm-dd, UTC). */
        UploadToQuery: string;
        /** @description ID of the upload. */
        UploadEventPath: string;
        /** @description Dataset that the rows of the file belong to. */
        UploadDatasetQuery: components["schemas"]["DatasetType"];
        /** @description Name of the file, for display. */
        FileNameQuery: string;
        /** @description Maps a dataset column to a file column, as `date:Sale date`. Leave the part after the colon empty if the file lacks the column, or use the same value for every row with an equals sign, as `country:=US`. Columns without a mapping are matched by name. */
        MappingQuery: string[];
        /** @description ID of the upload whose rejected rows this file fixes. The file's `source_row` column identifies the rows; they're no longer listed with the original upload. */
        RepairsQuery: string;
        /** @description ID of the upload. */
        UploadEventQuery: string;
        /** @description Returns only results of these severities. Repeat the parameter to include several. */
        SeverityQuery: "error" | "warning";
        /** @description Returns only results with this code. */
        CodeQuery: string;
        /** @description Returns only results in this dataset column. */
        ColumnQuery: string;
        /** @description Searches by part of the legal name, DBA name or external ID. Ignores case and surrounding spaces. */
        IncompleteSearchQuery: string;
        /** @description Returns only businesses without any of this data. */
        LacksQuery: components["schemas"]["BusinessLack"][];
        /** @description ID of the offer. */
        OfferPath: string;
        /** @description ID of the application. */
        ApplicationPath: string;
        /** @description ID of the funded product. */
        ProductPath: string;
    };
    requestBodies: never;
    headers: {
        /** @description URL of the created object, or of the job or the list that shows its result. */
        Location: string;
        /** @description Version of the response, for `If-Match`. */
        ETag: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    startLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginStart"];
            };
        };
        responses: {
            /** @description A code was sent, if the address belongs to a user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginStarted"];
                };
            };
            400: components["responses"]["Unparsable"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    validateOtp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OtpValidation"];
            };
        };
        responses: {
            /** @description The identity token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResult"];
                };
            };
            400: components["responses"]["Unparsable"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    validateSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorValidation"];
            };
        };
        responses: {
            /** @description The identity token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityToken"];
                };
            };
            400: components["responses"]["Unparsable"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    validatePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyValidation"];
            };
        };
        responses: {
            /** @description The identity token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityToken"];
                };
            };
            400: components["responses"]["Unparsable"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    exchangeToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenExchange"];
            };
        };
        responses: {
            /** @description The access token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessToken"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    logOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session was revoked. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of the second factor. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactor"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setUpSecondFactor: {
        parameters: {
            query?: never;
            header?: {
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The secret, which is returned only once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorSetup"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    confirmSecondFactor: {
        parameters: {
            query?: never;
            header?: {
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorCode"];
            };
        };
        responses: {
            /** @description The second factor is on. The recovery codes are returned only once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["Unauthenticated"];
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
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: {
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorCode"];
            };
        };
        responses: {
            /** @description The recovery codes, which are returned only once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["Unauthenticated"];
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
    disableSecondFactor: {
        parameters: {
            query?: never;
            header?: {
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorCode"];
            };
        };
        responses: {
            /** @description The second factor is off. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["Unauthenticated"];
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
    addPasskey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPasskey"];
            };
        };
        responses: {
            /** @description The passkey. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passkey"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    startPasskey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorCode"];
            };
        };
        responses: {
            /** @description The options. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyOptions"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["Unauthenticated"];
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
    removePasskey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the passkey. */
                id: components["parameters"]["PasskeyPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The passkey was removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnSessions"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the session. */
                id: components["parameters"]["SessionPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session was revoked. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    revokeOtherSessions: {
        parameters: {
            query?: never;
            header?: {
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number of revoked sessions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevokedSessions"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    listPartners: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The partners, ordered by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePartner: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `ETag` of the version to change. Without it, the request fails with 428; if it isn't the current version, with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartnerChanges"];
            };
        };
        responses: {
            /** @description The updated branding. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Branding"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["IfMatchMissing"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    listOrganizations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The organization, or no results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPartnerConfigs: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The partner configurations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerConfigPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBusinessRows: {
        parameters: {
            query?: {
                /** @description Searches by part of the legal name, DBA name or external ID, or by a full business ID. Ignores case and surrounding spaces. */
                search?: components["parameters"]["SearchQuery"];
                /** @description Returns only businesses whose current product has one of these types. */
                product_type?: components["parameters"]["ProductTypeQuery"];
                /** @description Returns only businesses with one of these statuses. */
                status?: components["parameters"]["StatusQuery"];
                /** @description Returns only businesses of one of these entity types. */
                incorporation_type?: components["parameters"]["IncorporationTypeQuery"];
                /** @description Returns only businesses in one of these states, territories or provinces. */
                region?: components["parameters"]["RegionQuery"];
                /** @description Returns only businesses with one of these activities between `from` and `to`: an offer was opened, an application was started, a product was funded or paid off, or an offer was opened that led to an application, funding or payoff at any time. Products that were cancelled or voided don't count as funded. */
                activity?: components["parameters"]["BusinessActivityQuery"];
                /** @description First day (yyyy-mm-dd, UTC), inclusive. Applies to the day the business was added, or with `activity`, to the day of the activity. */
                from?: components["parameters"]["BusinessFromQuery"];
                /** @description Last day (yyyy-mm-dd, UTC), inclusive. Applies to the day the business was added, or with `activity`, to the day of the activity. */
                to?: components["parameters"]["BusinessToQuery"];
                /** @description Sort field; a leading minus sorts in descending order. `name` is the DBA name, or the legal name if there is none, ignoring case. Defaults to `name`. */
                sort?: components["parameters"]["SortQuery"];
                /** @description Value of `next` or `previous` from a response with the same filters and sort order. Omit it for the first page. */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Number of results per page, from 1 to 100. The default of 25 is specified. */
                page_size?: components["parameters"]["PageSizeQuery"];
            };
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of businesses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusinessRowPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    countBusinessRows: {
        parameters: {
            query?: {
                /** @description Stops counting at this number, so that large lists respond as fast as small ones. A count equal to it means at least as many. Everything is counted by default. */
                up_to?: components["parameters"]["CountUpToQuery"];
                /** @description Searches by part of the legal name, DBA name or external ID, or by a full business ID. Ignores case and surrounding spaces. */
                search?: components["parameters"]["SearchQuery"];
                /** @description Returns only businesses whose current product has one of these types. */
                product_type?: components["parameters"]["ProductTypeQuery"];
                /** @description Returns only businesses with one of these statuses. */
                status?: components["parameters"]["StatusQuery"];
                /** @description Returns only businesses of one of these entity types. */
                incorporation_type?: components["parameters"]["IncorporationTypeQuery"];
                /** @description Returns only businesses in one of these states, territories or provinces. */
                region?: components["parameters"]["RegionQuery"];
                /** @description Returns only businesses with one of these activities between `from` and `to`: an offer was opened, an application was started, a product was funded or paid off, or an offer was opened that led to an application, funding or payoff at any time. Products that were cancelled or voided don't count as funded. */
                activity?: components["parameters"]["BusinessActivityQuery"];
                /** @description First day (yyyy-mm-dd, UTC), inclusive. Applies to the day the business was added, or with `activity`, to the day of the activity. */
                from?: components["parameters"]["BusinessFromQuery"];
                /** @description Last day (yyyy-mm-dd, UTC), inclusive. Applies to the day the business was added, or with `activity`, to the day of the activity. */
                to?: components["parameters"]["BusinessToQuery"];
            };
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number of businesses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Count"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBusinessDetails: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path: {
                /** @description ID of the business. Its place in the path is specified; its format is this project's. */
                id: components["parameters"]["BusinessIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description ID of the business. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusinessDetails"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBusinessApplications: {
        parameters: {
            query?: {
                /** @description Returns only results for this offer. */
                offer_id?: components["parameters"]["OfferOfQuery"];
                /** @description Value of `next` or `previous` from a response with the same filters and sort order. Omit it for the first page. */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Number of results per page, from 1 to 100. The default of 25 is specified. */
                page_size?: components["parameters"]["PageSizeQuery"];
            };
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path: {
                /** @description ID of the business. Its place in the path is specified; its format is this project's. */
                id: components["parameters"]["BusinessIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of applications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBusinessBankInfo: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path: {
                /** @description ID of the business. Its place in the path is specified; its format is this project's. */
                id: components["parameters"]["BusinessIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bank accounts, the primary one first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankInfo"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBusinessInfo: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path: {
                /** @description ID of the business. Its place in the path is specified; its format is this project's. */
                id: components["parameters"]["BusinessIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The business information. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusinessInfo"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBusinessFundedProducts: {
        parameters: {
            query?: {
                /** @description Returns only results with these product types. */
                product_type?: components["parameters"]["CapitalProductTypeQuery"];
                /** @description Returns only results for this offer. */
                offer_id?: components["parameters"]["OfferOfQuery"];
                /** @description Value of `next` or `previous` from a response with the same filters and sort order. Omit it for the first page. */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Number of results per page, from 1 to 100. The default of 25 is specified. */
                page_size?: components["parameters"]["PageSizeQuery"];
            };
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path: {
                /** @description ID of the business. Its place in the path is specified; its format is this project's. */
                id: components["parameters"]["BusinessIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of funded products, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FundedProductPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBusinessOffers: {
        parameters: {
            query?: {
                /** @description Returns only results for this offer. */
                offer_id?: components["parameters"]["OfferOfQuery"];
                /** @description Value of `next` or `previous` from a response with the same filters and sort order. Omit it for the first page. */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Number of results per page, from 1 to 100. The default of 25 is specified. */
                page_size?: components["parameters"]["PageSizeQuery"];
            };
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path: {
                /** @description ID of the business. Its place in the path is specified; its format is this project's. */
                id: components["parameters"]["BusinessIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of offers, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBusinessOwnerInfo: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path: {
                /** @description ID of the business. Its place in the path is specified; its format is this project's. */
                id: components["parameters"]["BusinessIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The owners, the primary one first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnerInfo"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFundedProductDetails: {
        parameters: {
            query: {
                /** @description ID of the funded product. */
                capital_product_id: components["parameters"]["CapitalProductQuery"];
            };
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path: {
                /** @description ID of the business. Its place in the path is specified; its format is this project's. */
                id: components["parameters"]["BusinessIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The funded product with its terms. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FundedProductDetails"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPaymentProgress: {
        parameters: {
            query: {
                /** @description ID of the funded product. */
                capital_product_id: components["parameters"]["CapitalProductQuery"];
            };
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path: {
                /** @description ID of the business. Its place in the path is specified; its format is this project's. */
                id: components["parameters"]["BusinessIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The repayment progress. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentProgress"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProductPayments: {
        parameters: {
            query: {
                /** @description ID of the funded product. */
                capital_product_id: components["parameters"]["CapitalProductQuery"];
                /** @description Value of `next` or `previous` from a response with the same filters and sort order. Omit it for the first page. */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Number of results per page, from 1 to 100. The default of 25 is specified. */
                page_size?: components["parameters"]["PageSizeQuery"];
            };
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path: {
                /** @description ID of the business. Its place in the path is specified; its format is this project's. */
                id: components["parameters"]["BusinessIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of payments and refunds, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPaymentDetails: {
        parameters: {
            query: {
                /** @description ID of the payment or refund. */
                payment_id: components["parameters"]["PaymentQuery"];
            };
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path: {
                /** @description ID of the business. Its place in the path is specified; its format is this project's. */
                id: components["parameters"]["BusinessIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment or refund. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadProductDocument: {
        parameters: {
            query: {
                /** @description ID of the funded product. */
                capital_product_id: components["parameters"]["CapitalProductQuery"];
                /** @description Which document to create. */
                document: components["parameters"]["ProductDocumentQuery"];
                /** @description File format of the document. */
                format: components["parameters"]["DocumentFormatQuery"];
                /** @description First day of an account statement (yyyy-mm-dd, UTC), inclusive. Earlier entries add up to the opening balance. Defaults to the funding date. Ignored for payoff letters. */
                from?: components["parameters"]["StatementFromQuery"];
                /** @description Last day of an account statement (yyyy-mm-dd, UTC), inclusive. Defaults to today. Ignored for payoff letters. */
                to?: components["parameters"]["StatementToQuery"];
            };
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path: {
                /** @description ID of the business. Its place in the path is specified; its format is this project's. */
                id: components["parameters"]["BusinessIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOwnerAuth: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path: {
                /** @description ID of the business. Its place in the path is specified; its format is this project's. */
                id: components["parameters"]["BusinessIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The identity verification of the primary owner. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnerAuth"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBusinessTimeline: {
        parameters: {
            query?: {
                /** @description Value of `next` or `previous` from a response with the same filters and sort order. Omit it for the first page. */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Number of results per page, from 1 to 100. The default of 25 is specified. */
                page_size?: components["parameters"]["PageSizeQuery"];
            };
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path: {
                /** @description ID of the business. Its place in the path is specified; its format is this project's. */
                id: components["parameters"]["BusinessIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of events, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimelinePage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDailySalesRecords: {
        parameters: {
            query: {
                /** @description ID of the business. */
                business_id: components["parameters"]["SalesBusinessQuery"];
                /** @description First day of the period (yyyy-mm-dd, UTC), inclusive. Unbounded by default. */
                from?: components["parameters"]["FromQuery"];
                /** @description Last day of the period (yyyy-mm-dd, UTC), inclusive. Unbounded by default. */
                to?: components["parameters"]["ToQuery"];
                /** @description Value of `next` or `previous` from a response with the same filters and sort order. Omit it for the first page. */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Number of days per page. Defaults to 25. */
                page_size?: components["parameters"]["SalesPageSizeQuery"];
            };
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of daily sales records, latest day first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DailySalesRecordPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBusinessMetadataStatus: {
        parameters: {
            query: {
                /** @description IDs of up to 100 businesses. */
                business_id: components["parameters"]["BusinessIdsQuery"];
            };
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data status of each business that was found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusinessMetadataStatuses"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFundedProductRows: {
        parameters: {
            query?: {
                /** @description Searches by part of the business name or external ID, or by a full ID. Ignores case and surrounding spaces. */
                search?: components["parameters"]["CapitalSearchQuery"];
                /** @description Returns only results with these product types. */
                product_type?: components["parameters"]["CapitalProductTypeQuery"];
                /** @description Returns only results with one of these statuses. Includes all statuses by default. */
                status?: components["parameters"]["PlanStatusQuery"];
                /** @description Returns only products with one of these activities between `from` and `to`: the product was funded and neither cancelled nor voided, a payment succeeded or failed, or the product was paid off. Without it, `from` and `to` apply to the day of funding. */
                activity?: components["parameters"]["ProductActivityQuery"];
                /** @description Returns only funded products with an outstanding balance at the end of this day (yyyy-mm-dd, UTC). Void and cancelled products are never outstanding. */
                outstanding_on?: components["parameters"]["OutstandingOnQuery"];
                /** @description Returns only outstanding products in these delinquency buckets. */
                delinquency?: components["parameters"]["DelinquencyQuery"];
                /** @description Returns only funded products with a `failed_payment`, or with false those without one. */
                has_failed_payment?: components["parameters"]["FailedPaymentQuery"];
                /** @description Returns only businesses in one of these states, territories or provinces. */
                region?: components["parameters"]["RegionQuery"];
                /** @description Returns only rows of businesses in these industries: NAICS titles, as in the analytics dimension `industry`. Use `none` for businesses without an industry. */
                industry?: components["parameters"]["CapitalIndustryQuery"];
                /** @description Returns only rows in these currencies. */
                currency?: components["parameters"]["CapitalCurrencyQuery"];
                /** @description First day (yyyy-mm-dd, UTC), inclusive: of funding or the selected `activity` for products, of the start for applications, of opening for offers. */
                from?: components["parameters"]["CapitalFromQuery"];
                /** @description Last day (yyyy-mm-dd, UTC), inclusive. */
                to?: components["parameters"]["CapitalToQuery"];
                /** @description Sort field; a leading minus sorts in descending order. Defaults to `-funded_at`. */
                sort?: components["parameters"]["FundedSortQuery"];
                /** @description Value of `next` or `previous` from a response with the same filters and sort order. Omit it for the first page. */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Number of results per page, from 1 to 100. The default of 25 is specified. */
                page_size?: components["parameters"]["PageSizeQuery"];
            };
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of funded products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FundedProductPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    countFundedProductRows: {
        parameters: {
            query?: {
                /** @description Stops counting at this number, so that large lists respond as fast as small ones. A count equal to it means at least as many. Everything is counted by default. */
                up_to?: components["parameters"]["CountUpToQuery"];
                /** @description Searches by part of the business name or external ID, or by a full ID. Ignores case and surrounding spaces. */
                search?: components["parameters"]["CapitalSearchQuery"];
                /** @description Returns only results with these product types. */
                product_type?: components["parameters"]["CapitalProductTypeQuery"];
                /** @description Returns only results with one of these statuses. Includes all statuses by default. */
                status?: components["parameters"]["PlanStatusQuery"];
                /** @description Returns only products with one of these activities between `from` and `to`: the product was funded and neither cancelled nor voided, a payment succeeded or failed, or the product was paid off. Without it, `from` and `to` apply to the day of funding. */
                activity?: components["parameters"]["ProductActivityQuery"];
                /** @description Returns only funded products with an outstanding balance at the end of this day (yyyy-mm-dd, UTC). Void and cancelled products are never outstanding. */
                outstanding_on?: components["parameters"]["OutstandingOnQuery"];
                /** @description Returns only outstanding products in these delinquency buckets. */
                delinquency?: components["parameters"]["DelinquencyQuery"];
                /** @description Returns only funded products with a `failed_payment`, or with false those without one. */
                has_failed_payment?: components["parameters"]["FailedPaymentQuery"];
                /** @description Returns only businesses in one of these states, territories or provinces. */
                region?: components["parameters"]["RegionQuery"];
                /** @description Returns only rows of businesses in these industries: NAICS titles, as in the analytics dimension `industry`. Use `none` for businesses without an industry. */
                industry?: components["parameters"]["CapitalIndustryQuery"];
                /** @description Returns only rows in these currencies. */
                currency?: components["parameters"]["CapitalCurrencyQuery"];
                /** @description First day (yyyy-mm-dd, UTC), inclusive: of funding or the selected `activity` for products, of the start for applications, of opening for offers. */
                from?: components["parameters"]["CapitalFromQuery"];
                /** @description Last day (yyyy-mm-dd, UTC), inclusive. */
                to?: components["parameters"]["CapitalToQuery"];
            };
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number of funded products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Count"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sumFundedProductRows: {
        parameters: {
            query?: {
                /** @description Searches by part of the business name or external ID, or by a full ID. Ignores case and surrounding spaces. */
                search?: components["parameters"]["CapitalSearchQuery"];
                /** @description Returns only results with these product types. */
                product_type?: components["parameters"]["CapitalProductTypeQuery"];
                /** @description Returns only results with one of these statuses. Includes all statuses by default. */
                status?: components["parameters"]["PlanStatusQuery"];
                /** @description Returns only products with one of these activities between `from` and `to`: the product was funded and neither cancelled nor voided, a payment succeeded or failed, or the product was paid off. Without it, `from` and `to` apply to the day of funding. */
                activity?: components["parameters"]["ProductActivityQuery"];
                /** @description Returns only funded products with an outstanding balance at the end of this day (yyyy-mm-dd, UTC). Void and cancelled products are never outstanding. */
                outstanding_on?: components["parameters"]["OutstandingOnQuery"];
                /** @description Returns only outstanding products in these delinquency buckets. */
                delinquency?: components["parameters"]["DelinquencyQuery"];
                /** @description Returns only funded products with a `failed_payment`, or with false those without one. */
                has_failed_payment?: components["parameters"]["FailedPaymentQuery"];
                /** @description Returns only businesses in one of these states, territories or provinces. */
                region?: components["parameters"]["RegionQuery"];
                /** @description Returns only rows of businesses in these industries: NAICS titles, as in the analytics dimension `industry`. Use `none` for businesses without an industry. */
                industry?: components["parameters"]["CapitalIndustryQuery"];
                /** @description Returns only rows in these currencies. */
                currency?: components["parameters"]["CapitalCurrencyQuery"];
                /** @description First day (yyyy-mm-dd, UTC), inclusive: of funding or the selected `activity` for products, of the start for applications, of opening for offers. */
                from?: components["parameters"]["CapitalFromQuery"];
                /** @description Last day (yyyy-mm-dd, UTC), inclusive. */
                to?: components["parameters"]["CapitalToQuery"];
            };
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The totals by currency. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FundedProductTotals"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listApplicationRows: {
        parameters: {
            query?: {
                /** @description Searches by part of the business name or external ID, or by a full ID. Ignores case and surrounding spaces. */
                search?: components["parameters"]["CapitalSearchQuery"];
                /** @description Returns only results with these product types. */
                product_type?: components["parameters"]["CapitalProductTypeQuery"];
                /** @description Returns only results with one of these statuses. Includes all statuses by default. */
                status?: components["parameters"]["ApplicationStatusQuery"];
                /** @description Returns only applications with one of these decisions: an approval status, or `denied` for denied applications. */
                decision?: components["parameters"]["ApplicationDecisionQuery"];
                /** @description Returns only businesses in one of these states, territories or provinces. */
                region?: components["parameters"]["RegionQuery"];
                /** @description Returns only rows of businesses in these industries: NAICS titles, as in the analytics dimension `industry`. Use `none` for businesses without an industry. */
                industry?: components["parameters"]["CapitalIndustryQuery"];
                /** @description Returns only rows in these currencies. */
                currency?: components["parameters"]["CapitalCurrencyQuery"];
                /** @description First day (yyyy-mm-dd, UTC), inclusive: of funding or the selected `activity` for products, of the start for applications, of opening for offers. */
                from?: components["parameters"]["CapitalFromQuery"];
                /** @description Last day (yyyy-mm-dd, UTC), inclusive. */
                to?: components["parameters"]["CapitalToQuery"];
                /** @description Sort field; a leading minus sorts in descending order. Defaults to `-created_at`. */
                sort?: components["parameters"]["ApplicationSortQuery"];
                /** @description Value of `next` or `previous` from a response with the same filters and sort order. Omit it for the first page. */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Number of results per page, from 1 to 100. The default of 25 is specified. */
                page_size?: components["parameters"]["PageSizeQuery"];
            };
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of applications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationRowPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    countApplicationRows: {
        parameters: {
            query?: {
                /** @description Stops counting at this number, so that large lists respond as fast as small ones. A count equal to it means at least as many. Everything is counted by default. */
                up_to?: components["parameters"]["CountUpToQuery"];
                /** @description Searches by part of the business name or external ID, or by a full ID. Ignores case and surrounding spaces. */
                search?: components["parameters"]["CapitalSearchQuery"];
                /** @description Returns only results with these product types. */
                product_type?: components["parameters"]["CapitalProductTypeQuery"];
                /** @description Returns only results with one of these statuses. Includes all statuses by default. */
                status?: components["parameters"]["ApplicationStatusQuery"];
                /** @description Returns only applications with one of these decisions: an approval status, or `denied` for denied applications. */
                decision?: components["parameters"]["ApplicationDecisionQuery"];
                /** @description Returns only businesses in one of these states, territories or provinces. */
                region?: components["parameters"]["RegionQuery"];
                /** @description Returns only rows of businesses in these industries: NAICS titles, as in the analytics dimension `industry`. Use `none` for businesses without an industry. */
                industry?: components["parameters"]["CapitalIndustryQuery"];
                /** @description Returns only rows in these currencies. */
                currency?: components["parameters"]["CapitalCurrencyQuery"];
                /** @description First day (yyyy-mm-dd, UTC), inclusive: of funding or the selected `activity` for products, of the start for applications, of opening for offers. */
                from?: components["parameters"]["CapitalFromQuery"];
                /** @description Last day (yyyy-mm-dd, UTC), inclusive. */
                to?: components["parameters"]["CapitalToQuery"];
            };
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number of applications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Count"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOfferRows: {
        parameters: {
            query?: {
                /** @description Searches by part of the business name or external ID, or by a full ID. Ignores case and surrounding spaces. */
                search?: components["parameters"]["CapitalSearchQuery"];
                /** @description Returns only results with these product types. */
                product_type?: components["parameters"]["CapitalProductTypeQuery"];
                /** @description Returns only results with one of these statuses. Includes all statuses by default. */
                status?: components["parameters"]["OfferStatusQuery"];
                /** @description Returns only businesses in one of these states, territories or provinces. */
                region?: components["parameters"]["RegionQuery"];
                /** @description Returns only rows of businesses in these industries: NAICS titles, as in the analytics dimension `industry`. Use `none` for businesses without an industry. */
                industry?: components["parameters"]["CapitalIndustryQuery"];
                /** @description Returns only rows in these currencies. */
                currency?: components["parameters"]["CapitalCurrencyQuery"];
                /** @description First day (yyyy-mm-dd, UTC), inclusive: of funding or the selected `activity` for products, of the start for applications, of opening for offers. */
                from?: components["parameters"]["CapitalFromQuery"];
                /** @description Last day (yyyy-mm-dd, UTC), inclusive. */
                to?: components["parameters"]["CapitalToQuery"];
                /** @description Sort field; a leading minus sorts in descending order. Defaults to `-starts_at`. */
                sort?: components["parameters"]["OfferSortQuery"];
                /** @description Value of `next` or `previous` from a response with the same filters and sort order. Omit it for the first page. */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Number of results per page, from 1 to 100. The default of 25 is specified. */
                page_size?: components["parameters"]["PageSizeQuery"];
            };
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of offers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferRowPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    countOfferRows: {
        parameters: {
            query?: {
                /** @description Stops counting at this number, so that large lists respond as fast as small ones. A count equal to it means at least as many. Everything is counted by default. */
                up_to?: components["parameters"]["CountUpToQuery"];
                /** @description Searches by part of the business name or external ID, or by a full ID. Ignores case and surrounding spaces. */
                search?: components["parameters"]["CapitalSearchQuery"];
                /** @description Returns only results with these product types. */
                product_type?: components["parameters"]["CapitalProductTypeQuery"];
                /** @description Returns only results with one of these statuses. Includes all statuses by default. */
                status?: components["parameters"]["OfferStatusQuery"];
                /** @description Returns only businesses in one of these states, territories or provinces. */
                region?: components["parameters"]["RegionQuery"];
                /** @description Returns only rows of businesses in these industries: NAICS titles, as in the analytics dimension `industry`. Use `none` for businesses without an industry. */
                industry?: components["parameters"]["CapitalIndustryQuery"];
                /** @description Returns only rows in these currencies. */
                currency?: components["parameters"]["CapitalCurrencyQuery"];
                /** @description First day (yyyy-mm-dd, UTC), inclusive: of funding or the selected `activity` for products, of the start for applications, of opening for offers. */
                from?: components["parameters"]["CapitalFromQuery"];
                /** @description Last day (yyyy-mm-dd, UTC), inclusive. */
                to?: components["parameters"]["CapitalToQuery"];
            };
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number of offers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Count"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadCsv: {
        parameters: {
            query: {
                /** @description List to export. */
                kind: components["parameters"]["ExportKindQuery"];
                /** @description Returns only rows with one of these statuses of the list. */
                status?: components["parameters"]["ExportStatusQuery"];
                /** @description Activity filter of the businesses or funded products list. Values of another list match nothing. */
                activity?: components["parameters"]["ExportActivityQuery"];
                /** @description Sort field of the list; a leading minus sorts in descending order. Defaults to the list's default. Fields of another list are rejected. */
                sort?: components["parameters"]["ExportSortQuery"];
                /** @description Searches by part of the business name or external ID, or by a full ID. Ignores case and surrounding spaces. */
                search?: components["parameters"]["CapitalSearchQuery"];
                /** @description Returns only results with these product types. */
                product_type?: components["parameters"]["CapitalProductTypeQuery"];
                /** @description Returns only funded products with an outstanding balance at the end of this day (yyyy-mm-dd, UTC). Void and cancelled products are never outstanding. */
                outstanding_on?: components["parameters"]["OutstandingOnQuery"];
                /** @description Returns only outstanding products in these delinquency buckets. */
                delinquency?: components["parameters"]["DelinquencyQuery"];
                /** @description Returns only funded products with a `failed_payment`, or with false those without one. */
                has_failed_payment?: components["parameters"]["FailedPaymentQuery"];
                /** @description Returns only businesses in one of these states, territories or provinces. */
                region?: components["parameters"]["RegionQuery"];
                /** @description Returns only rows of businesses in these industries: NAICS titles, as in the analytics dimension `industry`. Use `none` for businesses without an industry. */
                industry?: components["parameters"]["CapitalIndustryQuery"];
                /** @description Returns only rows in these currencies. */
                currency?: components["parameters"]["CapitalCurrencyQuery"];
                /** @description First day (yyyy-mm-dd, UTC), inclusive: of funding or the selected `activity` for products, of the start for applications, of opening for offers. */
                from?: components["parameters"]["CapitalFromQuery"];
                /** @description Last day (yyyy-mm-dd, UTC), inclusive. */
                to?: components["parameters"]["CapitalToQuery"];
                /** @description Returns only applications with one of these decisions: an approval status, or `denied` for denied applications. */
                decision?: components["parameters"]["ApplicationDecisionQuery"];
                /** @description Returns only results for this business. */
                business_id?: components["parameters"]["OrderBusinessQuery"];
                /** @description Returns only businesses of one of these entity types. */
                incorporation_type?: components["parameters"]["IncorporationTypeQuery"];
            };
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The CSV file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startCsvExport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CsvExportRequest"];
            };
        };
        responses: {
            /** @description The export, which is processing. */
            202: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsvExport"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    listCsvExports: {
        parameters: {
            query?: {
                /** @description Value of `next` or `previous` from a response with the same filters and sort order. Omit it for the first page. */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Number of results per page, from 1 to 100. The default of 25 is specified. */
                page_size?: components["parameters"]["PageSizeQuery"];
            };
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The exports of the last seven days. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsvExports"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCsvExport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path: {
                /** @description ID of the export. */
                id: components["parameters"]["ExportIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The export. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsvExport"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadCsvExport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path: {
                /** @description ID of the export. */
                id: components["parameters"]["ExportIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The CSV file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOrderRows: {
        parameters: {
            query?: {
                /** @description Searches by part of the business name or an external ID, or by a full ID. */
                search?: components["parameters"]["OrderSearchQuery"];
                /** @description Returns only results with one of these statuses. Includes all statuses by default. */
                status?: components["parameters"]["OrderStatusQuery"];
                /** @description Returns only results for this business. */
                business_id?: components["parameters"]["OrderBusinessQuery"];
                /** @description Sort field; a leading minus sorts in descending order. Defaults to `-opened_at`. */
                sort?: components["parameters"]["OrderSortQuery"];
                /** @description Value of `next` or `previous` from a response with the same filters and sort order. Omit it for the first page. */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Number of results per page, from 1 to 100. The default of 25 is specified. */
                page_size?: components["parameters"]["PageSizeQuery"];
            };
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of orders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    countOrderRows: {
        parameters: {
            query?: {
                /** @description Stops counting at this number, so that large lists respond as fast as small ones. A count equal to it means at least as many. Everything is counted by default. */
                up_to?: components["parameters"]["CountUpToQuery"];
                /** @description Searches by part of the business name or an external ID, or by a full ID. */
                search?: components["parameters"]["OrderSearchQuery"];
                /** @description Returns only results with one of these statuses. Includes all statuses by default. */
                status?: components["parameters"]["OrderStatusQuery"];
                /** @description Returns only results for this business. */
                business_id?: components["parameters"]["OrderBusinessQuery"];
            };
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number of orders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Count"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
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
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    getOrderCredit: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path: {
                /** @description ID of the business. Its place in the path is specified; its format is this project's. */
                id: components["parameters"]["BusinessIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The available credit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderCredit"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    finalizeOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderRequest"];
            };
        };
        responses: {
            /** @description The finalized order. */
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    cancelOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelOrderRequest"];
            };
        };
        responses: {
            /** @description The cancelled order. */
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    listSavedViews: {
        parameters: {
            query: {
                /** @description List to export. */
                list: components["parameters"]["ViewListQuery"];
            };
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The saved views, ordered by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedViews"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveView: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveViewRequest"];
            };
        };
        responses: {
            /** @description The saved view. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    deleteSavedView: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the saved view. */
                id: components["parameters"]["SavedViewPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. The response has no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    renameSavedView: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the saved view. */
                id: components["parameters"]["SavedViewPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenameViewRequest"];
            };
        };
        responses: {
            /** @description The renamed view. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    getHomeSummary: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The summary of each partner in scope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HomeSummaries"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBranding: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The branding. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Branding"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listApiKeys: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The API keys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeys"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createApiKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateApiKeyRequest"];
            };
        };
        responses: {
            /** @description The created key with its secret. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyWithSecret"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    rotateApiKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the API key. */
                id: components["parameters"]["ApiKeyPath"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RotateApiKeyRequest"];
            };
        };
        responses: {
            /** @description The new key with its secret. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyWithSecret"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    revokeApiKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the API key. */
                id: components["parameters"]["ApiKeyPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The revoked key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKey"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    listPartnerUsers: {
        parameters: {
            query?: {
                /** @description Value of `next` or `previous` from a response with the same filters and sort order. Omit it for the first page. */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Number of results per page, from 1 to 100. The default of 25 is specified. */
                page_size?: components["parameters"]["PageSizeQuery"];
            };
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The users, ordered by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerUsers"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRoles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The roles with their capabilities. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Roles"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addPartnerUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddUserRequest"];
            };
        };
        responses: {
            /** @description The added user. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerUser"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    updatePartnerUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `ETag` of the version to change. Without it, the request fails with 428; if it isn't the current version, with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateUserRequest"];
            };
        };
        responses: {
            /** @description The updated user. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerUser"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["IfMatchMissing"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    deletePartnerUsers: {
        parameters: {
            query: {
                /** @description IDs of the users. */
                user_id: components["parameters"]["UserIdsQuery"];
                /** @description Must be true to delete yourself. */
                confirm_self?: components["parameters"]["ConfirmSelfQuery"];
            };
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. The response has no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    listOrganizationUsers: {
        parameters: {
            query?: {
                /** @description Value of `next` or `previous` from a response with the same filters and sort order. Omit it for the first page. */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Number of results per page, from 1 to 100. The default of 25 is specified. */
                page_size?: components["parameters"]["PageSizeQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The users, ordered by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerUsers"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteOrganizationUsers: {
        parameters: {
            query: {
                /** @description IDs of the users. */
                user_id: components["parameters"]["UserIdsQuery"];
                /** @description Must be true to delete yourself. */
                confirm_self?: components["parameters"]["ConfirmSelfQuery"];
            };
            header?: {
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. The response has no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    listWidgetConfigs: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The widget configurations, including drafts. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WidgetConfigs"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateWidgetConfig: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `ETag` of the version to change. Without it, the request fails with 428; if it isn't the current version, with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WidgetConfigChanges"];
            };
        };
        responses: {
            /** @description All widget configurations after the update. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WidgetConfigs"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["IfMatchMissing"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    getSupportInfo: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The support information. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportInfo"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateSupportInfo: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `ETag` of the version to change. Without it, the request fails with 428; if it isn't the current version, with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupportInfoChanges"];
            };
        };
        responses: {
            /** @description The updated support information. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportInfo"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["IfMatchMissing"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    getSignInPolicy: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sign-in policy. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInPolicy"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateSignInPolicy: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `ETag` of the version to change. Without it, the request fails with 428; if it isn't the current version, with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInPolicyChanges"];
            };
        };
        responses: {
            /** @description The sign-in policy. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInPolicy"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["IfMatchMissing"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    listAuditEvents: {
        parameters: {
            query?: {
                /** @description Returns only events with these actions. */
                action?: components["parameters"]["AuditActionQuery"];
                /** @description `security` returns sign-ins, refused requests, sessions and changes to users' permissions; `change` returns everything except sign-ins. Returns both by default. */
                kind?: components["parameters"]["AuditKindQuery"];
                /** @description Returns only events by these users. */
                actor_id?: components["parameters"]["AuditActorQuery"];
                /** @description Returns only events from this day on (yyyy-mm-dd, UTC). */
                from?: components["parameters"]["AuditFromQuery"];
                /** @description Returns only results up to and including this day (yyyy-mm-dd, UTC). */
                to?: components["parameters"]["AuditToQuery"];
                /** @description Value of `next` or `previous` from a response with the same filters and sort order. Omit it for the first page. */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Number of results per page, from 1 to 100. The default of 25 is specified. */
                page_size?: components["parameters"]["PageSizeQuery"];
            };
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of audit events, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEventPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadAuditEvents: {
        parameters: {
            query?: {
                /** @description Returns only events with these actions. */
                action?: components["parameters"]["AuditActionQuery"];
                /** @description `security` returns sign-ins, refused requests, sessions and changes to users' permissions; `change` returns everything except sign-ins. Returns both by default. */
                kind?: components["parameters"]["AuditKindQuery"];
                /** @description Returns only events by these users. */
                actor_id?: components["parameters"]["AuditActorQuery"];
                /** @description Returns only events from this day on (yyyy-mm-dd, UTC). */
                from?: components["parameters"]["AuditFromQuery"];
                /** @description Returns only results up to and including this day (yyyy-mm-dd, UTC). */
                to?: components["parameters"]["AuditToQuery"];
            };
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The CSV file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    authorizeChat: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address of the consent page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatAuthorization"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    listChatChannels: {
        parameters: {
            query?: {
                /** @description Value of `next` or `previous` from a response with the same filters and sort order. Omit it for the first page. */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Number of results per page, from 1 to 100. The default of 25 is specified. */
                page_size?: components["parameters"]["PageSizeQuery"];
            };
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The connected channels. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatChannels"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteChatChannel: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the channel. */
                id: components["parameters"]["ChatChannelPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. The response has no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    sendChatTest: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the channel. */
                id: components["parameters"]["ChatChannelPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The channel that received the test message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatChannel"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    listReports: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reports with their columns. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reports"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReportRows: {
        parameters: {
            query?: {
                /** @description First day of the period (yyyy-mm-dd, UTC), inclusive. Unbounded by default. */
                from?: components["parameters"]["ReportFromQuery"];
                /** @description Last day of the period (yyyy-mm-dd, UTC), inclusive. Unbounded by default. */
                to?: components["parameters"]["ReportToQuery"];
                /** @description Value of `next` or `previous` from a response with the same filters and sort order. Omit it for the first page. */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Number of results per page, from 1 to 100. The default of 25 is specified. */
                page_size?: components["parameters"]["PageSizeQuery"];
            };
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path: {
                /** @description Report to return. */
                kind: components["parameters"]["ReportKindPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of rows, newest first, with the totals of the period. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportRows"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadReport: {
        parameters: {
            query?: {
                /** @description First day of the period (yyyy-mm-dd, UTC), inclusive. Unbounded by default. */
                from?: components["parameters"]["ReportFromQuery"];
                /** @description Last day of the period (yyyy-mm-dd, UTC), inclusive. Unbounded by default. */
                to?: components["parameters"]["ReportToQuery"];
                /** @description Columns of the file, in this order. Includes all columns by default. */
                columns?: components["parameters"]["ReportColumnsQuery"];
            };
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path: {
                /** @description Report to return. */
                kind: components["parameters"]["ReportKindPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The CSV file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReportRuns: {
        parameters: {
            query?: {
                /** @description Value of `next` or `previous` from a response with the same filters and sort order. Omit it for the first page. */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Number of results per page, from 1 to 100. The default of 25 is specified. */
                page_size?: components["parameters"]["PageSizeQuery"];
            };
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report files of the last 30 days, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportRuns"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startReportRun: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportRunRequest"];
            };
        };
        responses: {
            /** @description The report file, which is processing. */
            202: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportRun"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    downloadReportRun: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path: {
                /** @description ID of the report file. */
                id: components["parameters"]["ReportRunIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The CSV file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReportSchedules: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report schedules. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportSchedules"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createReportSchedule: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportScheduleRequest"];
            };
        };
        responses: {
            /** @description The created report schedule. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportSchedule"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    deleteReportSchedule: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the report schedule. */
                id: components["parameters"]["ReportScheduleIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The schedule was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    updateReportSchedule: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the report schedule. */
                id: components["parameters"]["ReportScheduleIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportScheduleChange"];
            };
        };
        responses: {
            /** @description The updated report schedule. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportSchedule"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    listWebNotifications: {
        parameters: {
            query?: {
                /** @description Page number, starting at 1. */
                page_number?: components["parameters"]["PageNumberQuery"];
                /** @description Returns only notifications in this state. Defaults to unread. */
                state?: components["parameters"]["NotificationStateQuery"];
                /** @description True for production, false for the sandbox. Defaults to true. */
                live_mode?: components["parameters"]["LiveModeQuery"];
            };
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of notifications, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebNotificationPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    markAllRead: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarkAllReadRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. The response has no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    undoMarkAllRead: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarkAllReadRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. The response has no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    markOneRead: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarkOneReadRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. The response has no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    listSubscriptions: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notification preferences by event type. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscriptions"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateSubscriptions: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriptionsRequest"];
            };
        };
        responses: {
            /** @description All notification preferences after the update. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscriptions"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    updateSubscription: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Event type. */
                event_type: components["parameters"]["EventTypePath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChannelsRequest"];
            };
        };
        responses: {
            /** @description All notification preferences after the update. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscriptions"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    listApiRequests: {
        parameters: {
            query?: {
                /** @description Returns only requests with these HTTP methods. */
                method?: components["parameters"]["MethodQuery"];
                /** @description Returns only requests with these status classes. */
                status_class?: components["parameters"]["StatusClassQuery"];
                /** @description Returns only entries from this time on (RFC 3339, UTC). */
                from?: components["parameters"]["LogFromQuery"];
                /** @description Returns only entries before this time (RFC 3339, UTC). */
                to?: components["parameters"]["LogToQuery"];
                /** @description Searches by part of the path, ignoring case. `{id}` matches any ID. */
                path?: components["parameters"]["PathQuery"];
                /** @description Returns only entries about the object with this ID. */
                object_id?: components["parameters"]["ObjectQuery"];
                /** @description Returns only requests with these error codes. Failed requests without a code match by HTTP status. */
                error_code?: components["parameters"]["ErrorCodeQuery"];
                /** @description Value of `next` or `previous` from a response with the same filters and sort order. Omit it for the first page. */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Number of results per page, from 1 to 100. The default of 25 is specified. */
                page_size?: components["parameters"]["PageSizeQuery"];
            };
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of API requests, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiRequestPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getApiRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path: {
                /** @description ID of the log entry. */
                id: components["parameters"]["ApiRequestPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The API request with its headers and bodies. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiRequestDetails"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listApiErrorGroups: {
        parameters: {
            query?: {
                /** @description Returns only entries from this time on (RFC 3339, UTC). */
                from?: components["parameters"]["LogFromQuery"];
                /** @description Returns only entries before this time (RFC 3339, UTC). */
                to?: components["parameters"]["LogToQuery"];
            };
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The errors grouped by code, method and path, most frequent first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorGroups"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listObjectIdPrefixes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The prefixes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ObjectIdPrefixes"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWebhookEndpoints: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook endpoints. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoints"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
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
            /** @description The created webhook endpoint with its secret. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointWithSecret"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    getWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
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
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the webhook endpoint. */
                id: components["parameters"]["WebhookEndpointPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. The response has no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    updateWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
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
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the webhook endpoint. */
                id: components["parameters"]["WebhookEndpointPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook endpoint with its new secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointWithSecret"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    listWebhookEvents: {
        parameters: {
            query?: {
                /** @description Returns only events of these types. */
                type?: components["parameters"]["WebhookEventTypeQuery"];
                /** @description Returns only results with one of these statuses. Includes all statuses by default. */
                status?: components["parameters"]["DeliveryStatusQuery"];
                /** @description Returns only entries from this time on (RFC 3339, UTC). */
                from?: components["parameters"]["LogFromQuery"];
                /** @description Returns only entries before this time (RFC 3339, UTC). */
                to?: components["parameters"]["LogToQuery"];
                /** @description Returns only entries about the object with this ID. */
                object_id?: components["parameters"]["ObjectQuery"];
                /** @description Value of `next` or `previous` from a response with the same filters and sort order. Omit it for the first page. */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Number of results per page, from 1 to 100. The default of 25 is specified. */
                page_size?: components["parameters"]["PageSizeQuery"];
            };
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of webhook events, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEventPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWebhookEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path: {
                /** @description ID of the webhook event. */
                id: components["parameters"]["WebhookEventPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook event with its body and deliveries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEventInfo"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDeliveryAttempts: {
        parameters: {
            query: {
                /** @description ID of the webhook event. */
                event_id: components["parameters"]["WebhookEventIdQuery"];
                /** @description Value of `next` or `previous` from a response with the same filters and sort order. Omit it for the first page. */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Number of results per page, from 1 to 100. The default of 25 is specified. */
                page_size?: components["parameters"]["PageSizeQuery"];
            };
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of delivery attempts, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryAttemptPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendWebhookEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResendEventRequest"];
            };
        };
        responses: {
            /** @description The webhook event, queued for delivery. */
            202: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEvent"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    sendTestEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the webhook endpoint. */
                id: components["parameters"]["WebhookEndpointPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The test event, queued for delivery. */
            202: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEvent"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    countRecoverable: {
        parameters: {
            query: {
                /** @description Start of the period (RFC 3339, UTC). A retry sends deliveries of at most 30 days ago again. */
                since: components["parameters"]["SinceQuery"];
            };
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path: {
                /** @description ID of the webhook endpoint. */
                id: components["parameters"]["WebhookEndpointPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number of failed deliveries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recovery"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    recoverDeliveries: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
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
                "application/json": components["schemas"]["RecoverRequest"];
            };
        };
        responses: {
            /** @description The number of deliveries queued again. */
            202: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recovery"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    getCrmIntegration: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The CRM connection. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmIntegration"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    connectCrm: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConnectCrmRequest"];
            };
        };
        responses: {
            /** @description The new CRM connection. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmIntegration"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    disconnectCrm: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. The response has no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    listCrmEvents: {
        parameters: {
            query?: {
                /** @description Returns only results with one of these statuses. Includes all statuses by default. */
                status?: components["parameters"]["CrmStatusQuery"];
                /** @description Returns only events in these directions. */
                direction?: components["parameters"]["CrmDirectionQuery"];
                /** @description Returns only entries from this time on (RFC 3339, UTC). */
                from?: components["parameters"]["CrmFromQuery"];
                /** @description Returns only entries before this time (RFC 3339, UTC). */
                to?: components["parameters"]["CrmToQuery"];
                /** @description Returns only events about the object with this ID. */
                object_id?: components["parameters"]["CrmObjectQuery"];
                /** @description Value of `next` or `previous` from a response with the same filters and sort order. Omit it for the first page. */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Number of results per page, from 1 to 100. The default of 25 is specified. */
                page_size?: components["parameters"]["PageSizeQuery"];
            };
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of CRM events, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmEventPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCrmEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path: {
                /** @description ID of the CRM event. */
                id: components["parameters"]["CrmEventPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The CRM event with its payload. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmEventInfo"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCrmAttempts: {
        parameters: {
            query: {
                /** @description ID of the CRM event. */
                event_id: components["parameters"]["CrmEventIdQuery"];
                /** @description Value of `next` or `previous` from a response with the same filters and sort order. Omit it for the first page. */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Number of results per page, from 1 to 100. The default of 25 is specified. */
                page_size?: components["parameters"]["PageSizeQuery"];
            };
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of attempts, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmAttemptPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendCrmEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResendCrmEventRequest"];
            };
        };
        responses: {
            /** @description The CRM event, queued for delivery. */
            202: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmEvent"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    triggerCrmSync: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The started sync. */
            202: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmSync"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    getCrmSync: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The latest sync. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmSync"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setCrmSync: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CrmSyncRequest"];
            };
        };
        responses: {
            /** @description The CRM connection with the new sync mode. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmIntegration"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    submitPromotion: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ReviewRequest"];
            };
        };
        responses: {
            /** @description The estimate, and the promotion unless it was a dry run. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    listFeeDiscounts: {
        parameters: {
            query?: {
                /** @description Returns only results with one of these statuses. Includes all statuses by default. */
                state?: components["parameters"]["PromotionStateQuery"];
                /** @description Searches by part of the name. */
                search?: components["parameters"]["PromotionSearchQuery"];
                /** @description Returns only promotions reviewed on or after this day (yyyy-mm-dd, UTC). */
                reviewed_from?: components["parameters"]["PromotionReviewedQuery"];
                /** @description Value of `next` or `previous` from a response with the same filters and sort order. Omit it for the first page. */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Number of results per page, from 1 to 100. The default of 25 is specified. */
                page_size?: components["parameters"]["PageSizeQuery"];
            };
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of promotions, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeeDiscountPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createFeeDiscount: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeeDiscountRequest"];
            };
        };
        responses: {
            /** @description The created promotion. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeeDiscount"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    getPromotionAccess: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of the access. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromotionAccess"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestPromotionAccess: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of the access after the request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromotionAccess"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    getFeeDiscount: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path: {
                /** @description ID of the promotion. */
                id: components["parameters"]["FeeDiscountPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The promotion. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeeDiscount"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endFeeDiscount: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the promotion. */
                id: components["parameters"]["FeeDiscountPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ended promotion. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeeDiscount"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    listFeeDiscountBusinesses: {
        parameters: {
            query?: {
                /** @description Returns only businesses whose furthest step is one of these. Repeat the parameter to include several. */
                activity?: components["parameters"]["ActivityQuery"];
                /** @description Value of `next` or `previous` from a response with the same filters and sort order. Omit it for the first page. */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Number of results per page, from 1 to 100. The default of 25 is specified. */
                page_size?: components["parameters"]["PageSizeQuery"];
            };
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path: {
                /** @description ID of the promotion. */
                id: components["parameters"]["FeeDiscountPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of businesses, furthest activity first, then by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeeDiscountBusinessPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadPromotionCsv: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the promotion. */
                id: components["parameters"]["FeeDiscountPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": string;
            };
        };
        responses: {
            /** @description The number of matched and unknown businesses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsvAudience"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    getRevenueShare: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The revenue share by month and product, latest month first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevenueShare"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMarketingIntegrations: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The connected marketing tools. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarketingIntegrations"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    connectMarketingIntegration: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarketingIntegrationRequest"];
            };
        };
        responses: {
            /** @description The connected marketing tool. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarketingIntegration"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    deleteMarketingIntegration: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Marketing tool. */
                vendor: components["parameters"]["VendorPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. The response has no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    getIntegrationToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The integration token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IntegrationToken"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listGtmToolkits: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The toolkits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GtmToolkits"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getGtmToolkit: {
        parameters: {
            query: {
                /** @description ID of the toolkit. */
                id: components["parameters"]["ToolkitIdQuery"];
                /** @description Product type to write for. Defaults to the partner's first product. */
                product_type?: components["parameters"]["ToolkitProductQuery"];
            };
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The toolkit with its assets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GtmToolkit"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOfferCsvs: {
        parameters: {
            query?: {
                /** @description Value of `next` or `previous` from a response with the same filters and sort order. Omit it for the first page. */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Number of results per page, from 1 to 100. The default of 25 is specified. */
                page_size?: components["parameters"]["PageSizeQuery"];
            };
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The offer CSV files of the last 30 days. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferCsvs"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    generateOfferCsv: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["GenerateOfferCsvRequest"];
            };
        };
        responses: {
            /** @description The offer CSV file, which is processing. */
            202: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferCsv"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    downloadOfferCsv: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path: {
                /** @description ID of the offer CSV file. */
                id: components["parameters"]["OfferCsvPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The CSV file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDatasetUploads: {
        parameters: {
            query?: {
                /** @description Returns only uploads of these datasets. */
                dataset_type?: components["parameters"]["DatasetQuery"];
                /** @description Returns only results with one of these statuses. Includes all statuses by default. */
                status?: components["parameters"]["UploadStatusQuery"];
                /** @description Returns only uploads that failed or have rejected rows left to fix, or only the others. */
                has_errors?: components["parameters"]["UploadErrorsQuery"];
                /** @description Returns only uploads from this day on (yyyy-mm-dd, UTC). */
                from?: components["parameters"]["UploadFromQuery"];
                /** @description Returns only uploads up to and including this day (yyyy-mm-dd, UTC). */
                to?: components["parameters"]["UploadToQuery"];
                /** @description Value of `next` or `previous` from a response with the same filters and sort order. Omit it for the first page. */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Number of results per page, from 1 to 100. The default of 25 is specified. */
                page_size?: components["parameters"]["PageSizeQuery"];
            };
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of manual uploads, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DatasetUploadPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDatasetUpload: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path: {
                /** @description ID of the upload. */
                event_id: components["parameters"]["UploadEventPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The upload. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DatasetUpload"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadDataset: {
        parameters: {
            query: {
                /** @description Dataset that the rows of the file belong to. */
                dataset_type: components["parameters"]["UploadDatasetQuery"];
                /** @description Name of the file, for display. */
                file_name: components["parameters"]["FileNameQuery"];
                /** @description Maps a dataset column to a file column, as `date:Sale date`. Leave the part after the colon empty if the file lacks the column, or use the same value for every row with an equals sign, as `country:=US`. Columns without a mapping are matched by name. */
                column?: components["parameters"]["MappingQuery"];
                /** @description ID of the upload whose rejected rows this file fixes. The file's `source_row` column identifies the rows; they're no longer listed with the original upload. */
                repairs_event_id?: components["parameters"]["RepairsQuery"];
            };
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": string;
            };
        };
        responses: {
            /** @description The upload, which is processing. */
            202: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DatasetUpload"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    listUploadResults: {
        parameters: {
            query: {
                /** @description ID of the upload. */
                event_id: components["parameters"]["UploadEventQuery"];
                /** @description Returns only results of these severities. Repeat the parameter to include several. */
                severity?: components["parameters"]["SeverityQuery"];
                /** @description Returns only results with this code. */
                code?: components["parameters"]["CodeQuery"];
                /** @description Returns only results in this dataset column. */
                column?: components["parameters"]["ColumnQuery"];
                /** @description Value of `next` or `previous` from a response with the same filters and sort order. Omit it for the first page. */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Number of results per page, from 1 to 100. The default of 25 is specified. */
                page_size?: components["parameters"]["PageSizeQuery"];
            };
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of validation results, ordered by row and column. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationResultPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUploadResultGroups: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path: {
                /** @description ID of the upload. */
                event_id: components["parameters"]["UploadEventPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The validation results grouped by code and column, most frequent first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResultGroups"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRejectedRows: {
        parameters: {
            query?: {
                /** @description Returns only results with this code. */
                code?: components["parameters"]["CodeQuery"];
                /** @description Returns only results in this dataset column. */
                column?: components["parameters"]["ColumnQuery"];
                /** @description Value of `next` or `previous` from a response with the same filters and sort order. Omit it for the first page. */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Number of results per page, from 1 to 100. The default of 25 is specified. */
                page_size?: components["parameters"]["PageSizeQuery"];
            };
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path: {
                /** @description ID of the upload. */
                event_id: components["parameters"]["UploadEventPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of rejected rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RejectedRowPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadRejectedRows: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path: {
                /** @description ID of the upload. */
                event_id: components["parameters"]["UploadEventPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The CSV file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSchemaImportToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SchemaImportTokenRequest"];
            };
        };
        responses: {
            /** @description The importer token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchemaImportToken"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    listDatasetSchemas: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The datasets with their columns. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DatasetSchemas"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDataShareSummary: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The freshness of each dataset. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataShareSummary"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listIncompleteBusinesses: {
        parameters: {
            query?: {
                /** @description Searches by part of the legal name, DBA name or external ID. Ignores case and surrounding spaces. */
                search?: components["parameters"]["IncompleteSearchQuery"];
                /** @description Returns only businesses without any of this data. */
                lacks?: components["parameters"]["LacksQuery"];
                /** @description Value of `next` or `previous` from a response with the same filters and sort order. Omit it for the first page. */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Number of results per page, from 1 to 100. The default of 25 is specified. */
                page_size?: components["parameters"]["PageSizeQuery"];
            };
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of businesses with missing data, ordered by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IncompleteBusinessPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listS3Integrations: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bucket connection, or no results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["S3Integrations"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    connectS3: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["S3IntegrationRequest"];
            };
        };
        responses: {
            /** @description The new bucket connection. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["S3Integration"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    testS3: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result of the test, also when it failed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["S3Test"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    listS3IngestionConfigs: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ingestion settings of each dataset. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["S3IngestionConfigs"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    putS3IngestionConfigs: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `ETag` of the version to change. Without it, the request fails with 428; if it isn't the current version, with 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["S3IngestionConfigsRequest"];
            };
        };
        responses: {
            /** @description The new ingestion settings of each dataset. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["S3IngestionConfigs"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["IfMatchMissing"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    runS3Ingestion: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RunS3Request"];
            };
        };
        responses: {
            /** @description The started run. */
            202: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["S3Run"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    listS3Uploads: {
        parameters: {
            query?: {
                /** @description Returns only uploads of these datasets. */
                dataset_type?: components["parameters"]["DatasetQuery"];
                /** @description Returns only results with one of these statuses. Includes all statuses by default. */
                status?: components["parameters"]["UploadStatusQuery"];
                /** @description Returns only uploads that failed or have rejected rows left to fix, or only the others. */
                has_errors?: components["parameters"]["UploadErrorsQuery"];
                /** @description Returns only uploads from this day on (yyyy-mm-dd, UTC). */
                from?: components["parameters"]["UploadFromQuery"];
                /** @description Returns only uploads up to and including this day (yyyy-mm-dd, UTC). */
                to?: components["parameters"]["UploadToQuery"];
                /** @description Value of `next` or `previous` from a response with the same filters and sort order. Omit it for the first page. */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Number of results per page, from 1 to 100. The default of 25 is specified. */
                page_size?: components["parameters"]["PageSizeQuery"];
            };
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of bucket uploads, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DatasetUploadPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listS3UploadResults: {
        parameters: {
            query: {
                /** @description ID of the upload. */
                event_id: components["parameters"]["UploadEventQuery"];
                /** @description Returns only results of these severities. Repeat the parameter to include several. */
                severity?: components["parameters"]["SeverityQuery"];
                /** @description Returns only results with this code. */
                code?: components["parameters"]["CodeQuery"];
                /** @description Returns only results in this dataset column. */
                column?: components["parameters"]["ColumnQuery"];
                /** @description Value of `next` or `previous` from a response with the same filters and sort order. Omit it for the first page. */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Number of results per page, from 1 to 100. The default of 25 is specified. */
                page_size?: components["parameters"]["PageSizeQuery"];
            };
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of validation results, ordered by row and column. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationResultPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getQueryToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The query token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueryToken"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    loadCubeQueryByAddress: {
        parameters: {
            query: {
                /** @description Query as JSON. */
                query: string;
                /** @description Type of query. Only `regularQuery` is supported. */
                queryType?: "regularQuery";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result of the query. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CubeResult"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    loadCubeQuery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CubeLoadRequest"];
            };
        };
        responses: {
            /** @description The result of the query. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CubeResult"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    getCubeMeta: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cubes with their measures and dimensions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CubeResultMeta"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPlaygroundOffer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlaygroundOfferRequest"];
            };
        };
        responses: {
            /** @description The created offer and the equivalent API requests. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaygroundStep"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    submitPlaygroundApplication: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the offer. */
                id: components["parameters"]["OfferPath"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SubmitRequest"];
            };
        };
        responses: {
            /** @description The submitted application and the equivalent API requests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaygroundStep"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    decideApplication: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the application. */
                id: components["parameters"]["ApplicationPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecideRequest"];
            };
        };
        responses: {
            /** @description The decided application and the equivalent API requests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaygroundStep"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    fundApplication: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the application. */
                id: components["parameters"]["ApplicationPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The funded product and the equivalent API requests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaygroundStep"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    advancePlaygroundDays: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the funded product. */
                id: components["parameters"]["ProductPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdvanceRequest"];
            };
        };
        responses: {
            /** @description The funded product after these days and the equivalent API requests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaygroundStep"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    missPlaygroundPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the funded product. */
                id: components["parameters"]["ProductPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The failed payment and the equivalent API requests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaygroundStep"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    payOffPlaygroundProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the funded product. */
                id: components["parameters"]["ProductPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The paid-off product and the equivalent API requests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaygroundStep"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    refundPlaygroundPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the funded product. */
                id: components["parameters"]["ProductPath"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RefundRequest"];
            };
        };
        responses: {
            /** @description The refunded payment and the equivalent API requests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaygroundStep"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    gracePlaygroundProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the funded product. */
                id: components["parameters"]["ProductPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GracePeriodRequest"];
            };
        };
        responses: {
            /** @description The funded product after the step and the equivalent API requests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaygroundStep"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    startPlaygroundHardshipPlan: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the funded product. */
                id: components["parameters"]["ProductPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HardshipPlanRequest"];
            };
        };
        responses: {
            /** @description The funded product after the step and the equivalent API requests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaygroundStep"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    waivePlaygroundProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the funded product. */
                id: components["parameters"]["ProductPath"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["WaiverRequest"];
            };
        };
        responses: {
            /** @description The funded product after the step and the equivalent API requests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaygroundStep"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    chargeOffPlaygroundProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the funded product. */
                id: components["parameters"]["ProductPath"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ChargeOffRequest"];
            };
        };
        responses: {
            /** @description The funded product after the step and the equivalent API requests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaygroundStep"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
    recoverPlaygroundProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description Selected partner, as `partner_{id}`. Defaults to a partner user's own partner, or to an organization user's whole organization. The form of the value is specified; the header's name is this project's. */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description Send `1` to use the sandbox. Omit the header for production. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
                /** @description Prevents duplicate effects: a repeated request with the same key returns the first response, for 24 hours. Printable ASCII, up to 255 characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the funded product. */
                id: components["parameters"]["ProductPath"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RecoveryRequest"];
            };
        };
        responses: {
            /** @description The funded product after the step and the equivalent API requests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaygroundStep"];
                };
            };
            400: components["responses"]["Unparsable"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["OutOfStorage"];
        };
    };
}
