import type { components } from '@partner-dashboard/contract'
import { bodyPart, fieldPart } from '../../platform/problemParts'
import type { ProblemPart } from '../../platform/refusal'

type Schemas = components['schemas']

/** In bytes. */
const largestPicture = 1_048_576

/** `#abc` → `#AABBCC`. */
export const fullColor = (color: string) =>
  color.length === 4
    ? `#${[...color.slice(1)].map((digit) => digit + digit).join('')}`.toUpperCase()
    : color.toUpperCase()

const pictureTypes: Record<string, (bytes: Buffer) => boolean> = {
  'image/png': (bytes) => bytes.subarray(0, 8).toString('hex') === '89504e470d0a1a0a',
  'image/jpeg': (bytes) => bytes.subarray(0, 3).toString('hex') === 'ffd8ff',
  'image/webp': (bytes) => bytes.subarray(0, 4).toString() === 'RIFF' && bytes.subarray(8, 12).toString() === 'WEBP',
  // SVGs are only displayed as images, where scripts don't run. Those with scripts are rejected anyway.
  'image/svg+xml': (bytes) => {
    const text = bytes.toString('utf8')
    return /<svg[\s>]/i.test(text) && !/<script|\son\w+\s*=|javascript:|<foreignObject/i.test(text)
  },
}

/** Validates the size of an image's data: URL and that its content matches its type. */
function picturePart(pointer: string, value: string | null | undefined): ProblemPart | undefined {
  if (value === null || value === undefined) return undefined
  const [, type = '', text] = /^data:([\w/+]+);base64,([A-Za-z0-9+/]+=*)$/.exec(value) ?? []
  const looksRight = pictureTypes[type]
  if (text === undefined || !looksRight) return bodyPart(pointer, 'type', 'File type must be PNG, JPEG, WebP or SVG')
  const bytes = Buffer.from(text, 'base64')
  if (bytes.length > largestPicture)
    return bodyPart(pointer, 'too_large', `File is larger than ${largestPicture} bytes`)
  return looksRight(bytes) ? undefined : bodyPart(pointer, 'type', 'File type must be PNG, JPEG, WebP or SVG')
}

/** Validates an origin: scheme, host and port only. */
export function originPart(pointer: string, value: string): ProblemPart | undefined {
  const isOrigin =
    URL.canParse(value) &&
    /^https?:$/.test(new URL(value).protocol) &&
    new URL(value).origin === value.replace(/\/$/, '')
  return isOrigin ? undefined : bodyPart(pointer, 'origin', 'must be an origin, such as https://app.example.com')
}

export const brandingParts = (body: Schemas['PartnerChanges']) => [
  picturePart('/logo', body.logo),
  picturePart('/icon', body.icon),
  body.display_name !== undefined && body.display_name.trim() === ''
    ? bodyPart('/display_name', 'required', 'Required')
    : undefined,
  fieldPart('/primary_color', 'hexcode', body.primary_color),
  fieldPart('/accent_color', 'hexcode', body.accent_color),
]

export const supportParts = (body: Schemas['SupportInfoChanges'], country: string | null) => [
  fieldPart('/support_email', 'email', body.support_email),
  fieldPart('/support_phone', country === 'CA' ? 'canadaPhone' : 'phone', body.support_phone),
  fieldPart('/support_url', 'url', body.support_url),
  fieldPart('/hours', 'textArea', body.hours),
]
