import type { LocalAccount } from './store'

export const style = `
  :root { color-scheme: light dark; font: 14px/20px system-ui, sans-serif; }
  body { max-width: 480px; margin: 48px auto; padding: 0 16px; }
  h1 { font-size: 20px; line-height: 28px; }
  p.help { color: GrayText; }
  p.error { color: light-dark(#b42318, #f97066); }
  form { margin: 0 0 8px; }
  button, input { font: inherit; padding: 8px 12px; border-radius: 6px; border: 1px solid color-mix(in srgb, CanvasText 25%, transparent); }
  button { cursor: pointer; background: Canvas; color: CanvasText; }
  button:hover { background: color-mix(in srgb, CanvasText 6%, Canvas); }
  button.account { display: block; width: 100%; text-align: start; }
  button small { display: block; color: GrayText; font-size: 12px; }
  label { display: block; margin: 16px 0 4px; }
  input { width: 100%; box-sizing: border-box; margin-bottom: 8px; background: Canvas; color: CanvasText; }
`

/** Descriptions of demo accounts by email address, in display order. */
export type AccountNotes = ReadonlyMap<string, string>

function demoRank({ email }: LocalAccount, notes: AccountNotes): number {
  const rank = [...notes.keys()].indexOf(email)
  return rank === -1 ? notes.size : rank
}

interface SignInPage {
  action: string
  accounts: readonly LocalAccount[]
  notes: AccountNotes
  /** Entered email address without a user. */
  unknownEmail?: string
  /** Email address suggested by the app. */
  loginHint?: string
}

export const signInPage = ({ action, accounts, notes, unknownEmail, loginHint = '' }: SignInPage) =>
  page(
    'Sign in',
    `<p class="help">This identity provider is for development and tests on this machine. It doesn't ask for a password.</p>
${accounts
  .toSorted((a, b) => demoRank(a, notes) - demoRank(b, notes))
  .map((account) => accountForm(action, account, notes))
  .join('\n')}
<form method="post" action="${escapeHtml(action)}">
<label for="email">Or the email address of another user</label>
<input id="email" name="email" type="email" autocomplete="username" required value="${escapeHtml(unknownEmail ?? loginHint)}"${unknownEmail === undefined ? '' : ' aria-invalid="true" aria-describedby="error"'}>
${unknownEmail === undefined ? '' : '<p class="error" id="error" role="alert">No user has this email address.</p>'}
<button>Sign in</button>
</form>
<form method="post" action="${escapeHtml(action)}"><input type="hidden" name="cancel" value="1"><button>Cancel</button></form>`,
  )

const accountForm = (
  action: string,
  { email, name }: LocalAccount,
  notes: AccountNotes,
) => `<form method="post" action="${escapeHtml(action)}">
<input type="hidden" name="email" value="${escapeHtml(email)}">
<button class="account">${escapeHtml(name)}<small>${escapeHtml(notes.get(email) ?? email)}</small></button>
</form>`

/** `form` is the provider's own form, which the buttons reference by ID. */
export const signOutPage = (form: string) =>
  page(
    'Sign out',
    `<p>Sign out of the local provider as well?</p>
${form}
<button form="op.logoutForm" name="logout" value="yes">Sign out</button>
<button form="op.logoutForm">Stay signed in</button>`,
  )

export const signedOutPage = (appAddress: string) =>
  page('Signed out', `<p>You are signed out. <a href="${escapeHtml(appAddress)}">Back to Partner Dashboard</a></p>`)

export const errorPage = (title: string, detail: string) =>
  page(title, `<p class="error" role="alert">${escapeHtml(detail)}</p>`)

const page = (title: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/_local/oidc/style.css"></head><body>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body></html>`

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
