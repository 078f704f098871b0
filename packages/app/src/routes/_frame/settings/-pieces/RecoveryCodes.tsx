import { Button, CodeBlock, Dialog } from '@partner-dashboard/ui'

/** The recovery codes, this once. */
export const RecoveryCodes = ({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) => (
  <Dialog
    isOpen
    onOpenChange={onClose}
    title="Recovery codes"
    description="Each one replaces the app's code once. Keep them where you'd find them without your phone: they aren't shown again."
    isKeptOnPressOutside
    footer={
      <Button variant="primary" onPress={onClose}>
        I saved them
      </Button>
    }
  >
    <CodeBlock label="Recovery codes" code={codes.join('\n')} />
  </Dialog>
)
