import { Button, CodeBlock, Dialog } from '@partner-dashboard/ui'

/** Shows the recovery codes once. Only its button closes it. */
export const RecoveryCodes = ({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) => (
  <Dialog
    isOpen
    onOpenChange={onClose}
    title="Recovery codes"
    description="Use each code once if you don't have your phone. Store them securely. They won't be shown again."
    isBusy
    footer={
      <Button variant="primary" onPress={onClose}>
        I saved the codes
      </Button>
    }
  >
    <CodeBlock label="Recovery codes" code={codes.join('\n')} />
  </Dialog>
)
