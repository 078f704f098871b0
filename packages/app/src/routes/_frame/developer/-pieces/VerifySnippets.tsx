import { CodeBlock, Stack, Tabs } from '@partner-dashboard/ui'
import { snippets } from './snippets'

/** How a server knows that a request is ours. */
export function VerifySnippets() {
  return (
    <Stack>
      <p>
        Every request is signed with the secret of its endpoint, by the rules of Standard Webhooks. Verify it before you
        read the body, and answer 2XX as soon as you have stored the event: the same webhook-id may come twice.
      </p>
      <Tabs
        label="Language"
        tabs={snippets.map(({ id, label, code }) => ({
          id,
          label,
          content: <CodeBlock label={`Verify in ${label}`} code={code} />,
        }))}
      />
    </Stack>
  )
}
