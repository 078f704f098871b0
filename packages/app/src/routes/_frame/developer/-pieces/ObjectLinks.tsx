import { DescriptionList, Section } from '@partner-dashboard/ui'
import { ObjectLink } from '../../../../shell/ObjectLink'
import { prefixOf } from '../../../../views/developer'
import { nameOf } from '../../../../views/look'

export function ObjectLinks({ ids }: { ids: readonly string[] | null }) {
  if (!ids || ids.length === 0) return null
  const kinds = [...new Set(ids.map((id) => prefixOf(id) ?? 'other'))]
  return (
    <Section title="Objects">
      <DescriptionList
        items={kinds.map((kind) => ({
          label: nameOf({}, kind),
          value: ids
            .filter((id) => (prefixOf(id) ?? 'other') === kind)
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
