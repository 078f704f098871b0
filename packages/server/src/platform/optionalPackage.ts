/** Imports a package that an installation may leave out, and says so where it does. */
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
