/** An object as the public API returns it. */
export type CrmObject = { id: string } & Record<string, unknown>

export interface Pushed {
  isOk: boolean
  /** Whether the CRM didn't have it before. */
  isNew: boolean
  external_id: string | null
  http_status: number | null
  excerpt: string | null
}

/** Data of a business that is copied from the CRM. */
export interface PulledBusiness {
  external_id: string
  updated_at: string
  contact: Partial<Record<'phone' | 'email' | 'url', unknown>>
}

/** A CRM. Failures of a whole request throw a CrmFailure. */
export interface CrmConnector {
  /** Whether it supports this type of object. */
  keeps: (objectId: string) => boolean
  /** Writes objects of one type and returns a result for each, in order. Idempotent. */
  push: (objects: readonly CrmObject[]) => Promise<Pushed[]>
  /** Reads business records by ID; unknown ones are omitted. */
  pull: (businessIds: readonly string[]) => Promise<Map<string, PulledBusiness>>
}

/** A failed request to the CRM. */
export class CrmFailure extends Error {
  constructor(
    /** Null if there was no response. */
    readonly httpStatus: number | null,
    excerpt: string,
  ) {
    super(excerptOf(excerpt))
  }

  /** The CRM no longer accepts the token. */
  get isRefusedToken() {
    return this.httpStatus === 401 || this.httpStatus === 403
  }
}

export const excerptOf = (text: string) => text.slice(0, 500)

export const nameOf = ({ dba_name, legal_name, id }: CrmObject) => String(dba_name ?? legal_name ?? id)

export const kindOf = (objectId: string) => objectId.slice(0, objectId.lastIndexOf('_'))
