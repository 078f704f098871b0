import { validateField } from '@partner-dashboard/ui/validators'
import type { AnySchema, Options, ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { ContractDocument, Reference } from '../platform/contractDocument'

/** Validators of a contract's schemas, compiled at their first use. */
export interface ContractSchemas {
  /** Of a body. Converts nothing, since it would turn true into 1 and null into 0. */
  ofBody: (schema: Reference) => ValidateFunction
  /** Of path or query values. Converts them from text and adds defaults. */
  ofTexts: (schema: AnySchema) => ValidateFunction
}

/** A reference to the part of a contract at a location, given as property names from the root. */
export const partAt = (...names: string[]): Reference => ({
  $ref: `contract#/${names.map((name) => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`,
})

/** Shared by all servers of a process, because compiling a schema takes longer than most requests. */
const known = new WeakMap<ContractDocument, ContractSchemas>()

export function schemasOf(contract: ContractDocument): ContractSchemas {
  const schemas = known.get(contract) ?? compileSchemas(contract)
  known.set(contract, schemas)
  return schemas
}

function compileSchemas(contract: ContractDocument): ContractSchemas {
  const document = { ...contract, $id: 'contract' }
  const bodies = contractAjv().addSchema(document)
  const texts = contractAjv({ coerceTypes: 'array', useDefaults: true }).addSchema(document)
  return {
    ofBody: ({ $ref }) =>
      compiledAtFirstUse(() => {
        const validate = bodies.getSchema($ref)
        if (!validate) throw new Error(`The contract has no schema at ${$ref}.`)
        return validate
      }),
    ofTexts: (schema) => compiledAtFirstUse(() => texts.compile(schema)),
  }
}

/** An Ajv instance with the contract's formats. The contract's lint checks the schemas themselves. */
function contractAjv(options: Options = {}) {
  const ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: true, ...options })
  addFormats.default(ajv)
  // `multipleOf: 0.01` would reject 19.99, because it isn't an exact multiple.
  ajv.addFormat('money', {
    type: 'number',
    validate: (value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6,
  })
  ajv.addFormat('loose-email', (value) => validateField('email', value) === undefined)
  return ajv
}

/** Compiling every schema at the start took 6.4 of the 9.3 seconds in which a server of the tests started. */
function compiledAtFirstUse(compile: () => ValidateFunction): ValidateFunction {
  let compiled: ValidateFunction | undefined
  const validate: Pick<ValidateFunction, 'errors'> & ((data: unknown) => unknown) = (data) => {
    compiled ??= compile()
    const isValid = compiled(data)
    validate.errors = compiled.errors
    return isValid
  }
  return validate as ValidateFunction
}
