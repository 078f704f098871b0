/** Code to verify a request (Standard Webhooks 1.0), without dependencies. */
export const snippets = [
  {
    id: 'node',
    label: 'Node',
    code: `import { createHmac, timingSafeEqual } from 'node:crypto'

// body: the text of the request as it came, before it is parsed.
export function verify(secret, headers, body) {
  const id = headers['webhook-id']
  const timestamp = headers['webhook-timestamp']
  const age = Math.abs(Date.now() / 1000 - Number(timestamp))
  if (!(age <= 300)) return false
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const expected = createHmac('sha256', key).update(\`\${id}.\${timestamp}.\${body}\`).digest()
  // Two signatures for a day after the secret was rotated.
  return (headers['webhook-signature'] ?? '').split(' ').some((signature) => {
    const [version, value = ''] = signature.split(',')
    const given = Buffer.from(value, 'base64')
    return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected)
  })
}
`,
  },
  {
    id: 'python',
    label: 'Python',
    code: `import base64
import hashlib
import hmac
import time


# body: the bytes of the request as they came, before they are parsed.
def verify(secret: str, headers, body: bytes) -> bool:
    message_id = headers.get("webhook-id", "")
    timestamp = headers.get("webhook-timestamp", "")
    if not timestamp.isdecimal() or abs(time.time() - int(timestamp)) > 300:
        return False
    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = f"{message_id}.{timestamp}.".encode() + body
    digest = hmac.new(key, signed, hashlib.sha256).digest()
    expected = b"v1," + base64.b64encode(digest)
    # Two signatures for a day after the secret was rotated.
    given = headers.get("webhook-signature", "").encode().split(b" ")
    return any(hmac.compare_digest(expected, signature) for signature in given)
`,
  },
  {
    id: 'ruby',
    label: 'Ruby',
    code: `require "openssl"

# body: the text of the request as it came, before it is parsed.
def verify(secret, headers, body)
  id = headers["webhook-id"]
  timestamp = headers["webhook-timestamp"]
  return false if (Time.now.to_i - timestamp.to_i).abs > 300

  key = secret.delete_prefix("whsec_").unpack1("m")
  digest = OpenSSL::HMAC.digest("SHA256", key, "#{id}.#{timestamp}.#{body}")
  expected = "v1,#{[digest].pack("m0")}"
  # Two signatures for a day after the secret was rotated.
  headers["webhook-signature"].to_s.split.any? { |given| OpenSSL.secure_compare(given, expected) }
end
`,
  },
  {
    id: 'go',
    label: 'Go',
    code: `package webhooks

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"net/http"
	"strconv"
	"strings"
	"time"
)

// Verify takes the body as it came, before it is parsed.
func Verify(secret string, header http.Header, body []byte) bool {
	id, timestamp := header.Get("webhook-id"), header.Get("webhook-timestamp")
	sent, err := strconv.ParseInt(timestamp, 10, 64)
	if err != nil || time.Since(time.Unix(sent, 0)).Abs() > 5*time.Minute {
		return false
	}
	key, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(secret, "whsec_"))
	if err != nil {
		return false
	}
	mac := hmac.New(sha256.New, key)
	mac.Write([]byte(id + "." + timestamp + "."))
	mac.Write(body)
	expected := []byte("v1," + base64.StdEncoding.EncodeToString(mac.Sum(nil)))
	// Two signatures for a day after the secret was rotated.
	for _, given := range strings.Fields(header.Get("webhook-signature")) {
		if hmac.Equal([]byte(given), expected) {
			return true
		}
	}
	return false
}
`,
  },
] as const
