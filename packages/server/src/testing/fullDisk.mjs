import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

/**
 * Imported before a server: while the file FULL_DISK exists, writes to paths that match its content fail like on a full
 * disk. JavaScript, because Node 20 runs no TypeScript.
 */
const file = process.env.FULL_DISK ?? ''
const paths = new Map()
const { openSync, writeSync, existsSync, readFileSync } = fs

const isFull = (path) => existsSync(file) && new RegExp(readFileSync(file, 'utf8')).test(path)

Object.assign(fs, {
  openSync: (...args) => {
    const opened = openSync(...args)
    paths.set(opened, String(args[0]))
    return opened
  },
  writeSync: (...args) => {
    if (isFull(paths.get(args[0]) ?? ''))
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' })
    return writeSync(...args)
  },
})
syncBuiltinESMExports()
