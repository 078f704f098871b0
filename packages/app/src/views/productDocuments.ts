import type { ProductDocumentQuery } from '@partner-dashboard/client'

type DocumentKind = ProductDocumentQuery['document']
type Format = ProductDocumentQuery['format']

export const documentNames: Record<DocumentKind, string> = {
  payoff_letter: 'Payoff letter',
  account_statement: 'Statement of account',
}

const formats: Record<Format, string> = { pdf: 'PDF', csv: 'CSV' }

/** Documents of a funded product in each format. */
export const documents = (['payoff_letter', 'account_statement'] as const).flatMap((document) =>
  (['pdf', 'csv'] as const).map((format) => ({
    document,
    format,
    label: `${documentNames[document]} (${formats[format]})`,
  })),
)
