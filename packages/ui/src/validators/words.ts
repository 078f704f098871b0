/** All field errors. `{about}` is a placeholder. */
export const words = {
  required: 'Required',

  characters: 'Invalid',
  length: 'Invalid',
  areaCode: 'Invalid',
  prefix: 'Invalid',
  checksum: 'Invalid',
  decimals: 'Invalid',
  shape: 'Invalid',
  protocol: 'Invalid',
  host: 'Invalid',
  credentials: 'Invalid',
  hexcode: 'Color must be a valid hex code',

  year: 'Please enter a valid year.',
  month: 'Please enter a valid month (1-12).',
  day: 'Please enter a valid day for {about}.',
  afterToday: 'Invalid',
  beforeToday: 'Date must be greater than or equal to today.',

  fileType: 'File type must be {about}',
  fileTooLarge: 'File is larger than {about} bytes',
  fileTooSmall: 'File is smaller than {about} bytes',
  tooManyFiles: 'Too many files',
} as const satisfies Record<string, string>

export type Code = keyof typeof words

export const tell = (code: Code, about: string | number = ''): string =>
  words[code].replace('{about}', () => String(about))
