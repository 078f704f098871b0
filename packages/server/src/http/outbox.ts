import type { FastifyInstance } from 'fastify'
import { outboxStore, type StoredMail } from '../kernel/outboxStore'
import type { Queryable } from '../platform/database/sql'

const style = `
  :root { color-scheme: light dark; font: 14px/20px system-ui, sans-serif; }
  body { max-width: 640px; margin: 48px auto; padding: 0 16px; }
  h1 { font-size: 20px; line-height: 28px; }
  p.help { color: GrayText; }
  article { border-top: 1px solid color-mix(in srgb, CanvasText 15%, transparent); padding: 16px 0; }
  h2 { font-size: 14px; margin: 0; }
  p { margin: 0 0 8px; white-space: pre-line; }
  strong { font-size: 20px; letter-spacing: 2px; font-variant-numeric: tabular-nums; }
  a { color: LinkText; }
`

/** Local pages with the emails of the embedded default. Only served without a mail server. */
export function serveOutbox(app: FastifyInstance, db: Queryable): void {
  const newest = () => outboxStore(db).latest()

  app.get('/_local/outbox.json', async (_request, reply) => {
    const mails = (await newest()).map(({ recipient, subject, body, created_at }) => ({
      to: recipient,
      subject,
      text: body,
      created_at,
    }))
    return reply.header('cache-control', 'no-store').send({ mails })
  })
  app.get('/_local/outbox.css', async (_request, reply) => reply.type('text/css').send(style))
  app.get('/_local/outbox', async (_request, reply) => {
    const mails = await newest()
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page(mails))
  })
}

const page = (mails: readonly StoredMail[]) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox</title>
<link rel="stylesheet" href="/_local/outbox.css"></head><body>
<h1>Outbox</h1>
<p class="help">No mail server is configured, so emails are shown here, on this machine only. <a href="/_local/outbox">Refresh</a></p>
${mails.length === 0 ? '<p>No emails yet.</p>' : mails.map(article).join('\n')}
</body></html>`

const article = ({ recipient, subject, body, created_at }: StoredMail) => `<article>
<h2>${escapeHtml(subject)}</h2>
<p class="help">to ${escapeHtml(recipient)}, <time datetime="${created_at}">${created_at.slice(0, 19).replace('T', ' ')} UTC</time></p>
<p>${escapeHtml(body).replace(/\b(\d{8})\b/, '<strong>$1</strong>')}</p>
</article>`

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
