/**
 * Adds the frame and the list of businesses, as React renders them before any response (packages/app/src/bootstrap/shell.tsx), to the document. They are
 * painted with the first style sheets and stay until the app has drawn its page (packages/app/src/early/shell.ts), which also fills the rows.
 */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { buildOneFile } from './oneFile.mjs'

/**
 * @param {string} entry
 * @param {string} folder where the entry is built for Node
 * @returns {import('vite').Plugin}
 */
export const shell = (entry, folder) => ({
  name: 'shell',
  apply: (config, { command }) => command === 'build' && !config.build?.ssr,
  transformIndexHtml: {
    order: 'pre',
    async handler(html) {
      const [wide, narrow] = await buildOneFile(entry, folder, (file) =>
        [1280, 400].map((width) => render(file, width)),
      )
      // Only the page's content differs on a phone. Templates cost no layout.
      const templates = {
        'wide rows': partOf(wide.filled, /<tbody.*?<\/tbody>/s),
        'narrow main': partOf(narrow.empty, /<main.*<\/main>/s),
        'narrow rows': partOf(narrow.filled, /<ul(?:(?!<ul).)*?<dl.*?<\/ul>/s),
      }
      const parts = Object.entries(templates).map(([name, part]) => `<template class="${name}">${part}</template>`)
      const element = `<div id="shell" inert aria-hidden="true">${forDocument(wide.empty)}${parts.join('')}</div>`
      return html.replace('<!-- shell -->', () => element)
    },
  },
})

/** In a process of its own, which ends with the timers of the app. */
const render = (file, width) =>
  JSON.parse(
    execFileSync(process.execPath, [join(import.meta.dirname, 'renderShell.mjs'), file, String(width)], {
      encoding: 'utf8',
    }),
  )

function partOf(html, pattern) {
  const [part] = pattern.exec(forDocument(html)) ?? []
  if (part === undefined) throw new Error(`The shell has no ${pattern}.`)
  return part
}

/** Without the title, scripts, comments and the attributes that must be unique in a document or depend on the page. */
const forDocument = (html) =>
  html
    .replace(/<title>.*?<\/title>/, '')
    .replaceAll(/<script.*?<\/script>/gs, '')
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/ (id|for|aria-labelledby|aria-describedby|aria-controls|aria-current|data-status)="[^"]*"/g, '')
