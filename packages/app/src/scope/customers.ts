/** Redirect from the old paths (specification, section 2): the same path with businesses in place of customers, query and hash kept. */
export const customersToBusinesses = (href: string) => href.replace(/^\/customers(?=[/?#]|$)/, '/businesses')
