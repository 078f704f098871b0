import { optionalText } from '../router/searchFields'

/** What the tools over a list keep in the address: the name of the view that was opened, and a file that is being made. */
export const listToolFields = { view: optionalText, export: optionalText }

export interface ListToolSearch {
  view?: string
  export?: string
}
