import { useRef, useState } from 'react'
import { IconButton } from '../../components/Button/IconButton'
import { CloseIcon, FileIcon, Icon, UploadIcon } from '../../components/Icon/Icon'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden'
import { formatBytes } from '../../format'
import { type FileRules, MAX_UPLOAD_BYTES, rejectFiles, tell } from '../../validators'
import { Field, type FieldLabels } from '../Field/Field'
import * as styles from './FileDrop.css'
import { UploadProgress, type UploadProgressProps } from './UploadProgress'
import { useDrop } from './useDrop'
import { useFileDialog } from './useFileDialog'

export interface FileDropProps extends FieldLabels, Pick<FileRules, 'accept' | 'minBytes'> {
  /** Selected file. */
  value: File | null
  /** Called with null if the file was removed or another one was rejected. */
  onChange: (file: File | null) => void
  /** Default: 10 MB. */
  maxBytes?: number
  /** Required by default; optional fields are marked in their label. */
  isRequired?: boolean
  /** Visible, but can't be used. */
  isDisabled?: boolean
  /** Name in the submitted form. */
  name?: string
  /** Validates an accepted file; returns an error message. */
  validate?: (file: File) => string | undefined
  /** Upload progress; no other file can be selected meanwhile. */
  upload?: Omit<UploadProgressProps, 'label'>
}

/**
 * Single file by drop or dialog. `data-focused`, `data-dialog-open` and `data-drag` (accept or reject) expose the
 * state. Ignores system files (.DS_Store, Thumbs.db); rejects several files.
 */
export function FileDrop(props: FileDropProps) {
  const { label, description, errorMessage, value, onChange, accept, minBytes, maxBytes = MAX_UPLOAD_BYTES } = props
  const { isRequired = true, validate, upload, name } = props
  const isDisabled = props.isDisabled || upload !== undefined
  const input = useRef<HTMLInputElement>(null)
  const [isFocused, setFocused] = useState(false)
  const [problem, setProblem] = useState<string>()

  const judgeEmpty = () => {
    if (value === null) setProblem((known) => known ?? (isRequired ? tell('required') : undefined))
  }
  const dialog = useFileDialog(input, judgeEmpty)

  const take = (files: Iterable<File>) => {
    const { accepted, rejected, message } = rejectFiles(files, { accept, minBytes, maxBytes, isRequired })
    const [file] = accepted
    // Only ignored files: same as no file.
    if (!file && rejected.length === 0) return judgeEmpty()
    const refusal = message ?? (file && validate?.(file))
    setProblem(refusal)
    onChange(file && refusal === undefined ? file : null)
  }
  const { verdict, dropProps } = useDrop({
    accept,
    isDisabled,
    onDrop: (files, hasFolder) => {
      if (!hasFolder || files.length > 1) return take(files)
      setProblem(tell('shape'))
      onChange(null)
    },
  })

  const message = errorMessage ?? problem
  return (
    <Field label={label} description={description} errorMessage={message} isRequired={isRequired}>
      {/* File inputs don't support aria-required; optional fields are marked in the label instead. */}
      {({ 'aria-required': _, ...control }) => (
        <div className={styles.root}>
          <div
            {...dropProps}
            className={styles.area}
            data-focused={isFocused || undefined}
            data-dialog-open={dialog.isOpen || undefined}
            data-drag={verdict}
            data-invalid={message === undefined ? undefined : true}
            data-disabled={isDisabled || undefined}
          >
            <div className={styles.target}>
              <Icon icon={value ? FileIcon : UploadIcon} size={20} />
              <span className={styles.words} id={`${control.id}-file`}>
                <DropHint value={value} isOpen={dialog.isOpen} verdict={verdict} />
                <span className={styles.note}>{value ? formatBytes(value.size) : limitsOf(accept, maxBytes)}</span>
              </span>
              <input
                {...control}
                ref={input}
                type="file"
                className={styles.input}
                name={name}
                accept={typeof accept === 'string' ? accept : accept?.join(',')}
                disabled={isDisabled}
                aria-describedby={`${control.id}-file ${control['aria-describedby'] ?? ''}`.trim()}
                onClick={() => dialog.setOpen(true)}
                onChange={({ target }) => {
                  dialog.setOpen(false)
                  take(Array.from(target.files ?? []))
                  // Allows selecting the same file again after it changed.
                  target.value = ''
                }}
                onFocus={() => setFocused(true)}
                onBlur={() => {
                  setFocused(false)
                  if (!dialog.isOpen) judgeEmpty()
                }}
              />
            </div>
            {value && !isDisabled && (
              <IconButton
                label={`Remove ${value.name}`}
                icon={<Icon icon={CloseIcon} />}
                size="small"
                onPress={() => {
                  setProblem(isRequired ? tell('required') : undefined)
                  onChange(null)
                  input.current?.focus()
                }}
              />
            )}
          </div>
          {upload && <UploadProgress {...upload} label={value?.name ?? label} />}
          <VisuallyHidden>
            <span role="status">{value ? `${value.name} selected` : ''}</span>
          </VisuallyHidden>
        </div>
      )}
    </Field>
  )
}

function DropHint({ value, isOpen, verdict }: { value: File | null; isOpen: boolean; verdict?: 'accept' | 'reject' }) {
  if (verdict === 'accept') return <span className={styles.title}>Drop the file here</span>
  if (verdict === 'reject') return <span className={styles.title}>This file can't be uploaded here</span>
  if (value) return <span className={styles.title}>{value.name}</span>
  if (isOpen) return <span className={styles.title}>Choosing a file…</span>
  return (
    <span className={styles.title}>
      Drop a file here or <span className={styles.action}>choose one</span>
    </span>
  )
}

function limitsOf(accept: FileRules['accept'] = [], maxBytes: number): string {
  const kinds = typeof accept === 'string' ? accept : accept.join(', ')
  const size = `up to ${formatBytes(maxBytes)}`
  return kinds === '' ? `U${size.slice(1)}` : `${kinds}, ${size}`
}
