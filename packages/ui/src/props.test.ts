import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, it } from 'vitest'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const doors = ['index.ts', 'table/index.ts', 'charts/index.ts', 'theme/index.ts'].map((door) => at(door))

/** Props declared in this package of all exported components. */
function propsOf(program: ts.Program): { name: string; sentence: string }[] {
  const checker = program.getTypeChecker()
  const exported = doors.flatMap((door) => {
    const file = program.getSourceFile(door) ?? expect.fail(door)
    return checker.getExportsOfModule(checker.getSymbolAtLocation(file) ?? expect.fail(door))
  })
  return exported.flatMap((symbol) => {
    const found = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    if (!/^[A-Z]/.test(found.name) || !found.valueDeclaration) return []
    const [props] = checker.getTypeOfSymbol(found).getCallSignatures()[0]?.parameters ?? []
    if (!props) return []
    const type = checker.getTypeOfSymbol(props)
    return (type.isUnion() ? type.types : [type]).flatMap((one) =>
      one.getProperties().flatMap((property) => {
        const [declaration] = property.declarations ?? []
        const isOurs = declaration?.getSourceFile().fileName.startsWith(at('.'))
        // Components with only `{ children }` document them in their own comment.
        const isInline = declaration && ts.isTypeLiteralNode(declaration.parent)
        if (!isOurs || isInline) return []
        const sentence = ts.displayPartsToString(property.getDocumentationComment(checker)).trim()
        return [{ name: `${found.name}.${property.name}`, sentence }]
      }),
    )
  })
}

it('documents every prop of every component', () => {
  const options: ts.CompilerOptions = {
    jsx: ts.JsxEmit.ReactJSX,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ESNext,
    strict: true,
    skipLibCheck: true,
    noEmit: true,
  }
  const props = propsOf(ts.createProgram(doors, options))
  expect(props.length).toBeGreaterThan(400)
  expect(props.filter(({ sentence }) => sentence === '').map(({ name }) => name)).toEqual([])
})
