/** The part of the bundled contract (openapi/generated/dashboard.json) that the server reads by itself. */
export interface ContractDocument {
  paths: Record<
    string,
    Record<
      string,
      {
        operationId?: string
        security?: unknown[]
        requestBody?: { required?: boolean }
        parameters?: { $ref?: string }[]
      }
    >
  >
}
