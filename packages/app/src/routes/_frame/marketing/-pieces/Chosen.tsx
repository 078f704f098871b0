import { Button, RuledItem, RuledList, Stack } from '@partner-dashboard/ui'

interface ChosenProps {
  items: readonly { id: string; name: string }[]
  onRemove: (id: string) => void
}

export function Chosen({ items, onRemove }: ChosenProps) {
  if (items.length === 0) return null
  return (
    <Stack isScrolled>
      <RuledList>
        {items.map(({ id, name }) => (
          <RuledItem
            key={id}
            actions={
              <Button size="small" variant="quiet" aria-label={`Remove ${name}`} onPress={() => onRemove(id)}>
                Remove
              </Button>
            }
          >
            <span>{name}</span>
          </RuledItem>
        ))}
      </RuledList>
    </Stack>
  )
}
