/** One of our objects, as the public API answers it. */
export type CrmObject = { id: string } & Record<string, unknown>

export interface Pushed {
  isOk: boolean
  /** Whether the CRM did not have it before. */
  isNew: boolean
  external_id: string | null
  http_status: number | null
  excerpt: string | null
}

/** What the CRM holds of a business, as far as it is taken over. */
export interface PulledBusiness {
  external_id: string
  updated_at: string
  contact: Partial<Record<'phone' | 'email' | 'url', unknown>>
}

/** A CRM. What it says of all objects of a call, or nothing at all, is thrown as a CrmFailure. */
export interface CrmConnector {
  /** Whether it has a place for objects of this kind. */
  keeps: (objectId: string) => boolean
  /** Writes objects of one kind; a result for each, in their order. Again is not twice. */
  push: (objects: readonly CrmObject[]) => Promise<Pushed[]>
  /** Reads the records of businesses, by their ids; what the CRM does not have is left out. */
  pull: (businessIds: readonly string[]) => Promise<Map<string, PulledBusiness>>
}

/** The CRM did not do what it was asked for. */
export class CrmFailure extends Error {
  constructor(
    /** What it answered; null where there was no answer. */
    readonly httpStatus: number | null,
    excerpt: string,
  ) {
    super(excerptOf(excerpt))
  }

  /** The token is not taken any more. */
  get isRefusedToken() {
    return this.httpStatus === 401 || this.httpStatus === 403
  }
}

export const excerptOf = (text: string) => text.slice(0, 500)

/** Milliseconds that a CRM has for an answer. */
const deadline = 10_000

/** Waits for an answer as long as is reasonable: the vendors' clients have no time limit that could be set. */
export async function answered<Result>(answer: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new CrmFailure(null, "The CRM didn't respond within 10 seconds.")), deadline)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}

/** What a business is called in a CRM. */
export const nameOf = ({ dba_name, legal_name, id }: CrmObject) => String(dba_name ?? legal_name ?? id)

export const kindOf = (objectId: string) => objectId.slice(0, objectId.lastIndexOf('_'))
