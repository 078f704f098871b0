import { Button, Dialog, Shortcuts, Stack, SwitchField } from '@partner-dashboard/ui'
import { useState } from 'react'
import { areKeysOn, turnKeys } from './pageKeys'

const shortcuts = [
  { keys: ['Ctrl K', '⌘ K'], label: 'Search pages, businesses and actions' },
  { keys: ['/'], label: 'Search this list' },
  { keys: ['j', 'k'], label: 'Next and previous row' },
  { keys: ['Enter'], label: 'Open the row' },
  { keys: ['x'], label: 'Select the row, if it has a checkbox' },
  { keys: ['Arrow keys'], label: 'Move between cells' },
  { keys: ['F6'], label: 'Move to the messages, for example to undo' },
  { keys: ['Esc'], label: 'Close the panel or dialog' },
  { keys: ['?'], label: 'Show these shortcuts' },
]

interface KeyboardMapProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

export function KeyboardMap({ isOpen, onOpenChange }: KeyboardMapProps) {
  const [areOn, setOn] = useState(areKeysOn)
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Keyboard shortcuts"
      size="small"
      footer={<Button onPress={() => onOpenChange(false)}>Close</Button>}
    >
      <Stack gap={5}>
        <Shortcuts items={shortcuts} />
        <SwitchField
          label="Single-key shortcuts"
          description="Turn off if you use voice control."
          isSelected={areOn}
          onChange={(next) => {
            turnKeys(next)
            setOn(next)
          }}
        />
      </Stack>
    </Dialog>
  )
}
