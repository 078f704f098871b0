const secretNames = /^(secret|access_token|identity_token|login_token|token|api_key|otpauth_url)$/

/** Replaces what is secret or differs in each recording. */
export function withoutSecrets(value, name = '') {
  if (Array.isArray(value)) {
    if (name === 'recovery_codes') return value.map((_, index) => `4f7c2-9d1${index}e`)
    return value.map((part) => withoutSecrets(part))
  }
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutSecrets(part, key)]))
  if (typeof value !== 'string') return value
  if (/^pd_(live|test)_/.test(value) || (secretNames.test(name) && value.length > 12)) return sample(name, value)
  if (/^req[_-]/.test(value)) return 'req_0b6cf1a2-5b7e-4a53-9f3e-2f1a3a0d3c55'
  // Some columns have the database's time, which is later than the recording's clock.
  return value.replace(/20(2[7-9]|26-(11-(2[2-9]|30)|12))[-\d]*T\d\d:\d\d:\d\d(\.\d+)?Z/g, (time) =>
    Date.parse(time) > Date.now() - 86_400_000 && Date.parse(time) <= Date.now() ? '2026-11-21T12:00:00Z' : time,
  )
}

function sample(name, value) {
  if (name === 'otpauth_url') return 'otpauth://totp/Partner%20Dashboard:maya.ortiz@example.com?secret=JBSWY3DPEHPK3PXP'
  if (value.startsWith('whsec_')) return 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD'
  if (value.startsWith('pd_')) return `${value.slice(0, 8)}9f2c4b7e1d8a4c5fb0e36d7a21c8e94f`
  return `example-${name.replaceAll('_', '-')}`
}
