import { Button, RuledItem, RuledList, Stack } from '@partner-dashboard/ui'
import { useRef } from 'react'

interface ChosenProps {
  items: readonly { id: string; name: string }[]
  onRemove: (id: string) => void
}

export function Chosen({ items, onRemove }: ChosenProps) {
  const list = useRef<HTMLElement>(null)
  if (items.length === 0) return null
  return (
    <Stack isScrolled ref={list}>
      <RuledList>
        {items.map(({ id, name }) => (
          <RuledItem
            key={id}
            actions={
              <Button
                size="small"
                variant="quiet"
                aria-label={`Remove ${name}`}
                onPress={() => {
                  // Keeps the focus in the list after a removal.
                  const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
                  const index = items.findIndex((item) => item.id === id)
                  ;(buttons[index + 1] ?? buttons[index - 1])?.focus()
                  onRemove(id)
                }}
              >
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
