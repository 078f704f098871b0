import { Button, FileDrop, Inline, PictureSamples, Stack } from '@partner-dashboard/ui'
import { useState } from 'react'
import { maxImageBytes, pictureTypes } from '../../../../views/settings'

interface PictureFieldProps {
  label: string
  description: string
  /** URL or data URL; null for none. */
  value: string | null
  /** Saved value, restored when a file is rejected. */
  saved: string | null
  onChange: (value: string | null) => void
  errorMessage: string | undefined
  isDisabled: boolean
}

export function PictureField({
  label,
  description,
  value,
  saved,
  onChange,
  errorMessage,
  isDisabled,
}: PictureFieldProps) {
  const [chosen, setChosen] = useState<{ file: File; url: string }>()
  const [problem, setProblem] = useState<string>()
  const take = async (file: File | null) => {
    setProblem(undefined)
    if (!file) return onChange(saved)
    // A file can't be read if it was changed or moved in the meantime.
    const url = await dataUrlOf(file).catch(() => undefined)
    if (url === undefined || !(await canBeDrawn(url))) {
      setProblem("We can't display this file. Choose another image.")
      return onChange(saved)
    }
    setChosen({ file, url })
    onChange(url)
  }
  return (
    <Stack gap={2}>
      <FileDrop
        label={label}
        description={description}
        accept={pictureTypes}
        maxBytes={maxImageBytes}
        isRequired={false}
        isDisabled={isDisabled}
        // Selected file, until it's saved or discarded.
        value={chosen && chosen.url === value && value !== saved ? chosen.file : null}
        onChange={(file) => void take(file)}
        errorMessage={errorMessage ?? problem}
      />
      {value !== null && (
        <Inline gap={3}>
          <PictureSamples src={value} />
          <Button size="small" variant="quiet" isDisabled={isDisabled} onPress={() => onChange(null)}>
            {`Remove ${label.toLowerCase()}`}
          </Button>
        </Inline>
      )}
    </Stack>
  )
}

const dataUrlOf = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })

const canBeDrawn = (url: string) =>
  new Promise<boolean>((resolve) => {
    const image = new Image()
    image.onload = () => resolve(true)
    image.onerror = () => resolve(false)
    image.src = url
  })
