import { type Api, createSchemaImportToken, type DatasetType } from '@partner-dashboard/client'
import { isEmbedId } from '@partner-dashboard/ui/validators'
import { useMutation } from '@tanstack/react-query'

/** Token of the importer, requested with the first file and again when it expires. Requires a valid embed ID (nonzero number). */
export function useImporter(api: Api, dataset_type: DatasetType) {
  const token = useMutation(createSchemaImportToken(api))
  const open = async (): Promise<boolean> => {
    const isGood = token.data && Date.parse(token.data.expires_at) > Date.now()
    const { embed_id } = isGood ? token.data : await token.mutateAsync({ dataset_type })
    return isEmbedId(embed_id)
  }
  const isRefused = token.isError || (token.data !== undefined && !isEmbedId(token.data.embed_id))
  return {
    open,
    problem: isRefused ? "We couldn't start the upload. Choose the file again." : undefined,
  }
}
