import type { paths } from '@partner-dashboard/contract/public-v1'

type CollectionName = keyof paths extends infer Path
  ? Path extends `/${infer Name}`
    ? Name extends `${string}/${string}`
      ? never
      : Name
    : never
  : never

/** Resources of the public API by path name. */
export type ResourceName = CollectionName

type Json<Answer> = Answer extends { content: { 'application/json': infer Body } } ? Body : never
type BodyOf<Operation> = Operation extends { requestBody?: infer Request } ? Json<NonNullable<Request>> : never
type List<Name extends ResourceName> = paths[`/${Name}`]['get']

type Item<Name extends ResourceName> =
  Json<List<Name>['responses'][200]> extends { results: (infer Row)[] } ? Row : never

/** Fields of an object, without those that all objects have. */
export type FieldName<Name extends ResourceName> = Exclude<keyof Item<Name>, 'id' | 'created_at' | 'updated_at'> &
  string

export type FilterName<Name extends ResourceName> = Exclude<
  keyof NonNullable<List<Name>['parameters']['query']>,
  'cursor' | 'page_size'
> &
  string

export type CreateBody<Name extends ResourceName> = BodyOf<paths[`/${Name}`]['post']>
export type UpdateBody<Name extends ResourceName> = BodyOf<paths[`/${Name}/{id}`]['patch']>
