import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A double of Chromatic's index for a dry run: a token, no earlier builds, and a build number. */
const answers: Record<string, unknown> = {
  CreateAppTokenMutation: { appToken: 'token' },
  FirstCommittedAtQuery: { app: { firstBuild: null, lastBuild: null } },
  LastBuildQuery: { app: { isOnboarding: false, lastBuild: null } },
  AnnounceBuildMutation: {
    announceBuild: {
      id: 'build',
      number: 1,
      browsers: [],
      status: 'ANNOUNCED',
      autoAcceptChanges: true,
      reportToken: 'report',
      features: { uiTests: true, uiReview: false, isReactNativeApp: false },
      app: { id: 'app', turboSnapAvailability: 'AVAILABLE', isOnboarding: false },
    },
  },
}

export interface ChromaticIndex {
  url: string
  /** Names of requested operations in order. */
  asked: string[]
  stop: () => void
}

export async function startChromaticIndex(): Promise<ChromaticIndex> {
  const requests: string[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      const name = /(?:query|mutation)\s+(\w+)/.exec(body)?.[1] ?? ''
      requests.push(name)
      const known = name in answers
      const reply = known ? { data: answers[name] } : { errors: [{ message: `This index does not know ${name}` }] }
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(reply))
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, asked: requests, stop: () => void server.close() }
}
