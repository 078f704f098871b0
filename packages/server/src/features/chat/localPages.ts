import type { LocalMessage } from './store'

export const style = `
  :root { color-scheme: light dark; font: 14px/20px system-ui, sans-serif; }
  body { max-width: 640px; margin: 48px auto; padding: 0 16px; }
  h1 { font-size: 20px; line-height: 28px; }
  p.help { color: GrayText; }
  article { border-top: 1px solid color-mix(in srgb, CanvasText 15%, transparent); padding: 16px 0; }
  h2 { font-size: 14px; margin: 0; }
  p { margin: 0 0 8px; white-space: pre-line; overflow-wrap: anywhere; }
  fieldset { border: 1px solid color-mix(in srgb, CanvasText 15%, transparent); border-radius: 6px; margin: 16px 0; padding: 8px 16px; }
  label { display: block; padding: 6px 0; }
  button { font: inherit; min-height: 32px; padding: 0 16px; margin-inline-end: 8px; }
  a { color: LinkText; }
`

const page = (title: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<link rel="stylesheet" href="/_local/chat/chat.css"></head><body>
<h1>${title}</h1>
${body}
</body></html>`

interface Consent {
  state: string
  codeChallenge: string
  redirectUri: string
  channels: readonly string[]
}

export const consentPage = ({ state, codeChallenge, redirectUri, channels }: Consent) =>
  page(
    'Partner Dashboard wants to post messages',
    `<p class="help">No chat service is configured, so the built-in one is used. Posted messages are shown at <a href="/_local/chat">/_local/chat</a>.</p>
<form method="post" action="/_local/chat/oauth/v2/authorize">
<input type="hidden" name="state" value="${escapeHtml(state)}">
<input type="hidden" name="code_challenge" value="${escapeHtml(codeChallenge)}">
<input type="hidden" name="redirect_uri" value="${escapeHtml(redirectUri)}">
<fieldset><legend>Channel to post to</legend>
${channels.map((name, index) => `<label><input type="radio" name="channel" value="${name}"${index === 0 ? ' checked' : ''}> ${name}</label>`).join('\n')}
</fieldset>
<button name="decision" value="allow">Allow</button><button name="decision" value="deny">Deny</button>
</form>`,
  )

export const messagesPage = (messages: readonly LocalMessage[]) =>
  page(
    'Chat',
    `<p class="help">No chat service is configured, so messages are shown here, on this machine only. <a href="/_local/chat">Refresh</a></p>
${messages.length === 0 ? '<p>No messages yet.</p>' : messages.map(article).join('\n')}`,
  )

export const refusalPage = (reason: string) => page('Authorization failed', `<p>${escapeHtml(reason)}</p>`)

const article = ({ channel, text, created_at }: LocalMessage) => `<article>
<h2>${escapeHtml(channel)}</h2>
<p class="help"><time datetime="${created_at}">${created_at.slice(0, 19).replace('T', ' ')} UTC</time></p>
<p>${escapeHtml(text)}</p>
</article>`

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
