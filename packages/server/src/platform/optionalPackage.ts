/** Imports an optional package, with a helpful error if it isn't installed. */
export async function loadOptional<Module>(name: string, load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new Error(`The package ${name} isn't installed. Install the server without --omit=optional.`, {
      cause: error,
    })
  }
}
