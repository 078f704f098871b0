import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const base64url = (data: Uint8Array) => Buffer.from(data).toString('base64url')

interface Options {
  challenge: string
}

/** A security key in software: ES256 and no attestation. */
export class Authenticator {
  readonly id = randomBytes(16)
  counter = 0
  private readonly keys: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
  })

  constructor(public origin: string) {}

  private clientData = (type: string, { challenge }: Options) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }))

  private authenticatorData(flags: number): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    return Buffer.concat([sha256(new URL(this.origin).hostname), Buffer.from([flags]), counter])
  }

  private credential = (response: object) => ({
    id: base64url(this.id),
    rawId: base64url(this.id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })

  /** Like `navigator.credentials.create`. */
  create(options: Options) {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' })
    const publicKey = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    )
    // User present, user verified, attested credential data.
    const data = [this.authenticatorData(0x45), Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, publicKey]
    const attestation = isoCBOR.encode(
      new Map<string, string | Map<string, never> | Uint8Array>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, never>()],
        ['authData', new Uint8Array(Buffer.concat(data))],
      ]),
    )
    return this.credential({
      clientDataJSON: base64url(this.clientData('webauthn.create', options)),
      attestationObject: base64url(attestation),
      transports: ['usb'],
    })
  }

  /** Like `navigator.credentials.get`. */
  get(options: Options) {
    this.counter += 1
    const clientData = this.clientData('webauthn.get', options)
    const data = this.authenticatorData(0x05)
    return this.credential({
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(data),
      signature: base64url(sign('sha256', Buffer.concat([data, sha256(clientData)]), this.keys.privateKey)),
    })
  }
}
