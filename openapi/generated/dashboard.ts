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
         * @description Sends a one-time code of 6 digits to the address, if it belongs to a user. The answer is the same whether it does or not. A code is
         *     good for 10 minutes and 5 tries; a new one can be asked for after 30 seconds and replaces the one before.
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
         * Trade a sign-in code for an identity token
         * @description Answers an identity token for the code that was sent last. A wrong code counts as a try and is refused with `code_invalid`, as are a
         *     used and an expired one; after 5 tries every code is refused with `code_exhausted` until a new one is asked for. Begins a session,
         *     which ends at log-out or after 12 hours.
         */
        post: operations["validateOtp"];
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
         * @description Verifies the identity token (signature, issuer, audience, expiry, an allow-list of algorithms; it must carry app metadata with userId
         *     and role) and answers an access token of 15 minutes for the same session. `is_auth0_token: true` names a token of the configured
         *     identity provider; without one it is refused with `identity_provider_not_configured`. `false` names the token of `validate_otp`. An
         *     identity token that does not hold is a 401.
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
         * End the session
         * @description Ends the session on the server. Every token of it is refused from now on.
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
         * Who is signed in
         * @description Answers the signed-in user, the metadata that scope the session, the claims that the dashboard asks for every minute, and the
         *     capabilities that the server grants. The dashboard knows no role: it disables what the capabilities do not name.
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
    "/partners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The partners that the session may see
         * @description All partners of an organization user's organization, by name, or the one partner of a partner user, in one answer (`previous` and
         *     `next` are always null). Neither header changes it.
         */
        get: operations["listPartners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
         * The organization of the session
         * @description The organization that an organization user belongs to; no results for a partner user. The dashboard derives slug, created_at,
         *     products and syncOptInEnabled from the partners.
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
         * The configuration of the partners in scope
         * @description The configuration of the chosen partner, or without one of every partner that the session may see. A partner without a configuration
         *     has no entry.
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
         * A page of businesses
         * @description The businesses of the chosen partner and mode, filtered and sorted. Filters of different names must all hold; of several values of
         *     one filter, one must. Equal sort values are ordered by id, so that a page neither repeats nor skips a row.
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
         * How many businesses a filter finds
         * @description Counts what the same filter would list.
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
         * The head of a business
         * @description The facts about one business that stand above all of its tabs.
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
         * The applications of a business
         * @description The capital applications of one business, the latest first.
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        LoginStart: {
            /**
             * Format: loose-email
             * @description The address of a dashboard user. Capitals and outer blanks do not count.
             * @example maya.ortiz@example.com
             */
            email: string;
        };
        LoginStarted: {
            /**
             * @description Seconds until the code expires.
             * @example 600
             */
            expires_in: number;
            /**
             * @description Seconds until a new code can be asked for.
             * @example 30
             */
            resend_after: number;
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
             * @example page_size must be one of 25, 50, 100.
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
        OtpValidation: {
            /**
             * Format: loose-email
             * @description The address that the code was sent to.
             * @example maya.ortiz@example.com
             */
            email: string;
            /**
             * @description The code from the mail.
             * @example 204815
             */
            code: string;
        };
        IdentityToken: {
            /**
             * @description A signed JWT with the claims `app_metadata`, `name`, `email`, `aud` (the client id), `sid` and `exp`.
             * @example eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJ1c2VyIn0.c2ln
             */
            identity_token: string;
            /**
             * Format: date-time
             * @description When the session ends at the latest, RFC 3339, UTC.
             * @example 2026-11-21T16:00:00Z
             */
            expires_at: string;
        };
        TokenExchange: {
            /**
             * @description The token of the identity provider, or of `validate_otp`.
             * @example eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJ1c2VyIn0.c2ln
             */
            identity_token: string;
            /**
             * @description Whether the configured identity provider made the token.
             * @example false
             */
            is_auth0_token: boolean;
        };
        AccessToken: {
            /**
             * @description The bearer token of all other calls. To be kept in memory only.
             * @example eyJhbGciOiJFUzI1NiJ9.eyJzaWQiOiJzZXNzaW9uIn0.c2ln
             */
            access_token: string;
            /**
             * @description Seconds until it expires.
             * @example 900
             */
            expires_in: number;
        };
        /**
         * @description A role of a dashboard user. What each may do is the server's rule, told by the session's capabilities.
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
             * @description E-mail address.
             * @example maya.ortiz@example.com
             */
            email: string;
            role: components["schemas"]["Role"];
            /** @description All roles, from pd_user_roles. */
            roles: components["schemas"]["Role"][];
        };
        TokenMetadata: {
            /**
             * Format: uuid
             * @description Set for an organization user.
             * @example 5b3f0d1e-6a0c-4f4b-9d8e-1b2c3d4e5f60
             */
            organization_id: string | null;
            /**
             * Format: uuid
             * @description Set for a partner user.
             * @example 2f1a9a34-2a3b-4a63-8a2a-2d1f0a7f2c01
             */
            partner_id: string | null;
            /**
             * @description The kind of platform.
             * @default partner
             * @example partner
             */
            platform_type: string;
            role: components["schemas"]["Role"];
            /**
             * @description The user's identifier.
             * @example user_0a52cbe5-5f0e-4f2c-b7cf-7b0f19a6a001
             */
            userId: string;
            /** @description All roles. */
            pd_user_roles: components["schemas"]["Role"][];
        };
        SessionClaims: {
            /**
             * @description Full name.
             * @example Maya Ortiz
             */
            name: string;
            /**
             * @description The identifier under which session replay knows the user.
             * @example user_0a52cbe5-5f0e-4f2c-b7cf-7b0f19a6a001
             */
            fullstoryUserId: string;
        };
        /**
         * @description One thing that a user may do.
         * @example manage_orders
         * @enum {string}
         */
        Capability: "manage_users" | "read_secrets" | "manage_settings" | "manage_orders" | "manage_promotions" | "manage_data_share" | "manage_developer" | "review_applications";
        Session: {
            user: components["schemas"]["AuthUser"];
            metadata: components["schemas"]["TokenMetadata"];
            claims: components["schemas"]["SessionClaims"];
            /** @description What this user may do, apart from reading. */
            capabilities: components["schemas"]["Capability"][];
            /**
             * Format: date-time
             * @description When the session ends at the latest.
             * @example 2026-11-21T16:00:00Z
             */
            expires_at: string;
        };
        /**
         * @description The kind of a capital product.
         * @example merchant_cash_advance
         * @enum {string}
         */
        ProductType: "merchant_cash_advance" | "flex_loan" | "term_loan" | "bnpl" | "spend_card";
        /**
         * @description ISO 3166-1 alpha-2 code.
         * @example US
         * @enum {string}
         */
        Country: "US" | "CA";
        PartnerConfig: {
            /**
             * Format: uuid
             * @description The partner.
             * @example 2f1a9a34-2a3b-4a63-8a2a-2d1f0a7f2c01
             */
            partner_id: string;
            /** @description The products that the partner offers. */
            products: components["schemas"]["ProductType"][];
            /**
             * @description How identity data is shared. `post_opt_in_sync_webhook` means that opt-in sync is enabled.
             * @example post_opt_in_sync_webhook
             */
            identity_data_share: string | null;
            country_code: components["schemas"]["Country"];
        };
        Partner: {
            /**
             * Format: uuid
             * @description The partner's identifier.
             * @example 2f1a9a34-2a3b-4a63-8a2a-2d1f0a7f2c01
             */
            id: string;
            /**
             * @description A short name for addresses and search.
             * @example harvest-pos
             */
            slug: string;
            /**
             * @description The name.
             * @example Harvest POS
             */
            name: string;
            /**
             * Format: date-time
             * @description When the partner was created.
             * @example 2022-03-01T00:00:00Z
             */
            created_at: string;
            /**
             * @description The user who owns the partner.
             * @example user_0a52cbe5-5f0e-4f2c-b7cf-7b0f19a6a001
             */
            user_id: string | null;
            /**
             * @description Identifiers of the organizations that own the partner.
             * @example [
             *       "5b3f0d1e-6a0c-4f4b-9d8e-1b2c3d4e5f60"
             *     ]
             */
            organizations: string[];
            /**
             * @description Address of the logo.
             * @example /assets/logo.svg
             */
            logo: string | null;
            /**
             * @description Address of the square icon.
             * @example /assets/icon.svg
             */
            icon: string | null;
            /** @description The configuration, null where there is none. */
            config: components["schemas"]["PartnerConfig"] | null;
        };
        PartnerPage: {
            /** @description The partners, by name. */
            results: components["schemas"]["Partner"][];
            /** @description Always null. */
            previous: null;
            /** @description Always null. */
            next: null;
        };
        Organization: {
            /**
             * Format: uuid
             * @description The organization's identifier.
             * @example 5b3f0d1e-6a0c-4f4b-9d8e-1b2c3d4e5f60
             */
            id: string;
            /**
             * @description The name.
             * @example Northwind Commerce
             */
            name: string;
            /**
             * @description Whether the view across all partners can be chosen.
             * @example true
             */
            is_enabled: boolean;
        };
        OrganizationPage: {
            /** @description The organization, or nothing. */
            results: components["schemas"]["Organization"][];
            /** @description Always null. */
            previous: null;
            /** @description Always null. */
            next: null;
        };
        PartnerConfigPage: {
            /** @description The configurations, by the partners' names. */
            results: components["schemas"]["PartnerConfig"][];
            /** @description Always null. */
            previous: null;
            /** @description Always null. */
            next: null;
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
         * @description ISO 4217 code. Amounts of two currencies are never added up.
         * @example USD
         * @enum {string}
         */
        Currency: "USD" | "CAD";
        /**
         * Format: money
         * @description An amount with at most two decimals, in the unit of the `currency` beside it.
         * @example 12500.5
         */
        Money: number;
        BusinessRow: {
            id: components["schemas"]["BusinessId"];
            /**
             * @description The partner's own identifier.
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
            /**
             * @description The city of the business's address.
             * @example Austin
             */
            city: string;
            region: components["schemas"]["Region"];
            country: components["schemas"]["Country"];
            status: components["schemas"]["BusinessStatus"];
            /** @description The product of the latest offer, application or funded product; null where there was none. */
            product_type: components["schemas"]["ProductType"] | null;
            currency: components["schemas"]["Currency"];
            /** @description Average sales of a month over the last 90 days. */
            monthly_sales_amount: components["schemas"]["Money"];
            /** @description The largest amount of the open offers, 0 where none is open. */
            max_offer_amount: components["schemas"]["Money"];
            /** @description What is left to pay on funded products, 0 where nothing is. */
            outstanding_amount: components["schemas"]["Money"];
            /**
             * Format: date-time
             * @description When the business was added.
             * @example 2025-02-11T15:04:05Z
             */
            created_at: string;
        };
        BusinessRowPage: {
            /** @description The businesses of this page. */
            results: components["schemas"]["BusinessRow"][];
            /** @description The page before, null on the first. */
            previous: components["schemas"]["Cursor"] | null;
            /** @description The page after, null on the last. */
            next: components["schemas"]["Cursor"] | null;
            /**
             * @description How many rows stand before this page.
             * @example 0
             */
            start: number;
        };
        Count: {
            /**
             * @description How many.
             * @example 412
             */
            count: number;
        };
        /** @description An industry of the North American Industry Classification System, shown as `code industry`. */
        Naics: {
            /**
             * @description Six-digit code, 2022 edition.
             * @example 722511
             */
            code: string;
            /**
             * @description The industry's name.
             * @example Full-service restaurants
             */
            industry: string;
        };
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
        BusinessDetails: {
            id: components["schemas"]["BusinessId"];
            /**
             * Format: uuid
             * @description The partner whose customer it is.
             * @example 2f1a9a34-2a3b-4a63-8a2a-2d1f0a7f2c01
             */
            partner_id: string;
            /**
             * @description The partner's own identifier.
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
            /** @description The industry. */
            naics: components["schemas"]["Naics"] | null;
            address: components["schemas"]["Address"];
            status: components["schemas"]["BusinessStatus"];
            /** @description The product of the latest offer, application or funded product. */
            product_type: components["schemas"]["ProductType"] | null;
            currency: components["schemas"]["Currency"];
            /** @description Average sales of a month over the last 90 days. */
            monthly_sales_amount: components["schemas"]["Money"];
            /** @description The largest amount of the open offers, 0 where none is open. */
            max_offer_amount: components["schemas"]["Money"];
            /** @description What is left to pay on funded products. */
            outstanding_amount: components["schemas"]["Money"];
            /**
             * Format: date
             * @description When the business was founded.
             * @example 2016-05-01
             */
            established_date: string | null;
            /**
             * Format: date-time
             * @description When the business was added.
             * @example 2025-02-11T15:04:05Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the business last changed.
             * @example 2026-11-01T09:30:00Z
             */
            updated_at: string;
        };
        /**
         * @description The whole state of an application. It never moves backwards: in_progress → action_required ⇄ under_review → approved → funded,
         *     or denied from under_review, withdrawn or expired from any state before approved.
         * @example under_review
         * @enum {string}
         */
        ApplicationStatus: "in_progress" | "action_required" | "under_review" | "approved" | "denied" | "withdrawn" | "expired" | "funded";
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
        ApplicationStep: {
            /**
             * @description Which step.
             * @example bank_account
             * @enum {string}
             */
            key: "business_info" | "owner_info" | "bank_account" | "identity" | "review" | "agreement";
            status: components["schemas"]["StepStatus"];
        };
        Application: {
            /**
             * @description The identifier, `application_` and a UUID.
             * @example application_3d6f0a51-9b1c-4b7e-8f51-6f0f4a8a2b10
             */
            id: string;
            business_id: components["schemas"]["BusinessId"];
            /**
             * @description The offer that was applied for, `offer_` and a UUID.
             * @example offer_6d1b7f2a-0f0b-4a58-9d1d-1a6c0d4f9e22
             */
            offer_id: string | null;
            product_type: components["schemas"]["ProductType"];
            status: components["schemas"]["ApplicationStatus"];
            approval: components["schemas"]["Approval"];
            /** @description The steps of the application, in their order. */
            steps: components["schemas"]["ApplicationStep"][];
            requested_amount: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
            /**
             * @description Why it was decided so, in sentences for a person.
             * @example [
             *       "Sales have fallen in each of the last three months."
             *     ]
             */
            decision_reasons: string[];
            /**
             * @description What the business still has to hand in.
             * @example [
             *       "Bank statement for October"
             *     ]
             */
            needs: string[];
            /**
             * Format: date-time
             * @description When it was begun.
             * @example 2026-10-02T10:00:00Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was handed in.
             * @example 2026-10-02T10:20:00Z
             */
            submitted_at: string | null;
            /**
             * Format: date-time
             * @description When it was decided.
             * @example 2026-10-03T09:00:00Z
             */
            decided_at: string | null;
        };
        ApplicationPage: {
            /** @description The applications of this page, the latest first. */
            results: components["schemas"]["Application"][];
            /** @description The page before, null on the first. */
            previous: components["schemas"]["Cursor"] | null;
            /** @description The page after, null on the last. */
            next: components["schemas"]["Cursor"] | null;
            /**
             * @description How many rows stand before this page.
             * @example 0
             */
            start: number;
        };
    };
    responses: {
        /** @description The body is not JSON. */
        Unparsable: {
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
        /** @description A part of the request is not valid. `errors` points at it. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many requests. `Retry-After` says in how many seconds to come back. */
        TooManyRequests: {
            headers: {
                /** @description Seconds. */
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
        /** @description No access token, or one that is malformed, expired, revoked or meant for somebody else. */
        Unauthenticated: {
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
    };
    parameters: {
        /**
         * @description The chosen partner as `partner_{id}`. Left out, a partner user's own partner is meant, and an organization user's organization.
         *     The value's form is specified; the header's name is this project's.
         */
        PartnerHeader: string;
        /** @description The value 1 chooses the sandbox. The value is specified; the header's name is this project's. */
        SandboxHeader: "1";
        /** @description Part of the legal name, the trading name or the external id, or a whole business id; capitals and outer blanks do not count. */
        SearchQuery: string;
        /** @description Only businesses whose current product is one of these. */
        ProductTypeQuery: components["schemas"]["ProductType"][];
        /** @description Only businesses in one of these states. */
        StatusQuery: components["schemas"]["BusinessStatus"][];
        /** @description Only businesses of one of these entity types. */
        IncorporationTypeQuery: components["schemas"]["IncorporationType"][];
        /** @description Only businesses in one of these states, territories or provinces. */
        RegionQuery: components["schemas"]["Region"][];
        /** @description The order; a leading minus means descending. `name` is the trading name, else the legal name; capitals do not count. */
        SortQuery: "name" | "-name" | "created_at" | "-created_at" | "monthly_sales_amount" | "-monthly_sales_amount" | "outstanding_amount" | "-outstanding_amount" | "max_offer_amount" | "-max_offer_amount";
        /** @description The `next` or `previous` of an answer to the same filter and order. Left out, the first page. */
        CursorQuery: components["schemas"]["Cursor"];
        /** @description Rows a page. The default of 25 is specified. */
        PageSizeQuery: 25 | 50 | 100;
        /** @description The business. That it is in the path is specified, its form is not. */
        BusinessIdPath: components["schemas"]["BusinessId"];
    };
    requestBodies: never;
    headers: never;
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
            /** @description A code is on its way, if the address belongs to a user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginStarted"];
                };
            };
            400: components["responses"]["Unparsable"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
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
            /** @description The code was right. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityToken"];
                };
            };
            400: components["responses"]["Unparsable"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
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
            /** @description The identity token holds. */
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
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
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
            /** @description The session has ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["ServerError"];
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
            500: components["responses"]["ServerError"];
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
            /** @description The partners. */
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
            /** @description The organization, or none. */
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
        };
    };
    listPartnerConfigs: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The chosen partner as `partner_{id}`. Left out, a partner user's own partner is meant, and an organization user's organization.
                 *     The value's form is specified; the header's name is this project's.
                 */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The configurations. */
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
        };
    };
    listBusinessRows: {
        parameters: {
            query?: {
                /** @description Part of the legal name, the trading name or the external id, or a whole business id; capitals and outer blanks do not count. */
                search?: components["parameters"]["SearchQuery"];
                /** @description Only businesses whose current product is one of these. */
                product_type?: components["parameters"]["ProductTypeQuery"];
                /** @description Only businesses in one of these states. */
                status?: components["parameters"]["StatusQuery"];
                /** @description Only businesses of one of these entity types. */
                incorporation_type?: components["parameters"]["IncorporationTypeQuery"];
                /** @description Only businesses in one of these states, territories or provinces. */
                region?: components["parameters"]["RegionQuery"];
                /** @description The order; a leading minus means descending. `name` is the trading name, else the legal name; capitals do not count. */
                sort?: components["parameters"]["SortQuery"];
                /** @description The `next` or `previous` of an answer to the same filter and order. Left out, the first page. */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Rows a page. The default of 25 is specified. */
                page_size?: components["parameters"]["PageSizeQuery"];
            };
            header?: {
                /**
                 * @description The chosen partner as `partner_{id}`. Left out, a partner user's own partner is meant, and an organization user's organization.
                 *     The value's form is specified; the header's name is this project's.
                 */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description The value 1 chooses the sandbox. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of businesses. */
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
        };
    };
    countBusinessRows: {
        parameters: {
            query?: {
                /** @description Part of the legal name, the trading name or the external id, or a whole business id; capitals and outer blanks do not count. */
                search?: components["parameters"]["SearchQuery"];
                /** @description Only businesses whose current product is one of these. */
                product_type?: components["parameters"]["ProductTypeQuery"];
                /** @description Only businesses in one of these states. */
                status?: components["parameters"]["StatusQuery"];
                /** @description Only businesses of one of these entity types. */
                incorporation_type?: components["parameters"]["IncorporationTypeQuery"];
                /** @description Only businesses in one of these states, territories or provinces. */
                region?: components["parameters"]["RegionQuery"];
            };
            header?: {
                /**
                 * @description The chosen partner as `partner_{id}`. Left out, a partner user's own partner is meant, and an organization user's organization.
                 *     The value's form is specified; the header's name is this project's.
                 */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description The value 1 chooses the sandbox. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The count. */
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
        };
    };
    getBusinessDetails: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The chosen partner as `partner_{id}`. Left out, a partner user's own partner is meant, and an organization user's organization.
                 *     The value's form is specified; the header's name is this project's.
                 */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description The value 1 chooses the sandbox. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path: {
                /** @description The business. That it is in the path is specified, its form is not. */
                id: components["parameters"]["BusinessIdPath"];
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
                    "application/json": components["schemas"]["BusinessDetails"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["ServerError"];
        };
    };
    listBusinessApplications: {
        parameters: {
            query?: {
                /** @description The `next` or `previous` of an answer to the same filter and order. Left out, the first page. */
                cursor?: components["parameters"]["CursorQuery"];
                /** @description Rows a page. The default of 25 is specified. */
                page_size?: components["parameters"]["PageSizeQuery"];
            };
            header?: {
                /**
                 * @description The chosen partner as `partner_{id}`. Left out, a partner user's own partner is meant, and an organization user's organization.
                 *     The value's form is specified; the header's name is this project's.
                 */
                "Dashboard-Partner"?: components["parameters"]["PartnerHeader"];
                /** @description The value 1 chooses the sandbox. The value is specified; the header's name is this project's. */
                "Dashboard-Sandbox"?: components["parameters"]["SandboxHeader"];
            };
            path: {
                /** @description The business. That it is in the path is specified, its form is not. */
                id: components["parameters"]["BusinessIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of applications. */
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
        };
    };
}
