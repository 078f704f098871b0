import type { components } from '@partner-dashboard/contract'

type Schemas = components['schemas']
type ToolkitId = Schemas['GtmToolkitSummary']['channel']
type ProductType = Schemas['ProductType']

export interface Brand {
  name: string
  /** A public URL; null if there is none. */
  logo: string | null
  primaryColor: string
  accentColor: string
}

/** Placeholders that mailing tools fill per business. */
const fields = { business: '{{business_name}}', amount: '{{max_amount}}', link: '{{offer_url}}' }

interface ProductWords {
  /** Name within a sentence. */
  name: string
  headline: string
  /** Repayment in one sentence. */
  terms: string
  action: string
  legal: string
}

/** A merchant cash advance is a sale of receivables, so its text never mentions loans, interest or credit. */
const wordsOf: Record<ProductType, ProductWords> = {
  merchant_cash_advance: {
    name: 'a cash advance',
    headline: 'Turn future sales into funds today',
    terms:
      'You receive the funds for one flat fee and deliver an agreed share of your daily sales until the total is reached: more on busy days, less on quiet ones.',
    action: 'See your offer',
    legal: 'A merchant cash advance is a purchase of future receivables. Offers depend on a review and may change.',
  },
  flex_loan: {
    name: 'a flex loan',
    headline: 'A loan that moves with your sales',
    terms: 'You pay one flat fee and repay with a share of your sales, with a small minimum in each period.',
    action: 'See your offer',
    legal: 'Loans depend on a review of your application. Offers may change or end.',
  },
  term_loan: {
    name: 'a term loan',
    headline: 'Plan your next step with a fixed loan',
    terms: 'You know the whole cost from the start and repay in equal monthly payments.',
    action: 'See your offer',
    legal: 'Loans depend on a review of your application. Offers may change or end.',
  },
  bnpl: {
    name: 'buy now, pay later',
    headline: 'Order now, pay later',
    terms: 'You order what you need today and pay by invoice or in installments. You see the terms before you confirm.',
    action: 'See your terms',
    legal: 'Pay-later terms depend on a review of your business and of each order.',
  },
  spend_card: {
    name: 'a business card',
    headline: 'A card for what your business needs',
    terms: 'You spend up to your limit and see every purchase as it happens.',
    action: 'See your limit',
    legal: 'Cards depend on a review of your business. Limits may change.',
  },
}

const escapeHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')

