import { type DragEvent, useEffect, useState } from 'react'
import type { FileRules } from '../../validators'
import { type DragVerdict, dragVerdict } from './dragVerdict'

interface DropOptions {
  accept: FileRules['accept']
  isDisabled: boolean
  onDrop: (files: readonly File[], hasFolder: boolean) => void
}

const bringsFiles = (event: { dataTransfer: DataTransfer | null }) =>
  event.dataTransfer?.types.includes('Files') ?? false

/** Cancelling a drag (Escape, another window) may fire no event. These events never fire during a drag. */
const signsOfNoDrag = ['pointermove', 'keydown', 'dragend']

/** Handles dragging files over an element. Files dropped outside of it don't navigate away from the page. */
export function useDrop({ accept, isDisabled, onDrop }: DropOptions) {
  const [verdict, setVerdict] = useState<DragVerdict>()

  useEffect(() => {
    const stay = (event: globalThis.DragEvent) => {
      if (bringsFiles(event)) event.preventDefault()
    }
    window.addEventListener('dragover', stay)
    window.addEventListener('drop', stay)
    return () => {
      window.removeEventListener('dragover', stay)
      window.removeEventListener('drop', stay)
    }
  }, [])

  useEffect(() => {
    if (!verdict) return
    const end = () => setVerdict(undefined)
    for (const sign of signsOfNoDrag) window.addEventListener(sign, end)
    return () => {
      for (const sign of signsOfNoDrag) window.removeEventListener(sign, end)
    }
  }, [verdict])

  const over = (event: DragEvent) => {
    if (!bringsFiles(event) || isDisabled) return
    event.preventDefault()
    const types = filesIn(event.dataTransfer).map(({ type }) => type)
    // With `none`, browsers ignore the drop and the user gets no error.
    event.dataTransfer.dropEffect = 'copy'
    setVerdict(dragVerdict(types, accept))
  }
  return {
    verdict,
    dropProps: {
      onDragEnter: over,
      onDragOver: over,
      onDragLeave: (event: DragEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setVerdict(undefined)
      },
      onDrop: (event: DragEvent) => {
        if (!bringsFiles(event)) return
        event.preventDefault()
        setVerdict(undefined)
        if (isDisabled) return
        const hasFolder = filesIn(event.dataTransfer).some((item) => item.webkitGetAsEntry?.()?.isDirectory)
        onDrop(Array.from(event.dataTransfer.files), hasFolder)
      },
    },
  }
}

const filesIn = ({ items }: DataTransfer) => Array.from(items).filter(({ kind }) => kind === 'file')
