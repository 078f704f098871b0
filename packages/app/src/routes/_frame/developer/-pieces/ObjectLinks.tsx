import { DescriptionList, Section } from '@partner-dashboard/ui'
import { ObjectLink } from '../../../../shell/ObjectLink'
import { nameOf } from '../../../../views/look'
import { typedPrefix } from './logSearch'

/** The objects that a call or an event was about, each where it is shown. */
export function ObjectLinks({ ids }: { ids: readonly string[] | null }) {
  if (!ids || ids.length === 0) return null
  const kinds = [...new Set(ids.map((id) => typedPrefix(id) ?? 'other'))]
  return (
    <Section title="Objects">
      <DescriptionList
        items={kinds.map((kind) => ({
          label: nameOf({}, kind),
          value: ids
            .filter((id) => (typedPrefix(id) ?? 'other') === kind)
            .map((id) => (
              <div key={id}>
                <ObjectLink id={id} beside={ids} />
              </div>
            )),
        }))}
      />
    </Section>
  )
}