type Asset = Schemas['GtmAsset']
type MakeAsset = (words: ProductWords, brand: Brand) => Asset

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** White or black, whichever is more readable on a color. */
function inkOn(color: string): string {
  const hex = color.slice(1)
  const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex
  const [red = 0, green = 0, blue = 0] = (full.match(/../g) ?? []).map((pair) => {
    const part = Number.parseInt(pair, 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  return 1.05 / (light + 0.05) >= (light + 0.05) / 0.05 ? '#ffffff' : '#000000'
}

interface EmailText {
  headline: string
  paragraphs: string[]
}

/** Uses tables and inline styles, because email clients support little else. Outlook reads the width attribute only. */
function emailHtml({ headline, paragraphs }: EmailText, { action, legal }: ProductWords, brand: Brand): string {
  const name = escapeHtml(brand.name)
  const head = brand.logo ? `<img src="${escapeHtml(brand.logo)}" alt="${name}" height="32">` : name
  const body = paragraphs.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`).join('\n')
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(headline)}</title></head>
<body style="margin:0;background:#f5f5f5;font-family:Arial,sans-serif;color:#1c1c1c">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" style="background:#ffffff;width:100%;max-width:560px">
<tr><td style="padding:24px;border-top:4px solid ${brand.primaryColor};font-size:20px;font-weight:bold">${head}</td></tr>
<tr><td style="padding:0 24px 24px;font-size:16px;line-height:24px">
<h1 style="margin:0 0 16px;font-size:24px;line-height:32px">${escapeHtml(headline)}</h1>
${body}
<p style="margin:0 0 24px"><a href="${fields.link}" style="display:inline-block;padding:12px 20px;background:${brand.primaryColor};color:${inkOn(brand.primaryColor)};text-decoration:none">${escapeHtml(action)}</a></p>
<p style="margin:0;font-size:12px;line-height:18px;color:#5c5c5c">${escapeHtml(legal)}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`
}

const email =
  (id: string, title: string, text: (words: ProductWords, brand: Brand) => EmailText): MakeAsset =>
  (words, brand) => ({
    id: `email-${id}`,
    title,
    kind: 'html',
    file_name: `${id}-email.html`,
    content: emailHtml(text(words, brand), words, brand),
  })

/** Font size at which a bold line fits, even in a wider fallback font. */
const fitting = (text: string, width: number) => width / (text.length * 0.7)

const banner =
  (id: string, title: string, [width, height]: readonly [number, number]): MakeAsset =>
  ({ headline, action }, { name, primaryColor, accentColor }) => {
    const ink = inkOn(primaryColor)
    const size = Math.min(height / 5, fitting(headline, width * 0.9))
    const line = (y: number, most: number, text: string, weight = 'normal') => {
      const fontSize = Math.floor(Math.min(most, fitting(text, width * 0.9)))
      return `<text x="${Math.round(width * 0.05)}" y="${Math.round(height * y)}" font-size="${fontSize}" font-weight="${weight}">${escapeHtml(text)}</text>`
    }
    return {
      id: `banner-${id}`,
      title,
      kind: 'svg',
      file_name: `banner-${width}x${height}.svg`,
      content: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeHtml(`${name}: ${headline}`)}">
<rect width="${width}" height="${height}" fill="${primaryColor}"/>
<rect y="${height - Math.max(4, Math.round(height * 0.04))}" width="${width}" height="${Math.max(4, Math.round(height * 0.04))}" fill="${accentColor}"/>
<g fill="${ink}" font-family="Arial, sans-serif">
${line(0.28, size * 0.7, name, 'bold')}
${line(0.55, size, headline, 'bold')}
${line(0.8, size * 0.7, `${action} ›`)}
</g>
</svg>
`,
    }
  }

const text =
  (id: string, title: string, content: (words: ProductWords, brand: Brand) => string): MakeAsset =>
  (words, brand) => ({ id, title, kind: 'text', file_name: `${id}.txt`, content: `${content(words, brand)}\n` })

interface Toolkit {
  title: string
  description: string
  assets: readonly MakeAsset[]
}

const toolkits: Record<ToolkitId, Toolkit> = {
  email: {
    title: 'Emails',
    description: 'Three emails: announcement, reminder, and last call before an offer ends.',
    assets: [
      email('launch', 'Launch email', ({ headline, name, terms }, brand) => ({
        headline,
        paragraphs: [
          `Hello ${fields.business},`,
          `${brand.name} now offers ${name} to businesses like yours: up to ${fields.amount} for stock, equipment or the next season.`,
          terms,
        ],
      })),
      email('reminder', 'Reminder', ({ name, terms }, brand) => ({
        headline: 'Your offer is waiting',
        paragraphs: [
          `Hello ${fields.business},`,
          `${brand.name} has ${name} of up to ${fields.amount} ready for you. The application takes a few minutes.`,
          terms,
        ],
      })),
      email('last-call', 'Last call', ({ name }, brand) => ({
        headline: 'Your offer ends soon',
        paragraphs: [
          `Hello ${fields.business},`,
          `Your offer from ${brand.name}, ${name} of up to ${fields.amount}, ends in a few days. Have a look before it does.`,
        ],
      })),
    ],
  },
  banner: {
    title: 'Banners',
    description: 'Images for your website, in three sizes.',
    assets: [
      banner('wide', 'Wide banner', [970, 250]),
      banner('leaderboard', 'Leaderboard', [728, 90]),
      banner('square', 'Square', [600, 600]),
    ],
  },
  social: {
    title: 'Social posts',
    description: 'Two posts for your channels.',
    assets: [
      text(
        'social-announcement',
        'Announcement',
        ({ headline, name }, brand) =>
          `${headline}. ${brand.name} now offers ${name} to the businesses that sell with us. See what is ready for yours in your dashboard.`,
      ),
      text(
        'social-how-it-works',
        'How it works',
        ({ name, terms }, brand) =>
          `How ${name} from ${brand.name} works:\n\n${terms}\n\nHave a look in your dashboard.`,
      ),
    ],
  },
  call_script: {
    title: 'Call script',
    description: 'A script for phone calls, with answers to common questions.',
    assets: [
      text('call-script', 'Call script', ({ name, terms, legal }, brand) =>
        [
          `Hello, this is ${brand.name}. Am I speaking with the owner of ${fields.business}?`,
          `We have ${name} of up to ${fields.amount} ready for you. May I tell you how it works?`,
          terms,
          'I can send you the link now. Viewing the offer is free and without obligation.',
          `Say this before you end the call: ${legal}`,
        ].join('\n\n'),
      ),
      text('call-questions', 'Common questions', ({ name, terms, legal }, brand) =>
        [
          `What is it?\n${sentenceCase(name)}, offered by ${brand.name} with its capital partner.`,
          `What does it cost?\nThe whole cost is shown before you accept. ${terms}`,
          'How long does it take?\nThe application takes a few minutes; most are decided within a day.',
          `Is it guaranteed?\n${legal}`,
        ].join('\n\n'),
      ),
    ],
  },
}

const summaryOf = (id: ToolkitId): Schemas['GtmToolkitSummary'] => {
  const { title, description, assets } = toolkits[id]
  return { id, channel: id, title, description, assets_count: assets.length }
}

const order: readonly ToolkitId[] = ['email', 'banner', 'social', 'call_script']

export const toolkitSummaries = () => order.map(summaryOf)

/** A toolkit for one product with the partner's branding. */
export const makeToolkit = (id: ToolkitId, product: ProductType, brand: Brand): Schemas['GtmToolkit'] => ({
  toolkit: summaryOf(id),
  assets: toolkits[id].assets.map((make) => make(wordsOf[product], brand)),
})

/** Brand of a partner. Logos on this server get absolute URLs, because they're displayed elsewhere. */
export function brandOf(
  { display_name, logo, primary_color, accent_color }: Schemas['Branding'],
  publicOrigin: string,
): Brand {
  const address = logo && URL.canParse(logo, publicOrigin) ? new URL(logo, publicOrigin) : undefined
  return {
    name: display_name,
    logo: address && /^(https?:|data:)$/.test(address.protocol) ? address.href : null,
    primaryColor: escapeHtml(primary_color),
    accentColor: escapeHtml(accent_color),
  }
}
